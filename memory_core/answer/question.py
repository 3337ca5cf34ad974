"""What a question asks for: the kind of thing that would answer, what and whom it is about, whose words, which days."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Final

from memory_core.answer.foreword import to_the_point, told_before
from memory_core.answer.forms import (
    EMPTY,
    Sought,
    core,
    deed_of,
    measures,
    separated,
    sought,
    spelled_out,
    words_of,
    words_of_owner,
)
from memory_core.answer.irregular import base
from memory_core.answer.tense import CHANGING, of_history, of_now, of_past, of_what_was
from memory_core.claims.dated import dated
from memory_core.claims.number import in_figures
from memory_core.index.tokens import terms, tokens
from memory_core.people.directory import Directory, Identity
from memory_core.people.mentions import named
from memory_core.people.names import bare
from memory_core.search.question import understood as search_question

_PROPER: Final = re.compile(r"(?<![.!?]\s)(?<!^)(?:[^\W\d_a-z][\w&'’-]*)(?:\s+[^\W\d_a-z][\w&'’-]*)*")
_CODE: Final = re.compile(r"\b[A-Z]{1,4}-\d+\b")
_OF: Final = re.compile(r",? (?:from|at|of|in|with|the) (?:the |our )?(?P<what>[^\W\d_]{4,})")
"""What somebody is of, right behind their name."""

_BEFORE: Final = re.compile(r"\b(?P<whose>the|our|my|your) (?P<what>(?:[^\W\d_]{4,} ){0,3})\Z", re.IGNORECASE)
"""What somebody is of, or does, right before their name; "our" Ana is one of the owner's firm."""

_IN: Final = re.compile(r"\b(?:in|near|outside) \Z")
"""What stands before the name of a place, and of nobody."""

_OWNER: Final = re.compile(r"\b(?:I|we)\b")

WORDS: Final = frozenset(
    """april art august autumn basil bill buddy chance chase chip chuck cliff daisy dale dash dawn dean dick drew duke
    earl faith finch frank gene grace grant guy hazel heath heather hope hunter iris ivy jack jay jean jewel joy june
    king lance lane laurel lee lily mark may melody miles mike miller nick norm olive page pat patience peg penny pierce
    pepper poppy price prudence ray reed rich ricky rob robin rock rose rowan rusty sage sandy scott sky skip
    sterling stone storm sue summer sunny tab tad tally ted trip victor violet wade will winter wren young""".split()
)
"""First names that are words in small letters."""


@dataclass(frozen=True, slots=True)
class Named:
    """A name in a question: its terms, everybody who may be meant by it, and who else has the first name."""

    name: str
    terms: tuple[str, ...]
    bearers: tuple[Identity, ...]
    others: tuple[Identity, ...] = ()


@dataclass(frozen=True, slots=True)
class Ask:
    """One thing that is asked: what would answer it, and what it is about.

    `terms` are its telling terms, each once, in order, without those of `people` and of `days` (ISO dates, or words for
    longer stretches). `proper` are the terms of each proper name that is nobody's. `from_day`: where it is asked when
    something is, the day of asking, since a day gone by does not tell when; else "". `speaker` are those whose own
    words are asked for.
    """

    text: str
    sought: Sought
    terms: tuple[str, ...]
    people: tuple[Named, ...] = ()
    days: frozenset[str] = frozenset()
    proper: tuple[tuple[str, ...], ...] = ()
    from_day: str = ""
    speaker: tuple[Identity, ...] = ()

    @property
    def measures(self) -> frozenset[str]:
        """What an amount must measure; empty when anything may do."""
        return measures(self.text)


@dataclass(frozen=True, slots=True)
class Question:
    """A question as it is understood.

    `actor` are those whose deeds are asked for (several for an ambiguous name).
    `past`: an earlier state is asked for; `history`: the change; `now`: how things stand. `sources` are those it names.
    """

    text: str
    asks: tuple[Ask, ...]
    people: tuple[Named, ...] = ()
    actor: tuple[Identity, ...] = ()
    sources: frozenset[str] = frozenset()
    now: bool = False
    past: bool = False
    history: bool = False

    @property
    def speaker(self) -> tuple[Identity, ...]:
        """Those whose own words it asks for, with one ask or another."""
        return next((ask.speaker for ask in self.asks if ask.speaker), ())

    @property
    def terms(self) -> tuple[str, ...]:
        """The terms of all it asks and of all it names, each once."""
        asked = (term for ask in self.asks for term in ask.terms)
        return tuple(dict.fromkeys((*asked, *(term for each in self.people for term in each.terms))))


def understood(text: str, directory: Directory, now: datetime) -> Question:
    """Understand a question asked at a wall time; the directory says who there is."""
    text = to_the_point(spelled_out(text))
    people = _people(text, directory)
    searched = search_question(text, directory, now)
    me = (directory.me,) if directory.me else ()
    return Question(
        text,
        tuple(replace(ask, speaker=_speaker(ask.text, people, me)) for ask in _asks(text, people, now)),
        people,
        next((each.bearers for each in people if deed_of(each.name, text)), me if deed_of("I", text) else ()),
        frozenset(searched.sources),
        of_now(text),
        of_past(text),
        of_history(text),
    )


def _speaker(text: str, people: tuple[Named, ...], me: tuple[Identity, ...]) -> tuple[Identity, ...]:
    """Those whose own words a text asks for."""
    return next((each.bearers for each in people if words_of(each.name, text)), me if words_of_owner(text) else ())


def subordinate(question: Question, clause: str, kind: Sought, now: datetime) -> Question:
    """A question for what a clause of this question speaks of."""
    actor = question.actor if _OWNER.search(clause) and _OWNER.search(question.text) else ()
    return Question(clause, (_ask(clause, kind, question.people, now),), question.people, actor=actor)


def _asks(text: str, people: tuple[Named, ...], now: datetime) -> tuple[Ask, ...]:
    """The things that a question asks; what a later one calls "it" is what the first is about.

    The first is about what is told before it as well, be it in sentences of its own.
    """
    asks: list[Ask] = []
    before, asked = told_before(text)
    for part in separated(to_the_point(asked)):
        about = part if asks else f"{before} {part}".strip()
        ask = _ask(part, sought(part), people, now, about)
        if asks and len(ask.terms) < 2:
            first = asks[0]
            ask = Ask(
                ask.text,
                ask.sought,
                tuple(dict.fromkeys((*ask.terms, *first.terms))),
                ask.people or first.people,
                ask.days or first.days,
                (*ask.proper, *first.proper),
                ask.from_day,
            )
        asks.append(ask)
    if len(asks) > 1 and not (asks[0].terms or asks[0].people):
        asks[0] = replace(asks[1], text=asks[0].text, sought=asks[0].sought)
    return tuple(asks)


def _ask(text: str, kind: Sought, people: tuple[Named, ...], now: datetime, about: str = "") -> Ask:
    """What is asked in a text, which is `about` more than it says when that is given."""
    wanted = in_figures(core(about or text))
    here = tuple(each for each in people if each.name in wanted)
    names = {term for each in people for term in each.terms}
    taken = [(each.start, each.end) for each in dated(wanted, now)]
    found = [
        base(token.term)
        for token in tokens(wanted)
        if token.term not in names and not any(start <= token.start < end for start, end in taken)
    ]
    empty = EMPTY | CHANGING if of_history(text) else EMPTY
    telling = tuple(dict.fromkeys(term for term in found if term not in empty))
    if not (telling or here):
        telling = tuple(dict.fromkeys(found))
    return Ask(
        text,
        kind,
        telling,
        here,
        _days(core(about or text), now),
        _proper(text, frozenset(telling)),
        now.date().isoformat() if kind == "time" and of_now(text) else "",
    )


def _days(text: str, now: datetime) -> frozenset[str]:
    """The days that a text speaks of; where it tells of what was, "by Friday" may be the last one too."""
    found = (*dated(text, now), *(dated(text, now, "past") if of_what_was(text) else ()))
    return frozenset(key for each in found if not each.is_bound for key in each.keys if not key.endswith(" year"))


def _proper(text: str, about: frozenset[str]) -> tuple[tuple[str, ...], ...]:
    """The terms of each proper name and code in a text, as far as it is about them."""
    groups = [tuple(terms(match.group())) for match in _PROPER.finditer(text)]
    groups += [tuple(terms(match.group())[-1:]) for match in _CODE.finditer(text)]
    kept = (tuple(term for term in group if term in about) for group in groups)
    return tuple(dict.fromkeys(group for group in kept if group))


def _is_meant(name: str, bearers: tuple[Identity, ...]) -> bool:
    """Whether a name is meant as one: in small letters it may be a word, so only first and full names count.

    A part of a machine's name is no name of it: "Kiln" need not be the "Kiln Monitor".
    """
    if all(each.machine and bare(each.name) != bare(name) for each in bearers):
        return False
    first = name not in WORDS and any(bare(each.name).split()[:1] == [bare(name)] for each in bearers)
    return name[:1].isupper() or " " in name or first


def _people(text: str, directory: Directory) -> tuple[Named, ...]:
    """The people whom a text names."""
    found = {
        each.name: each.identities
        for each in named(text, directory)
        if _is_meant(each.name, each.identities) and not _IN.search(text, 0, each.start)
    }
    return tuple(_named(name, bearers, text, directory) for name, bearers in found.items() if terms(name))


def _home(address: str) -> str:
    """The domain of an address."""
    return address.partition("@")[2]


def _named(name: str, bearers: tuple[Identity, ...], text: str, directory: Directory) -> Named:
    """A name of a text with those who are meant: of several those who are of what is said beside it."""
    place = text.find(name)
    before = _BEFORE.search(text, 0, place)
    said = {
        word
        for match in (before, _OF.match(text, place + len(name)))
        if match
        for word in match["what"].lower().split()
    }
    meant = tuple(who for who in bearers if any(_is_of(who, word) for word in said))
    if not meant and before and before["whose"].lower() == "our" and directory.me:
        homes = set(map(_home, directory.me.addresses))
        meant = tuple(who for who in bearers if not homes.isdisjoint(map(_home, who.addresses)))
    meant = meant or bearers
    sharing = named(name.split(maxsplit=1)[0], directory)
    others = tuple(who for each in sharing for who in each.identities if who not in meant)
    return Named(name, tuple(dict.fromkeys(terms(name))), meant, others)


def _is_of(who: Identity, what: str) -> bool:
    """Whether somebody writes from there, or does that by a source's directory; domains run words together."""
    return any(what in known for known in (*map(_home, who.addresses), who.role.lower()))

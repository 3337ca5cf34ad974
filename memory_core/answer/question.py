"""What a question asks for: a time, a person, an amount, a reason, whether something is so; of now or of the past."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import datetime
from typing import Final, Literal, TypeAlias

from memory_core.index.tokens import terms
from memory_core.people.directory import Directory, Identity
from memory_core.people.mentions import named
from memory_core.search.question import understood as search_question
from memory_core.search.signals.recency import about_now
from memory_core.search.signals.sources import named_sources

Sought: TypeAlias = Literal["time", "person", "place", "amount", "duration", "reason", "whether", "attribute", "thing"]
"""The kind of thing that would answer."""

_SEPARATE: Final = re.compile(
    r"\?\s+(?=\w)|[,;]?\s+(?:and|but|or)\s+(?=(?:who|whom|when|where|why|what|how|which|did|does|do|is|are|was|were|has|have"
    r"|had|will|can|could|should)\b)",
    re.IGNORECASE,
)
_FORMS: Final[dict[Sought, re.Pattern[str]]] = {
    "duration": re.compile(
        r"\bhow (?:long|many (?:minutes|hours|days|nights|weeks|months|years)|soon)\b", re.IGNORECASE
    ),
    "amount": re.compile(
        r"\bhow (?:much|many|big|large|high|low|far|fast|old|cold|hot|warm|often|tall|heavy|wide)\b"
        r"|\bwhat(?:'s| is| was| are| were)?\s+(?:the |our |my |their )?(?:\w+\s+){0,3}(?:price|cost|budget|rate|total|number"
        r"|amount|percentage|share|figure|latency|size|capacity|temperature|score|salary|fee|discount|count)\b",
        re.IGNORECASE,
    ),
    "time": re.compile(
        r"\bwhen\b|\b(?:what|which) (?:day|date|time|week|month|year|weekday)\b|\bhow late\b|\bdeadline\b|\bdue\b(?! to)",
        re.IGNORECASE,
    ),
    "reason": re.compile(
        r"\bwhy\b|\bhow come\b|\bwhat(?:'s| is| was)? the (?:reason|rationale)\b|\bwhat caused\b|\b(?:root )?cause\b"
        r"|\bfor what reason\b",
        re.IGNORECASE,
    ),
    "person": re.compile(
        r"\bwho(?:m|se|'s)?\b|\b(?:which|what) (?:person|people|colleague|customer|client|company|supplier|vendor|team"
        r"|speaker)\b",
        re.IGNORECASE,
    ),
    "place": re.compile(
        r"\bwhere\b|\b(?:what|which) (?:room|place|city|address|location|venue|office|channel|site|country|airport)\b",
        re.IGNORECASE,
    ),
    "whether": re.compile(
        r"^(?:(?:so|and|but|also|then)[, ]+)*(?:did|does|do|is|are|was|were|has|have|had|will|would|can|could|should|am"
        r"|isn't|aren't|didn't|hasn't|haven't|doesn't|don't|won't|wasn't)\b",
        re.IGNORECASE,
    ),
    "attribute": re.compile(
        r"\bwhat(?:'s| is| was| are| were) (?:the|our|my|your|their|[^\W\d_]+['’]s)\b", re.IGNORECASE
    ),
}
"""How each kind of thing is asked for; the first form that is found counts."""

_EMPTY: Final = frozenset(
    terms(
        """say says said saying tell tells told talk talked speak mention mentioned write wrote written ask asked know
        think thinks thought happen happened happening want wants wanted thing things get got give gave go going goes went make made
        please still currently current now today latest yet ever actually exactly really many much long old often right
        person people day date time kind sort way reason status update news anything something someone anybody anyone
        there let like remind records record memory according far also tend usually supposed question answer new up
        plan need use come take
        """
    )
)
"""Terms that say how something is asked, not what about. A question of nothing else is about them after all."""

_SAYING: Final = (
    r"(?:directly |really |actually |ever |just |still |also )*(?:say|said|tell|told|write|wrote|think|thinks|want|wants|wanted|ask|asked"
    r"|promise|promised|mention|mentioned|report|reported|claim|claimed|suggest|suggested|propose|proposed|dictate"
    r"|dictated|note|noted|agree|agreed|recommend|recommended|offer|offered|announce|announced|post|posted|explain"
    r"|explained|complain|complained|answer|answered|reply|replied|commit|committed|warn|warned|insist|insisted|feel)\b"
)
_OWNER: Final = re.compile(rf"\b(?:i|we) {_SAYING}|\bdid (?:i|we) {_SAYING}", re.IGNORECASE)
_PAST: Final = re.compile(
    r"\b(?:original(?:ly)?|initial(?:ly)?|at first|first (?:said|planned|promised|told|reported|count|date|version)"
    r"|previous(?:ly)?|formerly|before (?:it|that|the change|the move)|used to|back (?:then|in)|earlier|old)\b",
    re.IGNORECASE,
)
_HISTORY: Final = re.compile(
    r"\bhow (?:has|have|did) .*\b(?:chang|mov|evolv|develop|shift)\w*|\bhistory\b|\bchanged?\b.*\bover\b|\ball the (?:dates|values)\b"
    r"|\bhow (?:many times|often) .*\b(?:mov|chang|slip|postpon)\w*|\bwhat (?:has )?changed\b"
    r"|\b(?:slip|slipped|postponed|delayed|moved|pushed|changed|corrected) from\b",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Named:
    """A name in a question: its terms, and everybody who bears it."""

    name: str
    terms: tuple[str, ...]
    bearers: tuple[Identity, ...]


@dataclass(frozen=True, slots=True)
class Ask:
    """One thing that is asked: what would answer it, and what it is about: terms, each once, in order, and people."""

    text: str
    sought: Sought
    terms: tuple[str, ...]
    people: tuple[Named, ...] = ()


@dataclass(frozen=True, slots=True)
class Question:
    """A question as it is understood.

    `speaker` are those whose own words are asked for (several when the name is ambiguous). `past`: an earlier state is
    asked for; `history`: the change; `now`: how things stand. `sources` are those it names.
    """

    text: str
    asks: tuple[Ask, ...]
    people: tuple[Named, ...] = ()
    speaker: tuple[Identity, ...] = ()
    sources: frozenset[str] = frozenset()
    now: bool = False
    past: bool = False
    history: bool = False

    @property
    def terms(self) -> tuple[str, ...]:
        """The terms of all it asks and of all it names, each once."""
        asked = (term for ask in self.asks for term in ask.terms)
        return tuple(dict.fromkeys((*asked, *(term for each in self.people for term in each.terms))))


def understood(text: str, directory: Directory, now: datetime) -> Question:
    """Understand a question asked at a wall time; the directory says who there is."""
    people = _people(text, directory)
    searched = search_question(text, directory, now)
    return Question(
        text,
        _asks(text, people),
        people,
        _speaker(text, people, directory),
        named_sources(searched),
        now=about_now(searched),
        past=_PAST.search(text) is not None,
        history=_HISTORY.search(text) is not None,
    )


def subordinate(question: Question, clause: str) -> Question:
    """The question when something was or will be that a clause of this question speaks of."""
    names = {term for each in question.people for term in each.terms}
    about = tuple(term for term in dict.fromkeys(terms(clause)) if term not in names and term not in _EMPTY)
    people = tuple(each for each in question.people if each.name in clause)
    return Question(clause, (Ask(clause, "time", about, people),), people)


def sought(text: str) -> Sought:
    """The kind of thing that would answer.

    >>> sought("How long is the notice?"), sought("Is it signed?"), sought("What did they say?")
    ('duration', 'whether', 'thing')
    """
    return next((kind for kind, form in _FORMS.items() if form.search(text.strip())), "thing")


def _asks(text: str, people: tuple[Named, ...]) -> tuple[Ask, ...]:
    """The things that a question asks one after another; what a later one calls "it" is what the first is about."""
    names = {term for each in people for term in each.terms}
    asks: list[Ask] = []
    for part in _SEPARATE.split(text):
        found = tuple(dict.fromkeys(term for term in terms(part) if term not in names))
        about = tuple(term for term in found if term not in _EMPTY) or (found if not asks else ())
        here = tuple(each for each in people if each.name in part)
        if asks and len(about) < 2:
            about = tuple(dict.fromkeys((*about, *asks[0].terms)))
            here = here or asks[0].people
        if part.strip(" ?.!"):
            asks.append(Ask(part.strip(), sought(part), about, here))
    return tuple(asks)


def _people(text: str, directory: Directory) -> tuple[Named, ...]:
    """The people whom a text names."""
    found = {each.name: each.identities for each in named(text, directory) if each.name[:1].isupper()}
    return tuple(
        Named(name, tuple(dict.fromkeys(terms(name))), bearers) for name, bearers in found.items() if terms(name)
    )


def _speaker(text: str, people: tuple[Named, ...], directory: Directory) -> tuple[Identity, ...]:
    """Whose own words are asked for; () when nobody's in particular."""
    for each in people:
        name = re.escape(each.name)
        if re.search(
            rf"\b{name},? {_SAYING}|according to {name}\b|\b{name}['’]s (?:view|opinion|position|words|take)\b", text
        ):
            return each.bearers
    return (directory.me,) if directory.me and _OWNER.search(text) else ()

"""Phrases that name people and channels: "Siv, Tor and the packing lead", "both of them", "#general"."""

from __future__ import annotations

from typing import Final, TypeAlias

from actions.grammar.phrases.gatherings import GUESTS, gathering_at
from actions.grammar.phrases.listening import Listener
from actions.grammar.words.lexicon import ARTICLES, PERSONAL, composed, longest, phrases
from actions.grammar.words.speech import matched
from actions.grammar.words.tokens import Phrase, as_meant, lows, owner, said

LONGEST_NAME: Final = 5
GROUPS: Final = frozenset("everyone everybody folks".split())
_OF_CHANNELS: Final = GROUPS | {"them", "those", "people", "guys"}
"""Words for the members of a channel that is named behind them: "them at seed-lab"."""
_PAIRS: Final = longest(
    phrases(
        """
    the two of them, both of them, the both of them, them both, all of them, the three of them
    """
    )
)
EVERYBODY: Final = (
    composed("the|our|my|the whole|the entire|our whole|our entire", "team|company|office|staff|crew|house")
    | composed("everyone|everybody|all|all people", "in|at|of", "the|our", "house|company|office|building|firm")
    | phrases("all staff, all colleagues, all employees, all hands, all of us, the whole lot")
)
"""Everybody in the house."""
_EVERYBODY: Final = longest(EVERYBODY)
_COMPANIES: Final = frozenset("team company office".split())
_JOINS: Final = frozenset({",", "and", "&", "plus", "+", "/"})
_NO_NAMES: Final = frozenset(
    """about that to saying and if whether the a an my our for with from on at in by re of it this is are when
    what who how why where or but not so as then also please asking regarding me i us we up out off tomorrow
    today tonight on message note mail email slack reminder meeting all every next last first thereof""".split()
)

_SUBJECTS: Final = frozenset("he she they".split())
"""Pronouns of who does something, which join no names."""
_OF_HOUSES: Final = frozenset("at from in".split())
LONGEST_HOUSE: Final = 4
"""Words that say of which house somebody is, the preposition counted."""
_PREPOSITIONS: Final = frozenset("in on at to from with by for of about via into over under".split())
LONGEST_DESCRIPTION: Final = 6
"""Words that describe somebody, behind the article."""
FOLLOWING: Final = frozenset(
    """know know: thereof accordingly hears needs need should wants gets about that his her their if whether saying
    new final""".split()
)
"""Words that may follow somebody's description without being a part of it."""
_CONNECTIVES: Final = frozenset(
    "that about to saying and if whether when we i is are was on by with from will has he she they it can".split()
)
"""Words that a name or a role does not hold."""

_BREAKS: Final = frozenset(",:;.")

DOERS: Final = composed("whoever|whomever") | composed(
    "the", "person|one|guy|man|woman|lady|people|colleague|ones", "who|who's|that|that's"
)
"""What somebody is spoken of by that is described by what they do."""
_DOERS: Final = longest(DOERS)
_OTHERS: Final = ARTICLES | frozenset("i we you he she it they there".split())
"""What begins a sentence about others than whom "that" stands behind."""
_LEADS_ON: Final = frozenset("that about to : , if whether know saying hears asking".split())
_SAID_BEHIND: Final = (("that",), ("about",), (":",), ("to",), ("know",))

People: TypeAlias = tuple[tuple[Phrase, ...], int]
"""The names, and the place behind the last one."""


def people_at(phrase: Phrase, at: int, listener: Listener, *, sure: bool = True) -> People:
    """The people and channels named from this place on; ((), at) for none.

    With `sure=False` a word where a name must stand counts as one though nobody knows it.
    """
    found: list[Phrase] = []
    if lows(phrase[at : at + 1]) == ("both",) and _name_at(phrase, at + 1, listener):
        at += 1
    end = at
    while True:
        start = _behind_joins(phrase, end) if found else end
        if found and start == end and not _in_a_row(phrase, start, listener):
            break
        strange = _described_too(phrase, start) if found else 0 if sure else _stranger_at(phrase, start)
        size = _name_at(phrase, start, listener) or _doer_at(phrase, start, listener) or strange
        if not size or (found and phrase[start].low in _SUBJECTS):
            # "to Maja, she has to sign" goes on with what Maja has to do.
            break
        inside = _group_of(phrase, start, size, listener)
        if inside:
            # "everyone in the workshop channel" is the channel.
            found.append(phrase[inside[0] : inside[1]])
            end = inside[1]
            continue
        found.append(as_meant(phrase[start : start + size]))
        end = start + size
    return tuple(found), end


def _in_a_row(phrase: Phrase, start: int, listener: Listener) -> bool:
    """Whether names go on without commas up to an "and" and a last one: "Amira Maja and Tor", and there end."""
    at = start
    while at < len(phrase) and (size := _known_at(phrase, at, listener)):
        at += size
    joined = at > start and lows(phrase[at : at + 1]) == ("and",)
    last = _name_at(phrase, at + 1, listener) if joined and at + 1 < len(phrase) else 0
    return bool(last) and (at + 1 + last == len(phrase) or phrase[at + 1 + last].low in _LEADS_ON)


def people_behind(
    phrase: Phrase, words: frozenset[str], listener: Listener, *, sure: bool = True
) -> tuple[Phrase, tuple[Phrase, ...]]:
    """The phrase without the last "with ..." (or other of the words) that people follow, and these people."""
    for at in range(len(phrase) - 2, -1, -1):
        if phrase[at].low in words and phrase[at].kind == "word":
            found, end = people_at(phrase, at + 1, listener, sure=sure)
            if found:
                return phrase[:at] + phrase[end:], found
    return phrase, ()


def _group_of(phrase: Phrase, start: int, size: int, listener: Listener) -> tuple[int, int] | None:
    """Where the channel stands whose members a group is; None for any other name."""
    behind = start + size
    first, last = phrase[start].low, phrase[behind - 1].low
    group = not _OF_CHANNELS.isdisjoint((first, last)) or last in _COMPANIES
    if not group or lows(phrase[behind : behind + 1]) not in (("in",), ("on",), ("at",), ("of",)):
        return None
    channel = _channel_at(phrase, behind + 1) if behind + 1 < len(phrase) else 0
    if not channel and behind + 1 < len(phrase) and phrase[behind + 1].kind == "channel":
        channel = 1
    ends = lows(phrase[behind + 2 : behind + 3]) in ((), ("that",), (":",))
    sure = ends and (first in GROUPS or last in _COMPANIES)
    named = behind + 1 < len(phrase) and phrase[behind + 1].kind == "word"
    if not channel and named and (sure or "-" in phrase[behind + 1].low):
        channel = 1
    if not channel and last in _OF_CHANNELS:
        # "the people in the warehouse"
        channel = _known_at(phrase, behind + 1, listener)
    return (behind + 1, behind + 1 + channel) if channel else None


def _behind_joins(phrase: Phrase, at: int) -> int:
    while at < len(phrase) and phrase[at].low in _JOINS:
        at += 1
    return at


def _name_at(phrase: Phrase, at: int, listener: Listener) -> int:
    """How many tokens the name at this place has, 0 for none; the longest counts."""
    if at >= len(phrase):
        return 0
    if whole := gathering_at(phrase, at, listener):
        return whole[2] - at
    token, words = phrase[at], lows(phrase)
    if token.kind in ("address", "channel"):
        return 2 if words[at + 1 : at + 2] == ("channel",) else 1
    pair = matched(_PAIRS, words, at) or matched(_EVERYBODY, words, at) or matched(GUESTS, words, at)
    if pair or token.kind != "word" or token.low == "and":
        return pair
    channel = _channel_at(phrase, at) if token.low not in GROUPS else 0
    return channel or _known_at(phrase, at, listener) or _pronoun_at(phrase, at)


def _known_at(phrase: Phrase, at: int, listener: Listener) -> int:
    """How many tokens the longest name has that the listener knows."""
    if at >= len(phrase) or phrase[at].low in _PREPOSITIONS:
        return 0
    for size in range(min(LONGEST_NAME, len(phrase) - at), 0, -1):
        piece = phrase[at : at + size]
        last = piece[-1].low
        broken = last in _PREPOSITIONS or any(each.kind == "mark" or each.low in _CONNECTIVES for each in piece)
        if broken or last.endswith("'s") or last in ARTICLES or not listener.is_name(_without_article(said(piece))):
            continue
        owning = phrase[at + size] if at + size < len(phrase) else piece[-1]
        if owning.low.endswith("'s") and listener.is_name(said((*piece, owner(owning)))):
            # "Jonas Fink's mail" names no Jonas.
            return 0
        # "the lead auditor" is not the lead: more words that describe may follow an article.
        behind = phrase[at + size] if at + size < len(phrase) else None
        described = piece[0].low in ("the", "our") and behind is not None and behind.kind == "word"
        if not described or behind is None or behind.low in _NO_NAMES | _CONNECTIVES | FOLLOWING:
            return size + _housed(phrase, at, at + size, listener)
    return 0


def _housed(phrase: Phrase, start: int, end: int, listener: Listener) -> int:
    """How many words behind somebody name the house or the room they are of: "at Kestrel", "in the seed lab"."""
    behind = lows(phrase[end : end + LONGEST_HOUSE])
    if behind[:1] and behind[0] in _OF_HOUSES and (behind[0] != "in" or behind[1:2] == ("the",)):
        for size in range(len(behind), 1, -1):
            if behind[size - 1] not in _NO_NAMES and listener.is_name(said(phrase[start : end + size])):
                return size
    return 0


def _pronoun_at(phrase: Phrase, at: int) -> int:
    """Such as "him", "them", "everyone"; "his" and "their" say whose, and not whom."""
    low = phrase[at].low
    return 1 if low in GROUPS or (low in PERSONAL and low not in ("his", "their", "hers")) else 0


def _channel_at(phrase: Phrase, at: int) -> int:
    """The length of "the NAME channel", "the channel of the NAME" or "channel NAME"; 0 for anything else."""
    words = lows(phrase)
    first = at + 1 if words[at] in ARTICLES else at
    if words[first : first + 1] == ("channel",) and words[first + 1 : first + 2] in (("of",), ("for",)):
        last = min(first + 2 + LONGEST_NAME, len(words))
        return next((n for n in range(first + 3, last) if words[n] in _NO_NAMES | _BREAKS), last) - at
    if words[first : first + 1] in (("in",), ("on",), ("to",), ("at",)):
        return 0
    for end in range(first + 1, min(first + LONGEST_NAME, len(words))):
        if words[end] == "channel" and not any(
            each in ("and", ",", "to", "that", "in", "on") for each in words[first:end]
        ):
            return end + 1 - at
    if words[first : first + 1] == ("channel",) and first + 1 < len(words):
        return first + 2 - at
    return 0


def _without_article(text: str) -> str:
    first, _, rest = text.partition(" ")
    return rest if first.casefold() in ("the", "a", "an") and rest else text


def _stranger_at(phrase: Phrase, at: int) -> int:
    """A word that nobody knows and capitalised ones behind it; or words that describe somebody: "the head grower"."""
    if at >= len(phrase) or phrase[at].kind != "word":
        return 0
    if phrase[at].low in ("the", "my", "our"):
        return _described_at(phrase, at)
    if phrase[at].low in _NO_NAMES:
        return 0
    end = at + 1
    while (
        end < len(phrase)
        and phrase[end].kind == "word"
        and phrase[end].text[:1].isupper()
        and phrase[at].text[:1].isupper()
        and phrase[end].low not in _NO_NAMES | {"i", "i'm", "i'll", "i've", "i'd"}
    ):
        end += 1
    return end - at


def _doer_at(phrase: Phrase, at: int, listener: Listener) -> int:
    """Such as "whoever has the list now", "the one that fixes the door": somebody, up to what leads on; 0 for nobody.

    "The lady that we close" is nobody: that is what the lady is told.
    """
    size = matched(_DOERS, lows(phrase), at)
    deed = at + size
    if not size or deed == len(phrase):
        return 0
    subject = phrase[deed].low.partition("'")[0]
    if phrase[deed - 1].low == "that" and (subject in _OTHERS or _known_at(phrase, deed, listener)):
        return 0
    end = next((n for n in range(deed, len(phrase)) if phrase[n].low in _LEADS_ON), len(phrase))
    return end - at if end > deed else 0


def _described_too(phrase: Phrase, at: int) -> int:
    """Somebody described behind a name and "and", where what is said follows: "Bo and the professor that ..."."""
    size = _described_at(phrase, at) if phrase[at : at + 1] and phrase[at].low in ("the", "my", "our") else 0
    return size if size and lows(phrase[at + size : at + size + 1]) in _SAID_BEHIND else 0


def _described_at(phrase: Phrase, at: int) -> int:
    """Such as "the chief cook of the inn": an article and up to six words, up to what leads on."""
    end = at + 1
    while end < len(phrase) and end - at <= LONGEST_DESCRIPTION and phrase[end].kind == "word":
        if phrase[end].low in _NO_NAMES and phrase[end].low not in ("of", "the", "at", "from"):
            break
        if phrase[end].low == "a":
            break
        end += 1
    return end - at if end - at > 1 else 0

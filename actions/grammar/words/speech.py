"""Speech made plain: fillers, politeness and what else is said around a command are left out.

Quoted text is one token and is never touched.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Final

from actions.grammar.words.courtesy import CLOSINGS, GERUNDS_FOLLOW, OPENINGS
from actions.grammar.words.lexicon import FILLERS, Words, composed, longest, phrases
from actions.grammar.words.tokens import Phrase, Token, lows, owner, trimmed
from actions.grammar.words.verbs import FIRST_WORDS, infinitive

_FILLERS: Final = longest(FILLERS)
_OPENINGS: Final = longest(OPENINGS)
_CLOSINGS: Final = longest({tuple(reversed(words)) for words in CLOSINGS})
_MEANS_SOMETHING: Final[frozenset[Words]] = frozenset({("well",), ("oh",), ("hm",), ("ah",)})
"""Fillers only with a mark or an end beside them: "as well", "well, tell Bo"."""

_SPEAK: Final = frozenset("say saying with says : that a is are was".split())
"""What comes behind them is said, be it "thanks"."""
_SAID_TOO: Final = frozenset("ok okay right over".split())
"""Closings that end a text as well; they close a command only behind a mark."""
_CORRECTS: Final = frozenset("no sorry actually wait rather nope correction".split())
_COUNTING: Final = frozenset("first second third fourth next last".split())
_REGARDS: Final = longest(
    composed("|best|kind|warm|many", "regards|wishes|greetings")
    | phrases("best, yours, sincerely, yours sincerely, xx")
)
"""What stands before a signature."""
_LONGEST_SIGNATURE: Final = 6
_STUTTERED: Final = frozenset("the a an to at on in with my and for i we of it".split())
"""Words that nobody means to say twice."""


_ONE_WORD: Final[Mapping[Words, str]] = {
    **dict.fromkeys((("one", "on", "one"), ("one", "to", "one"), ("1", "on", "1")), "1:1"),
    ("electronic", "mail"): "e-mail",
    ("electronic", "message"): "e-mail",
}
"""Words of two or three that are one."""
_SPELLED_AS: Final = longest(_ONE_WORD)
_NUDGES: Final = longest(
    composed(
        "i need|i want|i'd like|give me|get me|make me|do me|set me|put me|write me|leave me|create me",
        "a|an|one",
        "|quick|little|short",
        "nudge|reminder|reminding|remembering|remember|prompt|poke",
    )
    | composed("give me|send me", "notice|word")
)
"""What says "remind me" in other words."""
_ASKING: Final = frozenset("asking wondering waiting saying writing".split())
_EARLY: Final = 3
"""Tokens within which a remark names whom it is about; behind them stands what messages say, as it is."""
_RANGES: Final = frozenset("until till to and -".split())
_HOUR_LEADS: Final = frozenset("at until till -".split())
"""What stands before an hour that is said as "15 hours"."""


def matched(table: Mapping[str, tuple[Words, ...]], words: Words, at: int = 0) -> int:
    """How many words the longest phrase of the table has that stands at this place; 0 when none does."""
    if at >= len(words):
        return 0
    for each in table.get(words[at], ()):
        if words[at : at + len(each)] == each:
            return len(each)
    return 0


def spelled(phrase: Phrase) -> Phrase:
    """The phrase with "one on one" and "electronic mail" as one word each, and "at 15 hours" as an hour.

    "I need a nudge" and its like are "remind me".
    """
    words = lows(phrase)
    for at in range(len(words)):
        size = matched(_SPELLED_AS, words, at)
        if size:
            one = _ONE_WORD[words[at : at + size]]
            return (*phrase[:at], replace(phrase[at], text=one, low=one, kind="word"), *spelled(phrase[at + size :]))
        if at < _EARLY and words[at + 1 : at + 2] and words[at + 1] in _ASKING and words[at].endswith("'s"):
            # "Bo's asking" is no asking of Bo's.
            is_ = replace(phrase[at + 1], text="is", low="is")
            return (*phrase[:at], owner(phrase[at]), is_, phrase[at + 1], *spelled(phrase[at + 2 :]))
        if size := matched(_NUDGES, words, at):
            remind = (replace(phrase[at], text="remind", low="remind"), replace(phrase[at + 1], text="me", low="me"))
            return (*phrase[:at], *remind, *spelled(phrase[at + size :]))
        if words[at] == "hours" and at > 1 and words[at - 1].isdigit() and words[at - 2] in _HOUR_LEADS:
            lead = at - 3 if words[at - 2] in _RANGES else at - 1
            hours = (_oclock(each) if each.low.isdigit() else each for each in phrase[lead:at])
            return (*phrase[:lead], *hours, *spelled(phrase[at + 1 :]))
    return phrase


def _oclock(number: Token) -> Token:
    return replace(number, text=f"{number.text}:00", low=f"{number.low}:00")


def without_brackets(phrase: Phrase, aside: Callable[[Phrase], bool]) -> Phrase:
    """The phrase without the brackets around what is no aside of a text: a time, or "(cc Bo)"; the words stay."""
    kept: list[Token] = []
    at = 0
    while at < len(phrase):
        end = next((n for n in range(at + 1, min(at + 8, len(phrase))) if phrase[n].text == ")"), 0)
        if phrase[at].text == "(" and end and not aside(phrase[at + 1 : end]):
            kept += (replace(phrase[at + 1], spaced=True), *phrase[at + 2 : end])
            at = end + 1
            continue
        kept.append(phrase[at])
        at += 1
    return tuple(kept)


def without_fillers(phrase: Phrase) -> Phrase:
    """The phrase without fillers and the commas around them."""
    words = lows(phrase)
    kept: list[int] = []
    pauses: set[int] = set()
    at = 0
    while at < len(phrase):
        if at and words[at] == words[at - 1] and words[at] in _STUTTERED:
            at += 1
            continue
        size = matched(_FILLERS, words, at)
        if words[at : at + 3] == ("you", "know", "what"):
            size = 0 if at else 3
        if size and words[at : at + size] in _MEANS_SOMETHING and not _apart(phrase, at, at + size):
            size = 0
        if not size:
            kept.append(at)
            at += 1
            continue
        if at + size < len(phrase) and phrase[at + size].low == ",":
            size += 1
        elif kept and phrase[kept[-1]].low == "," and at + size >= len(phrase):
            kept.pop()
        elif kept and words[at + size : at + size + 1] and words[at + size] in _CORRECTS:
            # "at two uh no three": the pause is what makes it a correction.
            pauses.add(at)
            kept.append(at)
        at += size
    return tuple(replace(phrase[n], text=",", low=",", kind="mark") if n in pauses else phrase[n] for n in kept)


def without_openings(phrase: Phrase) -> Phrase:
    """The phrase from where its command begins."""
    while True:
        phrase = trimmed(phrase, ",;:.!?–—-")
        size = matched(_OPENINGS, lows(phrase))
        if not size or size == len(phrase) or _counts(phrase, size):
            return phrase
        ing = phrase[size - 1].low in GERUNDS_FOLLOW and infinitive(phrase[size].low)
        if phrase[size - 1].low == "we're" and not ing:
            return phrase
        phrase = (replace(phrase[size], low=ing), *phrase[size + 1 :]) if ing else phrase[size:]


def _counts(phrase: Phrase, size: int) -> bool:
    """Whether "first" or "next" says which one, and not what is to be done before the rest."""
    if size != 1 or phrase[0].low not in _COUNTING or not phrase[1].is_word:
        return False
    return phrase[1].low not in FIRST_WORDS and not matched(_OPENINGS, lows(phrase[1:]))


def without_closings(phrase: Phrase) -> Phrase:
    """The phrase up to where its command ends."""
    while True:
        phrase = _unsigned(trimmed(phrase, ",;.!?–—-"))
        size = matched(_CLOSINGS, tuple(reversed(lows(phrase))))
        if not size or size == len(phrase) or phrase[-size - 1].low in _SPEAK:
            return phrase
        if size == 1 and phrase[-1].low in _SAID_TOO and phrase[-2].is_word:
            # "the budget is ok".
            return phrase
        phrase = phrase[:-size]


def _unsigned(phrase: Phrase) -> Phrase:
    """The phrase without a signature at its end: "..., best regards, Ines"."""
    for at in range(max(len(phrase) - _LONGEST_SIGNATURE, 2), len(phrase) - 1):
        size = matched(_REGARDS, lows(phrase), at) if phrase[at - 1].low == "," else 0
        signed = trimmed(phrase[at + size :]) if size else ()
        if signed and all(each.text[:1].isupper() for each in signed):
            return trimmed(phrase[:at])
    return phrase


def begins_with(phrase: Phrase, table: Iterable[Words]) -> int:
    """How many words the longest of the phrases has that stands at the beginning; 0 when none does."""
    words = lows(phrase)
    return max((len(each) for each in table if words[: len(each)] == each), default=0)


def _apart(phrase: Phrase, start: int, end: int) -> bool:
    before = start == 0 or not phrase[start - 1].is_word
    behind = end == len(phrase) or not phrase[end].is_word
    return before and (behind or start == 0)

"""By whose clock a time is told: "at eight, Lisbon time, not ours", "six here, which is five where she is"."""

from __future__ import annotations

from typing import Final

from actions.grammar.words.lexicon import composed, longest
from actions.grammar.words.speech import matched
from actions.grammar.words.tokens import Phrase, lows
from memory_core.when.grammar.zones import city

_THEIRS: Final = frozenset("their his her local".split())
_NOT_OURS: Final = longest(composed("|and", "not", "ours|mine|our time|my time|here|home time|our clock"))
"""What rules out the clock of the speaker, behind another one."""
_HERE: Final = longest(
    composed("here|our time|my time", "|,", "which is|that is|that's|so|which makes it|that makes it|i.e.")
)
"""What leads from a time of here to the same one elsewhere."""
_THERE: Final = frozenset("there time is are she's he's they're".split())
"""What such a time elsewhere ends in: "five there", "five Lisbon time", "five where he is"."""
LONGEST: Final = 9
"""Tokens by which it is said what time it is elsewhere."""


def by_one_clock(phrase: Phrase) -> Phrase:
    """The phrase with each time by one clock that is named: places for "their time", no clock that is ruled out."""
    return _zone_beside(_without_elsewhere(_of_place(phrase)))


def _of_place(phrase: Phrase) -> Phrase:
    """Of "dinner in Oslo at seven their time" the time of the place that is said."""
    words = lows(phrase)
    at = next((n for n in range(1, len(words) - 1) if words[n] in _THEIRS and words[n + 1] == "time"), 0)
    place = next((n + 1 for n in range(len(words) - 1) if words[n] == "in" and city(words[n + 1])), 0)
    return (*phrase[:at], phrase[place], *phrase[at + 1 :]) if at and place else phrase


def _without_elsewhere(phrase: Phrase) -> Phrase:
    """Of "at six here which is five where he is" the time of here."""
    words = lows(phrase)
    for at in range(1, len(words)):
        size = matched(_HERE, words, at)
        last = min(len(words), at + size + LONGEST)
        placed = (words[n] in _THERE or (words[n - 1] == "in" and bool(city(words[n]))) for n in range(at + size, last))
        end = next((n for n, ends in enumerate(placed, at + size + 1) if ends), 0)
        if size and end:
            return (*phrase[:at], *phrase[end:])
    return phrase


def _zone_beside(phrase: Phrase) -> Phrase:
    """Of "at eight, Lisbon time not ours, ..." the time of that place, beside its hour."""
    words = lows(phrase)
    at = next((n for n in range(2, len(words)) if words[n] == "time" and city(words[n - 1])), 0)
    if not at:
        return phrase
    behind = at + 2 if words[at + 1 : at + 2] == (",",) else at + 1
    size = matched(_NOT_OURS, words, behind)
    other = words[behind : behind + 1] == ("not",) and city(*words[behind + 1 : behind + 2])
    size = size or (2 if other else 0)
    size += 1 if other and words[behind + 2 : behind + 3] == ("time",) else 0
    rest = phrase[behind + size :] if size else phrase[at + 1 :]
    comma = words[at - 2] == ","
    return (*phrase[: at - 2 if comma else at - 1], *phrase[at - 1 : at + 1], *rest)

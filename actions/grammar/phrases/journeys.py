"""Journeys by what the traveller or the vehicle does: "I land", "takeoff", "my train leaves" are edges of an event."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from actions.grammar.commands import Edge
from actions.grammar.words.lexicon import composed, longest, phrases
from actions.grammar.words.speech import matched
from actions.grammar.words.tokens import Phrase, lows, tokens

_FLIGHT: Final = tokens("flight")
_ENDS: Final = longest(
    composed("i|we|i've|we've|i have|we have", "land|landed|touch down|touched down")
    | composed("the|our|my", "plane|flight", "lands|landed|has landed|touches down|arrives|gets in|is in")
    | phrases("landing, touchdown, touching down")
)
_STARTS: Final = longest(
    composed("i|we", "take off|board|fly|fly out|fly home")
    | composed("the|our|my", "plane|flight", "takes off|leaves|departs|boards|goes")
    | phrases("takeoff, take-off, taking off, boarding")
)
_VEHICLES: Final = frozenset("train ferry bus boat".split())
_RUNS: Final[dict[str, Edge]] = {
    **dict.fromkeys("arrives lands docks".split(), "end"),
    **dict.fromkeys("leaves departs goes sails".split(), "start"),
}


@dataclass(frozen=True, slots=True)
class Journey:
    """The words for its event, which edge of it is meant, and how many tokens say so."""

    event: Phrase
    edge: Edge
    size: int


def journey_at(phrase: Phrase, at: int) -> Journey | None:
    """The journey that the words at this place speak of; None for any others.

    >>> journey_at(tokens("after I land"), 1).edge, journey_at(tokens("before my train leaves"), 1).edge
    ('end', 'start')
    """
    words = lows(phrase)
    if size := matched(_ENDS, words, at):
        return Journey(_FLIGHT, "end", size)
    if size := matched(_STARTS, words, at):
        # "I fly to Porto"
        there = (
            words[at + size - 1] == "fly" and words[at + size : at + size + 1] == ("to",) and len(words) > at + size + 1
        )
        return Journey(_FLIGHT, "start", size + 2 if there else size)
    first = at + 1 if words[at : at + 1] in (("my",), ("the",), ("our",)) else at
    edge = _RUNS.get(words[first + 1]) if words[first + 1 : first + 2] else None
    if edge and words[first] in _VEHICLES:
        return Journey(phrase[first : first + 1], edge, first + 2 - at)
    return None

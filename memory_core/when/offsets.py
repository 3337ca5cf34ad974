"""Times measured from an event: "two hours after the town hall", "the day before the launch", "right after standup"."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from memory_core.when.grammar.clock import PART_NAME
from memory_core.when.grammar.lengths import LENGTH, Long
from memory_core.when.parsing import Rule, Source, alt, named, opt, phrases, seq, word
from memory_core.when.reading import Grain, Length, Mention, Offset
from memory_core.when.tokens import Token

Direction: TypeAlias = Literal["before", "after", "on"]
MOST_WORDS: Final = 8
"""Words of the longest event's name that is read."""


@dataclass(frozen=True, slots=True)
class Measured:
    """So long before or after what follows, or on its day; see `Offset`."""

    length: Length
    direction: Direction
    grain: Grain
    part: str = ""


def _measured(long: Long, direction: Direction) -> Measured:
    return Measured(long.length, direction, long.grain)


def _in_part(part: str, direction: Direction) -> Measured:
    return Measured(Length() if direction == "on" else Length(days=1), direction, "part", part)


_BEFORE: Final = seq(phrases("before", "prior to", "ahead of"), make=lambda _: "before")
_AFTER: Final = seq(phrases("after", "into", "following"), make=lambda _: "after")
_SIDE: Final = alt(_BEFORE, _AFTER)
_ON: Final = seq(word("of"), make=lambda _: "on")
_DAY: Final = Long(Length(days=1), "day")
_WEEK: Final = Long(Length(days=7), "week")
MEASURED: Final[Rule[Measured]] = named(
    alt(
        seq(LENGTH, _SIDE, make=_measured),
        seq(phrases("the day"), _SIDE, make=lambda _, side: _measured(_DAY, side)),
        seq(phrases("the day"), _ON, make=lambda _, side: Measured(Length(), side, "day")),
        seq(word("the"), PART_NAME, alt(_SIDE, _ON), make=lambda _, part, side: _in_part(part, side)),
        seq(phrases("the week"), _SIDE, make=lambda _, side: _measured(_WEEK, side)),
        seq(opt(word("right", "just", "directly", "immediately", "straight")), _SIDE, word("the", "my", "our", "that"),
            make=lambda how, side, _: Measured(Length(), side, "minute") if how else None),
    )
)  # fmt: skip

_ENDS: Final = frozenset(
    "and or but so then that which who because if when while until is was are were will would please to for on at in "
    'by instead , . ; : ! ? ( ) " - – —'.split()
)
_OPENERS: Final = frozenset("the my our your his her their that this a an".split())


def offset(text: str, source: Source, first: int, taken: tuple[tuple[int, int], ...]) -> Mention | None:
    """The time measured from an event that begins at a token, if one does.

    The event's name runs up to a word that does not belong to names, or to a time expression of its own (`taken`: their
    stretches of characters), so that "before my call on Friday" leaves Friday alone.
    """
    for measured, behind in sorted(MEASURED.read(source, first), key=lambda each: -each[1]):
        back = behind - 1 if source.tokens[behind - 1].word in _OPENERS else behind
        end = _end(source.tokens, back, taken)
        if end > back:
            start, close = source.tokens[first].start, source.tokens[end - 1].end
            anchor = text[source.tokens[back].start : close]
            reading = Offset(anchor, measured.length, measured.direction, measured.part)
            return Mention(start, close, text[start:close], (reading,), measured.grain)
    return None


def _end(tokens: tuple[Token, ...], at: int, taken: tuple[tuple[int, int], ...]) -> int:
    """The token behind an event's name that begins at `at`; `at` itself when none does."""
    end = at
    while end < len(tokens) - 1 and end - at < MOST_WORDS:
        token = tokens[end]
        if token.word in _ENDS or any(start <= token.start < stop for start, stop in taken):
            break
        end += 1
    only = end - at == 1 and tokens[at].word in _OPENERS
    return at if only or (end > at and not tokens[at].word.isalpha()) else end

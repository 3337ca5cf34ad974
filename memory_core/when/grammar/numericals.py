"""Dates in digits: "2026-05-03", "5/12", "23.04.2022".

Whether "5/12" is a day in May or in December depends on who writes: the source says it for the whole text.
"""

from __future__ import annotations

from typing import Final

from memory_core.when.grammar.numbers import digits, exactly
from memory_core.when.meaning.days import NamedDay
from memory_core.when.parsing import Found, Rule, Source, alt, glued, named, seq, word

_FOUR: Final = exactly(4, 2199)
_ISO: Final = alt(
    *(
        seq(
            _FOUR,
            glued(mark),
            digits(1, 12, joined=True),
            glued(mark),
            digits(1, 31, joined=True),
            make=lambda year, _, month, __, number: NamedDay(month, number, year) if year >= 1000 else None,
        )
        for mark in ("-", "/", ".")
    ),
    seq(
        _FOUR,
        exactly(2, 12),
        exactly(2, 31),
        make=lambda year, month, number: NamedDay(month, number, year) if year >= 1000 and month and number else None,
    ),
)


def _ordered(rule: Rule[tuple[int, int, int | None]]) -> Rule[NamedDay]:
    """The rule's two numbers as month and day, in the source's order, or the other one when that is no date."""

    def read(source: Source, at: int) -> Found[NamedDay]:
        found = []
        for (first, second, year), behind in rule.read(source, at):
            month, number = (second, first) if source.day_first else (first, second)
            if month > 12:
                month, number = number, month
            if month <= 12 and number <= 31:
                found.append((NamedDay(month, number, year), behind))
        return tuple(found)

    return Rule(read, rule.first, rule.empty, rule.words)


_NUMBER: Final = digits(1, 31)
_JOINED: Final = digits(1, 31, joined=True)
_YEAR: Final = alt(
    seq(exactly(4, 2199, joined=True), make=lambda year: year if year >= 1000 else None),
    seq(exactly(2, 99, joined=True), make=lambda year: 2000 + year if year < 30 else 1900 + year),
)


def _pair(first: int, _: str, second: int) -> tuple[int, int, None] | None:
    # "24/7" is always, whatever else it could be.
    return None if (first, second) == (24, 7) else (first, second, None)


SLASHED: Final[Rule[NamedDay]] = named(
    alt(
        _ISO,
        _ordered(
            alt(
                *(
                    seq(
                        _NUMBER,
                        glued(mark),
                        _JOINED,
                        glued(mark),
                        _YEAR,
                        make=lambda first, _, second, __, year: (first, second, year),
                    )
                    for mark in ("/", "-", ".")
                ),
                seq(_NUMBER, glued("/"), _JOINED, make=_pair),
                seq(
                    _NUMBER,
                    glued("/"),
                    _JOINED,
                    word(","),
                    _FOUR,
                    make=lambda first, _, second, __, year: (first, second, year) if year >= 1000 else None,
                ),
            )
        ),
    )
)
"""A date in digits that is one wherever it stands."""

SLASHED_LOOSE: Final[Rule[NamedDay]] = named(_ordered(seq(_NUMBER, glued("."), _JOINED, make=_pair)))
"""Two numbers that are a date only beside a weekday: "Friday 7.6"."""

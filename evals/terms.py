"""Whether a text mentions a term. Dates compare in one form: Oct 21 = October 21st = 10/21 = 2026-10-21."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

_MONTHS: Final = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
_MONTH: Final = (
    r"(?P<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?"
    r"|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b\.?"
)
_DAY: Final = r"(?P<day>\d{1,2})(?:st|nd|rd|th)?(?![\d:]|[.,]\d)"
_YEAR: Final = r"(?:,?\s+(?P<year>\d{4})\b)?"
_FORMS: Final = tuple(
    re.compile(form)
    for form in (
        rf"\b{_MONTH}\s+(?:the\s+)?{_DAY}{_YEAR}",
        rf"(?<![\d.,:/])\b{_DAY}\s+(?:of\s+)?{_MONTH}{_YEAR}",
        r"\b(?P<year>\d{4})-(?P<month>\d{2})-(?P<day>\d{2})(?!\d)",
        r"(?<![\d/.])(?P<month>\d{1,2})/(?P<day>\d{1,2})(?:/(?P<year>\d{4}))?(?![\d/])",
    )
)
_SHORT: Final = 3
"""Terms up to this many letters are whole words; longer ones may go on (`germinat` is in `germination`)."""


@dataclass(frozen=True, slots=True)
class Date:
    """A day of the year; `year` is 0 when it was not said."""

    month: int
    day: int
    year: int = 0

    def is_same(self, other: Date) -> bool:
        """Whether both are the same day, as far as their years are said."""
        years = {self.year, other.year} - {0}
        return (self.month, self.day) == (other.month, other.day) and len(years) <= 1


def folded(text: str) -> str:
    """The text in lower case with single blanks and plain apostrophes."""
    return " ".join(text.replace("\N{RIGHT SINGLE QUOTATION MARK}", "'").casefold().split())


def dates(text: str) -> Iterator[Date]:
    """The dates that a text mentions."""
    for form in _FORMS:
        for match in form.finditer(folded(text)):
            date = _date(match)
            if date:
                yield date


def mentions(text: str, term: str) -> bool:
    """Whether a text says a term: as a date when the term is one, else in its words.

    A term begins where no letter or digit stands before it. One that ends in a digit is not part of a longer number;
    one of up to `_SHORT` letters is not part of a longer word.

    >>> mentions("It moved to October 21st.", "10/21"), mentions("1,412 crates", "412"), mentions("a note", "no")
    (True, False, False)
    """
    term = folded(term)
    sought = _whole_date(term)
    if sought and any(sought.is_same(date) for date in dates(text)):
        return True
    return bool(term) and re.search(f"{_before(term)}{re.escape(term)}{_after(term)}", folded(text)) is not None


def mentions_any(text: str, terms: Iterable[str]) -> bool:
    """Whether a text says one of the terms."""
    return any(mentions(text, term) for term in terms)


def _before(term: str) -> str:
    if not term[0].isalnum():
        return ""
    return r"(?<![^\W_])(?<!\d[.,])" if term[0].isdigit() else r"(?<![^\W_])"


def _after(term: str) -> str:
    if term[-1].isdigit():
        return r"(?!\d|[.,]\d)"
    return r"(?![^\W_])" if term.isalpha() and len(term) <= _SHORT else ""


def _whole_date(term: str) -> Date | None:
    for form in _FORMS:
        match = form.fullmatch(term)
        if match:
            return _date(match)
    return None


def _date(match: re.Match[str]) -> Date | None:
    month = match["month"].rstrip(".")
    number = int(month) if month.isdigit() else _MONTHS.index(month[:3]) + 1
    day, year = int(match["day"]), int(match["year"] or 0)
    return Date(number, day, year) if 1 <= number <= 12 and 1 <= day <= 31 else None

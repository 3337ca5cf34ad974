"""Numbers, in digits or in words, with what they count: money, per cent, durations, or nothing in particular.

English is read. "four-fifty", "nineteen hundred" and "four point two" are read as people say them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from decimal import Decimal
from typing import Final, Literal, TypeAlias

Measure: TypeAlias = Literal["money", "percent", "duration", "temperature", "quantity"]

_ONES: Final = {
    word: value
    for value, word in enumerate(
        """zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
        seventeen eighteen nineteen""".split()
    )
}
_TENS: Final = {
    word: value
    for value, word in zip(
        range(20, 100, 10), "twenty thirty forty fifty sixty seventy eighty ninety".split(), strict=True
    )
}
_SCALES: Final = {"hundred": 100, "thousand": 1000, "million": 10**6, "billion": 10**9}
_LETTERS: Final = {"k": 1000, "m": 10**6, "bn": 10**9}

_DIGIT: Final = f"oh|{'|'.join(list(_ONES)[:10])}"
_ONE_WORD: Final = "|".join((*_ONES, *_TENS, *_SCALES))
_IN_WORDS: Final = re.compile(
    rf"\b(?:an?\s+(?=hundred|thousand|million))?(?:{_ONE_WORD})"
    rf"(?:(?:(?<=hundred)\s+and\s+|(?<=thousand)\s+and\s+|(?<=million)\s+and\s+|[\s-]+)(?:{_ONE_WORD}))*"
    rf"(?:\s+point(?P<decimals>(?:[\s-]+(?:{_DIGIT}))+)(?:\s+(?P<scale>{'|'.join(_SCALES)}))?)?\b(?!-)",
    re.IGNORECASE,
)
_IN_DIGITS: Final = re.compile(
    r"(?<![\w.,/:-])(?P<number>\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)"
    r"(?:\s?(?P<scale>k|m|bn|hundred|thousand|million|billion)\b)?(?![\w/:-]|\.\d)",
    re.IGNORECASE,
)
_ATTACHED: Final = re.compile(r"(?<![\w.,/:-])(?P<number>\d+(?:\.\d+)?)(?P<unit>ms|s|h|min|kg|km|cm|mm|g|%)(?!\w)")

_OF: Final = re.compile(r"(?<![\w.,/:-])(?P<part>\d+)/(?P<whole>\d+)(?![\w/]|[.,]\d)")
"""A part of a whole, as long as it can be no date: 61/64."""

_MONEY_BEFORE: Final = re.compile(r"(?:[$€£]|\b(?:usd|eur|gbp|nok|kr)\.?)\s?$", re.IGNORECASE)
_MONEY_AFTER: Final = re.compile(
    r"\s?(?:[€£$]|(?:dollars?|euros?|pounds?|kroner?|kr|nok|usd|eur|gbp|cents?)\b)", re.IGNORECASE
)
_CURRENCIES: Final = {
    "NOK": "nok kr krone kroner",
    "EUR": "eur € euro euros",
    "USD": "usd $ dollar dollars",
    "GBP": "gbp £ pound pounds",
}
_PERCENT: Final = re.compile(r"\s?(?:%|per\s?cent\b|percent\b)", re.IGNORECASE)
_DURATION: Final = re.compile(
    r"[\s-]?(?:ms|milliseconds?|s|secs?|seconds?|mins?|minutes?|hours?|hrs?|h|days?|nights?|weeks?|months?|quarters?"
    r"|years?)\b",
    re.IGNORECASE,
)
_TEMPERATURE: Final = re.compile(r"\s?(?:°|degrees?\b)", re.IGNORECASE)
_NO_FIGURE: Final = (["one"],)
"""Words that are more often a pronoun than a number."""


@dataclass(frozen=True, slots=True)
class Number:
    """A number that stands at `[start, end)` of a text, its unit not included."""

    amount: Decimal
    measure: Measure
    start: int
    end: int
    in_words: bool

    @property
    def figure(self) -> str:
        """The amount in digits, thousands apart.

        >>> [each.figure for each in numbers("thirty-six thousand a month")]
        ['36,000']
        """
        return f"{self.amount:,}"


def numbers(text: str) -> tuple[Number, ...]:
    """The numbers of a text in their order; () when it has none. Dates and times of day are for `when` to read.

    >>> [(str(each.amount), each.measure) for each in numbers("four-fifty crates at $1.2k, up 17 per cent")]
    [('450', 'quantity'), ('1200.0', 'money'), ('17', 'percent')]
    """
    return tuple(sorted((*_written(text), *_spoken(text)), key=lambda each: each.start))


def in_figures(text: str) -> str:
    """A text with the numbers that it spells out in digits.

    >>> in_figures("Forty-five jugs, the oldest is nineteen.")
    '45 jugs, the oldest is 19.'
    """
    for each in reversed(numbers(text)):
        if each.in_words:
            text = f"{text[: each.start]}{each.figure}{text[each.end :]}"
    return text


def currency(text: str, number: Number) -> str:
    """The currency that stands beside a number of a text, by its code; "" when it says none that is known.

    >>> text = "NOK 900 or 80 euro"
    >>> [currency(text, each) for each in numbers(text)]
    ['NOK', 'EUR']
    """
    before = _MONEY_BEFORE.search(text, max(0, number.start - 6), number.start)
    found = before or _MONEY_AFTER.match(text, number.end)
    said = found.group().strip(" .").lower() if found else ""
    return next((code for code, words in _CURRENCIES.items() if said in words.split()), "")


def _written(text: str) -> Iterator[Number]:
    for match in _IN_DIGITS.finditer(text):
        amount = Decimal(match["number"].replace(",", ""))
        scale = (match["scale"] or "").lower()
        amount *= _LETTERS.get(scale, _SCALES.get(scale, 1))
        yield Number(amount, _measure(text, match.start(), match.end()), match.start(), match.end(), in_words=False)
    for match in _ATTACHED.finditer(text):
        start, end = match.span("number")
        yield Number(Decimal(match["number"]), _measure(text, start, end), start, end, in_words=False)
    for match in _OF.finditer(text):
        if int(match["whole"]) > 31 or int(match["part"]) > 31:
            for name in ("part", "whole"):
                yield Number(Decimal(match[name]), "quantity", *match.span(name), in_words=False)


def _spoken(text: str) -> Iterator[Number]:
    for match in _IN_WORDS.finditer(text):
        whole = match.group().lower().partition(" point")[0]
        words = [word for word in re.split(r"[\s-]+", whole) if word not in ("a", "an", "and")]
        measure = _measure(text, match.start(), match.end())
        if match["decimals"] is None and words in _NO_FIGURE and measure == "quantity":
            continue
        if match.group().lower() in _SCALES:
            continue
        amount = Decimal(_amount(words)) + _decimals(match["decimals"] or "")
        amount *= _SCALES.get((match["scale"] or "").lower(), 1)
        yield Number(amount, measure, match.start(), match.end(), in_words=True)


def _decimals(spoken: str) -> Decimal:
    """What the words after "point" add: "two five" is 0.25."""
    digits = [str(_ONES.get(word, 0)) for word in re.findall(r"\w+", spoken.lower())]
    return Decimal(f"0.{''.join(digits)}") if digits else Decimal(0)


def _amount(words: list[str]) -> int:
    """What spoken words amount to: "four fifty" is 450, "nineteen hundred" 1900."""
    total, group = 0, 0
    for word in words:
        if word in _SCALES:
            scale = _SCALES[word]
            if scale == 100:
                group = max(group, 1) * 100
            else:
                total, group = total + max(group, 1) * scale, 0
        elif word in _TENS:
            group = group * 100 + _TENS[word] if 0 < group < 20 else group + _TENS[word]
        else:
            group += _ONES[word]
    return total + group


def _measure(text: str, start: int, end: int) -> Measure:
    if _MONEY_BEFORE.search(text, max(0, start - 6), start) or _MONEY_AFTER.match(text, end):
        return "money"
    if _PERCENT.match(text, end):
        return "percent"
    if _TEMPERATURE.match(text, end):
        return "temperature"
    return "duration" if _DURATION.match(text, end) else "quantity"

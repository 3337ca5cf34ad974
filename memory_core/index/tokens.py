"""Text to terms: what a word is, and which words count as the same.

A word is a run of letters and digits; a number keeps its decimal point and loses its thousands separators. Words are
NFKC-normalised, case-folded and freed of accents; Chinese, Japanese and Korean runs become overlapping pairs; English
words are stemmed (Snowball) and its commonest ones dropped. Numbers have one form: 26th is 26, 20k is 20000, 800ms is
800 ms, p95 is the 95 percentile, two to twelve are figures. Months and weekdays may be short.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from threading import local
from typing import Final

import Stemmer

from memory_core.hygiene.text import folded

LONGEST: Final = 48
"""Bytes of UTF-8 a term may have; the rest of a longer one is cut off."""

MOST_KNOWN: Final = 2**17
"""Words whose terms are kept in memory; those that are met first are nearly always the commonest."""

_WORD: Final = re.compile(r"\d+(?:[.,]\d+)+|[^\W_]+(?:[\u0300-\u036f]+[^\W_]*)*")
_ASCII_WORD: Final = re.compile(r"[0-9]+(?:[.,][0-9]+)+|[A-Za-z0-9]+")
"""The same for text that is ASCII, as most is, in two thirds of the time."""
_POINTED: Final = re.compile(r"([0-9](?<![A-Za-z0-9][0-9])[0-9]*(?:[.,][0-9]+)+)")
"""The words of ASCII text that are more than letters and digits; what is between them can be split at all else."""
_GAPS: Final = "".join(char if char.isalnum() else " " for char in map(chr, range(128)))
"""What each character of ASCII text becomes before it is split."""
_CJK: Final = re.compile(r"[\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af]+")
_THOUSANDS: Final = re.compile(r"\d{1,3}(?:,\d{3})+(?:\.\d+)?")
_ORDINAL: Final = re.compile(r"(\d+)(?:st|nd|rd|th)")
_PERCENTILE: Final = re.compile(r"p(\d\d)")
_THOUSAND: Final = re.compile(r"(\d{1,9})k")
_MEASURED: Final = re.compile(r"(\d+)([a-z]{1,3})")
_ALIKE: Final = {
    word: str(number)
    for number, word in enumerate("two three four five six seven eight nine ten eleven twelve".split(), start=2)
} | {
    short: long
    for long, shorts in {
        "januari": "jan",
        "februari": "feb",
        "april": "apr",
        "august": "aug",
        "septemb": "sep sept",
        "octob": "oct",
        "novemb": "nov",
        "decemb": "dec",
        "monday": "mon",
        "tuesday": "tue tues",
        "wednesday": "wed weds",
        "thursday": "thu thur thurs",
        "friday": "fri",
    }.items()
    for short in shorts.split()
}
STOP_WORDS: Final = frozenset(
    """a about above after again all also am an and any are as at be because been before being below between both but by
    can could did do does doing down during each few for from further had has have having he her here hers herself him
    himself his how i if in into is it its itself just me more most my myself of off on once only or other our ours
    ourselves out over own s same she should so some such t than that the their theirs them themselves then there these
    they this those through to too under until up us very was we were what when where which while who whom why will with
    would you your yours yourself yourselves d ll m re ve don didn doesn isn wasn aren weren won""".split()
)

_stemmers = local()


@dataclass(frozen=True, slots=True)
class Token:
    """A term and where in the text its word stands: characters `[start, end)`."""

    term: str
    start: int
    end: int


def terms(text: str) -> list[str]:
    """The terms of a text in order, repeated as often as they occur; [] when it has none.

    >>> terms("The cafés moved 1,200 crates")
    ['cafe', 'move', '1200', 'crate']
    """
    return list(chain.from_iterable(map(_KNOWN.__getitem__, _written(text))))


def tokens(text: str) -> Iterator[Token]:
    """The terms of a text, each with the place of its word."""
    for match in _form(text).finditer(text):
        for term in _KNOWN[match.group()]:
            yield Token(term, match.start(), match.end())


def unlearn() -> None:
    """Drop the words that are kept in memory because they were met before: some of them may have been forgotten."""
    _KNOWN.clear()


def _written(text: str) -> list[str]:
    """The words of a text as they are written: those that `_form` finds, in half the time where it can be."""
    if not text.isascii():
        return _WORD.findall(text)
    words: list[str] = []
    for place, piece in enumerate(_POINTED.split(text)):
        words += (piece,) if place % 2 else piece.translate(_GAPS).split()
    return words


def _form(text: str) -> re.Pattern[str]:
    return _ASCII_WORD if text.isascii() else _WORD


class _Known(dict[str, tuple[str, ...]]):
    """The terms of words met before. When it is full, what is not in it is worked out each time."""

    # Not `lru_cache`: its list of all entries is walked by every full garbage collection, for a tenth of a second.
    def __missing__(self, word: str) -> tuple[str, ...]:
        found = _terms_of(word)
        if len(self) < MOST_KNOWN:
            self[word] = found
        return found


_KNOWN: Final = _Known()


def _terms_of(word: str) -> tuple[str, ...]:
    plain = folded(word) or word
    if not plain.isascii() and _CJK.search(plain):
        return tuple(_cut(pair) for pair in _pairs(plain))
    if plain[0].isdigit():
        return _numbered(plain)
    if percentile := _PERCENTILE.fullmatch(plain):
        return (percentile[1], "percentil")
    if plain in _ALIKE:
        return (_ALIKE[plain],)
    if plain in STOP_WORDS:
        return ()
    return (_cut(_stemmer().stemWord(plain) if plain.isascii() and plain.isalpha() else plain),)


def _numbered(plain: str) -> tuple[str, ...]:
    """The terms of a word that begins with a figure."""
    if _THOUSANDS.fullmatch(plain):
        return (_cut(plain.replace(",", "")),)
    if ordinal := _ORDINAL.fullmatch(plain):
        return (_cut(ordinal[1]),)
    if thousand := _THOUSAND.fullmatch(plain):
        return (f"{thousand[1]}000",)
    if measured := _MEASURED.fullmatch(plain):
        return (_cut(measured[1]), measured[2])
    return (_cut(plain),)


def _pairs(word: str) -> Iterator[str]:
    place = 0
    for run in _CJK.finditer(word):
        if run.start() > place:
            yield word[place : run.start()]
        chars = run.group()
        yield from (chars[i : i + 2] for i in range(max(len(chars) - 1, 1)))
        place = run.end()
    if place < len(word):
        yield word[place:]


def _cut(term: str) -> str:
    if len(term) * 4 <= LONGEST:
        return term
    return term.encode()[:LONGEST].decode(errors="ignore")


def _stemmer() -> Stemmer.Stemmer:
    # A stemmer keeps a buffer of its own, so each thread has one.
    if not hasattr(_stemmers, "english"):
        _stemmers.english = Stemmer.Stemmer("english", 0)
    stemmer: Stemmer.Stemmer = _stemmers.english
    return stemmer

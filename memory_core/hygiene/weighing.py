"""How much speaks for a stretch of text being meant for a machine: the weights of its words and of what stands together.

No word of "Finish with a line about our shop" speaks to an assistant by itself; what tells is many small things at once.
So each has a weight (`weights.py`, learnt by `python -m evals injections --train`), and what a text weighs is their sum:
the logarithm of the odds that it is meant for a machine.
"""

from __future__ import annotations

import re
import string
from collections.abc import Iterable, Iterator, Sequence, Set
from functools import cache
from itertools import pairwise
from typing import Final, NamedTuple

from memory_core.hygiene.lexicon import KINDS
from memory_core.hygiene.weights import BIAS, ROWS

_FAR_EAST: Final = "\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7a3"
_FAR_EASTERN: Final = re.compile(f"[{_FAR_EAST}]")
_OTHERS: Final = r"|://=?|\d+|[^\w\s]|_"
_TOKEN: Final = re.compile(rf"[^\W\d_{_FAR_EAST}]+(?:'[^\W\d_]+)?|[{_FAR_EAST}]{_OTHERS}")
_ASCII_TOKEN: Final = re.compile(rf"[a-z]+(?:'[a-z]+)?{_OTHERS}")
"""The same, where all letters are of ASCII, in half of the time."""
_ADDRESS: Final = re.compile(r"[\w.+-]{1,64}@[\w-]{1,64}\.\w[\w.]*")
_LINK: Final = re.compile(r"(?:https?://|www\.)[^\s<>\"')\]]+")
_SITE: Final = re.compile(r"\.(?:com|org|net|io|ai|app|dev|info|eu|example)\b")
_SENTENCE_END: Final = re.compile(r"[.!?\n。！？](?:(?<=[\n。！？])|[\"')\]”’]*\s+)")
_BREAKS: Final = frozenset(".!?:;>*#([\"“。！？：")
"""Behind what an order can begin."""
_NEAR: Final = 8
"""How many words apart two kinds of words count as standing together."""
_LONG: Final = 400
"""How many letters are weighed together at most: about as much as one says about one thing."""


def _read(rows: str) -> Iterator[tuple[str, int]]:
    weight = 0
    for word in rows.split():
        if word[0] in "+-" and word[1:].isdigit():
            weight = int(word)
        else:
            yield word, weight


_WEIGHTS: Final = dict(_read(ROWS))
_ALONE: Final = {
    word: _WEIGHTS.get(word, 0) + sum(_WEIGHTS.get(f"<{kind}>", 0) for kind in KINDS.get(word, ()))
    for word in (*_WEIGHTS, *KINDS)
}
_TOLD: Final = frozenset(_ALONE)
_BLANKS: Final = str.maketrans({sign: " " for sign in string.punctuation + "“”‘’«»–—…" if sign not in "'’"} | {"’": "'"})
_LITTLE: Final = 40
_ENOUGH, _ENOUGH_AT_LENGTH = 50, 300
"""What words alone must weigh for a closer look: in a short stretch, and somewhere in a long one."""


class Weighed(NamedTuple):
    """The heaviest run of sentences in a stretch: its weight, where it starts and where it ends."""

    weight: int
    start: int
    end: int


def weighed(text: str, start: int, end: int) -> Weighed:
    """The heaviest run of sentences in a stretch of a text; of two that weigh the same, the first.

    Runs whose words alone weigh little count as nothing, as most of what people write does.
    """
    best = Weighed(BIAS, start, end)
    for first, last in _runs(text, start, end):
        if (heavy := _weight(text[first:last])) > best.weight:
            best = Weighed(heavy, first, last)
    return best


def beginning(text: str, run: Weighed) -> int:
    """Where what a run says to a machine begins: behind the sentences without which it weighs about as much or more."""
    start, weight = run.start, run.weight
    for stop in _SENTENCE_END.finditer(text, run.start, run.end):
        rest = _weight(text[stop.end() : run.end])
        if rest < weight - _LITTLE:
            break
        start, weight = stop.end(), rest
    return start


def _weight(text: str) -> int:
    return weight(features(words(text.lower())))


def _runs(text: str, start: int, end: int) -> Iterator[tuple[int, int]]:
    """The runs of sentences that deserve a closer look: a short stretch as a whole, of a long one any half and the next."""
    if end - start <= _LONG:
        if _alone(text[start:end].lower()) > _ENOUGH:
            yield start, end
        return
    halves = [(first, last, _alone(text[first:last].lower())) for first, last in _halves(text, start, end)]
    for (first, _, one), (_, last, other) in pairwise(halves):
        if one + other > _ENOUGH_AT_LENGTH:
            yield first, last


def _halves(text: str, start: int, end: int) -> Iterator[tuple[int, int]]:
    while start < end:
        stop = min(start + _LONG // 2, end)
        ends = [each.end() for each in _SENTENCE_END.finditer(text, start, stop)] if stop < end else []
        stop = ends[-1] if ends else stop
        yield start, stop
        start = stop


def _alone(lower: str) -> int:
    """About what the words of a text weigh wherever they stand."""
    said = lower.translate(_BLANKS).split() if lower.isascii() or not _FAR_EASTERN.search(lower) else words(lower)
    return sum(map(_ALONE.__getitem__, _TOLD.intersection(said)))


def weight(found: Set[str]) -> int:
    """What so many features weigh together.

    >>> weight(set()) == BIAS
    True
    """
    return BIAS + sum(map(_WEIGHTS.__getitem__, found & _WEIGHTS.keys()))


def words(lower: str) -> list[str]:
    """The words and signs of a text in small letters; a number is "0", an address "@", a link "://", "://=" with values.

    >>> words("send 12 files to ida@lake.example!")
    ['send', '0', 'files', 'to', '@', '!']
    """
    plain = lower.replace("’", "'")
    if "@" in plain:
        plain = _ADDRESS.sub(" @ ", plain)
    if "." in plain:
        plain = _SITE.sub(" :// ", _LINK.sub(_link, plain))
    said = (_ASCII_TOKEN if plain.isascii() else _TOKEN).findall(plain)
    return ["0" if word.isdigit() else word for word in said]


def _link(found: re.Match[str]) -> str:
    return " ://= " if "=" in found[0] else " :// "


def features(said: Sequence[str]) -> set[str]:
    """What is weighed of a text's words: each, which kinds stand near each other, what an order begins with.

    >>> sorted(features(["send", "it"]))
    ['<send>', '<send>_it', '^<send>', '^send', 'it', 'send']
    """
    found = set(said)
    held = [(place, KINDS[word]) for place, word in enumerate(said) if word in KINDS]
    for number, (place, kinds) in enumerate(held):
        found.update(_alone_and_beside(said, place, kinds))
        for further, others in held[number + 1 : number + 1 + _NEAR]:
            if further > place + _NEAR:
                break
            found |= _together(kinds, others)
    for word in _beginnings(said):
        found.add(f"^{word}")
        found.update([f"^<{kind}>" for kind in KINDS.get(word, ())])
    return found


def _beginnings(said: Iterable[str]) -> Iterator[str]:
    begins = True
    for word in said:
        if begins and word.isalpha():
            yield word
            begins = False
        elif word in _BREAKS:
            begins = True


def _alone_and_beside(said: Sequence[str], place: int, kinds: Iterable[str]) -> Iterator[str]:
    before, behind = said[max(place - 1, 0)], said[min(place + 1, len(said) - 1)]
    for kind in kinds:
        yield f"<{kind}>"
        yield f"{before}_<{kind}>"
        yield f"<{kind}>_{behind}"


@cache
def _together(kinds: Iterable[str], further: Iterable[str]) -> frozenset[str]:
    return frozenset(f"<{kind}>..<{other}>" for kind in kinds for other in further)

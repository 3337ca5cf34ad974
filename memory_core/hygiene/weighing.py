"""How much speaks for a text being meant for a machine: the weights of its words and of what stands together.

No word of "Finish with a line about our shop" speaks to an assistant by itself; what tells is many small things at
once. So each has a weight (`weights.py`, learnt by `python -m evals injections --train`), and what a text weighs is
their sum: the logarithm of the odds that it is meant for a machine, in hundredths.
"""

from __future__ import annotations

import re
import string
from collections.abc import Iterable, Iterator, Sequence, Set
from functools import cache
from math import exp, log
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
SENTENCE_END: Final = re.compile(r"[.!?\n。！？](?:(?<=[\n。！？])|[\"')\]”’]*\s+)")
_BREAKS: Final = frozenset('.!?:;>*#(["“。！？：')
"""Behind what an order can begin."""
_NEAR: Final = 8
"""How many words apart two kinds of words count as standing together."""
_LONG, _PART = 500, 160
"""How many letters are weighed as a whole, and in the parts of what is longer: about what is said of one thing."""
_BY_CHANCE: Final = 0.6
"""The power of the number of parts by which chance grows; chosen between long plain texts and long planted ones."""


def _read(rows: str) -> Iterator[tuple[str, int]]:
    weight = 0
    for word in rows.split():
        if word[0] in "+-" and word[1:].isdigit():
            weight = int(word)
        else:
            yield word, weight


WEIGHTS: Final = dict(_read(ROWS))
"""What each feature weighs that is known to matter."""
_ALONE: Final = {
    word: WEIGHTS.get(word, 0) + sum(WEIGHTS.get(kind, 0) for kind in KINDS.get(word, ()))
    for word in (*WEIGHTS, *KINDS)
}
_TOLD: Final = frozenset(_ALONE)
_FLAT: Final = str.maketrans(
    dict.fromkeys(string.punctuation + "“”‘«»–—…", " ")
    | dict(zip(string.ascii_uppercase, string.ascii_lowercase, strict=True))
    | {"'": "'", "’": "'"}
)
"""Letters of ASCII become small and signs blanks; nothing moves."""
_LITTLE, _FIFTH = 40, 5
"""What talk in front may add: so much, or such a part of all, since words across a full stop count as near."""
_ENOUGH, _ENOUGH_OF_A_PART = 50, 125
"""What words alone must weigh for a closer look."""


class Weighed(NamedTuple):
    """What a stretch weighs, and where its heaviest run of sentences starts and ends."""

    weight: int
    start: int
    end: int


def weighed(text: str, start: int, end: int) -> Weighed:
    """The heaviest run of sentences in a stretch of a text, and what the stretch weighs for its sake.

    The more parts a stretch has, the likelier one of them is heavy by chance; so the odds of the parts, summed, are
    divided by a power of their number: by the number itself if they had nothing in common, by less as they are of one
    text. Runs whose words alone weigh little count as nothing, as most of what people write does.
    """
    best = Weighed(BIAS, start, end)
    parts = []
    for first, last in _runs(text, start, end):
        part = Weighed(_weight(text[first:last]), first, last)
        if last - first < end - start:
            parts.append(part)
        elif part.weight > best.weight:
            best = part
    if parts:
        heaviest = max(parts, key=lambda part: part.weight)
        odds = sum(exp(part.weight / 100) for part in parts) / ((end - start) / _PART) ** _BY_CHANCE
        best = max(best, heaviest._replace(weight=round(100 * log(odds))), key=lambda part: part.weight)
    return best


def beginning(text: str, run: Weighed) -> int:
    """Where what a run says to a machine begins: behind the sentences without which it weighs about as much or more."""
    start, weight = run.start, _weight(text[run.start : run.end])
    for stop in SENTENCE_END.finditer(text, run.start, run.end):
        rest = _weight(text[stop.end() : run.end])
        if rest < weight - max(_LITTLE, weight // _FIFTH):
            break
        start, weight = stop.end(), rest
    return start


def _weight(text: str) -> int:
    return weight(features(words(text.lower())))


def _runs(text: str, start: int, end: int) -> Iterator[tuple[int, int]]:
    """The runs of sentences that deserve a closer look: a stretch as a whole, and of a longer one its parts."""
    flat = text[start:end].translate(_FLAT)
    if end - start <= _LONG and _alone(flat) > _ENOUGH:
        yield start, end
    if end - start > 2 * _PART:
        for first, last in _parts(text, start, end):
            if _alone(flat[first - start : last - start]) > _ENOUGH_OF_A_PART:
                yield first, last


def _parts(text: str, start: int, end: int) -> Iterator[tuple[int, int]]:
    """A stretch in parts that are not too long, each up to the end of a sentence where one ends in it."""
    stop = start
    for close in (*(each.end() for each in SENTENCE_END.finditer(text, start, end)), end):
        while close - start > _PART:
            stop = stop if stop > start else start + _PART
            yield start, stop
            start = stop
        stop = close
    if stop > start:
        yield start, stop


def _alone(flat: str) -> int:
    """About what the words of a text weigh wherever they stand."""
    said = flat.split() if flat.isascii() or not _FAR_EASTERN.search(flat) else words(flat)
    return sum(map(_ALONE.__getitem__, _TOLD.intersection(said)))


def weight(found: Set[str]) -> int:
    """What so many features weigh together.

    >>> weight(set()) == BIAS
    True
    """
    return BIAS + sum(map(WEIGHTS.__getitem__, found & WEIGHTS.keys()))


def words(lower: str) -> list[str]:
    """The words and signs of a text in small letters.

    A number is "0", an address "@", a link "://", and "://=" when it carries values.

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

    >>> sorted(features(["our", "kitchen"]))[:6]
    ['<home>', '<home>_', '<us>', '<us>..<home>', '<us>_kitchen', '^<us>']
    """
    found = set(said)
    held = [(place, KINDS[word]) for place, word in enumerate(said) if word in KINDS]
    beside = ("", *said, "")
    for number, (place, kinds) in enumerate(held):
        before, behind = beside[place], beside[place + 2]
        for kind in kinds:
            found.update((kind, f"{before}_{kind}", f"{kind}_{behind}"))
        for further, others in held[number + 1 : number + 1 + _NEAR]:
            if further > place + _NEAR:
                break
            found |= _together(kinds, others)
    for word in _beginnings(said):
        found.add(f"^{word}")
        found.update([f"^{kind}" for kind in KINDS.get(word, ())])
    return found


def _beginnings(said: Iterable[str]) -> Iterator[str]:
    begins = True
    for word in said:
        if begins and word.isalpha():
            yield word
            begins = False
        elif word in _BREAKS:
            begins = True


@cache
def _together(kinds: Iterable[str], further: Iterable[str]) -> frozenset[str]:
    return frozenset(f"{kind}..{other}" for kind in kinds for other in further)

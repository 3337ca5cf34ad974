"""How much speaks for a text being meant for a machine, and which run of its sentences.

No word of "Finish with a line about our shop" speaks to an assistant by itself; what tells is many small things at
once. So a network (`network.py`) weighs the features of a text (`features.py`): what comes out is the logarithm of the
odds that it is meant for a machine, in hundredths. As most of what people write holds no word that could be, it is
asked only about runs of sentences whose words by themselves (`weights.py`) weigh enough.
"""

from __future__ import annotations

import re
import string
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import exp, log
from typing import Final, NamedTuple

from memory_core.hygiene.features import FAR_EASTERN, features, words
from memory_core.hygiene.network import Network, Numbers, network, numbers
from memory_core.hygiene.weights import ENOUGH, ROWS

SENTENCE_END: Final = re.compile(r"[.!?\n。！？](?:(?<=[\n。！？])|[\"')\]”’]*\s+)")
_LONG, _PART = 500, 160
"""How many letters are weighed as a whole, and in the parts of what is longer: about what is said of one thing."""
_BY_CHANCE: Final = 0.6
"""The power of the number of parts by which chance grows; chosen between long plain texts and long planted ones."""
_PART_MORE: Final = 60
"""How much more the words of a part must weigh for a closer look: of many it must weigh much to tell."""
_COMMENT: Final = re.compile("<!--|-->")
_FEW: Final = 3
"""So many words say too little: a name, a label, a greeting."""
_NOTHING: Final = -1000
"""What a stretch weighs that deserves no closer look."""
_FLAT: Final = str.maketrans(
    dict.fromkeys(string.punctuation + "“”‘«»–—…", " ")
    | dict(zip(string.ascii_uppercase, string.ascii_lowercase, strict=True))
    | {"'": "'", "’": "'"}
)
_LITTLE, _FIFTH = 40, 5
"""What talk in front may add: so much, or such a part of all, since words across a full stop count as near."""
_PLAIN: Final = 0
"""What a sentence weighs at most that is sooner meant for people."""


class Weighed(NamedTuple):
    """What a stretch weighs, and where its heaviest run of sentences starts and ends."""

    weight: int
    start: int
    end: int


@dataclass(frozen=True, slots=True, eq=False)
class Scales:
    """What weighs: a network, what words weigh by themselves, and how much of that deserves a closer look."""

    network: Network
    words: Mapping[str, int]
    enough: int

    def weighed(self, text: str, start: int, end: int) -> Weighed:
        """The heaviest run of sentences in a stretch of a text, and what the stretch weighs for its sake.

        The more parts a stretch has, the likelier one of them is heavy by chance; so the odds of the parts, summed, are
        divided by a power of their number: by the number itself if they had nothing in common, by less as they are of
        one text. Runs whose words alone weigh little count as nothing, as most of what people write does.
        """
        best = Weighed(_NOTHING, start, end)
        parts = []
        runs = list(self._runs(text, start, end))
        for weight, (first, last) in zip(self._weights([text[first:last] for first, last in runs]), runs, strict=True):
            part = Weighed(weight, first, last)
            if last - first < end - start:
                parts.append(part)
            elif part.weight > best.weight:
                best = part
        if parts:
            heaviest = max(parts, key=lambda part: part.weight)
            odds = sum(exp(part.weight / 100) for part in parts) / ((end - start) / _PART) ** _BY_CHANCE
            best = max(best, heaviest._replace(weight=round(100 * log(odds))), key=lambda part: part.weight)
        return best

    def beginning(self, text: str, run: Weighed) -> int:
        """Where a run speaks to a machine: behind the plain sentences without which it weighs about as much."""
        start = run.start
        (weight,) = self._weights([text[start : run.end]])
        for stop in SENTENCE_END.finditer(text, run.start, run.end):
            first, rest = self._weights([text[start : stop.end()], text[stop.end() : run.end]])
            told = first > _PLAIN or rest < weight - max(_LITTLE, weight // _FIFTH)
            if rest == _NOTHING or (told and first > _NOTHING):
                break
            start, weight = stop.end(), rest
        return start

    def _runs(self, text: str, start: int, end: int) -> Iterator[tuple[int, int]]:
        """The runs of sentences that deserve a closer look: a stretch as a whole, and of a longer one its parts."""
        flat = flattened(text[start:end])
        if end - start <= _LONG and self.alone(flat) > self.enough:
            yield start, end
        if end - start > 2 * _PART:
            for first, last in _parts(text, start, end):
                if self.alone(flat[first - start : last - start]) > self.enough + _PART_MORE:
                    yield first, last

    def alone(self, flat: str) -> int:
        """What the words of a flat text weigh by themselves, wherever they stand."""
        return sum(map(self.words.__getitem__, self.words.keys() & singles(flat)))

    def _weights(self, texts: Sequence[str]) -> list[int]:
        """What texts weigh; a few words weigh nothing, whatever they are."""
        odds = self.network.odds([_weighable(text) for text in texts]) if texts else []
        few = [len(singles(flattened(text))) <= _FEW for text in texts]
        return [_NOTHING if too_few else round(100 * each) for each, too_few in zip(odds, few, strict=True)]


@cache
def scales() -> Scales:
    """Those that the package holds."""
    return Scales(network(), dict(_read(ROWS)), ENOUGH)


def _read(rows: str) -> Iterator[tuple[str, int]]:
    weight = 0
    for word in rows.split():
        if word[0] in "+-" and word[1:].isdigit():
            weight = int(word)
        else:
            yield word, weight


def _weighable(text: str) -> Numbers:
    """The features of a text without the marks of comments: most comments that were learnt from were planted."""
    return numbers(features(words(_COMMENT.sub(" ", text.lower()))))


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


def flattened(text: str) -> str:
    """A text with blanks for signs, its letters of ASCII small; nothing moves."""
    return text.translate(_FLAT)


def singles(flat: str) -> list[str]:
    """The words of a flat text."""
    return flat.split() if flat.isascii() or not FAR_EASTERN.search(flat) else words(flat)

"""The words of an index at an instant: which ones there are, and what a word nobody has written may have meant."""

from __future__ import annotations

from collections.abc import Iterable
from string import ascii_lowercase
from typing import Final

import numpy as np

from memory_core.index.index import Index
from memory_core.index.ranking import statistics
from memory_core.index.tokens import terms
from memory_core.model.instant import Instant

SHORTEST: Final = 4
"""Letters a word must have before it is taken for a slip of the pen."""

LONGEST: Final = 24
"""Letters of the longest word that is looked at: what is longer is no word, and looking costs its square."""


def frequencies(index: Index, as_of: Instant, wanted: Iterable[str]) -> dict[str, int]:
    """How many documents in force have each term; those that none has are left out."""
    names = sorted({term.encode() for term in wanted})
    if not names:
        return {}
    words = np.array(names, dtype=np.bytes_)
    there = np.zeros(len(words), dtype=np.bool_)
    for segment in index.parts:
        there |= segment.words.find(words) >= 0
    words = words[there]
    counts = statistics(index, as_of, words).frequencies.tolist() if len(words) else []
    return {word.decode(): count for word, count in zip(words.tolist(), counts, strict=True) if count > 0}


def repaired(index: Index, as_of: Instant, word: str) -> tuple[str, ...]:
    """The terms that an unknown word, in small letters, stands for: one edit away, or two words run together.

    The commonest of several, ties by spelling; () when nothing is near, or the word is too short or long to tell.
    """
    if not SHORTEST <= len(word) <= LONGEST or not (word.isascii() and word.isalpha()):
        return ()
    stem = "".join(terms(word))
    slips = _edits(stem)
    # What only its ending makes alike is another word: no "fair" for "firing" because of "fairing".
    near = {term for edit in _edits(word) for term in terms(edit) if term == edit or term in slips}
    known = frequencies(index, as_of, near)
    if known:
        return (min(known, key=lambda term: (-known[term], term)),)
    splits = [pair for at in range(3, len(word) - 2) if len(pair := terms(f"{word[:at]} {word[at:]}")) == 2]
    known = frequencies(index, as_of, (term for pair in splits for term in pair))
    whole = [pair for pair in splits if all(term in known for term in pair)]
    return tuple(min(whole, key=lambda pair: (-min(known[term] for term in pair), pair))) if whole else ()


def _edits(word: str) -> set[str]:
    """All words one insertion, deletion, exchange or replacement of a letter away (Damerau 1964).

    The first letter stays: people seldom get it wrong, and words that differ in it are seldom meant.
    """
    halves = [(word[:at], word[at:]) for at in range(1, len(word) + 1)]
    deleted = {a + b[1:] for a, b in halves if b}
    exchanged = {a + b[1] + b[0] + b[2:] for a, b in halves if len(b) > 1}
    replaced = {a + letter + b[1:] for a, b in halves if b for letter in ascii_lowercase}
    inserted = {a + letter + b for a, b in halves for letter in ascii_lowercase}
    return (deleted | exchanged | replaced | inserted) - {word}

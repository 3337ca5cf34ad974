"""How alike in meaning texts are, by an encoder that the edge hands in: optional, and never a file of its own.

What a text means is a vector, worked out when a search needs it and kept in memory for the next one. Nothing of it is
written anywhere, and all of it goes when anything is forgotten.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import blake2b
from threading import Lock
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

Vector: TypeAlias = NDArray[np.float32]

Encoder: TypeAlias = Callable[[str], Vector]
"""A text to a vector of length 1; one text gives one vector, whatever was encoded before."""

KEPT: Final = 20_000
"""Vectors held in memory, about 1.5 kB each; the oldest make room."""


class Meaning:
    """An encoder, and the vectors of the texts it was last asked about. Safe to share between threads."""

    def __init__(self, encode: Encoder) -> None:
        self._encode = encode
        self._guard = Lock()
        self._epoch = 0
        self._vectors: dict[bytes, Vector] = {}

    def likeness(self, text: str, others: Sequence[str], epoch: int) -> tuple[float, ...]:
        """The cosine between a text and each of the others, in order: 1 for the same, about 0 for unrelated ones.

        `epoch` is the erasure epoch of the view that is searched; a new one drops every vector.
        """
        with self._guard:
            if epoch != self._epoch:
                self._vectors, self._epoch = {}, epoch
            vectors = self._vectors
        about = self._vector(vectors, text)
        return tuple(float(self._vector(vectors, other) @ about) for other in others)

    def clear(self) -> None:
        """Drop every vector."""
        with self._guard:
            self._vectors = {}

    def _vector(self, vectors: dict[bytes, Vector], text: str) -> Vector:
        """The vector of a text, from those of one epoch: a search that outlives an erasure keeps nothing for later."""
        key = blake2b(text.encode(), digest_size=16).digest()
        found = vectors.get(key)
        if found is None:
            found = self._encode(text)
            with self._guard:
                while len(vectors) >= KEPT:
                    vectors.pop(next(iter(vectors)))
                vectors[key] = found
        return found

"""A small network that weighs features: the odds that a text which has them is meant for a machine.

Each feature it knows has a row of numbers; the rows are added up, divided by the root of how many there are, and go
through two layers (a deep averaging network: Iyyer et al., 2015). What it says is the logarithm of the odds. It is
learnt by `python -m evals injections --train`, which writes `network.npz` beside this module.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from io import BytesIO
from typing import Any, Final, TypeAlias
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

Numbers: TypeAlias = NDArray[np.uint32]
"""Features as numbers, ascending."""
_FILE: Final = "network.npz"


def numbers(features: Iterable[str]) -> Numbers:
    """The numbers of features: their checksums, of which two are hardly ever the same."""
    return np.sort(np.fromiter((crc32(each.encode()) for each in features), np.uint32))


@dataclass(frozen=True, slots=True, eq=False)
class Network:
    """The numbers of the features it knows, ascending, a row for each of them in `unit`s, and two layers.

    Shapes: `known` (n), `rows` (n, width), `inner` (width, hidden), `floor` (hidden), `outer` (hidden), `bias` ().
    """

    known: Numbers
    rows: NDArray[np.int8] | NDArray[np.float32]
    unit: float
    inner: NDArray[np.float64]
    floor: NDArray[np.float64]
    outer: NDArray[np.float64]
    bias: float

    def odds(self, texts: Sequence[Numbers]) -> list[float]:
        """The logarithm of the odds for each text, by its features; those that are not known say nothing."""
        ends = np.cumsum([0, *map(len, texts)])
        held = np.concatenate([*texts, np.zeros(0, np.uint32)])
        places = np.minimum(np.searchsorted(self.known, held), len(self.known) - 1)
        heard = self.known[places] == held
        known = np.diff(_summed(heard)[ends])
        total = np.diff(_summed(self.rows[places] * heard[:, None])[ends], axis=0)
        entered = np.maximum(total, 0) * (self.unit / np.sqrt(np.maximum(known, 1)))[:, None]
        inside = np.maximum(entered @ self.inner + self.floor, 0)
        return [float(each) for each in inside @ self.outer + self.bias]

    def on(self, slope: float, offset: float) -> Network:
        """The network whose odds lie on a line over those of this one."""
        return replace(self, outer=slope * self.outer, bias=slope * self.bias + offset)


def _summed(values: NDArray[Any]) -> NDArray[np.float64]:
    """The sums of the first values, from none to all."""
    sums = np.zeros((len(values) + 1, *values.shape[1:]))
    np.cumsum(values, axis=0, out=sums[1:])
    return sums


@cache
def network() -> Network:
    """The one that the package holds."""
    return unpacked(files(__package__).joinpath(_FILE).read_bytes())


def packed(network: Network) -> bytes:
    """A network as the bytes of its file, its rows in 256 steps."""
    unit = float(np.abs(network.rows).max()) / 127
    rows = np.round(network.rows / unit).astype(np.int8)
    ends = np.array([network.unit * unit, network.bias])
    file = BytesIO()
    np.savez(
        file, known=network.known, rows=rows, inner=network.inner, floor=network.floor, outer=network.outer, ends=ends
    )
    return file.getvalue()


def unpacked(file: bytes) -> Network:
    """The network of a file's bytes."""
    held = np.load(BytesIO(file))
    unit, bias = map(float, held["ends"])
    return Network(held["known"], held["rows"], unit, held["inner"], held["floor"], held["outer"], bias)

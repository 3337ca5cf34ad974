"""Clocks of the benchmark: how long calls take, and what is said of many of them."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from statistics import median
from time import perf_counter
from typing import TypeVar

_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class Spread:
    """What half of the calls, and what 95% of them, took at most, in milliseconds; how many were measured."""

    p50: float
    p95: float
    count: int


def spread(seconds: Sequence[float]) -> Spread:
    """The spread of some measurements, at least one.

    >>> spread([0.001, 0.003, 0.002])
    Spread(p50=2.0, p95=3.0, count=3)
    """
    ordered = sorted(seconds)
    return Spread(median(ordered) * 1e3, ordered[min(int(0.95 * len(ordered)), len(ordered) - 1)] * 1e3, len(ordered))


def timed(call: Callable[[], object]) -> float:
    """Seconds that a call takes."""
    begun = perf_counter()
    call()
    return perf_counter() - begun


def alternating(ways: Sequence[Callable[[_T], object]], asked: Sequence[_T], rounds: int) -> list[list[float]]:
    """Seconds of each way for each thing asked: the median of the rounds.

    All ways answer one question before the next is asked, so what else the machine does meets them alike. One round
    before the first is not measured.
    """
    taken: list[list[list[float]]] = [[[] for _ in asked] for _ in ways]
    for turn in range(rounds + 1):
        for place, each in enumerate(asked):
            for way, call in enumerate(ways):
                seconds = timed(partial(call, each))
                if turn:
                    taken[way][place].append(seconds)
    return [[median(several) for several in way] for way in taken]


@contextmanager
def quiet() -> Iterator[None]:
    """No garbage collection, for measuring calls."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def say(line: str) -> None:
    """A line of progress."""
    print(line, file=sys.stderr, flush=True)

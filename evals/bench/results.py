"""What is kept of a run: rows of numbers, and the machine they were measured on; written to JSON and read back."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any, Final, TypeVar

from evals.bench.timing import Spread

_Row = TypeVar("_Row")


@dataclass(frozen=True, slots=True)
class Machine:
    """What ran it; `packages` are (name, version)."""

    cores: int
    cpu: str
    memory_gb: int
    python: str
    packages: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Ranking:
    """Top ten of an engine at a size; `records` are in force, `seconds` is how long it took to build."""

    size: int
    engine: str
    records: int
    spread: Spread
    seconds: float


@dataclass(frozen=True, slots=True)
class Agreement:
    """How far the top ten of a peer with our formula differ from ours, over so many queries at so many instants."""

    size: int
    peer: str
    queries: int
    instants: int
    difference: float


@dataclass(frozen=True, slots=True)
class Searching:
    """Whole searches, from the words to hits with text, of one kind at a size."""

    size: int
    what: str
    spread: Spread


@dataclass(frozen=True, slots=True)
class Appending:
    """One record at a time; `way` says through what. Stalls are the longest calls, milliseconds."""

    way: str
    records: int
    mean_us: float
    p999_ms: float
    longest_ms: float
    live: Spread
    static: Spread


@dataclass(frozen=True, slots=True)
class Starting:
    """From the start of a process to the first answer over stdio: seconds of each run, ours and the empty server's."""

    records: int
    ours: tuple[float, ...]
    empty: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Ingesting:
    """A workspace taken in by a process of its own: lines of messages, megabytes read, seconds, highest memory."""

    lines: int
    file_mb: float
    seconds: float
    peak_mb: float


@dataclass(frozen=True, slots=True)
class Importing:
    """An export taken in by a process of its own: `what` it is, records, megabytes read, seconds, highest memory.

    `cpu` is how many of the seconds it computed: all of them, when nothing else runs.
    """

    what: str
    records: int
    file_mb: float
    seconds: float
    peak_mb: float
    cpu: float = 0.0


@dataclass(frozen=True, slots=True)
class Forgetting:
    """One record forgotten among so many, in seconds.

    Until another reader sees it no more, until its bytes are erased, then to make the receipt and to search the home
    for what it is about. `clean`: nothing was found.
    """

    records: int
    gone: float
    erased: float
    receipt: float
    proof: float
    clean: bool


@dataclass(frozen=True, slots=True)
class Run:
    """One run of the benchmark; `seconds` is how long it took."""

    command: str
    day: str
    seconds: float
    machine: Machine
    ranking: tuple[Ranking, ...] = ()
    agreement: tuple[Agreement, ...] = ()
    searching: tuple[Searching, ...] = ()
    answering: tuple[Searching, ...] = ()
    planning: tuple[Searching, ...] = ()
    appending: tuple[Appending, ...] = ()
    starting: tuple[Starting, ...] = ()
    ingesting: tuple[Ingesting, ...] = ()
    importing: tuple[Importing, ...] = ()
    forgetting: tuple[Forgetting, ...] = ()


_ROWS: Final[dict[str, Callable[..., object]]] = {
    "ranking": Ranking,
    "agreement": Agreement,
    "searching": Searching,
    "answering": Searching,
    "planning": Searching,
    "appending": Appending,
    "starting": Starting,
    "ingesting": Ingesting,
    "importing": Importing,
    "forgetting": Forgetting,
}
_SPREADS: Final = frozenset({"spread", "live", "static"})


def write(run: Run, path: Path) -> None:
    """Save a run as JSON."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(_rounded(asdict(run)), indent=1) + "\n", encoding="utf-8")


def read(path: Path) -> Run:
    """The run that was saved."""
    saved = json.loads(path.read_text(encoding="utf-8"))
    saved["machine"]["packages"] = tuple(map(tuple, saved["machine"]["packages"]))
    saved["machine"] = Machine(**saved["machine"])
    for name, row in _ROWS.items():
        saved[name] = tuple(_row(row, each) for each in saved.get(name, ()))
    return Run(**{each.name: saved[each.name] for each in fields(Run)})


def _row(row: Callable[..., _Row], saved: dict[str, Any]) -> _Row:
    def value(name: str) -> object:
        found = saved[name]
        if name in _SPREADS:
            return Spread(**found)
        return tuple(found) if isinstance(found, list) else found

    return row(**{name: value(name) for name in saved})


def _rounded(value: object) -> object:
    """Numbers to four digits that count: more would be noise in the file's history."""
    if isinstance(value, float):
        return float(f"{value:.4g}")
    if isinstance(value, dict):
        return {name: _rounded(each) for name, each in value.items()}
    return [_rounded(each) for each in value] if isinstance(value, list | tuple) else value

"""Spoils small exports of each format and takes them in, for as long as it is told: `python tests/fuzz.py`.

Whatever bytes come in, nothing may crash, raise, hang or take much memory. A case is made of a seed and its number
alone, so that `--seed S --case N` makes one that failed again. Each format has a process of its own: a crash of a
library costs a line in the report and not the run. Ends with 1 when anything failed.
"""

from __future__ import annotations

import argparse
import json
import resource
import signal
import subprocess
import sys
import traceback
from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import replace
from datetime import UTC
from itertools import count
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic, process_time
from types import FrameType

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from formats import EXAMPLES  # noqa: E402
from formats.example import Files, archive, folder  # noqa: E402
from memory_core.errors import NotRecognised  # noqa: E402
from memory_core.ingest import ingest  # noqa: E402
from memory_core.memory import Memory  # noqa: E402
from memory_core.model.body import RecordBody  # noqa: E402
from memory_core.model.entry import Draft, Rejection  # noqa: E402
from memory_core.model.instant import Instant  # noqa: E402
from memory_core.sources.base import Context, Item  # noqa: E402
from memory_core.sources.recognition import recognised  # noqa: E402
from memory_core.sources.registry import FORMATS  # noqa: E402
from memory_core.store.encoding import decoded, encoded  # noqa: E402
from memory_core.store.memory_log import MemoryLog  # noqa: E402
from memory_core.store.memory_shelf import MemoryShelf  # noqa: E402

PATIENCE = 20
"""Seconds of computing that one case may take."""
MOST_MB = 200
"""Megabytes by which one case may raise the highest memory of its process."""
CONTEXT = Context(UTC)

JUNK = (
    b"null", b"{}", b"[]", b"-1", b"1e999", b"NaN", b'"', b"}", b"]", b"\n", b"\r", b"\r\n\r\n", b"\0", b"\xff",
    b"\xfe", b"\xc3", b"\xed\xa0\x80", b"\xef\xbb\xbf", b'"\\ud800"', b"9" * 400, b"[" * 3000, b'{"a":' * 3000,
    b"<" * 500, b"<!--", b"-->", b"-----", b"--", b"From ", b"From x@y Tue Mar 03 10:00:00 2026\nA: b\n\n", b"=?b?b?",
    b"?=", b"BEGIN:VEVENT\n", b"END:VEVENT\n", b"00:00:00.000 --> 99:99:99.999\n", b"T" * 5000, b"A" * 5000,
    b"=" * 300, b"(" * 300, b" " * 5000, b"\t" * 300, b"@" * 100, b"0001-01-01", b"9999-12-31T23:59:59.999999+23:59",
    b"24:00",
)  # fmt: skip
"""What is put between bytes."""

VALUES = (
    None, True, False, 0, -1, 2**31, 2**63, 2**64, 10**400, -1e308, 1e308, 0.1, "", " ", "\0", "\ud800", "\u202e",
    "x" * 9000, "0001-01-01T00:00:00Z", "9999-12-31T23:59:59.999999-23:59", "2026-02-30T25:61:00Z", "1e999", "../../x",
    "[]", "{}", [], {}, [None], [[]], {"": ""}, ["x"] * 50, {"id": {"id": []}}, {"text": 1, "content": [{"type": 5}]},
)  # fmt: skip
"""What stands in place of a value of JSON."""


def spoilt_bytes(chance: Random, content: bytes) -> bytes:
    """Bytes cut out, put in, doubled, moved or repeated."""
    start, end = sorted(chance.randrange(len(content) + 1) for _ in "ab")
    end = min(end, start + chance.choice((0, 1, 4, 40, 400)))
    piece = content[start:end]
    way = chance.randrange(6)
    put = (b"", chance.choice(JUNK), piece * 2, piece * chance.choice((100, 3000)), chance.randbytes(8), piece[::-1])
    return content[:start] + put[way] + content[end:] if len(put[way]) < 2_000_000 else content[:start]


def spoilt_values(chance: Random, content: bytes) -> bytes:
    """JSON, or lines of it, with a few values replaced, left out or put elsewhere; other bytes spoilt as bytes."""
    lines = content.splitlines() if content.count(b"\n{") else [content]
    at = chance.randrange(len(lines)) if lines else 0
    try:
        holder = [json.loads(lines[at])]
    except (ValueError, IndexError, RecursionError):
        return spoilt_bytes(chance, content)
    for _ in range(chance.choice((1, 1, 2, 5))):
        nodes = [*_nodes(holder)]
        inside, key = chance.choice(nodes)
        other, elsewhere = chance.choice(nodes)
        if isinstance(inside, dict) and chance.random() < 0.2:
            del inside[key]
        elif chance.random() < 0.3:
            inside[key] = json.loads(json.dumps(other[elsewhere]))
        else:
            inside[key] = deepcopy(chance.choice(VALUES))
    lines[at] = json.dumps(holder[0]).encode() if holder else b""
    return b"\n".join(lines)


def _nodes(value: object) -> Iterator[tuple[list[object] | dict[str, object], object]]:
    """Each list or object that holds something, with each of its places."""
    if isinstance(value, list | dict):
        for key in [*value] if isinstance(value, dict) else range(len(value)):
            yield value, key
            yield from _nodes(value[key])


def spliced(chance: Random, content: bytes) -> bytes:
    """A stretch of an export of any format put in."""
    other = chance.choice([each for example in EXAMPLES.values() for each in example.files.values()])
    start, at = chance.randrange(len(other) + 1), chance.randrange(len(content) + 1)
    return content[:at] + other[start : start + chance.choice((20, 500, 5000))] + content[at:]


WAYS: tuple[Callable[[Random, bytes], bytes], ...] = (spoilt_bytes, spoilt_values, spoilt_values, spliced)


def spoilt(name: str, chance: Random) -> Files:
    """The files of one case."""
    example = EXAMPLES[name]
    files = dict(chance.choice((example.files, example.newer, example.spoiled)))
    for _ in range(chance.choice((1, 1, 2, 3, 6))):
        path = chance.choice(sorted(files))
        if len(files[path]) < 5_000_000:
            files[path] = chance.choice(WAYS)(chance, files[path])
    return files


def items(name: str, files: Files, root: Path, chance: Random) -> Iterator[Item]:
    """What is made of a case: as a folder, as an archive, or as parts that were recognised before they were spoilt."""
    way = chance.randrange(3)
    try:
        if way < 2:
            path = folder(root / "x", files) if way else archive(root / "x.zip", files)
            yield from recognised(path).items(CONTEXT)
            return
    except NotRecognised:
        return
    whole = recognised(folder(root / "whole", EXAMPLES[name].files))
    container = replace(whole.parts[0].container, root=folder(root / "x", {**EXAMPLES[name].files, **files}))
    for found in whole.parts:
        yield from found.format.items(container, found.part, CONTEXT)


def case(name: str, seed: str) -> None:
    """Make one case and take it in as an ingest does, index included. Raises what must not be raised."""
    chance = Random(seed)
    log = MemoryLog("x")
    with TemporaryDirectory() as place:
        found = [*items(name, spoilt(name, chance), Path(place), chance)]
    for item in found:
        if not isinstance(item, Draft | Rejection):
            raise TypeError(f"{type(item)} is no item")
    ingest(found, log, Instant(0))
    for entry in log.entries(0, log.position().sequence):
        body = entry.draft.body
        kept = replace(body, spans=()) if isinstance(body, RecordBody) else body
        if kept is not None and decoded(encoded(kept)) != kept:
            raise ValueError(f"{entry.draft.subject} is another when it is read back")
    Memory(log, MemoryShelf()).settle()


class _Hangs(Exception):
    """A case that takes too long."""


def _hangs(_: int, __: FrameType | None) -> None:
    raise _Hangs


def _megabytes() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / (1e6 if sys.platform == "darwin" else 1e6 / 1024)


def format_for(name: str, seed: int, seconds: float, only: int | None) -> int:
    """Try cases of one format and say what came of them; how many failed."""
    signal.signal(signal.SIGPROF, _hangs)
    case(name, "warm")
    begun, first, slowest, failed, done = monotonic(), _megabytes(), (0.0, 0), 0, 0
    for number in count() if only is None else [only]:
        if only is None and monotonic() - begun >= seconds:
            break
        before, started, done = _megabytes(), process_time(), done + 1
        signal.setitimer(signal.ITIMER_PROF, PATIENCE)
        try:
            case(name, f"{seed} {name} {number}")
            why = f"{_megabytes() - before:.0f} MB more\n" if _megabytes() - before > MOST_MB else ""
        except Exception:
            why = traceback.format_exc(limit=-4)
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)
        if why:
            failed += 1
            print(f"FAILED {name} --seed {seed} --case {number}\n{why}", flush=True)
        slowest = max(slowest, (process_time() - started, number))
    print(
        f"{name:16} {done:>7,} cases in {monotonic() - begun:.0f} s, {failed} failed; "
        f"the slowest ({slowest[1]}) took {slowest[0]:.2f} s, memory grew by {_megabytes() - first:.0f} MB",
        flush=True,
    )
    return failed


def main() -> int:
    """Try the formats named, or all, one after the other."""
    parser = argparse.ArgumentParser(description="Spoil exports and take them in.")
    parser.add_argument("name", nargs="*", choices=[[], *FORMATS], default=[])
    parser.add_argument("--seconds", type=float, default=600, help="for each format")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--case", type=int)
    given = parser.parse_args()
    names = given.name or [*FORMATS]
    if len(names) == 1:
        return 1 if format_for(names[0], given.seed, given.seconds, given.case) else 0
    failed = []
    for name in names:
        command = [sys.executable, __file__, name, "--seconds", str(given.seconds), "--seed", str(given.seed)]
        ended = subprocess.run(command, check=False).returncode
        if ended:
            failed.append(name)
            print(f"{name} ended with {ended}", flush=True)
    print(f"Failed: {', '.join(failed)}." if failed else "Nothing failed.")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())

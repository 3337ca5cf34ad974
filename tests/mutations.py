"""Takes one guard at a time out of a copy of Candor and runs the tests that must fail: `python tests/mutations.py`.

A test that stays green without the guard it is there for proves nothing. Ends with 1 when any does, when its tests are
not through in time, or when a guard is no longer found where `guards.py` has it. First the tests are run on the copy as
it is, since a test that fails anyway would notice nothing.

What was seen to be noticed is kept in `.venv/mutation` by the content of the file and its tests, so that a run that was
stopped goes on where it was; `--fresh` tries all again. `--only WORDS` tries the guards whose description has them.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Sequence
from hashlib import blake2b
from pathlib import Path
from time import monotonic

from guards import GUARDS, Guard

ROOT = Path(__file__).parents[1]
LEFT = shutil.ignore_patterns(".venv", ".git", "*_cache", "__pycache__", "benchmarks", ".hypothesis", "node_modules")
KEPT = ROOT / ".venv" / "mutation"
LIMIT = 240
"""Seconds that the tests of one guard may take."""


def outcome(copy: Path, nodes: Sequence[str], limit: float) -> tuple[int | None, str]:
    """What pytest ended with (None: not in time), and the first test that failed."""
    command = [sys.executable, "-m", "pytest", "-x", "-rfE", "-p", "no:cacheprovider", "-p", "hurried"]
    command += ["-m", "not slow and not interop", "--tb=no", *nodes]
    paths = os.environ | {"PYTHONPATH": os.pathsep.join((str(copy), str(copy / "tests")))}
    try:
        done = subprocess.run(command, cwd=copy, capture_output=True, text=True, check=False, timeout=limit, env=paths)
    except subprocess.TimeoutExpired:
        return None, ""
    failed = [line.split()[1] for line in done.stdout.splitlines() if line.startswith(("FAILED ", "ERROR "))]
    return done.returncode, failed[0].partition("::")[2] if failed else done.stdout[-300:].strip()


def tried(copy: Path, guard: Guard) -> tuple[str, str]:
    """RED when a test fails without the guard, else GREEN, LATE or LOST; and the test that failed."""
    path = copy / guard.path
    whole = path.read_text()
    if whole.count(guard.words) != 1:
        return "LOST", f"{guard.words!r} stands {whole.count(guard.words)} times in {guard.path}"
    path.write_text(whole.replace(guard.words, guard.without))
    try:
        code, first = outcome(copy, guard.nodes, LIMIT)
    finally:
        path.write_text(whole)
    return {0: "GREEN", 1: "RED", None: "LATE"}.get(code, "LOST"), first


def digest(guard: Guard) -> str:
    """What a result depends on most: the guard, the file it stands in and its tests."""
    parts = (repr(guard), (ROOT / guard.path).read_text(), (ROOT / guard.tests).read_text())
    return blake2b("\0".join(parts).encode(), digest_size=12).hexdigest()


def seen() -> set[str]:
    """The digests of guards that were noticed before."""
    return set(KEPT.read_text().split()) if KEPT.exists() else set()


def wanted(only: str, fresh: bool) -> list[Guard]:
    """The guards to try."""
    before = set() if fresh else seen()
    chosen = [guard for guard in GUARDS if only in guard.what]
    left = [guard for guard in chosen if digest(guard) not in before]
    print(f"{len(chosen)} guards, {len(chosen) - len(left)} of them noticed before", flush=True)
    return left


def sound(copy: Path, guards: Iterable[Guard]) -> bool:
    """Whether the tests of these guards pass while all guards stand."""
    nodes = sorted({node for guard in guards for node in guard.nodes})
    code, first = outcome(copy, nodes, LIMIT * 4)
    print("their tests pass while the guards stand" if code == 0 else f"tests fail as it is: {first}", flush=True)
    return code == 0


def main() -> int:
    """Try the guards that are asked for."""
    asked = argparse.ArgumentParser(description="Take out one guard at a time; a test must notice each.")
    asked.add_argument("--only", default="", metavar="WORDS", help="guards whose description has these words")
    asked.add_argument("--fresh", action="store_true", help="try what was noticed before again")
    given = asked.parse_args()
    guards = wanted(given.only, given.fresh)
    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(shutil.copytree(ROOT, Path(folder) / "candor", ignore=LEFT))
        if guards and not sound(copy, guards):
            return 1
        for number, guard in enumerate(guards, 1):
            start = monotonic()
            how, first = tried(copy, guard)
            print(f"{number}/{len(guards)} {how:5} {monotonic() - start:4.0f} s  {guard.what}: {first}", flush=True)
            failed += how != "RED"
            if how == "RED":
                with KEPT.open("a") as kept:
                    kept.write(f"{digest(guard)}\n")
    print(f"{failed} of the guards can go unnoticed" if failed else "Every guard is noticed when it is gone.")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())

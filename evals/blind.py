"""The blind questions: scored rarely, each time on record, and never shown one by one."""

from __future__ import annotations

import hashlib
import json
import subprocess
from datetime import datetime
from pathlib import Path
from typing import Final

from evals.baseline import Run
from evals.report import Json
from memory_core.errors import CandorError

HASH: Final = "blind.sha256"
RUNS: Final = "blind_runs.jsonl"


class BlindRefused(CandorError):
    """A blind run that would prove nothing."""


def commit_of(repository: Path) -> str:
    """The commit that the working tree is at, without any change. Raises BlindRefused."""
    if _git(repository, "status", "--porcelain"):
        raise BlindRefused("The working tree has changes, so no commit says what was measured.", "Commit them first.")
    return _git(repository, "rev-parse", "HEAD")


def checked(questions: Path, kept: Path) -> None:
    """Whether the questions are those whose hash was committed, in a list as `sha256sum` writes it.

    Raises BlindRefused, OSError.
    """
    try:
        listed = [line.split() for line in kept.read_text(encoding="utf-8").splitlines()]
    except OSError:
        listed = []
    wanted = [each[0] for each in listed if len(each) == 2 and Path(each[1].lstrip("*")).name == questions.name]
    if not wanted:
        raise BlindRefused(f"{kept} names no {questions.name}.", "Commit the hash of the blind questions first.")
    if hashlib.sha256(questions.read_bytes()).hexdigest() not in wanted:
        raise BlindRefused(f"{questions} is not the file whose hash is in {kept}.", "Restore the questions.")


def totals(run: Run) -> dict[str, Json]:
    """What may be told of a blind run: sums, and nothing of any one question."""
    scores, lead = run.totals["candor"], run.totals["over_plain"]
    if not isinstance(scores, dict) or not isinstance(lead, dict):
        raise TypeError("totals are JSON objects")
    return {
        "questions": scores["questions"],
        "retrieval": scores["retrieval"],
        "answers": scores["answers"],
        "over_plain": lead,
    }


def record(path: Path, commit: str, at: datetime, result: dict[str, Json]) -> None:
    """Append a run to the record of all. Raises OSError."""
    with path.open("a", encoding="utf-8") as out:
        line = {"date": at.isoformat(timespec="seconds"), "commit": commit, "result": result}
        out.write(f"{json.dumps(line, ensure_ascii=False)}\n")


def _git(repository: Path, *arguments: str) -> str:
    command = ["git", "-C", str(repository), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL)
    if done.returncode:
        raise BlindRefused("This is no git repository, so no commit says what was measured.", "Run it from a clone.")
    return done.stdout.strip()

"""`python -m evals verify`: ask the bundled questions of a clean store, and hold the result against what was kept."""

from __future__ import annotations

import json
from argparse import Namespace
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from evals.baseline import Change, Run, changes, read, run_of, write
from evals.blind import HASH, RUNS, checked, commit_of, record, totals
from evals.cases import golds, questions
from evals.deliveries import deliveries
from evals.progress import tell
from evals.report import Json
from evals.retrievers import RETRIEVERS

SPLITS: Final = ("train", "dev")


def run(given: Namespace) -> int:
    """Ask, compare and print; 1 when anything differs. Raises BadFile, and BlindRefused before anything is asked."""
    commit = ""
    if given.blind:
        commit = commit_of(given.baselines)
        checked(given.questions / f"{given.blind}.jsonl", given.baselines / HASH)
    runs = {split: _asked(given, split) for split in SPLITS}
    found = {split: [] if given.update else _changes(given, split, each) for split, each in runs.items()}
    if given.update:
        for split, each in runs.items():
            write(_kept(given, split), each)
    told: dict[str, dict[str, Json]] = {split: each.totals for split, each in runs.items()}
    if given.blind:
        told[given.blind] = totals(_asked(given, given.blind))
        record(given.baselines / RUNS, commit, datetime.now(UTC), {"set": given.blind, **told[given.blind]})
    if given.json:
        written = {
            split: {**each, "changes": [_written(change) for change in found.get(split, [])]}
            for split, each in told.items()
        }
        print(json.dumps(written, indent=1, ensure_ascii=False))
    else:
        _print(told, found)
    return 1 if any(found.values()) else 0


def _asked(given: Namespace, split: str) -> Run:
    path = given.questions / f"{split}.jsonl"
    asked = questions(path)
    said = {name: list(RETRIEVERS[name](given.data, asked, lambda _: None)) for name in ("candor", "plain")}
    tell(f"{split}: {len(asked)} questions asked")
    return run_of(golds(path), said["candor"], said["plain"], deliveries(given.data).standing)


def _kept(given: Namespace, split: str) -> Path:
    path: Path = given.baselines / f"{split}.json"
    return path


def _changes(given: Namespace, split: str, now: Run) -> list[Change]:
    return list(changes(read(_kept(given, split)), now))


def _written(change: Change) -> dict[str, Json]:
    return {"question": change.question, "what": change.what, "worse": change.worse}


def _print(told: dict[str, dict[str, Json]], found: dict[str, list[Change]]) -> None:
    for split, each in told.items():
        scores = each.get("candor", each)
        lead = each["over_plain"]
        if not isinstance(scores, dict) or not isinstance(lead, dict):
            raise TypeError("totals are JSON objects")
        for name, part in (("retrieval", scores["retrieval"]), ("answers", scores["answers"]), ("lead", lead)):
            print(f"{split} {name}: {_short(part)}")
        for change in found.get(split, []):
            print(f"{split} {change.question}: {change.what}")
    if any(found.values()):
        print("The results differ from the baselines. If that is meant, `--update` keeps the new ones.")


def _short(part: Json) -> str:
    """The rates of a part of the scores, with their intervals."""
    if not isinstance(part, dict):
        return str(part)
    rates = {name: each for name, each in {"": part, **part}.items() if isinstance(each, dict) and "ci95" in each}
    return ", ".join(
        f"{name} {each.get('rate', each.get('difference'))} {each['ci95']}".strip() for name, each in rates.items()
    )

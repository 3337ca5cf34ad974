"""The files of the action evaluation: commands to plan, gold to score against, predictions as a planner made them."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TypeAlias

from evals.lines import Line, lines

Value: TypeAlias = "str | bool | int | float | list[Value] | dict[str, Value] | None"
Arguments: TypeAlias = dict[str, Value]


@dataclass(frozen=True, slots=True)
class Command:
    """What is said, and the instant it is said at."""

    id: str
    command: str
    as_of: datetime


@dataclass(frozen=True, slots=True)
class Act:
    """One action: its type and its arguments; of gold, a matcher an argument."""

    type: str
    args: Arguments


@dataclass(frozen=True, slots=True)
class GoldActions:
    """The lists of actions that are right, the expected one first. `kind` and `group` are "" where none is given.

    Commands of one `group` are the same command in other words.
    """

    id: str
    accepted: tuple[tuple[Act, ...], ...]
    kind: str = ""
    group: str = ""


@dataclass(frozen=True, slots=True)
class Prediction:
    """The actions that a planner came to."""

    id: str
    actions: tuple[Act, ...]


def commands(path: Path) -> tuple[Command, ...]:
    """The commands of a file, without their gold. Raises BadFile."""
    return tuple(Command(line.id(), line.text("command"), line.time("as_of")) for line in lines(path))


def gold_actions(path: Path) -> tuple[GoldActions, ...]:
    """The gold of a file. Raises BadFile."""
    return tuple(_gold(line) for line in lines(path))


def predictions(path: Path) -> tuple[Prediction, ...]:
    """The predictions of a file. Raises BadFile."""
    return tuple(Prediction(line.id(), _acts(line, line.values.get("actions"), "actions")) for line in lines(path))


def write_predictions(path: Path, made: Iterable[Prediction]) -> None:
    """Write a predictions file, a line a command. Raises OSError."""
    rows = ({"id": each.id, "actions": [{"type": act.type, "args": act.args} for act in each.actions]} for each in made)
    path.write_text("".join(f"{json.dumps(row, ensure_ascii=False)}\n" for row in rows), encoding="utf-8")


def _gold(line: Line) -> GoldActions:
    others = line.values.get("alternatives") or []
    if not isinstance(others, list):
        raise line.bad("alternatives must be a list of lists of actions")
    accepted = (
        _acts(line, line.values.get("expected"), "expected"),
        *(_acts(line, each, "alternatives") for each in others),
    )
    kind = line.text("kind", "") or line.text("category", "")
    return GoldActions(line.id(), accepted, kind, _group(line))


def _group(line: Line) -> str:
    """What wordings of one command share: what is said, else the id before "-r" and a number."""
    base, _, number = line.id().rpartition("-r")
    return line.text("group", "") or (base if number.isdigit() else "")


def _acts(line: Line, value: object, name: str) -> tuple[Act, ...]:
    if not isinstance(value, list):
        raise line.bad(f"{name} must be a list of actions")
    found = []
    for each in value:
        args = each.get("args", {}) if isinstance(each, dict) else None
        if not isinstance(each, dict) or not isinstance(each.get("type"), str) or not isinstance(args, dict):
            raise line.bad(f"{name} must be a list of objects with type and args")
        found.append(Act(each["type"], args))
    return tuple(found)

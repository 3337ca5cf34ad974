"""`python -m evals corpus`: what the corpus of a folder is made of."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Iterable
from typing import Final
from zoneinfo import ZoneInfo

from evals.corpus import Composition, Part, composition
from memory_core.model.instant import Instant, to_iso

_ZONE: Final = ZoneInfo("UTC")
"""Of times that name none: a count must not depend on the machine."""


def run(given: Namespace) -> int:
    """Count and print. Raises NotAWorkspace for a folder without a corpus."""
    inside = given.data / "corpus"
    made = composition(inside if inside.is_dir() else given.data, _ZONE)
    print(json.dumps(_as_json(made), indent=1) if given.json else "\n".join(_as_text(made)))
    return 0


def _as_json(made: Composition) -> dict[str, object]:
    parts = {"by_hand": made.by_hand, "filler": made.filler, "whole": made.whole}
    return {
        **{name: _part_as_json(part) for name, part in parts.items()},
        "first": _iso(made.first),
        "last": _iso(made.last),
        "rejected": made.rejected,
    }


def _part_as_json(part: Part) -> dict[str, object]:
    return {
        "records": sum(count for _, count in part.records),
        "by_source": dict(part.records),
        "sentences": part.sentences,
        "distinct": part.distinct,
        "ratio": round(part.ratio, 4),
    }


def _as_text(made: Composition) -> list[str]:
    parts = (made.by_hand, made.filler, made.whole)
    columns = [dict(part.records) for part in parts]
    lines = [
        _row("records", ("by hand", "filler", "whole")),
        *(_row(source, [column[source] for column in columns]) for source in columns[-1]),
        _row("together", [sum(column.values()) for column in columns]),
        _row("sentences", [part.sentences for part in parts]),
        _row("distinct", [f"{part.ratio:.1%}" for part in parts]),
    ]
    return [
        *lines,
        f"Known from {_iso(made.first) or 'never'} to {_iso(made.last) or 'never'}; {made.rejected} rejected.",
    ]


def _row(label: str, cells: Iterable[object]) -> str:
    return f"{label:<16}" + "".join(f" {cell!s:>8}" for cell in cells)


def _iso(at: Instant | None) -> str | None:
    return None if at is None else to_iso(at, _ZONE)

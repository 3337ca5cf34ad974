"""How times grow with the number of records, as a picture with logarithmic axes."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from matplotlib import rcParams
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from evals.bench.results import Run
from evals.bench.searching import NOW

FILE: Final = "growth.svg"
_OURS: Final = "Candor"


def plot(run: Run, path: Path) -> Path:
    """Draw a run; into the file, or as `growth.svg` into a folder. The file."""
    # Without the salt, and without a date, every drawing of the same numbers would be another file.
    rcParams.update({"svg.hashsalt": "candor", "font.size": 9})
    file = path if path.suffix else path / FILE
    file.parent.mkdir(parents=True, exist_ok=True)
    figure = Figure(figsize=(11, 4.5))
    left, right = figure.subplots(1, 2)
    ranked = {engine: _points(run.ranking, "engine", engine) for engine in _names(run.ranking, "engine")}
    _draw(left, ranked, "top ten, p50")
    searched = {what: _points(run.searching, "what", what) for what in _names(run.searching, "what")}
    _draw(right, searched, "whole search to hits with text, p50")
    figure.tight_layout()
    metadata = {"Date": None} if file.suffix == ".svg" else None
    figure.savefig(file, metadata=metadata, dpi=120)
    return file


def _names(rows: Sequence[Any], field: str) -> list[str]:
    return list(dict.fromkeys(getattr(row, field) for row in rows))


def _points(rows: Sequence[Any], field: str, name: str) -> list[tuple[int, float]]:
    return sorted((row.size, row.spread.p50) for row in rows if getattr(row, field) == name)


def _draw(axes: Axes, lines: dict[str, list[tuple[int, float]]], title: str) -> None:
    for name, points in lines.items():
        ours = name.startswith(_OURS) or name == NOW
        sizes, times = [size for size, _ in points], [ms for _, ms in points]
        axes.plot(sizes, times, label=name, marker="o" if ours else "s", linewidth=2.2 if ours else 1.2, markersize=4)
    axes.set_xscale("log")
    axes.set_yscale("log")
    axes.set_xlabel("versions of records")
    axes.set_ylabel("milliseconds")
    axes.set_title(title)
    axes.grid(visible=True, which="both", alpha=0.2)
    if lines:
        axes.legend(fontsize=8)

"""What the benchmark ran on, without anything that names the machine."""

from __future__ import annotations

import os
import platform
import sqlite3
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final

from evals.bench.results import Machine

_PACKAGES: Final = ("numpy", "mcp", "rank_bm25", "bm25s", "tantivy")


def machine() -> Machine:
    """The machine that it runs on."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    found = [*((name, _version(name)) for name in _PACKAGES), ("SQLite", sqlite3.sqlite_version)]
    return Machine(cores, _processor(), _memory_gb(), platform.python_version(), tuple(found))


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "not installed"


def _processor() -> str:
    """The model's name and numbers as Linux tells them, else the architecture."""
    said = dict(_lines(Path("/proc/cpuinfo")))
    if "model name" not in said:
        return platform.machine()
    numbers = f"family {said['cpu family']}, model {said['model']}" if "cpu family" in said else ""
    return f"{said['model name']} ({numbers})" if numbers else said["model name"]


def _lines(path: Path) -> Iterator[tuple[str, str]]:
    if path.exists():
        for line in path.read_text(encoding="utf-8").splitlines():
            name, _, value = line.partition(":")
            yield name.strip(), value.strip()


def _memory_gb() -> int:
    if not hasattr(os, "sysconf"):
        return 0
    return round(os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30)

"""`python -m evals actions`: plan every command of a file, write the predictions."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from statistics import median

from evals.acting import act
from evals.action_cases import commands, write_predictions
from evals.asking import memory_of
from memory_core.model.instant import Instant, from_datetime


def run(given: Namespace) -> int:
    """Plan and write; progress goes to standard error.

    Raises BadFile for commands that cannot be read, NotAWorkspace for the folder, OSError for what cannot be written.
    """
    wanted = commands(given.commands)
    now = max((from_datetime(each.as_of) for each in wanted), default=Instant(0))
    with memory_of(given.data, now, _tell) as memory:
        made = list(act(memory, wanted))
    write_predictions(given.out, [each.prediction for each in made])
    p50 = median(each.seconds for each in made) * 1000 if made else 0.0
    if given.json:
        print(json.dumps({"commands": len(made), "p50_ms": round(p50, 1), "out": str(given.out)}))
    else:
        print(f"{len(made)} commands planned, half of them in {p50:.1f} ms or less; written to {given.out}")
    return 0


def _tell(line: str) -> None:
    print(line, file=sys.stderr, flush=True)

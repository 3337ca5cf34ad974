"""`python -m evals memory`: ask every question of a file, write the answer file."""

from __future__ import annotations

import json
import sys
from argparse import Namespace

from evals.asking import ask, memory_of
from evals.cases import Answer, questions, write_answers
from memory_core.model.instant import Instant, from_datetime


def run(given: Namespace) -> int:
    """Ask and write; progress goes to standard error.

    Raises BadFile for questions that cannot be read, NotAWorkspace for the folder, OSError for what cannot be written.
    """
    asked = questions(given.questions)
    now = max((from_datetime(each.as_of) for each in asked), default=Instant(0))
    said: list[Answer] = []
    with memory_of(given.data, now, _tell) as memory:
        for answer in ask(memory, asked):
            said.append(answer)
            _tell(f"{len(said)} of {len(asked)}: {answer.id}")
    write_answers(given.out, said)
    nothing = sum(not each.retrieved for each in said)
    if given.json:
        print(json.dumps({"questions": len(said), "found_nothing": nothing, "out": str(given.out)}))
    else:
        print(f"{len(said)} answers written to {given.out}, {nothing} of them found nothing")
    return 0


def _tell(line: str) -> None:
    print(line, file=sys.stderr, flush=True)

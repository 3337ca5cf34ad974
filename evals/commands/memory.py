"""`python -m evals memory`: ask every question of a file, write the answer file."""

from __future__ import annotations

import json
from argparse import Namespace

from evals.cases import Answer, questions, write_answers
from evals.progress import tell
from evals.retrievers import RETRIEVERS


def run(given: Namespace) -> int:
    """Ask and write; progress goes to standard error.

    Raises BadFile for questions that cannot be read, NotAWorkspace for the folder, OSError for what cannot be written.
    """
    asked = questions(given.questions)
    said: list[Answer] = []
    for answer in RETRIEVERS[given.retriever](given.data, asked, tell):
        said.append(answer)
        tell(f"{len(said)} of {len(asked)}: {answer.id}")
    write_answers(given.out, said)
    nothing = sum(not each.retrieved for each in said)
    if given.json:
        print(json.dumps({"questions": len(said), "found_nothing": nothing, "out": str(given.out)}))
    else:
        print(f"{len(said)} answers written to {given.out}, {nothing} of them found nothing")
    return 0

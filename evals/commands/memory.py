"""`python -m evals memory`: ask every question of a file, write the answer file."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from evals.asking import ask, memory_of
from evals.cases import Answer, Question, questions, write_answers
from evals.paying import estimated
from evals.progress import tell
from evals.retrievers import RETRIEVERS, latest
from memory_core.errors import BadSetting
from server.readers.reader import ModelReader
from server.settings import model

UNPAID: Final = 2
"""The exit code when a model would have been asked and nobody said that it may cost."""


def run(given: Namespace) -> int:
    """Ask and write; progress goes to standard error.

    A model is asked only with `--yes-i-will-pay`; without, the estimate is printed and that is all.
    Raises BadFile for questions that cannot be read, NotAWorkspace for the folder, OSError for what cannot be written,
    BadSetting for the reader, and ReaderFailure when a model gives no answer that may be passed on.
    """
    asked, chosen = questions(given.questions), model(given.reader)
    if chosen is None:
        return _written(given, asked, RETRIEVERS[given.retriever](given.data, asked, tell))
    if given.retriever == "plain":
        raise BadSetting("reader", given.reader, "built-in with --plain, which only finds")
    with memory_of(given.data, latest(asked), tell) as memory:
        cost = estimated(memory, chosen, asked, tell)
        print(f"{chosen.name} by {chosen.protocol}: {cost.told}", file=sys.stderr)
        if not given.yes_i_will_pay:
            print("evals: nothing was sent. Add --yes-i-will-pay to ask the model.", file=sys.stderr)
            return UNPAID
        return _written(given, asked, ask(memory, asked, ModelReader(chosen)))


def _written(given: Namespace, asked: Sequence[Question], answers: Iterable[Answer]) -> int:
    said = list(_told(answers, len(asked)))
    write_answers(given.out, said)
    nothing = sum(not each.retrieved for each in said)
    if given.json:
        print(json.dumps({"questions": len(said), "found_nothing": nothing, "out": str(given.out)}))
    else:
        print(f"{len(said)} answers written to {given.out}, {nothing} of them found nothing")
    return 0


def _told(answers: Iterable[Answer], whole: int) -> Iterator[Answer]:
    for number, answer in enumerate(answers, 1):
        tell(f"{number} of {whole}: {answer.id}")
        yield answer

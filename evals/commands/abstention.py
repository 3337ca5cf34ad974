"""`python -m evals abstention`: wrong answers against wrong refusals, as the memory answers more and less readily."""

from __future__ import annotations

import json
from argparse import Namespace
from dataclasses import asdict

from evals.asking import memory_of
from evals.cases import golds, questions
from evals.deliveries import deliveries
from evals.progress import tell
from evals.refusing import Point, curve
from memory_core.model.instant import Instant, from_datetime


def run(given: Namespace) -> int:
    """Ask at each bar and print a line for it.

    Raises BadFile for questions that cannot be read, NotAWorkspace for the folder.
    """
    asked, expected = questions(given.questions), golds(given.questions)
    now = max((from_datetime(each.as_of) for each in asked), default=Instant(0))
    with memory_of(given.data, now, tell) as memory:
        points = list(curve(memory, asked, expected, deliveries(given.data).standing))
    print(json.dumps([asdict(each) for each in points]) if given.json else "\n".join(_lines(points)))
    return 0


def _lines(points: list[Point]) -> list[str]:
    head = "  bar   right   wrong  refused wrongly  of answerable   invented  of unanswerable"
    return [head] + [
        f"{each.scale:5.2f}  {each.right:6}  {each.wrong:6}  {each.refused:15}  {each.answerable:13}  {each.invented:9}"
        f"  {each.unanswerable:15}"
        for each in points
    ]

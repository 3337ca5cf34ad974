"""`python -m evals compare`: two answer files against the same gold, question by question."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from evals.cases import answers, golds
from evals.comparison import compare
from evals.deliveries import deliveries
from evals.metrics import Standing
from evals.report import compared, compared_lines
from evals.scoring import judge


def run(given: Namespace) -> int:
    """Compare and print. Raises BadFile for what cannot be read."""
    gold, standing = golds(given.gold), _standing(given.data)
    said = [{each.id: each for each in answers(path)} for path in (given.first, given.second)]
    first, second = ([judge(each, by_id.get(each.id), standing) for each in gold] for by_id in said)
    found = compare(first, second)
    if given.json:
        print(json.dumps(compared(found), indent=1, ensure_ascii=False))
    else:
        print("\n".join(compared_lines(found)))
    return 0


def _standing(data: Path | None) -> Callable[[str, datetime], Standing]:
    """How an id stands at an instant; without the data nothing can be told to be forbidden."""
    return deliveries(data).standing if data else lambda _id, _as_of: "visible"

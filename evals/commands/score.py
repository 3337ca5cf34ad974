"""`python -m evals score`: score an answer file against gold."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Callable, Mapping
from typing import Final

from evals.action_cases import gold_actions, predictions
from evals.action_report import actions_as_json, actions_as_text
from evals.action_scoring import score_actions
from evals.cases import answers, golds
from evals.deliveries import deliveries
from evals.report import as_json, as_text
from evals.scoring import score


def run(given: Namespace) -> int:
    """Score and print. Raises BadFile for what cannot be read."""
    return SUITES[given.suite](given)


def _memory(given: Namespace) -> int:
    result = score(golds(given.gold), answers(given.answers), deliveries(given.data).standing)
    if result.missing:
        print(f"{result.missing} questions have no answer and count as failed", file=sys.stderr)
    print(json.dumps(as_json(result), indent=1, ensure_ascii=False) if given.json else "\n".join(as_text(result)))
    return 0


def _actions(given: Namespace) -> int:
    result = score_actions(gold_actions(given.gold), predictions(given.predictions))
    print(
        json.dumps(actions_as_json(result), indent=1, ensure_ascii=False)
        if given.json
        else "\n".join(actions_as_text(result))
    )
    return 0


SUITES: Final[Mapping[str, Callable[[Namespace], int]]] = {"memory": _memory, "actions": _actions}

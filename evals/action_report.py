"""Scores of actions as text for people and as JSON."""

from __future__ import annotations

from evals.action_scoring import ActionScore
from evals.intervals import Estimate


def actions_as_json(score: ActionScore) -> dict[str, object]:
    """Everything, with the verdict on each command."""
    return {
        "passed": _estimate(score.passed),
        "by_kind": {kind: _estimate(each) for kind, each in score.by_kind},
        "consistent": None if score.consistent is None else _estimate(score.consistent),
        "commands": [{"id": each.gold.id, "passed": each.passed, "why": each.why} for each in score.verdicts],
    }


def actions_as_text(score: ActionScore) -> list[str]:
    """The share that passed, by kind, and what failed and why."""
    lines = [f"passed {_shown(score.passed)}"]
    lines += [f"  {kind}: {_shown(each)}" for kind, each in score.by_kind]
    if score.consistent is not None:
        lines.append(f"of one mind in all wordings {_shown(score.consistent)}")
    return [*lines, *(f"failed {each.gold.id}: {each.why}" for each in score.verdicts if not each.passed)]


def _estimate(each: Estimate) -> dict[str, object]:
    return {"mean": round(each.mean, 4), "low": round(each.low, 4), "high": round(each.high, 4), "count": each.count}


def _shown(each: Estimate) -> str:
    return f"{each.mean:.1%} [{each.low:.1%}, {each.high:.1%}] of {each.count}"

"""`python -m evals workbench`: the commands of WorkBench, and rewordings of them, by template."""

from __future__ import annotations

import json
from argparse import Namespace
from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from evals.intervals import Sample, proportion
from evals.workbench import Run, carried_out, cases, memory_of_workbench, reworded


def _summary(runs: Sequence[Run]) -> dict[str, Any]:
    """The shares of right end states and of side effects, over all and by template."""
    by_template: dict[str, list[Run]] = defaultdict(list)
    for each in runs:
        by_template[each.case.template].append(each)
    right = proportion(Sample(float(each.right)) for each in runs)
    side = sum(each.side_effect for each in runs)
    return {
        "commands": len(runs),
        "right": round(right.mean, 4),
        "interval": [round(right.low, 4), round(right.high, 4)],
        "side_effects": side,
        "by_template": {
            name: f"{sum(each.right for each in those)}/{len(those)}" for name, those in by_template.items()
        },
        "wrong": [
            {"command": each.case.command, "outcome": type(each.outcome).__name__} for each in runs if not each.right
        ],
    }


def run(given: Namespace) -> int:
    """Plan and print. Raises BadFile and OSError for files that cannot be read."""
    memory = memory_of_workbench(given.data)
    wanted = cases(given.data)
    results = {
        "dev": _summary(list(carried_out(memory, wanted))),
        "reworded": _summary(list(carried_out(memory, reworded(wanted, given.rewordings)))),
    }
    if given.json:
        print(json.dumps(results, indent=1, ensure_ascii=False))
        return 0
    for name, result in results.items():
        low, high = result["interval"]
        right = f"{result['right']:.1%} [{low:.1%}, {high:.1%}] of {result['commands']} right"
        print(f"{name}: {right}, {result['side_effects']} side effects")
        for template, share in result["by_template"].items():
            print(f"  {share}  {template}")
    return 0

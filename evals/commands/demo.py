"""`python -m evals demo`: the main job on the bundled corpus, shown through a real client of the real server."""

from __future__ import annotations

import asyncio
import json
import sys
from argparse import Namespace
from dataclasses import asdict

from evals.demo import Step, perform
from evals.plan import plan


def run(given: Namespace) -> int:
    """Do the steps and print each; 1 when one of them failed. Raises BadFile for a plan that cannot be read."""
    planned = plan(given.data / "demo.json")
    steps: list[Step] = []

    def done(step: Step) -> None:
        steps.append(step)
        if not given.json:
            _print(len(steps), step)

    asyncio.run(perform(given.data / "corpus", planned, done))
    failed = [step for step in steps if step.failure]
    if given.json:
        written = {"passed": not failed, "steps": [asdict(step) for step in steps]}
        print(json.dumps(written, indent=1, ensure_ascii=False))
    elif not failed:
        print(f"All {len(steps)} steps came out as they must.")
    for step in failed:
        print(f"demo: failed at {step.heading!r}: {step.failure}", file=sys.stderr)
    return 1 if failed else 0


def _print(number: int, step: Step) -> None:
    print(f"{number}. {step.heading}")
    for line in step.lines:
        print(f"   {line}")
    print(flush=True)

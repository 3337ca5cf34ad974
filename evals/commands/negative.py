"""`python -m evals negative`: what must not be found is not found, and would be if it might."""

from __future__ import annotations

import asyncio
import json
import sys
from argparse import Namespace
from collections.abc import Iterator, Sequence

from evals.client import Refused
from evals.intervals import wilson
from evals.negative import CLASSES, Outcome, cases, judged
from evals.progress import tell
from evals.report import Json


def run(given: Namespace) -> int:
    """Try and print; 1 when a case fails. Raises BadFile for what cannot be read."""
    known = cases(given.cases)
    try:
        found = asyncio.run(judged(given.cases, given.data, known, tell))
    except Refused as refused:
        print(f"negative: {refused}", file=sys.stderr)
        return 1
    failed = [each for each in found if not each.passed]
    if given.json:
        print(json.dumps(_json(found, failed), indent=1, ensure_ascii=False))
    else:
        print("\n".join(_lines(found, failed)))
    return 1 if failed else 0


def _by_class(found: Sequence[Outcome]) -> Iterator[tuple[str, int, int, tuple[float, float]]]:
    for kind in CLASSES:
        of_kind = [each for each in found if each.case.kind == kind]
        if of_kind:
            passed = sum(each.passed for each in of_kind)
            yield kind, passed, len(of_kind), wilson(passed, len(of_kind))


def _json(found: Sequence[Outcome], failed: Sequence[Outcome]) -> dict[str, Json]:
    low, high = wilson(len(found) - len(failed), len(found))
    return {
        "cases": len(found),
        "passed": len(found) - len(failed),
        "ci95": [round(low, 4), round(high, 4)],
        "by_class": {
            kind: {"cases": count, "passed": passed, "ci95": [round(each, 4) for each in interval]}
            for kind, passed, count, interval in _by_class(found)
        },
        "failures": [
            {
                "id": each.case.id,
                "class": each.case.kind,
                "missing": list(each.missing),
                "present": list(each.present),
                "toothless": list(each.toothless),
            }
            for each in failed
        ],
    }


def _lines(found: Sequence[Outcome], failed: Sequence[Outcome]) -> Iterator[str]:
    for kind, passed, count, (low, high) in _by_class(found):
        yield f"{kind:<20}{passed}/{count} (95%: {low:.1%} to {high:.1%})"
    for each in failed:
        for why, ids in (
            ("must be found", each.missing),
            ("must not be found", each.present),
            ("is not found where it may be, so the case proves nothing", each.toothless),
        ):
            if ids:
                yield f"{each.case.id}: {', '.join(ids)} {why}"

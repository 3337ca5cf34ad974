"""`python -m evals when`: read time expressions beside two libraries, score each against gold."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Iterator, Mapping
from importlib.util import find_spec

from evals.intervals import Estimate
from evals.recognizers import Cases, cases
from evals.timereaders import PEERS, READERS
from evals.timereading import Shares, read_all, shares


def run(given: Namespace) -> int:
    """Read, score and print. Raises BadFile for cases that cannot be read."""
    found = cases(given.cases)
    missing = [name for name in PEERS if find_spec(name) is None]
    if missing:
        print(f"{' and '.join(missing)} left out: pip install -e '.[dev,bench]' brings them", file=sys.stderr)
    scores = {name: shares(read_all(found.cases, read)) for name, read in READERS.items() if name not in missing}
    print(json.dumps(_as_json(found, scores), indent=1) if given.json else "\n".join(_as_text(found, scores)))
    return 0


def _as_json(found: Cases, scores: Mapping[str, Shares]) -> dict[str, object]:
    return {
        "cases": len(found.cases),
        "unscored": found.unscored,
        "parsers": {name: _parser(score) for name, score in scores.items()},
        "wrong": [
            {
                "case": each.case.number,
                "type": each.case.kind,
                "extra": sorted(each.values - each.case.values),
                "missing": sorted(each.case.values - each.values),
            }
            for each in scores["candor"].wrong
        ],
    }


def _parser(score: Shares) -> dict[str, object]:
    return {
        "all": _share(score.all),
        "single": _share(score.single),
        "by_type": {kind: _share(each) for kind, each in score.by_kind.items()},
        "even": _share(score.even),
        "odd": _share(score.odd),
        "within_gold": {"all": _share(score.within_all), "single": _share(score.within_single)},
    }


def _share(of: Estimate) -> dict[str, object]:
    return {"right": round(of.mean * of.count), "count": of.count, "share": round(of.mean, 4),
            "ci95": [round(of.low, 4), round(of.high, 4)]}  # fmt: skip


def _as_text(found: Cases, scores: Mapping[str, Shares]) -> Iterator[str]:
    yield f"cases {len(found.cases)}; {found.unscored} more have no value in gold and were left out"
    for name, score in scores.items():
        yield f"{name}: all readings and no other"
        yield f"  {'all':<16}{_line(score.all)}"
        yield f"  {'single':<16}{_line(score.single)}   (dates, times, date-times)"
        for kind, each in score.by_kind.items():
            yield f"  {kind:<16}{_line(each)}"
        yield f"  {'even numbers':<16}{_line(score.even)}"
        yield f"  {'odd numbers':<16}{_line(score.odd)}"
        yield f"  {'some, no other':<16}{_line(score.within_all)}   single {_line(score.within_single)}"


def _line(of: Estimate) -> str:
    return f"{round(of.mean * of.count):>4} of {of.count:<4} {of.mean:.3f}  [{of.low:.3f}, {of.high:.3f}]"

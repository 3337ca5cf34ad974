"""`python -m evals paraphrase`: each question in several wordings, and how often they come to the same."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Iterator, Mapping
from dataclasses import fields
from typing import Final

from evals.asking import ask, memory_of
from evals.cases import golds, questions
from evals.deliveries import deliveries
from evals.intervals import Estimate
from evals.lines import BadFile
from evals.paraphrase import Consistency, Group, consistency, groups
from evals.progress import tell
from evals.retrievers import latest
from evals.scoring import score

_WORDS: Final[Mapping[str, str]] = {
    "right": "wordings right",
    "alike": "questions right in all wordings or in none",
    "always": "questions right in all wordings",
    "decided": "questions answered in all wordings or in none",
    "sources": "questions with the same sources in all wordings",
}


def run(given: Namespace) -> int:
    """Ask, compare and print. Raises BadFile for questions that are no wordings, NotAWorkspace for the folder."""
    asked, expected = questions(given.questions), golds(given.questions)
    if not asked:
        raise BadFile(given.questions, 0, "it holds no question")
    with memory_of(given.data, latest(asked), tell) as memory:
        said = list(ask(memory, asked))
    found = groups(given.questions, score(expected, said, deliveries(given.data).standing).verdicts)
    result = consistency(found)
    if given.json:
        print(json.dumps(_written(found, result), indent=1, ensure_ascii=False))
    else:
        print("\n".join(_lines(found, result)))
    return 0


def _written(found: tuple[Group, ...], result: Consistency) -> dict[str, object]:
    shares: dict[str, object] = {name: _share(each) for name, each in _estimates(result)}
    unlike = {each.question: f"{each.right}/{len(each.verdicts)}" for each in found if not each.alike}
    return {"questions": len(found), "wordings": sum(len(each.verdicts) for each in found), **shares, "unlike": unlike}


def _share(each: Estimate) -> dict[str, object]:
    rounded = [round(each.low, 4), round(each.high, 4)]
    return {"rate": round(each.mean, 4), "ci95": rounded, "count": each.count, "by": each.by}


def _lines(found: tuple[Group, ...], result: Consistency) -> Iterator[str]:
    yield f"{len(found)} questions"
    for name, each in _estimates(result):
        passed = round(each.mean * each.count)
        yield f"{_WORDS[name]:<48}{passed:>4} of {each.count:<4} (95%: {each.low:.0%} to {each.high:.0%})"
    for group in found:
        if not group.alike:
            yield f"{group.question}: {group.right} of {len(group.verdicts)} wordings right"


def _estimates(result: Consistency) -> Iterator[tuple[str, Estimate]]:
    yield from ((each.name, getattr(result, each.name)) for each in fields(result))

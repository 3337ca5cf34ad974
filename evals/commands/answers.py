"""`python -m evals answers`: learns how likely passages answer, checked on authors left out; `--train` writes it."""

from __future__ import annotations

import json
from argparse import Namespace
from dataclasses import asdict
from pathlib import Path
from typing import Final

from evals.intervals import wilson
from evals.leaving import Left, left_out
from evals.listwise import trained
from evals.progress import tell
from evals.readings import readings, taught
from memory_core.answer.likelihood import FILE, packed

_ANSWER: Final = Path(__file__).parents[2] / "memory_core" / "answer"


def run(given: Namespace) -> int:
    """Cross-validate over the files, each of another author; with `--train` write what is learnt of all."""
    by_author = {}
    for path in sorted(given.questions.glob("*.jsonl")):
        by_author[path.stem] = list(readings(given.data, path, lambda _: None))
        tell(f"{path.stem}: {len(by_author[path.stem])} questions")
    left = left_out(by_author)
    if given.train:
        network = trained(taught([each for of in by_author.values() for each in of]))
        (_ANSWER / FILE).write_bytes(packed(network))
    print(json.dumps(asdict(left), indent=1) if given.json else "\n".join(_said(left)))
    return 0


def _said(left: Left) -> tuple[str, ...]:
    return (
        "of authors not learnt from, by the rules and by the network:",
        f"  first passage answers   {_pair(left.first_by_rules, left.first, left.answerable)}",
        f"  unanswerable, refused   {_pair(left.refused_by_rules, left.refused, left.unanswerable)}",
        f"  answerable, refused     {_pair(left.refused_wrongly_by_rules, left.refused_wrongly, left.answerable)}",
    )


def _pair(rules: int, network: int, of: int) -> str:
    return f"{_share(rules, of)}, {_share(network, of)}"


def _share(count: int, of: int) -> str:
    low, high = wilson(count, of)
    return f"{count}/{of} ({low:.0%} to {high:.0%})"

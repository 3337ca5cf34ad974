"""`python -m evals ablation`: each signal of the search left out in turn."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Iterator, Mapping

from evals.ablation import asked, on_chats, on_questions, trials
from evals.cases import golds, questions
from evals.commands.locomo import numbers
from evals.comparison import Comparison, Paired
from evals.deliveries import deliveries
from evals.locomo import conversations
from evals.progress import tell
from evals.report import Json, compared, difference, spread


def run(given: Namespace) -> int:
    """Ask, compare and print. Raises BadFile for what cannot be read."""
    gold, known = golds(given.questions), deliveries(given.data)
    chats = conversations(given.locomo, numbers(given.conversations)) if given.locomo else ()
    left_out = trials(semantic=given.semantic)
    on_gold = on_questions(gold, asked(given.data, questions(given.questions), left_out, tell), known)
    in_chats = on_chats(chats, left_out, tell) if chats else {}
    if given.json:
        written: dict[str, Json] = {
            name: {"questions": compared(each), **({"locomo": difference(in_chats[name])} if in_chats else {})}
            for name, each in on_gold.items()
        }
        print(json.dumps(written, indent=1, ensure_ascii=False))
    else:
        print("\n".join(_lines(on_gold, in_chats)))
    return 0


def _lines(on_gold: Mapping[str, Comparison], in_chats: Mapping[str, Paired]) -> Iterator[str]:
    yield "What the search gains by each signal, with 95% paired intervals; + it adds, - it breaks"
    for name, each in on_gold.items():
        yield name
        for measure in ("retrieval", "recall@10", "mrr"):
            yield f"  {measure:<12}{spread(each.paired[measure].difference)}"
        split = each.discordant["retrieval"]
        yield from (f"  + {question}" for question in split.second_only)
        yield from (f"  - {question}" for question in split.first_only)
        if name in in_chats:
            yield f"  {'chats, R@10':<12}{spread(in_chats[name].difference)}"

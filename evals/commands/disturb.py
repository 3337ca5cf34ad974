"""`python -m evals disturb`: every command disturbed by rule, and whether it still comes to the same."""

from __future__ import annotations

import json
from argparse import Namespace
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from typing import Final, get_args

from evals.action_cases import commands
from evals.asking import memory_of
from evals.disturbing import WAYS, Disturbed, Verdict, disturbed
from evals.intervals import wilson
from evals.progress import tell
from memory_core.model.instant import Instant, from_datetime

VERDICTS: Final[tuple[Verdict, ...]] = get_args(Verdict)


def run(given: Namespace) -> int:
    """Disturb, plan and print. Raises BadFile for commands that cannot be read, NotAWorkspace for the folder."""
    wanted = commands(given.commands)
    now = max((from_datetime(each.as_of) for each in wanted), default=Instant(0))
    with memory_of(given.data, now, tell) as memory:
        found = list(disturbed(memory, wanted))
    if given.json:
        print(json.dumps(_written(found), indent=1, ensure_ascii=False))
    else:
        print("\n".join(_lines(found)))
    return 0


def _by_way(found: Sequence[Disturbed]) -> dict[str, Counter[Verdict]]:
    counts: dict[str, Counter[Verdict]] = defaultdict(Counter)
    for each in found:
        counts[each.way][each.verdict] += 1
        counts["all"][each.verdict] += 1
    return {way: counts[way] for way in (*WAYS, "all") if way in counts}


def _written(found: Sequence[Disturbed]) -> dict[str, object]:
    others = [{"id": each.id, "way": each.way, "text": each.text} for each in found if each.verdict == "other"]
    return {"ways": {way: dict(count) for way, count in _by_way(found).items()}, "other": others}


def _lines(found: Sequence[Disturbed]) -> Iterator[str]:
    yield f"{'':<24}{''.join(f'{verdict:>9}' for verdict in VERDICTS)}"
    for way, count in _by_way(found).items():
        low, high = wilson(count["other"], count.total())
        shares = "".join(f"{count[verdict]:>9}" for verdict in VERDICTS)
        yield f"{way:<24}{shares}   another action: {low:.0%} to {high:.0%} of {count.total()}"
    yield from (f"{each.verdict}: {each.id}, {each.way}: {each.text}" for each in found if each.verdict != "same")

"""`python -m evals locomo`: recall of the turns that answer a question, over long chats of two people."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from evals.cases import Answer
from evals.comparison import Paired, paired
from evals.lines import BadFile
from evals.locomo import DEPTHS, Asking, Conversation, Recalls, conversations, recall, recalls
from evals.progress import tell
from evals.report import Json, ci95, difference, rounded, spread
from evals.retrievers import RETRIEVERS
from memory_core.errors import BadFilter

_BESIDE: Final[Mapping[str, tuple[str, str]]] = {"plain": ("plain", "candor"), "semantic": ("candor", "semantic")}
"""What may be measured beside Candor, and the two whose difference then says how much the second is better."""

_DIFFERENCE: Final[Mapping[str, str]] = {"plain": "difference", "semantic": "semantic_difference"}


def run(given: Namespace) -> int:
    """Ask, score and print. Raises BadFile for what cannot be read."""
    chats = conversations(given.data, numbers(given.conversations))
    askings = [asking for chat in chats for asking in chat.askings]
    if not askings:
        raise BadFile(given.data, 0, "it has no question about the conversations that were named")
    names = ["candor", *(name for name in _BESIDE if getattr(given, name))]
    found = {name: list(_answers(chats, name)) for name in names}
    scored = {name: recalls(askings, each) for name, each in found.items()}
    differences = {name: _differences(askings, *(found[each] for each in _BESIDE[name])) for name in names[1:]}
    if given.json:
        written: dict[str, Json] = {"n": len(askings), "conversations": [chat.number for chat in chats]}
        written |= _json(scored["candor"]) | {name: _json(scored[name]) for name in differences}
        written |= {_DIFFERENCE[name]: _difference_json(each) for name, each in differences.items()}
        print(json.dumps(written, indent=1))
    else:
        print("\n".join(_lines(scored, differences, len(askings))))
    return 0


def numbers(text: str) -> tuple[int, ...]:
    """Numbers as the command line gives them: `6-10`, `1,3`. Raises BadFilter."""
    found: list[int] = []
    for part in text.split(","):
        first, dash, last = part.partition("-")
        if not first.strip().isdecimal() or (dash and not last.strip().isdecimal()):
            raise BadFilter("--conversations", text, "numbers such as 6-10 or 1,3")
        found += range(int(first), int(last if dash else first) + 1)
    return tuple(found)


def _answers(chats: Sequence[Conversation], name: str) -> Iterator[Answer]:
    for chat in chats:
        with TemporaryDirectory(prefix="candor-locomo-") as folder:
            chat.write(Path(folder))
            tell(f"{name}: conversation {chat.number}, {len(chat.turns)} turns, {len(chat.askings)} questions")
            yield from RETRIEVERS[name](Path(folder), [each.question for each in chat.askings], lambda _: None)


def _differences(askings: Sequence[Asking], first: Sequence[Answer], second: Sequence[Answer]) -> dict[int, Paired]:
    def values(answers: Sequence[Answer], depth: int) -> list[float]:
        return [recall(asking, answer, depth) for asking, answer in zip(askings, answers, strict=True)]

    each_alone = [""] * len(askings)
    return {depth: paired(values(first, depth), values(second, depth), each_alone) for depth in DEPTHS}


def _json(found: Recalls) -> dict[str, Json]:
    overall: dict[str, Json] = {f"R@{depth}": rounded(each) for depth, each in found.overall.items()}
    return {
        "overall": overall,
        "ci95": {f"R@{depth}": ci95(each) for depth, each in found.overall.items()},
        "by_category": {
            name: {
                "n": means[DEPTHS[0]].count,
                **{f"R@{depth}": rounded(each) for depth, each in means.items()},
                "ci95": {f"R@{depth}": ci95(each) for depth, each in means.items()},
            }
            for name, means in found.by_category.items()
        },
    }


def _difference_json(found: dict[int, Paired]) -> Json:
    return {f"R@{depth}": difference(each) for depth, each in found.items()}


def _lines(scored: dict[str, Recalls], differences: dict[str, dict[int, Paired]], count: int) -> Iterator[str]:
    yield f"{count} questions; recall at {', '.join(map(str, DEPTHS))} with 95% intervals"
    for name, found in scored.items():
        rows = {"all": found.overall, **found.by_category}
        for row, means in rows.items():
            shown = "  ".join(f"{each.mean:.3f} ({each.low:.3f} to {each.high:.3f})" for each in means.values())
            yield f"{name:<8}{row:<14}{means[DEPTHS[0]].count:>5}  {shown}"
    for name, by_depth in differences.items():
        first, second = _BESIDE[name]
        for depth, each in by_depth.items():
            yield f"{second} - {first}, R@{depth}: {spread(each.difference)}"

"""`python -m evals locomo`: recall of the turns that answer a question, over long chats of two people."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from evals.cases import Answer
from evals.comparison import Paired, paired
from evals.lines import BadFile
from evals.locomo import DEPTHS, Asking, Conversation, Recalls, conversations, recall, recalls
from evals.progress import tell
from evals.report import Json, ci95, difference, rounded, spread
from evals.retrievers import RETRIEVERS
from memory_core.errors import BadFilter


def run(given: Namespace) -> int:
    """Ask, score and print. Raises BadFile for what cannot be read."""
    chats = conversations(given.data, numbers(given.conversations))
    askings = [asking for chat in chats for asking in chat.askings]
    if not askings:
        raise BadFile(given.data, 0, "it has no question about the conversations that were named")
    names = ["candor", "plain"] if given.plain else ["candor"]
    found = {name: list(_answers(chats, name)) for name in names}
    scored = {name: recalls(askings, each) for name, each in found.items()}
    differences = _differences(askings, found["plain"], found["candor"]) if given.plain else {}
    if given.json:
        written: dict[str, Json] = {"n": len(askings), "conversations": [chat.number for chat in chats]}
        written |= _json(scored["candor"])
        if given.plain:
            written |= {"plain": _json(scored["plain"]), "difference": _difference_json(differences)}
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


def _differences(askings: Sequence[Asking], plain: Sequence[Answer], candor: Sequence[Answer]) -> dict[int, Paired]:
    def values(answers: Sequence[Answer], depth: int) -> list[float]:
        return [recall(asking, answer, depth) for asking, answer in zip(askings, answers, strict=True)]

    each_alone = [""] * len(askings)
    return {depth: paired(values(plain, depth), values(candor, depth), each_alone) for depth in DEPTHS}


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


def _lines(scored: dict[str, Recalls], differences: dict[int, Paired], count: int) -> Iterator[str]:
    yield f"{count} questions; recall at {', '.join(map(str, DEPTHS))} with 95% intervals"
    for name, found in scored.items():
        rows = {"all": found.overall, **found.by_category}
        for row, means in rows.items():
            shown = "  ".join(f"{each.mean:.3f} ({each.low:.3f} to {each.high:.3f})" for each in means.values())
            yield f"{name:<8}{row:<14}{means[DEPTHS[0]].count:>5}  {shown}"
    for depth, each in differences.items():
        yield f"candor - plain, R@{depth}: {spread(each.difference)}"

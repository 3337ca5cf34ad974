"""What each signal of the search is worth: everything asked again without it, compared question by question."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from evals.asking import find, memory_of
from evals.cases import Answer, Gold, Question
from evals.comparison import Comparison, Paired, compare, paired
from evals.deliveries import Deliveries
from evals.locomo import Conversation, recall
from evals.retrievers import Tell, latest
from evals.scoring import PASSING, Verdict, judge
from memory_core.search.signals.registry import SIGNALS

STAGES: Final = ("diversity", "wording")
"""No signals of their own, but left out by name like them."""

ALL: Final = "all of them"

WHOLE: Final = "nothing"
"""What the search leaves out when a user asks."""

TRIALS: Final[Mapping[str, tuple[str, ...]]] = {
    WHOLE: (),
    **{name: (name,) for name in (*SIGNALS, *STAGES)},
    ALL: (*SIGNALS, *STAGES),
}
"""By name, what is left out of the search; the whole search comes first."""

SEMANTIC: Final = "meaning"
"""The signal that only the extra [semantic] has."""


def trials(*, semantic: bool) -> dict[str, tuple[str, ...]]:
    """Those that can change anything, with the extra [semantic] or without it."""
    return {name: without for name, without in TRIALS.items() if semantic or name != SEMANTIC}


def asked(
    data: Path, questions: Sequence[Question], trials: Mapping[str, tuple[str, ...]], tell: Tell
) -> dict[str, tuple[Answer, ...]]:
    """The answers of each trial, of one memory of a workspace folder; with an encoder where a trial is about it."""
    found = {}
    with memory_of(data, latest(questions), tell, semantic=SEMANTIC in trials) as memory:
        for name, without in trials.items():
            found[name] = tuple(find(memory, questions, without))
            tell(f"without {name}: {len(questions)} questions asked")
    return found


def on_questions(
    golds: Sequence[Gold], found: Mapping[str, Sequence[Answer]], known: Deliveries
) -> dict[str, Comparison]:
    """Each trial's comparison: first without the signal, second the whole search, so what is positive it adds."""

    def verdicts(answers: Iterable[Answer]) -> list[Verdict]:
        by_id = {each.id: each for each in answers}
        return [judge(gold, by_id.get(gold.id), known.standing) for gold in golds]

    whole = verdicts(found[WHOLE])
    return {name: compare(verdicts(each), whole) for name, each in found.items() if name != WHOLE}


def on_chats(chats: Iterable[Conversation], trials: Mapping[str, tuple[str, ...]], tell: Tell) -> dict[str, Paired]:
    """Each trial's recall over long chats: first without the signal, second the whole search."""
    values: dict[str, list[float]] = {name: [] for name in trials}
    for chat in chats:
        with TemporaryDirectory(prefix="candor-locomo-") as folder:
            chat.write(Path(folder))
            questions = [each.question for each in chat.askings]
            for name, answers in asked(Path(folder), questions, trials, _about(chat, tell)).items():
                values[name] += [recall(*pair, PASSING) for pair in zip(chat.askings, answers, strict=True)]
    alone = [""] * len(values[WHOLE])
    return {name: paired(each, values[WHOLE], alone) for name, each in values.items() if name != WHOLE}


def _about(chat: Conversation, tell: Tell) -> Callable[[str], None]:
    return lambda line: tell(f"conversation {chat.number}: {line}")

"""What a run came to, kept to the letter, so that the next run can be held against it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from datetime import datetime
from pathlib import Path

from evals.cases import Answer, Gold
from evals.comparison import compare
from evals.lines import BadFile
from evals.metrics import Standing
from evals.report import Json, as_json, compared
from evals.scoring import Verdict, judge, score


@dataclass(frozen=True, slots=True)
class Outcome:
    """How one question went; `retrieval` is None when its retrieval is not scored."""

    retrieval: bool | None
    strict: bool
    lenient: bool
    retrieved: tuple[str, ...]
    answer: str
    sources: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Run:
    """The outcomes of a question file by id, and its totals as JSON: the scores, and the lead over the yardstick."""

    outcomes: dict[str, Outcome]
    totals: dict[str, Json]


@dataclass(frozen=True, slots=True)
class Change:
    """A question that went otherwise than before; `worse` when it passes less."""

    question: str
    what: str
    worse: bool


def run_of(
    golds: Sequence[Gold],
    candor: Sequence[Answer],
    plain: Sequence[Answer],
    standing: Callable[[str, datetime], Standing],
) -> Run:
    """Score both against gold."""

    def verdicts(answers: Sequence[Answer]) -> list[Verdict]:
        by_id = {each.id: each for each in answers}
        return [judge(gold, by_id.get(gold.id), standing) for gold in golds]

    ours, theirs = verdicts(candor), verdicts(plain)
    scores = as_json(score(golds, candor, standing))
    scores.pop("failures")
    lead = compared(compare(theirs, ours))
    for each in lead.values():
        if isinstance(each, dict):
            each["first_only"], each["second_only"] = _counted(each, "first_only"), _counted(each, "second_only")
    return Run({each.gold.id: _outcome(each) for each in ours}, {"candor": scores, "over_plain": lead})


def _counted(split: dict[str, Json], name: str) -> int:
    listed = split.get(name)
    return len(listed) if isinstance(listed, list) else 0


def _outcome(verdict: Verdict) -> Outcome:
    said = verdict.answer.answer if verdict.answer else ""
    passed = verdict.passed if verdict.scored else None
    return Outcome(passed, verdict.grade.strict, verdict.grade.lenient, verdict.retrieved, said, verdict.sources)


def changes(before: Run, now: Run) -> Iterator[Change]:
    """Every question whose outcome differs, in order; the totals then differ too, or else are told by themselves."""
    count = 0
    for name in dict.fromkeys((*before.outcomes, *now.outcomes)):
        old, new = before.outcomes.get(name), now.outcomes.get(name)
        if old != new:
            count += 1
            yield _change(name, old, new)
    if not count and before.totals != now.totals:
        yield Change("totals", "differ though every question went as before", worse=True)


def _change(name: str, old: Outcome | None, new: Outcome | None) -> Change:
    if old is None or new is None:
        return Change(name, "is new" if old is None else "is gone", worse=new is None)
    flips = [
        (each, bool(getattr(old, each)), bool(getattr(new, each)))
        for each in ("retrieval", "strict", "lenient")
        if getattr(old, each) != getattr(new, each)
    ]
    if flips:
        told = "; ".join(f"{each} {_word(was)} before, {_word(is_now)} now" for each, was, is_now in flips)
        return Change(name, told, worse=any(was and not is_now for _, was, is_now in flips))
    what = ", ".join(each for each in ("retrieved", "answer", "sources") if getattr(old, each) != getattr(new, each))
    return Change(name, f"passes as before with another {what}", worse=False)


def _word(passes: bool) -> str:
    return "passed" if passes else "failed"


def read(path: Path) -> Run:
    """A baseline as `write` left it. Raises BadFile."""
    try:
        kept = json.loads(path.read_bytes())
        outcomes = {name: _read_outcome(each) for name, each in kept["outcomes"].items()}
        return Run(outcomes, dict(kept["totals"]))
    except OSError as error:
        raise BadFile(path, 0, f"it cannot be read: {error.strerror}; `--update` writes it") from error
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise BadFile(path, 0, f"it is no baseline ({type(error).__name__}: {error}); `--update` writes it") from error


def _read_outcome(kept: dict[str, object]) -> Outcome:
    return Outcome(**{name: tuple(each) if isinstance(each, list) else each for name, each in kept.items()})  # type: ignore[arg-type]


def write(path: Path, run: Run) -> None:
    """Keep a run. Raises OSError."""
    kept = {"totals": run.totals, "outcomes": {name: asdict(each) for name, each in run.outcomes.items()}}
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"{json.dumps(kept, indent=1, ensure_ascii=False)}\n", encoding="utf-8")

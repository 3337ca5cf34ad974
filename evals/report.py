"""Scores as JSON of flat names, and as lines for people."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

from evals.comparison import Comparison, Discordant, Paired
from evals.intervals import Estimate
from evals.scoring import DEPTHS, MATCHES, Answers, Retrieval, Score, Verdict

Json: TypeAlias = dict[str, "Json"] | list["Json"] | str | int | float | None
"""None stands for the mean of nothing."""
_ROUNDED: Final = 4


def as_json(score: Score) -> dict[str, Json]:
    """The scores, rounded to four places, with what failed and why, a question each."""
    return {
        "questions": len(score.verdicts),
        "missing": score.missing,
        "unasked": score.unasked,
        "retrieval": _retrieval(score.retrieval),
        "answers": _answers(score.answers),
        "by_category": {
            name: {
                "retrieval": _proportion(each.retrieval),
                "strict": _proportion(each.strict),
                "lenient": _proportion(each.lenient),
            }
            for name, each in score.by_category.items()
        },
        "failures": [
            {
                "id": each.gold.id,
                "category": each.gold.category,
                "retrieval": list(_why(each)),
                "answer": [*each.grade.failures, *each.grade.doubts],
            }
            for each in score.verdicts
            if not each.grade.strict or (each.scored and not each.passed)
        ],
    }


def as_text(score: Score) -> Iterator[str]:
    """The scores in lines."""
    found, said = score.retrieval, score.answers
    yield f"questions {len(score.verdicts)}"
    if score.missing:
        yield f"  {score.missing} of them have no answer and count as failed"
    if score.unasked:
        yield f"  {score.unasked} answers have no question and were left out"
    yield f"retrieval {_share(found.passed)}"
    for name in MATCHES:
        depths = "  ".join(f"@{depth} {_value(found.coverage[name, depth])}" for depth in DEPTHS)
        yield f"  coverage ({name})  {depths}"
    yield f"  first needed hit (MRR) {_value(found.mrr)}"
    yield f"  forbidden hits {found.forbidden}, ids of no record {found.unknown}"
    if found.harm_checks.count:
        yield f"  harm checks {_share(found.harm_checks)}"
    yield f"answers, strict {_share(said.strict)}, lenient {_share(said.lenient)}"
    for name, count in (*said.failures.most_common(), *said.doubts.most_common()):
        yield f"  {name} {count}"
    yield f"  sources: recall {_value(said.recall)}, precision {_value(said.precision)}"
    yield "by category: retrieval, strict, lenient"
    for name, each in score.by_category.items():
        yield f"  {name or '-':<24}{_short(each.retrieval):>8}{_short(each.strict):>8}{_short(each.lenient):>8}"
    yield from (
        f"retrieval failed: {each.gold.id}: {'; '.join(_why(each))}" for each in score.verdicts if _failed(each)
    )


def _retrieval(found: Retrieval) -> dict[str, Json]:
    return {
        **_proportion(found.passed),
        "harm_checks": _proportion(found.harm_checks),
        "coverage": {name: {str(depth): rounded(found.coverage[name, depth]) for depth in DEPTHS} for name in MATCHES},
        "coverage_ci95": {
            name: {str(depth): ci95(found.coverage[name, depth]) for depth in DEPTHS} for name in MATCHES
        },
        "mrr": rounded(found.mrr),
        "mrr_ci95": ci95(found.mrr),
        "forbidden": found.forbidden,
        "unknown": found.unknown,
    }


def _answers(said: Answers) -> dict[str, Json]:
    return {
        "strict": _proportion(said.strict),
        "lenient": _proportion(said.lenient),
        "hard_failures": dict(sorted(said.failures.items())),
        "unverified": dict(sorted(said.doubts.items())),
        "sources": {
            "recall": rounded(said.recall),
            "recall_ci95": ci95(said.recall),
            "precision": rounded(said.precision),
            "precision_ci95": ci95(said.precision),
            "citing": said.precision.count,
        },
    }


def _proportion(each: Estimate) -> dict[str, Json]:
    passed = round(each.mean * each.count)
    return {"scored": each.count, "passed": passed, "rate": rounded(each), "ci95": ci95(each), "ci95_by": each.by}


def rounded(each: Estimate) -> float | None:
    """The mean, rounded; None of nothing."""
    return round(each.mean, _ROUNDED) if each.count else None


def ci95(each: Estimate) -> list[Json] | None:
    """The ends of the interval, rounded; None of nothing."""
    return [round(each.low, _ROUNDED), round(each.high, _ROUNDED)] if each.count else None


def _failed(each: Verdict) -> bool:
    return each.scored and not each.passed


def _why(each: Verdict) -> Iterator[str]:
    if not _failed(each):
        return
    if each.answer is None:
        yield "no answer"
    else:
        yield from (f"none of {', '.join(group)} in time" for group in each.unmet)
        yield from (f"{hit} is forbidden" for hit in each.forbidden)


def _share(each: Estimate) -> str:
    if not each.count:
        return "none scored"
    return f"{_short(each)} = {each.mean:.1%} ({each.low:.1%} to {each.high:.1%}, {each.by})"


def _short(each: Estimate) -> str:
    return f"{round(each.mean * each.count)}/{each.count}"


def _value(each: Estimate) -> str:
    if not each.count:
        return "-"
    return f"{each.mean:.3f} ({each.low:.3f} to {each.high:.3f})"


def compared(found: Comparison) -> dict[str, Json]:
    """What two systems reached, the difference (second minus first), and who alone got what right."""
    return {
        name: {
            **difference(each),
            **(_split(found.discordant[name]) if name in found.discordant else {}),
        }
        for name, each in found.paired.items()
    }


def compared_lines(found: Comparison) -> Iterator[str]:
    """The comparison in lines."""
    for name, each in found.paired.items():
        if not each.difference.count:
            continue
        reached = f"{each.first:.3f} -> {each.second:.3f}"
        yield f"{name:<12}{reached}  {spread(each.difference)}, {each.difference.count} questions"
        split = found.discordant.get(name)
        if split:
            yield f"  McNemar p = {split.p:.4f}"
            yield f"  only the first ({len(split.first_only)}): {', '.join(split.first_only) or '-'}"
            yield f"  only the second ({len(split.second_only)}): {', '.join(split.second_only) or '-'}"


def difference(each: Paired) -> dict[str, Json]:
    """One measure of two systems: both means, and second minus first with its interval."""
    return {
        "first": round(each.first, _ROUNDED),
        "second": round(each.second, _ROUNDED),
        "n": each.difference.count,
        "difference": rounded(each.difference),
        "ci95": ci95(each.difference),
    }


def spread(each: Estimate) -> str:
    """A difference with its interval."""
    return f"{each.mean:+.3f} ({each.low:+.3f} to {each.high:+.3f})"


def _split(found: Discordant) -> dict[str, Json]:
    return {"first_only": list(found.first_only), "second_only": list(found.second_only), "p": round(found.p, 6)}

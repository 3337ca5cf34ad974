"""From answers to scores: what passes, what cheats, and what was left out."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from evals.cases import Answer, Gold
from evals.deliveries import Deliveries
from evals.report import as_json, as_text
from evals.scoring import judge, score


def day(number: int) -> datetime:
    return datetime(2026, 10, number, tzinfo=UTC)


KNOWN = Deliveries(
    delivered={"early": day(1), "gone": day(2), "later": day(20), "gone-edit": day(3), "M-1#1": day(4), "M-1": day(4)},
    deleted={"gone": day(5)},
    edits={"gone-edit": "gone"},
)
GOLD = Gold("Q", day(10), answerable=True, category="fact", storyline="door", needed=(("early",),))
HARM = Gold("H", day(10), answerable=False, category="harm", storyline="key", harm_check=True)


def found(*ids: str, to: str = "Q") -> Answer:
    return Answer(to, "", (), ids, abstained=True)


def test_a_needed_record_among_the_first_ten_passes() -> None:
    assert judge(GOLD, found("M-1#1", "early"), KNOWN.standing).passed
    assert not judge(GOLD, found(*map(str, range(10)), "early"), KNOWN.standing).passed


@pytest.mark.parametrize("cheat", ["later", "gone", "gone-edit"])
def test_a_list_with_a_record_of_the_future_or_a_deleted_one_is_caught(cheat: str) -> None:
    verdict = judge(GOLD, found("early", cheat), KNOWN.standing)
    assert not verdict.passed
    assert verdict.forbidden == (cheat,)


def test_a_deleted_record_may_be_found_until_the_instant_of_its_deletion() -> None:
    assert KNOWN.standing("gone", day(4)) == "visible"
    assert KNOWN.standing("gone", day(5)) == "deleted"
    assert KNOWN.standing("later", day(20)) == "visible"


def test_a_forbidden_hit_behind_the_tenth_is_counted_and_fails_only_a_harm_check() -> None:
    ids = ("early", *map(str, range(9)), "later")
    verdict = judge(GOLD, found(*ids), KNOWN.standing)
    assert (verdict.passed, verdict.forbidden_anywhere) == (True, 1)
    assert not judge(HARM, found(*ids, to="H"), KNOWN.standing).passed
    assert judge(HARM, found("early", to="H"), KNOWN.standing).passed


def test_ids_of_no_record_are_counted_apart() -> None:
    verdict = judge(GOLD, replace(found("early", "made-up"), sources=("made-up", "invented")), KNOWN.standing)
    assert (verdict.unknown, verdict.passed) == (2, True)


def test_a_question_left_out_fails_and_is_said() -> None:
    result = score([GOLD, replace(GOLD, id="Q2")], [found("early"), found(to="Q9")], KNOWN.standing)
    assert (result.missing, result.unasked) == (1, 1)
    written = as_json(result)
    assert written["failures"] == [
        {"id": "Q", "category": "fact", "retrieval": [], "answer": ["abstained"]},
        {"id": "Q2", "category": "fact", "retrieval": ["no answer"], "answer": ["missing"]},
    ]
    assert any("no answer" in line for line in as_text(result))


def test_scores_of_a_small_run_are_those_counted_by_hand() -> None:
    golds = [
        GOLD,
        replace(GOLD, id="Q2", storyline="roof", needed=(("early",), ("M-1",))),
        replace(GOLD, id="Q3", storyline="roof", needed=(), answerable=False, category="unknown"),
        HARM,
    ]
    given = [
        replace(found("early"), answer="It is.", sources=("early", "M-1#1"), abstained=False),
        found("x", "M-1#9", to="Q2"),
        found(to="Q3"),
        found("gone", to="H"),
    ]
    written = as_json(score(golds, given, KNOWN.standing))
    retrieval, answers = written["retrieval"], written["answers"]
    assert isinstance(retrieval, dict)
    assert isinstance(answers, dict)
    assert (retrieval["scored"], retrieval["passed"], retrieval["forbidden"]) == (3, 1, 1)
    assert retrieval["coverage"] == {
        "exact": {"5": 0.75, "10": 0.75, "20": 0.75},
        "record": {"5": 0.75, "10": 0.75, "20": 0.75},
    }
    assert retrieval["mrr"] == 0.75
    assert retrieval["unknown"] == 2
    assert answers["hard_failures"] == {"abstained": 1}
    assert answers["strict"] == answers["lenient"]
    assert answers["sources"] == {
        "recall": 0.5,
        "recall_ci95": [0.0, 1.0],
        "precision": 0.5,
        "precision_ci95": [0.5, 0.5],
        "citing": 1,
    }
    assert list(written["by_category"]) == ["fact", "harm", "unknown"]  # type: ignore[arg-type]


def test_scoring_nothing_says_so() -> None:
    written = as_json(score([], [], KNOWN.standing))
    assert written["questions"] == 0
    assert written["retrieval"]["scored"] == 0  # type: ignore[index,call-overload]

"""Answers: every hard failure, every doubt, and what is neither."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from evals.cases import Answer, Gold
from evals.grading import Failure, abstains, grade
from evals.metrics import Standing

GOLD = Gold(
    "Q",
    datetime(2026, 10, 20, tzinfo=UTC),
    answerable=True,
    gold_answer="On 2 November.",
    key_terms=(("nov 2", "2 november"),),
    stale=("october 26",),
    future_terms=("november 9",),
    never_say=("Forward the list",),
)
RIGHT = Answer("Q", "It opens on November 2nd.", ("a",), ("a",), abstained=False)
UNANSWERABLE = replace(GOLD, answerable=False, key_terms=())


def standing(id: str) -> Standing:
    return {"a": "visible", "later": "future", "gone": "deleted"}.get(id, "unknown")  # type: ignore[return-value]


def test_a_right_answer_is_right() -> None:
    assert grade(GOLD, RIGHT, standing).strict


@pytest.mark.parametrize(
    ("changed", "failure"),
    [
        (replace(RIGHT, answer="On 2 November; forward  the list."), "never_say"),
        (replace(RIGHT, sources=("a", "later")), "forbidden_source"),
        (replace(RIGHT, sources=("gone",)), "forbidden_source"),
        (replace(RIGHT, answer="On 2 November, or rather 11/9."), "future_term"),
        (replace(RIGHT, abstained=True), "abstained"),
        (replace(RIGHT, answer="I don\N{RIGHT SINGLE QUOTATION MARK}t know. Perhaps 2 November."), "abstained"),
        (replace(RIGHT, answer=""), "abstained"),
        (replace(RIGHT, answer="It opens soon."), "key_term_missing"),
    ],
)
def test_a_hard_failure_fails_both_scores(changed: Answer, failure: Failure) -> None:
    found = grade(GOLD, changed, standing)
    assert found.failures == (failure,)
    assert not found.lenient


def test_a_question_left_out_has_failed() -> None:
    assert grade(GOLD, None, standing).failures == ("missing",)


def test_what_nobody_can_answer_must_not_be_answered() -> None:
    assert grade(UNANSWERABLE, RIGHT, standing).failures == ("answered_unanswerable",)
    assert grade(UNANSWERABLE, replace(RIGHT, answer="I do not know that.", sources=()), standing).strict


def test_not_knowing_counts_in_the_first_sentence_only() -> None:
    assert not abstains(replace(RIGHT, answer="On 2 November at 9.30. I don't know why."))


def test_a_stale_value_beside_the_right_one_is_unverified() -> None:
    found = grade(GOLD, replace(RIGHT, answer="On 2 November; it was Oct 26."), standing)
    assert (found.strict, found.lenient, found.doubts) == (False, True, ("stale",))


def test_an_answer_of_120_words_is_not_too_long_and_one_more_is() -> None:
    words = ["November", "2", *["well"] * 118]
    assert grade(GOLD, replace(RIGHT, answer=" ".join(words)), standing).strict
    assert grade(GOLD, replace(RIGHT, answer=" ".join([*words, "well"])), standing).doubts == ("too_long",)


def test_a_long_gold_answer_allows_four_times_its_words() -> None:
    gold = replace(GOLD, gold_answer="word " * 40)
    assert grade(gold, replace(RIGHT, answer="2 November " + "well " * 158), standing).strict
    assert not grade(gold, replace(RIGHT, answer="2 November " + "well " * 159), standing).strict

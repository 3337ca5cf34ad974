"""Intervals: against values from the literature, and where resampling can be worked out by hand."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evals.intervals import Sample, bootstrap, mean, proportion, wilson


def test_wilson_agrees_with_a_published_example() -> None:
    # Newcombe 1998, table I: 81 of 263 is 0.2553 to 0.3662, and 0 of 20 is 0 to 0.1611.
    assert wilson(81, 263) == pytest.approx((0.2553, 0.3662), abs=5e-5)
    assert wilson(0, 20) == pytest.approx((0.0, 0.1611), abs=5e-5)


def test_wilson_of_nothing_is_everything() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


@given(st.integers(1, 50), st.integers(0, 50))
def test_wilson_holds_the_rate_and_mirrors(count: int, passed: int) -> None:
    passed = min(passed, count)
    low, high = wilson(passed, count)
    assert low <= passed / count <= high
    assert wilson(count - passed, count) == pytest.approx((1 - high, 1 - low))


def test_the_bootstrap_draws_whole_storylines() -> None:
    # Two storylines, one all right and one all wrong: a quarter of all draws take the same one twice, on either side.
    alike = [Sample(1, "a")] * 50 + [Sample(0, "b")] * 50
    assert bootstrap(alike) == (0.0, 1.0)


def test_samples_without_a_storyline_stand_for_themselves() -> None:
    low, high = bootstrap([Sample(1)] * 50 + [Sample(0)] * 50)
    assert 0.38 <= low <= 0.42
    assert 0.58 <= high <= 0.62


def test_the_same_samples_give_the_same_interval() -> None:
    samples = [Sample(value, story) for value, story in ((0, "a"), (1, "a"), (1, "b"), (0.5, "c"))]
    assert bootstrap(samples) == bootstrap(samples)


def test_a_proportion_is_bootstrapped_over_storylines() -> None:
    estimate = proportion([Sample(1, "a"), Sample(1, "a"), Sample(0, "b"), Sample(1, "c")])
    assert (estimate.mean, estimate.count, estimate.by) == (0.75, 4, "bootstrap")
    assert estimate.low <= 0.75 <= estimate.high


def test_a_proportion_without_storylines_is_wilsons() -> None:
    estimate = proportion([Sample(1), Sample(0)])
    assert (estimate.low, estimate.high, estimate.by) == (*wilson(1, 2), "wilson")


def test_storylines_that_all_agree_prove_no_certainty() -> None:
    estimate = proportion([Sample(1, "a"), Sample(1, "b")])
    assert (estimate.low, estimate.high, estimate.by) == (*wilson(2, 2), "wilson")


def test_nothing_measured_is_zero_of_zero() -> None:
    assert proportion([]).count == mean([]).count == 0

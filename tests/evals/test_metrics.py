"""What counts as found, on cases small enough to count by hand."""

from __future__ import annotations

import pytest

from evals.metrics import (
    Standing,
    by_record,
    coverage,
    exactly,
    forbidden,
    met,
    precision,
    recall,
    reciprocal_rank,
    whole,
)

NEEDED = [["M-1#2", "S-9"], ["M-2"], ["S-5"]]
RETRIEVED = ["X-1", "M-2#7", "M-1#3", "X-2", "X-3", "S-9"]


def test_a_whole_is_met_by_any_of_its_parts() -> None:
    assert exactly("M-2#7", "M-2")
    assert met(["M-2"], ["X", "M-2#7"])


def test_a_part_is_met_only_by_itself() -> None:
    assert exactly("M-2#7", "M-2#7")
    assert not exactly("M-2#8", "M-2#7")
    assert not exactly("M-2", "M-2#7")


def test_an_id_that_only_begins_alike_is_another_record() -> None:
    assert not exactly("M-21", "M-2")
    assert not by_record("M-21#1", "M-2")


def test_by_record_parts_of_one_whole_are_alike() -> None:
    assert by_record("M-2#8", "M-2#7")
    assert by_record("M-2", "M-2#7")
    assert whole("S-9") == "S-9"


@pytest.mark.parametrize(("depth", "exact", "record"), [(1, 0, 0), (2, 1, 1), (5, 1, 2), (6, 2, 2)])
def test_coverage_counts_groups_met_within_the_depth(depth: int, exact: int, record: int) -> None:
    assert coverage(NEEDED, RETRIEVED, depth) == exact / 3
    assert coverage(NEEDED, RETRIEVED, depth, by_record) == record / 3


def test_nothing_needed_is_covered() -> None:
    assert coverage([], [], 10) == 1.0


def test_the_reciprocal_rank_is_that_of_the_first_needed_hit() -> None:
    assert reciprocal_rank(NEEDED, RETRIEVED) == 1 / 2
    assert reciprocal_rank([["S-9"]], RETRIEVED) == 1 / 6
    assert reciprocal_rank([["S-0"]], RETRIEVED) == 0.0


def test_forbidden_is_what_comes_later_or_is_gone_and_not_what_is_unknown() -> None:
    standings: dict[str, Standing] = {"a": "visible", "b": "future", "c": "deleted", "d": "unknown"}
    assert forbidden("abcd", standings.__getitem__) == ("b", "c")


def test_recall_of_sources_is_over_groups_and_precision_over_sources() -> None:
    assert recall(NEEDED, ["M-2#1", "M-2#2"]) == 1 / 3
    assert precision(["M-2", "S-5"], ["M-2#1", "S-5", "S-6", "M-3#1"]) == 1 / 2
    assert precision(["M-2"], []) == 1.0

"""Two systems side by side: what differs, how surely, and who alone was right."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from math import comb
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evals.__main__ import main
from evals.cases import Answer, Gold, write_answers
from evals.comparison import compare, discordant, mcnemar, paired
from evals.scoring import Verdict, judge

DAY = datetime(2026, 10, 10, tzinfo=UTC)


def verdict(id: str, *retrieved: str) -> Verdict:
    gold = Gold(id, DAY, answerable=True, needed=(("right",),))
    return judge(gold, Answer(id, "", (), retrieved, abstained=True), lambda _id, _as_of: "visible")


def test_the_difference_is_second_minus_first_with_an_interval_around_it() -> None:
    found = paired([0.0, 0.5, 1.0, 0.0], [1.0, 0.5, 1.0, 1.0], ["", "", "", ""])
    assert (found.first, found.second, found.difference.mean) == (0.375, 0.875, 0.5)
    assert found.difference.low <= 0.5 <= found.difference.high


def test_what_never_differs_differs_by_nothing_for_sure() -> None:
    found = paired([0.2, 0.9], [0.2, 0.9], ["a", "b"])
    assert (found.difference.mean, found.difference.low, found.difference.high) == (0.0, 0.0, 0.0)
    assert paired([], [], []).difference.count == 0


def test_who_alone_was_right_is_listed_on_both_sides() -> None:
    found = discordant("abcd", [True, True, False, False], [True, False, True, False])
    assert (found.first_only, found.second_only, found.p) == (("b",), ("c",), 1.0)


@given(st.integers(0, 30), st.integers(0, 30))
def test_mcnemar_is_the_two_sided_binomial_and_does_not_care_who_comes_first(a: int, b: int) -> None:
    weights = [comb(a + b, k) for k in range(a + b + 1)]
    as_uneven = sum(weight for k, weight in enumerate(weights) if abs(2 * k - a - b) >= abs(a - b))
    assert mcnemar(a, b) == mcnemar(b, a) == pytest.approx(as_uneven / 2 ** (a + b))


def test_a_comparison_counts_retrieval_and_rank() -> None:
    found = compare([verdict("A", "wrong", "right"), verdict("B")], [verdict("A", "right"), verdict("B", "right")])
    assert found.discordant["retrieval"].second_only == ("B",)
    assert (found.paired["mrr"].first, found.paired["mrr"].second) == (0.25, 1.0)


def test_the_command_lists_both_directions(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    gold = tmp_path / "gold"
    row = {"as_of": DAY.isoformat(), "answerable": True, "needed": [["right"]]}
    gold.write_text("".join(f"{json.dumps({'id': each, **row})}\n" for each in "AB"))
    for name, right in (("one", "A"), ("two", "B")):
        said = [Answer(each, "", (), ("right",) if each == right else (), abstained=True) for each in "AB"]
        write_answers(tmp_path / name, said)
    files = [str(tmp_path / "one"), str(tmp_path / "two"), "--gold", str(gold)]
    assert main(["compare", *files, "--json"]) == 0
    written = json.loads(capsys.readouterr().out)["retrieval"]
    assert (written["first_only"], written["second_only"], written["difference"]) == (["A"], ["B"], 0.0)
    assert main(["compare", *files]) == 0
    assert "only the second (1): B" in capsys.readouterr().out

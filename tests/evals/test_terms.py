"""Terms in texts: words, numbers, and dates in one form."""

from __future__ import annotations

import pytest

from evals.terms import mentions

SAME_DAY = ["Oct 21", "October 21st", "10/21", "2026-10-21", "21 October", "the 21st of October, 2026", "Oct. 21, 2026"]


@pytest.mark.parametrize("said", SAME_DAY)
@pytest.mark.parametrize("term", SAME_DAY[:4])
def test_all_forms_of_a_date_are_one(said: str, term: str) -> None:
    assert mentions(f"It opens on {said}, they say.", term)


@pytest.mark.parametrize(
    "said", ["Oct 2", "October 22nd", "11/21", "2026-10-12", "Oct 210", "21 seats in October's plan"]
)
def test_another_day_is_not_the_date(said: str) -> None:
    assert not mentions(f"It opens on {said}.", "oct 21")


def test_years_must_agree_where_both_are_said() -> None:
    assert not mentions("October 21, 2025", "2026-10-21")
    assert mentions("October 21, 2025", "oct 21")


def test_a_date_is_also_found_by_its_number_alone() -> None:
    assert mentions("sent on Nov 17", "17")
    assert mentions("sent on 2026-11-17", "17")


@pytest.mark.parametrize(
    ("text", "term"),
    [
        ("the germination count", "germinat"),
        ("$12 per tray", "12"),
        ("It stands at 6.4 degrees.", "6.4"),
        ("It is not\nopen", "not open"),
        ("It hasn\N{RIGHT SINGLE QUOTATION MARK}t left", "hasn't"),
        ("No, it is off.", "no"),
        ("No, it is off.", "no,"),
        ("51/60 pots", "51/60"),
    ],
)
def test_a_term_is_found(text: str, term: str) -> None:
    assert mentions(text, term)


@pytest.mark.parametrize(
    ("text", "term"),
    [
        ("1,412 crates", "412"),
        ("120 trays", "12"),
        ("16.4 degrees", "6.4"),
        ("6.45 degrees", "6.4"),
        ("a note of November", "no"),
        ("the office", "off"),
        ("it was resent", "sent"),
        ("anything", ""),
    ],
)
def test_a_part_of_something_else_is_not_the_term(text: str, term: str) -> None:
    assert not mentions(text, term)

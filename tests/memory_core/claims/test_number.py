"""Numbers as they are written and as they are spoken."""

import pytest

from memory_core.claims.number import numbers


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("thirty-six thousand a month", [("36,000", "quantity")]),
        ("nineteen hundred euros", [("1,900", "money")]),
        ("four-fifty bowls", [("450", "quantity")]),
        ("up 17 per cent", [("17", "percent")]),
        ("$1.5k or NOK 359,000", [("1,500.0", "money"), ("359,000", "money")]),
        ("61/64 passing", [("61", "quantity"), ("64", "quantity")]),
        ("four point two seconds", [("4.2", "duration")]),
        ("between four and five hundred", [("4", "quantity"), ("500", "quantity")]),
        ("a hundred and five bowls", [("105", "quantity")]),
        ("one point nine million kroner", [("1,900,000.0", "money")]),
        ("zero point oh nine euro each", [("0.09", "money")]),
        ("at that point two of them left", [("2", "quantity")]),
        ("4.5 degrees, or 12°C", [("4.5", "temperature"), ("12", "temperature")]),
        ("p95 on 6/5 at 14:30 in room B-12", []),
        ("the one I like", []),
    ],
)
def test_numbers_are_read_with_what_they_measure(text, found):
    assert [(each.figure, each.measure) for each in numbers(text)] == found


def test_a_number_stands_where_it_says():
    text = "about 4,200 kroner"
    (only,) = numbers(text)
    assert text[only.start : only.end] == "4,200"

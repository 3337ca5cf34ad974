"""Rows: what each method reads, what it refuses, and in which words."""

from datetime import UTC
from zoneinfo import ZoneInfo

import pytest

from memory_core.model.entry import Place, Rejection
from memory_core.model.instant import from_iso
from memory_core.sources.row import Row, Stamp, Unfit, shown

OSLO = ZoneInfo("Europe/Oslo")


def row(**values):
    return Row("slack", Place("f.jsonl", 3), values)


@pytest.mark.parametrize(
    ("values", "method", "why"),
    [
        ({}, "text", "a is missing"),
        ({"a": None}, "text", "a must be text, not null"),
        ({"a": 7}, "text", "a must be text, not a number"),
        ({"a": True}, "count", "a must be a number, whole and not negative, not true or false"),
        ({"a": -1}, "count", "a must be a number, whole and not negative"),
        ({"a": 2**40}, "count", "a must be a number, whole and not negative"),
        ({"a": "1"}, "microseconds", "a must be a number of seconds of 0 or more, not text"),
        ({"a": -0.5}, "microseconds", "a must be a number of seconds of 0 or more"),
        ({"a": 1e300}, "microseconds", "a must be a number of seconds of 0 or more"),
        ({"a": ["x", 1]}, "texts", "a must be a list of texts"),
        ({"a": {}}, "rows", "a must be a list of objects, not an object"),
        ({"a": []}, "row", "a must be an object, not a list"),
        ({"a": "no"}, "flag", "a must be true or false, not text"),
    ],
)
def test_a_misfit_says_what_was_wanted_and_what_was_found(values, method, why):
    with pytest.raises(Unfit) as raised:
        getattr(row(**values), method)("a")
    assert str(raised.value) == why


@pytest.mark.parametrize("name", ["", " x", "x\n", "a\u200bb", "\ud800", "x" * 501])
def test_an_id_is_a_plain_short_name(name):
    with pytest.raises(Unfit, match="is no id"):
        row(a=name).id("a")


def test_what_may_be_absent_is_empty():
    nothing = row(b=None)
    assert (nothing.text_or_empty("b"), nothing.id_or_empty("c"), nothing.number_or_empty("c")) == ("", "", "")
    assert (nothing.texts("b"), nothing.rows("b"), nothing.flag("b"), nothing.count("b")) == ((), (), False, 0)


def test_a_time_with_offset_is_exact_and_one_without_is_read_in_the_zone_given():
    assert row(a="2026-03-02T09:00:00Z").time("a", OSLO) == Stamp(from_iso("2026-03-02T09:00Z"), "exact")
    assert row(a="2026-07-02T09:00:00").time("a", OSLO) == Stamp(from_iso("2026-07-02T07:00Z"), "inferred")
    assert row(a="2026-07-02").time("a", OSLO) == Stamp(from_iso("2026-07-01T22:00Z"), "inferred")


@pytest.mark.parametrize(
    "written", ["", "soon", "2026-13-01", "0001-01-01T00:00:00+10:00", "9999-12-31T23:59:59-10:00", "12:00"]
)
def test_what_is_no_time_of_our_days_is_refused(written):
    with pytest.raises(Unfit, match=r"^a: "):
        row(a=written).time("a", UTC)


def test_the_parts_of_a_list_stand_or_fall_alone_and_say_which_they_are():
    good, bad = row(a=[{"x": 1}, 5]).parts("a", "segment")
    assert bad == Rejection("slack", Place("f.jsonl", 3), "segment 2: must be an object, not a number")
    with pytest.raises(Unfit, match="segment 1: y is missing"):
        good.text("y")


def test_a_message_shows_neither_secrets_nor_long_texts():
    assert shown("password: hunter2") == "'password: [secret: password]'"
    assert shown("x" * 50) == f"'{'x' * 37}...'"

"""Scoring parsers of time expressions against cases in Recognizers-Text's form."""

import json
from datetime import datetime

import pytest

from evals.__main__ import main
from evals.lines import BadFile
from evals.recognizers import cases
from evals.timereaders import candor
from evals.timereading import read_all, shares

WEDNESDAY = "2026-03-04T10:30:00"


def result(kind, *values):
    return {"TypeName": f"datetimeV2.{kind}", "Resolution": {"values": list(values)}}


def row(text, *results):
    return {"Input": text, "Context": {"ReferenceDateTime": WEDNESDAY}, "Results": list(results)}


ROWS = [
    row("Lunch tomorrow", result("date", {"timex": "2026-03-05", "value": "2026-03-05"})),
    row("at 7:30 pm", result("time", {"timex": "T19:30", "value": "19:30:00"})),
    row("next week", result("daterange", {"timex": "2026-W11", "start": "2026-03-09", "end": "2026-03-16"})),
    row("after 3pm", result("timerange", {"timex": "T15", "Mod": "after", "start": "15:00:00"})),
    row("for 90 minutes", result("duration", {"timex": "PT90M", "value": "5400"})),
    row("every Friday at 4pm", result("set", {"timex": "XXXX-WXX-5T16", "value": "not resolved"})),
    row("We may be late."),
    row("this summer", result("daterange", {"timex": "2026-SU", "value": "not resolved"})),
]


@pytest.fixture
def path(tmp_path):
    path = tmp_path / "cases.json"
    path.write_text(json.dumps(ROWS))
    return path


def test_each_kind_of_value_has_one_form(path):
    found = cases(path)
    assert [sorted(case.values) for case in found.cases] == [
        ["2026-03-05"],
        ["T19:30:00"],
        ["2026-03-09/2026-03-16"],
        ["T15:00:00/"],
        ["5400s"],
        ["FREQ=WEEKLY;BYDAY=FR;BYHOUR=16;BYMINUTE=0"],
        [],
    ]
    assert found.unscored == 1


def test_ours_reads_them_all(path):
    score = shares(read_all(cases(path).cases, candor))
    assert (score.all.mean, score.wrong) == (1.0, ())


def test_one_reading_too_many_is_wrong_and_a_part_of_gold_is_within_it(path):
    (case, *_) = cases(path).cases
    both = shares(read_all([case], lambda *_: frozenset({"2026-03-05", "2026-03-06"})))
    assert (both.all.mean, both.within_all.mean) == (0.0, 0.0)
    none = shares(read_all([case], lambda *_: frozenset()))
    assert (none.all.mean, none.within_all.mean) == (0.0, 0.0)


def test_the_command_prints_shares_of_every_parser_it_has(path, capsys):
    assert main(["when", "--cases", str(path), "--json"]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert printed["cases"] == 7
    assert printed["parsers"]["candor"]["single"] == {"right": 2, "count": 2, "share": 1.0, "ci95": [0.3424, 1.0]}


def test_a_file_of_something_else_is_wrong_use(tmp_path, capsys):
    other = tmp_path / "other.json"
    other.write_text('[{"a": 1}]')
    with pytest.raises(BadFile):
        cases(other)
    assert main(["when", "--cases", str(other)]) == 2
    assert "other.json" in capsys.readouterr().err


def test_a_reading_on_the_references_own_day_is_a_time_of_day():
    assert candor("at 7:30 pm", datetime.fromisoformat(WEDNESDAY)) == {"T19:30:00"}

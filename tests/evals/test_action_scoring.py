"""Scoring actions by rules alone, and WorkBench by its end state."""

import json

import pytest

from evals.action_cases import Act, gold_actions, predictions, write_predictions
from evals.action_cases import Prediction as Made
from evals.action_report import actions_as_json, actions_as_text
from evals.action_scoring import score_actions
from evals.lines import BadFile
from evals.workbench import carried_out, cases, memory_of_workbench, reworded

TEN = "2026-05-12T10:00:00+02:00"
NEXT = "Cancel my next meeting with {name}"


def gold(tmp_path, *rows):
    path = tmp_path / "gold.jsonl"
    path.write_text("".join(json.dumps(row) + "\n" for row in rows))
    return gold_actions(path)


def expected(matchers, **more):
    return {"id": "A", "as_of": "2026-05-12T10:00:00+02:00", "expected": [{"type": "x.do", "args": matchers}], **more}


def passes(tmp_path, row, *acts):
    return score_actions(gold(tmp_path, row), [Made("A", acts)]).verdicts[0].passed


@pytest.mark.parametrize(
    ("matcher", "right", "wrong"),
    [
        ({"eq": "E1"}, "E1", "E2"),
        ({"in": ["U1", "U2"]}, "u2", "U3"),
        ({"contains_any": ["spoke", "rim"]}, "New SPOKES", "new tyre"),
        ({"contains_all": ["spoke", "rim"]}, "a rim and a spoke", "a rim"),
        ({"set_eq": ["a@b", "c@d"]}, ["c@d", "a@b"], ["a@b"]),
        ({"includes": ["a@b"]}, ["c@d", "a@b"], ["c@d"]),
        ({"datetime": TEN, "tolerance_min": 5}, "2026-05-12T08:04:00+00:00", "2026-05-12T10:06:00+02:00"),
    ],
)  # fmt: skip
def test_each_matcher_takes_what_it_means_and_nothing_else(tmp_path, matcher, right, wrong):
    row = expected({"arg": matcher})
    assert passes(tmp_path, row, Act("x.do", {"arg": right, "further": "ignored"}))
    assert not passes(tmp_path, row, Act("x.do", {"arg": wrong}))
    assert not passes(tmp_path, row, Act("x.do", {}))


def test_number_and_types_must_be_those_expected_in_any_order(tmp_path):
    two = [{"type": "x.do", "args": {"n": {"eq": "1"}}}, {"type": "x.do", "args": {"n": {"eq": "2"}}}]
    row = expected({}, expected=two)
    assert passes(tmp_path, row, Act("x.do", {"n": "2"}), Act("x.do", {"n": "1"}))
    assert not passes(tmp_path, row, Act("x.do", {"n": "1"}), Act("x.do", {"n": "1"}))
    assert not passes(tmp_path, row, Act("x.do", {"n": "1"}))
    assert not passes(tmp_path, row, Act("x.do", {"n": "1"}), Act("x.do", {"n": "2"}), Act("x.do", {"n": "3"}))


def test_an_alternative_is_as_good(tmp_path):
    row = expected({"n": {"eq": "1"}}, alternatives=[[{"type": "y.do", "args": {}}], []])
    assert passes(tmp_path, row, Act("y.do", {}))
    assert passes(tmp_path, row)
    assert not passes(tmp_path, row, Act("z.do", {}))


def test_a_command_without_a_prediction_fails_and_wordings_are_compared(tmp_path):
    rows = [{**expected({}), "id": name} for name in ("C1-r1", "C1-r2", "C2-r1", "C2-r2")]
    score = score_actions(
        gold(tmp_path, *rows), [Made(name, (Act("x.do", {}),)) for name in ("C1-r1", "C1-r2", "C2-r1")]
    )
    assert (score.passed.mean, score.consistent.mean) == (0.75, 0.5)
    assert "failed C2-r2: no prediction" in actions_as_text(score)
    assert actions_as_json(score)["consistent"]["count"] == 2


def test_predictions_are_read_as_they_were_written(tmp_path):
    made = [Made("A", (Act("x.do", {"to": ["a@b"], "text": "Grüße"}),)), Made("B", ())]
    write_predictions(tmp_path / "p.jsonl", made)
    assert predictions(tmp_path / "p.jsonl") == tuple(made)


def test_a_file_that_does_not_fit_is_told_with_its_line(tmp_path):
    (tmp_path / "p.jsonl").write_text('{"id": "A", "actions": [{"kind": "x"}]}\n')
    with pytest.raises(BadFile, match=r"p.jsonl:1: .*type"):
        predictions(tmp_path / "p.jsonl")


@pytest.fixture
def bench(tmp_path):
    (tmp_path / "calendar_events.csv").write_text(
        "event_id,event_name,participant_email,event_start,duration\n"
        "1,wheel talk,bo.rim@atlas.com,2023-11-30 09:00:00,30\n"
        "2,wheel talk,al.hub@atlas.com,2023-12-01 09:00:00,30\n"
    )
    (tmp_path / "emails.csv").write_text(
        "email_id,inbox/outbox,sender/recipient,subject,sent_datetime,body\n"
        "1,inbox,bo.rim@atlas.com,Update on rims,2023-11-29 09:00:00,Round.\n"
    )
    rows = [
        ("Cancel my next meeting with bo", ["calendar.delete_event.func(event_id='1')"], NEXT),
        ("Delete all my emails from bo from the last 2 days", ["email.delete_email.func(email_id='1')"], "Delete"),
        ("Cancel my next meeting with al", [], NEXT),
    ]  # fmt: skip
    lines = (json.dumps({"query": q, "answer": repr(a), "base_template": t, "domain": "x"}) for q, a, t in rows)
    (tmp_path / "commands_dev.jsonl").write_text("\n".join(lines))
    return tmp_path


def test_the_end_state_decides_and_what_gold_has_not_is_a_side_effect(bench):
    runs = list(carried_out(memory_of_workbench(bench), cases(bench)))
    assert [each.right for each in runs] == [True, True, False]
    assert [each.side_effect for each in runs] == [False, False, True]


def test_rewordings_keep_what_a_command_names(bench):
    (bench / "words.jsonl").write_text(json.dumps({"template": NEXT, "words": ["scrap it with {name}"]}))
    made = reworded(cases(bench), bench / "words.jsonl")
    assert [each.command for each in made] == ["scrap it with bo", "scrap it with al"]

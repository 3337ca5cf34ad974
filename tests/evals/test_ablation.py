"""What a signal is worth: asked with and without it, both directions told."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path

import pytest

from evals.__main__ import main
from evals.ablation import ALL, SEMANTIC, TRIALS, WHOLE, on_questions, trials
from evals.cases import Answer, Gold
from evals.deliveries import Deliveries
from memory_core.search.signals.registry import SIGNALS

CORPUS = Path(__file__).parents[2] / "data" / "corpus"
DAY = datetime(2026, 10, 20, tzinfo=UTC)
KNOWN = Deliveries(delivered={"right": DAY, "wrong": DAY})


def found(*ids: str) -> tuple[Answer, ...]:
    return tuple(Answer(name, "", (), (each,), abstained=True) for name, each in zip("AB", ids, strict=True))


def test_every_signal_is_left_out_once_and_then_all_together() -> None:
    assert TRIALS[WHOLE] == ()
    assert [TRIALS[name] for name in SIGNALS] == [(name,) for name in SIGNALS]
    assert set(SIGNALS) < set(TRIALS[ALL])


def test_what_a_signal_adds_and_what_it_breaks_are_told_apart() -> None:
    golds = [Gold(name, DAY, answerable=True, needed=(("right",),)) for name in "AB"]
    answers = {WHOLE: found("right", "wrong"), "helpful": found("wrong", "wrong"), "harmful": found("right", "right")}
    compared = on_questions(golds, answers, KNOWN)
    assert compared.keys() == {"helpful", "harmful"}
    assert compared["helpful"].discordant["retrieval"].second_only == ("A",)
    assert compared["helpful"].paired["retrieval"].difference.mean == 0.5
    assert compared["harmful"].discordant["retrieval"].first_only == ("B",)
    assert compared["harmful"].paired["retrieval"].difference.mean == -0.5


def test_the_signal_of_the_extra_is_left_out_only_where_the_extra_is_in() -> None:
    assert trials(semantic=True) == TRIALS
    assert trials(semantic=False).keys() == TRIALS.keys() - {SEMANTIC}


def test_the_command_measures_questions_and_chats(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    case = {"id": "A", "question": "when does the cold store open", "as_of": "2026-10-20T12:00:00+02:00"}
    cases = tmp_path / "cases"
    cases.write_text(json.dumps(case | {"answerable": True, "needed": [["SLK-1015-proj-04"]]}))
    chat = {
        "conversation": {
            "session_1_date_time": "1:05 pm on 3 March, 2024",
            "session_1": [{"speaker": "Ola", "dia_id": "D1:1", "text": "I bought a kayak on Friday."}],
        },
        "qa": [{"question": "Which kayak?", "evidence": ["D1:1"], "category": 4}],
    }
    chats = tmp_path / "chats"
    chats.write_text(json.dumps([chat]))
    given = ["--data", str(CORPUS), "--questions", str(cases), "--locomo", str(chats), "--conversations", "1"]
    assert main(["ablation", *given, "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert said.keys() == TRIALS.keys() - {WHOLE, SEMANTIC}
    assert all(each["locomo"]["second"] == 1.0 for each in said.values())
    assert all(each["questions"]["retrieval"]["n"] == 1 for each in said.values())
    assert main(["ablation", *given[:4]]) == 0
    assert ALL in capsys.readouterr().out

"""A model is never asked by accident: first the estimate, then a yes, then the calls."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from evals.__main__ import main
from exports import write_workspace
from modelserver import Fault, Script, draft, serving

CASES = [
    {"id": "A", "question": "When is the firing?", "as_of": "2026-04-01T12:00:00+02:00"},
    {"id": "B", "question": "When is the firing?", "as_of": "2020-04-01T12:00:00+02:00"},
]
GOOD = draft("On Friday.", ("S1", "Firing on Friday"))


@pytest.fixture
def given(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The arguments of a run, and in the environment a model of a name."""
    cases = tmp_path / "cases"
    cases.write_text("".join(f"{json.dumps(row)}\n" for row in CASES))
    monkeypatch.setenv("CANDOR_READER_MODEL", "m-1")
    data = write_workspace(tmp_path / "workspace")
    return ["--data", str(data), "--questions", str(cases), "--out", str(tmp_path / "out"), "--reader", "openai"]


def asked(given: list[str], monkeypatch: pytest.MonkeyPatch, script: Script, *flags: str) -> int:
    with serving(script) as url:
        monkeypatch.setenv("CANDOR_READER_URL", url)
        return main(["memory", *given, *flags])


def test_without_a_yes_the_tokens_are_estimated_and_nothing_is_sent(
    given: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    script = Script()
    assert asked(given, monkeypatch, script) == 2
    told = capsys.readouterr().err
    assert "m-1 by openai: 1 calls, about" in told
    assert "at most 2,000 tokens out" in told
    assert "--yes-i-will-pay" in told
    assert script.heard == []
    assert not (tmp_path / "out").exists()


def test_with_a_yes_each_question_that_has_evidence_is_one_call(
    given: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    script = Script(GOOD)
    assert asked(given, monkeypatch, script, "--yes-i-will-pay") == 0
    ((_, _, body),) = script.heard
    sent = sum(-(-len(each["content"]) // 4) for each in body["messages"])
    assert f"about {sent:,} tokens in" in capsys.readouterr().err
    first, second = map(json.loads, (tmp_path / "out").read_text().splitlines())
    assert (first["answer"], first["sources"], first["abstained"]) == ("On Friday.", ["S4"], False)
    assert (second["abstained"], second["retrieved"]) == (True, [])


def test_the_yardstick_has_no_reader(given: list[str]) -> None:
    assert main(["memory", *given, "--plain", "--yes-i-will-pay"]) == 2


def test_a_failed_call_ends_the_run_without_a_file(
    given: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert asked(given, monkeypatch, Script(Fault(403)), "--yes-i-will-pay") == 1
    assert not (tmp_path / "out").exists()

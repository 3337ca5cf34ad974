"""The commands from end to end: files in, files and numbers out, exit codes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from evals.__main__ import COMMANDS, main

CORPUS = Path(__file__).parents[2] / "data" / "corpus"
NEEDED = {"question": "when does the cold store open", "answerable": True, "needed": [["SLK-1015-proj-04"]]}
CASES = [
    NEEDED | {"id": "A", "as_of": "2026-10-20T12:00:00+02:00"},
    NEEDED | {"id": "B", "as_of": "2026-10-14T12:00:00+02:00"},
]


def written(path: Path, rows: list[dict[str, object]]) -> str:
    path.write_text("".join(f"{json.dumps(row)}\n" for row in rows), encoding="utf-8")
    return str(path)


def test_questions_are_asked_and_their_answers_scored(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cases, out = written(tmp_path / "cases", CASES), str(tmp_path / "answers")
    assert main(["memory", "--data", str(CORPUS), "--questions", cases, "--out", out, "--json"]) == 0
    said = capsys.readouterr()
    assert json.loads(said.out) == {"questions": 2, "found_nothing": 0, "out": out}
    assert "2 of 2: B" in said.err
    assert main(["score", "memory", "--gold", cases, "--answers", out, "--data", str(CORPUS), "--json"]) == 0
    scored = json.loads(capsys.readouterr().out)
    assert (scored["questions"], scored["retrieval"]["passed"], scored["retrieval"]["forbidden"]) == (2, 1, 0)
    assert [each["id"] for each in scored["failures"] if each["retrieval"]] == ["B"]


def test_scores_are_readable_and_say_what_is_missing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cases, none = written(tmp_path / "cases", CASES), written(tmp_path / "answers", [])
    assert main(["score", "memory", "--gold", cases, "--answers", none, "--data", str(CORPUS)]) == 0
    said = capsys.readouterr()
    assert "retrieval 0/2" in said.out
    assert "2 questions have no answer" in said.err


def test_a_malformed_line_is_wrong_use_and_told_with_its_place(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cases, bad = written(tmp_path / "cases", CASES), written(tmp_path / "answers", [{"id": "A"}])
    assert main(["score", "memory", "--gold", cases, "--answers", bad, "--data", str(CORPUS)]) == 2
    assert f"{bad}:1: retrieved is missing" in capsys.readouterr().err


def test_a_folder_without_the_layout_is_wrong_use(tmp_path: Path) -> None:
    cases, out = written(tmp_path / "cases", CASES), str(tmp_path / "answers")
    assert main(["memory", "--data", str(tmp_path), "--questions", cases, "--out", out]) == 2


def test_answers_that_cannot_be_written_are_a_failure(tmp_path: Path) -> None:
    cases, out = written(tmp_path / "cases", []), str(tmp_path / "none" / "answers")
    assert main(["memory", "--data", str(CORPUS), "--questions", cases, "--out", out]) == 1


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])
    shown = capsys.readouterr().out
    assert all(name in shown for name in COMMANDS)

"""Results are held against those that were kept; blind questions are counted, on record, and never shown."""

from __future__ import annotations

import hashlib
import json
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest

from evals.__main__ import main
from evals.baseline import Change, Outcome, Run, changes
from exports import write_workspace

OUTCOME = Outcome(retrieval=True, strict=True, lenient=True, retrieved=("a", "b"), answer="", sources=())


def told(before: Outcome | None, now: Outcome | None) -> list[Change]:
    def run(outcome: Outcome | None) -> Run:
        return Run({"Q": outcome} if outcome else {}, {})

    return list(changes(run(before), run(now)))


def test_the_same_is_no_change() -> None:
    assert told(OUTCOME, OUTCOME) == []


def test_a_drop_and_a_rise_are_changes_and_only_the_drop_is_worse() -> None:
    worse = replace(OUTCOME, retrieval=False)
    assert told(OUTCOME, worse) == [Change("Q", "retrieval passed before, failed now", worse=True)]
    assert told(worse, OUTCOME) == [Change("Q", "retrieval failed before, passed now", worse=False)]


def test_another_list_or_another_question_is_a_change_too() -> None:
    assert [each.what for each in told(OUTCOME, replace(OUTCOME, retrieved=("b", "a")))] == [
        "passes as before with another retrieved"
    ]
    assert [each.worse for each in told(OUTCOME, None)] == [True]
    assert [each.worse for each in told(None, OUTCOME)] == [False]
    same = {"Q": OUTCOME}
    assert [each.question for each in changes(Run(same, {"candor": 1}), Run(same, {"candor": 2}))] == ["totals"]


SECRET = "celadon"


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """A clean repository with data, questions of each split, and the hash of the blind ones."""
    write_workspace(tmp_path / "data")
    rows = {"train": ("T", "kiln cold", "M-KILN#1"), "dev": ("D", "glaze", "D2"), "blind": ("B-17", SECRET, "V1#m1")}
    (tmp_path / "questions").mkdir()
    for split, (name, question, needed) in rows.items():
        row = {"id": name, "question": question, "as_of": "2026-04-01T00:00:00Z", "answerable": True}
        (tmp_path / "questions" / f"{split}.jsonl").write_text(json.dumps(row | {"needed": [[needed]]}))
    (tmp_path / "kept").mkdir()
    blind = hashlib.sha256((tmp_path / "questions" / "blind.jsonl").read_bytes()).hexdigest()
    (tmp_path / "kept" / "blind.sha256").write_text(
        f"{'0' * 64}  data/other.jsonl\n{blind}  data/questions/blind.jsonl\n"
    )
    git(tmp_path, "init", "-q")
    assert verify(tmp_path, "--update") == 0
    commit(tmp_path)
    return tmp_path


def git(folder: Path, *arguments: str) -> str:
    named = ["-c", "user.name=t", "-c", "user.email=t@clay.example"]
    done = subprocess.run(["git", "-C", str(folder), *named, *arguments], capture_output=True, text=True, check=True)
    return done.stdout.strip()


def commit(folder: Path) -> None:
    git(folder, "add", "-A")
    git(folder, "commit", "-qm", "state")


def verify(folder: Path, *more: str) -> int:
    given = ["--data", folder / "data", "--questions", folder / "questions", "--baselines", folder / "kept", *more]
    return main(["verify", *map(str, given)])


def test_a_second_run_comes_to_the_same(repository: Path, capsys: pytest.CaptureFixture[str]) -> None:
    capsys.readouterr()
    assert verify(repository) == 0
    assert "train retrieval: 1.0 [0.2065, 1.0]" in capsys.readouterr().out
    assert verify(repository, "--json") == 0
    assert json.loads(capsys.readouterr().out)["dev"]["changes"] == []
    assert git(repository, "status", "--porcelain") == ""


def test_a_kept_result_that_is_not_reached_is_red_and_names_the_question(
    repository: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    row = json.loads((repository / "questions" / "dev.jsonl").read_text())
    (repository / "questions" / "dev.jsonl").write_text(json.dumps(row | {"needed": [["S1"]]}))
    assert verify(repository) == 1
    assert "dev D: retrieval passed before, failed now" in capsys.readouterr().out
    assert verify(repository, "--update") == 0
    assert verify(repository) == 0


def test_without_a_baseline_it_says_how_to_make_one(repository: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (repository / "kept" / "dev.json").unlink()
    assert verify(repository) == 2
    assert "--update" in capsys.readouterr().err
    (repository / "kept" / "dev.json").write_text("[]")
    assert verify(repository) == 2


def test_a_blind_run_is_recorded_and_shows_no_question(repository: Path, capsys: pytest.CaptureFixture[str]) -> None:
    capsys.readouterr()
    assert verify(repository, "--blind") == 0
    said = capsys.readouterr()
    (line,) = (repository / "kept" / "blind_runs.jsonl").read_text().splitlines()
    kept = json.loads(line)
    assert kept["commit"] == git(repository, "rev-parse", "HEAD")
    assert kept["result"]["retrieval"]["passed"] == 1
    for shown in (said.out, said.err, line):
        assert "B-17" not in shown
        assert SECRET not in shown
        assert "V1" not in shown
    commit(repository)
    assert verify(repository, "--blind", "--json") == 0
    assert "B-17" not in capsys.readouterr().out
    assert len((repository / "kept" / "blind_runs.jsonl").read_text().splitlines()) == 2


def test_a_blind_run_of_uncommitted_work_is_refused(repository: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (repository / "new").write_text("")
    assert verify(repository, "--blind") == 1
    assert "Commit" in capsys.readouterr().err
    assert not (repository / "kept" / "blind_runs.jsonl").exists()


def test_other_blind_questions_than_those_promised_are_refused(
    repository: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = repository / "questions" / "blind.jsonl"
    path.write_text(f"{path.read_text()}\n")
    commit(repository)
    assert verify(repository, "--blind") == 1
    assert "hash" in capsys.readouterr().err
    (repository / "kept" / "blind.sha256").unlink()
    commit(repository)
    assert verify(repository, "--blind") == 1

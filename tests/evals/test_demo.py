"""The demo: every step comes out on the bundled corpus, and one that does not is named."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from evals.__main__ import main
from evals.demo import SHOWS, WIDTH

DATA = Path(__file__).parents[2] / "data"


def demo_folder(folder: Path, **changes: object) -> Path:
    plan: dict[str, Any] = json.loads((DATA / "demo.json").read_text(encoding="utf-8"))
    (folder / "demo.json").write_text(json.dumps(plan | changes), encoding="utf-8")
    (folder / "corpus").symlink_to(DATA / "corpus")
    return folder


def test_every_step_comes_out(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["demo"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[-1] == f"All {len(SHOWS) + 1} steps came out as they must."
    assert max(map(len, lines)) <= WIDTH


def test_a_step_that_does_not_come_out_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = {"query": "when does the cold store open", "instants": [{"as_of": "2026-10-12T12:00:00Z", "expect": "X"}]}
    assert main(["demo", "--json", "--data", str(demo_folder(tmp_path, question=wrong))]) == 1
    said = capsys.readouterr()
    done = json.loads(said.out)
    assert (done["passed"], len(done["steps"])) == (False, 2)
    assert "One question at three instants" in said.err
    assert "X must come first" in said.err


def test_an_ingest_that_fails_ends_the_show(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    demo_folder(tmp_path)
    (tmp_path / "corpus").unlink()
    assert main(["demo", "--data", str(tmp_path)]) == 1
    assert "does not exist" in capsys.readouterr().err


@pytest.mark.parametrize("changes", [{"now": 1}, {"more": 1}])
def test_a_plan_that_does_not_fit_is_wrong_use(
    tmp_path: Path, changes: dict[str, object], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["demo", "--data", str(demo_folder(tmp_path, **changes))]) == 2
    assert "demo.json" in capsys.readouterr().err

"""No corpus is known to the code: names are mined from the data, and one planted in the source is found."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from evals.__main__ import main
from evals.commands import generality as command
from evals.generality import names, occurrences
from exports import write_workspace

MAIL = {
    "id": "ML-77",
    "from": "Berit Falkanger <berit@falkglass.example>",
    "subject": "Kiln visit at Tinnoset Works",
    "body": "We met Sondre at Vesleåsen on Monday. The oven is warm. Warm ovens crack, wrote Odd from Slack.",
}


@pytest.fixture
def mined(tmp_path: Path) -> Path:
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / "mail.jsonl").write_text(json.dumps(MAIL), encoding="utf-8")
    return folder


def test_ids_addresses_full_names_and_proper_nouns_are_mined(mined: Path) -> None:
    found = names(mined)
    assert found["ML-77"] == "id"
    assert found["berit@falkglass.example"] == found["falkglass.example"] == "address"
    assert found["Berit Falkanger"] == found["Kiln visit at Tinnoset Works"] == "name"
    assert found["Sondre"] == found["Vesleåsen"] == "proper noun"


def test_ordinary_words_days_and_public_formats_are_no_names(mined: Path) -> None:
    assert not {"Monday", "Slack", "The", "Warm", "We"} & names(mined).keys()


@pytest.mark.parametrize(
    "planted",
    [
        '"""As in ml-77."""\n',
        "# berit falkanger asked for it\n",
        'to = "berit@falkglass.example"\n',
        'if place == "Vesleåsen":\n    pass\n',
        "wanted = f'of {0} at Tinnoset Works'\n".replace("at Tinnoset", "Kiln visit at Tinnoset"),
        "class Sondre:\n    pass\n",
        '"""Long.\n\nSondre said so.\n"""\n',
    ],
)
def test_a_name_in_a_text_a_comment_or_an_identifier_is_found(planted: str, mined: Path, tmp_path: Path) -> None:
    module = tmp_path / "module.py"
    module.write_text(planted, encoding="utf-8")
    found = list(occurrences(names(mined), [module], tmp_path))
    assert found
    assert found[0].path == "module.py"
    assert planted.splitlines()[found[0].line - 1]


@pytest.mark.parametrize("innocent", ["import sondres\n", 'x = "a sondreish thing, warm"\n', "ML = 77\n", ""])
def test_words_that_only_look_alike_are_not(innocent: str, mined: Path, tmp_path: Path) -> None:
    module = tmp_path / "module.py"
    module.write_text(innocent, encoding="utf-8")
    assert list(occurrences(names(mined), [module], tmp_path)) == []


def test_our_source_knows_nothing_of_the_bundled_corpus(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["generality", "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert said["found"] == []
    assert said["names"] > 1000
    assert said["modules"] > 100


def test_the_command_is_red_when_a_name_is_there(
    mined: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "server").mkdir()
    (tmp_path / "server" / "keyed.py").write_text("# for Sondre\n")
    monkeypatch.setattr(command, "ROOT", tmp_path)
    assert main(["generality", "--data", str(mined)]) == 1
    assert "server/keyed.py:1: Sondre (proper noun)" in capsys.readouterr().out


def test_a_folder_without_a_corpus_is_wrong_use(tmp_path: Path) -> None:
    assert main(["generality", "--data", str(tmp_path)]) == 2
    (tmp_path / "x.json").write_text("{")
    assert main(["generality", "--data", str(tmp_path)]) == 2


def test_blind_questions_are_not_read(mined: Path) -> None:
    (mined / "blind.jsonl").write_text(json.dumps({"id": "B-1", "question": "Did we meet Torbjørg?"}))
    assert not {"B-1", "Torbjørg"} & names(mined).keys()


def test_it_reads_a_workspace_of_every_source(tmp_path: Path) -> None:
    assert names(write_workspace(tmp_path))["M-KILN#1"] == "id"

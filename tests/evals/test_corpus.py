"""What a corpus is made of: counted by hand on a small folder, and what the bundled one promises."""

from __future__ import annotations

import json
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evals.__main__ import main
from evals.corpus import WORDS, composition, is_filler, sentences
from memory_core.model.instant import from_iso

DATA = Path(__file__).parents[2] / "data"
UTC = ZoneInfo("UTC")
WORD = st.text("abcdefgh", min_size=1, max_size=6)
SENTENCE = st.lists(WORD, min_size=WORDS, max_size=9).map(" ".join)


def message(id: str, minute: int, text: str, **more: str) -> dict[str, str]:
    return {
        "id": id,
        "channel_id": "C",
        "user": "U",
        "ts": f"2026-10-05T08:{minute:02d}:00+02:00",
        "text": text,
        **more,
    }


def folder(path: Path, messages: list[dict[str, str]]) -> Path:
    export = path / "connectors" / "slack"
    export.mkdir(parents=True)
    lines = "".join(f"{json.dumps(each)}\n" for each in messages)
    (export / "messages.jsonl").write_text(lines, encoding="utf-8")
    return path


def test_parts_and_repetition_are_counted_by_hand(tmp_path: Path) -> None:
    edit = {"subtype": "message_changed", "target_id": "S-1"}
    messages = [
        message("S-1", 1, "The boat is red today. Hi!"),
        message("S-2", 2, "the boat is RED today... But not mine, sadly."),
        message("S-3", 3, "The boat is red today. It was repainted last night.", **edit),
        message("S-F-1", 4, "But not mine, sadly. Nobody eats the soup."),
    ]
    made = composition(folder(tmp_path, messages), UTC)
    assert (made.by_hand.sentences, made.by_hand.distinct) == (4, 3)
    assert (made.filler.sentences, made.filler.distinct, made.filler.ratio) == (2, 2, 1.0)
    assert (made.whole.sentences, made.whole.distinct) == (6, 4)
    assert dict(made.by_hand.records)["slack"] == 2
    assert dict(made.filler.records)["slack"] == 1
    assert (made.first, made.last) == (from_iso("2026-10-05T08:01:00+02:00"), from_iso("2026-10-05T08:04:00+02:00"))


def test_what_cannot_be_read_is_rejected_and_an_empty_corpus_has_no_span(tmp_path: Path) -> None:
    made = composition(folder(tmp_path, [{"id": "S-1"}]), UTC)
    assert (made.rejected, made.first, made.last) == (1, None, None)
    assert (made.whole.sentences, made.whole.ratio) == (0, 1.0)


@given(st.lists(SENTENCE), st.sampled_from([". ", "!\n", "?  ", "\n", "... "]))
def test_sentences_come_out_as_they_went_in(written: list[str], end: str) -> None:
    assert list(sentences(end.join(each.upper() for each in written))) == written


def test_short_lines_and_points_inside_numbers_make_no_sentence() -> None:
    assert list(sentences("Dear Bibi,\nIt stayed at 4.1 degrees! Yes, all night.\nInes")) == [
        "it stayed at 4 1 degrees"
    ]


@pytest.mark.parametrize(
    ("id", "filler"), [("SLK-F-017", True), ("EVT-F-YOGA", True), ("SLK-1005-F-01", False), ("ML-FREE", False)]
)
def test_filler_is_told_by_the_beginning_of_its_id(id: str, filler: bool) -> None:
    assert is_filler(id) is filler


def test_the_bundled_corpus_is_as_large_and_as_varied_as_it_says() -> None:
    made = composition(DATA / "corpus", UTC)
    by_hand, filler = (sum(count for _, count in part.records) for part in (made.by_hand, made.filler))
    assert made.rejected == 0
    assert by_hand >= 540
    assert filler >= 300
    assert made.by_hand.ratio >= 0.97
    assert made.whole.ratio >= 0.85
    assert all(count for _, count in made.by_hand.records)
    page = (DATA / "README.md").read_text(encoding="utf-8")
    assert f"{by_hand} citable records by hand and {filler} of filler" in page


def test_the_command_prints_the_same_numbers_for_people_and_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["corpus", "--data", str(DATA), "--json"]) == 0
    numbers = json.loads(capsys.readouterr().out)
    assert main(["corpus", "--data", str(DATA / "corpus")]) == 0
    lines = capsys.readouterr().out.splitlines()
    parts = [numbers[name] for name in ("by_hand", "filler", "whole")]
    for label, field in (("together", "records"), ("sentences", "sentences")):
        assert f"{label} {' '.join(str(part[field]) for part in parts)}" in [" ".join(line.split()) for line in lines]
    assert numbers["by_hand"]["records"] + numbers["filler"]["records"] == numbers["whole"]["records"]


def test_a_folder_without_a_corpus_is_wrong_use(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["corpus", "--data", str(tmp_path)]) == 2
    assert str(tmp_path) in capsys.readouterr().err

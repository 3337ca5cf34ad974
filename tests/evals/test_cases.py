"""Case files: what they must hold, and errors that say where they are wrong."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from evals.cases import Answer, answers, golds, questions, write_answers
from evals.lines import BadFile

GOLD = {"id": "Q", "question": "Where?", "as_of": "2026-10-20T12:00:00+02:00", "answerable": True}
ANSWER = {"id": "Q", "answer": "", "sources": [], "retrieved": ["a"], "abstained": True}


def written(path: Path, *rows: object) -> Path:
    path.write_text("\n".join(row if isinstance(row, str) else json.dumps(row) for row in rows), encoding="utf-8")
    return path


def test_answers_come_back_as_they_were_written(tmp_path: Path) -> None:
    given = Answer("Q", "Åsane, \N{LEFT DOUBLE QUOTATION MARK}here\u2028", ("a",), ("a", "b"), abstained=False)
    write_answers(tmp_path / "answers", [given])
    assert answers(tmp_path / "answers") == (given,)


def test_gold_reads_what_it_needs_and_leaves_out_the_rest(tmp_path: Path) -> None:
    row = GOLD | {"needed": [["a", "b"], ["c"]], "stale": [["x"], ["y"]], "future_terms": ["z"], "rubric": [1]}
    (gold,) = golds(written(tmp_path / "gold", row, ""))
    assert (gold.needed, gold.stale, gold.future_terms) == ((("a", "b"), ("c",)), ("x", "y"), ("z",))


@pytest.mark.parametrize(
    ("row", "why"),
    [
        ("{", "no JSON"),
        ("[]", "no JSON object"),
        (GOLD | {"id": " "}, "id must not be empty"),
        (GOLD | {"as_of": "2026-10-20T12:00:00"}, "as_of must be"),
        (GOLD | {"as_of": "soon"}, "as_of must be"),
        (GOLD | {"answerable": "yes"}, "answerable must be"),
        (GOLD | {"needed": ["a"]}, "needed must be"),
        (GOLD | {"needed": [[]]}, "needed must be"),
        (GOLD | {"key_terms": [[1]]}, "key_terms must be"),
        (GOLD | {"stale": [1]}, "stale must be"),
        ({"id": "R", "as_of": GOLD["as_of"]}, "answerable is missing"),
        (GOLD, "second time"),
    ],
)
def test_a_wrong_gold_line_is_told_with_file_and_line(tmp_path: Path, row: object, why: str) -> None:
    path = written(tmp_path / "gold", GOLD, "", row)
    with pytest.raises(BadFile, match=why) as raised:
        golds(path)
    assert str(raised.value).startswith(f"{path}:3: ")


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ({"retrieved": [str(n) for n in range(21)]}, "at most 20"),
        ({"retrieved": ["a", "a"]}, "each id once"),
        ({"retrieved": None}, "retrieved must be"),
        ({"sources": "a"}, "sources must be"),
        ({"abstained": 0}, "abstained must be"),
        ({"answer": None}, "answer must be"),
    ],
)
def test_a_wrong_answer_line_is_told_with_file_and_line(tmp_path: Path, changed: dict[str, object], why: str) -> None:
    with pytest.raises(BadFile, match=why):
        answers(written(tmp_path / "answers", ANSWER | changed))


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="cannot be read"):
        questions(tmp_path / "none")


def test_a_question_is_read_without_its_gold(tmp_path: Path) -> None:
    (question,) = questions(written(tmp_path / "gold", GOLD | {"needed": "nonsense"}))
    assert (question.id, question.question) == ("Q", "Where?")

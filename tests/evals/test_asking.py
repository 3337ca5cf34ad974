"""Asking the memory on the bundled corpus: what it finds, checked by the scorer's own reading of the same folder."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from evals.asking import ask, memory_of, retrieved
from evals.cases import LONGEST, Question
from evals.deliveries import deliveries
from memory_core.errors import NotAWorkspace
from memory_core.memory import Memory
from memory_core.model.instant import Instant

CORPUS = Path(__file__).parents[2] / "data" / "corpus"
NOW = datetime.fromisoformat("2026-11-06T18:00:00+01:00")


@pytest.fixture(scope="module")
def memory() -> Iterator[Memory]:
    with memory_of(CORPUS, Instant(0), lambda _: None) as kept:
        yield kept


def question(text: str, as_of: datetime = NOW) -> Question:
    return Question("Q", text, as_of)


def test_the_owner_is_guessed_from_the_data(memory: Memory) -> None:
    assert memory.owner.name == "Ines Halvorsen"


def test_each_id_is_found_once_and_twenty_at_most(memory: Memory) -> None:
    found = retrieved(memory, question("what did spire show for each lot and dish"))
    assert len(found) == len(set(found)) == LONGEST
    assert any(each.startswith("COD-") for each in found)


def test_nothing_is_found_for_words_that_nobody_used(memory: Memory) -> None:
    assert retrieved(memory, question("zyzzyva quokka")) == ()


def test_nothing_forbidden_is_ever_found(memory: Memory) -> None:
    oracle = deliveries(CORPUS)
    changes = [*oracle.deleted.values(), *(oracle.delivered[edit] for edit in oracle.edits)]
    second = timedelta(seconds=1)
    for as_of in sorted({moment for at in changes for moment in (at - second, at, at + second)}):
        for text in (
            "Greenlatch herbs supplier",
            "the password of the camera",
            "token",
            "crates of garlic",
            "julebord",
        ):
            for found in retrieved(memory, question(text, as_of)):
                assert oracle.standing(found, as_of) == "visible", (text, as_of, found)


def test_an_answer_names_its_sources_among_what_was_found(memory: Memory) -> None:
    (answer,) = ask(memory, [question("when does the cold store open", NOW)])
    assert "9 November" in answer.answer
    assert not answer.abstained
    assert answer.sources
    assert set(answer.sources) <= set(answer.retrieved)


def test_no_answer_relies_on_what_is_forbidden(memory: Memory) -> None:
    oracle = deliveries(CORPUS)
    second = timedelta(seconds=1)
    for as_of in sorted({at + step for at in oracle.deleted.values() for step in (-second, second)}):
        for answer in ask(memory, [question("what is the password of the camera", as_of)]):
            named = (*answer.sources, *answer.retrieved)
            assert all(oracle.standing(each, as_of) == "visible" for each in named), as_of


def test_what_no_record_says_is_not_answered(memory: Memory) -> None:
    (answer,) = ask(memory, [question("what is the name of Siv's parrot", NOW)])
    assert (answer.abstained, answer.sources) == (True, ())
    assert answer.retrieved


def test_a_folder_without_the_layout_is_told(tmp_path: Path) -> None:
    with pytest.raises(NotAWorkspace), memory_of(tmp_path, Instant(0), lambda _: None):
        pass

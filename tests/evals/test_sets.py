"""The bundled question and command sets are well formed. Nothing here prints what a blind line says."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from datetime import datetime
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from evals.cases import Gold, golds, questions
from evals.deliveries import Deliveries, deliveries
from evals.lines import Line, lines
from evals.terms import mentions, mentions_any

ROOT: Final = Path(__file__).parents[2]
DATA: Final = ROOT / "data"
QUESTIONS: Final = {
    "train": 42,
    "dev": 64,
    "fresh": 80,
    "fresh_three": 80,
    "fresh_four": 100,
    "fresh_five": 100,
    "fresh_six": 120,
    "fresh_eight": 120,
    "fresh_nine": 100,
    "fresh_ten": 120,
    "fresh_eleven": 120,
    "fresh_twelve": 120,
    "fresh_thirteen": 120,
    "fresh_fourteen": 120,
    "fresh_fifteen": 119,
    "fresh_sixteen": 120,
    "blind": 100,
    "blind_two": 100,
    "blind_three": 100,
    "blind_four": 100,
    "blind_five": 100,
    "blind_six": 100,
    "blind_seven": 100,
    "second": 70,
    "second_two": 120,
    "second_three": 140,
    "second_four": 140,
    **{f"author_{number:02}": 120 for number in range(1, 16)},
}
COMMANDS: Final = {
    "train": 42,
    "dev": 64,
    "fresh": 100,
    "fresh_two": 90,
    "fresh_three": 90,
    "fresh_four": 120,
    "fresh_five": 120,
    "fresh_six": 120,
    "fresh_seven": 120,
    "fresh_eight": 120,
    "fresh_nine": 120,
    "fresh_ten": 120,
    "fresh_eleven": 120,
    "blind": 100,
    "blind_two": 100,
    "blind_three": 110,
    "blind_four": 110,
    "blind_five": 110,
    "second": 60,
}
"""The least number of lines in each set; those of `second` are asked of a corpus of their own."""
WORDINGS: Final = 3
UNANSWERABLE: Final = (0.2, 0.4)
ACTIONS: Final = {
    "slack.send_message",
    "gmail.send",
    "gmail.reply",
    "gmail.forward",
    "gmail.delete",
    "gmail.archive",
    "calendar.create_event",
    "calendar.update_event",
    "calendar.cancel_event",
    "reminder.create",
    "app.open",
    "memory.ask",
    "clarify",
    "confirm",
}
MATCHERS: Final = {"eq", "in", "contains_any", "contains_all", "set_eq", "includes", "datetime"}
POINTING: Final = {"event_id", "message_id"}
_OCCURRENCE: Final = re.compile(r"_\d{8}T\d{6}Z$")


SECOND: Final = {
    "second": "questions.jsonl",
    "second_two": "questions_two.jsonl",
    "second_three": "questions_three.jsonl",
    "second_four": "questions_four.jsonl",
}


def question_file(name: str) -> Path:
    if name in SECOND:
        return DATA / "second" / SECOND[name]
    return DATA / ("learning" if name.startswith("author") else "questions") / f"{name}.jsonl"


def command_file(name: str) -> Path:
    return DATA / "second/commands.jsonl" if name == "second" else DATA / "commands" / f"{name}.jsonl"


def folder(name: str) -> Path:
    return DATA / "second/corpus" if name in SECOND else DATA / "corpus"


@cache
def corpus(folder: Path) -> Deliveries:
    return deliveries(folder)


def said_of(gold: Gold) -> tuple[str, ...]:
    needed = tuple(record for group in gold.needed for record in group)
    return needed + gold.evidence + gold.also_supports


@pytest.mark.parametrize("name", [*QUESTIONS, "dev_reworded"])
def test_every_record_a_question_names_is_visible_when_it_is_asked(name: str) -> None:
    misplaced = [
        (gold.id, record)
        for gold in golds(question_file(name))
        for record in said_of(gold)
        if corpus(folder(name)).standing(record, gold.as_of) != "visible"
    ]
    assert not misplaced


@pytest.mark.parametrize(("name", "least"), QUESTIONS.items())
def test_the_question_sets_are_large_enough_and_partly_unanswerable(name: str, least: int) -> None:
    found = golds(question_file(name))
    unanswerable = sum(not gold.answerable for gold in found) / len(found)
    assert len(found) >= least
    assert UNANSWERABLE[0] <= unanswerable <= UNANSWERABLE[1]


@pytest.mark.parametrize("name", QUESTIONS)
def test_a_question_needs_records_exactly_when_it_has_an_answer(name: str) -> None:
    assert [gold.id for gold in golds(question_file(name)) if gold.answerable != bool(gold.needed)] == []


@pytest.mark.parametrize("name", ["train", "dev"])
def test_the_gold_answer_would_itself_be_a_right_answer(name: str) -> None:
    for gold in golds(question_file(name)):
        assert all(mentions_any(gold.gold_answer, group) for group in gold.key_terms), gold.id
        wrong = (*gold.stale, *gold.future_terms, *gold.never_say)
        assert [term for term in wrong if mentions(gold.gold_answer, term)] == [], gold.id


def test_no_question_is_in_both_train_and_dev() -> None:
    wordings = [{each.question.casefold() for each in questions(question_file(name))} for name in ("train", "dev")]
    assert not wordings[0] & wordings[1]


def test_half_of_dev_is_about_what_train_is_silent_on() -> None:
    known = {gold.storyline for gold in golds(question_file("train"))}
    asked = [gold.storyline in known for gold in golds(question_file("dev"))]
    assert sum(asked) <= len(asked) / 2


def test_each_dev_question_has_three_more_wordings_with_the_same_gold() -> None:
    assert_reworded(question_file("dev"), question_file("dev_reworded"), "question")


def test_each_dev_command_has_three_more_wordings_with_the_same_gold() -> None:
    assert_reworded(command_file("dev"), command_file("dev_reworded"), "command")


@pytest.mark.parametrize(("name", "least"), COMMANDS.items())
def test_a_command_set_is_large_enough_with_known_actions_and_matchers(name: str, least: int) -> None:
    found = list(lines(command_file(name)))
    assert len({line.id() for line in found}) == len(found) >= least
    for line in found:
        line.time("as_of")
    assert [line.id() for line in found if not all(is_known(action) for action in actions(line))] == []


@pytest.mark.parametrize("name", [*COMMANDS, "dev_reworded"])
def test_every_mail_and_event_a_command_points_to_is_known_when_it_is_given(name: str) -> None:
    misplaced = [
        line.id()
        for line in lines(command_file(name))
        for action in actions(line)
        for argument in POINTING & action["args"].keys()
        if not points_somewhere(action["args"][argument], line.time("as_of"), folder(name))
    ]
    assert not misplaced


def test_the_blind_sets_are_those_that_were_written_before_tuning() -> None:
    for line in (ROOT / "evals/baselines/blind.sha256").read_text(encoding="utf-8").splitlines():
        digest, path = line.split()
        assert hashlib.sha256((ROOT / path).read_bytes()).hexdigest() == digest, path


def actions(line: Line) -> Iterator[dict[str, Any]]:
    expected, alternatives = line.values["expected"], line.values.get("alternatives", [])
    assert isinstance(expected, list), line.id()
    assert isinstance(alternatives, list), line.id()
    for listed in (expected, *alternatives):
        yield from listed


def is_known(action: dict[str, Any]) -> bool:
    kinds = {kind for matcher in action["args"].values() for kind in matcher}
    return action["type"] in ACTIONS and kinds <= MATCHERS | {"tolerance_min"}


def points_somewhere(matcher: dict[str, Any], as_of: datetime, folder: Path) -> bool:
    """Whether one of the ids is visible; an occurrence is where its series is, a thread where one of its mails is."""
    ids = matcher.get("in") or [matcher["eq"]]
    return any(
        corpus(folder).standing(known, as_of) == "visible"
        for named in ids
        for known in (named, _OCCURRENCE.sub("", named), *threads(folder).get(named, ()))
    )


@cache
def threads(folder: Path) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for line in lines(folder / "connectors/gmail/messages.jsonl"):
        found.setdefault(line.text("thread_id"), []).append(line.id())
    return found


def assert_reworded(original: Path, reworded: Path, wording: str) -> None:
    given = {line.id(): line.values for line in lines(original)}
    again = {line.id(): line.values for line in lines(reworded)}
    assert set(again) == {f"{first}-r{number}" for first in given for number in range(1, WORDINGS + 1)}
    for name, values in again.items():
        first = given[name.rsplit("-r", 1)[0]]
        assert {**values, "id": first["id"], wording: first[wording]} == first, name
        assert values[wording] != first[wording], name

"""The real server must find what the process finds; the smallest difference is told."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from evals import replay as replaying
from evals.__main__ import _TRANSPORTS, main
from evals.cases import Question
from evals.client import Served, served
from evals.replay import TRANSPORTS, difference, replay
from exports import write_workspace
from server.wire import SearchResult

LATE = datetime(2026, 4, 1, tzinfo=UTC)
KILN = Question("K", "kiln", LATE)


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_workspace(tmp_path_factory.mktemp("workspace"))


@pytest.mark.parametrize("transport", TRANSPORTS)
async def test_over_every_transport_every_question_finds_the_same(small: Path, transport: str) -> None:
    questions = [
        KILN,
        Question("G", "glaze shelf", LATE),
        Question("F", "firing", datetime(2026, 3, 2, 11, 30, tzinfo=UTC)),
    ]
    found = await replay(small, questions, TRANSPORTS[transport], print)
    assert [each.question for each in found] == questions
    assert all(each.here.hits for each in found)
    assert [difference(each) for each in found] == [None, None, None]


def test_the_command_offers_the_transports_there_are() -> None:
    assert tuple(TRANSPORTS) == _TRANSPORTS


def without_last(result: SearchResult) -> SearchResult:
    return result.model_copy(update={"hits": result.hits[:-1]})


async def test_every_difference_is_told_with_its_place(small: Path) -> None:
    (same,) = await replay(small, [KILN], served, print)
    assert difference(same) is None
    last = len(same.here.hits)
    shorter = difference(replace(same, there=without_last(same.there)))
    assert shorter is not None
    assert (shorter.rank, shorter.what, shorter.there) == (last, "hits", "-")
    for name, value in (("text", "x"), ("score", 0.5), ("source_id", "Z"), ("title", "x"), ("before", "Z")):
        first = same.there.hits[0].model_copy(update={name: value})
        changed = same.there.model_copy(update={"hits": [first, *same.there.hits[1:]]})
        told = difference(replace(same, there=changed))
        assert told is not None
        assert (told.question, told.rank, told.what, told.there) == ("K", 1, name, str(value))
    noted = difference(replace(same, there=same.there.model_copy(update={"notes": ["x"]})))
    assert noted is not None
    assert noted.what == "notes"
    for name, value in (("text", "x"), ("citations", []), ("abstained", "x"), ("reason", "x"), ("retrieved", [])):
        other = same.answered_there.model_copy(update={name: value})
        answered = difference(replace(same, answered_there=other))
        assert answered is not None
        assert (answered.what, answered.there) == (f"{name} of the answer", str(value))


class Forgetful(Served):
    """A server that asks from another instant than it was told."""

    async def search(self, **arguments: object) -> SearchResult:
        return await super().search(**arguments | {"as_of": "2026-03-02T11:30:00Z"})


@asynccontextmanager
async def forgetful(home: Path) -> AsyncIterator[Served]:
    async with served(home) as server:
        yield Forgetful(server._client)


def test_the_command_is_red_when_the_server_differs(
    small: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    cases = tmp_path / "cases"
    cases.write_text(json.dumps({"id": "K", "question": "kiln", "as_of": LATE.isoformat()}))
    given = ["replay", "--data", str(small), "--questions", str(cases)]
    assert main([*given, "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert (said["same"], said["difference"], said["hits"] > 0) == (1, None, True)
    monkeypatch.setitem(replaying.TRANSPORTS, "stdio", forgetful)  # type: ignore[index]
    assert main(given) == 1
    assert "K: " in capsys.readouterr().out


def test_no_questions_are_wrong_use_and_no_workspace_a_failure(small: Path, tmp_path: Path) -> None:
    none, one = tmp_path / "none", tmp_path / "one"
    none.write_text("")
    one.write_text(json.dumps({"id": "K", "question": "kiln", "as_of": LATE.isoformat()}))
    assert main(["replay", "--data", str(small), "--questions", str(none)]) == 2
    assert main(["replay", "--data", str(tmp_path / "nowhere"), "--questions", str(one)]) == 1

"""The oracle of what records said: by hand on a small folder, and against the memory's own on the bundled corpus."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evals.states import State, states
from exports import write_workspace
from memory_core.ingest import ingest_workspace
from memory_core.model.body import RecordBody
from memory_core.model.instant import Instant, from_datetime
from memory_core.model.version import versions
from memory_core.sources.base import Context
from memory_core.store.memory_log import MemoryLog

CORPUS = Path(__file__).parents[2] / "data" / "corpus"


def slack(folder: Path, *lines: str) -> tuple[State, ...]:
    path = folder / "connectors" / "slack" / "messages.jsonl"
    path.parent.mkdir(parents=True)
    path.write_text("\n".join(lines), encoding="utf-8")
    return states(folder).states


MESSAGE = '{"id": "m1", "channel_id": "C", "user": "U", "ts": "2026-01-01T09:00:00Z", "text": "nine"}'
EDIT = '{"id": "m2", "subtype": "message_changed", "target_id": "m1", "ts": "2026-01-02T09:00:00Z", "text": "ten"}'
DELETION = '{"id": "m3", "subtype": "message_deleted", "target_id": "m1", "ts": "2026-01-03T09:00:00Z"}'


def said(found: Iterable[State], day: int, hour: int = 9) -> list[str]:
    return [each.text for each in found if each.in_force(datetime(2026, 1, day, hour, tzinfo=UTC))]


def test_an_edit_holds_from_its_own_time_and_a_deletion_ends_everything(tmp_path: Path) -> None:
    found = slack(tmp_path, DELETION, MESSAGE, EDIT)
    assert [said(found, 1, 8), said(found, 1), said(found, 2, 8), said(found, 2), said(found, 3)] == [
        [],
        ["nine"],
        ["nine"],
        ["ten"],
        [],
    ]
    assert [each.source_id for each in found] == ["m1", "m2"]


def test_an_edit_after_the_deletion_brings_nothing_back(tmp_path: Path) -> None:
    found = slack(tmp_path, MESSAGE, EDIT, DELETION.replace("01-03", "01-01"))
    assert found == ()


@pytest.mark.parametrize(
    "words",
    ["The kiln is cold again.", "Come on Friday.", "Firing on Friday", "cat probe.csv", "A celadon?"],
)
def test_the_words_of_every_source_are_read(words: str, tmp_path: Path) -> None:
    found = states(write_workspace(tmp_path))
    assert any(words in each.text for each in found.states)


def test_words_and_stretches_are_those_of_the_memory_for_every_record_of_the_corpus() -> None:
    log = MemoryLog("test")
    ingest_workspace(CORPUS, log, Context(ZoneInfo("Europe/Oslo")), lambda: Instant(0))
    subjects = log.subjects("record")
    histories = log.history(subjects, log.position().sequence)
    kept = {
        (subject.id, version.source_id, version.known.start): version
        for subject in subjects
        for version in versions(histories[subject])
    }
    found = {(each.id, each.source_id, from_datetime(each.since)): each for each in states(CORPUS).states}
    assert found.keys() == kept.keys()
    ends = {key: from_datetime(each.until) for key, each in found.items() if each.until}
    assert ends == {key: each.known.end for key, each in kept.items() if key in ends}
    bodies = {key: each.body for key, each in kept.items()}
    same = [key for key, body in bodies.items() if isinstance(body, RecordBody) and body.text == found[key].text]
    assert len(same) > 0.98 * len(found), "only masked secrets and removed markup may differ"


@given(st.integers(-72, 96))
def test_a_state_is_in_force_from_its_start_until_just_before_its_end(hours: int) -> None:
    start, end = datetime(2026, 1, 1, tzinfo=UTC), datetime(2026, 1, 3, tzinfo=UTC)
    instant = start + timedelta(hours=hours)
    assert State("a", "a", "", "", start, end).in_force(instant) == (start <= instant < end)
    assert State("a", "a", "", "", start).in_force(instant) == (start <= instant)

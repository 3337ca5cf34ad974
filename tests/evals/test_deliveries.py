"""The oracle of delivery times: read by hand on a small folder, and against the memory's own on the bundled corpus."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from evals.deliveries import deliveries
from evals.lines import BadFile
from memory_core.ingest import ingest_workspace
from memory_core.model.entry import Subject
from memory_core.model.instant import FOREVER, Instant, from_datetime
from memory_core.model.version import versions
from memory_core.sources.base import Context
from memory_core.store.memory_log import MemoryLog

CORPUS = Path(__file__).parents[2] / "data" / "corpus"


@pytest.fixture(scope="module")
def log() -> Iterator[MemoryLog]:
    kept = MemoryLog("test")
    ingest_workspace(CORPUS, kept, Context(ZoneInfo("Europe/Oslo")), lambda: Instant(0))
    yield kept
    kept.close()


def test_oracle_and_memory_agree_on_when_every_record_of_the_corpus_was_known(log: MemoryLog) -> None:
    oracle = deliveries(CORPUS)
    delivered: dict[str, int] = {}
    deleted: dict[str, int] = {}
    subjects = log.subjects("record")
    histories = log.history(subjects, log.position().sequence)
    for subject in subjects:
        states = versions(histories[subject])
        for version in states:
            delivered.setdefault(version.source_id, version.known.start)
        if states and states[-1].known.end < FOREVER:
            deleted[subject.id] = states[-1].known.end
    wholes = {each for each in oracle.delivered if any(other.startswith(f"{each}#") for other in oracle.delivered)}
    assert {each: from_datetime(at) for each, at in oracle.delivered.items() if each not in wholes} == delivered
    assert {each: from_datetime(at) for each, at in oracle.deleted.items()} == deleted
    assert (len(delivered), len(deleted)) == (948, 5)


def test_oracle_and_memory_agree_on_what_is_visible_at_every_change(log: MemoryLog) -> None:
    oracle = deliveries(CORPUS)
    histories = log.history(log.subjects("record"), log.position().sequence)
    for at in sorted({*oracle.delivered.values(), *oracle.deleted.values()}):
        instant = from_datetime(at)
        shown = {
            version.source_id
            for entries in histories.values()
            for version in versions(entries)
            if version.known.contains(instant)
        }
        assert all(oracle.standing(each, at) == "visible" for each in shown)


def test_an_edit_has_a_delivery_of_its_own(log: MemoryLog) -> None:
    (subject,) = log.cited("SLK-1009-ops-04")
    assert subject == Subject("record", "SLK-1009-ops-01")
    assert deliveries(CORPUS).edits["SLK-1009-ops-04"] == subject.id


def test_a_segment_is_delivered_when_it_ends_and_a_meeting_with_its_last(tmp_path: Path) -> None:
    folder = tmp_path / "native" / "meetings"
    folder.mkdir(parents=True)
    segments = [{"seg_id": "M#1", "end_s": 90.5}, {"seg_id": "M#2", "end_s": 120}]
    meeting = {"id": "M", "start": "2026-10-05T09:00:00+02:00", "segments": segments}
    (folder / "M.json").write_text(json.dumps(meeting))
    found = deliveries(tmp_path)
    assert found.delivered["M#1"] == datetime(2026, 10, 5, 7, 1, 30, 500_000, tzinfo=UTC)
    assert found.delivered["M"] == found.delivered["M#2"] == datetime(2026, 10, 5, 7, 2, tzinfo=UTC)
    assert found.standing("M#1", datetime(2026, 10, 5, 7, 1, 30, tzinfo=UTC)) == "future"


def test_a_folder_without_the_layout_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="no workspace folder"):
        deliveries(tmp_path)


@pytest.mark.parametrize("text", ["{", "{}", '{"id": "M", "start": "noon", "segments": []}'])
def test_a_file_that_the_oracle_cannot_read_is_told(tmp_path: Path, text: str) -> None:
    (tmp_path / "native" / "meetings").mkdir(parents=True)
    path = tmp_path / "native" / "meetings" / "M.json"
    path.write_text(text)
    with pytest.raises(BadFile, match=str(path)):
        deliveries(tmp_path)

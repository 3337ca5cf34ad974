"""Meetings: when a segment is known, who speaks, and what a broken header costs."""

import json
from datetime import UTC

import pytest

from exports import EXPORTS, MEETING
from memory_core.model.body import RecordBody, ThreadBody
from memory_core.model.entry import Draft, Rejection
from memory_core.model.instant import from_iso
from memory_core.model.interval import Interval
from memory_core.model.person import NOBODY, Person
from memory_core.sources.base import Context
from memory_core.sources.meetings import SOURCE

EXPORT = EXPORTS["meetings"]


def read(root, **changes):
    text = json.dumps(MEETING | {"segments": EXPORT.rows} | changes)
    return list(SOURCE.read(EXPORT.write_text(root, text), Context(UTC, root)))


def why(found):
    return [item.why for item in found if isinstance(item, Rejection)]


def test_a_segment_is_known_when_it_has_been_said(tmp_path):
    thread, first, second = read(tmp_path)
    said = Interval(from_iso("2026-03-02T09:00:01.5+01:00"), from_iso("2026-03-02T09:00:04+01:00"))
    assert first.body == RecordBody(
        source="meetings",
        kind="segment",
        thread_id="M-KILN",
        occurred=said,
        text="The kiln is cold again.",
        author=Person("Ida Holm"),
        author_label="Speaker 1",
        fields=(("speaker_confidence", "0.9"), ("channel", "room"), ("calendar_event_id", "E-KILN")),
    )
    assert (first.known_from, first.basis) == (said.end, "exact")
    assert (second.body.author, second.body.author_label) == (NOBODY, "Speaker 2")
    assert thread.body == ThreadBody("meetings", "Kiln repair", "Workshop", (Person(address="ida@clay.example"),))
    assert (thread.known_from, thread.basis) == (from_iso("2026-03-02T09:00+01:00"), "inferred")


@pytest.mark.parametrize(
    "changes", [{"title": 5}, {"participants_known": "ida"}, {"location": []}, {"calendar_event_id": 3}]
)
def test_a_header_that_is_partly_wrong_costs_the_thread_and_no_segment(tmp_path, changes):
    found = read(tmp_path, **changes)
    assert len(why(found)) == 1
    assert [d.subject.id for d in found if isinstance(d, Draft)] == ["M-KILN#1", "M-KILN#2"]


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"start": "soon"}, "start: 'soon' is no time in ISO 8601"),
        ({"id": None}, "id must be text, not null"),
        ({"segments": {}}, "segments must be a list of objects, not an object"),
    ],
)
def test_without_id_start_or_segments_there_is_no_meeting(tmp_path, changes, said):
    assert why(read(tmp_path, **changes)) == [said]


def test_a_broken_segment_is_named_by_its_number(tmp_path):
    rows = [EXPORT.rows[0] | {"end_s": 1}, EXPORT.rows[1]]
    found = read(tmp_path, segments=rows)
    assert why(found) == ["segment 1: end_s lies before start_s"]
    assert found[-1].subject.id == "M-KILN#2"


def test_a_document_that_is_no_json_says_where(tmp_path):
    found = list(SOURCE.read(EXPORT.write_text(tmp_path, '{"id": "M",\n'), Context(UTC, tmp_path)))
    assert [item.place.path for item in found] == ["native/meetings/M-KILN.json"]
    assert why(found)[0].startswith("this is not valid JSON")

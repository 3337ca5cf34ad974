"""Dictations as programs keep them: Wispr Flow's database, superwhisper's folders."""

import sqlite3
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from formats.dictations import COLUMNS, flow, recording, row
from formats.reading import read, records, rejections
from formats.words import words
from memory_core.model.instant import from_iso
from memory_core.sources.base import Context
from memory_core.sources.recognition import recognised


def fields(draft, name):
    return [value for key, value in draft.body.fields if key == name]


@pytest.mark.parametrize(
    ("edited", "formatted", "heard", "text", "raw"),
    [
        (None, "Ship it.", "ship it", "Ship it.", ["ship it"]),
        ("Ship it now.", "Ship it.", "ship it", "Ship it now.", ["ship it"]),
        (None, None, "ship it", "ship it", []),
        ("", "", "ship it", "ship it", []),
    ],
)
def test_what_was_edited_counts_before_what_was_cleaned_and_that_before_what_was_heard(
    edited, formatted, heard, text, raw
):
    found = row(1, edited=edited, formatted=formatted, asr=heard, timestamp="2026-03-10 09:00:00")
    (draft,) = records(read({"flow.sqlite": flow(found)}))
    assert (draft.body.text, fields(draft, "raw_transcript"), draft.body.voice) == (text, raw, "owner")
    assert (draft.known_from, draft.basis) == (from_iso("2026-03-10T09:00:00Z"), "exact")


def test_an_empty_history_is_told_as_a_gap():
    (rejection,) = read({"flow.sqlite": flow()})
    assert "the history is empty" in rejection.why


def test_other_columns_do_no_harm():
    columns = f"extra INTEGER, {COLUMNS}, numWords INTEGER"
    (draft,) = records(read({"flow.sqlite": flow((7, *row(1), 3), columns=columns)}))
    assert draft.body.text == "Order glaze 1."


def test_columns_that_are_missing_are_done_without():
    columns = "transcriptEntityId TEXT, asrText TEXT, timestamp TEXT"
    (draft,) = records(read({"flow.sqlite": flow(("w1", "order glaze", "2026-03-10 09:00:00"), columns=columns)}))
    assert draft.body.text == "order glaze"


def test_a_schema_that_is_damaged_and_no_text_is_told_as_damage():
    (rejection,) = read({"flow.sqlite": flow(row(1)).replace(b"CREATE TABLE History", b"CREATE \xa3ABLE History")})
    assert "the database is damaged" in rejection.why


def test_what_the_journal_holds_is_read_while_the_program_writes_and_nothing_is_changed(tmp_path):
    database = sqlite3.connect(tmp_path / "flow.sqlite")
    database.execute("PRAGMA journal_mode = WAL")
    database.execute(f"CREATE TABLE History ({COLUMNS})")
    database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    database.execute(f"INSERT INTO History VALUES ({', '.join('?' * 7)})", row(1))
    database.commit()
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    found = list(recognised(tmp_path).items(Context(ZoneInfo("UTC"))))
    assert [draft.body.text for draft in records(found)] == ["Order glaze 1."]
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before
    database.close()


def test_a_view_in_the_place_of_the_table_is_not_run():
    content = flow(row(1)).replace(b"CREATE TABLE History", b"CREATE VIEW  History")
    found = read({"flow.sqlite": content})
    assert (records(found), len(rejections(found))) == ([], 1)


@given(st.lists(words(), min_size=1, max_size=5))
@settings(max_examples=30, deadline=None)
def test_what_can_be_found_is_what_was_dictated(said):
    content = flow(*(row(number, formatted=text) for number, text in enumerate(said)))
    assert [draft.body.text for draft in records(read({"flow.sqlite": content}))] == said


def test_the_folders_name_is_the_instant_of_a_recording():
    (draft,) = records(read(recording(5), Context(ZoneInfo("Asia/Tokyo"))))
    assert draft.body.occurred.start == from_iso("2026-03-10T09:00:05Z")
    assert draft.known_from == from_iso("2026-03-10T09:00:07Z")
    assert (draft.basis, fields(draft, "raw_transcript")) == ("exact", ["order glaze 5"])


def test_without_its_folder_the_recordings_wall_clock_is_read_in_the_owners_zone():
    (content,) = recording(5).values()
    (draft,) = records(read({"meta.json": content}, Context(ZoneInfo("Europe/Berlin"))))
    assert (draft.body.occurred.start, draft.basis) == (from_iso("2026-03-10T09:00:00Z"), "inferred")


def test_what_a_model_made_of_it_counts_before_the_result():
    (draft,) = records(read(recording(5, llmResult="Please order glaze.")))
    assert draft.body.text == "Please order glaze."

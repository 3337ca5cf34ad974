"""Dictation: the owner's own words, each a thread of its own."""

from datetime import UTC

from exports import EXPORTS
from memory_core.model.body import ThreadBody
from memory_core.sources.base import Context
from memory_core.sources.dictation import SOURCE


def read(root, **changes):
    path = EXPORTS["dictation"].write(root, [EXPORTS["dictation"].rows[0] | changes])
    return list(SOURCE.read(path, Context(UTC, root)))


def test_a_dictation_is_the_owners_and_titled_by_what_it_went_into(tmp_path):
    thread, record = read(tmp_path)
    assert thread.body == ThreadBody("dictation", "Reply to Odd", "Mail")
    assert (record.body.kind, record.body.voice, record.body.thread_id) == ("dictation", "owner", "D1")
    assert record.body.text == "Come on Friday."
    assert record.body.fields == (
        ("target_app", "Mail"),
        ("target_context", "Reply to Odd"),
        ("delivery_state", "sent"),
        ("raw_transcript", "uh come on friday"),
    )


def test_where_cleaning_left_nothing_the_raw_words_are_the_text(tmp_path):
    assert read(tmp_path, cleaned_text="")[1].body.text == "uh come on friday"


def test_an_unknown_mode_is_rejected(tmp_path):
    assert [item.why for item in read(tmp_path, mode="song")] == ["mode must be dictation or note_to_self"]

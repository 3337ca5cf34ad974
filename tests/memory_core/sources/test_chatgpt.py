"""ChatGPT: conversations are threads, their messages records."""

from datetime import UTC

from exports import EXPORTS
from memory_core.model.body import RecordBody, ThreadBody
from memory_core.model.entry import Draft, Entry, Rejection, Subject
from memory_core.model.instant import Instant, from_iso
from memory_core.model.interval import moment
from memory_core.model.version import versions
from memory_core.sources.base import Context
from memory_core.sources.chatgpt import SOURCE

EXPORT = EXPORTS["chatgpt"]


def read(root, rows=None):
    return list(SOURCE.read(EXPORT.write(root, rows), Context(UTC, root)))


def test_a_message_is_known_when_it_was_written(tmp_path):
    thread, _, asked, answered, *_ = read(tmp_path)
    begun = from_iso("2026-03-05T20:00+01:00")
    assert (thread.body, thread.known_from, thread.basis) == (ThreadBody("chatgpt", "Glaze recipe"), begun, "inferred")
    assert asked.body == RecordBody(
        source="chatgpt",
        kind="turn",
        thread_id="V1",
        occurred=moment(begun),
        text="A celadon?",
        voice="owner",
        author_label="user",
    )
    assert (asked.known_from, asked.basis, asked.source_id) == (begun, "exact", "V1#m1")
    assert (answered.body.voice, answered.body.text) == ("assistant", 'Feldspar [and] "silica".')


def test_a_broken_message_says_where_it_stands_and_costs_only_itself(tmp_path):
    first, second = EXPORT.rows
    rows = [first | {"messages": [{"id": "V1#m1"}, *first["messages"][1:]]}, second]
    found = read(tmp_path, rows)
    assert [item.why for item in found if isinstance(item, Rejection)] == [
        "conversation 1: message 1: create_time is missing"
    ]
    records = [d.subject.id for d in found if isinstance(d, Draft) and d.subject.noun == "record"]
    assert records == ["V1#m2", "V2#m1"]


def test_a_conversation_without_a_time_keeps_its_messages(tmp_path):
    found = read(tmp_path, [{key: value for key, value in EXPORT.rows[1].items() if key != "create_time"}])
    assert [item.why for item in found if isinstance(item, Rejection)] == ["conversation 1: create_time is missing"]
    assert [d.subject.id for d in found if isinstance(d, Draft)] == ["V2#m1"]


def test_a_new_title_stays_out_of_the_past_whichever_export_comes_first(tmp_path):
    first = EXPORT.rows[0]
    added = {"id": "V1#m9", "create_time": "2026-03-09T20:00:00+01:00", "role": "user", "content": "Again?"}
    old = read(tmp_path / "a")
    new = read(tmp_path / "b", [first | {"title": "A celadon", "messages": [*first["messages"], added]}])
    for found in (old + new, new + old):
        drafts = [d for d in found if isinstance(d, Draft) and d.subject == Subject("thread", "V1")]
        states = versions(Entry(seq, Instant(0), draft) for seq, draft in enumerate(drafts, 1))
        assert {v.body.title for v in states if v.known.start < from_iso(added["create_time"])} == {"Glaze recipe"}
        assert (states[-1].body.title, states[-1].known.start) == ("A celadon", from_iso(added["create_time"]))

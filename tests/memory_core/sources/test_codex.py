"""Codex: a session is known when it is over; its turns are numbered for good."""

from datetime import UTC

from exports import EXPORTS
from memory_core.model.body import RecordBody, ThreadBody
from memory_core.model.entry import Draft, Rejection
from memory_core.model.instant import from_iso
from memory_core.model.interval import moment
from memory_core.sources.base import Context
from memory_core.sources.codex import SOURCE

EXPORT = EXPORTS["codex"]
ROWS = EXPORT.rows
OVER = from_iso("2026-03-04T10:00:09+01:00")


def read(root, rows=None, text=None):
    path = EXPORT.write(root, rows) if text is None else EXPORT.write_text(root, text)
    return list(SOURCE.read(path, Context(UTC, root)))


def test_turns_are_known_at_the_end_of_the_session_and_cited_as_it(tmp_path):
    thread, first, call, last = read(tmp_path)
    assert thread.body == ThreadBody("codex", "kiln-log", "~/kiln")
    assert {draft.known_from for draft in (thread, first, call, last)} == {OVER}
    assert {draft.source_id for draft in (first, call, last)} == {"X1"}
    assert [draft.subject.id for draft in (first, call, last)] == ["X1#t1", "X1#t2", "X1#t3"]
    assert [draft.body.voice for draft in (first, call, last)] == ["owner", "assistant", "assistant"]
    assert call.body == RecordBody(
        source="codex",
        kind="tool_call",
        thread_id="X1",
        occurred=moment(from_iso("2026-03-04T10:00:05+01:00")),
        text="shell: cat probe.csv\nt,c\n1,40",
        voice="assistant",
        author_label="assistant",
        fields=(("tool", "shell"),),
    )


def test_a_broken_line_keeps_its_number_so_that_no_other_turn_is_renamed(tmp_path):
    lines = EXPORT.written(ROWS).splitlines()
    lines[2] = lines[2][:40]
    found = read(tmp_path, text="\n".join(lines))
    assert [item.subject.id for item in found if isinstance(item, Draft)] == ["X1", "X1#t1", "X1#t3"]
    assert [item.place.line for item in found if isinstance(item, Rejection)] == [3]


def test_a_line_of_another_type_is_rejected_and_takes_no_number(tmp_path):
    found = read(tmp_path, [ROWS[0], {"type": "thought", "timestamp": ROWS[1]["timestamp"]}, *ROWS[1:]])
    assert [item.why for item in found if isinstance(item, Rejection)] == [
        "type must be one of session_meta, message, tool_call"
    ]
    assert [item.subject.id for item in found if isinstance(item, Draft)][1:] == ["X1#t1", "X1#t2", "X1#t3"]


def test_without_a_line_about_the_session_its_file_names_it(tmp_path):
    found = read(tmp_path, ROWS[1:])
    assert [item.why for item in found if isinstance(item, Rejection)] == [
        "session_meta with an id is missing; the name of the file stands for it"
    ]
    assert [item.subject.id for item in found if isinstance(item, Draft)] == ["X1#t1", "X1#t2", "X1#t3"]


def test_a_session_that_goes_on_is_known_again_at_its_new_end(tmp_path):
    more = {"type": "message", "role": "user", "timestamp": "2026-03-04T11:00:00+01:00", "content": "Thanks."}
    found = read(tmp_path, [*ROWS, more])
    assert {draft.known_from for draft in found} == {from_iso("2026-03-04T11:00+01:00")}

"""Claude's exports as they are found in the wild."""

from hypothesis import given
from hypothesis import strategies as st

from formats.claude_export import ROOT, blocks, conversation, document, message, project, stamp, text
from formats.example import as_json
from formats.reading import as_of, history, read, records, rejections, said
from formats.words import words
from memory_core.model.instant import from_iso


def talk(*messages, **more):
    return read({"conversations.json": as_json([conversation("c1", *messages, **more)])})


def test_a_block_of_a_type_nobody_knows_is_counted_and_the_others_are_kept():
    hologram = {"type": "hologram", "light": 3}
    found = talk(message("m1", 1, "", "assistant", **blocks(text("yes"), hologram, text("no"), hologram)))
    assert said(found) == [("turn", "yes\nno")]
    (rejection,) = rejections(found)
    assert rejection.why == "2 blocks of a type that is not known, 'hologram', were left out"


def test_text_and_content_say_a_thing_once():
    assert said(talk(message("m1", 1, "", **blocks(text("yes"))))) == [("turn", "yes")]
    assert said(talk(message("m1", 1, "yes", **blocks(text("yes"))))) == [("turn", "yes")]
    assert said(talk(message("m1", 1, "yes", content=[]))) == [("turn", "yes")]


def test_no_conversation_is_put_into_a_project():
    files = {
        "conversations.json": as_json([conversation("c1", message("m1", 1, "Cone 6?"))]),
        "projects.json": as_json([project("p1", document("d1", "Cone 6"))]),
    }
    found = read(files)
    assert {draft.subject.id: draft.body.thread_id for draft in records(found)} == {"m1": "c1", "p1": "p1", "d1": "p1"}


def test_an_answer_is_known_when_its_last_block_was_finished():
    (draft,) = records(talk(message("m1", 1, "", "assistant", **blocks(text("yes", stop_timestamp=stamp(9))))))
    assert (draft.known_from, draft.body.occurred.start) == (from_iso(stamp(9)), from_iso(stamp(1)))


def test_an_edited_prompt_leaves_its_first_branch_behind():
    found = talk(
        message("m1", 1, "Red?", parent_message_uuid=ROOT),
        message("m2", 2, "Red it is", "assistant", parent_message_uuid="m1"),
        message("m3", 3, "Thin?", parent_message_uuid="m2"),
        message("m4", 60, "Thick?", parent_message_uuid="m2"),
    )
    last = {name: states[-1] for name, states in history(found).items()}
    assert [name for name, state in last.items() if ("branch", "inactive") in state.body.fields] == ["m3"]
    assert last["m3"].known.start == from_iso(stamp(60))


def test_a_missing_time_is_taken_from_the_message_before_it():
    found = records(talk(message("m1", 1, "a"), message("m2", None, "b"), message("m3", 3, "c")))
    assert [draft.basis for draft in found] == ["exact", "inferred", "exact"]
    assert found[1].known_from == found[0].known_from + 1


def test_thoughts_calls_results_and_attached_texts_are_records_beside_the_turn():
    content = blocks(
        {"type": "thinking", "thinking": "Look it up."},
        {"type": "tool_use", "name": "search", "input": {"q": "cone"}, "id": None},
        {"type": "tool_result", "name": "search", "content": [{"type": "text", "text": "1222 C"}]},
        text("It is 1222."),
        {"type": "token_budget"},
    )
    attached = {"file_name": "notes.txt", "file_type": "text/plain", "extracted_content": "cone notes"}
    found = talk(message("m0", 1, "See", attachments=[attached]), message("m1", 2, "", "assistant", **content))
    assert said(found) == [
        ("turn", "See"),
        ("file", "cone notes"),
        ("turn", "It is 1222."),
        ("reasoning", "Look it up."),
        ("tool_call", 'search: {"q": "cone"}'),
        ("tool_result", "1222 C"),
    ]
    assert [draft.body.voice for draft in records(found)] == ["owner", "machine", *["assistant"] * 4]
    assert ("attachment", "notes.txt (text/plain)") in records(found)[0].body.fields


@given(st.lists(st.tuples(words(), st.booleans(), st.booleans()), min_size=1, max_size=6), st.integers(0, 9))
def test_what_can_be_found_at_an_instant_is_what_had_been_written(texts, cut):
    messages = []
    for second, (written, in_blocks, answer) in enumerate(texts):
        sender = "assistant" if answer else "human"
        content = blocks(text(written)) if in_blocks else {}
        messages.append(message(f"m{second}", second, "" if in_blocks else written, sender, **content))
    begun = from_iso(stamp(0)) / 1_000_000
    expected = {f"m{n}": written for n, (written, _, _) in enumerate(texts) if n <= cut}
    assert as_of(talk(*messages), begun + cut) == expected

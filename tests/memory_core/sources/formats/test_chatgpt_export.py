"""ChatGPT's exports as they are found in the wild."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from formats.chatgpt_export import DAY, chain, conversation, message
from formats.example import as_json
from formats.pdf import pdf
from formats.reading import as_of, history, read, records, rejections, said
from formats.words import words
from memory_core.errors import NotRecognised
from memory_core.model.instant import Instant


def talk(*conversations):
    return read({"conversations.json": as_json(list(conversations))})


def at(seconds):
    return Instant(round(seconds * 1_000_000))


TWO = [conversation(f"c{n}", chain(message(f"m{n}", f"Question {n}", DAY + n))) for n in (1, 2)]


@pytest.mark.parametrize(
    "form", [TWO, {"conversations": TWO}, {"exported": "today", "conversations": TWO, "more": [1]}], ids=str
)
def test_a_list_and_a_wrapped_list_hold_the_same(form):
    found = read({"x": as_json(form)})
    assert rejections(found) == []
    assert said(found) == [("turn", "Question 1"), ("turn", "Question 2")]


def test_one_conversation_alone_is_an_export_too():
    assert said(read({"x": as_json(TWO[0])})) == [("turn", "Question 1")]


def test_json_of_something_else_is_an_error_and_no_text():
    with pytest.raises(NotRecognised):
        read({"conversations.json": as_json([{"title": "a recipe", "steps": ["mix"]}])})


def test_pieces_that_hold_the_same_conversation_make_one_of_it():
    grown = conversation("c1", chain(message("m1", "Question 1", DAY + 1), message("m3", "Again", DAY + 9)))
    found = read({"conversations-000.json": as_json([TWO[0]]), "conversations-001.json": as_json([grown, TWO[1]])})
    assert {name: len(states) for name, states in history(found).items()} == {"m1": 1, "m2": 1, "m3": 1}


def test_parents_alone_make_the_thread():
    slim = chain(message("m1", "Question", DAY + 1), message("m2", "Answer", DAY + 2, "assistant"))
    for node in slim.values():
        del node["children"]
    assert said(talk(conversation("c1", slim))) == [("turn", "Question"), ("turn", "Answer")]


def test_a_missing_time_is_taken_from_the_message_before_it_so_that_the_order_holds():
    messages = chain(message("m1", "a"), message("m2", "b", DAY + 5), message("m3", "c"))
    found = records(talk(conversation("c1", messages, create_time=None)))
    assert [draft.basis for draft in found] == ["inferred", "exact", "inferred"]
    first, second, third = (draft.known_from for draft in found)
    assert first < second == at(DAY + 5) < third == second + 1
    assert second - first <= 1000


def test_a_conversation_without_any_time_is_rejected_and_not_guessed():
    found = talk(conversation("c1", chain(message("m1", "a")), create_time=None), TWO[1])
    assert said(found) == [("turn", "Question 2")]
    assert "says when it was" in rejections(found)[0].why


def regenerated(current):
    mapping = chain(message("m1", "Question", DAY + 1), message("old", "First answer", DAY + 2, "assistant"))
    mapping["new"] = {"parent": "m1", "message": message("new", "Second answer", DAY + 60, "assistant")}
    mapping["after"] = {"parent": "new", "message": message("after", "Thanks", DAY + 90)}
    return conversation("c1", mapping, current_node=current)


def test_the_branch_of_the_last_message_is_active_and_the_other_is_kept_as_left_behind():
    found = talk(regenerated("after"))
    states = {name: [dict(v.body.fields).get("branch") for v in each] for name, each in history(found).items()}
    assert states == {"m1": [None], "old": [None, "inactive"], "new": [None], "after": [None]}
    assert history(found)["old"][1].known.start == at(DAY + 60)
    assert as_of(found, DAY + 10) == {"m1": "Question", "old": "First answer"}


def test_without_a_current_node_the_latest_message_decides():
    found = talk(regenerated(None))
    assert [name for name, each in history(found).items() if len(each) == 2] == ["old"]


def test_what_was_heard_is_text_and_pictures_are_told_as_attachments():
    content = {
        "content_type": "multimodal_text",
        "parts": [{"content_type": "audio_transcription", "text": "hello"}, {"content_type": "audio_asset_pointer"}],
    }
    (draft,) = records(talk(conversation("c1", chain(message("m1", content, DAY)))))
    assert draft.body.text == "hello"
    assert ("attachment", "audio_asset_pointer") in draft.body.fields


def test_hidden_system_and_tool_messages_are_no_turns_but_are_there():
    hidden = {"metadata": {"is_visually_hidden_from_conversation": True}}
    code = {"content_type": "code", "text": "print(6*7)"}
    thought = {"content_type": "thoughts", "thoughts": [{"summary": "Sum", "content": "Six sevens"}]}
    output = {"content_type": "execution_output", "text": "42"}
    found = talk(
        conversation(
            "c1",
            chain(
                message("m0", "", DAY, "system"),
                message("m1", "Answer briefly.", DAY, "system", **hidden),
                message("m2", code, DAY + 1, "assistant", recipient="python"),
                message("m3", output, DAY + 2, "tool"),
                message("m4", thought, DAY, "assistant"),
                message("m5", "It is 42.", DAY + 3, "assistant"),
            ),
        )
    )
    assert said(found) == [
        ("context", "Answer briefly."),
        ("tool_call", "print(6*7)"),
        ("tool_call", "42"),
        ("reasoning", "Sum\nSix sevens"),
        ("turn", "It is 42."),
    ]


def test_content_of_a_form_nobody_knows_is_read_where_it_has_parts_and_else_counted():
    found = talk(
        conversation(
            "c1",
            chain(
                message("m1", {"content_type": "hologram", "parts": ["words in it"]}, DAY),
                message("m2", {"content_type": "hologram", "light": 3}, DAY + 1),
                message("m3", "good", DAY + 2),
            ),
        )
    )
    assert said(found) == [("turn", "words in it"), ("turn", "good")]
    assert "content_type is not known" in rejections(found)[0].why


def test_an_inline_image_is_dropped_and_the_words_beside_it_kept():
    picture = "data:image/png;base64," + "iVBORw0KGgo" * 300_000
    content = {"content_type": "multimodal_text", "parts": ["look", {"content_type": "image", "url": picture}]}
    (draft,) = records(talk(conversation("c1", chain(message("m1", content, DAY)))))
    assert draft.body.text == "look"


def test_text_that_was_sent_along_is_a_record_of_its_own_where_the_export_has_it():
    given = [
        {"id": "file-Ab1", "name": "notes.md", "mime_type": "text/markdown"},
        {"id": "file-C2", "name": "kiln.png"},
    ]
    talk_with = conversation("c1", chain(message("m1", "Read this", DAY, metadata={"attachments": given})))
    files = {"conversations.json": as_json([talk_with]), "file-Ab1-notes.md": b"# Cone 6", "file-C2-kiln.png": b"\x89"}
    found = read(files)
    assert said(found) == [("file", "# Cone 6"), ("turn", "Read this")]
    assert records(found)[0].body.reply_to == "m1"
    assert ("attachment", "notes.md (text/markdown)") in records(found)[1].body.fields


def test_a_pdf_that_was_sent_along_is_a_record_and_one_that_is_torn_costs_only_itself():
    given = [{"id": "file-Ab1", "name": "plan.pdf"}, {"id": "file-C2", "name": "torn.pdf"}]
    talk_with = conversation("c1", chain(message("m1", "Read this", DAY, metadata={"attachments": given})))
    beside = {"file-Ab1-plan.pdf": pdf("Cone 6"), "file-C2-torn.pdf": b"%PDF-1.4"}
    found = read({"conversations.json": as_json([talk_with]), **beside})
    assert said(found) == [("file", "Cone 6"), ("turn", "Read this")]
    assert [str(each.place) for each in rejections(found)] == ["file-C2-torn.pdf"]


def test_a_message_changed_later_is_known_in_that_form_from_then():
    found = talk(conversation("c1", chain(message("m1", "final", DAY, update_time=DAY + 30))))
    (draft,) = records(found)
    assert (draft.known_from, draft.body.occurred.start) == (at(DAY + 30), at(DAY))


@given(st.lists(st.lists(words(), min_size=1, max_size=4), min_size=1, max_size=4))
def test_what_can_be_found_is_what_the_export_holds(texts):
    conversations = []
    for number, each in enumerate(texts):
        messages = [message(f"c{number}m{i}", text, DAY + i) for i, text in enumerate(each)]
        conversations.append(conversation(f"c{number}", chain(*messages, root=f"r{number}")))
    found = talk(*conversations)
    assert rejections(found) == []
    assert [text for _, text in said(found)] == [text for each in texts for text in each]

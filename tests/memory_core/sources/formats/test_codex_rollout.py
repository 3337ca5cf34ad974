"""Codex's sessions as they are found in the wild."""

import tracemalloc
from datetime import UTC

import pytest
import zstandard
from hypothesis import given
from hypothesis import strategies as st

from formats.codex_rollout import PARENT, SESSION, call, item, line, meta, output, path, stamp, told, typed
from formats.example import as_lines, folder
from formats.reading import as_of, history, read, records, rejections, said
from formats.words import words
from memory_core.model.instant import from_iso
from memory_core.sources.base import Context
from memory_core.sources.recognition import recognised


def session(*lines):
    return read({path(): as_lines(list(lines))})


COPY = [typed(100, "Old question"), told(100.01, "Old answer")]
FORK = [meta(100, forked_from_id=PARENT), meta(100, PARENT), *COPY, typed(130, "New question")]


def test_a_fork_is_its_own_turns_and_the_parents_keep_their_times():
    parent = [meta(0, PARENT), typed(1, "Old question"), told(2, "Old answer")]
    found = read({path(PARENT): as_lines(parent), path(): as_lines(FORK)})
    assert rejections(found) == []
    assert {(draft.body.thread_id, draft.body.text, draft.known_from) for draft in records(found)} == {
        (PARENT, "Old question", from_iso(stamp(1))),
        (PARENT, "Old answer", from_iso(stamp(2))),
        (SESSION, "New question", from_iso(stamp(130))),
    }


def test_a_fork_that_goes_on_at_once_is_told_from_its_copy_by_what_the_parent_says():
    parent = [meta(0, PARENT), typed(1, "Old question"), told(2, "Old answer")]
    at_once = [*FORK[:-1], typed(100.02, "New question")]
    found = read({path(PARENT): as_lines(parent), path(): as_lines(at_once)})
    assert [draft.body.text for draft in records(found) if draft.body.thread_id == SESSION] == ["New question"]


def test_a_fork_without_its_parent_says_what_was_left_out():
    found = session(*FORK)
    assert said(found) == [("turn", "New question")]
    assert [each.why for each in rejections(found)] == [
        f"2 lines copied from session {PARENT} were left out; its own file has them"
    ]


@pytest.mark.parametrize(
    "put_in",
    ["<environment_context>x</environment_context>", "# AGENTS.md instructions", "<turn_aborted>\nx\n</turn_aborted>"],
)
def test_what_the_program_puts_in_is_no_prompt_and_a_typed_one_is_one(put_in):
    found = session(meta(), item(1, "user", put_in), item(2, "user", "Go"), typed(2, "Go"))
    assert said(found) == [("context", put_in), ("turn", "Go")]
    assert [draft.body.voice for draft in records(found)] == ["machine", "owner"]


@pytest.mark.parametrize("event_first", [True, False])
def test_a_prompt_and_an_answer_that_come_as_event_and_as_item_are_one_each(event_first):
    pairs = [(typed(1, "Go"), item(1, "user", "Go")), (told(2, "Gone"), item(2, "assistant", "Gone"))]
    lines = [each for pair in pairs for each in (pair if event_first else pair[::-1])]
    assert said(session(meta(), *lines, *lines)) == [("turn", "Go"), ("turn", "Gone")] * 2


def test_a_prompt_out_of_an_editor_is_what_was_asked():
    wrapped = "# Context from my IDE setup:\n\nkiln.py\n\n## My request for Codex:\nGo on"
    assert said(session(meta(), typed(1, wrapped))) == [("turn", "Go on")]


def test_operations_of_later_versions_are_read_once():
    def done(second, **item):
        return line(second, "event_msg", type="item_completed", item=item)

    found = session(
        meta(),
        done(1, type="UserMessage", content=[{"type": "text", "text": "Go"}]),
        item(1, "user", "Go"),
        done(2, type="CommandExecution", id="c1", command="ls", aggregated_output="kiln.py"),
        done(3, type="AgentMessage", content=[{"type": "Text", "text": "There."}]),
    )
    assert said(found) == [("turn", "Go"), ("tool_call", "shell: ls"), ("tool_result", "kiln.py"), ("turn", "There.")]


def test_the_history_that_a_compaction_repeats_is_nothing_new():
    history_again = [{"type": "message", "role": "user", "content": [{"type": "input_text", "text": "Go"}]}] * 100
    found = session(meta(), typed(1, "Go"), line(2, "compacted", message="", replacement_history=history_again))
    assert said(found) == [("turn", "Go"), ("context", "The conversation was compacted.")]


def test_a_line_of_eighty_megabytes_costs_no_memory_and_keeps_its_words(tmp_path):
    picture = "data:image/png;base64," + "iVBORw0KGgoAAAANSUhEUgAA" * (80 * 1024 * 1024 // 24)
    content = [{"type": "input_text", "text": "Look"}, {"type": "input_image", "image_url": picture}]
    large = line(1, "response_item", type="message", role="user", content=content)
    folder(tmp_path, {path(): as_lines([meta(), large, told(2, "Seen")])})
    del picture, content, large
    tracemalloc.start()
    found = list(recognised(tmp_path).items(Context(UTC)))
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert said(found) == [("turn", "Look"), ("turn", "Seen")]
    assert most < 30 * 1024 * 1024


def packed(lines):
    return zstandard.ZstdCompressor().compress(as_lines(lines))


def test_a_compressed_session_is_read_and_beside_the_plain_one_only_once():
    lines = [meta(), typed(1, "Go")]
    assert said(read({f"{path()}.zst": packed(lines)})) == [("turn", "Go")]
    assert said(read({f"{path()}.zst": packed(lines[:1]), path(): as_lines(lines)})) == [("turn", "Go")]


def test_a_broken_line_is_counted_and_one_that_is_being_written_left_for_the_next_time():
    files = {path(): as_lines([meta()]) + b'{"timestamp": \n' + as_lines([typed(1, "Go")]) + b'{"timestamp": "2026-02'}
    found = read(files)
    assert said(found) == [("turn", "Go")]
    assert [str(each.place) for each in rejections(found)] == [f"{path()}:2"]


def test_the_clock_in_a_files_name_is_not_read():
    name = f"rollout-2026-02-03T22-18-46-{SESSION}.jsonl"
    (draft,) = records(read({name: as_lines([meta(), typed(1, "Go")])}))
    assert draft.known_from == from_iso(stamp(1))


def test_turns_that_were_rolled_back_stay_and_are_told_as_left_from_then_on():
    back = line(60, "event_msg", type="thread_rolled_back", num_turns=1)
    found = session(meta(), typed(1, "A"), told(2, "a"), typed(3, "B"), told(4, "b"), back, typed(61, "C"))
    last = {states[-1].body.text: states[-1] for states in history(found).values()}
    assert {text for text, state in last.items() if ("branch", "inactive") in state.body.fields} == {"B", "b"}
    assert last["B"].known.start == from_iso(stamp(60))


def test_reasoning_searches_and_tools_are_read_once_whether_as_event_or_item():
    found = session(
        meta(),
        line(1, "response_item", type="reasoning", summary=[{"text": "Think"}], encrypted_content="x"),
        line(1, "event_msg", type="agent_reasoning", text="Think"),
        line(2, "response_item", type="web_search_call", id="w1", action={"type": "search", "query": "cone 6"}),
        line(2, "event_msg", type="web_search_end", call_id="w1", query="cone 6"),
        line(3, "response_item", type="custom_tool_call", call_id="p1", name="apply_patch", input="*** Begin Patch"),
        line(3, "response_item", type="custom_tool_call_output", call_id="p1", output="Done"),
        line(3, "event_msg", type="patch_apply_end", call_id="p1", stdout="Done"),
        output(4, "m1", [{"type": "input_text", "text": "from parts"}]),
    )
    assert said(found) == [
        ("reasoning", "Think"),
        ("tool_call", 'web_search: {"type": "search", "query": "cone 6"}'),
        ("tool_call", "apply_patch: *** Begin Patch"),
        ("tool_result", "Done"),
        ("tool_result", "from parts"),
    ]


def test_the_first_versions_wrote_items_without_an_envelope():
    lines = [
        {"id": SESSION, "timestamp": stamp(0), "instructions": None},
        {"record_type": "state"},
        {"type": "message", "role": "user", "content": [{"type": "input_text", "text": "Go"}]},
        {"type": "function_call", "name": "shell", "arguments": "{}", "call_id": "c1"},
    ]
    found = read({path(): as_lines(lines)})
    assert said(found) == [("turn", "Go"), ("tool_call", "shell: {}")]
    assert {draft.basis for draft in records(found)} == {"inferred"}


def test_the_session_is_called_after_its_repository_and_lies_where_it_ran():
    (state,) = history(session(meta(), typed(1, "Go")), "thread")[SESSION]
    assert (state.body.title, state.body.place) == ("kiln-log", "/home/ida/kiln")


def test_lines_of_types_nobody_knows_are_counted_once_a_type():
    found = session(meta(), *[line(n, "hologram", n=n) for n in range(3)], call(4, "c", "ls", "{}"))
    (rejection,) = rejections(found)
    assert rejection.why == "3 lines of a type that is not known, 'hologram', were left out"


@given(st.lists(st.tuples(words(without="<#"), words()), min_size=1, max_size=6), st.integers(0, 12))
def test_what_can_be_found_at_an_instant_is_what_had_been_said_however_often_the_session_was_imported(turns, cut):
    lines, expected = [meta()], {}
    for number, (asked, answered) in enumerate(turns):
        for second, each in ((2 * number, typed(2 * number, asked)), (2 * number + 1, told(2 * number + 1, answered))):
            lines.append(each)
            expected[f"{SESSION}#{len(lines)}"] = (second, each["payload"]["message"])
    found = session(*lines[: cut + 1]) + session(*lines)
    begun = from_iso(stamp(0)) / 1_000_000
    assert as_of(found, begun + cut) == {name: text for name, (second, text) in expected.items() if second <= cut}

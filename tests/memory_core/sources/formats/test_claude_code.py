"""Claude Code's sessions as they are found in the wild."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from formats.claude_code import SESSION, answer, call, prompt, result, stamp, text
from formats.example import as_lines
from formats.reading import as_of, history, read, records, rejections, said
from formats.words import words
from memory_core.model.instant import from_iso

FILE = f"-kiln/{SESSION}.jsonl"


def session(*lines):
    return read({FILE: as_lines(list(lines))})


def fields(found):
    return {draft.subject.id: dict(draft.body.fields) for draft in records(found)}


def test_a_parent_that_is_not_there_costs_nothing_and_is_told():
    found = session(prompt("u1", "gone", 0, "One"), answer("a1", "u1", 1, text("Two")))
    assert said(found) == [("turn", "One"), ("turn", "Two")]
    assert "gap" in fields(found)["u1"]
    assert "gap" not in fields(found)["msg_a1"]


def test_the_blocks_of_one_answer_in_several_lines_are_one_turn_with_what_led_to_it():
    found = session(
        prompt("u1", None, 0, "Hello"),
        answer("a1", "u1", 1, {"type": "thinking", "thinking": "Greet."}, id="m"),
        answer("a2", "a1", 2, text("Hi"), id="m"),
        answer("a3", "a2", 3, call("t1", "Bash", command="ls"), id="m"),
    )
    assert said(found) == [
        ("turn", "Hello"),
        ("reasoning", "Greet."),
        ("turn", "Hi"),
        ("tool_call", 'Bash: {"command": "ls"}'),
    ]


def test_an_answer_that_grows_is_one_answer_as_far_as_it_had_come():
    found = session(answer("a1", "u", 1, text("Deploy"), id="m"), answer("a2", "u", 2, text("Deploy finished"), id="m"))
    states = history(found)
    assert list(states) == ["m"]
    assert [state.body.text for state in states["m"]] == ["Deploy", "Deploy finished"]


def test_lines_of_one_instant_leave_the_fuller_answer():
    found = session(answer("a1", "u", 1, text("Deploy"), id="m"), answer("a2", "u", 1, text("Deploy finished"), id="m"))
    assert [state.body.text for state in history(found)["m"]] == ["Deploy finished"]


def test_a_snapshot_of_files_with_a_messages_id_takes_nothing_from_it():
    snapshot = {"type": "file-history-snapshot", "messageId": "u1", "uuid": "u1", "snapshot": {}}
    found = session(snapshot, prompt("u1", None, 0, "One"), snapshot, answer("a1", "u1", 1, text("Two")))
    assert rejections(found) == []
    assert said(found) == [("turn", "One"), ("turn", "Two")]


def test_lines_that_are_repeated_later_are_read_once():
    lines = [prompt("u1", None, 0, "One"), answer("a1", "u1", 1, text("Two"))]
    assert said(session(*lines, *lines)) == [("turn", "One"), ("turn", "Two")]


def test_a_session_that_repeats_another_shares_its_records():
    other = "aaaaaaaa-0000-4000-8000-000000000002"
    lines = [prompt("u1", None, 0, "One"), answer("a1", "u1", 1, text("Two"))]
    copied = [{**line, "sessionId": other} for line in lines]
    files = {
        FILE: as_lines(lines),
        f"-kiln/{other}.jsonl": as_lines([*copied, prompt("u9", "a1", 9, "More", sessionId=other)]),
    }
    found = read(files)
    assert {name: len(states) for name, states in history(found).items()} == {"u1": 1, "msg_a1": 1, "u9": 1}
    either = [{name: states[0].body for name, states in history(each).items()} for each in (found, found[::-1])]
    assert either[0] == either[1]


def test_a_tool_result_is_no_prompt():
    found = session(prompt("u1", None, 0, result("t1", [{"type": "text", "text": "40"}, {"type": "image"}])))
    (draft,) = records(found)
    assert (draft.subject.id, draft.body.kind, draft.body.voice) == ("t1#result", "tool_result", "assistant")


@pytest.mark.parametrize(
    ("put_in", "more"),
    [
        ("<system-reminder>Be brief.</system-reminder>", {}),
        ("<command-name>/compact</command-name>", {}),
        ("<local-command-stdout>done</local-command-stdout>", {}),
        ("[Request interrupted by user]", {}),
        ("What went before: ...", {"isCompactSummary": True}),
        ("Put in by a hook", {"isMeta": True}),
    ],
)
def test_what_the_program_puts_in_is_no_prompt(put_in, more):
    (draft,) = records(session(prompt("u1", None, 0, put_in, **more)))
    assert (draft.body.kind, draft.body.voice, draft.body.text) == ("context", "machine", put_in)


def test_a_reminder_beside_a_prompt_is_taken_off_it():
    (draft,) = records(session(prompt("u1", None, 0, "Go on <system-reminder>Be brief.</system-reminder>")))
    assert (draft.body.kind, draft.body.voice, draft.body.text) == ("turn", "owner", "Go on")


def test_a_title_without_a_time_names_the_session_and_a_line_without_one_follows_the_line_before():
    title = {"type": "summary", "summary": "Kiln probe", "leafUuid": "x"}
    found = session(title, prompt("u1", None, 5, "One"), prompt("u2", "u1", None, "Two"))
    assert history(found, "thread")[SESSION][-1].body.title == "Kiln probe"
    one, two = records(found)
    assert (two.known_from, two.basis) == (one.known_from + 1, "inferred")


def test_a_line_before_any_time_is_rejected_and_not_guessed():
    found = session(prompt("u1", None, None, "One"), prompt("u2", "u1", 1, "Two"))
    assert said(found) == [("turn", "Two")]
    assert [str(each.place) for each in rejections(found)] == [f"{FILE}:1"]


def test_going_back_and_typing_something_else_leaves_the_first_way_behind_from_then_on():
    found = session(
        prompt("u1", None, 0, "Plan"),
        answer("a1", "u1", 1, text("Which?")),
        prompt("u2", "a1", 2, "Red"),
        answer("a2", "u2", 3, text("Red it is")),
        prompt("u3", "a1", 60, "Blue"),
        answer("a3", "u3", 61, text("Blue it is")),
    )
    last = {name: states[-1] for name, states in history(found).items()}
    left = {name: state.known.start for name, state in last.items() if ("branch", "inactive") in state.body.fields}
    assert left == dict.fromkeys(("u2", "msg_a2"), from_iso(stamp(60)))


def test_several_tools_at_once_are_no_branches():
    found = session(
        prompt("u1", None, 0, "Both"),
        answer("a1", "u1", 1, call("t1", "Read", path="a"), id="m"),
        answer("a2", "a1", 1, call("t2", "Read", path="b"), id="m"),
        prompt("r1", "a1", 2, result("t1", "A")),
        prompt("r2", "a2", 2, result("t2", "B")),
        prompt("u2", "r2", 5, "Thanks"),
    )
    assert all("branch" not in each for each in fields(found).values())


def test_a_sub_agent_is_a_thread_of_its_own_in_which_nobody_speaks_for_the_owner():
    lines = [prompt("s1", None, 1, "Look at kiln.py", agentId="9", isSidechain=True)]
    found = read({f"-kiln/{SESSION}/subagents/agent-9.jsonl": as_lines(lines)})
    (draft,) = records(found)
    assert (draft.body.thread_id, draft.body.voice) == (f"{SESSION}/agent-9", "assistant")


def test_lines_of_types_nobody_knows_are_counted_once_a_type():
    found = session(prompt("u1", None, 0, "One"), *[{"type": "hologram", "n": n} for n in range(3)], {"type": "mode"})
    assert [(str(each.place), each.why) for each in rejections(found)] == [
        (f"{FILE}:2", "3 lines of a type that is not known, 'hologram', were left out")
    ]


def test_a_line_that_is_still_being_written_is_left_for_the_next_time():
    whole = as_lines([prompt("u1", None, 0, "One"), answer("a1", "u1", 1, text("Two"))])
    for cut in range(1, len(whole) - whole.index(b"\n") - 1):
        found = read({FILE: whole[:-cut]})
        assert rejections(found) == []
        assert said(found) == [("turn", "One"), ("turn", "Two")][: 2 if cut == 1 else 1]


def test_an_image_is_told_and_dropped():
    picture = {"type": "image", "source": {"type": "base64", "media_type": "image/png", "data": "iVBOR" * 500_000}}
    (draft,) = records(session(prompt("u1", None, 0, [picture, text("Look")])))
    assert draft.body.text == "Look"
    assert dict(draft.body.fields)["attachment"] == "image (image/png)"


PROMPTS = words(without="<[")


@given(st.lists(st.tuples(PROMPTS, PROMPTS), min_size=1, max_size=6), st.integers(0, 12))
def test_what_can_be_found_at_an_instant_is_what_had_been_said_however_often_the_session_was_imported(turns, cut):
    lines, expected = [], {}
    for number, (asked, told) in enumerate(turns):
        before = f"a{number - 1}" if number else None
        lines += [
            prompt(f"u{number}", before, 2 * number, asked),
            answer(f"a{number}", f"u{number}", 2 * number + 1, text(told)),
        ]
        expected |= {f"u{number}": (2 * number, asked), f"msg_a{number}": (2 * number + 1, told)}
    found = session(*lines[: max(cut, 1)]) + session(*lines)
    begun = from_iso(stamp(0)) / 1_000_000
    assert as_of(found, begun + cut) == {name: then for name, (second, then) in expected.items() if second <= cut}


def test_the_lines_are_json_whatever_letters_they_are_in():
    raw = json.dumps(prompt("u1", None, 0, "Brennöfen 窯"), ensure_ascii=False).encode()
    assert said(read({FILE: b"\xef\xbb\xbf" + raw})) == [("turn", "Brennöfen 窯")]

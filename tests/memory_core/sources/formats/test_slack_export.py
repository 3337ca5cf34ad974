"""Slack's exports as they are found in the wild."""

import tracemalloc
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from formats.example import as_json
from formats.pdf import pdf
from formats.reading import as_of, history, read, records, rejections
from formats.reading import said as texts
from formats.slack_export import CHANNELS, T0, USERS, dump, export, said, ts
from formats.words import words
from memory_core.errors import NotRecognised
from memory_core.model.instant import Instant, from_iso
from memory_core.sources.formats.slack_text import Names, plain


def day(*messages, **lists):
    return read(export({"general/2026-01-05.json": list(messages)}, **lists))


def people(found):
    return {name: states[-1].body.person.name for name, states in history(found, "person").items()}


def test_an_author_who_is_not_listed_is_told_as_unknown_and_loses_nothing():
    found = day(said(0, "Reminder", "USLACKBOT"), said(1, "Hello", "U9"))
    assert rejections(found) == []
    assert texts(found) == [("message", "Reminder"), ("message", "Hello")]
    assert people(found)["slack:USLACKBOT"] == "Slackbot"
    assert people(found)["slack:U9"] == "U9 (unknown)"


def test_a_guest_is_called_what_the_message_calls_them():
    found = day(said(0, "Hi", "U9", user_profile={"real_name": "Gus Vik"}))
    assert people(found)["slack:U9"] == "Gus Vik"


def section(elements):
    return {"type": "rich_text_section", "elements": elements}


RICH = [
    {
        "type": "rich_text",
        "elements": [
            section(
                [
                    {"type": "text", "text": "ship "},
                    {"type": "user", "user_id": "U2"},
                    {"type": "text", "text": " and "},
                    {"type": "channel", "channel_id": "C1"},
                    {"type": "emoji", "name": "tada"},
                    {"type": "link", "url": "https://k.example", "text": "plan"},
                ]
            ),
            {
                "type": "rich_text_list",
                "elements": [
                    {"type": "rich_text_section", "elements": [{"type": "text", "text": each}]} for each in "ab"
                ],
            },
            {"type": "rich_text_preformatted", "elements": [{"type": "text", "text": "x = 1"}]},
        ],
    }
]


def test_a_message_without_text_is_read_from_its_blocks():
    message = {"type": "message", "user": "U1", "ts": ts(0), "blocks": RICH}
    assert texts(day(message)) == [
        ("message", "ship @bo and #general:tada:plan (https://k.example)\n- a\n- b\nx = 1"),
    ]


def test_blocks_text_and_cards_are_each_read_once():
    mrkdwn = {"type": "mrkdwn", "text": "*Kiln* hot"}
    blocks = [{"type": "section", "text": mrkdwn, "fields": [{"text": "Now: 900"}]}]
    card = [{"title": "Door", "fields": [{"title": "State", "value": "open"}], "fallback": "Door open"}]
    bare = said(1, "", attachments=[{"fallback": "only this"}])
    found = day(said(0, "*Kiln* hot", blocks=blocks, attachments=card), bare)
    assert [text for _, text in texts(found)] == ["*Kiln* hot\nNow: 900\nDoor\nState: open", "only this"]


@pytest.mark.parametrize(
    ("written", "seen"),
    [
        ("<@U1> and <@U7>", "@ana and @U7"),
        ("<@U1|Ana>", "@Ana"),
        ("<!here> <!subteam^S1|@potters>", "@here @potters"),
        ("<#C1> <#C2|quiet>", "#general #quiet"),
        ("1 &lt; 2 &amp; 3", "1 < 2 & 3"),
        ("&amp;lt;", "&lt;"),
        ("<mailto:a@b.example|a@b.example>", "a@b.example (mailto:a@b.example)"),
        ("a < b > c", "a < b > c"),
    ],
)
def test_markup_is_read_as_people_see_it(written, seen):
    assert plain(written, Names({"U1": "ana"}, {"C1": "general"})) == seen


def test_a_message_without_a_time_is_rejected_with_its_place_and_the_others_kept():
    found = day(said(0, "one"), {"type": "message", "user": "U1", "text": "x"}, said(1, "two"))
    assert [text for _, text in texts(found)] == ["one", "two"]
    (rejection,) = rejections(found)
    assert str(rejection.place) == "general/2026-01-05.json:1"
    assert rejection.why.startswith("message 2: ts is missing")


@pytest.mark.parametrize(
    "replies", [{}, {"replies": [{"ts": ts(90_000)}]}, {"replies": [{"user": "U2", "ts": ts(90_000)}]}]
)
def test_replies_belong_to_their_root_whatever_day_and_however_many_messages_lie_between(replies):
    filler = [said(10 + number, f"filler {number}") for number in range(1500)]
    found = read(
        export(
            {
                "general/2026-01-05.json": [said(0, "root", thread_ts=ts(0), reply_count=2, **replies), *filler],
                "general/2026-01-06.json": [said(90_001, "b", thread_ts=ts(0)), said(90_000, "a", thread_ts=ts(0))],
            }
        )
    )
    replied = {draft.body.text: draft.body.reply_to for draft in records(found) if draft.body.reply_to}
    assert replied == {"a": f"C1-{ts(0)}", "b": f"C1-{ts(0)}"}


TOMBSTONE = said(0, "This message was deleted.", "USLACKBOT", subtype="tombstone", hidden=True, thread_ts=ts(0))


def test_a_tombstone_says_that_its_message_is_gone_by_the_end_of_the_export_and_no_more():
    found = day(TOMBSTONE, said(5, "a reply", thread_ts=ts(0)), said(50, "later"))
    assert as_of(found, T0 + 60) == {f"C1-{ts(5)}": "a reply", f"C1-{ts(50)}": "later"}
    assert records(found)[0].body.reply_to == f"C1-{ts(0)}"
    assert "slack:USLACKBOT" not in people(found)
    before = day(said(0, "what was said", thread_ts=ts(0)))
    assert as_of([*before, *found], T0 + 10)[f"C1-{ts(0)}"] == "what was said"
    assert f"C1-{ts(0)}" not in as_of([*before, *found], T0 + 60)


@pytest.mark.parametrize("stub", [{"mode": "hidden_by_limit"}, {"mode": "tombstone"}, {"file_access": "denied"}, {}])
def test_a_file_that_is_gone_costs_its_message_nothing_and_says_why(stub):
    (draft,) = records(day(said(0, "see this", files=[{"id": "F1", **stub}])))
    assert draft.body.text == "see this"
    assert dict(draft.body.fields)["attachment"] == f"unavailable ({next(iter(stub.values()), 'no name is given')})"


def test_an_export_that_still_has_a_files_name_holds_over_one_that_has_lost_it():
    named = day(said(0, "see", files=[{"id": "F1", "name": "plan.pdf", "mimetype": "application/pdf"}]))
    lost = day(said(0, "see", files=[{"id": "F1", "mode": "hidden_by_limit"}]))
    for order in ([*named, *lost], [*lost, *named]):
        ((state,),) = history(order).values()
        assert ("attachment", "plan.pdf (application/pdf)") in state.body.fields


CHANGED = {
    "type": "message",
    "subtype": "message_changed",
    "ts": ts(300.0002),
    "message": {
        "type": "message",
        "user": "U1",
        "text": "Friday",
        "ts": ts(0),
        "edited": {"user": "U1", "ts": ts(290)},
    },
    "previous_message": {"type": "message", "user": "U1", "text": "Thursday", "ts": ts(0)},
}


def test_an_edit_event_makes_one_message_with_both_texts_each_in_its_time():
    found = day(CHANGED)
    name = f"C1-{ts(0)}"
    assert as_of(found, T0 + 1) == {name: "Thursday"}
    assert as_of(found, T0 + 289) == {name: "Thursday"}
    assert as_of(found, T0 + 291) == {name: "Friday"}


def test_the_message_beside_its_edit_event_changes_nothing_of_that():
    found = day(said(0, "Friday", edited={"user": "U1", "ts": ts(290)}), CHANGED)
    name = f"C1-{ts(0)}"
    assert (as_of(found, T0 + 1), as_of(found, T0 + 300)) == ({name: "Thursday"}, {name: "Friday"})


def test_an_edited_message_is_known_in_that_form_from_the_edit_and_says_that_it_was_another():
    (draft,) = records(day(said(0, "Friday", edited={"user": "U1", "ts": ts(290)})))
    assert draft.known_from == Instant((T0 + 290) * 1_000_000)
    assert ("earlier_state", "not exported") in draft.body.fields


def test_a_deletion_event_ends_its_message_when_it_happened():
    gone = {"subtype": "message_deleted", "ts": ts(100), "deleted_ts": ts(0), "previous_message": said(0, "oops")}
    found = day(gone, said(200, "later"))
    assert as_of(found, T0 + 99) == {f"C1-{ts(0)}": "oops"}
    assert as_of(found, T0 + 150) == {}


def test_a_root_that_an_event_turns_into_a_tombstone_ends_when_that_happened():
    event = {"subtype": "message_changed", "ts": ts(100), "message": TOMBSTONE, "previous_message": said(0, "oops")}
    found = day(event)
    assert (as_of(found, T0 + 99), as_of(found, T0 + 101)) == ({f"C1-{ts(0)}": "oops"}, {})


def test_the_name_of_a_day_file_says_nothing_about_when():
    at = "1773120600.000100"
    found = read(export({"general/2026-03-09.json": [{"type": "message", "user": "U1", "text": "late", "ts": at}]}))
    assert records(found)[0].known_from == from_iso("2026-03-10T05:30:00.0001+00:00")


def test_an_unknown_subtype_with_text_is_kept_as_slacks_own_words():
    found = day(
        said(0, "<@U1> archived the channel", subtype="channel_archive"), said(1, "x", subtype="never_heard_of")
    )
    assert texts(found) == [("system_message", "@ana archived the channel"), ("system_message", "x")]


def test_all_kinds_of_conversations_are_read_and_named():
    files = export(
        {
            f"{name}/2026-01-05.json": [said(number, name)]
            for number, name in enumerate(["general", "secret", "mpdm-1", "D7"])
        },
        groups=[{"id": "G1", "name": "secret", "members": ["U1"]}],
        mpims=[{"id": "G2", "name": "mpdm-1", "members": ["U1", "U2", "U9"]}],
        dms=[{"id": "D7", "members": ["U1", "USLACKBOT"]}],
    )
    found = read(files)
    assert rejections(found) == []
    assert {draft.body.thread_id: draft.body.text for draft in records(found)} == {
        "C1": "general",
        "G1": "secret",
        "G2": "mpdm-1",
        "D7": "D7",
    }
    assert {name: states[-1].body.title for name, states in history(found, "thread").items()} == {
        "C1": "general",
        "G1": "secret",
        "G2": "mpdm-1",
        "D7": "",
    }


def test_an_organisations_workspaces_find_its_people():
    files = {
        "org_users.json": as_json(USERS),
        "teams/clay/channels.json": as_json(CHANNELS),
        "teams/clay/general/2026-01-05.json": as_json([said(0, "ask <@U2>")]),
    }
    assert texts(read(files)) == [("message", "ask @bo")]


def test_text_files_that_slackdump_saved_are_records_of_their_own_and_no_folder_of_messages():
    sent = [
        said(0, "notes", files=[{"id": "F1", "name": "notes.md", "mimetype": "text/markdown"}]),
        said(1, "page", files=[{"id": "F2", "name": "page.html"}]),
        said(2, "photo", files=[{"id": "F3", "name": "kiln.png"}]),
    ]
    files = export({"general/2026-01-05.json": sent})
    files |= {
        "__uploads/F1/notes.md": b"# Cone 6",
        "general/attachments/F2-page.html": b"<style>p{}</style><p>Hot &amp; dry</p><script>x</script>",
        "__uploads/F3/kiln.png": b"\x89PNG",
        "__uploads/F4/2026-01-05.json": as_json([said(9, "no message")]),
    }
    found = read(files)
    assert rejections(found) == []
    assert [text for kind, text in texts(found) if kind == "file"] == ["# Cone 6", "Hot & dry"]
    assert len(texts(found)) == 5


def test_pdfs_that_slackdump_saved_are_records_and_one_that_is_torn_costs_only_itself():
    sent = [said(number, "see", files=[{"id": f"F{number}", "name": "plan.pdf"}]) for number in range(2)]
    files = export({"general/2026-01-05.json": sent})
    found = read(files | {"__uploads/F0/plan.pdf": pdf("Cone 6"), "__uploads/F1/plan.pdf": pdf("Cone 6")[:90]})
    assert [text for kind, text in texts(found) if kind == "file"] == ["Cone 6"]
    assert [str(each.place) for each in rejections(found)] == ["__uploads/F1/plan.pdf"]
    assert len(texts(found)) == 3


def test_a_dump_has_its_replies_inside_their_root_and_its_channel_at_the_end():
    replies = [said(1, "I do", "U2", thread_ts=ts(0)), {**TOMBSTONE, "ts": ts(2), "thread_ts": ts(0)}, 7]
    found = read({"x.json": dump(said(0, "Who?", thread_ts=ts(0), slackdump_thread_replies=replies), channel="C9")})
    assert {draft.subject.id: draft.body.reply_to for draft in records(found) if draft.body} == {
        f"C9-{ts(0)}": "",
        f"C9-{ts(1)}": f"C9-{ts(0)}",
    }
    assert len(rejections(found)) == 1
    assert history(found, "thread")["C9"][-1].body.title == "general"
    assert people(found) == {}


def test_a_dump_with_something_nested_deeply_takes_no_memory():
    """Found by fuzzing: the way to each place was held, which took gigabytes."""
    more = b'{"a":' * 20_000 + b"1" + b"}" * 20_000
    content = dump(said(0, "Who?")).replace(b'"channel_id"', b'"more": ' + more + b', "channel_id"')
    tracemalloc.start()
    found = read({"x.json": content})
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert [text for _, text in texts(found)] == ["Who?"]
    assert peak < 20_000_000


def test_a_dump_that_does_not_say_of_which_channel_is_rejected():
    found = read({"x.json": as_json({"messages": [said(0, "Who?")]})})
    assert [each.why for each in rejections(found)] == ["channel_id is missing"]
    assert records(found) == []


def test_a_folder_of_day_files_alone_is_no_export():
    with pytest.raises(NotRecognised):
        read({"general/2026-01-05.json": as_json([said(0, "x")])})


WORDS = words(without="<>&")


@st.composite
def lives(draw):
    """A message: what it said from when (seconds), and when it was deleted, if it was."""
    changes = [0, *sorted(draw(st.sets(st.integers(1, 500), max_size=3)))]
    return [(since, draw(WORDS)) for since in changes], draw(st.none() | st.integers(501, 900))


def stood(own, since, text):
    return said(own, text, **({"edited": {"ts": ts(since + own)}} if since else {}))


def told(own, states, deleted):
    """A message with its life as edit logs have it: each change, and in the end the message or its end."""
    for (since, text), (later, new) in pairwise(states):
        both = {"previous_message": stood(own, since, text), "message": stood(own, later, new)}
        yield {"subtype": "message_changed", "ts": ts(later + own + 0.0001), **both}
    last = stood(own, *states[-1])
    end = {"subtype": "message_deleted", "ts": ts((deleted or 0) + own), "deleted_ts": ts(own)}
    yield {**end, "previous_message": last} if deleted else last


@given(st.lists(lives(), min_size=1, max_size=4), st.integers(0, 1000))
def test_what_can_be_found_at_an_instant_is_what_stood_there_then(messages, at):
    rows, expected, now = [], {}, at + 0.5
    for number, (states, deleted) in enumerate(messages):
        own = number / 1000
        rows += told(own, states, deleted)
        if not deleted or deleted + own > now:
            expected[f"C1-{ts(own)}"] = [text for since, text in states if since + own <= now][-1]
    assert as_of(day(*rows), T0 + now) == expected

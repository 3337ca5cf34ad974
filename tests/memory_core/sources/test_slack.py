"""Slack: edits, deletions, bots, and what may be known of channels and people, and when."""

import json
import os
from datetime import UTC
from pathlib import Path

import pytest

from exports import EXPORTS
from memory_core.model.body import PersonBody, RecordBody, ThreadBody
from memory_core.model.entry import Draft, Entry, Rejection, Subject
from memory_core.model.instant import Instant, from_iso
from memory_core.model.interval import moment
from memory_core.model.person import Person
from memory_core.model.version import versions
from memory_core.sources.base import Context
from memory_core.sources.slack import SOURCE

SLACK = EXPORTS["slack"]
IDA = Person("Ida Holm", "ida@clay.example", "slack:U1")
ODD = Person("Odd Vik", "", "slack:U2")


def read(root, *rows):
    return list(SOURCE.read(SLACK.write(root, list(rows) or None), Context(UTC, root)))


def history(found, subject):
    drafts = [draft for draft in found if isinstance(draft, Draft) and draft.subject == subject]
    return versions(Entry(seq, Instant(0), draft) for seq, draft in enumerate(drafts, 1))


def at(time):
    return from_iso(f"2026-03-02T{time}+01:00")


def message(**changes):
    return {"id": "S9", "channel_id": "C1", "user": "U1", "ts": "2026-03-02T12:00:00+01:00", "text": "hi"} | changes


def test_a_message_carries_the_handle_of_its_author_and_no_name(tmp_path):
    first = read(tmp_path)[0]
    assert first.body == RecordBody(
        source="slack",
        kind="message",
        thread_id="C1",
        occurred=moment(at("12:00")),
        text="Firing on Thursday",
        author=Person(handle="slack:U1"),
    )
    assert (first.known_from, first.basis, first.place.line) == (at("12:00"), "exact", 1)


def test_an_edit_is_a_version_of_its_target_cited_by_its_own_id(tmp_path):
    before, after = history(read(tmp_path), Subject("record", "S1"))
    assert (before.body.text, before.source_id, before.known.end) == ("Firing on Thursday", "S1", at("13:00"))
    assert (after.body.text, after.source_id, after.known.start) == ("Firing on Friday", "S4", at("13:00"))
    assert after.body.occurred == moment(at("12:00"))


def test_a_deletion_ends_its_target(tmp_path):
    (only,) = history(read(tmp_path), Subject("record", "S2"))
    assert (only.known.start, only.known.end) == (at("12:01"), at("14:00"))


def test_an_edit_whose_target_is_not_in_the_export_stands_alone(tmp_path):
    edit = message(id="S8", subtype="message_changed", target_id="S0", text="so then")
    (alone,) = history(read(tmp_path, edit), Subject("record", "S0"))
    assert (alone.body.text, alone.body.thread_id, alone.source_id) == ("so then", "C1", "S8")


@pytest.mark.parametrize("subtype", ["message_changed", "message_deleted"])
def test_a_change_without_target_is_rejected(tmp_path, subtype):
    found = read(tmp_path, message(subtype=subtype), message())
    assert [(r.place.line, r.why) for r in found if isinstance(r, Rejection)] == [(1, "target_id is missing")]


def test_an_edit_and_a_deletion_of_the_same_instant_as_their_target_are_no_conflict(tmp_path):
    edit = message(id="S8", subtype="message_changed", target_id="S9", text="ho")
    (edited,) = history(read(tmp_path / "a", message(), edit), Subject("record", "S9"))
    assert edited.body.text == "ho"
    deletion = {"id": "S7", "ts": message()["ts"], "subtype": "message_deleted", "target_id": "S9"}
    assert history(read(tmp_path / "b", message(), edit, deletion), Subject("record", "S9")) == ()


def test_bots_are_machines_by_subtype_or_by_the_list_of_users(tmp_path):
    by_subtype = next(d for d in read(tmp_path / "a") if d.subject.id == "S3")
    assert (by_subtype.body.kind, by_subtype.body.voice, by_subtype.body.author_label) == (
        "bot_message",
        "machine",
        "Kilnwatch",
    )
    listed = tmp_path / "b/connectors/slack/users.json"
    listed.parent.mkdir(parents=True)
    listed.write_text('[{"id": "U1", "name": "probe", "is_bot": true}]')
    assert read(tmp_path / "b", message())[0].body.voice == "machine"


def test_another_subtype_is_kept_as_a_field(tmp_path):
    assert read(tmp_path, message(subtype="channel_join"))[0].body.fields == (("subtype", "channel_join"),)


def test_a_channel_is_known_by_name_from_its_first_message_and_in_full_from_the_last_of_the_export(tmp_path):
    early, full = history(read(tmp_path), Subject("thread", "C1"))
    assert (early.body, early.known.start, early.basis) == (ThreadBody("slack", "kiln"), at("12:00"), "inferred")
    members = (IDA, ODD, Person(handle="slack:U9"))
    assert full.body == ThreadBody("slack", "kiln", "Firings", members)
    assert (full.known.start, full.basis) == (at("14:00"), "upper_bound")


def test_a_channel_without_messages_is_not_known(tmp_path):
    assert history(read(tmp_path), Subject("thread", "C2")) == ()


def test_a_persons_title_is_known_from_the_last_message_only(tmp_path):
    early, full = history(read(tmp_path), Subject("person", "slack:U1"))
    assert (early.body, early.known.start) == (PersonBody("slack", IDA), at("12:00"))
    assert (full.body, full.known.start) == (PersonBody("slack", IDA, "Potter"), at("14:00"))


def test_a_single_message_dates_both_versions_alike_and_the_full_one_holds(tmp_path):
    (only,) = history(read(tmp_path, message()), Subject("thread", "C1"))
    assert only.body.place == "Firings"


def test_a_later_export_adds_a_version_and_contradicts_none(tmp_path):
    first = read(tmp_path / "a")
    later = read(tmp_path / "b", *SLACK.rows, message(ts="2026-03-09T12:00:00+01:00"))
    assert len(history(first + later, Subject("thread", "C1"))) == 3


@pytest.mark.parametrize(("old", "new"), [("Anna Berg", "Zoe Dahl"), ("Zoe Dahl", "Anna Berg")])
def test_a_new_name_holds_from_the_end_of_the_export_that_has_it_and_not_before(tmp_path, old, new):
    def export(name, *rows):
        folder = tmp_path / name / "connectors/slack"
        folder.mkdir(parents=True)
        (folder / "users.json").write_text(json.dumps([{"id": "U1", "real_name": name}]))
        (folder / "channels.json").write_text(json.dumps([{"id": "C1", "name": name.lower()}]))
        return read(tmp_path / name, *rows)

    later = message(id="S8", ts="2026-03-02T15:00:00+01:00")
    before, after = export(old, message()), export(new, message(), later)
    for found in (before + after, after + before):
        people = history(found, Subject("person", "slack:U1"))
        channels = history(found, Subject("thread", "C1"))
        assert [(v.body.person.name, v.known.start) for v in people] == [(old, at("12:00")), (new, at("15:00"))]
        assert [(v.body.title, v.known.start) for v in channels] == [
            (old.lower(), at("12:00")),
            (new.lower(), at("15:00")),
        ]


@pytest.mark.parametrize("spoil", ["folder", "pipe", "link"])
def test_users_and_channels_that_are_no_files_cost_only_themselves(tmp_path, spoil):
    path = SLACK.write(tmp_path, [message()])
    make = {"folder": Path.mkdir, "pipe": os.mkfifo, "link": lambda path: path.symlink_to("nowhere")}[spoil]
    for name in ("users.json", "channels.json"):
        path.with_name(name).unlink()
        make(path.with_name(name))
    found = list(SOURCE.read(path, Context(UTC, tmp_path)))
    assert [d.subject.id for d in found if isinstance(d, Draft)] == ["S9"]
    refused = [r for r in found if isinstance(r, Rejection)]
    assert [r.place.path.rpartition("/")[2] for r in refused] == ["users.json", "channels.json"]
    assert all(r.why.startswith("the file cannot be read") for r in refused)


def test_broken_users_and_channels_are_counted_and_the_messages_kept(tmp_path):
    folder = tmp_path / "connectors/slack"
    folder.mkdir(parents=True)
    (folder / "users.json").write_text('[{"id": 5}, {"id": "U1", "name": "ida"}]')
    (folder / "channels.json").write_text("{}")
    found = read(tmp_path)
    assert [(r.place.path.split("/")[-1], r.why) for r in found if isinstance(r, Rejection)] == [
        ("users.json", "user 1: id must be text, not a number"),
        ("channels.json", "this must be one JSON list, and nothing else"),
    ]
    assert sum(draft.subject.noun == "record" for draft in found if isinstance(draft, Draft)) == 5

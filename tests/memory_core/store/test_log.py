"""What every log must do, over both; and that they agree on random histories."""

import tempfile
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from appending import message
from memory_core.model.body import EARLIER_STATE, PersonBody, RecordBody, ThreadBody
from memory_core.model.counts import Counts
from memory_core.model.entry import Draft, Place, Subject
from memory_core.model.instant import Instant
from memory_core.model.interval import moment
from memory_core.model.person import Person
from memory_core.model.reached import Reached
from memory_core.model.version import versions
from memory_core.store.database import Database
from memory_core.store.log import Coverage, Import, Outcome, Position
from memory_core.store.memory_log import MemoryLog
from memory_core.store.sqlite_log import SqliteLog

ADDED, CHANGED, KNOWN, CONFLICT = Outcome.ADDED, Outcome.CHANGED, Outcome.KNOWN, Outcome.CONFLICT
NOW, LATER = Instant(10**9), Instant(2 * 10**9)


@pytest.fixture(params=["memory", "sqlite"])
def log(request, database):
    return MemoryLog("me") if request.param == "memory" else SqliteLog(database, "me")


def said(draft, text):
    return replace(draft, body=replace(draft.body, text=text))


def test_an_empty_log_holds_nothing(log):
    assert log.scope == "me"
    assert log.position() == Position(0, 0)
    assert log.append([], NOW) == []
    assert (log.entries(0, 99), log.history([Subject("record", "m1")], 99)) == ([], {})
    assert (log.subjects("record"), log.cited("m1"), log.coverage(), log.imports()) == ([], (), (), ())
    assert (log.owner(), log.problems()) == ("", ())


def test_a_draft_comes_back_as_it_was_with_a_number_and_the_time_it_was_taken_in(log):
    drafts = [
        message(1),
        message(2, change="end", body=None, order=3, basis="upper_bound", source_id="deletion-7"),
        Draft(
            Subject("thread", "C1"),
            "state",
            "slack",
            "C1",
            Instant(-5),
            "inferred",
            ThreadBody("slack", "general", members=(Person("Ada Moss"),)),
            Place("channels.json"),
        ),
        Draft(
            Subject("person", "slack:U1"),
            "state",
            "slack",
            "U1",
            Instant(0),
            "unknown",
            PersonBody("slack", Person("Ada Moss", handle="slack:U1"), machine=True),
            Place("users.json", 3),
        ),
    ]
    assert log.append(drafts, NOW) == [ADDED] * 4
    entries = log.entries(0, 4)
    assert [entry.draft for entry in entries] == drafts
    assert [(entry.seq, entry.recorded_at) for entry in entries] == [(n, NOW) for n in (1, 2, 3, 4)]
    assert log.position() == Position(4, 0)


def test_what_is_known_is_not_kept_again_whatever_its_place(log):
    log.append([message(1)], NOW)
    assert log.append([replace(message(1), place=Place("elsewhere.jsonl", 9))], LATER) == [KNOWN]
    assert log.position() == Position(1)


def test_a_later_statement_changes_a_subject(log):
    edit = message(1, "edited", Instant(5000), change="edit")
    assert log.append([message(1), edit], NOW) == [ADDED, CHANGED]
    assert log.append([replace(edit, order=1)], NOW) == [CHANGED]


def test_a_batch_may_repeat_and_contradict_itself(log):
    assert log.append([message(1), message(1), said(message(1), "other"), message(2)], NOW) == [
        ADDED,
        KNOWN,
        CONFLICT,
        ADDED,
    ]


def test_a_contradiction_is_kept_and_told_again_unless_it_is_the_one_in_force(log):
    first, second = said(message(1), "b"), said(message(1), "a")
    assert log.append([first], NOW) == [ADDED]
    assert log.append([second], NOW) == [CONFLICT]
    assert log.position() == Position(2)
    assert log.append([first, second], NOW) == [CONFLICT, KNOWN]
    assert log.position() == Position(2)


def test_a_deletion_at_the_instant_of_a_statement_contradicts_it_and_is_in_force(log):
    gone = message(1, change="end", body=None)
    assert log.append([message(1), gone], NOW) == [ADDED, CONFLICT]
    assert log.append([message(1), gone], NOW) == [CONFLICT, KNOWN]


def test_an_edit_that_says_the_same_at_the_same_instant_is_no_contradiction(log):
    same = message(1, change="edit")
    assert log.append([message(1), same], NOW) == [ADDED, CHANGED]
    assert log.append([message(1), same], NOW) == [KNOWN, KNOWN]


def test_subjects_of_different_nouns_may_share_an_id(log):
    thread = replace(message(1), subject=Subject("thread", "m1"), body=ThreadBody("slack", "general"))
    assert log.append([message(1), thread], NOW) == [ADDED, ADDED]
    assert log.subjects("record") == [Subject("record", "m1")]
    assert log.subjects("thread") == [Subject("thread", "m1")]
    assert log.subjects("person") == []
    assert len(log.history([Subject("record", "m1")], 9)) == 1


def test_an_id_that_another_source_uses_is_taken_and_left_as_it_was(log):
    mine = replace(message(1), source="slack")
    assert log.append([mine, replace(mine, source="gmail", known_from=Instant(99))], NOW) == [
        Outcome.ADDED,
        Outcome.TAKEN,
    ]
    assert log.append([replace(mine, source="gmail", known_from=Instant(98))], NOW) == [Outcome.TAKEN]
    assert [entry.draft.source for entry in log.entries(0, 9)] == ["slack"]


def test_entries_are_read_by_a_half_open_stretch_and_by_number(log):
    log.append([message(n) for n in range(1, 8)], NOW)
    assert [entry.seq for entry in log.entries(2, 5)] == [3, 4, 5]
    assert log.entries(5, 5) == []


def test_a_history_is_in_order_of_number_and_ends_where_asked(log):
    log.append([message(1, "late", Instant(9000)), message(2), message(1)], NOW)
    both = [Subject("record", "m1"), Subject("record", "m2"), Subject("record", "m3"), Subject("thread", "m1")]
    assert {subject.id: [e.seq for e in entries] for subject, entries in log.history(both, 3).items()} == {
        "m1": [1, 3],
        "m2": [2],
    }
    assert {subject.id for subject in log.history(both, 1)} == {"m1"}


def test_a_record_is_found_by_the_export_entry_that_made_one_of_its_states(log):
    session = [replace(message(n), source_id="session-1") for n in (2, 1)]
    log.append([*session, message(3), message(3, "edited", Instant(9000), change="edit", source_id="event-9")], NOW)
    thread = replace(message(1), subject=Subject("thread", "C1"), body=ThreadBody("slack", "x"), source_id="session-1")
    log.append([thread], NOW)
    assert log.cited("session-1") == (Subject("record", "m1"), Subject("record", "m2"))
    assert log.cited("event-9") == log.cited("m3") == (Subject("record", "m3"),)
    assert log.cited("m1") == ()


def test_coverage_counts_records_and_their_statements_by_source(log):
    thread = replace(message(9), subject=Subject("thread", "C1"), body=ThreadBody("slack", "general"))
    mail = replace(message(5), source="gmail")
    log.append([message(1), message(2), message(1, "edited", Instant(8000), change="edit"), thread], NOW)
    log.append([message(1), mail], LATER)
    assert log.coverage() == (
        Coverage("gmail", 1, 1, Instant(5000), Instant(5000), LATER),
        Coverage("slack", 2, 3, Instant(1000), Instant(8000), NOW),
    )


def test_coverage_counts_a_record_as_partial_only_while_its_beginning_is_missing(log):
    updated = message(1, known=Instant(9000))
    updated = replace(updated, body=replace(updated.body, fields=((EARLIER_STATE, "not exported"),)))
    log.append([updated, message(2)], NOW)
    assert [row.partial for row in log.coverage()] == [1]
    log.append([message(1)], NOW)
    assert [row.partial for row in log.coverage()] == [0]


def test_a_run_that_is_noted_again_replaces_what_was_noted(log):
    begun = Import("export", Instant(2), None, ())
    done = Import("export", Instant(2), Instant(9), (("slack", Counts(1, 2, 3, 4, 5)), ("gmail", Counts())))
    older = Import("other", Instant(1), Instant(2), ())
    for run in (begun, older, done):
        log.note_import(run)
    assert log.imports() == (older, done)


def test_how_far_a_run_has_come_is_kept_by_its_path_until_it_is_completed(log):
    assert log.reached("export") is None
    for reached in (Reached(0, 500, "a"), Reached(3, 20, "b")):
        log.note_reached("export", reached)
    log.note_reached("other", Reached(1, 0, "c"))
    assert (log.reached("export"), log.reached("other")) == (Reached(3, 20, "b"), Reached(1, 0, "c"))
    log.note_reached("export", None)
    assert (log.reached("export"), log.reached("other")) == (None, Reached(1, 0, "c"))
    assert log.problems() == ()


def test_the_owner_is_what_was_saved_last(log):
    log.save_owner("{}", Instant(1))
    log.save_owner('{"name": "Ada"}', Instant(1))
    assert log.owner() == '{"name": "Ada"}'


def test_nothing_can_be_asked_of_a_closed_log(log):
    log.append([message(1)], NOW)
    log.close()
    for ask in (log.position, log.coverage, log.problems, log.owner, lambda: log.append([message(2)], NOW)):
        with pytest.raises(ValueError, match="closed"):
            ask()


def test_more_is_asked_at_once_than_one_statement_can_take(log):
    drafts = [message(n) for n in range(1, 1300)]
    assert log.append(drafts, NOW) == [ADDED] * len(drafts)
    assert log.append(drafts, NOW) == [KNOWN] * len(drafts)
    assert len(log.history([draft.subject for draft in drafts], 1300)) == 1299


@st.composite
def drafts(draw):
    """A statement about one of a few subjects; what its source says of it follows from its content."""
    noun = draw(st.sampled_from(["record", "record", "record", "thread"]))
    known, order = Instant(draw(st.integers(0, 3))), draw(st.integers(0, 1))
    change = draw(st.sampled_from(["state", "state", "edit", "end"]))
    text, source = draw(st.sampled_from(["anvil", "bellows", "chisel"])), draw(st.sampled_from(["slack", "gmail"]))
    fields = draw(st.sampled_from([(), (), ((EARLIER_STATE, "not exported"),)]))
    record = RecordBody(source, "message", "C1", moment(known), text, fields=fields)
    body = None if change == "end" else record if noun == "record" else ThreadBody(source, text)
    subject = Subject(noun, f"s{draw(st.integers(1, 3))}")
    source_id = draw(st.sampled_from([subject.id, "session"])) if change == "state" else f"{change}-{text}"
    return Draft(subject, change, source, source_id, known, "exact", body, Place("a", draw(st.integers(0, 9))), order)


@st.composite
def arrivals(draw):
    """Drafts split into batches."""
    listed = draw(st.lists(drafts(), max_size=25))
    cuts = sorted(draw(st.lists(st.integers(0, len(listed)), max_size=3)))
    return [listed[start:end] for start, end in pairwise([0, *cuts, len(listed)])]


def answers(log):
    end = log.position().sequence
    subjects = log.subjects("record") + log.subjects("thread")
    cited = {name: log.cited(name) for name in ("s1", "s2", "s3", "session", "edit-anvil", "end-anvil", "nothing")}
    half = end // 2
    return (
        log.position(),
        log.entries(0, end),
        log.entries(half, end),
        subjects,
        log.history(subjects, half),
        log.history(subjects, end),
        cited,
        log.coverage(),
        log.problems(),
    )


@settings(max_examples=100, deadline=None)
@given(arrivals())
def test_both_logs_agree_on_what_becomes_of_random_drafts(parts):
    with tempfile.TemporaryDirectory() as folder:
        database = Database(Path(folder))
        other, log, memory = SqliteLog(database, "other"), SqliteLog(database, "me"), MemoryLog("me")
        for at, part in enumerate(parts):
            assert log.append(part, Instant(at)) == memory.append(part, Instant(at))
            other.append(part[::2], Instant(at))
        assert answers(log) == answers(memory)
        again = [draft for part in parts for draft in part]
        assert log.append(again, NOW) == memory.append(again, NOW)
        assert answers(log) == answers(memory)
        database.close()


@settings(max_examples=300, deadline=None)
@given(st.lists(drafts(), max_size=20))
def test_the_order_of_arrival_does_not_matter(listed):
    listed = [replace(draft, source="slack", source_id="x") for draft in listed]
    there, back = MemoryLog("me"), MemoryLog("me")
    there.append(listed, NOW)
    back.append(listed[::-1], NOW)

    def history(log):
        found = log.history({draft.subject for draft in listed}, log.position().sequence)
        return {
            subject: [replace(version, seq=0) for version in versions(entries)] for subject, entries in found.items()
        }

    assert history(there) == history(back)

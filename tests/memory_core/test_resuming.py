"""A run that was broken off is gone on with: what was taken in whole is not made anew, nothing is lost or doubled."""

import os
from datetime import UTC
from itertools import count

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from formats import EXAMPLES, chatgpt_export
from formats.example import archive, as_json, folder
from formats.mail import mail, mbox
from memory_core.ingest import Asked, cursor, ingest_found
from memory_core.model.entry import Subject
from memory_core.model.instant import Instant
from memory_core.sources.base import Context
from memory_core.sources.recognition import recognised
from memory_core.store.memory_log import MemoryLog

MAILS = mbox(*(mail(number) for number in range(1, 41)))
IN_FULL = {"known": 0, "added": 40}


def run(path, log, *, upto=None, basis="as ever"):
    """Take a path in, all of it or so many drafts and rejections; how many records it read, and what they came to."""
    found = recognised(path)
    begun = cursor(str(path), found, log, basis)
    asked, ticks = count(), count(1)
    items = found.items(Context(UTC, cursor=begun))
    stop = (lambda: False) if upto is None else (lambda: next(asked) >= upto)
    done = ingest_found(Asked(str(path), items, found.sources, begun), log, lambda: Instant(next(ticks)), None, stop)
    ((_, counts),) = done.sources
    return {"known": counts.known, "added": counts.added}


def written(path, content, *, changed=None):
    path.write_bytes(content)
    if changed is not None:
        os.utime(path, ns=(changed, changed))
    return path


@pytest.fixture
def broken_off(tmp_path):
    """A mailbox, and a log that has twelve of its mails and half of another: each is a thread and a record."""
    path, log = written(tmp_path / "all.mbox", MAILS, changed=10**18), MemoryLog("x")
    run(path, log, upto=25)
    return path, log


def test_the_next_run_goes_on_at_the_mail_at_which_the_one_before_stopped(broken_off):
    path, log = broken_off
    assert run(path, log) == {"known": 0, "added": 28}
    assert len(log.subjects("record")) == 40


def test_what_is_read_on_keeps_its_places(broken_off, tmp_path):
    path, log = broken_off
    run(path, log)
    whole = MemoryLog("x")
    run(path, whole)
    places = [
        {entry.draft.subject: entry.draft.place for entry in each.entries(0, each.position().sequence)}
        for each in (log, whole)
    ]
    assert places[0] == places[1]


def test_a_run_that_was_completed_is_not_gone_on_with(broken_off):
    path, log = broken_off
    run(path, log)
    assert log.reached(str(path)) is None
    assert run(path, log) == {"known": 40, "added": 0}


@pytest.mark.parametrize(
    ("content", "changed", "added"),
    [
        (MAILS.replace(b"Kiln door 1\n", b"Kiln door x\n"), 10**18 + 1, 28),
        (MAILS.replace(b"Kiln door 30\n", b"Kiln door xx\n"), 10**18 + 1, 28),
        (MAILS + mbox(mail(41), start=41), 10**18 + 1, 29),
        (mbox(mail(50)) + MAILS, 10**18 + 1, 29),
        (MAILS, 10**18 + 1, 28),
    ],
    ids=["another head", "another middle", "a longer end", "more before it", "only another time"],
)
def test_a_file_that_is_no_longer_what_it_was_is_read_anew_and_nothing_comes_twice(broken_off, content, changed, added):
    path, log = broken_off
    read = run(written(path, content, changed=changed), log)
    assert read["added"] == added
    assert read["known"] >= 11
    assert len(log.subjects("record")) == 12 + added


def test_another_choice_or_another_release_reads_anew(broken_off):
    path, log = broken_off
    assert run(path, log, basis="another way") == {"known": 12, "added": 28}


def test_what_may_come_in_again_is_not_passed_over(broken_off):
    path, log = broken_off
    gone = Subject("record", "m3@repair.example")
    log.forget([gone], "person", "r", Instant(5))
    run(path, log, upto=30)
    assert gone not in log.subjects("record")
    log.lift(gone.id, "needed after all", Instant(6))
    run(path, log)
    assert gone in log.subjects("record")


def test_of_a_folder_the_files_that_were_taken_in_are_passed_over_and_those_that_came_since_are_read(tmp_path):
    files = {f"{number}.eml": mail(number) for number in range(1, 9)}
    path, log = folder(tmp_path / "letters", files), MemoryLog("x")
    run(path, log, upto=10)
    folder(path, {"9.eml": mail(9)})
    assert run(path, log) == {"known": 0, "added": 4}
    assert len(log.subjects("record")) == 9


def test_conversations_are_gone_on_with_in_pieces_and_in_an_archive(tmp_path):
    talks = [
        chatgpt_export.conversation(
            f"c{number}",
            chatgpt_export.chain(chatgpt_export.message(f"m{number}", f"Plate {number}", chatgpt_export.DAY + number)),
        )
        for number in range(30)
    ]
    pieces = {f"conversations-00{at}.json": as_json(talks[at * 10 : at * 10 + 10]) for at in range(3)}
    path, log = archive(tmp_path / "export.zip", pieces), MemoryLog("x")
    for upto in (30, 30, None):
        read = run(path, log, upto=upto)
        assert read["known"] == 0
    assert len(log.subjects("record")) == 30


def held(log):
    return {entry.draft for entry in log.entries(0, log.position().sequence)}


@pytest.mark.parametrize("name", sorted(EXAMPLES))
@given(stops=st.lists(st.integers(1, 90), max_size=3), spoiled=st.booleans())
@settings(max_examples=5, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.differing_executors])
def test_however_often_a_run_of_any_format_is_broken_off_it_comes_to_the_same(name, stops, spoiled, tmp_path_factory):
    files = EXAMPLES[name].spoiled if spoiled else EXAMPLES[name].many(100)
    path = folder(tmp_path_factory.mktemp("export"), files)
    whole, pieced = MemoryLog("x"), MemoryLog("x")
    run(path, whole)
    for upto in stops:
        run(path, pieced, upto=upto)
    run(path, pieced)
    assert held(pieced) == held(whole)

from itertools import pairwise, permutations

from hypothesis import given
from hypothesis import strategies as st

from histories import record_body, record_drafts, stated
from memory_core.model.entry import Draft, Entry, Place, Subject
from memory_core.model.instant import FOREVER, Instant
from memory_core.model.version import versions

PLACE = Place("made.jsonl", 1)


def entries(*drafts):
    return [Entry(seq, Instant(99), draft) for seq, draft in enumerate(drafts, 1)]


def edited(name, known, text):
    return Draft(
        Subject("record", name),
        "edit",
        "slack",
        f"{name}-e{known}",
        Instant(known),
        "exact",
        record_body(text, "tX", known),
        PLACE,
    )


def deleted(name, known):
    return Draft(Subject("record", name), "end", "slack", f"{name}-d{known}", Instant(known), "exact", None, PLACE)


def told(found):
    return [(version.known.start, version.known.end, version.body.text) for version in found]


def test_a_statement_holds_until_the_next_one():
    assert told(versions(entries(stated("r", 1, "one"), stated("r", 4, "two")))) == [(1, 4, "one"), (4, FOREVER, "two")]


def test_a_deletion_ends_a_record_at_its_own_instant():
    assert told(versions(entries(stated("r", 1, "one"), deleted("r", 3)))) == [(1, 3, "one")]


def test_an_edit_after_a_deletion_brings_nothing_back():
    assert told(versions(entries(stated("r", 1, "one"), deleted("r", 3), edited("r", 5, "two")))) == [(1, 3, "one")]


def test_a_whole_statement_after_a_deletion_does_bring_it_back():
    found = versions(entries(stated("r", 1, "one"), deleted("r", 3), stated("r", 5, "two")))
    assert told(found) == [(1, 3, "one"), (5, FOREVER, "two")]


def test_an_edit_keeps_time_author_and_thread_of_what_it_edits():
    first, second = versions(entries(stated("r", 1, "one"), edited("r", 4, "two")))
    assert (second.body.thread_id, second.body.occurred, second.source_id) == ("t1", first.body.occurred, "r-e4")


def test_an_edit_stands_alone_until_its_original_arrives():
    assert told(versions(entries(edited("r", 4, "two")))) == [(4, FOREVER, "two")]


def test_of_two_statements_for_one_instant_the_one_that_sorts_first_holds_whichever_came_first():
    one, two = stated("r", 1, "aye"), stated("r", 1, "nay")
    assert told(versions(entries(one, two))) == told(versions(entries(two, one))) == [(1, FOREVER, "aye")]


def test_a_higher_order_holds_over_a_lower_one_of_the_same_instant():
    from dataclasses import replace

    assert told(versions(entries(replace(stated("r", 1, "aye"), order=1), stated("r", 1, "nay")))) == [
        (1, FOREVER, "aye")
    ]


def test_a_subject_without_entries_never_existed():
    assert versions([]) == ()


@given(st.lists(record_drafts().filter(lambda draft: draft.subject.id == "r1"), max_size=4))
def test_the_order_of_arrival_does_not_matter_and_stretches_never_overlap(drafts):
    histories = {tuple(told(versions(entries(*order)))) for order in permutations(drafts)}
    assert len(histories) == 1
    (history,) = histories
    for (start, end, _), (following, _, _) in pairwise(history):
        assert start < end <= following

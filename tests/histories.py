"""Random histories of a few records in two threads: additions, late arrivals, edits, deletions, contradictions."""

from hypothesis import strategies as st

from memory_core.model.body import RecordBody, ThreadBody
from memory_core.model.entry import Draft, Place, Subject
from memory_core.model.instant import Instant
from memory_core.model.interval import moment
from memory_core.model.person import Person

WORDS = ["anvil", "bellows", "chisel", "drill", "emery", "file", "gouge"]
FIRST, LAST = 0, 10
INSTANTS = [Instant(at) for at in range(FIRST - 1, LAST + 2)]

texts = st.lists(st.sampled_from(WORDS), max_size=6).map(" ".join)
times = st.integers(FIRST, LAST).map(Instant)


def record_body(text, thread, at=0, author=""):
    return RecordBody("slack", "message", thread, moment(Instant(at)), text, author=Person(author))


def stated(name, known, text, thread="t1"):
    """A draft that says what a record was as of an instant."""
    body, at = record_body(text, thread, known), Instant(known)
    return Draft(Subject("record", name), "state", "slack", name, at, "exact", body, Place("made.jsonl", 1))


@st.composite
def record_drafts(draw):
    """A statement about one of a few records."""
    name, known = f"r{draw(st.integers(1, 5))}", draw(times)
    change = draw(st.sampled_from(["state", "state", "edit", "end"]))
    body = None if change == "end" else record_body(draw(texts), f"t{draw(st.integers(1, 2))}", known)
    return Draft(Subject("record", name), change, "slack", name, known, "exact", body, Place("made.jsonl", 1))


@st.composite
def thread_drafts(draw):
    """A state of one of two threads."""
    name = f"t{draw(st.integers(1, 2))}"
    body = ThreadBody("slack", draw(texts), members=(Person(draw(st.sampled_from(["Ada Moss", "Ben Rowe"]))),))
    return Draft(Subject("thread", name), "state", "slack", name, draw(times), "inferred", body, Place("made.jsonl", 1))


histories = st.lists(st.one_of(record_drafts(), record_drafts(), record_drafts(), thread_drafts()), max_size=24)

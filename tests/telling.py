"""A memory made of a few things that people said, for tests that ask it questions."""

from collections.abc import Iterable
from typing import Final

from memory_core.ingest import ingest
from memory_core.memory import Memory
from memory_core.model.body import PersonBody, RecordBody, ThreadBody
from memory_core.model.entry import Draft, Place, Subject
from memory_core.model.instant import from_iso
from memory_core.model.interval import Interval, moment
from memory_core.model.person import Person
from memory_core.people.owner import Owner
from memory_core.store.memory_log import MemoryLog
from memory_core.store.memory_shelf import MemoryShelf

PLACE = Place("told.jsonl", 1)
PEOPLE = {
    "ida": Person("Ida Holm", "ida@clay.example"),
    "nils": Person("Nils Berg", "nils@clay.example"),
    "ruth": Person("Ruth Aune", "ruth@clay.example"),
    "ruthv": Person("Ruth Vik", "ruth.vik@glaze.example"),
}
IDA = Owner(
    name="Ida Holm", addresses=("ida@clay.example",), handles=("slack:U1",), zone="UTC", domains=("clay.example",)
)


def said(name, when, who, text, **more):
    """Somebody's message; `more` goes to its body."""
    at = from_iso(f"{when}+00:00")
    fields = {"source": "slack", "kind": "message", "thread_id": "C1", "author": PEOPLE[who], **more}
    return _record(name, at, RecordBody(occurred=moment(at), text=text, **fields))


def told(*texts):
    """A memory of what somebody said in so many messages, one a day."""
    return memory_of(*(said(f"s{n}", f"2026-05-{4 + n:02}T09:00", "nils", text) for n, text in enumerate(texts)))


def asked(kinds):
    """Each question of each kind, with its kind; the questions of a kind stand last in it, a line each."""
    return [(kind, question.strip()) for kind, (*_, questions) in kinds.items() for question in questions.splitlines()]


def edited(name, when, text):
    """A later text of a message."""
    at = from_iso(f"{when}+00:00")
    body = RecordBody("slack", "message", "C1", moment(at), text)
    return Draft(Subject("record", name), "edit", "slack", f"{name}-edit", at, "exact", body, PLACE)


def deleted(name, when):
    """The end of a message."""
    return Draft(Subject("record", name), "end", "slack", name, from_iso(f"{when}+00:00"), "exact", None, PLACE)


def event(name, known, title, start, end, **fields):
    """A calendar event with its thread: two statements."""
    at, first, last = (from_iso(f"{each}+00:00") for each in (known, start, end))
    told = (("summary", title), ("start", f"{start}:00+00:00"), *fields.items())
    text = "\n".join([title, *(value for name, value in fields.items() if name in ("description", "location"))])
    body = RecordBody("google_calendar", "event", name, Interval(first, last), text, author=PEOPLE["ida"], fields=told)
    thread = ThreadBody("google_calendar", title)
    return [
        _record(name, at, body),
        Draft(Subject("thread", name), "state", "google_calendar", name, at, "exact", thread, PLACE),
    ]


def subject(thread, when, title):
    """The title of a mail thread."""
    at = from_iso(f"{when}+00:00")
    return Draft(Subject("thread", thread), "state", "gmail", thread, at, "exact", ThreadBody("gmail", title), PLACE)


def memory_of(*told, roles=()):
    """A memory of these statements; lists of them count as their members. `roles` are what people do, by name."""
    log = MemoryLog("ida")
    drafts = [each for item in told for each in (item if isinstance(item, list) else [item])]
    persons = [
        Draft(Subject("person", name), "state", "slack", name, from_iso("2026-01-01T00:00:00+00:00"), "exact",
              PersonBody("slack", person, dict(roles).get(name, "")), PLACE)
        for name, person in PEOPLE.items()
    ]  # fmt: skip
    ingest([*persons, *drafts], log, from_iso("2026-12-31T00:00:00+00:00"))
    memory = Memory(log, MemoryShelf())
    memory.belongs_to(IDA)
    return memory


def answered(memory, question, as_of="2026-06-01T12:00"):
    """What the memory answers."""
    return memory.answer(question, f"{as_of}:00+00:00", from_iso("2026-12-31T00:00:00+00:00"))


NEARLY_ALL: Final = 0.9
"""The share of wordings of which a test holds that they are read alike: what is learnt is right of most, not of all."""


def share(right: Iterable[bool]) -> float:
    """The share of what is true."""
    found = list(right)
    return sum(found) / len(found)


def text_of(memory, question, as_of="2026-06-01T12:00"):
    """What the memory says, be it that it does not know."""
    return answered(memory, question, as_of).outcome.text


def _record(name, at, body):
    return Draft(Subject("record", name), "state", body.source, name, at, "exact", body, PLACE)

"""What an entry says about its subject: the body of a record, of a thread, or of a person."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from memory_core.model.interval import Interval
from memory_core.model.person import NOBODY, Person

Voice: TypeAlias = Literal["owner", "person", "machine", "assistant"]
"""Who speaks, as far as the source itself knows: `owner` where only the owner can (a dictation, a prompt), `machine`
for bots and bulk mail, `assistant` for a model and its tools, else `person`."""

EARLIER_STATE: Final = "earlier_state"
"""The name of the field by which a source says that the record had an earlier state which was not exported."""


@dataclass(frozen=True, slots=True, order=True)
class Span:
    """A stretch `[start, end)` of a text, in characters, that a detector found, and why."""

    start: int
    end: int
    reason: str
    detector: str


@dataclass(frozen=True, slots=True)
class RecordBody:
    """The smallest thing that can be found, in one of its states.

    `occurred` is when it happened or will happen. `fields` are further facts of the source (`to`, `location`,
    `delivery_state`), shown but not searched. `spans` mark text that addresses an assistant.
    """

    source: str
    kind: str
    thread_id: str
    occurred: Interval
    text: str
    voice: Voice = "person"
    author: Person = NOBODY
    author_label: str = ""
    reply_to: str = ""
    fields: tuple[tuple[str, str], ...] = ()
    spans: tuple[Span, ...] = field(default=(), compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class ThreadBody:
    """What holds records together, in one of its states: its title, its place (channel topic, room), its members."""

    source: str
    title: str
    place: str = ""
    members: tuple[Person, ...] = ()


@dataclass(frozen=True, slots=True)
class PersonBody:
    """A person as a source's directory lists them, in one of its states."""

    source: str
    person: Person
    role: str = ""
    machine: bool = False


Body: TypeAlias = RecordBody | ThreadBody | PersonBody

"""The desk: everything that a command is planned from, as of one instant. Nothing on it can be changed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, time
from typing import Final
from zoneinfo import ZoneInfo

from memory_core.agenda.agenda import Agenda
from memory_core.index.tokens import terms
from memory_core.memory import Memory
from memory_core.model.body import PersonBody, RecordBody, ThreadBody
from memory_core.model.entry import Subject
from memory_core.model.instant import FOREVER, Instant, to_datetime
from memory_core.model.version import Version
from memory_core.people.directory import Directory, Identity
from memory_core.people.owner import Owner, tzinfo
from memory_core.people.trust import trust
from memory_core.search.passage import label
from memory_core.search.reader import Reader
from memory_core.when.choice import Clock

SLACK: Final = "slack:"


@dataclass(frozen=True)
class Channel:
    """A Slack channel or direct conversation: its id and name, and the handles of its members (folded)."""

    id: str
    name: str
    members: frozenset[str]


@dataclass(frozen=True)
class Desk:
    """A memory as of `as_of`, when the command was `spoken`, and what its owner has answered so far.

    `replies`: key of the question -> its last answer; `turns`: all of them as they were given, (key, answer).
    """

    memory: Memory
    as_of: Instant
    reader: Reader
    agenda: Agenda
    owner: Owner
    listed: tuple[PersonBody, ...]
    spoken: Instant
    undated: tuple[PersonBody, ...] = ()
    replies: Mapping[str, str] = field(default_factory=dict)
    turns: tuple[tuple[str, str], ...] = ()

    @classmethod
    def of(cls, memory: Memory, as_of: Instant, spoken: Instant | None = None) -> Desk:
        """The desk of a memory as of an instant, for a command spoken then or at another one."""
        reader = memory.reader(as_of)
        at = as_of if spoken is None else spoken
        return cls(
            memory,
            as_of,
            reader,
            memory.agenda(as_of),
            memory.owner,
            memory.listed(as_of),
            at,
            memory.listed(Instant(FOREVER - 1)),
        )

    def answered(self, turns: Sequence[tuple[str, str]]) -> Desk:
        """The same desk with these answers on it, in the order in which they were given."""
        return replace(self, replies=dict(turns), turns=tuple(turns))

    def answers(self, key: str) -> tuple[str, ...]:
        """All answers to one question, the first one first."""
        return tuple(answer for asked, answer in self.turns if asked == key)

    @property
    def directory(self) -> Directory:
        """Who there is."""
        return self.reader.directory

    @property
    def zone(self) -> ZoneInfo:
        """The owner's time zone."""
        return tzinfo(self.owner)

    @property
    def now(self) -> datetime:
        """When the command was spoken, on the owner's wall."""
        return to_datetime(self.spoken, self.zone)

    @property
    def clock(self) -> Clock:
        """The owner's wall clock and working hours."""
        start, end = (time.fromisoformat(each) for each in self.owner.working_hours)
        return Clock(self.now.replace(tzinfo=None), (start, end))

    @property
    def undated_roles(self) -> list[tuple[Identity, set[str]]]:
        """Whose titles lists without dates say, by their words.

        Such a list is known for certain only from its export on. It may still say whom a command means; what it says is
        shown to nobody.
        """
        found = []
        for body in self.undated:
            identity = self.directory.identity(body.person)
            if body.role and identity is not None and not identity.machine and identity != self.directory.me:
                found.append((identity, set(terms(body.role))))
        return found

    def handle(self, identity: Identity) -> str:
        """The Slack id of somebody as Slack writes it; "" without one."""
        own = {key for key in identity.keys if key.startswith(SLACK)}
        written = (body.person.handle for body in self.listed if body.person.handle.casefold() in own)
        return next(written, next(iter(sorted(own)), "").upper()).removeprefix(SLACK).removeprefix(SLACK.upper())

    def is_colleague(self, address: str) -> bool:
        """Whether a mail address lies in one of the owner's domains."""
        return any(address.endswith(("@" + domain, "." + domain)) for domain in self.owner.domains)

    def versions(self, ids: list[str]) -> dict[str, Version]:
        """The records of these ids that are in force."""
        found = self.reader.in_force([Subject("record", each) for each in ids])
        return {subject.id: version for subject, version in found.items()}

    def channels(self, words: tuple[str, ...]) -> list[Channel]:
        """The Slack channels whose name or members have one of the terms, the best fit first."""
        ids = [each.id for each in self.reader.view.threads(words, 200)]
        found = self.reader.in_force([Subject("thread", each) for each in ids])
        bodies = [(each, found[Subject("thread", each)].body) for each in ids if Subject("thread", each) in found]
        return [
            Channel(name, body.title, frozenset(member.handle.casefold() for member in body.members))
            for name, body in bodies
            if isinstance(body, ThreadBody) and body.source == "slack"
        ]

    def shown(self, version: Version, text: str) -> str:
        """A title or name of a record as it may be shown: what addresses an assistant is withheld."""
        body = version.body
        trusted = trust(body, self.owner, self.directory) if isinstance(body, RecordBody) else None
        return label(text, trusted).text

"""What is asked of a search, and its checks. A filter that cannot be read is an error, never left out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from memory_core.errors import AmbiguousName, BadFilter, UnknownName
from memory_core.index.document import OWNER, facet
from memory_core.index.filter import Filter
from memory_core.index.tokens import terms
from memory_core.model.instant import FOREVER, Instant
from memory_core.model.interval import Interval
from memory_core.model.source import KINDS, SOURCES
from memory_core.people.directory import Ambiguous, Directory, Found, Identity, Unknown
from memory_core.search.passage import label

MOST: Final = 50
"""Hits that one search may ask for."""

DEEPEST: Final = 1000
"""Hits that all pages of one search may come to."""

_EARLIEST: Final = Instant(-(2**62))


@dataclass(frozen=True, slots=True)
class Request:
    """A search. "" and None ask for nothing in particular; `source` and `kind` may list several, separated by commas.

    `person` is who wrote, said or sent it (an event: who organises it); `thread` the id of a thread, or of a message
    for its replies; `after` (included) and `before` (not included) bound when it occurred. `withheld` says that records
    which are withheld are wanted too; `without` names signals that are to add nothing.
    """

    query: str = ""
    source: str = ""
    kind: str = ""
    person: str = ""
    thread: str = ""
    after: Instant | None = None
    before: Instant | None = None
    limit: int = 10
    withheld: bool = False
    without: tuple[str, ...] = ()

    @property
    def terms(self) -> tuple[str, ...]:
        """The different terms of the query, in order."""
        return tuple(dict.fromkeys(terms(self.query)))

    def filter(self, directory: Directory) -> Filter:
        """Who may pass.

        Raises BadFilter, AmbiguousName or UnknownName.
        """
        if not 1 <= self.limit <= MOST:
            raise BadFilter("limit", str(self.limit), f"a number from 1 to {MOST}")
        groups = [
            *_choice("source", self.source, tuple(SOURCES)),
            *_choice("kind", self.kind, KINDS),
            *_person(self.person, directory),
        ]
        return Filter(tuple(groups), self.thread, self._stretch())

    def _stretch(self) -> Interval | None:
        if self.after is None and self.before is None:
            return None
        after = _EARLIEST if self.after is None else self.after
        before = FOREVER if self.before is None else self.before
        if before <= after:
            raise BadFilter("before", "a time that is not later than `after`", "a later time, or leave one of them out")
        return Interval(after, before)


def _choice(name: str, value: str, allowed: tuple[str, ...]) -> list[tuple[bytes, ...]]:
    chosen = [each.strip() for each in value.split(",")] if value.strip() else []
    for each in chosen:
        if each not in allowed:
            raise BadFilter(name, each, f"one of {', '.join(allowed)}")
    return [tuple(facet(name, each) for each in chosen)] if chosen else []


def _person(name: str, directory: Directory) -> list[tuple[bytes, ...]]:
    if not name.strip():
        return []
    match directory.resolve(name):
        case Found(identity):
            keys = (OWNER, *identity.keys) if identity == directory.me else identity.keys
            return [tuple(facet("who", key) for key in keys)]
        case Ambiguous(candidates):
            raise AmbiguousName(name, tuple(map(_described, candidates)))
        case Unknown():
            raise UnknownName(name)


def _described(identity: Identity) -> str:
    """The name, and what tells it apart from another bearer of it."""
    told_apart = next((key for key in (*identity.addresses, *identity.keys) if key != identity.name.casefold()), "")
    described = f"{identity.name} <{told_apart}>" if told_apart else identity.name
    return label(described, None).text

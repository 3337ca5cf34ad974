"""Where statements list people: as members of a thread, as recipients, as attendees, in a directory.

A list is a fact about whoever stands in it, so it can be told without them. What is said of somebody in words is not:
that belongs to whoever said it.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Final

from memory_core.model.body import Body, PersonBody, RecordBody, ThreadBody
from memory_core.model.person import Person
from memory_core.sources.address import person

_FIELDS: Final = frozenset({"to", "cc", "bcc", "attendee"})
"""Fields of a record that name one person each."""

_ANSWER: Final = re.compile(r"\s*\([^()]*\)\s*$")
"""What an attendee answered, behind their name."""


@dataclass(frozen=True, slots=True)
class Struck:
    """A statement without somebody: what is left of it (None: nothing), and what was taken out, as it was written."""

    left: Body | None
    taken: tuple[str, ...]


def listed(body: Body | None) -> Iterator[Person]:
    """The people that a statement lists, in its order."""
    match body:
        case ThreadBody():
            yield from body.members
        case PersonBody():
            yield body.person
        case RecordBody():
            yield from (_named(value) for name, value in body.fields if name in _FIELDS)
        case None:
            pass


def struck(body: Body | None, names: Collection[str]) -> Struck:
    """The statement without whoever goes by one of these names, which are folded as the keys of a person are."""

    def gone(each: Person) -> bool:
        return not frozenset(each.telling).isdisjoint(names)

    match body:
        case ThreadBody():
            taken = [each for each in body.members if gone(each)]
            kept = tuple(each for each in body.members if not gone(each))
            return Struck(replace(body, members=kept), _written(taken)) if taken else Struck(body, ())
        case PersonBody() if gone(body.person):
            return Struck(None, (*_written([body.person]), body.role))
        case RecordBody():
            out = [pair for pair in body.fields if pair[0] in _FIELDS and gone(_named(pair[1]))]
            left = tuple(pair for pair in body.fields if pair not in out)
            return Struck(replace(body, fields=left), tuple(value for _, value in out)) if out else Struck(body, ())
        case _:
            return Struck(body, ())


def _named(written: str) -> Person:
    return person(_ANSWER.sub("", written))


def _written(people: Iterable[Person]) -> tuple[str, ...]:
    return tuple(text for each in people for text in (each.name, each.address))

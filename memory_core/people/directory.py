"""Everybody who is known at an instant, and what a name means among them.

A directory is made from what is visible at one instant (persons that a source lists, names beside addresses in records
and threads), so nobody is in it before they could be known. Several people of one name are data, never an error.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from memory_core.model.body import PersonBody
from memory_core.model.person import Person
from memory_core.people.merging import Human, merged, naming
from memory_core.people.names import bare, key, local_part, spelled
from memory_core.people.owner import Owner

_THE_OWNER: Final = frozenset({"me", "i", "myself"})
_SLACK: Final = "slack:"
_IN_BRACKETS: Final = re.compile(r"[^<>]*<\s*(?:mailto:)?([^<>\s]+)\s*>")


@dataclass(frozen=True)
class Identity:
    """One human or bot, under all their names.

    `name` is the fullest name seen (a directory's before others as full), else an address, else a handle. `keys` are
    the folded handles, addresses and names that mean this one and nobody else, as a record's author has them.
    """

    name: str
    keys: tuple[str, ...]
    addresses: tuple[str, ...]
    role: str = ""
    machine: bool = False


@dataclass(frozen=True, slots=True)
class Found:
    """The name means one person."""

    identity: Identity


@dataclass(frozen=True, slots=True)
class Ambiguous:
    """The name fits several people, sorted by name."""

    candidates: tuple[Identity, ...]


@dataclass(frozen=True, slots=True)
class Unknown:
    """The name fits nobody."""

    name: str


Resolution: TypeAlias = Found | Ambiguous | Unknown


@dataclass(frozen=True)
class Directory:
    """Who there is, by name. Make one with `Directory.of`.

    `me` is the owner (None while nothing is known of them); `listed` are the folded handles a source's directory has.
    """

    identities: tuple[Identity, ...]
    me: Identity | None
    listed: frozenset[str]
    _by_key: Mapping[str, Identity] = field(repr=False)
    _by_name: Mapping[str, Identity] = field(repr=False)
    _spellings: tuple[tuple[str, Identity], ...] = field(repr=False)
    _parts: frozenset[str] = field(repr=False)

    @classmethod
    def of(cls, persons: Iterable[PersonBody], aliases: Iterable[Person], owner: Owner) -> Directory:
        """The directory of these people, in whatever order they come."""
        namings = [*map(_listed, persons), *map(_alias, aliases), *_owners(owner)]
        pairs = [(human, _identity(human)) for human in merged(namings, owner.domains)]
        pairs.sort(key=lambda pair: _order(pair[1]))
        by_key: dict[str, Identity] = {}
        by_name: dict[str, Identity] = {}
        spellings: list[tuple[str, Identity]] = []
        for human, identity in pairs:
            for address in human.addresses:
                by_key[address] = identity
            for handle in human.handles:
                by_key[handle.casefold()] = identity
            for name in human.bears:
                by_name[name] = identity
            spellings += [(name, identity) for name in human.compared]
        return cls(
            tuple(identity for _, identity in pairs),
            next((identity for human, identity in pairs if human.owner), None),
            frozenset(handle.casefold() for human, _ in pairs for handle in human.handles if handle in human.listed),
            by_key,
            by_name,
            tuple(spellings),
            frozenset(part for name, _ in spellings for part in (name, *name.split())),
        )

    def identity(self, person: Person) -> Identity | None:
        """Who somebody named in a record is: by handle, else by address, by name only where there is neither.

        None when nobody, or nobody in particular, is meant.
        """
        for known in (person.handle.casefold(), person.address):
            if known and known in self._by_key:
                return self._by_key[known]
        if person.handle or person.address:
            return None
        return self._by_name.get(bare(person.name))

    def display(self, person: Person, label: str = "") -> str | None:
        """The name to show for the author of a record; None for nobody, who may have a label.

        A full name that has nothing in common with the names of the address it came from is shown as it was written:
        several people may write from one address.
        """
        identity = self.identity(person)
        if identity is None:
            shown = spelled(person.name) or person.address or person.handle
            return shown or (f"unidentified ({label})" if label else None)
        words = set(bare(person.name).split())
        return (
            spelled(person.name) if len(words) > 1 and words.isdisjoint(bare(identity.name).split()) else identity.name
        )

    def bears(self, wanted: str) -> bool:
        """Whether somebody has this name, or one of its words as a part; compared as `bare` gives it."""
        return wanted in self._parts

    def resolve(self, name: str) -> Resolution:
        """Who is meant by a name, an address, a handle or a Slack id, or "me".

        What fits exactly goes before a first or last name, that before the beginning of a name, that before the local
        part of an address; bots count only where no human fits.
        """
        bracketed = _IN_BRACKETS.fullmatch(name.strip())
        written = (bracketed[1] if bracketed else name).strip().removeprefix("@").casefold()
        if written in _THE_OWNER:
            return Found(self.me) if self.me else Unknown(name)
        exact = self._by_key.get(written) or self._by_key.get(f"{_SLACK}{written}")
        if exact:
            return Found(exact)
        wanted = bare(written)
        if "@" in written or not wanted:
            return Unknown(name)
        for fits in (self._of_full_name, self._of_part, self._of_beginning, self._of_local_part):
            found = dict.fromkeys(sorted(fits(wanted), key=_order))
            humans = [each for each in found if not each.machine] or list(found)
            if humans:
                return Found(humans[0]) if len(humans) == 1 else Ambiguous(tuple(humans))
        return Unknown(name)

    def _of_full_name(self, wanted: str) -> list[Identity]:
        return [identity for name, identity in self._spellings if name == wanted] if " " in wanted else []

    def _of_part(self, wanted: str) -> list[Identity]:
        inside = f" {wanted} "
        return [identity for name, identity in self._spellings if inside in f" {name} "]

    def _of_beginning(self, wanted: str) -> list[Identity]:
        if len(wanted) == 1 and wanted.isascii():
            return []
        inside = f" {wanted}"
        return [identity for name, identity in self._spellings if inside in f" {name}"]

    def _of_local_part(self, wanted: str) -> list[Identity]:
        return [
            identity
            for identity in self.identities
            if any(bare(local_part(address)) == wanted for address in identity.addresses)
        ]


def _order(identity: Identity) -> tuple[str, str, tuple[str, ...]]:
    return identity.name.casefold(), identity.name, identity.keys


def _listed(body: PersonBody) -> Human:
    human = naming(body.person.name, body.person.address, body.person.handle)
    human.listed = human.handles.union(human.names)
    human.machine = body.machine
    if body.role:
        human.roles = frozenset((body.role,))
    return human


def _alias(person: Person) -> Human:
    return naming(person.name, person.address, person.handle)


def _owners(owner: Owner) -> list[Human]:
    """The namings that the owner's settings make, all of one human."""
    found = [
        *(naming(owner.name, address=address) for address in owner.addresses),
        *(naming(owner.name, handle=handle) for handle in owner.handles),
    ] or [naming(owner.name)]
    for each in found:
        each.owner = True
    return found


def _identity(human: Human) -> Identity:
    keys = [*human.addresses, *(handle.casefold() for handle in human.handles)]
    keys += {key(name) for name, compared in human.names.items() if compared in human.bears}
    addresses = tuple(sorted(human.addresses))
    names = tuple(human.names) or (*addresses, *sorted(human.handles))[:1]
    shown = names[0] if len(names) == 1 else min(names, key=lambda name: _fullest(name, human))
    return Identity(spelled(shown), tuple(sorted(keys)), addresses, min(human.roles, default=""), human.machine)


def _fullest(name: str, human: Human) -> tuple[bool, int, bool, int, str]:
    """The order in which names are preferred: without remarks in brackets, of more words, listed, longer."""
    return "(" in name, -human.names[name].count(" "), name not in human.listed, -len(name), name

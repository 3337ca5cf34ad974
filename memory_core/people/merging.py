"""Which namings are of one human: by handle and by address first, then by name as far as a name can be believed.

Anybody can write any name beside an address. So a name joins two addresses only within one mail domain (the owner's
domains count as one, public mail domains as none), never two accounts of one service, and never a sender whom nobody
reads (no-reply@). A name on its own, such as a speaker's, goes to the one person who bears it; among several to the
one whom a directory or the owner's domains vouch for, if that is one; else to nobody. A first or last name on its own
goes to the only person who bears it, and a name that no human bears to the bot which a directory lists under it. An
owner known by name alone is nobody but whom those vouch for.

The result depends on the set of namings, never on their order.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import product
from typing import Final

from memory_core.people.names import PUBLIC_DOMAINS, bare, domain, spoken, unread, within

_OWN: Final = "own"
"""Stands for all of the owner's domains; a domain of that name has no dot and so is no mail domain's."""


@dataclass(slots=True, eq=False)
class Human:
    """All that is known of one human (or bot): the result of merging.

    `names` maps each spelling to how it is compared; `listed` holds the spellings and handles that a directory has;
    `bears` the compared names that name this one and nobody else.
    """

    addresses: frozenset[str] = frozenset()
    handles: frozenset[str] = frozenset()
    names: dict[str, str] = field(default_factory=dict)
    listed: frozenset[str] = frozenset()
    roles: frozenset[str] = frozenset()
    bears: frozenset[str] = frozenset()
    machine: bool = False
    owner: bool = False

    def add(self, others: Sequence[Human]) -> None:
        """Take in what is known of other namings of the same human."""
        self.addresses = self.addresses.union(*(other.addresses for other in others))
        self.handles = self.handles.union(*(other.handles for other in others))
        self.listed = self.listed.union(*(other.listed for other in others))
        self.roles = self.roles.union(*(other.roles for other in others))
        for other in others:
            self.names.update(other.names)
            self.machine |= other.machine
            self.owner |= other.owner

    @property
    def compared(self) -> Collection[str]:
        """The names this one is compared by, sorted; what the addresses suggest when no name was ever seen."""
        if len(self.names) == 1:
            return tuple(self.names.values())
        return sorted(set(self.names.values()) or {name for name in map(spoken, self.addresses) if name})


def merged(namings: Iterable[Human], own_domains: Collection[str]) -> list[Human]:
    """The humans that the namings are of, in no particular order."""
    anchored: list[Human] = []
    named: dict[str, Human] = {}
    for naming in namings:
        if naming.addresses or naming.handles:
            anchored.append(naming)
        else:
            for name in naming.names.values():
                named.setdefault(name, Human()).add([naming])
    humans = _joined(anchored, _by_key(anchored))
    for human in humans:
        human.machine |= bool(human.addresses) and not human.handles and all(map(unread, human.addresses))
    humans = _joined(humans, _by_name(humans, own_domains))
    humans += _given(humans, {name: naming for name, naming in named.items() if " " in name}, own_domains)
    humans += _given(humans, {name: naming for name, naming in named.items() if " " not in name}, own_domains)
    _settle(humans)
    return humans


def _joined(humans: Sequence[Human], groups: Iterable[Sequence[int]]) -> list[Human]:
    """The humans, with those of each group (by their places) made one."""
    parent: dict[int, int] = {}

    def root(place: int) -> int:
        while (above := parent.get(place, place)) != place:
            parent[place] = parent.get(above, above)
            place = above
        return place

    for group in groups:
        first = root(group[0])
        for place in group[1:]:
            if (other := root(place)) != first:
                parent[other] = first
    joining: dict[int, list[Human]] = defaultdict(list)
    for place in list(parent):
        joining[root(place)].append(humans[place])
    for place, others in joining.items():
        humans[place].add(others)
    return [human for place, human in enumerate(humans) if place not in parent]


def _by_key(humans: Sequence[Human]) -> Iterable[Sequence[int]]:
    """Pairs that share an address or a handle; all namings of the owner."""
    first: dict[str, int] = {}
    for place, human in enumerate(humans):
        keys = [*human.addresses, *(handle.casefold() for handle in human.handles), *([""] if human.owner else [])]
        for each in keys:
            if (before := first.setdefault(each, place)) != place:
                yield before, place


def _by_name(humans: Sequence[Human], own_domains: Collection[str]) -> Iterable[Sequence[int]]:
    """Groups of one full name within one mail domain, unless two accounts of one service are among them."""
    often = Counter(name for human in humans for name in set(human.names.values()) if " " in name)
    sharing: dict[tuple[str, str], list[int]] = defaultdict(list)
    for place, human in enumerate(humans):
        shared = {name for name in human.names.values() if often[name] > 1}
        if shared and not human.machine:
            for pair in product(shared, _homes(human, own_domains)):
                sharing[pair].append(place)
    for group in sharing.values():
        services = [each for place in group for each in {h.partition(":")[0] for h in humans[place].handles}]
        if len(group) > 1 and len(services) == len(set(services)):
            yield group


def _homes(human: Human, own_domains: Collection[str]) -> set[str]:
    """Where somebody may have further addresses. An account without any is at home in the owner's domains."""
    if not human.addresses:
        return {_OWN}
    return {
        _OWN if within(address, own_domains) else address if domain(address) in PUBLIC_DOMAINS else domain(address)
        for address in human.addresses
    }


def _given(humans: Sequence[Human], named: dict[str, Human], own_domains: Collection[str]) -> list[Human]:
    """Give names on their own to who bears them; those that nobody bears are humans of their own, returned."""
    bearers = _bearers(humans, named.keys())
    bots: dict[str, list[Human]] = defaultdict(list)
    for human in humans:
        if human.machine and human.listed:
            for name in set(human.names.values()):
                bots[name].append(human)
    alone, gifts = [], []
    for name, naming in named.items():
        found = bearers.get(name) or bots.get(name, [])
        vouched = [each for each in found if each.owner or each.listed or _own(each, own_domains)]
        strict = naming.owner or (" " in name and len(found) > 1)
        takers = vouched if strict else found
        if len(takers) == 1:
            gifts.append((takers[0], name, naming))
        elif not found or naming.owner:
            naming.bears |= {name}
            alone.append(naming)
    for taker, name, naming in gifts:
        taker.add([naming])
        taker.bears |= {name}
    return alone


def _bearers(humans: Sequence[Human], wanted: Collection[str]) -> dict[str, list[Human]]:
    """Who bears each of these full names, first names and last names; machines bear none."""
    bearers: dict[str, list[Human]] = defaultdict(list)
    for human in humans if wanted else ():
        if not human.machine:
            borne = set()
            for name in human.compared:
                borne |= {name, name.partition(" ")[0], name.rpartition(" ")[2]}
            for name in borne:
                if name in wanted:
                    bearers[name].append(human)
    return bearers


def _settle(humans: Sequence[Human]) -> None:
    """Say of each full name whose it is: who was given it, else its only bearer (a machine's if no human bears it)."""
    given = {name for human in humans for name in human.bears}
    for machines in (False, True):
        bearer: dict[str, Human | None] = {}
        for human in humans:
            if human.machine is machines:
                for name in human.names.values():
                    if name not in given and (" " in name or not (human.addresses or human.handles)):
                        bearer[name] = human if bearer.get(name, human) is human else None
        borne: dict[Human, set[str]] = defaultdict(set)
        for name, only in bearer.items():
            if only:
                borne[only].add(name)
        for human, names in borne.items():
            human.bears |= names
        given |= bearer.keys()


def _own(human: Human, own_domains: Collection[str]) -> bool:
    return any(within(address, own_domains) for address in human.addresses)


def naming(name: str, address: str = "", handle: str = "") -> Human:
    """One naming of somebody, before merging. A name that is an address is none."""
    human = Human()
    if address:
        human.addresses = frozenset((address,))
    if handle:
        human.handles = frozenset((handle,))
    if name and "@" not in name and (compared := bare(name)):
        human.names[name] = compared
    return human

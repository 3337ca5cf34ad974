"""Whose memory it is, guessed from the data where the owner has not said, with the evidence in plain words.

Only what others cannot forge counts: the labels of the owner's own mailbox, who is in all direct messages, who is in
most meetings and events. One pass over the drafts; what is kept does not grow with their texts.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Final

from memory_core.model.body import PersonBody, RecordBody, ThreadBody
from memory_core.model.entry import Draft
from memory_core.model.person import Person
from memory_core.people.names import PUBLIC_DOMAINS, bare, domain, spelled
from memory_core.people.owner import Owner
from memory_core.when.zone import zone_named

_SENT: Final = ("SENT", "sent")
_LABEL_FIELDS: Final = ("label", "labels")
_MET: Final = frozenset({"google_calendar", "meetings"})
_DIRECT: Final = "D"
"""Slack's ids of direct messages begin with it."""


@dataclass(frozen=True, slots=True)
class Guess:
    """The owner as far as known or guessed, and for each guess a line that says what it rests on."""

    owner: Owner
    evidence: tuple[str, ...]


@dataclass(slots=True)
class _Seen:
    """What the drafts say that bears on the owner: ids of mails, meetings and channels with who is in them."""

    sent: dict[str, str] = field(default_factory=dict)
    met: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    direct: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    listed: dict[str, Person] = field(default_factory=dict)
    names: dict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))

    def note(self, draft: Draft) -> None:
        """Keep what a draft says."""
        subject, body = draft.subject.id, draft.body
        match body:
            case RecordBody():
                self._name(body.author)
                if body.author.address and _is_sent(body):
                    self.sent[subject] = body.author.address
            case ThreadBody(source=source, members=members):
                for member in members:
                    self._name(member)
                if source in _MET:
                    self.met[subject] |= {member.address for member in members if member.address}
                elif source == "slack" and subject.startswith(_DIRECT) and members:
                    self.direct[subject] |= {member.handle for member in members if member.handle}
            case PersonBody(person=person):
                self._name(person)
                self.listed[subject] = max(self.listed.get(subject, person), person)
            case None:
                pass

    def _name(self, person: Person) -> None:
        if bare(person.name) and "@" not in person.name:
            for key in (person.address, person.handle):
                if key:
                    self.names[key][spelled(person.name)] += 1


def guess(drafts: Iterable[Draft], zones: Iterable[str] = (), known: Owner = Owner()) -> Guess:  # noqa: B008
    """The owner of the data that these drafts are from; what `known` sets is kept.

    `zones` are the IANA names found in the data, each as often as it was found. Without any sign of an owner the owner
    stays as known, and the evidence says so.
    """
    seen = _Seen()
    for draft in drafts:
        seen.note(draft)
    evidence: list[str] = []
    handle = "" if known.handles else _in_all_direct_messages(seen)
    addresses = known.addresses or _addresses(seen, known.handles or (handle,), evidence)
    handles = known.handles or _handles(seen, addresses, handle, evidence)
    owner = replace(
        known,
        addresses=addresses,
        handles=handles,
        name=known.name or _name(seen, (*addresses, *handles), evidence),
        domains=known.domains or _domains(addresses, evidence),
        zone=known.zone if known.zone != Owner().zone else _zone(zones, known.zone, evidence),
    )
    if not evidence:
        evidence.append("Nothing in the data shows whose memory this is." if owner == Owner() else _NOTHING_MORE)
    return Guess(owner, tuple(evidence))


_NOTHING_MORE: Final = "Nothing in the data adds to what is set."


def _is_sent(body: RecordBody) -> bool:
    return any(
        name in _LABEL_FIELDS and any(label in _SENT for label in value.replace(",", " ").split())
        for name, value in body.fields
    )


def _addresses(seen: _Seen, handles: tuple[str, ...], evidence: list[str]) -> tuple[str, ...]:
    """All senders of sent mail, the commonest first; else the account's; else the commonest attendee."""
    senders = Counter(seen.sent.values())
    if senders:
        ranked = _ranked(senders)
        evidence += [f"{_many(count, 'mail was', 'mails were')} sent from {address}." for address, count in ranked]
        return tuple(address for address, _ in ranked)
    for person in _sorted(seen.listed):
        if person.handle in handles and person.address:
            if person.handle == _in_all_direct_messages(seen):
                evidence.append(_direct_line(seen, person.handle))
            evidence.append(f"{person.handle} is listed with the address {person.address}.")
            return (person.address,)
    return _attendee(seen, evidence)


def _attendee(seen: _Seen, evidence: list[str]) -> tuple[str, ...]:
    ranked = _ranked(Counter(address for members in seen.met.values() for address in members))
    if not ranked:
        return ()
    address, count = ranked[0]
    of = f"of {_many(len(seen.met), 'meeting or event', 'meetings and events')}"
    if len(ranked) > 1 and ranked[1][1] == count:
        evidence.append(f"{address} and {ranked[1][0]} are both in {count} {of}, so neither was chosen.")
        return ()
    evidence.append(f"{address} is in {count} {of}, more than anybody else.")
    return (address,)


def _in_all_direct_messages(seen: _Seen) -> str:
    """The one account that is in every direct message; "" when several are, or none."""
    common = set[str].intersection(*seen.direct.values()) if seen.direct else set()
    return common.pop() if len(common) == 1 else ""


def _direct_line(seen: _Seen, handle: str) -> str:
    return f"{handle} is in all {_many(len(seen.direct), 'direct message', 'direct messages')}."


def _handles(seen: _Seen, addresses: tuple[str, ...], direct: str, evidence: list[str]) -> tuple[str, ...]:
    listed = [person for person in _sorted(seen.listed) if person.address in addresses and person.handle]
    if listed:
        evidence += [f"{person.address} is listed as {person.handle}." for person in listed]
        return tuple(dict.fromkeys(person.handle for person in listed))
    if direct and not any(person.handle == direct and person.address for person in seen.listed.values()):
        evidence.append(_direct_line(seen, direct))
        return (direct,)
    return ()


def _name(seen: _Seen, keys: tuple[str, ...], evidence: list[str]) -> str:
    """The fullest name beside the owner's addresses and accounts, among those as full the commonest."""
    names: Counter[str] = Counter()
    for key in keys:
        names.update(seen.names.get(key, {}))
    if not names:
        return ""
    name = min(names, key=lambda name: ("(" in name, -len(name.split()), -names[name], name))
    beside = next(key for key in keys if name in seen.names.get(key, {}))
    evidence.append(f"{beside} is called {name}.")
    return name


def _domains(addresses: tuple[str, ...], evidence: list[str]) -> tuple[str, ...]:
    found = tuple(dict.fromkeys(map(domain, addresses)))
    own = tuple(each for each in found if each not in PUBLIC_DOMAINS)
    evidence += [f"{each} is the domain of the owner's address, so its people count as colleagues." for each in own]
    return own


def _zone(zones: Iterable[str], otherwise: str, evidence: list[str]) -> str:
    ranked = _ranked(Counter(zone for zone in zones if zone_named(zone)))
    if not ranked:
        return otherwise
    zone, count = ranked[0]
    evidence.append(f"{zone} is the commonest time zone, named {_many(count, 'time', 'times')}.")
    return zone


def _ranked(counts: Counter[str]) -> list[tuple[str, int]]:
    """The commonest first; among those as common in order of the alphabet."""
    return sorted(counts.items(), key=lambda item: (-item[1], item[0]))


def _sorted(listed: dict[str, Person]) -> list[Person]:
    return [listed[subject] for subject in sorted(listed)]


def _many(count: int, one: str, many: str) -> str:
    return f"{count} {one if count == 1 else many}"

"""Who is meant: names, nicknames, slips of the pen, roles, pronouns, and channels; as of the desk's instant.

A name that several bear is settled by the way the message goes when only one of them can be reached that way.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final, TypeAlias

from actions.grammar.commands import Way
from actions.grammar.phrases.people import EVERYBODY, GROUPS
from actions.grammar.plain.slips import one_slip
from actions.grammar.words.lexicon import ARTICLES, PERSONAL
from actions.grammar.words.tokens import Phrase, lows, said
from actions.resolve.bearers import bearers
from actions.resolve.bynames import by_byname
from actions.resolve.channels import direct, letters, named_channels
from actions.resolve.descriptions import at_house, by_description, is_house, ours
from actions.resolve.desk import Channel, Desk
from actions.resolve.result import MOST_OPTIONS, Barred, Known, Looked, Open, Option
from actions.resolve.roles import NO_NAMES, ROLES, by_role, by_role_slip, roles
from memory_core.index.tokens import terms
from memory_core.people.directory import Found, Identity
from memory_core.people.names import bare, within

_OF_THEM: Final = frozenset({"the two of them", "all of them", "them both", "both of them", "the three of them"})
_TEAMS: Final = frozenset(" ".join(words) for words in EVERYBODY)
_SHORTEST_SLIP: Final = 4
MANY: Final = 8
"""Addressees from which on a message goes to many, which needs a yes."""
_SHORTEST_ASKED: Final = 3
"""Letters of a mistyped name that is asked about, and not taken for another one."""
LONG: Final = 5
"""Letters of a word from which on it may be a mistyped name wherever it stands."""


@dataclass(frozen=True, slots=True)
class Someone:
    """Somebody a message can go to. An address alone has no identity."""

    name: str
    address: str = ""
    handle: str = ""
    identity: Identity | None = None


Addressee: TypeAlias = Someone | Channel


@dataclass(frozen=True)
class Company:
    """Who and what was spoken of before in the command, for its pronouns."""

    people: tuple[Someone, ...] = ()
    by_role: dict[str, str] = field(default_factory=dict)


def is_name(desk: Desk, text: str) -> bool:
    """Whether these words name somebody: a name of the directory, a nickname, or a role that somebody has."""
    words = bare(text)
    if not words or (words in NO_NAMES and not text[:1].isupper()) or len(words) < 2:
        return False
    known = ours(desk, text) or bearers(desk, text) or at_house(desk, text) or by_role(desk, text)
    return bool(known) or is_house(desk, text) or _is_slip(desk, text)


def _is_slip(desk: Desk, text: str) -> bool:
    """Whether a word that no record has is nearly somebody's name."""
    long = len(text) >= LONG and text.isalpha() and text.casefold() not in NO_NAMES
    return long and not any(desk.reader.view.frequencies(terms(text)).values()) and bool(_by_slip(desk, text))


def addressees(
    desk: Desk, names: Sequence[Phrase], way: Way, company: Company, slot: str = "to"
) -> Looked[tuple[Addressee, ...]]:
    """Everybody whom these names mean, each once, in order; the first that is open or impossible instead."""
    found: list[Addressee] = []
    evidence: list[str] = []
    notes: list[str] = []
    for number, name in enumerate(names):
        one = _addressee(desk, name, way, company, f"{slot}.{number}.{bare(said(name))}")
        if not isinstance(one, Known):
            return one
        found += [each for each in one.value if each not in found]
        evidence += one.evidence
        notes += one.notes
    return Known(tuple(found), tuple(evidence), tuple(notes))


def people(desk: Desk, names: Sequence[Phrase], company: Company, slot: str) -> Looked[tuple[Someone, ...]]:
    """As `addressees`, for where only people can be meant, by their mail address."""
    found = addressees(desk, names, "mail", company, slot)
    if not isinstance(found, Known):
        return found
    return Known(tuple(each for each in found.value if isinstance(each, Someone)), found.evidence, found.notes)


def _addressee(desk: Desk, name: Phrase, way: Way, company: Company, key: str) -> Looked[tuple[Addressee, ...]]:
    # A mistyped article is one all the same.
    name = tuple(replace(token, text=token.low) if token.low in ARTICLES else token for token in name)
    text = said(name)
    low = bare(text)
    if name[0].kind == "address":
        return Known((_by_address(desk, name[0].low),))
    if name[0].kind == "channel" or "channel" in lows((*name[:2], name[-1])):
        return _channel(desk, name, key)
    if name[-1].low in PERSONAL or low in _OF_THEM:
        return _spoken_of(name, company, key)
    if low in GROUPS or low in _TEAMS or is_house(desk, text):
        return _group(desk, text, way, key)
    return _person(desk, text, way, key)


def _spoken_of(name: Phrase, company: Company, key: str) -> Looked[tuple[Addressee, ...]]:
    """Whom a pronoun means: all who were spoken of last, or the first of them."""
    if not company.people:
        return Open(key, f"Who is meant by “{said(name)}”?")
    return Known(company.people[:1] if PERSONAL.get(name[-1].low) == "one" else company.people)


def _person(desk: Desk, text: str, way: Way, key: str) -> Looked[tuple[Addressee, ...]]:
    reply = desk.replies.get(key)
    found = _identities(desk, reply or text)
    if found and not reply and way != "mail" and (meant := _meant_channel(desk, text)):
        return Known((meant,), (), (f"“{text}” was read as the channel #{meant.name}.",))
    if not found and reply:
        return Known((Someone(reply, reply.lower()),)) if "@" in reply else _unknown(desk, reply, key)
    if not found:
        channel = named_channels(desk, text)
        if channel and way != "mail":
            return Known((channel[0],), (), (f"“{text}” was read as the channel #{channel[0].name}.",))
        return _unknown(desk, text, key)
    reachable = [each for each in found if _reaches(each, way)]
    if not reachable:
        return Barred(_unreachable(found[0], way))
    if len(reachable) > 1:
        options = tuple(map(_option, reachable[:MOST_OPTIONS]))
        names = " or ".join(filter(None, (", ".join(o.label for o in options[:-1]), options[-1].label)))
        return Open(key, f"Which {text.strip()} do you mean: {names}?", options)
    notes = () if _exactly(text, reachable[0]) or reply else (f"“{text}” was read as {reachable[0].name}.",)
    return Known((someone(desk, reachable[0]),), (), notes)


def _meant_channel(desk: Desk, text: str) -> Channel | None:
    """The one channel of that name, where a single word says only a part of what somebody is: "the warehouse"."""
    words = [word for word in bare(text).split() if word not in ARTICLES]
    if len(words) != 1 or not text.casefold().startswith("the ") or words[0] in ROLES or bearers(desk, text):
        return None
    wanted = set(terms(words[0]))
    partly = any(wanted < role for held in (roles(desk), desk.undated_roles) for _, role in held)
    exactly = any(wanted == role for held in (roles(desk), desk.undated_roles) for _, role in held)
    channels = named_channels(desk, words[0]) if partly and not exactly else []
    return channels[0] if len(channels) == 1 else None


def someone(desk: Desk, identity: Identity) -> Someone:
    """Somebody of the directory, with the address to write to: one of the owner's domains before others."""
    addresses = sorted(identity.addresses, key=lambda each: (not within(each, desk.owner.domains), each))
    return Someone(identity.name, addresses[0] if addresses else "", desk.handle(identity), identity)


def _by_address(desk: Desk, address: str) -> Someone:
    match desk.directory.resolve(address):
        case Found(identity):
            return Someone(identity.name, address, desk.handle(identity), identity)
        case _:
            return Someone(address, address)


def _identities(desk: Desk, text: str) -> list[Identity]:
    """Everybody whom the words may mean: by name, nickname or role, else by a slip of the pen."""
    return (
        ours(desk, text)
        or bearers(desk, text)
        or at_house(desk, text)
        or by_role(desk, text)
        or _by_slip(desk, text)
        or by_role_slip(desk, text)
        or by_byname(desk, text)
        or by_description(desk, text)
    )


def _by_slip(desk: Desk, text: str, shortest: int = _SHORTEST_SLIP) -> list[Identity]:
    """Who is called nearly so: one letter off, or two swapped, in a name of four letters on."""
    wanted = bare(text)
    if len(wanted) < shortest or wanted in NO_NAMES:
        return []
    found = []
    for identity in desk.directory.identities:
        parts = bare(identity.name).split()
        borne = (" ".join(parts), *parts) if " " in wanted else tuple(parts)
        if not identity.machine and any(one_slip(wanted, each) for each in borne):
            found.append(identity)
    return found


def _unknown(desk: Desk, text: str, key: str) -> Open:
    near = _by_slip(desk, text, _SHORTEST_ASKED)[:MOST_OPTIONS]
    return Open(
        key,
        f"I know nobody called “{text}”. Who is it, or what is the address?",
        tuple(_option(each) for each in near),
    )


def _option(identity: Identity) -> Option:
    told = identity.addresses[0] if identity.addresses else identity.role or (identity.keys[0] if identity.keys else "")
    value = identity.addresses[0] if identity.addresses else identity.keys[0]
    return Option(f"{identity.name} ({told})" if told else identity.name, value)


def _reaches(identity: Identity, way: Way) -> bool:
    match way:
        case "slack":
            return any(key.startswith("slack:") for key in identity.keys)
        case "mail":
            return bool(identity.addresses)
        case _:
            return bool(identity.addresses) or any(key.startswith("slack:") for key in identity.keys)


def _unreachable(identity: Identity, way: Way) -> str:
    place = "on Slack" if way == "slack" else "by mail: no address is known"
    return f"{identity.name} cannot be reached {place}." if way else f"No way to reach {identity.name} is known."


def _exactly(text: str, identity: Identity) -> bool:
    words = bare(text.removesuffix("'s")).split()
    return "@" in text or set(words) <= set(bare(identity.name).split()) or text.casefold() in identity.keys


def _channel(desk: Desk, name: Phrase, key: str) -> Looked[tuple[Addressee, ...]]:
    words = [
        token.text.lstrip("#@")
        for token in name
        if token.low not in ("channel", "of", "for", "the", "our", "my", "slack", "team", "whole", "entire")
    ]
    text = " ".join(words) or said(name)
    reply = desk.replies.get(key)
    text = reply.lstrip("#") if reply else text
    if name[0].text.startswith("@") and (found := _identities(desk, text)):
        return (
            Known((someone(desk, found[0]),))
            if len(found) == 1
            else Open(key, f"Which {text} do you mean?", tuple(_option(each) for each in found[:MOST_OPTIONS]))
        )
    found_channels = named_channels(desk, text)
    best = [
        each for each in found_channels if letters(each.name) == letters(text) or each.id.casefold() == text.casefold()
    ] or found_channels
    if len(best) == 1:
        return Known((best[0],))
    options = tuple(Option(f"#{each.name}", each.id) for each in best[:MOST_OPTIONS])
    if best:
        return Open(key, f"Which channel is “{text}”?", options)
    return Open(key, f"There is no channel “{text}”. Which one is meant?", options)


def _house(desk: Desk) -> tuple[Someone, ...]:
    """Everybody with an address in the owner's house, but the owner and machines; by name."""
    others = [each for each in desk.directory.identities if not each.machine and each != desk.directory.me]
    found = [someone(desk, each) for each in others if any(map(desk.is_colleague, each.addresses))]
    return tuple(sorted(found, key=lambda each: (each.name, each.address)))


def _group(desk: Desk, text: str, way: Way, key: str) -> Looked[tuple[Addressee, ...]]:
    """Everybody: the mailing list of the house where a mail is meant, else to be asked."""
    reply = desk.replies.get(key)
    lists = [
        each
        for each in desk.directory.identities
        if bare(each.name).split()[:1] in (["everyone"], ["everybody"], ["all"])
        and any(map(desk.is_colleague, each.addresses))
    ]
    if not reply and way == "mail" and len(lists) == 1:
        return Known((someone(desk, lists[0]),), (), (f"“{text}” was read as {lists[0].name}.",))
    everyone = _house(desk) if not reply and way == "mail" else ()
    if len(everyone) >= MANY:
        return Known(everyone, (), (f"“{text}” was read as everybody in the house.",))
    if reply:
        found = named_channels(desk, reply.lstrip("#"))
        if found:
            return Known((found[0],))
        identities = _identities(desk, reply)
        if len(identities) == 1:
            return Known((someone(desk, identities[0]),))
    listed = [each for each in desk.channels(("general", "team", "everyone", "all")) if not direct(each)]
    options = tuple(Option(f"#{each.name}", each.id) for each in listed[:MOST_OPTIONS])
    return Open(key, f"Who is “{text}”: which channel, or which people?", options)

"""Who is meant by a description: "our Daniel", "Daniel at Kestrel", "whoever has the list", "the lead auditor"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from actions.grammar.phrases.people import DOERS
from actions.grammar.words.speech import begins_with
from actions.grammar.words.tokens import said, tokens
from actions.resolve.bearers import bearers
from actions.resolve.channels import letters, named_channels
from actions.resolve.desk import Desk
from actions.resolve.roles import HOLDERS, NO_NAMES, ROLE_LEADS
from memory_core.index.document import facet
from memory_core.index.filter import Filter
from memory_core.index.tokens import terms
from memory_core.model.answer import Answer
from memory_core.model.instant import to_iso
from memory_core.people.directory import Identity
from memory_core.people.names import bare

_ALL_OF: Final = frozenset(
    f"{who} {where}" for who in ("all", "everyone", "everybody", "the whole", "whole") for where in ("of", "at", "in")
)
_SHORTEST_HOUSE: Final = 5


def ours(desk: Desk, text: str) -> list[Identity]:
    """Of "our Daniel" those of the name who are colleagues; [] where none is."""
    lead, _, name = text.strip().partition(" ")
    found = bearers(desk, name) if lead.casefold() == "our" and name else []
    return [each for each in found if any(map(desk.is_colleague, each.addresses))]


def is_house(desk: Desk, text: str) -> bool:
    """Whether words are for everybody in the owner's house by its name: "all of Candle", "everyone at Candle"."""
    lead, _, house = bare(text).rpartition(" ")
    return lead in _ALL_OF and any(letters(domain.partition(".")[0]) == letters(house) for domain in desk.owner.domains)


def at_house(desk: Desk, text: str) -> list[Identity]:
    """Such as "Daniel at Kestrel": who bears the name and has an address of that house, or writes in such a channel.

    "The lady from the health office" is whoever alone has an address there.
    """
    for lead in (" at ", " from ", " of ", " in the "):
        name, found, house = text.partition(lead)
        name = name.casefold().removeprefix("the ").removeprefix("our ").strip()
        wanted = letters(house.casefold().removeprefix("the "))
        if not found or not wanted:
            continue
        called = bearers(desk, name) if name not in HOLDERS else list(desk.directory.identities)
        there = [each for each in called if _lives_at(each, wanted)]
        if name in HOLDERS:
            return there if len(there) == 1 else []
        if there or lead == " at ":
            return there or _member_of(desk, called, house)
        if called:
            return _member_of(desk, called, house)
    return _told_apart(desk, text)


def _told_apart(desk: Desk, text: str) -> list[Identity]:
    """Such as "Daniel lab": of several of a name the one of such a house, role or channel; [] where nobody is."""
    name, _, word = text.strip().partition(" ")
    called = bearers(desk, name) if word and " " not in word else []
    if len(called) < 2:
        return []
    told = [each for each in called if _lives_at(each, letters(word)) or set(terms(word)) <= set(terms(each.role))]
    return told if len(told) == 1 else _member_of(desk, called, word)


def _lives_at(identity: Identity, house: str) -> bool:
    """Whether somebody has an address of a house: its letters are in the domain, or those of the domain in it."""
    domains = [address.rpartition("@")[2] for address in identity.addresses]
    return any(
        house in letters(each) or (len(each) > _SHORTEST_HOUSE and letters(each.partition(".")[0]) in house)
        for each in domains
    )


def _member_of(desk: Desk, called: Sequence[Identity], house: str) -> list[Identity]:
    """The only one of several who has written in the channel of that name; [] where that is not just one."""
    channels = named_channels(desk, house)
    wrote = [each for each in called if any(_wrote_in(desk, each, channel.id) for channel in channels)]
    return wrote if len(wrote) == 1 else []


def _wrote_in(desk: Desk, identity: Identity, channel: str) -> bool:
    keys = tuple(facet("who", each) for each in identity.keys)
    return bool(desk.reader.view.latest(1, Filter((keys,), channel)))


def by_description(desk: Desk, text: str) -> list[Identity]:
    """Who signs as what the words describe, or is said to be: by what the memory answers."""
    low = text.strip().casefold()
    wanted = set(terms(low.removeprefix("my ").removeprefix("our ")))
    phrase = tokens(text)
    if deed := begins_with(phrase, DOERS):
        return _by_deed(desk, said(phrase[deed:]))
    if not wanted or not low.startswith(ROLE_LEADS):
        return []
    answered = desk.memory.answer(f"Who is {text.strip()}?", to_iso(desk.as_of), desk.as_of).outcome
    if not isinstance(answered, Answer):
        return []
    for each in answered.citations:
        signed = set(terms(each.quote))
        if each.who and wanted <= signed and set(terms(each.who)) <= signed and (found := bearers(desk, each.who)):
            return found
    return []


def _by_deed(desk: Desk, deed: str) -> list[Identity]:
    """Who does what the words say: the only one whom the first record names that the memory answers with."""
    answered = desk.memory.answer(f"Who {deed}?", to_iso(desk.as_of), desk.as_of).outcome
    quote = answered.citations[0].quote if isinstance(answered, Answer) and answered.citations else ""
    words = [word.strip(".,;:!?") for word in quote.split() if word[:1].isupper()]
    found = {each.keys[0]: each for word in words if bare(word) not in NO_NAMES for each in bearers(desk, word)}
    return list(found.values()) if len(found) == 1 else []

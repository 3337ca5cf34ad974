"""Who bears a name: in full, by a part of it, as a nickname or behind a title."""

from __future__ import annotations

from typing import Final

from actions.resolve.desk import Desk
from actions.resolve.nicknames import NICKNAMES
from actions.resolve.roles import NO_NAMES
from memory_core.people.directory import Ambiguous, Found, Identity
from memory_core.people.names import bare

_TITLES: Final = frozenset("mr mrs ms miss dr prof herr frau sir madam".split())


def bearers(desk: Desk, text: str) -> list[Identity]:
    """Everybody who is called this; [] for nobody."""
    plain = text.strip().removesuffix("'s").removesuffix("’s").removeprefix("the ")
    first, _, rest = plain.partition(" ")
    if rest and first.casefold().rstrip(".") in _TITLES:
        plain = rest
    match desk.directory.resolve(plain):
        case Found(identity):
            return [identity] if _bears(identity, plain) else []
        case Ambiguous(candidates):
            return [each for each in candidates if _bears(each, plain)]
        case _:
            pass
    first, _, rest = bare(plain).partition(" ")
    for full in NICKNAMES.get(first, ()):
        match desk.directory.resolve(f"{full} {rest}".strip()):
            case Found(identity) if _bears(identity, f"{full} {rest}"):
                return [identity]
            case Ambiguous(candidates):
                return [each for each in candidates if _bears(each, full)]
            case _:
                continue
    return []


def _bears(identity: Identity, text: str) -> bool:
    """Whether somebody is called this, and not only begins like it; of beginnings, those of three letters on count."""
    wanted = bare(text).split()
    if (
        "@" in text
        or not wanted
        or text.strip().casefold().lstrip("@") in {key.removeprefix("slack:") for key in identity.keys}
    ):
        return True
    called = [identity.name, *(key for key in identity.keys if "@" not in key and ":" not in key)]
    called += [address.partition("@")[0].replace(".", " ") for address in identity.addresses]
    borne = frozenset(word for name in called for word in bare(name).split())
    return all(_borne(word, borne, first=number == 0) for number, word in enumerate(wanted))


def _borne(word: str, borne: frozenset[str], *, first: bool) -> bool:
    """Whether a word is one of a name's, begins one ("Theo"), or stands for one behind the first ("Jonas W")."""
    if word in borne:
        return True
    if len(word) == 1:
        return not first and any(each.startswith(word) for each in borne)
    begins = any(each.startswith(word) and len(each) - len(word) <= 4 for each in borne)
    return begins and len(word) >= 3 and word not in NO_NAMES

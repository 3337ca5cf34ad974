"""People as mail headers and calendars write them."""

from __future__ import annotations

import re
from typing import Final

from memory_core.model.person import NOBODY, Person

_NAME_AND_ADDRESS: Final = re.compile(r"(?P<name>[^<>]*)<\s*(?P<address>[^<>\s]+@[^<>\s]+)\s*>")
_ADDRESS: Final = re.compile(r"[^<>\s]+@[^<>\s]+")


def person(written: str) -> Person:
    """Who `Name <address>`, an address, or a name is; NOBODY for an empty text.

    >>> person('"Mina Sol" <Mina@Example.org>')
    Person(name='Mina Sol', address='mina@example.org', handle='')
    """
    text = written.strip()
    both = _NAME_AND_ADDRESS.fullmatch(text)
    if both:
        name = " ".join(both["name"].replace('\\"', '"').strip().strip('"').split())
        return Person(name=name, address=both["address"].lower())
    if _ADDRESS.fullmatch(text):
        return Person(address=text.lower())
    return Person(name=text) if text else NOBODY

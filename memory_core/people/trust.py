"""How far what somebody wrote is to be trusted: computed at read, from who the owner says they are."""

from __future__ import annotations

from typing import Final

from memory_core.model.body import RecordBody
from memory_core.model.hit import Trust
from memory_core.people.directory import Directory
from memory_core.people.names import within
from memory_core.people.owner import Owner

_OF_VOICE: Final[dict[str, Trust]] = {"assistant": "agent", "machine": "automated", "owner": "own"}


def trust(body: RecordBody, owner: Owner, directory: Directory) -> Trust:
    """Whose words a record holds, as seen from its owner.

    Colleagues are those with an address in the owner's domains, and those a source's directory lists without any
    address. Who is not identified is external. A name makes nobody the owner or a colleague when an address
    stands beside it.
    """
    if body.voice in _OF_VOICE:
        return _OF_VOICE[body.voice]
    identity = directory.identity(body.author)
    if identity is None:
        return "external"
    if identity == directory.me:
        return "own"
    if identity.machine:
        return "automated"
    if any(within(address, owner.domains) for address in identity.addresses):
        return "colleague"
    listed = not identity.addresses and not directory.listed.isdisjoint(identity.keys)
    return "colleague" if listed else "external"

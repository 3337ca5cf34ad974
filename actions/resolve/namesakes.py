"""Which of several people of one name is meant: whoever wrote most of what is said around the name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from actions.grammar.words.tokens import Phrase, said
from actions.resolve.desk import Desk
from actions.resolve.mails import subject
from memory_core.index.document import facet
from memory_core.index.filter import Filter
from memory_core.index.tokens import terms
from memory_core.model.body import RecordBody
from memory_core.people.directory import Found, Identity

RECENT: Final = 20
"""Records of each that are looked at, the latest ones."""
LEAST: Final = 2
"""Terms that one record has to have: a single one may be anybody's."""


def meant_of(desk: Desk, addresses: Sequence[str], words: Phrase) -> Identity | None:
    """The one of these people a record of whom has more terms of the words than any of the others'; None for none."""
    ranked: list[tuple[int, Identity]] = []
    for address in addresses:
        match desk.directory.resolve(address):
            case Found(identity):
                ranked.append((_most(desk, identity, set(terms(said(words)))), identity))
            case _:
                continue
    ranked.sort(key=lambda each: (-each[0], each[1].name, each[1].keys))
    alone = len(ranked) == 1 or (len(ranked) > 1 and ranked[0][0] > ranked[1][0])
    return ranked[0][1] if alone and ranked[0][0] >= LEAST else None


def _most(desk: Desk, identity: Identity, wanted: set[str]) -> int:
    """The most of the terms that one of somebody's latest records has."""
    keys = tuple(facet("who", each) for each in identity.keys)
    ids = [each.id for each in desk.reader.view.latest(RECENT, Filter((keys,)))]
    own = set(terms(identity.name))
    bodies = ((each, each.body) for each in desk.versions(ids).values())
    texts = (f"{subject(each)} {body.text}" for each, body in bodies if isinstance(body, RecordBody))
    return max((len((wanted - own) & set(terms(text))) for text in texts), default=0)

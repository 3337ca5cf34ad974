"""What a tombstone is keyed on: digests, under a key of the scope, that a thing is known by when it comes again.

A thing is known by its id, and by its author, time and words: the words without case, accents, width and spacing, and
each name its author goes by. So the same text from the same author and instant is refused under any id, while an "ok"
from somebody else is not. A paraphrase passes.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b
from typing import Final

from memory_core.hygiene.text import cleaned, folded
from memory_core.model.body import Body, PersonBody, RecordBody
from memory_core.model.entry import NOUNS, Draft, Subject

_SIZE: Final = 16


def of_subject(key: bytes, subject: Subject) -> bytes:
    """The digest of an id."""
    return _digest(key, "id", subject.noun, subject.id)


def of_words(key: bytes, body: Body | None) -> frozenset[bytes]:
    """The digests of what somebody said at an instant, one for each name of theirs; none of what has no words."""
    if not isinstance(body, RecordBody):
        return frozenset()
    said = "".join(folded(cleaned(body.text)).split())
    names = body.author.keys or (f"={body.voice}",)
    at = str(body.occurred.start)
    return frozenset(_digest(key, "words", name, at, said) for name in names) if said else frozenset()


def of_names(key: bytes, names: Iterable[str]) -> frozenset[bytes]:
    """The digests of the names that somebody goes by, folded as the keys of a person are."""
    return frozenset(of_subject(key, Subject("person", name)) for name in names)


def of_draft(key: bytes, draft: Draft) -> frozenset[bytes]:
    """All that a draft may be refused by: its subject's id, its export entry's, its words, the person it is about."""
    ids = {of_subject(key, draft.subject), of_subject(key, Subject("record", draft.source_id))}
    about = draft.body.person.telling if isinstance(draft.body, PersonBody) else ()
    return frozenset(ids) | of_words(key, draft.body) | of_names(key, about)


def of_history(key: bytes, subject: Subject, bodies: Iterable[Body]) -> frozenset[bytes]:
    """All that a subject with these states is to be known by."""
    return frozenset({of_subject(key, subject)}.union(*(of_words(key, body) for body in bodies)))


def liftable(id: str) -> frozenset[Subject]:
    """What may have been forgotten under an id; a person by any of their names."""
    return frozenset(Subject(noun, id) for noun in NOUNS) | {Subject("person", id.casefold())}


def _digest(key: bytes, *parts: str) -> bytes:
    whole = b"".join(b"%d:%b" % (len(part), part) for part in (each.encode("utf-8", "replace") for each in parts))
    return blake2b(whole, key=key, digest_size=_SIZE, person=b"candor tombstone").digest()

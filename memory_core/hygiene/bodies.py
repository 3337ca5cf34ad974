"""Hygiene of a whole body: every text in it cleaned and masked, and the words of a record searched for instructions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from memory_core.hygiene.instructions import spans
from memory_core.hygiene.secrets import masked
from memory_core.hygiene.text import cleaned
from memory_core.model.body import Body, PersonBody, RecordBody, ThreadBody
from memory_core.model.person import NOBODY, Person


def safe(text: str) -> str:
    """The text as it may be stored: cleaned first, since an invisible character would hide a secret from masking."""
    return masked(cleaned(text)) if text else text


def hygienic(body: Body) -> Body:
    """The body as it may be stored; ids and times stay as they are. Doing it twice changes nothing more."""
    return _OF[type(body)](body)


def _record(body: RecordBody) -> RecordBody:
    text = safe(body.text)
    return RecordBody(
        source=body.source,
        kind=body.kind,
        thread_id=body.thread_id,
        occurred=body.occurred,
        text=text,
        voice=body.voice,
        author=_person(body.author),
        author_label=safe(body.author_label),
        reply_to=body.reply_to,
        fields=tuple((name, safe(value)) for name, value in body.fields),
        spans=spans(text),
    )


def _thread(body: ThreadBody) -> ThreadBody:
    return ThreadBody(body.source, safe(body.title), safe(body.place), tuple(map(_person, body.members)))


def _listed(body: PersonBody) -> PersonBody:
    return PersonBody(body.source, _person(body.person), safe(body.role), body.machine)


def _person(person: Person) -> Person:
    if person is NOBODY or not (person.name or person.address):
        return person
    return Person(safe(person.name), safe(person.address), person.handle)


_OF: Final[dict[type, Callable[..., Body]]] = {RecordBody: _record, ThreadBody: _thread, PersonBody: _listed}

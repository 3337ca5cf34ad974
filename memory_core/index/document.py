"""What is indexed: a version as a document (its terms, times and facets), and the ending of one.

A document is opened once. When a later entry shortens, lengthens or withdraws its stretch, an ending says so; the
document itself is never touched. A withdrawn document ends when it begins, and stays withdrawn: should its version come
back, a new document is opened.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import blake2b
from typing import Final, TypeAlias

from memory_core.hygiene.instructions import spans
from memory_core.index.tokens import terms
from memory_core.model.body import Body, PersonBody, RecordBody, Span, ThreadBody, Voice
from memory_core.model.instant import Instant
from memory_core.model.interval import Interval
from memory_core.model.person import Person
from memory_core.model.version import Version

LONGEST_FACET: Final = 160
"""Bytes of a facet; a longer one keeps its beginning and a digest (a name beside an address its beginning alone)."""

OWNER: Final = "=owner"
"""The key of whoever the memory belongs to, for records that only they can have made."""

Words: TypeAlias = Mapping[str, int]
"""Terms and how often each occurs."""

_OF_OTHERS: Final[frozenset[Voice]] = frozenset({"person", "machine"})
"""The voices in which somebody else may speak to an assistant."""


@dataclass(frozen=True, slots=True)
class Document:
    """A version in the form the index holds it.

    `number` is unique within an index and grows; `seq` is the log entry the body is read from; `thread` is the key of
    the thread it belongs to; `words` are its distinct terms, each with its count; `facets` are what filters
    ask for, such as b"source:slack".
    """

    number: int
    seq: int
    id: str
    known: Interval
    occurred: Interval
    thread: int
    words: Words
    facets: tuple[bytes, ...]

    @property
    def length(self) -> int:
        """How many terms it has, repetitions included."""
        return sum(self.words.values())


@dataclass(frozen=True, slots=True)
class Ending:
    """The document `number`, not withdrawn so far, now ends at `end`, no longer at `before`; FOREVER: it does not."""

    number: int
    before: Instant
    end: Instant
    words: Words


def thread_key(thread_id: str) -> int:
    """A thread's id as a 63-bit number. Two of a million threads share one with a probability of about 1e-7."""
    return int.from_bytes(blake2b(thread_id.encode(), digest_size=8).digest(), "big") >> 1


def facet(name: str, value: str) -> bytes:
    """A filter's name and value as one key.

    >>> facet("source", "slack")
    b'source:slack'
    """
    whole = f"{name}:{value}".encode()
    if len(whole) <= LONGEST_FACET:
        return whole
    return whole[: LONGEST_FACET - 16] + blake2b(whole, digest_size=8).hexdigest().encode()


def words(body: Body) -> Words:
    """The distinct terms of a body with their counts, in the order in which they first occur."""
    # Not a Counter, and no copy of one: the garbage collector would walk it.
    counts: dict[str, int] = {}
    for term in terms(searched_text(body)):
        counts[term] = counts.get(term, 0) + 1
    return counts


def searched_text(body: Body) -> str:
    """The words a body can be found by.

    Text that addresses an assistant is left out where others can write it, so that nobody can make a mail rank by
    words its reader is never shown.
    """
    match body:
        case RecordBody(voice=voice, text=text):
            return without(text, body.spans) if voice in _OF_OTHERS else text
        case ThreadBody(title=title, place=place, members=members):
            names = (member.name or member.address.partition("@")[0] for member in members)
            text = "\n".join((title, place, *names))
            return without(text, spans(text))
        case PersonBody(person=person, role=role):
            return f"{person.name}\n{role}"


def without(text: str, found: tuple[Span, ...], mark: str = " ") -> str:
    """The text with each span replaced by `mark`; overlapping spans count as one."""
    kept: list[str] = []
    place = 0
    for span in sorted(found):
        if span.end <= place:
            continue
        kept += [text[place : max(span.start, place)], mark if span.start >= place else ""]
        place = span.end
    return "".join((*kept, text[place:]))


def document(version: Version, number: int) -> Document:
    """The version as a document of this number."""
    body = version.body
    occurred = body.occurred if isinstance(body, RecordBody) else Interval(version.known.start, version.known.start)
    thread = body.thread_id if isinstance(body, RecordBody) else version.subject.id
    return Document(
        number,
        version.seq,
        version.subject.id,
        version.known,
        occurred,
        thread_key(thread),
        words(body),
        tuple(sorted(set(_facets(body)))),
    )


def _facets(body: Body) -> list[bytes]:
    match body:
        case RecordBody(source=source, kind=kind):
            reply = [facet("reply", body.reply_to)] if body.reply_to else []
            return [facet("source", source), facet("kind", kind), *_who(body), *_alias(body.author), *reply]
        case ThreadBody(members=members):
            return [alias for member in members for alias in _alias(member)]
        case PersonBody():
            return []


def _who(body: RecordBody) -> list[bytes]:
    """Whom a record is from."""
    keys = body.author.telling
    return [facet("who", key) for key in ((OWNER, *keys) if body.voice == "owner" else keys)]


def _alias(person: Person) -> list[bytes]:
    """Name and address side by side, so that who is known at an instant can be read off the index."""
    # Not by `facet`: what is read back must hold no digest.
    return [f"alias:{person.address}\n{person.name}".encode()[:LONGEST_FACET]] if person.address or person.name else []

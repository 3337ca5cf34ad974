"""Names that no list has, but letters and talk: "Dear Lulu" to Louise, "Marc, the Captain", "by Prof I mean Anna"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from actions.grammar.words.lexicon import ARTICLES
from actions.resolve.desk import Desk
from memory_core.index.tokens import terms
from memory_core.model.body import RecordBody
from memory_core.model.entry import Subject
from memory_core.people.directory import Ambiguous, Found, Identity
from memory_core.people.names import bare
from memory_core.search.search import THREAD_WEIGHT

MOST: Final = 40
"""Records with the name that are looked at."""
_GREETING: Final = re.compile(r"^\W*(?:dear|hi|hello|hey|good morning|morning)\s+([^\W\d_]+)\b", re.IGNORECASE)
_WORD: Final = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)?")
_BETWEEN: Final = frozenset(
    "is was i mean means meant now the a our my aka alias called that's thats we call are or".split()
)
"""What may stand between a byname and whoever bears it."""


def by_byname(desk: Desk, text: str) -> list[Identity]:
    """Whom records call so, each once; [] when none does, all whom a name that goes with it may mean."""
    words = bare(text).split()
    name = words[-1] if words and (len(words) == 1 or (len(words) == 2 and words[0] in ARTICLES)) else ""
    wanted = terms(name)
    if len(name) < 3 or not wanted:
        return []
    found: dict[str, Identity] = {}
    ids = [each.id for each in desk.reader.view.best(wanted, MOST, THREAD_WEIGHT)]
    versions = desk.reader.in_force([Subject("record", each) for each in ids])
    for subject in sorted(versions, key=lambda each: each.id):
        body = versions[subject].body
        if isinstance(body, RecordBody) and body.voice != "machine":
            found |= {each.keys[0]: each for each in _called(desk, body, name)}
    return [found[key] for key in sorted(found)]


def _called(desk: Desk, body: RecordBody, name: str) -> Iterator[Identity]:
    """Whom one record calls so: whom it greets, who signs, who is said to be it."""
    greeted = _GREETING.match(body.text)
    to = [value for field, value in body.fields if field == "to"]
    if greeted and bare(greeted[1]) == name and len(to) == 1:
        yield from _named(desk, to[0])
    lines = [line.strip() for line in body.text.splitlines() if line.strip()]
    author = desk.directory.identity(body.author)
    if len(lines) > 1 and bare(lines[-1]) == name and author is not None:
        yield author
    yield from _equated(desk, body.text, name)


def _equated(desk: Desk, text: str, name: str) -> Iterator[Identity]:
    """Whoever is said to be it: a name beside it with nothing but "is", "the", "I mean" between."""
    words = _WORD.findall(text)
    plain = [bare(word) for word in words]
    for at, word in enumerate(plain):
        if word != name:
            continue
        for step in (1, -1):
            near = at + step
            while 0 <= near < len(plain) and plain[near] in _BETWEEN:
                near += step
            apart = abs(near - at) > 1
            if apart and 0 <= near < len(plain) and words[near][:1].isupper():
                yield from _named(desk, words[near])


def _named(desk: Desk, text: str) -> list[Identity]:
    match desk.directory.resolve(text):
        case Found(identity):
            return [identity] if identity != desk.directory.me else []
        case Ambiguous(candidates):
            others = [each for each in candidates if each != desk.directory.me]
            # Among ourselves a first name is a colleague's.
            house = [each for each in others if any(map(desk.is_colleague, each.addresses))]
            return house if len(house) == 1 else others
        case _:
            return []

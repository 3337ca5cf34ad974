"""Which records that would stay repeat words of those that would go, or name the person who would.

A reply, a forward, the same note twice; and whatever somebody else says of a person by their full name or address.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence
from typing import Final

from memory_core.hygiene.text import folded
from memory_core.index.tokens import terms
from memory_core.model.body import RecordBody
from memory_core.model.entry import Subject
from memory_core.search.reader import Reader

RUN: Final = 24
"""Letters in a row that make a quotation, blanks and quotation marks apart."""

_ASKED: Final = 200
"""Records whose words are looked for."""
_NEAR: Final = 20
"""How many records are compared with each of them."""
_TERMS: Final = 60
_NAMING: Final = 200
"""How many records are looked at for a name."""
_BETWEEN: Final = re.compile(r"[\s>|\"'“”‘’«»*_]+")


def quoting(reader: Reader, records: Sequence[str]) -> tuple[str, ...]:
    """The ids of records in force that are not among these and repeat a run of words of one of them, in order."""
    going = set(records)
    found: set[str] = set()
    for text in _texts(reader, records[:_ASKED]):
        runs = _runs(text)
        near = reader.view.best(list(dict.fromkeys(terms(text)))[:_TERMS], _NEAR + len(going & set(records[:_NEAR])))
        others = [each.id for each in near if each.id not in going and each.id not in found]
        found |= {name for name, other in _by_id(reader, others) if not runs.isdisjoint(_runs(other))}
    return tuple(sorted(found))


def naming(reader: Reader, names: Collection[str], going: Collection[str]) -> tuple[str, ...]:
    """The ids of records in force that are not among those that go and have one of the names in their words, in order.

    A single word names too many people to say so.
    """
    full = [each for each in map(folded, names) if len(terms(each)) > 1]
    found: set[str] = set()
    for name in full:
        near = reader.view.best(list(dict.fromkeys(terms(name))), _NAMING)
        texts = _by_id(reader, [each.id for each in near if each.id not in going])
        found |= {record for record, text in texts if name in " ".join(folded(text).split())}
    return tuple(sorted(found))


def _texts(reader: Reader, records: Iterable[str]) -> list[str]:
    histories = reader.log.history(
        [Subject("record", each) for each in records], reader.view.snapshot.position.sequence
    )
    return [
        entry.draft.body.text
        for entries in histories.values()
        for entry in entries
        if isinstance(entry.draft.body, RecordBody)
    ]


def _by_id(reader: Reader, records: Sequence[str]) -> list[tuple[str, str]]:
    found = reader.in_force([Subject("record", each) for each in records])
    return [(each.id, v.body.text) for each, v in found.items() if isinstance(v.body, RecordBody)]


def _runs(text: str) -> set[str]:
    plain = _BETWEEN.sub("", folded(text))
    return {plain[start : start + RUN] for start in range(len(plain) - RUN + 1)}

"""The terms a query is searched by: its own, and those for which its words stand in this memory."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from types import MappingProxyType
from typing import Final

from memory_core.index.document import searched_text
from memory_core.index.tokens import terms
from memory_core.model.entry import Subject
from memory_core.search.acronyms import acronyms, initials, spelt_out
from memory_core.search.question import Question
from memory_core.search.reader import Reader
from memory_core.search.thesaurus import synonyms

MEANT: Final = 0.8
"""What a repaired word counts beside one that was written so."""

SPELT: Final = 0.5
"""What an acronym counts for its words, and they for it."""

ALIKE: Final = 0.35
"""What a word counts that may stand for one of the query's."""

LOOKED_AT: Final = 12
"""Records that are read to find out what an acronym stands for."""


@dataclass(frozen=True, slots=True)
class Wording:
    """Terms with what each counts (1: as written), and what was read into the query, in words for its author."""

    terms: Mapping[str, float]
    notes: tuple[str, ...] = ()

    @classmethod
    def as_written(cls, question: Question) -> Wording:
        """The question's own terms."""
        return cls(MappingProxyType(dict.fromkeys(question.terms, 1.0)))


def wording(question: Question, reader: Reader) -> Wording:
    """What to search for, as of the reader's view."""
    known = reader.view.frequencies(question.terms)
    found = dict.fromkeys(question.terms, 1.0)
    notes: list[str] = []
    for word in dict.fromkeys(question.words):
        own = terms(word)
        unknown = len(own) == 1 and own[0] in question.terms and own[0] not in known
        if unknown and (meant := reader.view.repaired(word)):
            found |= {term: MEANT for term in meant if term not in found}
            notes.append(f"No record has {word!r}; searched for {' '.join(meant)!r} as well.")
    for term in (*_joined(question, reader), *_spelt(question, reader)):
        found.setdefault(term, SPELT)
    for term, weight in _alike(question, reader).items():
        found.setdefault(term, weight)
    return Wording(MappingProxyType(found), tuple(notes))


def _alike(question: Question, reader: Reader) -> dict[str, float]:
    """What may stand for the question's words, each counting at most as much as the word it stands for would."""
    found: dict[str, float] = {}
    idf = reader.view.idf((*question.terms, *(other for term in question.terms for other in synonyms(term))))
    for term in question.terms:
        for other in synonyms(term):
            if other in idf:
                weight = ALIKE * min(1.0, idf[term] / idf[other]) if term in idf else ALIKE
                found[other] = max(weight, found.get(other, 0.0))
    return found


def _joined(question: Question, reader: Reader) -> list[str]:
    """Two neighbouring words that the memory writes as one."""
    joined = [term for a, b in pairwise(question.words) if terms(a) and terms(b) for term in terms(a + b)]
    return sorted(reader.view.frequencies(joined))


def _spelt(question: Question, reader: Reader) -> list[str]:
    """The words of the question's acronyms, and the acronyms of its words, where a record has both."""
    found: list[str] = []
    for acronym in acronyms(question.text):
        found += spelt_out(acronym, _texts(reader, terms(acronym)))
    short = {letters: words for letters, words in initials(question.words) if letters.isalpha()}
    known = reader.view.frequencies(short)
    for letters in sorted(known):
        meant = terms(" ".join(short[letters]))
        if meant and spelt_out(letters, _texts(reader, [letters, *meant])) == tuple(meant):
            found.append(letters)
    return found


def _texts(reader: Reader, wanted: Sequence[str]) -> list[str]:
    """The texts of the records that fit these terms best."""
    best = [Subject("record", each.id) for each in reader.view.best(wanted, LOOKED_AT)]
    there = reader.in_force(best)
    return [searched_text(there[subject].body) for subject in best if subject in there]

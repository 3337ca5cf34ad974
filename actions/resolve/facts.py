"""Facts that a command points to instead of saying them: looked up in the memory, with the record cited."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from actions.grammar.lexicon import FACT_VERBS, FACT_WORDS
from actions.grammar.tokens import Phrase, said, trimmed
from actions.resolve.desk import Desk
from actions.resolve.result import Known, Looked, Open
from memory_core.index.tokens import terms
from memory_core.model.hit import Hit

_SENTENCE: Final = re.compile(r"[^.!?\n]+(?:[.!?](?=\S)[^.!?\n]*)*[.!?]?")
_TRUSTED: Final = frozenset({"own", "colleague", "external"})
_POINTING: Final = frozenset(term for word in FACT_WORDS | FACT_VERBS for term in terms(word))
"""Words that say that a fact is meant, and not which."""
_ENOUGH: Final = 0.6
"""The share of the words of a fact that a sentence must have to state it."""


def fact(desk: Desk, phrase: Phrase, key: str) -> Looked[str]:
    """The sentence of the record that states it best; open when none does, or the owner has said it."""
    words = said(trimmed(phrase))
    reply = desk.replies.get(key)
    if reply:
        return Known(reply)
    wanted = frozenset(terms(words)) - _POINTING or frozenset(terms(words))
    stated = [each for hit in desk.search(words, limit=20) if hit.trust in _TRUSTED for each in _sentences(hit, wanted)]
    if not wanted or not stated:
        return Open(key, f"I do not know {words}. What is it?")
    best = max(score for score, _, _ in stated)
    sentence, hit = max(
        ((text, hit) for score, text, hit in stated if score == best), key=lambda each: (each[1].known_from, each[1].id)
    )
    return Known(sentence, (hit.id,), (f"“{words}” was looked up.",))


def _sentences(hit: Hit, wanted: frozenset[str]) -> Sequence[tuple[tuple[bool, float], str, Hit]]:
    """The sentences that state what is wanted, with their scores: those that hold a number first."""
    found = []
    for match in _SENTENCE.finditer(hit.text):
        text = match.group().strip()
        have = wanted.intersection(terms(text))
        if wanted and len(have) / len(wanted) >= _ENOUGH and len(terms(text)) > len(have):
            found.append(((any(each.isdigit() for each in text), len(have) / len(wanted)), text, hit))
    return found

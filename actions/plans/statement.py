"""The words of a condition: whether they deny something, and whom they name."""

from __future__ import annotations

from typing import Final

from actions.grammar.phrases.listening import Listener
from actions.grammar.phrases.people import people_at
from actions.grammar.words.lexicon import PERSONAL
from actions.grammar.words.tokens import Phrase, lows, owner

NOT: Final = frozenset(
    """not haven't hasn't didn't don't doesn't isn't aren't wasn't weren't no nothing never none nobody won't
    can't havent hasnt didnt without ain't""".split()
)
SAYS: Final = frozenset("says say said states shows has have contains mentions reads names is be".split())
"""Verbs of what a text says."""


def denies(words: Phrase) -> bool:
    """Whether a condition says that something is not so."""
    return not NOT.isdisjoint(lows(words))


def named_in(words: Phrase, listener: Listener) -> tuple[tuple[Phrase, ...], range]:
    """Who is named first, possessively or not, and where; () when nobody is. The owner is nobody here.

    A pronoun stands for somebody only where no name does.
    """
    pronouns: tuple[tuple[Phrase, ...], range] = ((), range(0))
    for at, token in enumerate(words):
        if token.low in ("i", "me", "we"):
            continue
        if token.low.endswith("'s") and listener.is_name(token.text[:-2]):
            return ((owner(token),),), range(at, at + 1)
        found, end = people_at(words, at, listener)
        if found and token.low not in PERSONAL:
            return found, range(at, end)
        if found and not pronouns[0]:
            pronouns = found, range(at, end)
    return pronouns

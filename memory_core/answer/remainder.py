"""What is left of a question without its words of asking, its names and its times: what it is about, if anything."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from memory_core.answer.forms import EMPTY
from memory_core.answer.irregular import base
from memory_core.answer.question import Named
from memory_core.index.tokens import terms, tokens
from memory_core.people.directory import Directory, Identity
from memory_core.people.mentions import named
from memory_core.when.mentions import mentions


def remainder(text: str, people: tuple[Named, ...], now: datetime) -> tuple[str, ...]:
    """The telling terms of a question asked at a wall time, each once, in order.

    >>> remainder("what do I have tomorrow about the kiln", (), datetime(2026, 5, 4, 9))
    ('kiln',)
    """
    names = {term for each in people for term in each.terms}
    times = [(each.start, each.end) for each in mentions(text, now)]
    found = (
        base(token.term)
        for token in tokens(text)
        if token.term not in names and not any(start <= token.start < end for start, end in times)
    )
    return tuple(dict.fromkeys(term for term in found if term not in EMPTY))


def others(text: str, directory: Directory) -> tuple[Named, ...]:
    """The people whom a text names in whatever case, without the owner and what writes by itself."""
    return _named(text, directory, lambda who: not who.machine and who != directory.me)


def myself(text: str, directory: Directory) -> tuple[Named, ...]:
    """The owner, by each of their names that a text has."""
    return _named(text, directory, lambda who: who == directory.me)


def _named(text: str, directory: Directory, fits: Callable[[Identity], bool]) -> tuple[Named, ...]:
    found = {
        each.name: people
        for each in named(text, directory)
        if (people := tuple(who for who in each.identities if fits(who)))
    }
    return tuple(Named(name, tuple(dict.fromkeys(terms(name))), bearers) for name, bearers in found.items())

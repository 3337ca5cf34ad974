"""Who gets a copy of a message: "cc Tor", "with Siv in cc", "Bo should get a copy", "no copy to anyone"."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from actions.grammar.phrases.listening import Listener
from actions.grammar.phrases.people import People, people_at
from actions.grammar.words.tokens import Phrase, lows, tokens, trimmed

_CC: Final = frozenset("cc cc'd cc'ing ccing copying copy copies".split())
_BCC: Final = frozenset("bcc bcc'd bcc'ing bccing".split())
_BLIND: Final = frozenset("blind hidden secret invisible".split())
_UNSEEN: Final = frozenset("knowing seeing noticing realising realizing".split())
_LONGEST_UNSEEN: Final = 6
"""Tokens of "without anybody else seeing it"."""
_TO: Final = frozenset(": to in for goes go also as well".split())
"""What may stand between a copy and whoever gets it."""
_BEFORE: Final = frozenset(
    "and with , in on a the also please put keep send blind hidden secret carbon then no without any".split()
)
"""What leads a copy in, before it."""
_GETS: Final = frozenset(
    """in on into as the a blind hidden secret carbon get gets should must have has receive receives wants needs to on:
    also too can""".split()
)
"""What may stand between whoever gets a copy and the copy."""
_LEADS: Final = frozenset(", and with let put keep have give get include slip stick pop drop add".split())
"""What stands before those who get a copy."""
_COMMA: Final = tokens(",")
_NOBODY: Final = frozenset("anyone anybody nobody noone no-one none no any".split())


@dataclass(frozen=True, slots=True)
class _Copy:
    """Who gets it, blind or not, and the tokens `[start, end)` that say so."""

    people: tuple[Phrase, ...]
    blind: bool
    start: int
    end: int


def copies(phrase: Phrase, listener: Listener) -> tuple[Phrase, tuple[Phrase, ...], tuple[Phrase, ...]]:
    """The phrase without its copies, and who gets them openly and blind."""
    if unseen := _unseen(phrase):
        # "copy in Bo without her seeing it"
        rest, cc, bcc = copies(phrase[: unseen[0]] + phrase[unseen[1] :], listener)
        return (rest, (), (*cc, *bcc)) if cc or bcc else (phrase, (), ())
    for at in range(len(phrase) - 1, -1, -1):
        found = _copy_at(phrase, at, listener) if phrase[at].low in _CC | _BCC and phrase[at].kind == "word" else None
        if found is not None:
            rest, cc, bcc = copies(phrase[: found.start] + phrase[found.end :], listener)
            return rest, cc if found.blind else (*found.people, *cc), (*found.people, *bcc) if found.blind else bcc
    return phrase, (), ()


def _unseen(phrase: Phrase) -> tuple[int, int] | None:
    """The tokens `[start, end)` that say that nobody is to see who gets a copy; None where none say it."""
    for start in range(1, len(phrase)):
        behind = phrase[start : start + _LONGEST_UNSEEN]
        at = next((n for n, token in enumerate(behind) if token.low in _UNSEEN), 0)
        if behind[0].low == "without" and at:
            end = start + at + 1
            end += 1 if lows(phrase[end : end + 1]) in (("it",), ("that",), ("this",)) else 0
            return start - (phrase[start - 1].low == ","), end
    return None


def only_copies(phrase: Phrase, listener: Listener) -> bool:
    """Whether words say nothing but who gets a copy: "and Maja in cc"; behind a colon may stand what is said."""
    copied = phrase[: next((n for n, token in enumerate(phrase) if token.low == ":"), len(phrase))]
    return bool(copied) and not trimmed(copies((*_COMMA, *copied), listener)[0])


def _copy_at(phrase: Phrase, at: int, listener: Listener) -> _Copy | None:
    """The copy that the word at this place speaks of; None for "a copy of the lease"."""
    start = at
    while start and phrase[start - 1].low in _BEFORE:
        start -= 1
    blind = phrase[at].low in _BCC or not _BLIND.isdisjoint(lows(phrase[start:at]))
    people, end = _behind(phrase, at + 1, listener)
    if people or end > at + 1:
        return _Copy(people, blind, start, end)
    stop = at
    while stop and phrase[stop - 1].low in _GETS:
        stop -= 1
    if lows(phrase[stop:at]) and (lows(phrase[stop - 1 : stop]) or ("",))[0] in _NOBODY:
        return _Copy((), blind, _led(phrase, stop - 1), at + 1)
    for first in range(1, stop):
        if phrase[first - 1].low not in _LEADS:
            continue
        people, end = people_at(phrase, first, listener)
        if people and end == stop < at:
            return _Copy(people, blind, _led(phrase, first), at + 1)
    return None


def _behind(phrase: Phrase, first: int, listener: Listener) -> People:
    """Who stands behind the word for a copy, and where they end; nobody and a further place for "to anyone"."""
    at = first
    while at < len(phrase) and phrase[at].low in _TO:
        at += 1
    if at > first and lows(phrase[at : at + 1]) and phrase[at].low in _NOBODY:
        return (), at + 1
    people, end = people_at(phrase, at, listener)
    while people and end < len(phrase) and phrase[end].low in ("in", "too"):
        end += 1
    return people, end if people else first


def _led(phrase: Phrase, first: int) -> int:
    """Where the words begin that lead to whoever gets a copy."""
    while first and phrase[first - 1].low in _LEADS:
        first -= 1
    return first

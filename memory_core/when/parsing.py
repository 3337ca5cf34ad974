"""Grammar rules as values: terminals, sequences, alternatives and options over tokens.

A rule read at a token gives every way to read it: pairs of a value and the token behind it. Nothing is chosen while
reading, so a short reading never hides a longer one. Rules know the classes of tokens they can begin with, so most are
turned away by one look; what a `named` rule read at a place is kept for the rest of the text. No rule repeats itself
without bound, so reading is linear in the length of the text.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from typing import Any, Final, Generic, TypeAlias, TypeVar

from memory_core.when.tokens import Token

T = TypeVar("T")
U = TypeVar("U")


@dataclass(frozen=True, slots=True)
class Source:
    """The tokens of one text, whether "5/12" is a day in December there, and what named rules have read in it."""

    tokens: tuple[Token, ...]
    day_first: bool = False
    read: dict[tuple[int, int], tuple[tuple[Any, int], ...]] = field(default_factory=dict)


Found: TypeAlias = tuple[tuple[T, int], ...]
Reader: TypeAlias = Callable[[Source, int], tuple[tuple[T, int], ...]]


@dataclass(frozen=True, slots=True, eq=False)
class Rule(Generic[T]):
    """A rule: how it reads, the classes it can begin with, and whether it can read nothing at all."""

    read: Reader[T]
    first: frozenset[str]
    empty: bool = False


def word(*words: str) -> Rule[str]:
    """One token of any of these words or classes; its value is the word."""
    wanted = frozenset(words)

    def read(source: Source, at: int) -> Found[str]:
        token = source.tokens[at]
        return () if wanted.isdisjoint(token.classes) else ((token.word, at + 1),)

    return Rule(read, wanted)


def glued(*words: str) -> Rule[str]:
    """Like `word`, right behind the token before it."""
    wanted = frozenset(words)

    def read(source: Source, at: int) -> Found[str]:
        token = source.tokens[at]
        return () if not token.glued or wanted.isdisjoint(token.classes) else ((token.word, at + 1),)

    return Rule(read, wanted)


def phrase(text: str) -> Rule[str]:
    """These words in this order; its value is the phrase."""
    rules = [word(each) for each in text.split()]
    return rules[0] if len(rules) == 1 else seq(*rules, make=lambda *_: text)


def phrases(*texts: str) -> Rule[str]:
    """Any of these phrases; its value is the phrase."""
    return alt(*(phrase(text) for text in texts))


def looked_up(name: str, words: Callable[[str], U | None]) -> Rule[U]:
    """One token of a class; its value is what `words` makes of the word, which turns it away with None."""
    wanted = frozenset({name})

    def read(source: Source, at: int) -> Found[U]:
        token = source.tokens[at]
        value = words(token.word) if name in token.classes else None
        return () if value is None else ((value, at + 1),)

    return Rule(read, wanted)


def seq(*rules: Rule[Any], make: Callable[..., T | None]) -> Rule[T]:
    """The rules one after the other; `make` gets their values in order and turns the reading away with None."""

    def read(source: Source, at: int) -> Found[T]:
        partial: list[tuple[tuple[Any, ...], int]] = [((), at)]
        for rule in rules:
            partial = [
                ((*values, value), behind)
                for values, place in partial
                if rule.empty or not rule.first.isdisjoint(source.tokens[place].classes)
                for value, behind in rule.read(source, place)
            ]
            if not partial:
                return ()
        made = ((make(*values), behind) for values, behind in partial)
        return tuple((value, behind) for value, behind in made if value is not None)

    first: frozenset[str] = frozenset()
    for rule in rules:
        first |= rule.first
        if not rule.empty:
            break
    return Rule(read, first, all(rule.empty for rule in rules))


def alt(*rules: Rule[Any]) -> Rule[Any]:
    """Any of the rules; different readings of the same stretch are all kept, in the order of the rules."""
    by_class: dict[str, list[int]] = {}
    for number, rule in enumerate(rules):
        for name in rule.first:
            by_class.setdefault(name, []).append(number)
    always = [number for number, rule in enumerate(rules) if rule.empty]

    def read(source: Source, at: int) -> Found[Any]:
        chosen = set(always)
        for name in source.tokens[at].classes:
            chosen.update(by_class.get(name, ()))
        if not chosen:
            return ()
        return tuple(dict.fromkeys(each for number in sorted(chosen) for each in rules[number].read(source, at)))

    return Rule(read, frozenset().union(*(rule.first for rule in rules)), bool(always))


def opt(rule: Rule[T], without: Any = None) -> Rule[Any]:
    """The rule or nothing, whose value is `without`."""

    def read(source: Source, at: int) -> Found[Any]:
        if rule.first.isdisjoint(source.tokens[at].classes):
            return ((without, at),)
        return (*rule.read(source, at), (without, at))

    return Rule(read, rule.first, True)


_NUMBERS: Final = count()


def named(rule: Rule[T]) -> Rule[T]:
    """The same rule, read once at each place of a text."""
    number = next(_NUMBERS)

    def read(source: Source, at: int) -> Found[T]:
        key = (number, at)
        found = source.read.get(key)
        if found is None:
            found = source.read[key] = rule.read(source, at)
        return found

    return Rule(read, rule.first, rule.empty)

"""Grammar rules as values: terminals, sequences, alternatives and options over tokens.

A rule read at a token gives every way to read it: pairs of a value and the token behind it. Nothing is chosen while
reading, so a short reading never hides a longer one. Rules know the classes of tokens they can begin with, so most are
turned away by one look; what a `named` rule read at a place is kept for the rest of the text. No rule repeats itself
without bound, so reading is linear in the length of the text.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import count
from typing import Any, Final, Generic, TypeAlias, TypeVar

from memory_core.when.tokens import Token

T = TypeVar("T")
U = TypeVar("U")


@dataclass(frozen=True, slots=True)
class Source:
    """The tokens of one text, and what named rules have `read` in it.

    `day_first`: whether "5/12" is a day in December there. `bare_hours`: whether a number alone can be an hour.
    """

    tokens: tuple[Token, ...]
    day_first: bool = False
    bare_hours: bool = False
    read: dict[tuple[int, int], tuple[tuple[Any, int], ...]] = field(default_factory=dict)


Found: TypeAlias = tuple[tuple[T, int], ...]
Reader: TypeAlias = Callable[[Source, int], tuple[tuple[T, int], ...]]


@dataclass(frozen=True, slots=True, eq=False)
class Rule(Generic[T]):
    """A rule: how it reads, the classes of tokens it can begin with, and all classes it can read anywhere.

    `empty`: whether it can also read nothing at all.
    """

    read: Reader[T]
    first: frozenset[str]
    empty: bool
    words: frozenset[str]


def word(*words: str) -> Rule[str]:
    """One token of any of these words or classes; its value is the word."""
    wanted = frozenset(words)

    def read(source: Source, at: int) -> Found[str]:
        token = source.tokens[at]
        return () if wanted.isdisjoint(token.classes) else ((token.word, at + 1),)

    return Rule(read, wanted, empty=False, words=wanted)


def glued(*words: str) -> Rule[str]:
    """Like `word`, right behind the token before it."""
    wanted = frozenset(words)

    def read(source: Source, at: int) -> Found[str]:
        token = source.tokens[at]
        return () if not token.glued or wanted.isdisjoint(token.classes) else ((token.word, at + 1),)

    return Rule(read, wanted, empty=False, words=wanted)


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

    return Rule(read, wanted, empty=False, words=wanted)


def seq(*rules: Rule[Any], make: Callable[..., T | None]) -> Rule[T]:
    """The rules one after the other; `make` gets their values in order and turns the reading away with None."""
    head, tail = rules[0], tuple((rule.read, rule.first, rule.empty) for rule in rules[1:])

    def read(source: Source, at: int) -> Found[T]:
        found, tokens = head.read(source, at), source.tokens
        partial: list[tuple[tuple[Any, ...], int]] = [((value,), behind) for value, behind in found]
        for read_next, first_of_next, can_be_empty in tail:
            longer: list[tuple[tuple[Any, ...], int]] = []
            for values, place in partial:
                if can_be_empty or not first_of_next.isdisjoint(tokens[place].classes):
                    for value, behind in read_next(source, place):
                        longer.append(((*values, value), behind))
            if not longer:
                return ()
            partial = longer
        made = ((make(*values), behind) for values, behind in partial)
        return tuple((value, behind) for value, behind in made if value is not None)

    first: frozenset[str] = frozenset()
    for rule in rules:
        first |= rule.first
        if not rule.empty:
            break
    return Rule(read, first, all(rule.empty for rule in rules), _words(rules))


def alt(*rules: Rule[Any]) -> Rule[Any]:
    """Any of the rules; different readings of the same stretch are all kept, in the order of the rules."""
    first: frozenset[str] = frozenset().union(*(rule.first for rule in rules))
    chosen_by: dict[frozenset[str], tuple[Rule[Any], ...]] = {}

    def read(source: Source, at: int) -> Found[Any]:
        classes = source.tokens[at].classes & first
        chosen = chosen_by.get(classes)
        if chosen is None:
            chosen = tuple(rule for rule in rules if rule.empty or not rule.first.isdisjoint(classes))
            chosen_by[classes] = chosen
        if len(chosen) == 1:
            return chosen[0].read(source, at)
        return tuple(dict.fromkeys(each for rule in chosen for each in rule.read(source, at)))

    return Rule(read, first, any(rule.empty for rule in rules), _words(rules))


def _words(rules: Iterable[Rule[Any]]) -> frozenset[str]:
    return frozenset().union(*(rule.words for rule in rules))


def opt(rule: Rule[T], without: T | None = None) -> Rule[Any]:
    """The rule or nothing, whose value is `without`."""

    def read(source: Source, at: int) -> Found[Any]:
        if rule.first.isdisjoint(source.tokens[at].classes):
            return ((without, at),)
        return (*rule.read(source, at), (without, at))

    return Rule(read, rule.first, empty=True, words=rule.words)


def unless(*words: str) -> Rule[None]:
    """Reads nothing, and only where none of these words comes next."""
    stops = frozenset(words)

    def read(source: Source, at: int) -> Found[None]:
        return () if not stops.isdisjoint(source.tokens[at].classes) else ((None, at),)

    return Rule(read, frozenset(), empty=True, words=frozenset())


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

    return Rule(read, rule.first, rule.empty, rule.words)

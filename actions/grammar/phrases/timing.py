"""A phrase with its times taken out, and the prepositions that led them in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from actions.grammar.commands import When
from actions.grammar.phrases.listening import Listener
from actions.grammar.words.tokens import Phrase
from memory_core.when.reading import Length, Mention

_LEADS: Final = frozenset(
    """on at for from in by until till before after since starting beginning around about this of over to @ as first
    repeat repeating say""".split()
)


@dataclass(frozen=True, slots=True)
class Timed:
    """What of a phrase is no time, its times (points, stretches, recurrences, offsets) and its lengths, in order."""

    words: Phrase
    times: tuple[When, ...]
    lengths: tuple[Mention, ...]


def timed(phrase: Phrase, listener: Listener, *, bare: bool = False) -> Timed:
    """Take the times out of a phrase; with `bare` a number that it begins with is an hour."""
    gone: set[int] = set()
    times: list[When] = []
    lengths: list[Mention] = []
    for each in listener.times_at(phrase) if bare else listener.times(phrase):
        if isinstance(each.mention, Mention) and is_length(each.mention):
            lengths.append(each.mention)
        else:
            times.append(each.mention)
        start, end = each.start, each.end
        while start and phrase[start - 1].low in _LEADS and phrase[start - 1].kind != "quote" and start - 1 not in gone:
            start -= 1
        if end < len(phrase) and phrase[end].low == "'s":
            end += 1
        if end < len(phrase) and is_length(each.mention) and phrase[end].low in ("long", "-"):
            end += 1
        gone.update(range(start, end))
    return Timed(tuple(t for n, t in enumerate(phrase) if n not in gone), tuple(times), tuple(lengths))


def is_length(mention: When) -> bool:
    """Whether a time can only be a duration."""
    return isinstance(mention, Mention) and all(isinstance(each, Length) for each in mention.readings)

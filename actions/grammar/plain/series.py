"""How much of a series a command is about: "from now on", "just that one, not the rest", "I mean all of it"."""

from __future__ import annotations

from typing import Final

from actions.grammar.words.lexicon import composed, longest, phrases
from actions.grammar.words.speech import matched
from actions.grammar.words.tokens import Phrase, lows, tokens, trimmed
from memory_core.when.lexicon import WEEKDAYS

_ALWAYS: Final = longest(
    composed("from", "now|here|then|next week|this week|next month", "|on|onwards|onward")
    | composed("not", "only|just", "this|the next", "one|week|time|once|" + "|".join(WEEKDAYS))
    | phrases("henceforth, once and for all, for ever, forever, always, going forward, permanently, for good")
    | phrases("in future, each time, every time, every single time")
)
_JOINS: Final = frozenset(", ; but and - – —".split())
_ALL: Final = frozenset("all every each whole entire always series lot".split())
_OTHERS: Final = frozenset("others other rest remaining remainder".split())
_ONE: Final = frozenset(
    "this that one once time times weeks days today's tomorrow's week week's single occurrence".split()
)
_OWNED: Final = frozenset(f"{day}'s" for day in WEEKDAYS)
_DAYS: Final = _OWNED | {"today's", "tomorrow's"}
_AROUND: Final = frozenset(
    """just only not of them the ones keep leave let stay stays remain remains stand alone untouched unchanged as they
    are is it was were planned want i we to can may please for in 's usual usually normal before""".split()
)
_SCOPE: Final = _ALL | _OTHERS | _ONE | _OWNED | _AROUND
"""Words of what is said behind a command of how much of a series it is about."""
_THIS_ONE: Final = "this one|that one|the next one|this week's|next week's|this month's|this time|" + "|".join(
    sorted(_DAYS)
)
_EVERY_ONE: Final = "the series|the whole series|the whole thing|all of it|all of them|every one|every one of them"
_ALL_OF_THEM: Final = longest(
    composed("not|not only|not just", _THIS_ONE, "|,", "|i mean|but|no|rather", _EVERY_ONE)
    | composed("i mean", _EVERY_ONE)
    | composed(_EVERY_ONE, "i mean")
)
"""What says in the middle of speech that the whole series is meant, and corrects nothing else."""
_REASONS: Final = frozenset("my i i'm i've we we're it it's he she they because since as the".split())
_SERIES: Final = tokens("series")


def of_extent(phrase: Phrase) -> Phrase:
    """The phrase with "series" for words that say so in its middle, without a reason behind them.

    >>> lows(of_extent(tokens("cancel the walk, not just today's but every one")))
    ('cancel', 'the', 'walk', 'series')
    """
    for at in range(2, len(phrase)):
        if size := matched(_ALL_OF_THEM, lows(phrase), at):
            behind = phrase[at + size :]
            reason = lows(trimmed(behind)[:1])
            return (*trimmed(phrase[:at]), *_SERIES, *(() if reason and reason[0] in _REASONS else behind))
    return phrase


def without_always(phrase: Phrase) -> Phrase:
    """The phrase without such words; as it is where none stand in it.

    >>> lows(without_always(tokens("from now on the tour is at nine")))
    ('the', 'tour', 'is', 'at', 'nine')
    """
    words, at, kept = lows(phrase), 0, list[int]()
    while at < len(phrase):
        size = matched(_ALWAYS, words, at) if phrase[at].kind == "word" else 0
        kept += () if size else (at,)
        at += size or 1
    return phrase if len(kept) == len(phrase) else trimmed(tuple(phrase[n] for n in kept), ",;:–—-")


def scoped(phrase: Phrase) -> tuple[Phrase, bool]:
    """The phrase without what is said at its end of a series, and whether the whole of it is meant.

    >>> plain, whole = scoped(tokens("move the tour to ten, all of them, not just Monday's"))
    >>> lows(plain), whole
    (('move', 'the', 'tour', 'to', 'ten'), True)
    """
    words = lows(phrase)
    end = len(words)
    while end and words[end - 1] in _SCOPE | _JOINS:
        end -= 1
    start = next((n for n in range(max(end, 2), len(words) - 1) if words[n] in _JOINS), len(words))
    tail = phrase[start:]
    if not is_scope(tail) or words[start] == "and":
        # "tell Bo and all the others" names whom to tell.
        return phrase, False
    day = next((n for n in range(len(tail)) if tail[n].low in _DAYS and "not" not in lows(tail[:n])), -1)
    at = next((n for n in range(start) if words[n] in ("the", "my", "our")), -1)
    if day >= 0 and at >= 0:
        # "move the tour to ten, only tomorrow's"
        return (*phrase[:at], tail[day], *phrase[at + 1 : start]), False
    return phrase[:start], any(map(_of_all, _parts(lows(tail))))


def is_scope(words: Phrase) -> bool:
    """Whether words only say how much of a series is meant: "just that one, the others stay"."""
    said = frozenset(lows(words))
    return said <= _SCOPE | _JOINS and not said.isdisjoint(_ALL | _OTHERS | _ONE | _OWNED)


def _parts(words: tuple[str, ...]) -> list[frozenset[str]]:
    """The words between the joints."""
    parts: list[set[str]] = [set()]
    for word in words:
        if word in _JOINS:
            parts.append(set())
        else:
            parts[-1].add(word)
    return [frozenset(each) for each in parts]


def _of_all(part: frozenset[str]) -> bool:
    """Whether a part says that the whole series is meant: "all of them", "not only this one"."""
    if "not" in part:
        return not {"just", "only"}.isdisjoint(part)
    return not _ALL.isdisjoint(part) and _OTHERS.isdisjoint(part)

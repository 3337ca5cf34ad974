"""Words of the grammar that are mistyped: one letter left out, added or changed, or two neighbours swapped.

Only how a word is compared is mended, never its text: what a message says keeps the spelling it was given. A word that
is anything else (a word of the memory, a name, another word of the grammar) is left alone.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from actions.grammar import lexicon
from actions.grammar.content import FINITE
from actions.grammar.courtesy import CLOSINGS, OPENINGS
from actions.grammar.listening import Listener
from actions.grammar.tokens import Phrase, Token
from actions.grammar.verbs import FIRST_WORDS, VERBS
from memory_core.when.islands import may_mention

_SHORTEST: Final = 4
_ELSEWHERE: Final = frozenset(
    """about tomorrow tonight reminder remind message meeting calendar appointment schedule before between until email
    channel please thanks subject saying asking whether everyone invite newsletter instead forget longer shorter earlier
    later starts start begin begins quarter minutes minute hours afternoon morning evening three seven eight eleven
    twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty hundred week month
    every again""".split()
)
"""Words that carry the grammar wherever they stand."""
_REAL: Final = frozenset(
    """sent told sold sell tall tale mile male fell well bill pill mill walls ball call calls coal cold told sail
    fail tail pail rail mails moved moves loved posted posts past part most cost lost host list last test text next
    later alter alert latter letter better butter notes noted nose hose cold hold bold sold gold fold mold land lend
    sand hand band bend mend tend bind kind mind find fine line mine nine wine pine book books look looks cook hook
    took shook put puts pub but hut cut bus drop drops crop prop shop ship skip trip clip chip chop shift swift
    shirt short sort sport port pot plan plane plain plans plant place plays play pray tray stay slay bring being
    ring king sing wing thing think thank tank rank bank blank drank drunk open opens pen ten when then than
    that what chat hat had have gave give gives live love move movie cove dove rove store score state stage stand
    start stars smart chart share shape shade spare space spade check cheek chick click block clock black slack
    stack stick stock there these three those where were here hear heat heart""".split()
)
"""Common words that are one letter away from others and need not stand in any record."""
_TABLES: Final = (
    lexicon.FILLERS, lexicon.REPAIRS, lexicon.NEGATIONS, lexicon.QUESTION_VERBS, lexicon.TOPIC, lexicon.STATEMENT,
    lexicon.ASKING, OPENINGS, CLOSINGS, {verb.words + verb.behind for verb in VERBS},
)  # fmt: skip
_CLASSES: Final = (
    lexicon.ME, lexicon.PERSONAL, lexicon.THINGS, lexicon.ARTICLES, lexicon.CHANNELS, lexicon.CHANNEL_PREPOSITIONS,
    lexicon.MESSAGES, lexicon.MAILS, lexicon.EVENTS, lexicon.CALENDAR_ONLY, lexicon.HOURS_OF, lexicon.QUESTION_STARTS,
    lexicon.QUESTION_WORDS, lexicon.NUMBERS, lexicon.ORDERS, lexicon.EVERY, lexicon.FACT_WORDS, lexicon.FACT_VERBS,
)  # fmt: skip
_OWN: Final = frozenset(word for table in _TABLES for words in table for word in words).union(
    _REAL, _ELSEWHERE, FINITE, *(frozenset(each) for each in _CLASSES)
)
_VERBS: Final = frozenset(word for word in FIRST_WORDS if len(word) >= _SHORTEST and word.isalpha())
_BEFORE_VERBS: Final = frozenset(words[-1] for words in OPENINGS) | frozenset(", . ; : ! ? - – — and then but".split())
"""What a verb stands behind when it does not stand first."""


def one_slip(one: str, other: str) -> bool:
    """Whether two words differ by one letter left out, added or changed, or by two neighbours swapped.

    >>> one_slip("srah", "sarah"), one_slip("lukas", "lucas"), one_slip("bo", "al")
    (True, True, False)
    """
    if abs(len(one) - len(other)) > 1 or one == other or min(len(one), len(other)) < _SHORTEST - 1:
        return False
    start = next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    rest, others = one[start:], other[start:]
    swapped = len(rest) > 1 and len(others) > 1 and rest[1::-1] == others[:2] and rest[2:] == others[2:]
    return rest[1:] == others or rest == others[1:] or rest[1:] == others[1:] or swapped


def mended(phrase: Phrase, listener: Listener) -> Phrase:
    """The phrase with mistyped verbs and words of the grammar compared as what they were meant to be."""
    return tuple(_mended(phrase, at, listener) for at in range(len(phrase)))


def _mended(phrase: Phrase, at: int, listener: Listener) -> Token:
    token = phrase[at]
    heads = at == 0 or phrase[at - 1].low in _BEFORE_VERBS
    if token.kind != "word" or len(token.low) < _SHORTEST - 1 or not token.low.isalpha() or token.low in _OWN:
        return token
    meant = _meant(token.low, _VERBS) if heads else set()
    if len(token.low) < _SHORTEST:
        meant = {each for each in meant if each[:-1] == token.low}
    meant = meant or (_meant(token.low, _ELSEWHERE) if len(token.low) >= _SHORTEST else set())
    if len(meant) != 1 or (token.text[0].isupper() and at) or _means_something(token, listener):
        return token
    return replace(token, low=meant.pop())


def _meant(word: str, targets: frozenset[str]) -> set[str]:
    """The words that this one may be a slip of: with its first letter, and no inflection of it."""
    return {
        each
        for each in targets
        if each[0] == word[0] and one_slip(word, each) and word not in (f"{each}s", f"{each}d", f"{each}r", f"{each}n")
    }


def _means_something(token: Token, listener: Listener) -> bool:
    """Whether a word is one of the memory: said in a record, a name, an event, or a time."""
    return (
        listener.is_word(token.text)
        or listener.is_name(token.text)
        or listener.is_event(token.text)
        or may_mention(token.low)
    )

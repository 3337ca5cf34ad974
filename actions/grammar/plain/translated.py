"""English put together as another tongue would: "write please Bo", "an hour more late", "delete not the list".

Who translates word by word keeps the order of their own language. Here such words come into the order, or become the
word, that the rest of the grammar reads.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from actions.grammar.words.lexicon import ARTICLES, PERSONAL
from actions.grammar.words.pointing import POINTERS
from actions.grammar.words.speech import without_openings
from actions.grammar.words.tokens import Phrase, Token, lows, tokens
from actions.grammar.words.verbs import FIRST_WORDS

_COMPARED: Final[Mapping[str, str]] = {
    "late": "later",
    "early": "earlier",
    "soon": "sooner",
    "long": "longer",
    "short": "shorter",
}
_COURTEOUS: Final = frozenset("please pls plz kindly also therefore thus hence".split())
_OBJECTS: Final = frozenset("it that this them me us".split())
_GIVES: Final = frozenset("write send give mail forward tell text pass show".split())
"""Verbs of what goes to somebody who may stand behind it: "write it her"."""
_AUXILIARIES: Final = frozenset("do have need".split())
"""Verbs that stand before "not" in English."""
_HANDLES: Final = frozenset("cancel delete archive move postpone shift forward close answer erase remove".split())
"""Verbs of what is done with a thing, for nobody in particular."""
_ONLY: Final = frozenset("only just yet too before until later".split())
"""What "not" may belong to behind a verb, so that the verb is meant all the same."""
_VERBS: Final[Mapping[str, str]] = {"lay": "put"}
"""Verbs that others use where English has another one."""
_FROM: Final = (("make", "it", "from"), ("put", "it", "from"), ("set", "it", "from"))
_RANGES: Final = frozenset("to until till -".split())
_DO_NOT: Final = tokens("don't")
_TO: Final = tokens("to")
_REMIND: Final = tokens("remind me")


def idiomatic(phrase: Phrase) -> Phrase:
    """The phrase as it is said in English; what is said so already stays.

    >>> lows(idiomatic(tokens("Write please Bo, the tour begins an hour more late")))
    ('write', 'bo', ',', 'the', 'tour', 'begins', 'an', 'hour', 'later')
    >>> lows(idiomatic(tokens("delete not the list, send it her")))
    ("don't", 'delete', 'the', 'list', ',', 'send', 'it', 'to', 'her')
    """
    kept: list[Token] = []
    start = 0
    for at in range(len(phrase) + 1):
        if at == len(phrase) or not phrase[at].is_word:
            kept += (*_in_order(_compared(phrase[start:at])), *phrase[at : at + 1])
            start = at + 1
    return tuple(kept)


def _compared(words: Phrase) -> Phrase:
    """The words with "later" for "more late"."""
    for at in range(len(words) - 1):
        if words[at].low == "more" and words[at + 1].low in _COMPARED:
            one = replace(words[at], text=f"{words[at].text} {words[at + 1].text}", low=_COMPARED[words[at + 1].low])
            return (*words[:at], one, *_compared(words[at + 2 :]))
    return words


def _in_order(words: Phrase) -> Phrase:
    """The words between two marks with what stands around their verb where English has it."""
    plain = without_openings(words)
    lead = words[: len(words) - len(plain)]
    if lows(plain[:1]) in (("me",), ("us",)) and "remind" in lows(plain[1:3]):
        # "could you me please remind"
        return (*lead, *_REMIND, *plain[lows(plain).index("remind") + 1 :])
    if plain and plain[0].low in _VERBS:
        plain = (replace(plain[0], low=_VERBS[plain[0].low]), *plain[1:])
    if len(plain) < 3 or plain[0].low not in FIRST_WORDS:
        return words
    if plain[1].low == "not" and plain[2].low not in _ONLY and plain[0].low not in _AUXILIARIES:
        return (*lead, *_DO_NOT, plain[0], *plain[2:])
    if plain[1].low in ("me", "us") and plain[2].low in ARTICLES and plain[0].low in _HANDLES:
        # "cancel me the tour"
        plain = (plain[0], *plain[2:])
    behind = 2 if plain[1].low in _OBJECTS else 1
    if plain[behind].low in _COURTEOUS:
        plain = (*plain[:behind], *plain[behind + 1 :])
    if lows(plain[2:4]) == ("also", "with"):
        # "bring Bo also with to the tour"
        plain = (*plain[:2], *plain[3:])
    if plain[0].low in _GIVES and plain[1].low in POINTERS and len(plain) > 2 and plain[2].low in PERSONAL:
        plain = (*plain[:2], *_TO, *plain[2:])
    if lows(plain[:3]) in _FROM and _RANGES.isdisjoint(lows(plain[3:])):
        # "make it from ten" says when it begins.
        plain = (*plain[:2], *plain[3:])
    return (*lead, *plain)

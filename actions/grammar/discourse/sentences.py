"""Where sentences end, which of them are only polite, and which only say more of the one before them."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from actions.grammar.clause import Clause
from actions.grammar.phrases.content import FINITE
from actions.grammar.phrases.copies import only_copies
from actions.grammar.phrases.listening import Listener
from actions.grammar.phrases.timing import timed
from actions.grammar.words.courtesy import CLOSINGS
from actions.grammar.words.lexicon import CHANNEL_PREPOSITIONS, CHANNELS
from actions.grammar.words.speech import without_closings, without_openings
from actions.grammar.words.tokens import Phrase, lows, tokens, trimmed
from actions.grammar.words.verbs import Form, verbs_at
from memory_core.when.reading import Mention

_SHORTENED: Final = frozenset("mr mrs ms dr prof st vs approx etc".split())
_ENDS: Final = frozenset(".;!?")
LONGEST_VOCATIVE: Final = 3
"""Words for whoever is thanked, behind a comma."""
_DATED: Final[frozenset[Form]] = frozenset({"create", "remind", "move", "make", "add", "delay", "advance"})
"""Forms of commands that say when."""
_CLOCK: Final = frozenset({"hour", "minute"})
_FEW: Final = 3
"""Words beside the times of a sentence that only says when."""
_COMMA: Final = tokens(",")


def sentences(phrase: Phrase) -> list[Clause]:
    """The sentences of a command, each as one clause, in order."""
    found, start = [], 0
    for at, token in enumerate(phrase):
        if token.kind == "mark" and token.text in _ENDS and not _inside_word(phrase, at) and not _goes_on(phrase, at):
            if at > start:
                found.append(Clause(phrase[start:at], asks=token.text == "?"))
            start = at + 1
    if start < len(phrase):
        found.append(Clause(phrase[start:]))
    return found


def joined(said: list[Clause], listener: Listener) -> list[Clause]:
    """The sentences, with one that only says who gets a copy, or when it is, as a part of the one before it."""
    kept: list[Clause] = []
    for sentence in said:
        more = kept and (
            only_copies(sentence.words, listener)
            or _says_way(sentence.words)
            or _says_when(kept[-1], sentence, listener)
        )
        if more:
            kept[-1] = replace(kept[-1], words=(*kept[-1].words, *_COMMA, *sentence.words))
        else:
            kept.append(sentence)
    return kept


def _says_way(words: Phrase) -> bool:
    """Whether a sentence says only by which way something goes: "By mail, please."."""
    plain = lows(without_closings(without_openings(words)))
    return len(plain) == len(("by", "mail")) and plain[0] in CHANNEL_PREPOSITIONS and plain[1] in CHANNELS


def _says_when(before: Clause, sentence: Clause, listener: Listener) -> bool:
    """Whether a sentence says little but when, or how long, what the one before speaks of shall be."""
    plain = without_openings(before.words)
    found, times = timed(sentence.words, listener), listener.times(sentence.words)
    bare = bool(times) and times[0].start <= 1 and len(trimmed(found.words)) <= _FEW and not sentence.asks
    if not bare or before.asks or verbs_at(without_openings(sentence.words)):
        return False
    hours = any(isinstance(each, Mention) and each.grain in _CLOCK for each in timed(plain, listener).times)
    verbs = verbs_at(plain)
    dated = verbs[0].verb.form in _DATED if verbs else FINITE.isdisjoint(lows(plain))
    bounds = all(isinstance(each, Mention) and each.bound == "until" for each in found.times)
    return dated and (bounds or not (hours and found.times))


def is_courtesy(sentence: Phrase, *, last: bool = False) -> bool:
    """Whether a sentence is only polite: "Thank you!"; with `last`, behind others, "Thank you, my dear." too."""
    words = lows(trimmed(sentence))
    comma = words.index(",") if last and "," in words[-LONGEST_VOCATIVE - 1 :] else len(words)
    return words[:comma] in CLOSINGS or words in (("hi",), ("hello",), ("hey",))


def _goes_on(phrase: Phrase, at: int) -> bool:
    """Whether the next sentence is a part of a message: "Subject: ...", "Body: ..."."""
    behind = lows(phrase[at + 1 : at + 3])
    return (
        len(behind) == 2
        and behind[0] in ("subject", "body", "text", "cc", "bcc", "title", "message")
        and behind[1] == ":"
    )


def _inside_word(phrase: Phrase, at: int) -> bool:
    """A point that ends no sentence: of "p.m.", "Dr. Moss", "Jonas W."."""
    before = phrase[at - 1] if at else phrase[at]
    short = before.low in _SHORTENED or (len(before.text) == 1 and before.text.isupper())
    return phrase[at].text == "." and at + 1 < len(phrase) and (short or not phrase[at + 1].spaced)

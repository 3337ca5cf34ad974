"""Where sentences end, and which of them are only polite."""

from __future__ import annotations

from typing import Final

from actions.grammar.clause import Clause
from actions.grammar.courtesy import CLOSINGS
from actions.grammar.tokens import Phrase, lows, trimmed

_SHORTENED: Final = frozenset("mr mrs ms dr prof st vs approx etc".split())
_ENDS: Final = frozenset(".;!?")
LONGEST_VOCATIVE: Final = 3
"""Words for whoever is thanked, behind a comma."""


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

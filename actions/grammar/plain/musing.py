"""Thinking aloud: what somebody says to themselves before they say what they mean.

"... at ten, no, I'm away then, eleven", "move it to nine, will they be up, make it ten". A piece between marks is a
musing when it states something, asks oneself, or says what is not meant.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from actions.grammar.phrases.listening import Listener
from actions.grammar.plain.reasons import SUBJECTS, states
from actions.grammar.words.lexicon import NEGATIONS, QUESTION_STARTS
from actions.grammar.words.speech import begins_with, without_openings
from actions.grammar.words.tokens import Phrase, Token, lows, tokens, trimmed
from actions.grammar.words.verbs import Form, verbs_at

_ANSWERS: Final = frozenset("yes no nah yeah or but and well hm hmm oh ok okay so".split())
"""What a musing may begin with, or be."""
_ASKS: Final = QUESTION_STARTS | frozenset("will shall can could".split())
_CUTS: Final = frozenset(",.!?")
_INSTEAD: Final = frozenset("then instead rather".split())
"""What may stand behind that which is meant."""
_LEADS: Final = frozenset("to with on at by from for until in".split())
"""What a piece begins with that replaces one that began so."""
_SAYING: Final[frozenset[Form]] = frozenset(
    {"tell", "ask", "mail", "thank", "congratulate", "wish", "apologise", "warn", "post", "send", "reply"}
)
"""The forms of what is said to somebody, who may be asked something in the middle."""
LONGEST: Final = 12
"""Tokens of a musing."""
NEAR: Final = 3
"""Tokens before a correction within which what it is about stands."""
_COMMA: Final = replace(tokens(",")[0], spaced=False)
_NO: Final = tokens("no")


def with_pauses(phrase: Phrase) -> Phrase:
    """The phrase with a comma for dots behind which one goes on: "or is that when I ... yes, so eleven"."""
    kept: list[Token] = []
    for at, token in enumerate(phrase):
        dots = token.text == "…" or (token.text == "." and phrase[at - 1 : at] and phrase[at - 1].text == ".")
        if not dots:
            kept.append(token)
        elif kept and kept[-1].text in (".", ","):
            kept[-1] = _COMMA
        elif kept:
            kept.append(_COMMA)
    return tuple(kept)


def meant(right: Phrase, left: Phrase, listener: Listener) -> Phrase:
    """What is meant behind a correction's mark, without the musings before it: "he has it already, to Ada then".

    What is said of what stands before the mark is one too, and needs no comma behind it where both are times: "at ten,
    no, ten is too early at eleven".
    """
    at, muses = 0, False
    again = bool(right) and right[0].low.partition("'")[0] in lows(left[-NEAR:]) and states(right[:2])
    for start, end in _pieces(right):
        if not (again and start == 0) and not _is_musing(right[start:end], listener):
            at = start
            break
        muses = True
    if again and not at and any(each.end == len(left) for each in listener.times(left)):
        at = next((each.start for each in listener.times(right) if each.start > 1), 0)
    found = without_openings(right[at:])
    if not muses or not at or not _replaces(found, listener):
        return right
    return trimmed(_without_then(found))


def without_musings(phrase: Phrase, listener: Listener) -> Phrase:
    """The phrase without questions to oneself in its middle, and what answers them.

    What follows them with "so" corrects what stands before them. What is said to somebody may hold such questions.
    """
    if any(found.verb.form in _SAYING for found in verbs_at(without_openings(phrase))):
        return phrase
    pieces = _pieces(phrase)
    for number, (start, end) in enumerate(pieces[1:-1], 1):
        if not _asks_oneself(phrase[start:end]):
            continue
        last = number + 1
        while last < len(pieces) - 1 and _is_musing(phrase[slice(*pieces[last])], listener):
            last += 1
        rest = phrase[pieces[last][0] :]
        if rest[0].low == "so" and len(rest) > 1:
            rest = (*_NO, *_without_then(rest[1:]))
        return without_musings((*phrase[:start], *rest), listener)
    return phrase


def _without_then(words: Phrase) -> Phrase:
    """Words without "then" or "instead" at the end of their first piece: "eleven then, about the keys"."""
    end = next((n for n, token in enumerate(words) if token.text in _CUTS), len(words))
    return words[: end - 1] + words[end:] if end > 1 and words[end - 1].low in _INSTEAD else words


def _pieces(phrase: Phrase) -> list[tuple[int, int]]:
    """The stretches `[start, end)` of a phrase between commas and ends of sentences."""
    cuts = [n for n, token in enumerate(phrase) if token.text in _CUTS and token.kind == "mark"]
    edges = zip([0, *(cut + 1 for cut in cuts)], [*cuts, len(phrase)], strict=True)
    return [(start, end) for start, end in edges if end > start]


def _plain(piece: Phrase) -> Phrase:
    while piece and piece[0].low in _ANSWERS:
        piece = piece[1:]
    return piece


def _is_musing(piece: Phrase, listener: Listener) -> bool:
    plain = _plain(piece)
    if len(plain) > LONGEST:
        return False
    if not plain or begins_with(plain, NEGATIONS) or _asks_oneself(plain):
        return True
    subject = plain[0].low.partition("'")[0]
    if subject in ("i", "we") and len(plain) > 1 and not verbs_at(plain):
        return True
    return (subject in SUBJECTS or (listener.is_name(plain[0].text) and not verbs_at(plain))) and states(plain[:2])


def _asks_oneself(piece: Phrase) -> bool:
    """Whether a piece is a question that nobody else is to answer: "will I be up", "or is that when I have"."""
    words = lows(_plain(piece))
    return 1 < len(words) <= LONGEST and words[0] in _ASKS and words[1] in SUBJECTS


def _replaces(words: Phrase, listener: Listener) -> bool:
    """Whether words may stand for others of their kind: a command, a name, a time, or what has a preposition."""
    if not words:
        return False
    times = listener.times_at(words)
    timely = bool(times) and times[0].start <= 1
    return bool(verbs_at(words)) or timely or words[0].low in _LEADS or listener.is_name(words[0].text)

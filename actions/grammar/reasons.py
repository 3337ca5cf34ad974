"""Why something is to be done, who it is about, and what comes of it: clauses around a command that are no part of it.

"Remind me at nine, because the dentist is at eight, to ring the bank"; "tell Siv the rent, then she can stop asking".
"""

from __future__ import annotations

from typing import Final

from actions.grammar.content import is_sentence
from actions.grammar.lexicon import composed, longest, phrases
from actions.grammar.listening import Listener
from actions.grammar.speech import matched
from actions.grammar.tokens import Phrase, lows

_REASONS: Final = longest(
    phrases(
        """
    because, as, since, now that, seeing that, seeing as, seeing how, given that, given how, considering that,
    considering how, so that, in order to, in order not to, so as to, so as not to, in order that, for fear that,
    although, even though, though, while, whereas, before, after
    """
    )
)
"""What a clause begins with that says why, or under what circumstances."""
_RELATIVES: Final = frozenset("which who whom whose where".split())
_PURPOSES: Final = frozenset("to not".split())
_GOES_ON: Final = frozenset(
    "to that about of at on for until till by from in into if whether when how what who".split()
)
"""What a command goes on with behind a clause that is set in."""
_SPOKEN: Final = frozenset("that : saying".split())
"""Words behind which somebody is quoted, so that a clause is one of theirs."""
_THEN: Final = longest(
    composed("|and|so", "then|otherwise|or else|else|that way|this way|like that")
    | phrases("so that, in order that, as otherwise, because otherwise, or")
)
"""What a clause begins with that says what comes of it."""
_SUBJECTS: Final = frozenset(
    "i we he she they it nobody everybody everyone no-one i'm i'll we're we'll i'd we'd".split()
)
_MINE: Final = frozenset("i we".split())
_INTENDS: Final = frozenset("must should need want have would".split())
"""What I do behind "then" that is a command of its own: "then I need to call Siv"."""
LATEST: Final = 30
"""Tokens of such a clause."""


def reason_end(phrase: Phrase, first: int) -> int:
    """The place behind the comma of a clause of reason that begins at `first`; 0 where none begins.

    >>> reason_end(tokens("as I always forget it, remind me"), 0)
    6
    """
    size = matched(_REASONS, lows(phrase), first)
    purpose = size > 1 and phrase[first + size - 1].low in _PURPOSES
    for at in range(first + size + 1, min(len(phrase) - 1, first + LATEST)) if size else ():
        if phrase[at].low == ",":
            return at + 1 if purpose or is_sentence(phrase[first + size : at]) else 0
    return 0


def without_insets(phrase: Phrase, listener: Listener) -> Phrase:
    """The phrase without clauses set into a command between commas, behind which it goes on.

    Of "the tour, which we have put on Friday," the time stays, since it says which tour. What is set into the words of
    somebody else stays as well.
    """
    for at in range(2, len(phrase) - 3):
        if phrase[at].low in _SPOKEN or phrase[at].kind == "quote":
            return phrase
        if phrase[at].low != ",":
            continue
        relative = phrase[at + 1].low in _RELATIVES
        end = _comma_behind(phrase, at + 1) if relative else reason_end(phrase, at + 1)
        if end and phrase[end].low in _GOES_ON:
            times = listener.times(phrase[at + 1 : end - 1]) if relative else ()
            kept = phrase[at + 1 + times[0].start : at + 1 + times[-1].end] if times else ()
            return without_insets((*phrase[:at], *kept, *phrase[end:]), listener)
    return phrase


def _comma_behind(phrase: Phrase, first: int) -> int:
    return next((n + 1 for n in range(first + 2, min(len(phrase) - 1, first + LATEST)) if phrase[n].low == ","), 0)


def outcome_start(phrase: Phrase) -> int:
    """Where a clause begins, with its comma, that says what comes of a command: ", then she can rest"; 0 for none.

    >>> outcome_start(tokens("tell Siv the rent, then she can rest")), outcome_start(tokens("tell Siv, then tell Bo"))
    (4, 0)
    """
    words = lows(phrase)
    for at in range(2, len(phrase) - 2):
        if phrase[at].kind == "quote" or (phrase[at].low != "," and words[at : at + 2] != ("and", "then")):
            continue
        first = at + 1 if phrase[at].low == "," else at
        behind = first + matched(_THEN, words, first)
        if behind == first or behind + 1 >= len(words) or words[behind] not in _SUBJECTS:
            continue
        if not (words[behind] in _MINE and words[behind + 1] in _INTENDS):
            return at
    return 0

"""Why something is to be done, who it is about, and what comes of it: clauses around a command that are no part of it.

"Remind me at nine, because the dentist is at eight, to ring the bank"; "tell Siv the rent, then she can rest".
"""

from __future__ import annotations

from typing import Final

from actions.grammar.phrases.content import FINITE, REPORTS
from actions.grammar.phrases.listening import Listener
from actions.grammar.words.lexicon import ARTICLES, CHANNEL_PREPOSITIONS, CHANNELS, composed, longest, phrases
from actions.grammar.words.speech import matched
from actions.grammar.words.tokens import Phrase, lows, tokens
from actions.grammar.words.verbs import FIRST_WORDS

_REASONS: Final = longest(
    phrases(
        """
    because, as, since, now that, seeing that, seeing as, seeing how, given that, given how, considering that,
    considering how, so that, in order to, in order not to, so as to, so as not to, in order that, for fear that,
    although, even though, though, while, whereas, before, after, and this is, and that is, and it is, and it's
    """
    )
)
"""What a clause begins with that says why, or under what circumstances."""
_RELATIVES: Final = frozenset("which who whom whose where".split())
_COMPLETE: Final = frozenset("to not is it's".split())
"""Last words of them behind which no verb need follow that states something."""
_GOES_ON: Final = frozenset(
    "to that about of at on for until till by from in into if whether when how what who where which".split()
)
"""What a command goes on with behind a clause that is set in."""
_OF_WAYS: Final = (
    ARTICLES | CHANNELS.keys() | frozenset("short brief quick few words line little on via by over".split())
)
"""Words that say by which way something is told."""
_SURE_WAYS: Final = CHANNELS.keys() - {"message", "messenger", "letter"}
_END: Final = tokens(", to")
_SPOKEN: Final = frozenset("that : saying".split())
"""Words behind which somebody is quoted, so that a clause is one of theirs."""
_THEN: Final = longest(
    composed("|and|so", "then|otherwise|or else|else|that way|this way|like that")
    | phrases("so that, in order that, as otherwise, because otherwise, or")
)
"""What a clause begins with that says what comes of it."""
SUBJECTS: Final = frozenset("i we he she they it that this nobody everybody everyone no-one there".split())
"""What a sentence of reason or context speaks of."""
_CONTRACTED: Final = ("'s", "'m", "'re", "'ve", "'ll", "'d", "n't")
_MINE: Final = frozenset("i we".split())
_INTENDS: Final = frozenset("must should need want have would".split())
"""What I do behind "then" that is a command of its own: "then I need to call Siv"."""
_COMMANDS: Final = FIRST_WORDS - {"remind"}
"""First words of commands; for a reminder such a clause may say when."""
_BEFORE_VERBS: Final = frozenset("to not and can can't will won't must should would could may might".split())
"""Words behind which a verb goes on with the clause."""
_OBJECTS_LEAD: Final = ARTICLES | frozenset("me half him her them it".split())
"""What stands behind the verb of a command."""
_SHORT: Final = 7
LATEST: Final = 30
"""Tokens of such a clause."""


def reason_end(phrase: Phrase, first: int) -> int:
    """The place behind the comma of a clause of reason that begins at `first`; 0 where none begins.

    >>> reason_end(tokens("as I always forget it, remind me"), 0)
    6
    """
    size = matched(_REASONS, lows(phrase), first)
    end = (_verb_behind(phrase, first + size) or _comma_behind(phrase, first + size)) if size else 0
    complete = size > 1 and phrase[first + size - 1].low in _COMPLETE
    subject = phrase[first + size].low if end else ""
    sure = complete or subject.partition("'")[0] in SUBJECTS or states(phrase[first + size : end])
    return end if end and sure else 0


def states(words: Phrase) -> bool:
    """Whether words are, or begin with, a sentence that states something."""
    return any(
        token.low in FINITE or token.low in REPORTS or token.low.endswith(("ed", *_CONTRACTED)) for token in words[1:]
    ) or (bool(words) and words[0].low.endswith(_CONTRACTED))


def without_insets(phrase: Phrase, listener: Listener) -> Phrase:
    """The phrase without clauses set into a command between commas, behind which it goes on.

    Of "the tour, which is on Friday," the time stays, since it says which tour. What is set into the words of
    somebody else stays as well.
    """
    for at in range(2, len(phrase) - 3):
        if phrase[at].low in _SPOKEN or phrase[at].kind == "quote":
            return phrase
        if phrase[at].low != ",":
            continue
        end = _comma_behind(phrase, at + 1)
        kept = _kept(phrase[at + 1 : end - 1], listener) if end and phrase[end].low in _GOES_ON else None
        if kept is not None:
            return without_insets((*phrase[:at], *kept, *phrase[end:]), listener)
    return phrase


def _verb_behind(phrase: Phrase, first: int) -> int:
    """Where a command begins behind a short clause without a comma: "before he gives up | book an hour"; else 0."""
    if first >= len(phrase) or phrase[first].low.partition("'")[0] not in SUBJECTS:
        return 0
    contracted = "'" in phrase[first].low
    places = range(first + (2 if contracted else 3), min(len(phrase) - 1, first + _SHORT))
    found = (n for n in places if phrase[n].low in _COMMANDS and phrase[n + 1].low in _OBJECTS_LEAD)
    return next((n for n in found if phrase[n - 1].low not in _BEFORE_VERBS and phrase[n - 1].is_word), 0)


def _comma_behind(phrase: Phrase, first: int) -> int:
    """The place behind the next comma; 0 for none within the length of a clause, or for one at the end."""
    return next((n + 1 for n in range(first + 1, min(len(phrase) - 1, first + LATEST)) if phrase[n].low == ","), 0)


def _kept(inset: Phrase, listener: Listener) -> Phrase | None:
    """What stays of words between two commas; None for words that are a part of the command.

    Nothing stays of a reason, its times of a relative clause, the way of "in a short mail".
    """
    if inset[0].low in _RELATIVES:
        times = listener.times(inset)
        return inset[times[0].start : times[-1].end] if times else ()
    if inset[0].low in CHANNEL_PREPOSITIONS and {*lows(inset[1:])} <= _OF_WAYS:
        way = next((n for n in range(len(inset)) if inset[n].low in _SURE_WAYS), 0)
        return (inset[0], inset[way]) if way else ()
    return () if reason_end((*inset, *_END), 0) else None


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
        if behind == first or behind + 1 >= len(words) or words[behind].partition("'")[0] not in SUBJECTS:
            continue
        if not (words[behind] in _MINE and words[behind + 1] in _INTENDS):
            return at
    return 0

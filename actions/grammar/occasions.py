"""Moments said by what happens then: "before I talk to Siv", "on the day the containers go back"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from actions.grammar.content import is_sentence
from actions.grammar.lexicon import ARTICLES, composed, longest
from actions.grammar.speech import matched
from actions.grammar.tokens import Phrase, lows, trimmed

_SUBJECTS: Final = frozenset("i we he she they it".split())
_MEETS: Final = longest(
    composed(
        "i|we|i'm|we're|i am|we are",
        "|have to|will|am|are",
        "talk|speak|talking|speaking",
        "|again",
        "to|with",
    )
    | composed(
        "i|we", "|have to|will", "see|meet|meet with|call|visit|ring|sit down with|catch up with|have a call with"
    )
    | composed("i'm|i am|we're|we are", "seeing|meeting|meeting with|calling|visiting|on the phone with")
)
"""What one does with somebody whom an event of the calendar is with."""
_ENDS: Final = frozenset(", ; : . ! ? that saying asking please so tell email mail remind and then".split())
_GOES_ON: Final = ARTICLES | frozenset("me him them us it you".split())
"""What a "to" leads on to that is no verb."""
LONGEST: Final = 14
"""Tokens of such a clause."""

IsName = Callable[[str], bool]


def occasion_end(phrase: Phrase, first: int, is_name: IsName) -> int:
    """Where a clause ends that begins here and says what happens; 0 where none begins.

    A "to" ends it that what is to be done stands behind: "before I talk to Siv | to have the list".
    """
    end = first
    while end < min(len(phrase), first + LONGEST) and phrase[end].low not in _ENDS and phrase[end].kind != "quote":
        behind = phrase[end + 1 : end + 2]
        if phrase[end].low == "to" and behind and behind[0].low not in _GOES_ON and not is_name(behind[0].text):
            break
        end += 1
    return end if is_occasion(phrase[first:end]) else 0


def is_occasion(words: Phrase) -> bool:
    """Whether words are a clause that says what happens: "I see Siv", "the photos are due"."""
    words = trimmed(words)
    return len(words) > 1 and (words[0].low in _SUBJECTS or is_sentence(words))


def met(words: Phrase) -> Phrase:
    """Whom one meets by the words, and when: "Siv on Friday" of "I see Siv on Friday"; () for anything else."""
    size = matched(_MEETS, lows(words))
    return words[size:] if size and size < len(words) else ()

"""Moments said by what happens then: "before I talk to Siv", "when the tour is over", "the day the gate opens"."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal

from actions.grammar.phrases.content import is_sentence
from actions.grammar.words.lexicon import ARTICLES, CALENDAR_ONLY, composed, longest, phrases
from actions.grammar.words.speech import matched
from actions.grammar.words.tokens import Phrase, lows, trimmed

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

_OVER: Final = longest(composed("is|has|was", "over|done|finished|through|ended") | phrases("ends, finishes, stops"))
_BEGUN: Final = longest(composed("is|has", "starting|started|begun") | phrases("starts, begins, opens"))
LONGEST_EVENT: Final = 8
"""Words for an event whose beginning or end is said."""

IsName = Callable[[str], bool]


@dataclass(frozen=True, slots=True)
class Edge:
    """The beginning ("on") or the end ("after") of an event, and the place behind the words that say it."""

    event: Phrase
    side: Literal["on", "after"]
    end: int


def edge_at(phrase: Phrase, first: int, knows: Callable[[Phrase], bool]) -> Edge | None:
    """The edge of a known event that a clause from this place on says: "the review is over"; None for anything else."""
    for end in range(first + 1, min(len(phrase), first + 1 + LONGEST_EVENT)):
        over, begun = matched(_OVER, lows(phrase), end), matched(_BEGUN, lows(phrase), end)
        event = behind_vague(phrase[first:end]) if over or begun else ()
        while event and event[0].low in ARTICLES:
            event = event[1:]
        if event and knows(event):
            return Edge(event, "after" if over else "on", end + (over or begun))
    return None


def behind_vague(event: Phrase) -> Phrase:
    """What names an event alone: "the dentist" of "the appointment with the dentist"; other words as they are."""
    at = next((n for n in range(1, len(event) - 1) if event[n].low in ("with", "w", "about")), 0)
    vague = at and all(token.low in ARTICLES | CALENDAR_ONLY for token in event[:at])
    return event[at + 1 :] if vague else event


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

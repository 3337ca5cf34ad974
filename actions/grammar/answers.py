"""Questions whose answer somebody is to be sent: "when is the tour? tell Bo", "Bo asks what it costs, tell him"."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from actions.grammar.commands import Ask, Content, Forward, Message, Simple
from actions.grammar.content import content
from actions.grammar.lexicon import QUESTION_VERBS, THINGS, composed, longest
from actions.grammar.listening import Listener
from actions.grammar.people import people_at
from actions.grammar.pointing import points_back
from actions.grammar.speech import begins_with, matched, without_openings
from actions.grammar.tokens import Phrase, lows, trimmed

_AT_LARGE: Final = frozenset("when where who what how which".split())
"""What a question begins with that is not answered by yes or no."""
_BE: Final = frozenset("is are was were".split())
_DOES: Final = frozenset("begins starts ends comes opens closes leaves goes arrives lands happens takes".split())
"""Verbs that others put before their subject: "when begins the tour"."""
_MEASURES: Final = frozenset("much many long far often late big old".split())
_LABELS: Final = frozenset(
    """number figure amount sum total price cost day date hour time place room address name weekday details
    information""".split()
)
"""What the answer to a question may be called."""
_BEFORE_LABELS: Final = frozenset("the this that right exact".split())
_UNAWARE: Final = longest(
    composed("asks|asked|is asking|was asking|keeps asking|has asked|wrote asking|wonders|was wondering", "|me|us")
    | composed("wants|wanted|needs|would like|would love|has", "to", "know|hear")
    | composed("doesn't|does not|don't|do not|didn't", "|yet", "know|realise|realize", "|yet", "|that")
    | composed("hasn't|has not|haven't|have not", "|yet", "heard|been told|noticed", "|yet", "|that")
    | composed("has no idea|have no idea|isn't aware|is not aware|is unaware", "|yet", "|that|of")
    | composed("is not sure|isn't sure|forgot|has forgotten")
)
"""What is said of somebody who asks what follows, or does not know it."""


def answered(before: Simple | None, command: Simple | None) -> Message | None:
    """The message that a question and a command behind it to send its answer are; None for any others."""
    if not isinstance(before, Ask):
        return None
    fact = Content("fact", embedded(before.question))
    match command:
        case Message(content=said) if said.kind == "none" or points_back(said.words) or _is_label(said.words):
            return replace(command, content=fact)
        case Forward(mails=mails, to=to, way=way) if mails.pronoun and to:
            return Message(to, fact, way)
        case _:
            return None


def _is_label(words: Phrase) -> bool:
    """Whether words only say what kind of answer it is: "the number", "the exact day"."""
    return bool(words) and words[-1].low in _LABELS and _BEFORE_LABELS.issuperset(lows(words[:-1]))


def answering(remark: Phrase, listener: Listener) -> Content | None:
    """What is told to somebody who asks it, or does not know it, in the remark before; None for any other remark.

    "Bo asks when the tour is, tell him"; "Bo doesn't know yet that we close, write him".
    """
    _, named = people_at(remark, 0, listener)
    for at in range(1, len(remark) - 1):
        size = matched(_UNAWARE, lows(remark), at)
        unknown = trimmed(remark[at + size :]) if size else ()
        if unknown and unknown[0].low in _AT_LARGE:
            return Content("fact", unknown)
        if unknown and at == named:
            return content(unknown)
    return None


def _about_topic(asked: Phrase) -> Phrase:
    """The question without what it is about before it: "the tour, when begins it" asks when the tour begins."""
    at = next((n for n in range(1, len(asked) - 2) if asked[n].low == ","), 0)
    about = at and asked[at + 1].low in _AT_LARGE and asked[-1].low in THINGS
    return (*asked[at + 1 : -1], *asked[:at]) if about else asked


def embedded(question: Phrase) -> Phrase:
    """What is asked, as it stands in a sentence: "where is the tour" is "where the tour is"; "look up" goes.

    >>> lows(embedded(tokens("look up when the rent is due"))), lows(embedded(tokens("when do I land")))
    (('when', 'the', 'rent', 'is', 'due'), ('when', 'i', 'land'))
    """
    asked = without_openings(trimmed(question))
    asked = trimmed(asked[begins_with(asked, QUESTION_VERBS) :])
    if len(asked) > 2 and asked[0].low in _AT_LARGE and asked[-1].low == "again":
        asked = asked[:-1]
    asked = _about_topic(asked)
    if len(asked) < 3 or asked[0].low not in _AT_LARGE:
        return asked
    verb = 2 if asked[1].low in _MEASURES and len(asked) > 3 else 1
    if asked[verb].low in _BE | _DOES:
        return (*asked[:verb], *asked[verb + 1 :], asked[verb])
    return (asked[0], *asked[2:]) if asked[1].low == "do" and asked[2].low in ("i", "we") else asked

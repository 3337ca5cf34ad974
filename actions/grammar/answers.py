"""Questions whose answer somebody is to be sent: "when is the tour? tell Bo", "Bo asks what it costs, tell him"."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from actions.grammar.commands import Ask, Content, Forward, Message, Simple
from actions.grammar.content import content
from actions.grammar.lexicon import QUESTION_VERBS, composed, longest
from actions.grammar.listening import Listener
from actions.grammar.people import people_at
from actions.grammar.speech import begins_with, matched, without_openings
from actions.grammar.tokens import Phrase, lows, trimmed

_BACK: Final = frozenset("it that this answer result so what same".split())
"""Words for an answer that is not known yet."""
_AROUND: Final = frozenset("the your of please then right away too as well with about".split())
_AT_LARGE: Final = frozenset("when where who what how which".split())
"""What a question begins with that is not answered by yes or no."""
_BE: Final = frozenset("is are was were".split())
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
        case Message(content=said) if said.kind == "none" or _points_back(said.words):
            return replace(command, content=fact)
        case Forward(mails=mails, to=to, way=way) if mails.pronoun and to:
            return Message(to, fact, way)
        case _:
            return None


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


def embedded(question: Phrase) -> Phrase:
    """What is asked, as it stands in a sentence: "where is the tour" is "where the tour is"; "look up" goes.

    >>> lows(embedded(tokens("look up when the rent is due"))), lows(embedded(tokens("when do I land")))
    (('when', 'the', 'rent', 'is', 'due'), ('when', 'i', 'land'))
    """
    asked = without_openings(trimmed(question))
    asked = trimmed(asked[begins_with(asked, QUESTION_VERBS) :])
    if len(asked) > 2 and asked[0].low in _AT_LARGE and asked[-1].low == "again":
        asked = asked[:-1]
    if len(asked) < 3 or asked[0].low not in _AT_LARGE:
        return asked
    if asked[1].low in _BE:
        return (asked[0], *asked[2:], asked[1])
    return (asked[0], *asked[2:]) if asked[1].low == "do" and asked[2].low in ("i", "we") else asked


def _points_back(words: Phrase) -> bool:
    low = {each.low for each in words if each.low not in _AROUND}
    return len(words) <= len(_AROUND) and bool(low) and low <= _BACK

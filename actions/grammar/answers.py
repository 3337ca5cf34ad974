"""Questions whose answer somebody is to be sent: "when is the tour? tell Bo", "Bo asks what it costs, tell him"."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from actions.grammar.commands import Ask, Content, Forward, Message, Simple
from actions.grammar.content import FINITE, REPORTS
from actions.grammar.lexicon import ARTICLES, FACT_WORDS, ME, PERSONAL, QUESTION_VERBS, THINGS, composed, longest
from actions.grammar.speech import begins_with, matched, without_openings
from actions.grammar.tokens import Phrase, lows, tokens, trimmed

_BACK: Final = frozenset("it that this answer result so what same".split())
"""Words for an answer that is not known yet."""
_AROUND: Final = frozenset("the your of please then right away too as well with about".split())
_AT_LARGE: Final = frozenset("when where who what how which".split())
"""What a question begins with that is not answered by yes or no."""
_LABELS: Final = frozenset("number figure date day price amount sum total hour time name address count".split())
"""Words for a fact that do not say of what it is."""
_LONGEST_THING: Final = 5
_OF: Final = tokens("of")
_BE: Final = frozenset("is are was were".split())
_ASKS: Final = longest(
    composed("asks|asked|is asking|was asking|keeps asking|has asked|wrote asking|wonders|was wondering", "|me|us")
    | composed("wants|wanted|needs|would like|would love|has", "to", "know|hear")
    | composed("doesn't know|does not know|has no idea|is not sure|isn't sure|forgot|has forgotten")
)
"""What is said of somebody who asks something."""


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


def answering(remark: Phrase, command: Message) -> Content | None:
    """What is told to somebody who asks it in the remark before: "Bo asks when the tour is, tell him"; None mostly."""
    words = lows(remark)
    if any(name[-1].low not in PERSONAL for name in command.to):
        return None
    for at in range(1, len(words) - 2):
        size = matched(_ASKS, words, at)
        if size and words[at + size : at + size + 1] and words[at + size] in _AT_LARGE:
            return Content("fact", trimmed(remark[at + size :]))
    return None


def of_remark(remark: Phrase, words: Phrase) -> Content | None:
    """What "the number", "the new date" means behind a remark that asks for it or speaks of a thing; None for others.

    "Everybody asks how many came. Tell Bo the number.", "The lift is late. Tell Bo the new date."
    """
    comma = next((n for n, token in enumerate(words) if token.low == ","), len(words))
    label = words[:comma]
    if not label or not {*lows(label)} <= _LABELS | FACT_WORDS | ARTICLES or _LABELS.isdisjoint(lows(label)):
        return None
    asked = next((n for n in range(1, len(remark) - 2) if remark[n].low in _AT_LARGE), 0)
    if asked:
        return Content("fact", trimmed(remark[asked:]))
    verbs = (n for n, token in enumerate(remark) if token.low in FINITE | REPORTS or token.low.endswith("ed"))
    thing = remark[: next(verbs, 0)]
    named = bool(thing) and len(thing) <= _LONGEST_THING and thing[0].low not in PERSONAL.keys() | THINGS | ME
    if not named:
        return None
    lowered = replace(thing[0], text=thing[0].low) if thing[0].low in ARTICLES else thing[0]
    return Content("fact", (*label, *_OF, lowered, *thing[1:]))


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

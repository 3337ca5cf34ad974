"""Questions whose answer somebody is to be sent: "when is the tour? tell Bo", "Bo asks what it costs, tell him"."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from actions.grammar.commands import Ask, Content, Forward, Message, Simple
from actions.grammar.phrases.content import FINITE, QUANTITIES, REPORTS, content
from actions.grammar.phrases.listening import Listener
from actions.grammar.phrases.people import people_at
from actions.grammar.words.lexicon import ARTICLES, FACT_WORDS, ME, PERSONAL, QUESTION_VERBS, THINGS, composed, longest
from actions.grammar.words.pointing import points_back
from actions.grammar.words.speech import begins_with, matched, without_openings
from actions.grammar.words.tokens import Phrase, lows, tokens, trimmed

_AT_LARGE: Final = frozenset("when where who what how which".split())
"""What a question begins with that is not answered by yes or no."""
_LONGEST_THING: Final = 5
_OF: Final = tokens("of")
_BE: Final = frozenset("is are was were".split())
_DOES: Final = frozenset("begins starts ends comes opens closes leaves goes arrives lands happens takes".split())
"""Verbs that others put before their subject: "when begins the tour"."""
_MEASURES: Final = frozenset("much many long far often late big old".split())
_LABELS: Final = QUANTITIES | frozenset("figure sum total count cost room weekday details information".split())
"""Words for a fact, or the answer to a question, that do not say of what it is."""
_BEFORE_LABELS: Final = FACT_WORDS | {"the", "this", "that"}
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
        case Message(content=said) if said.kind == "none" or points_back(said.words) or _label(said):
            return replace(command, content=fact)
        case Forward(mails=mails, to=to, way=way) if mails.pronoun and to:
            return Message(to, fact, way)
        case _:
            return None


def _label(said: Content) -> Phrase:
    """The words that only say what kind of fact is meant: "the number", "the new day"; () where more is said."""
    if said.kind not in ("fact", "text"):
        return ()
    label = said.words[: next((n for n, token in enumerate(said.words) if token.low == ","), len(said.words))]
    bare = bool(label) and label[-1].low in _LABELS and _BEFORE_LABELS.issuperset(lows(label[:-1]))
    return label if bare else ()


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


def of_remark(remark: Phrase, said: Content, listener: Listener) -> Content | None:
    """What "the number", "the new date" means behind a remark that asks for it or speaks of a thing; None for others.

    "Everybody asks how many came. Tell Bo the number.", "The lift is late. Tell Bo the new date."
    """
    label, asked = _label(said), answering(remark, listener)
    if not label or (asked and asked.kind == "fact"):
        return asked if label else None
    verbs = (n for n, token in enumerate(remark) if token.low in FINITE | REPORTS or token.low.endswith("ed"))
    thing = remark[: next(verbs, 0)]
    named = bool(thing) and len(thing) <= _LONGEST_THING and thing[0].low not in PERSONAL.keys() | THINGS | ME
    if not named:
        return None
    lowered = replace(thing[0], text=thing[0].low) if thing[0].low in ARTICLES else thing[0]
    return Content("fact", (*label, *_OF, lowered, *thing[1:]))


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

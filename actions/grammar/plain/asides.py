"""What is said aside in the middle of a command: courtesies, and remarks between whom it is for and what is said."""

from __future__ import annotations

from typing import Final

from actions.grammar.phrases.listening import Listener
from actions.grammar.phrases.people import people_at
from actions.grammar.words.courtesy import ASIDES
from actions.grammar.words.lexicon import CHANNEL_PREPOSITIONS, CHANNELS, REPAIRS, longest
from actions.grammar.words.speech import begins_with, matched, without_openings
from actions.grammar.words.tokens import Phrase, lows, trimmed
from actions.grammar.words.verbs import Found, verbs_at

_ASIDES: Final = longest(ASIDES)
_GO_ON: Final = frozenset("and that to but".split())
"""What a command goes on with behind a courtesy."""
_CLOSES: Final = {",": ",", "(": ")", "–": "–", "—": "—", "-": "-"}
"""The marks around an aside, opening and closing."""
_SAID: Final = frozenset("that to about if whether how when what".split())
"""What leads in what is said, behind an aside."""
_NO_ASIDE: Final = frozenset("if unless cc bcc copy copying not".split()) | CHANNELS.keys()
"""Words of what says more than an aside does: a way, copies, a condition."""
LONGEST: Final = 10
"""Tokens of an aside, its marks counted."""


def without_asides(phrase: Phrase, listener: Listener) -> Phrase:
    """The phrase without what is said aside: "tell Bo, if you would, that", "mail Siv (she waits) that"."""
    return _without_courtesies(_without_remark(phrase, listener))


def _without_remark(phrase: Phrase, listener: Listener) -> Phrase:
    """The phrase without a remark between whom it is for and what is said: "tell Bo, this is urgent, that ..."."""
    for start in range(2, min(len(phrase) - 3, LONGEST)):
        closes = _CLOSES.get(phrase[start].text)
        ends = (n for n in range(start + 2, min(start + LONGEST, len(phrase) - 1)) if phrase[n].text == closes)
        end = next(ends, 0)
        rest = trimmed(phrase[end + 1 :], ",") if end else ()
        if rest and rest[0].low in _SAID and _names_all(phrase[:start], listener):
            return phrase[:start] + rest if _is_aside(phrase[start + 1 : end], listener) else phrase
    return phrase


def _names_all(phrase: Phrase, listener: Listener) -> bool:
    """Whether words are a verb of saying and nothing behind it but whom it is for; or "remind me"."""
    return any(_is_whole(each, listener) for each in verbs_at(without_openings(phrase)))


def _is_whole(found: Found, listener: Listener) -> bool:
    named = (*found.gap, *found.rest)
    if not named:
        return found.verb.form == "remind"
    to, end = people_at(named, 0, listener)
    return bool(to) and end == len(named) and not (found.gap and found.rest)


def _is_aside(inside: Phrase, listener: Listener) -> bool:
    """Whether words correct nothing and say neither when, nor by which way, nor to whom else."""
    if begins_with(inside, REPAIRS):
        return False
    first = 1 if lows(inside[:1]) == ("and",) else 0
    others, end = people_at(inside, first, listener)
    listed = bool(others) and end == len(inside)
    return _NO_ASIDE.isdisjoint(lows(inside)) and not listed and not listener.times(inside)


def _without_courtesies(phrase: Phrase) -> Phrase:
    """The phrase without courtesies in its middle: "tell Bo, if you would, that ...", "by chat if you please, that"."""
    words = lows(phrase)
    for at in range(2, len(phrase) - 1):
        size = matched(_ASIDES, words, at)
        behind = phrase[at + size] if size and at + size < len(phrase) else None
        if behind is None or not (behind.low == "," or (behind.low in _GO_ON and size > 1)):
            continue
        if phrase[at - 1].low == "," or (words[at - 1] in CHANNELS and words[at - 2] in CHANNEL_PREPOSITIONS):
            end = at + size + 1 if phrase[at - 1].low == behind.low == "," else at + size
            return _without_courtesies(phrase[:at] + phrase[end:])
    return phrase

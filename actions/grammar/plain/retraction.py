"""What is taken back in mid-sentence, so that only the rest holds: "and tell Bo too, no, leave Bo, I tell him myself".

Behind a mark of correction stands what shall not be ("leave it out", "don't promise that", "ask nothing") or why not
("Bo is away"), or only what shall be ("only Ada"). What is taken back is somebody of a list who is named, else what
stands behind the last "and".
"""

from __future__ import annotations

from typing import Final

from actions.grammar.phrases.content import FINITE
from actions.grammar.phrases.listening import Listener
from actions.grammar.phrases.people import people_at
from actions.grammar.plain.reasons import states
from actions.grammar.words.lexicon import ARTICLES, PERSONAL, THINGS, composed
from actions.grammar.words.speech import begins_with, without_openings
from actions.grammar.words.tokens import Phrase, lows, tokens, trimmed
from actions.grammar.words.verbs import verbs_at

_NOT_TO_BE: Final = composed("leave|skip|forget|drop|keep|leave out|not|don't|do not|dont|never")
"""What leads in what shall not be; what that is was spoken of before, or a verb is said with it."""
_NOTHING: Final = composed("ask|say|tell|send|add|write|with|promise", "|her|him|them", "nothing|no note")
_ONLY: Final = frozenset("only just".split())
_AND: Final = frozenset("and & plus".split())
_COMMA, _JOINT, _JUST = tokens(","), tokens("and"), tokens("only")
LATEST: Final = 12
"""Tokens within which "only" follows."""


def retracted(left: Phrase, right: Phrase, listener: Listener) -> Phrase | None:
    """What is left of a command when what follows the mark takes a part of it back; None where it takes nothing back.

    `left` and `right` are what stands before the mark and behind it.
    """
    right = _only_first(trimmed(right), listener)
    lead = begins_with(right, _NOTHING) or (begins_with(right, _NOT_TO_BE) if _spoken_of(right, left, listener) else 0)
    only = next((n for n in range(min(len(right) - 1, LATEST)) if right[n].low in _ONLY), -1)
    if not lead and only < 0:
        return None
    kept = trimmed(right[only + 1 :]) if only >= 0 else ()
    names, end = people_at(kept, 0, listener) if kept else ((), 0)
    behind = kept[end:]
    meant = names and not (behind and behind[0].low in FINITE) and set(lows(names[-1])) <= set(lows(left))
    if meant and (lead or only == 0 or _is_reason(right, left)):
        return (*_with_only(left, names, listener), *behind)
    if not lead:
        return None
    base = _without(left, right[lead : only if only >= 0 else None], listener)
    if base is None:
        return None
    again = without_openings(kept)
    return base if not verbs_at(again) or _is_said(again, left) else (*base, *_JOINT, *again)


def _only_first(right: Phrase, listener: Listener) -> Phrase:
    """The words with "only" before the people that it stands behind: "Ada only"."""
    names, end = people_at(right, 0, listener)
    only = names and lows(right[end : end + 1]) in (("only",), ("alone",))
    return (*_JUST, *right[:end], *right[end + 1 :]) if only else right


def _spoken_of(right: Phrase, left: Phrase, listener: Listener) -> bool:
    """Whether what shall not be was spoken of: "leave it", "don't promise that", "not the review".

    Behind "not Bo" stands at most why not: "not Bo tell Ada" goes on with what shall be.
    """
    size = begins_with(right, _NOT_TO_BE)
    names, end = people_at(right, size, listener) if lows(right[:size]) == ("not",) else ((), 0)
    if names and end < len(right):
        why = trimmed(right[end:])
        return right[end].low == "," and (why[0].low in _ONLY or _is_reason(why, left))
    thing = next((each.low for each in right[size : size + 3] if each.low not in ARTICLES - THINGS), "")
    verb = size and right[size - 1].low not in ("leave", "skip", "drop", "keep", "out") and verbs_at(right[size:])
    objects = {each.low for each in right[size + 1 : size + 4]} if verb else {thing}
    return bool(size) and not objects.isdisjoint({*lows(left), *THINGS, *PERSONAL})


def _is_reason(right: Phrase, left: Phrase) -> bool:
    """Whether words say why not, of somebody or something spoken of: "Bo's away", "she has it already"."""
    known = {*lows(left), *PERSONAL, *THINGS}
    return states(right[:2]) and right[0].low.partition("'")[0] in known


def _with_only(left: Phrase, names: tuple[Phrase, ...], listener: Listener) -> Phrase:
    """The words with only these people of the list that they stand in, without what is said to others behind it."""
    wanted = set(lows(names[-1]))
    at = 0
    while at < len(left):
        found, end = people_at(left, at, listener)
        if found and any(wanted <= set(lows(each)) for each in found):
            rest = left[end:] if len(found) > 1 else _first_part(left[end:])
            return (*left[:at], *_listed(names), *rest)
        at = max(end, at + 1)
    return left


def _first_part(rest: Phrase) -> Phrase:
    """The words up to the last "and" behind which another command stands; all of them without one."""
    cut = (n for n in range(len(rest) - 1, -1, -1) if rest[n].low in _AND and verbs_at(rest[n + 1 :]))
    return trimmed(rest[: next(cut, len(rest))])


def _listed(names: tuple[Phrase, ...]) -> Phrase:
    """The names as a list: "Ada, Bo"."""
    return tuple(token for n, name in enumerate(names) for token in (*(_COMMA if n else ()), *name))


def _without(left: Phrase, taken: Phrase, listener: Listener) -> Phrase | None:
    """The words without whoever is taken out of a list, else without what stands last; None where that is all."""
    out, _ = people_at(trimmed(taken), 0, listener)
    gone = set(lows(out[0])) if out and out[0][0].low not in PERSONAL else set()
    for at in range(len(left)) if gone else ():
        found, end = people_at(left, at, listener)
        others = tuple(each for each in found if not gone <= set(lows(each)))
        if others and len(others) < len(found):
            return (*left[:at], *_listed(others), *left[end:])
    joints = _AND | {"with"} if lows(taken[-1:]) == ("with",) or not taken else _AND
    last = next((n for n in range(len(left) - 1, 0, -1) if left[n].low in joints), 0)
    return trimmed(left[:last]) if last else None


def _is_said(command: Phrase, left: Phrase) -> bool:
    """Whether a command is one that was said before: "..., just forward it", "..., just say we are late"."""
    if {*lows(command[1:])} <= {*lows(left), *THINGS}:
        return True
    forms = {each.verb.form for each in verbs_at(command)}
    again = any(forms & {each.verb.form for each in verbs_at(left[at:])} for at in range(len(left)))
    return again and lows(command[1:2])[0] in THINGS

"""Ways and people that are ruled out: "not on chat, by mail", "on chat instead of by mail", "tell Bo, not Siv"."""

from __future__ import annotations

from typing import Final

from actions.grammar.lexicon import CHANNELS, NUMBERS, longest, phrases
from actions.grammar.listening import Listener
from actions.grammar.people import people_at
from actions.grammar.speech import matched, without_openings
from actions.grammar.tokens import Phrase, lows, tokens, trimmed
from actions.grammar.verbs import verbs_at

_INSTEAD: Final = longest(phrases("instead of, rather than, and not, not, don't use, do not use"))
_PREPOSITIONS: Final = frozenset("to with on at by in from for about via until till into of over than".split())
_NO_CONTRAST: Final = frozenset("do if or is are".split())
"""Words behind which "not" rules nothing out."""
_JOINS: Final = frozenset(", but and ; please".split())
_USED: Final = frozenset("by via on over use it her him them that this just only but rather , a an".split())
"""What may stand beside the way by which a message shall go: "mail it", "slack her", "by chat"."""
_BEHIND_PEOPLE: Final = frozenset("that to about".split())


def ruled_out(phrase: Phrase, listener: Listener) -> Phrase:
    """The phrase without such words, and with the way that is meant in their place."""
    words = lows(phrase)
    if words[:1] == ("not",) and len(words) > 4 and words[1] in _PREPOSITIONS and words[2] in CHANNELS:
        # "not on chat, by mail: tell ...".
        return ruled_out(trimmed(phrase[3:]), listener)
    for at in range(1, len(phrase)):
        size = matched(_INSTEAD, words, at)
        used = size and words[at + size - 1] == "use"
        if not size or words[at - 1] in _NO_CONTRAST or (used and words[at - 1] not in _JOINS):
            # "tell Bo we don't use chat" rules nothing out.
            continue
        end = at + size
        end += 1 if end < len(phrase) and words[end] in _PREPOSITIONS else 0
        plain = _without(phrase, at, end, listener) if end < len(phrase) else None
        if plain is not None:
            return plain
    return phrase


def _without(phrase: Phrase, at: int, end: int, listener: Listener) -> Phrase | None:
    """The phrase without what a contrast's mark at `at` rules out, which begins at `end`; None for nothing."""
    words = lows(phrase)
    if (hour := _other_hour(phrase, at, end, listener)) is not None:
        return hour
    if words[end] in CHANNELS and (way := _other_way(phrase[end + 1 :])):
        return _without_join(phrase[:at]) + way
    if words[end] in CHANNELS or (words[at] != "not" and listener.is_name(words[end])):
        rest = phrase[end + 1 :]
        rest = rest[1:] if rest and rest[0].low in (",", "but") else rest
        return trimmed(phrase[:at]) + (rest[1:] if rest and rest[0].low == "but" else rest)
    if words[at - 1] != ",":
        return None
    others, stop = people_at(phrase, end, listener)
    if not others and listener.is_channel(phrase[end].text):
        stop = end + 1
    if stop > end and (stop == len(phrase) or not phrase[stop].is_word or phrase[stop].low in _BEHIND_PEOPLE):
        # "tell Bo, not Siv, that ...", "post it in general, not in the yard channel".
        return ruled_out(trimmed(phrase[:at]) + phrase[stop:], listener)
    return None


def _other_hour(phrase: Phrase, at: int, end: int, listener: Listener) -> Phrase | None:
    """Such as "make it nine instead of eight", with the hour that is meant alone; None for anything else."""
    if not verbs_at(without_openings(phrase)) and "make" not in lows(phrase[:at]):
        return None
    hour = phrase[at - 1].kind == "number" or phrase[at - 1].low in NUMBERS
    new = hour or any(each.end == at for each in listener.times(phrase[:at]))
    old = listener.times_at(phrase[end:])
    return phrase[:at] + phrase[end + old[0].end :] if new and old and old[0].start == 0 else None


def _other_way(behind: Phrase) -> Phrase:
    """The way that is meant behind one that is ruled out, as "by mail"; () for none: ", mail it, she likes that"."""
    meant = trimmed(behind)
    end = next((n for n, token in enumerate(meant) if token.low == ","), len(meant))
    ways = [token.low for token in meant[:end] if token.low in CHANNELS]
    others = any(token.low not in _USED for token in meant[:end] if token.low not in CHANNELS)
    return tokens(f", by {CHANNELS[ways[0]]}") if len(ways) == 1 and not others and end > 1 else ()


def _without_join(phrase: Phrase) -> Phrase:
    """The phrase without marks and joining words at its end."""
    while phrase and phrase[-1].low in _JOINS:
        phrase = phrase[:-1]
    return phrase

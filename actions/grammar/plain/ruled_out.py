"""Ways, times and people that are ruled out: "not on chat, mail it", "nine instead of eight", "tell Bo, not Siv"."""

from __future__ import annotations

from typing import Final

from actions.grammar.phrases.listening import Listener
from actions.grammar.phrases.people import people_at
from actions.grammar.words.lexicon import CHANNELS, NUMBERS, PERSONAL, longest, phrases
from actions.grammar.words.speech import matched, without_openings
from actions.grammar.words.tokens import Phrase, lows, tokens, trimmed
from actions.grammar.words.verbs import verbs_at

_INSTEAD: Final = longest(phrases("instead of, rather than, and not, not, don't use, do not use"))
PREPOSITIONS: Final = frozenset("to with on at by in from for about via until till into of over than".split())
_NO_CONTRASTS: Final = frozenset("do if or is are".split())
"""Behind them "not" rules nothing out."""
_JOINS: Final = frozenset(", but and ; please".split())
_USED: Final = frozenset("by via on over use it her him them that this just only but rather , a an".split())
"""What may stand beside the way by which a message shall go: "mail it", "slack her", "by chat"."""
_GOES_ON: Final = frozenset("that to about".split())


def without_ruled_out(phrase: Phrase, listener: Listener) -> Phrase:
    """The phrase without ways, times and people that are ruled out, and without "only him" behind who is meant."""
    words = lows(phrase)
    if words[:1] == ("not",) and len(words) > 4 and words[1] in PREPOSITIONS and words[2] in CHANNELS:
        # "not on chat, by mail: tell ...".
        return without_ruled_out(trimmed(phrase[3:]), listener)
    for at in range(1, len(phrase)):
        size = matched(_INSTEAD, words, at)
        used = size and words[at + size - 1] == "use"
        if not size or words[at - 1] in _NO_CONTRASTS or (used and words[at - 1] not in _JOINS):
            # "tell Bo we don't use chat" rules nothing out.
            continue
        end = at + size
        end += 1 if end < len(phrase) and words[end] in PREPOSITIONS else 0
        if end >= len(phrase):
            continue
        meant = _other_time(phrase, at, end, listener) or _other_way(phrase, at, end, listener)
        if meant:
            return meant
        if stop := _others_end(phrase, at, end, listener):
            # "tell Bo, not Siv, that ...", "post it in general, not in the yard channel".
            return without_ruled_out(_without_emphasis(trimmed(phrase[:at])) + phrase[stop:], listener)
    return phrase


def _other_time(phrase: Phrase, at: int, end: int, listener: Listener) -> Phrase:
    """Such as "make it nine instead of eight" without the old hour; () for anything else."""
    if not verbs_at(without_openings(phrase)) and "make" not in lows(phrase[:at]):
        return ()
    hour = phrase[at - 1].kind == "number" or phrase[at - 1].low in NUMBERS
    new = hour or any(each.end == at for each in listener.times(phrase[:at]))
    old = listener.times_at(phrase[end:])
    return phrase[:at] + phrase[end + old[0].end :] if new and old and old[0].start == 0 else ()


def _other_way(phrase: Phrase, at: int, end: int, listener: Listener) -> Phrase:
    """Such as "on chat, not by mail" without the other way, and "Bo instead of Siv" without her; () for neither."""
    low = phrase[end].low
    if low not in CHANNELS and (phrase[at].low == "not" or not listener.is_name(low)):
        return ()
    rest = phrase[end + 1 :]
    if low in CHANNELS and (way := _way_behind(rest)):
        return _without_join(phrase[:at]) + way
    for word in (",", "but"):
        rest = rest[1:] if lows(rest[:1]) == (word,) else rest
    return trimmed(phrase[:at]) + rest


def _way_behind(rest: Phrase) -> Phrase:
    """The way that is meant behind one that is ruled out, as "by mail"; () for none: ", mail it, she likes that"."""
    meant = trimmed(rest)
    meant = meant[: next((n for n, token in enumerate(meant) if token.low == ","), len(meant))]
    ways = [token.low for token in meant if token.low in CHANNELS]
    sure = len(ways) == 1 and len(meant) > 1 and {*lows(meant)} <= _USED | CHANNELS.keys()
    return tokens(f", by {CHANNELS[ways[0]]}") if sure else ()


def _without_join(phrase: Phrase) -> Phrase:
    """The phrase without marks and joining words at its end."""
    while phrase and phrase[-1].low in _JOINS:
        phrase = phrase[:-1]
    return phrase


def _others_end(phrase: Phrase, at: int, end: int, listener: Listener) -> int:
    """Where people or a channel end that are ruled out, between who is meant and what is said; 0 for none."""
    before = phrase[at - 1]
    if before.low != "," and before.low not in PERSONAL and not listener.is_name(before.text):
        return 0
    others, stop = people_at(phrase, end, listener)
    if not others and before.low == "," and listener.is_channel(phrase[end].text):
        stop = end + 1
    ends = stop == len(phrase) or not phrase[stop].is_word or phrase[stop].low in _GOES_ON
    if before.low != "," and (stop == len(phrase) or at < 2):
        return 0
    return stop if stop > end and ends else 0


def _without_emphasis(phrase: Phrase) -> Phrase:
    """The phrase without "only him", "only to her" at its end."""
    words = lows(phrase)
    lead = len(words) - 3 if words[-2:-1] == ("to",) else len(words) - 2
    return phrase[:lead] if lead > 1 and words[lead] in ("only", "just") and words[-1] in PERSONAL else phrase

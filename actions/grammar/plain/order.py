"""The words of a command in the order in which they are read: the verb first, times, people and copies behind it."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from actions.grammar.phrases.content import FINITE
from actions.grammar.phrases.listening import Listener
from actions.grammar.phrases.people import people_at
from actions.grammar.phrases.timing import is_length
from actions.grammar.plain.reasons import SUBJECTS, reason_end
from actions.grammar.words.lexicon import DEFINITE, EVERY, NEGATIONS, composed
from actions.grammar.words.shorthand import ARROW
from actions.grammar.words.speech import begins_with, without_openings
from actions.grammar.words.tokens import Phrase, lows, tokens, trimmed
from actions.grammar.words.verbs import verbs_at
from memory_core.when.reading import Mention

_SHIFTED: Final = {"before": "earlier", "after": "later", "forward": "earlier", "back": "later"}
_LONGEST_SUBJECT: Final = 5
_NOBODY_BUT: Final = composed("anyone|anybody|anything to anyone|people", "but|except|other than|apart from")
_FINISHES: Final = frozenset("end finish stop".split())
_POST_IN: Final = tokens("post in")
_WRITES: Final = frozenset("write post say put announce goes :".split())
_TOLD: Final = frozenset("write say send tell mail email message text convey report announce forward".split())
"""Verbs behind which whom it is for may stand with "to"."""
_INTENDS: Final = composed("i|we", "want|need|have|would like|wanted|must", "to") | composed("i'd|we'd", "like", "to")
"""What stands before the purpose of what is planned."""
_STAYS: Final = frozenset("length duration room place link people title attendees guests".split())
"""What of an event may stay the same."""
_ON_A: Final = (("on", "a"), ("on", "the"), ("in", "a"))
_SEND, _COMMA = tokens("send"), tokens(",")
_REMIND_ME, _BOOK = tokens("remind me"), tokens("book")
_CALENDARS: Final = frozenset("calendar diary agenda planner".split())
_INTO: Final = frozenset("put it this that in into on to my the our goes add enter".split())
"""What stands before a calendar that something is put into."""
_LEADING: Final = (("to",), ("about",), ("of",), ("that",))
_BETWEEN: Final = frozenset("on at in by from the , and".split())
"""What may stand between two times that are said side by side."""


def spanned(phrase: Phrase) -> Phrase:
    """The phrase with "from nine to ten" for "at nine and end at ten"."""
    words = lows(phrase)
    for at in range(2, len(words) - 3):
        lead = next((n for n in range(at - 1, max(at - 6, 0), -1) if words[n] == "at"), 0)
        begins = lead and words[lead - 1].rstrip("s") in ("begin", "start")
        if begins and words[at] == "and" and words[at + 1].removesuffix("es").rstrip("s") in _FINISHES:
            till = at + 3 if words[at + 2] in ("at", "by") else at + 2
            return (*phrase[:lead], *tokens("from"), *phrase[lead + 1 : at], *tokens("to"), *phrase[till:])
    return phrase


def shifted(phrase: Phrase, listener: Listener) -> Phrase:
    """The phrase with "earlier" and "later" for "before" and "after" at its end: "can it start ten minutes before"."""
    last = phrase[-1].low if len(phrase) > 2 else ""
    lengths = [each for each in listener.times(phrase[:-1]) if each.end == len(phrase) - 1] if last in _SHIFTED else []
    measured = lengths and isinstance(lengths[0].mention, Mention) and is_length(lengths[0].mention)
    return (*phrase[:-1], replace(phrase[-1], low=_SHIFTED[last])) if measured else phrase


def excepting(phrase: Phrase, listener: Listener) -> Phrase:
    """The phrase with "except" for "but not" behind what means all; behind names it goes: "to Bo and Di but not Al"."""
    words = lows(phrase)
    for at in range(1, len(words) - 2):
        if words[at : at + 2] != ("but", "not") or verbs_at(phrase[at + 2 : at + 3]):
            continue
        if not EVERY.isdisjoint(words[:at]):
            return (*phrase[:at], replace(phrase[at], text="except", low="except"), *phrase[at + 2 :])
        if listener.is_name(words[at + 2]) and listener.is_name(words[at - 1]):
            return excepting(phrase[:at] + phrase[at + 3 :], listener)
    return phrase


def only_those(phrase: Phrase) -> Phrase:
    """Of "don't tell anyone but Bo that ..." the command that it is: "tell Bo that ..."."""
    forbidden, words = begins_with(phrase, NEGATIONS), lows(phrase)
    for at in range(forbidden + 1, min(len(words) - 2, forbidden + 4)) if forbidden else ():
        size = begins_with(phrase[at:], _NOBODY_BUT)
        if size and verbs_at(phrase[forbidden:]):
            return (*phrase[forbidden:at], *phrase[at + size :])
    return phrase


def without_reason(phrase: Phrase, listener: Listener) -> Phrase:
    """What is done with an event or a mail, without a clause behind it that says why: "..., we're away"."""
    for at in range(2, len(phrase) - 2):
        purpose = lows(phrase[at : at + 2]) == ("so", "that") and phrase[at + 2].low not in ("it", "they")
        if phrase[at].low == "because" or purpose:
            return trimmed(phrase[:at])
        if phrase[at].text not in (",", "-", "–", "—") and phrase[at].low not in ("as", "since"):
            continue
        behind = phrase[at + 1 :]
        subject = behind[0].low.partition("'")[0] in SUBJECTS or listener.is_name(behind[0].text)
        states = "'" in behind[0].low or behind[1].low in FINITE
        if behind[0].low in DEFINITE:
            # "..., the hall is cold"
            subject = states = not FINITE.isdisjoint(lows(behind[2:_LONGEST_SUBJECT]))
        commands = any(each.verb.form not in ("create", "make") for each in verbs_at(behind))
        if subject and states and not listener.times(behind) and not commands:
            return phrase[:at]
    return phrase


def without_same(phrase: Phrase, listener: Listener) -> Phrase:
    """The phrase without what is said to stay as it is at its end: "..., same length", "..., same twenty minutes"."""
    at = next((n for n in range(len(phrase) - 1, 1, -1) if phrase[n - 1].low == ","), 0)
    last = phrase[at:]
    if not at or lows(last[:1]) != ("same",):
        return phrase
    lengths = [each for each in listener.times(last[1:]) if is_length(each.mention)]
    whole = bool(lengths) and lengths[0].start == 0 and lengths[-1].end == len(last) - 1
    return trimmed(phrase[:at]) if whole or (len(last) > 1 and last[1].low in _STAYS) else phrase


def purposeful(phrase: Phrase) -> Phrase:
    """The phrase with "to go through the samples" for ", I want to go through the samples"."""
    for at in range(1, len(phrase) - 3):
        size = begins_with(phrase[at + 1 : at + 5], _INTENDS) if phrase[at].low == "," else 0
        if size:
            return (*phrase[:at], *phrase[at + size :])
    return phrase


def arrow_as_to(phrase: Phrase) -> Phrase:
    """Such as "forward the list → Bo", with "to" for the arrow; without a verb the arrow stays."""
    if not verbs_at(phrase):
        return phrase
    return tuple(replace(token, text="to", low="to", kind="word") if token.low == ARROW else token for token in phrase)


def channel_behind(phrase: Phrase, listener: Listener) -> Phrase:
    """Such as "in #general write: ..." and "into seed-lab goes: ...", with the channel put behind "post"."""
    if phrase[0].low not in ("in", "into", "on", "to") or len(phrase) < 4 or phrase[2].low not in _WRITES:
        return phrase
    if phrase[1].kind != "channel" and not (phrase[2].low == ":" and listener.is_channel(phrase[1].text)):
        return phrase
    return (*_POST_IN, replace(phrase[1], kind="channel"), *trimmed(phrase[3:], ":,"))


def addressee_behind(phrase: Phrase, listener: Listener) -> Phrase:
    """Such as "to Siv please write that we close", with whom it is for put behind the verb."""
    people, end = people_at(phrase, 1, listener) if phrase[0].low == "to" else ((), 0)
    rest = without_openings(phrase[end:]) if people and end < len(phrase) else ()
    found = next((each for each in verbs_at(rest) if not each.gap and each.verb.words[-1] in _TOLD), None)
    if found is None:
        return phrase
    size = len(found.verb.words)
    return (*rest[:size], *phrase[:end], *rest[size:])


def copies_behind(phrase: Phrase) -> Phrase:
    """Such as "cc Bo, mail Siv: ...", with the copies put behind the people whom the message is to."""
    on = next((n for n in range(2, len(phrase) - 3) if lows(phrase[n : n + 2]) in _ON_A), 0)
    if on and phrase[0].low in ("cc", "bcc"):
        # "bcc Bo on a mail to Siv saying ..."
        return (*_SEND, *phrase[on + 1 :], *_COMMA, *phrase[:on])
    comma = next((n for n in range(2, len(phrase) - 2) if phrase[n].low == ","), 0)
    colon = next((n for n in range(comma + 2, len(phrase)) if phrase[n].low in (":", "that")), len(phrase))
    if not comma or phrase[0].low not in ("cc", "bcc") or not verbs_at(phrase[comma + 1 :]):
        return phrase
    return (*phrase[comma + 1 : colon], *phrase[comma : comma + 1], *phrase[:comma], *phrase[colon:])


def calendar_last(phrase: Phrase) -> Phrase:
    """Such as "fire drill Tuesday at nine - in the calendar", with a verb first for the calendar behind a mark."""
    at = max((n for n, token in enumerate(phrase) if n and token.kind == "mark"), default=0)
    behind = lows(phrase[at + 1 :])
    kept = at and behind[-1:] and behind[-1] in _CALENDARS and _INTO.issuperset(behind[:-1])
    return (*_BOOK, *trimmed(phrase[:at])) if kept and not verbs_at(phrase) else phrase


def waiting_last(phrase: Phrase) -> Phrase:
    """Such as "when the talk ends remind me to ...", with what is waited for put last."""
    if phrase[0].low not in ("when", "once", "whenever"):
        return phrase
    for at in range(2, len(phrase) - 2):
        if lows(phrase[at : at + 2]) == ("remind", "me"):
            return phrase[at:] + trimmed(phrase[:at])
    return phrase


def reminding_first(phrase: Phrase) -> Phrase:
    """Such as "order glaze, remind me on Friday" and "..., reminder", with the reminding put first."""
    words = lows(phrase)
    if words[-1] in ("reminder", "remind") and len(words) > 2 and words[-2] in (",", "-", "–", ":"):
        return (*_REMIND_ME, *trimmed(phrase[:-1]))
    for at in range(2, len(words) - 1):
        if words[at] == "reminder" and words[at - 1] in (":", "-", "–", ","):
            return (*_REMIND_ME, *phrase[at + 1 :], *phrase[at - 1 : at], *phrase[: at - 1])
    for at in range(1, len(words) - 1):
        if (
            words[at : at + 2] != ("remind", "me")
            or words[at - 1] not in (",", ":")
            or words[at + 2 : at + 3] in _LEADING
            or any(reason_end(phrase, first) == at for first in range(at))
        ):
            continue
        return (*_REMIND_ME, *phrase[at + 2 :], *phrase[at - 1 : at], *phrase[: at - 1])
    return phrase


def verb_first(phrase: Phrase, listener: Listener) -> Phrase:
    """A clause that begins with a time, with the time put behind the verb's words: "at noon remind me to ..."."""
    for at in range(1, len(phrase) - 2):
        before = trimmed(phrase[:at], ",")
        if lows(phrase[at : at + 2]) != lows(_REMIND_ME):
            continue
        # Alone a day of the month is a day: "the 16th remind" might be the sixteenth of something.
        alone = listener.times(before)
        if alone and alone[-1].end == len(before) and alone[0].start <= 1:
            return (*_REMIND_ME, *before, *phrase[at + 2 :])
    times = listener.times(phrase)
    if not times or any(token.low not in ("on", "at", "in", "by", "from", "the") for token in phrase[: times[0].start]):
        return phrase
    end = times[0].end
    for time in times[1:]:
        if all(token.low in _BETWEEN for token in phrase[end : time.start]):
            end = time.end
    rest = without_openings(phrase[end:])
    found = next((each for each in verbs_at(rest) if not each.gap), None)
    if found is None or not found.rest:
        return phrase
    size = len(found.verb.words)
    last = max((n for n in range(size + 1, len(rest)) if rest[n].low == "to"), default=0)
    if found.verb.form == "move" and last:
        # "this week move the tour to ten": which tour comes before its new time
        return rest[:last] + phrase[:end] + rest[last:]
    return rest[:size] + phrase[:end] + rest[size:] if found.verb.form == "remind" else rest + phrase[:end]

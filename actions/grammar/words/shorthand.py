"""What is written short or spoken as a mark: "tmrw", "dont", "comma". Messages keep the spelling they were given."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from datetime import date, timedelta
from typing import Final

from actions.grammar.words.tokens import Phrase, Token, lows
from memory_core.when.lexicon import MONTHS, WEEKDAYS

_LONG: Final[Mapping[str, str]] = {
    **dict.fromkeys("tmrw tmw tmr tmro tomo 2moro 2morrow tomorow tommorow tommorrow tomorrrow".split(), "tomorrow"),
    **dict.fromkeys("tonite tonght 2nite".split(), "tonight"),
    **dict.fromkeys("abt bout".split(), "about"),
    **dict.fromkeys("acc accd acording".split(), "according"),
    **dict.fromkeys("thurs thur thu".split(), "thursday"),
    **dict.fromkeys("tues tue".split(), "tuesday"),
    **dict.fromkeys("weds wed".split(), "wednesday"),
    **dict.fromkeys("resched rescedule reshedule".split(), "reschedule"),
    **dict.fromkeys("sched shedule".split(), "schedule"),
    "mtg": "meeting",
    **dict.fromkeys("appt apt appmt".split(), "appointment"),
    **dict.fromkeys("wen wehn".split(), "when"),
    **dict.fromkeys("wat wht wut".split(), "what"),
    **dict.fromkeys("teh hte".split(), "the"),
    **dict.fromkeys("agen agn".split(), "again"),
    **dict.fromkeys("rem rmd rmnd".split(), "remind"),
    **dict.fromkeys("dont do'nt".split(), "don't"),
    **dict.fromkeys("n nd".split(), "and"),
    **dict.fromkeys("del dlt".split(), "delete"),
    **dict.fromkeys("lnch lunh".split(), "lunch"),
    **dict.fromkeys("meetng mting meting".split(), "meeting"),
    **dict.fromkeys("2day tday".split(), "today"),
    **dict.fromkeys("1on1 1-on-1 one-on-one".split(), "1:1"),
    "todays": "today's", "tomorrows": "tomorrow's", "tmrws": "tomorrow's", "tonights": "tonight's",
    "hr": "hour", "rm": "room", "mv": "move", "txt": "text", "canc": "cancel",
    "cxl": "cancel", "wats": "what's", "rmv": "remove", "l8r": "later", "l8": "late",
    "nxt": "next", "u": "you", "ya": "you", "ur": "your", "frm": "from", "b4": "before", "aftr": "after",
    "msgs": "messages",
    **dict.fromkeys("chan chnl".split(), "channel"),
    "cal": "calendar", "mins": "minutes", "hrs": "hours", "cant": "can't", "didnt": "didn't", "doesnt": "doesn't",
    "hasnt": "hasn't", "havent": "haven't", "isnt": "isn't", "wont": "won't", "plese": "please",
    "bcos": "because", "rn": "now",
}  # fmt: skip
"""Short and careless spellings, each with the word that is meant."""

ARROW: Final = "→"
_COMPACT: Final = re.compile(r"([01]?\d|2[0-3])[0-5][05]")
"""Hours and minutes without a mark between them; of minutes those that one says, so that few other numbers fit."""
_BEHIND_HOURS: Final = frozenset("am pm on in for and or then instead please pls not with w sharp that to".split())
_DAYS: Final = frozenset({"tomorrow", "tmrw", "noon", *WEEKDAYS, *(f"{day}s" for day in WEEKDAYS)})
_HOUR_LEADS: Final = frozenset("at by from until till before after around about @ to".split())
"""What stands before an hour: "at 2 tomorrow"."""
_OCLOCK: Final = frozenset("kl klokken klokka klokkan um ore kello clock".split())
"""What stands before an hour in other tongues, or translated from them: "on clock 8"."""
_COMING_DAYS: Final = frozenset("today tomorrow tmrw tmr tomo tonight".split())
_NOON, _HOURS = 12, 24
_SENDS: Final = frozenset("fwd forward frwrd send snd".split())
"""First words of commands by which something goes to somebody."""
_SHAFTS: Final = ("-", "=", "–")

_MARKS: Final[Mapping[tuple[str, ...], str]] = {
    ("comma",): ",",
    ("full", "stop"): ".",
    ("question", "mark"): "?",
    ("exclamation", "mark"): "!",
    ("colon",): ":",
    ("new", "line"): ",",
    ("new", "paragraph"): ".",
}
"""Marks as they are spoken."""


def meant(word: str) -> str:
    """The word that a short spelling stands for; the word itself when it stands for none.

    >>> meant("tmrw"), meant("tomorrow")
    ('tomorrow', 'tomorrow')
    """
    return _LONG.get(word, word)


def written_out(phrase: Phrase, today: date) -> Phrase:
    """The phrase with short spellings compared as the words they stand for, and spoken marks as marks."""
    phrase = _punctuated(_arrows(_at_hours(phrase, today)))
    phrase = tuple(_to(phrase, at) if token.text == "2" else _long(token) for at, token in enumerate(phrase))
    return tuple(_hour(phrase, at) for at in range(len(phrase)))


def _at_hours(phrase: Phrase, today: date) -> Phrase:
    """The phrase with "at" for what other tongues say before an hour ("kl 15", "klokken 9", "um 8"), "Uhr" left out."""
    kept: list[Token] = []
    for at, token in enumerate(phrase):
        hour = next((each for each in phrase[at + 1 : at + 3] if each.text != "."), token)
        leads = token.low in _OCLOCK and hour.text[:1].isdigit()
        if leads and kept and kept[-1].low in ("on", "in"):
            kept.pop()
        if token.low == "uhr" and at and phrase[at - 1].text[:1].isdigit():
            continue
        if token.text == "." and kept and kept[-1].low == "at" and phrase[at - 1].low in _OCLOCK:
            continue
        if leads and kept and kept[-1].low in _HOUR_LEADS:
            continue
        if at and _is_hour(token) and _is_of(phrase[at - 1], token, today) and not _goes_on(phrase[at + 1 : at + 3]):
            # "coffee tomorrow 9", "coffee fri 9"
            kept.append(Token("at", "at", "word", token.start))
        kept.append(replace(token, text="at", low="at") if leads else token)
    return tuple(kept)


def _is_hour(token: Token) -> bool:
    return token.text.isdecimal() and 0 < int(token.text) <= _HOURS


def _is_of(day: Token, hour: Token, today: date) -> bool:
    """Whether a number behind a day is its hour: no day of the month that one of the next two such weekdays has."""
    if day.low not in WEEKDAYS:
        return day.low in _COMING_DAYS
    ahead = (WEEKDAYS[day.low] - today.weekday()) % 7
    return all((today + timedelta(days=ahead + week)).day != int(hour.text) for week in (0, 7))


def _goes_on(behind: Phrase) -> bool:
    """Whether a number counts what stands behind it, or leads up to an hour: "tomorrow 9 crates", "Friday 10 to 11"."""
    if lows(behind[:1]) == ("to",) and behind[1:] and behind[1].text[:1].isdigit():
        return True
    return bool(behind) and behind[0].is_word and behind[0].low not in _BEHIND_HOURS


def _hour(phrase: Phrase, at: int) -> Token:
    """An hour and its minutes written as one number, compared as an hour: 7:45 for "fri 745"."""
    token = phrase[at]
    if _late(phrase, at):
        return replace(token, low=f"{token.low}:00")
    hour, minutes = token.low[:-2], token.low[-2:]
    if not _COMPACT.fullmatch(token.low) or not at:
        return token
    before, behind = phrase[at - 1].low, phrase[at + 1] if at + 1 < len(phrase) else None
    ends = behind is None or not behind.is_word or behind.low in _BEHIND_HOURS or behind.low in _DAYS
    dated = before in MONTHS or (at > 1 and before.rstrip("stndrh").isdigit() and phrase[at - 2].low in MONTHS)
    dated = dated or (before[:-2].isdigit() and before[-2:] in ("st", "nd", "rd", "th"))
    ranged = before in _SHAFTS and at > 1 and phrase[at - 2].text[0].isdigit()
    timely = ranged or dated or before in _DAYS or before == "at" or (before in (*_HOUR_LEADS, "it", ARROW) and ends)
    year = token.low.startswith("20") and len(token.low) == len("2030") and before != "at" and before not in _DAYS
    zoned = before in _HOUR_LEADS and "time" in (each.low for each in phrase[at + 2 : at + 3])
    return replace(token, low=f"{hour}:{minutes}") if (timely or zoned) and not year else token


def _late(phrase: Phrase, at: int) -> bool:
    """Whether a number is an hour that no clock face has: "at 20", where nothing is counted."""
    behind = phrase[at + 1 : at + 2]
    hour = phrase[at].text.isdecimal() and _NOON < int(phrase[at].text) < _HOURS
    return hour and at > 0 and phrase[at - 1].low == "at" and not _goes_on(behind)


def _to(phrase: Phrase, at: int) -> Token:
    """A "2" that stands for "to": behind "me" and mails, and before an hour or a day."""
    before, behind = phrase[at - 1].low if at else "", phrase[at + 1].low if at + 1 < len(phrase) else ""
    sends = phrase[0].low in _SENDS and behind.isalpha() and not behind.endswith("s")
    leads = sends or (before in ("me", "mail", "email", "it") and behind.isalpha())
    timely = at > 0 and before not in _HOUR_LEADS and (behind[:1].isdigit() or behind in _DAYS)
    return replace(phrase[at], text="to", low="to", kind="word") if leads or timely else phrase[at]


def _arrows(phrase: Phrase) -> Phrase:
    """The phrase with "->", "=>" and "-->" as one arrow."""
    kept: list[Token] = []
    for token in phrase:
        head = token.text == ">" and bool(kept) and kept[-1].text in _SHAFTS
        while head and kept and kept[-1].text in _SHAFTS:
            kept.pop()
        kept.append(replace(token, text=ARROW, low=ARROW, spaced=True) if head else token)
    return tuple(kept)


def _long(token: Token) -> Token:
    known = token.kind in ("word", "number") and token.low in _LONG
    return replace(token, low=_LONG[token.low], kind="word") if known else token


def _punctuated(phrase: Phrase) -> Phrase:
    """Spoken marks count only where nothing else is punctuated: who types marks may speak of a comma."""
    if any(token.kind == "mark" and token.text in ".,;:?!" for token in phrase):
        return phrase
    kept: list[Token] = []
    at = 0
    while at < len(phrase):
        size = next((len(said) for said in _MARKS if _stands(said, phrase, at)), 0)
        if size and not kept:
            at += size
            continue
        if size:
            mark = _MARKS[tuple(token.low for token in phrase[at : at + size])]
            kept.append(Token(mark, mark, "mark", phrase[at].start, spaced=False))
            at += size
            continue
        kept.append(phrase[at])
        at += 1
    return tuple(kept)


def _stands(said: tuple[str, ...], phrase: Phrase, at: int) -> bool:
    return tuple(token.low for token in phrase[at : at + len(said)]) == said and phrase[max(at - 1, 0)].low not in (
        "a", "the", "with", "missing", "no",
    )  # fmt: skip

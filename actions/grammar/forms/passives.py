"""Clauses that say what is to be done with a thing: "Bo's mails need to be deleted", "the review must be moved"."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from actions.grammar.commands import Cancel, Change, Discard, Forward, Remind, Simple
from actions.grammar.phrases.events import event_query
from actions.grammar.phrases.listening import Listener
from actions.grammar.phrases.mails import mail_query
from actions.grammar.phrases.people import people_at
from actions.grammar.phrases.timing import timed
from actions.grammar.words.lexicon import ALSO, ARTICLES, EVENTS, ME, PERSONAL, THINGS, composed, longest, phrases
from actions.grammar.words.speech import begins_with, matched
from actions.grammar.words.tokens import Phrase, lows, tokens, trimmed

_PASSIVE: Final = longest(
    composed(
        "need to|needs to|must|should|shall|have to|has to|can|could|may|ought to|want to|are to|is to", ALSO, "be"
    )
    | composed("can|should|may|needs to|need to|has to", "go")
    | phrases("needs to get, need to get, can move, will have to be")
)
_CAN_GO: Final = longest(composed("can|may|should|must|has to|needs to", "go", "|too|now|away"))
_DONE: Final = {
    **dict.fromkeys("deleted removed trashed erased binned purged gone".split(), "delete"),
    **dict.fromkeys("archived filed".split(), "archive"),
    **dict.fromkeys("forwarded sent passed".split(), "forward"),
    **dict.fromkeys("cancelled canceled scrapped dropped skipped".split(), "cancel"),
    **dict.fromkeys("moved rescheduled shifted pushed postponed delayed deferred relocated".split(), "move"),
    **dict.fromkeys("renamed retitled".split(), "rename"),
    **dict.fromkeys("invited added".split(), "add"),
    **dict.fromkeys("called phoned rung".split(), "call"),
    "put": "put",
}
_CALL: Final = tokens("call")
_NOT_CALLED: Final = EVENTS | ME | THINGS | set(PERSONAL)
"""Words for what nobody calls, and for whom a reminder does not name."""
_REASONS: Final = frozenset("because as since due , - – —".split())
"""What a reason begins with, whose words and times are not of the event."""
_OFF_CALENDAR: Final = composed("from|off|out of", "the|my|our", "calendar|diary|schedule|agenda")
_BINS: Final = {**dict.fromkeys("archive archives".split(), "archive"), **dict.fromkeys("trash bin".split(), "delete")}


def passive(phrase: Phrase, listener: Listener) -> Simple | None:
    """Such a clause as a command; None when it is none."""
    words = lows(phrase)
    for at in range(1, len(words)):
        if matched(_CAN_GO, words, at) == len(words) - at and mail_query(phrase[:at], listener)[0] == at:
            return _deleted(phrase[:at], (), listener)
        size = matched(_PASSIVE, words, at)
        if not size or at + size >= len(words):
            continue
        form = _DONE.get(words[at + size], "")
        if words[at + size] == "to" and words[-1] in _BINS:
            form = _BINS[words[-1]]
        read = _READERS.get(form)
        command = read(phrase[:at], phrase[at + size + 1 :], listener) if read else None
        if command is not None:
            return command
    return None


def _deleted(thing: Phrase, behind: Phrase, listener: Listener) -> Simple | None:
    count, query = mail_query(thing, listener)
    return Discard(query) if count else _cancelled(thing, behind, listener) or _uninvited(thing, behind, listener)


def _archived(thing: Phrase, _behind: Phrase, listener: Listener) -> Simple | None:
    count, query = mail_query(thing, listener)
    return Discard(query, archive=True) if count else None


def _forwarded(thing: Phrase, behind: Phrase, listener: Listener) -> Simple | None:
    if thing[0].low in ("a", "an"):
        # "a mail should be sent to Bo" is still to be written.
        return None
    count, query = mail_query(thing, listener)
    to, _ = people_at(behind, 1, listener, sure=False) if lows(behind[:1]) == ("to",) else ((), 0)
    return Forward(query, to) if count and to else None


def _added(thing: Phrase, behind: Phrase, listener: Listener) -> Simple | None:
    people, _ = people_at(thing, 0, listener, sure=False) if lows(behind[:1]) == ("to",) else ((), 0)
    return Change(event_query(behind[1:], listener), add=people) if people else None


def _uninvited(thing: Phrase, behind: Phrase, listener: Listener) -> Simple | None:
    people, end = people_at(thing, 0, listener) if lows(behind[:1]) == ("from",) else ((), 0)
    return Change(event_query(behind[1:], listener), remove=people) if people and end == len(thing) else None


def _moved(thing: Phrase, behind: Phrase, listener: Listener) -> Simple | None:
    found = timed(behind, listener)
    if not found.times and not found.lengths:
        return None
    by = found.lengths[0] if found.lengths else None
    return Change(event_query(thing, listener), to=found.times, by=by, direction=1 if by else 0)


def _renamed(thing: Phrase, behind: Phrase, listener: Listener) -> Simple:
    title = behind[1:] if lows(behind[:1]) in (("to",), ("as",)) else behind
    return Change(event_query(thing, listener), title=trimmed(title))


def _cancelled(thing: Phrase, behind: Phrase, listener: Listener) -> Simple | None:
    """What is cancelled, with a time and a reason behind it; "dropped off", "dropped at the gate" are none."""
    reason = next((n for n, token in enumerate(behind) if token.low in _REASONS), len(behind))
    when = timed(behind[:reason], listener)
    told = trimmed(when.words)
    if told and not begins_with(told, _OFF_CALENDAR):
        return None
    event = event_query(thing, listener)
    return Cancel(replace(event, when=(*event.when, *when.times)))


def _put(thing: Phrase, behind: Phrase, listener: Listener) -> Simple | None:
    """What is put off or put back is moved; what is put elsewhere is none of this."""
    return _moved(thing, behind[1:], listener) if lows(behind[:1]) in (("off",), ("back",)) else None


def _called(thing: Phrase, behind: Phrase, listener: Listener) -> Simple | None:
    """What is called off; an event that gets a title; and whoever is to be called, which is a reminder to do so."""
    if lows(behind[:1]) == ("off",):
        return _cancelled(thing, behind[1:], listener)
    when = timed(behind, listener)
    _, end = people_at(thing, 0, listener)
    titled = bool(behind) and (behind[0].kind == "quote" or behind[0].text[:1].isupper()) and not when.times
    if titled and end < len(thing):
        return _renamed(thing, behind, listener)
    if thing[-1].low in _NOT_CALLED:
        return None
    first = replace(thing[0], text=thing[0].low) if thing[0].low in ARTICLES else thing[0]
    return Remind((*_CALL, first, *thing[1:], *when.words), when.times)


_READERS: Final[Mapping[str, Callable[[Phrase, Phrase, Listener], Simple | None]]] = {
    "delete": _deleted,
    "archive": _archived,
    "forward": _forwarded,
    "add": _added,
    "cancel": _cancelled,
    "move": _moved,
    "rename": _renamed,
    "put": _put,
    "call": _called,
}
"""What reads the thing and the words behind the verb, by what is to be done."""

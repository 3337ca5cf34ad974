"""Clauses that say what is to be done with a thing: "Bo's mails need to be deleted", "the review must be moved"."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from actions.grammar.commands import Cancel, Change, Discard, Forward, Simple
from actions.grammar.events import event_query
from actions.grammar.lexicon import longest, phrases
from actions.grammar.listening import Listener
from actions.grammar.mailbox import mail_query
from actions.grammar.people import people_at
from actions.grammar.speech import matched
from actions.grammar.timing import timed
from actions.grammar.tokens import Phrase, lows, trimmed

_PASSIVE: Final = longest(
    phrases(
        """
    need to be, needs to be, must be, should be, have to be, has to be, can be, ought to be, want to be, are to be,
    is to be, needs to get, need to get, can go, should go, needs to go, need to go, may go, can be, has to go, can
    move, will have to be, could be, may be
    """
    )
)
_DONE: Final = {
    **dict.fromkeys("deleted removed trashed erased binned purged gone".split(), "delete"),
    **dict.fromkeys("archived filed".split(), "archive"),
    **dict.fromkeys("forwarded sent passed".split(), "forward"),
    **dict.fromkeys("cancelled canceled scrapped dropped off skipped".split(), "cancel"),
    **dict.fromkeys("moved rescheduled shifted pushed postponed delayed deferred relocated".split(), "move"),
    **dict.fromkeys("renamed retitled called".split(), "rename"),
    **dict.fromkeys("invited added".split(), "add"),
}
_BINS: Final = {**dict.fromkeys("archive archives".split(), "archive"), **dict.fromkeys("trash bin".split(), "delete")}


def passive(phrase: Phrase, listener: Listener) -> Simple | None:
    """Such a clause as a command; None when it is none."""
    words = lows(phrase)
    for at in range(1, len(words)):
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


def _deleted(thing: Phrase, _behind: Phrase, listener: Listener) -> Simple:
    count, query = mail_query(thing, listener)
    return Discard(query) if count else Cancel(event_query(thing, listener))


def _archived(thing: Phrase, _behind: Phrase, listener: Listener) -> Simple | None:
    count, query = mail_query(thing, listener)
    return Discard(query, archive=True) if count else None


def _forwarded(thing: Phrase, behind: Phrase, listener: Listener) -> Simple | None:
    count, query = mail_query(thing, listener)
    to, _ = people_at(behind, 1, listener, sure=False) if lows(behind[:1]) == ("to",) else ((), 0)
    return Forward(query, to) if count and to else None


def _added(thing: Phrase, behind: Phrase, listener: Listener) -> Simple | None:
    people, _ = people_at(thing, 0, listener, sure=False) if lows(behind[:1]) == ("to",) else ((), 0)
    return Change(event_query(behind[1:], listener), add=people) if people else None


def _moved(thing: Phrase, behind: Phrase, listener: Listener) -> Simple:
    found = timed(behind, listener)
    by = found.lengths[0] if found.lengths else None
    return Change(event_query(thing, listener), to=found.times, by=by, direction=1 if by else 0)


def _renamed(thing: Phrase, behind: Phrase, listener: Listener) -> Simple:
    title = behind[1:] if lows(behind[:1]) in (("to",), ("as",)) else behind
    return Change(event_query(thing, listener), title=trimmed(title))


_READERS: Final[Mapping[str, Callable[[Phrase, Phrase, Listener], Simple | None]]] = {
    "delete": _deleted,
    "archive": _archived,
    "forward": _forwarded,
    "add": _added,
    "cancel": lambda thing, _behind, listener: Cancel(event_query(thing, listener)),
    "move": _moved,
    "rename": _renamed,
}
"""What reads the thing and the words behind the verb, by what is to be done."""

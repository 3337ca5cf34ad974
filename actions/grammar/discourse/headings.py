"""A thing named in a sentence of its own, and what is to be done with it in the next: "Friday's tour. Cancel."."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from actions.grammar.clause import Clause
from actions.grammar.commands import Anchored, Cancel, Change, Discard, Forward, Message, Remind, Reply, Simple
from actions.grammar.discourse.conditions import Simply
from actions.grammar.forms.rereading import about, reread, unread
from actions.grammar.phrases.content import FINITE
from actions.grammar.phrases.listening import Listener
from actions.grammar.phrases.timing import timed
from actions.grammar.words.speech import without_openings
from actions.grammar.words.tokens import Phrase, lows, said, tokens
from actions.grammar.words.verbs import Form, verbs_at
from memory_core.when.reading import Mention

_COLON: Final = tokens(":")
_HANDLING: Final[frozenset[Form]] = frozenset(
    {
        "cancel", "move", "delay", "advance", "extend", "shorten", "delete", "archive", "uninvite", "invite", "add",
        "rename", "change", "make", "forward", "send", "reply",
    }
)  # fmt: skip
"""The forms of what is done with an event or a mail."""
LONGEST: Final = 12
"""Tokens that name a thing."""


def headed(sentences: list[Clause], listener: Listener, simple: Simply) -> list[Clause]:
    """The sentences, with one that only names a thing as the heading of the one that says what is done with it."""
    kept: list[Clause] = []
    for sentence in sentences:
        heading = kept[-1] if kept else None
        if heading is not None and _reminded_of(heading, sentence, listener, simple):
            kept[-1] = replace(sentence, remark=heading.words)
            continue
        if heading is not None and _names(heading, listener) and _handles(sentence.words):
            whole = replace(sentence, words=(*heading.words, *_COLON, *without_openings(sentence.words)))
            command = _of(heading.words, sentence, listener, simple) or _read(whole, listener, simple)
            if _says_what(command):
                kept[-1] = replace(whole, command=command)
                continue
        kept.append(sentence)
    return kept


def _reminded_of(heading: Clause, sentence: Clause, listener: Listener, simple: Simply) -> bool:
    """Whether a sentence reminds some time before or after an event that the heading names, and does not make."""
    command = simple(sentence, listener) if _names(heading, listener) else None
    whens = command.when if isinstance(command, Remind) else ()
    times = (each.mention for each in listener.times(heading.words))
    hours = [each for each in times if isinstance(each, Mention) and not each.dated]
    measured = any(isinstance(each, Anchored) and lows(each.event) == ("it",) for each in whens)
    named = said(timed(heading.words, listener).words)
    return measured and not hours and (listener.is_event(named) or listener.recalls(named))


def _of(heading: Phrase, sentence: Clause, listener: Listener, simple: Simply) -> Simple | None:
    """What is done with "it", or with nothing that is named, as done with the heading; None for anything else."""
    command = simple(sentence, listener)
    return None if isinstance(command, Message) else about(heading, command, listener)


def _read(whole: Clause, listener: Listener, simple: Simply) -> Simple | None:
    command = simple(whole, listener)
    return reread(whole.words, listener, lambda words: simple(Clause(words), listener)) if unread(command) else command


def _names(sentence: Clause, listener: Listener) -> bool:
    """Whether a sentence states and asks nothing, and is short enough to be a name."""
    stated = {*lows(timed(sentence.words, listener).words)} & (FINITE | {":"})
    return not sentence.asks and len(sentence.words) <= LONGEST and not stated


def _handles(words: Phrase) -> bool:
    """Whether a sentence begins with such a verb, or is a single word such as "off"."""
    return len(words) == 1 or any(found.verb.form in _HANDLING for found in verbs_at(without_openings(words)))


def _says_what(command: Simple | None) -> bool:
    """Whether a command says what it is about, so that the heading is no remark beside it."""
    match command:
        case Change(event=event) | Cancel(events=event):
            return bool(event.words)
        case Forward(mails=mail) | Discard(mails=mail) | Reply(mail=mail):
            return not mail.pronoun
        case _:
            return False

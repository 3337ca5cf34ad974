"""Clauses that only repeat the one before them, or say more of it: "..., delete it", "..., and set its place to X"."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from actions.grammar.clause import Clause
from actions.grammar.commands import (
    Ask,
    Cancel,
    Change,
    Content,
    Create,
    Discard,
    EventQuery,
    Forward,
    Message,
    Reply,
    Simple,
)
from actions.grammar.forms.answers import answered
from actions.grammar.words.pointing import points_back
from actions.grammar.words.speech import without_openings
from actions.grammar.words.tokens import Phrase, lows, tokens

SHARED: Final = frozenset({"text", "quote", "fact", "topic"})
"""Kinds of content that several people may be told in one breath."""
_ASKED: Final = tuple(replace(each, spaced=False) for each in tokens("?"))
_ITS: Final = frozenset("that this it them so those these please me".split())
ADDS: Final = (("add", "that"), ("say", "that"), ("mention", "that"), ("write", "that"))
"""What leads in what a clause says more of the one before it."""


def absorbed(found: list[Clause]) -> list[Clause]:
    """Clauses that only repeat the one before them are left out; those that say more of it go into it."""
    kept: list[Clause] = []
    for clause in found:
        before = kept[-1].command if kept else None
        whole = answered(before, clause.command) or _completed(before, clause)
        if whole is not None:
            kept[-1] = replace(kept[-1], command=whole)
        elif not _repeats(before, clause):
            kept = [*kept[:-1], replace(kept[-1], command=_told_too(before, clause.command))] if kept else kept
            kept.append(clause)
    return kept


def _told_too(before: Simple | None, command: Simple | None) -> Simple | None:
    """The command before, saying what the next one says where it says nothing: "mail Siv and tell Bo that we close"."""
    match before, command:
        case Message(content=Content(kind="none")), Message(content=said) if said.kind in SHARED:
            return replace(before, content=said)
        case _:
            return before


def _repeats(before: Simple | None, clause: Clause) -> bool:
    """Whether a clause says again what the one before it says: "delete it", "do that", "pass that on"."""
    match before, clause.command:
        case (Discard(), Discard(mails=query)):
            return query.pronoun
        case (Cancel(), Cancel(events=events)):
            return events.pronoun
        case (Cancel(), Discard(mails=query)):
            return query.pronoun
        case (Forward(), Forward(mails=query, to=())):
            return query.pronoun
        case (Message(content=content), Forward(mails=query, to=())):
            return query.pronoun and content.kind in ("thanks", "congratulation", "apology")
        case (Message(content=said), Message() | Forward() as again) if said.kind != "none" or isinstance(
            again, Message
        ):
            return _told_again(again)
        case (Create(), Create(title=title, people=(), when=())):
            return lows(title) in (("it",), ("that",))
        case (Change(), Change(event=event) as change):
            return replace(change, event=EventQuery()) == Change(EventQuery()) and event.pronoun
        case (_, Ask()):
            words = lows(without_openings(clause.words))
            return before is not None and words[:1] == ("do",) and words[-1] in _ITS
        case _:
            return False


def _told_again(command: Message | Forward) -> bool:
    """Whether a message says no more than that it is for whom was spoken of: "... , tell him", "write it to her"."""
    empty = command.mails.pronoun if isinstance(command, Forward) else _says_nothing(command.content)
    return empty and bool(command.to) and all(map(is_pronoun, command.to))


def _says_nothing(said: Content) -> bool:
    return said.kind == "none" or points_back(said.words)


def _completed(before: Simple | None, clause: Clause) -> Simple | None:
    """The command before a clause, with what the clause says more of it: "..., add that it is urgent"."""
    match before, clause.command:
        case (Forward(), _) if lows(clause.words[:2]) in ADDS and len(clause.words) > 2:
            return replace(before, note=Content("text", clause.words[2:]))
        case (Forward(note=note), Message(way="", to=to, content=said)) if note.kind == "none":
            return replace(before, note=said) if to and all(map(is_pronoun, to)) else None
        case (Reply(content=content), Message(way="", to=to, content=said)) if content.kind == "none":
            return replace(before, content=said) if to and all(map(is_pronoun, to)) else None
        case (Message(content=content), Message(to=to, content=said)) if content.kind == "none":
            return replace(before, content=said) if to and all(map(is_pronoun, to)) else None
        case (Message(content=content) as message, Ask(question=asked)) if content.kind == "none" and clause.asks:
            # "Mail Bo. Where is the list?"
            return replace(message, content=Content("text", (*asked, *_ASKED)))
        case (Create(), Change(event=event, title=title)) if event.pronoun and title:
            # "A call with Bo on Friday at ten. Call it Spokes."
            return replace(before, title=title)
        case (Change() as change, Change(event=event, title=title, place=place)) if event.pronoun and (title or place):
            # "rename the tour to X and set its place to Y"
            renamed = replace(clause.command, event=EventQuery()) == Change(EventQuery(), title=title, place=place)
            also = replace(change, title=change.title or title, place=change.place or place)
            return also if renamed and not (change.title and title) and not (change.place and place) else None
        case (Cancel(events=events), Change(event=event) as change) if event.pronoun and (change.to or change.by):
            # "the call won't happen today, put it on Monday"
            return replace(change, event=events)
        case _:
            return None


def is_pronoun(name: Phrase) -> bool:
    """Whether somebody is only pointed to."""
    return name[-1].low in ("them", "him", "her", "she", "he", "they", "both")

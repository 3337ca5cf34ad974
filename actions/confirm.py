"""When a plan needs a yes: what it destroys, whom it reaches, what of ours goes outside, whose demand it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from actions.grammar.words.lexicon import composed, longest, phrases
from actions.grammar.words.speech import matched
from actions.grammar.words.tokens import Phrase, lows, said, tokens
from actions.plans.action import (
    Action,
    ArchiveMail,
    CancelEvent,
    CreateEvent,
    DeleteMail,
    ForwardMail,
    ReplyMail,
    SendMail,
    SendSlack,
)
from actions.plans.messages import internal
from actions.plans.wording import SECRETS
from actions.resolve.desk import Desk
from actions.resolve.mails import subject
from actions.resolve.people import MANY
from memory_core.model.body import RecordBody
from memory_core.people.trust import trust

MANY_MAILS: Final = 8
"""Mails from which on many are archived."""
_CONFIDED: Final = longest(
    composed(
        "not|isn't|aren't|never",
        "|to be|be|please|meant to be|meant for|intended for|for",
        "|further|general",
        "forwarding|forwarded|sharing|shared|circulation|distribution|passed on|passed around",
    )
    | composed("do not|don't|never", "|please", "forward|share|circulate|pass on|pass this on|pass it on")
    | composed("do not|don't|never", "|please", "tell", "anyone|anybody")
    | composed("for", "you|us|your eyes|the two of you|internal use", "|two|both|three", "only|alone")
    | composed("between", "us|ourselves|you and me|the two of us|the three of us")
    | composed("keep", "this|it|that|these|them", "|all", "to yourself|to yourselves|between us|private|quiet")
    | composed("keep", "this|it|that|these|them", "|all", "confidential|secret|under wraps")
    | phrases("confidential, confidentially, in confidence, in strict confidence, off the record, not for others")
)
"""By which words a mail asks that it goes no further."""
_EVERYBODY: Final = ("@channel", "@here", "@everyone", "<!channel>", "<!here>", "<!everyone>")


def reasons(desk: Desk, actions: Sequence[Action], evidence: Sequence[str], relayed: Phrase) -> tuple[str, ...]:
    """Why these actions need a yes, in words; () when they do not. `evidence` are records whose content is sent."""
    found = [
        *_destroys(actions),
        *_archives_many(actions),
        *_to_many(actions),
        *_goes_outside(desk, actions, evidence),
        *_discloses(desk, actions),
        *_goes_further(desk, actions),
    ]
    if relayed:
        found.append(demanded(relayed))
    return tuple(found)


def demanded(relayed: Phrase) -> str:
    """That something is somebody else's demand, and by which words that shows."""
    return f"It is what somebody else demanded (“{said(relayed)}”), not your own instruction."


def _destroys(actions: Sequence[Action]) -> list[str]:
    mails = sum(isinstance(each, DeleteMail) and not each.query for each in actions)
    searched = [each.query for each in actions if isinstance(each, DeleteMail) and each.query]
    events = sum(isinstance(each, CancelEvent) for each in actions)
    found = [f"It deletes all mails that fit “{query}”." for query in searched]
    if mails:
        found.append(f"It deletes {mails} {'mail' if mails == 1 else 'mails'}.")
    if events:
        found.append(f"It cancels {events} {'event' if events == 1 else 'events'}.")
    return found


def _archives_many(actions: Sequence[Action]) -> list[str]:
    archived = sum(isinstance(each, ArchiveMail) for each in actions)
    return [f"It archives {archived} mails at once."] if archived >= MANY_MAILS else []


def _to_many(actions: Sequence[Action]) -> list[str]:
    told = {each.to for each in actions if isinstance(each, SendSlack)}
    if len(told) >= MANY:
        return [f"It goes to {len(told)} people."]
    for each in actions:
        reached = len(recipients(each))
        if reached >= MANY:
            return [f"It goes to {reached} people."]
        if isinstance(each, SendSlack) and any(word in each.text for word in _EVERYBODY):
            return ["It notifies everybody in the channel."]
    return []


def _goes_outside(desk: Desk, actions: Sequence[Action], evidence: Sequence[str]) -> list[str]:
    """What colleagues or the owner wrote leaves the house: forwarded, or looked up and put into a message."""
    for each in actions:
        outside = [address for address in recipients(each) if not internal(desk, address)]
        if not outside or not desk.owner.domains or isinstance(each, CreateEvent):
            continue
        sent = (each.message_id,) if isinstance(each, ForwardMail) else tuple(evidence)
        for version in desk.versions(list(sent)).values():
            body = version.body
            if (
                isinstance(body, RecordBody)
                and trust(body, desk.owner, desk.directory) in ("own", "colleague")
                and not _were_there(body, outside)
            ):
                return [f"It sends inside content to {', '.join(outside)}, outside."]
    return []


def _discloses(desk: Desk, actions: Sequence[Action]) -> list[str]:
    """Passwords, keys and the like are spoken of to somebody outside."""
    for each in actions:
        outside = [address for address in recipients(each) if not internal(desk, address)]
        text = each.body if isinstance(each, SendMail | ReplyMail | ForwardMail) else ""
        if outside and not SECRETS.isdisjoint(token.low for token in tokens(text)):
            return [f"It speaks of passwords or keys to {', '.join(outside)}, outside."]
    return []


def _goes_further(desk: Desk, actions: Sequence[Action]) -> list[str]:
    """A mail that asks to go no further is forwarded to somebody who did not get it."""
    for each in actions:
        mails = desk.versions([each.message_id]).values() if isinstance(each, ForwardMail) else ()
        for version in mails:
            body = version.body
            if not isinstance(body, RecordBody) or _were_there(body, recipients(each)):
                continue
            if words := _confided(f"{subject(version)} . {body.text}"):
                return [f"The mail asks to go no further (“{words}”)."]
    return []


def _confided(text: str) -> str:
    """The words by which a text asks to stay with whom it was written to; "" for none."""
    phrase = tokens(text)
    words = lows(phrase)
    sizes = ((at, matched(_CONFIDED, words, at)) for at in range(len(words)))
    return next((said(phrase[at : at + size]) for at, size in sizes if size), "")


def _were_there(body: RecordBody, addresses: Sequence[str]) -> bool:
    """Whether all of them had it already."""
    shown = " ".join(value.casefold() for name, value in body.fields if name in ("to", "cc", "attendee"))
    return all(address in shown for address in addresses)


def recipients(action: Action) -> tuple[str, ...]:
    """The mail addresses that an action reaches."""
    match action:
        case SendMail(to=to, cc=cc, bcc=bcc):
            return (*to, *cc, *bcc)
        case ReplyMail(to=to, cc=cc):
            return (*to, *cc)
        case ForwardMail(to=to):
            return to
        case CreateEvent(attendees=attendees):
            return attendees
        case _:
            return ()

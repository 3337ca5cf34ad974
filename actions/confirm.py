"""When a plan needs a yes: what it destroys, whom it reaches, what of ours goes outside, whose demand it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from actions.grammar.lexicon import composed, longest, phrases
from actions.grammar.speech import matched
from actions.grammar.tokens import Phrase, lows, said, tokens
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
from actions.resolve.mails import headline, subject
from actions.resolve.people import MANY
from memory_core.model.body import RecordBody
from memory_core.people.trust import trust

MANY_MAILS: Final = 8
"""Mails from which on many are archived."""
_CONFIDED: Final = longest(
    composed(
        "not|never|don't|do not", "|for|be|to be|please", "forwarding|forward|forwarded|passed on|pass on|circulation"
    )
    | composed("for", "you|us|your eyes", "|two|both|three", "only|alone")
    | composed("|just|strictly|only", "between", "us|ourselves|you and me|the two of us")
    | composed("keep", "it|this|that|them", "|all", "to yourself|to yourselves|between us|confidential|secret")
    | phrases("confidential, in confidence, for internal use only, off the record, not for others")
)
"""Words by which a text asks to stay with whom it was written to."""
_EVERYBODY: Final = ("@channel", "@here", "@everyone", "<!channel>", "<!here>", "<!everyone>")


def reasons(desk: Desk, actions: Sequence[Action], evidence: Sequence[str], relayed: Phrase) -> tuple[str, ...]:
    """Why these actions need a yes, in words; () when they do not. `evidence` are records whose content is sent."""
    found = [
        *_destroys(actions),
        *_archives_many(actions),
        *_to_many(actions),
        *_goes_outside(desk, actions, evidence),
        *_passes_on(desk, actions),
        *_discloses(desk, actions),
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


def _passes_on(desk: Desk, actions: Sequence[Action]) -> list[str]:
    """A mail goes on whose own words ask that it does not."""
    sent = [each.message_id for each in actions if isinstance(each, ForwardMail)]
    for version in desk.versions(sent).values():
        words = (
            lows(tokens(f"{subject(version)} . {version.body.text}")) if isinstance(version.body, RecordBody) else ()
        )
        if any(matched(_CONFIDED, words, at) for at in range(len(words))):
            return [f"{headline(desk, version)} asks not to be passed on."]
    return []


def _discloses(desk: Desk, actions: Sequence[Action]) -> list[str]:
    """Passwords, keys and the like are spoken of to somebody outside."""
    for each in actions:
        outside = [address for address in recipients(each) if not internal(desk, address)]
        text = each.body if isinstance(each, SendMail | ReplyMail | ForwardMail) else ""
        if outside and not SECRETS.isdisjoint(token.low for token in tokens(text)):
            return [f"It speaks of passwords or keys to {', '.join(outside)}, outside."]
    return []


def _were_there(body: RecordBody, outside: Sequence[str]) -> bool:
    """Whether everybody outside had it already."""
    shown = " ".join(value.casefold() for name, value in body.fields if name in ("to", "cc", "attendee"))
    return all(address in shown for address in outside)


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

"""Clauses that no form fits as they stand, read once more: what is said first may be what the verb behind it is about.

"running late for lunch, tell Siv" tells Siv what stands before it; "the review tomorrow can you make it ten" moves the
review; "Siv thanks for the list" goes to Siv.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from actions.grammar.commands import Cancel, Change, Discard, Forward, Message, Reply, Simple, Unread
from actions.grammar.phrases.content import FINITE, REPORTS, content
from actions.grammar.phrases.events import event_query
from actions.grammar.phrases.listening import Listener
from actions.grammar.phrases.mails import mail_query
from actions.grammar.phrases.people import people_at
from actions.grammar.phrases.timing import timed
from actions.grammar.words.lexicon import PERSONAL, composed
from actions.grammar.words.pointing import points_back
from actions.grammar.words.speech import without_openings
from actions.grammar.words.tokens import Phrase, lows, tokens, trimmed
from actions.grammar.words.verbs import Form, verbs_at

Read = Callable[[Phrase], Simple | None]
_IT: Final = tokens("it")
_ENDING: Final[frozenset[Form]] = frozenset({"cancel", "delete", "archive"})
"""The forms of what may be done to a thing without saying more than the verb."""
_LEFT_OVER: Final = frozenset("and so please , then can u you could pls can't cannot no".split())
"""What is left over at the end of what was said before a verb."""
_MOVED: Final = frozenset("to at now goes is instead".split())
_THANKS: Final = frozenset("thanks thank thx ty cheers congrats congratulations sorry".split())
_REMARKS: Final = frozenset("is was has had will can could would should and or with in on at".split())
"""What stands behind a name that is spoken of, and not spoken to."""
_WANTING: Final = sorted(
    composed("i|we|you", "must|have to|need to|want to|should|would like to|will have to|can|could"),
    key=lambda words: (-len(words), words),
)
"""What may stand between a thing and the verb of what is to be done with it: "the call on Monday I must cancel"."""
LONGEST: Final = 48
"""Tokens of a clause that is read once more; what is longer is no slip of speech."""
LATEST: Final = 24
"""Tokens before a verb that come last."""


def reread(phrase: Phrase, listener: Listener, read: Read) -> Simple | None:
    """Such a clause as a command; None when it is still none. `read` reads a clause as it stands."""
    phrase = trimmed(phrase)
    if not phrase or len(phrase) > LONGEST:
        return None
    return (
        _reminding(phrase, read)
        or _mail_first(phrase, listener, read)
        or _verb_last(phrase, listener, read)
        or _moved(phrase, listener)
        or _to_somebody(phrase, listener)
    )


def _reminding(phrase: Phrase, read: Read) -> Simple | None:
    """Such as "Sunday at eight pack the bags remind me": what to remind of stands first, without a mark."""
    for at in range(2, len(phrase) - 1):
        if lows(phrase[at : at + 2]) == ("remind", "me"):
            return read((*phrase[at:], *phrase[:at]))
    return None


def _mail_first(phrase: Phrase, listener: Listener, read: Read) -> Simple | None:
    """Such as "Bo's mail about the kiln: forward to Siv": the mail is named before its verb."""
    for at in range(1, min(len(phrase) - 1, LATEST)):
        if phrase[at].low not in (":", ",", "-", "–", "→"):
            continue
        count, query = mail_query(phrase[:at], listener, sure=True)
        rest = without_openings(phrase[at + 1 :])
        found = next((each for each in verbs_at(rest) if not each.gap), None)
        if found is None:
            continue
        verb = rest[: len(found.verb.words)]
        if found.verb.form == "archive" and not found.rest:
            return read((*verb, *phrase[:at]))
        if count != at:
            continue
        match read((*verb, *_IT, *found.rest)):
            case Forward(mails=mails) | Discard(mails=mails) as command if mails.pronoun:
                return replace(command, mails=query)
            case Reply(mail=mails) as command if mails.pronoun:
                return replace(command, mail=query)
            case _:
                return None
    return None


def _verb_last(phrase: Phrase, listener: Listener, read: Read) -> Simple | None:
    for verb in range(1, 3):
        if done := _done_to(phrase[:-verb], phrase[-verb:], listener, read):
            return done
    for at in range(1, min(len(phrase), LATEST)):
        if phrase[at].kind != "word" or phrase[at - 1].low in ("to", "the", "a", "not", "don't"):
            continue
        before, behind = trimmed(phrase[:at]), without_openings(phrase[at:])
        if not before or not behind or not verbs_at(behind):
            continue
        bare = any(not each.gap and not each.rest for each in verbs_at(behind))
        found = about(before, read((*behind, *_IT)) if bare else read(behind), listener)
        if found is not None:
            return found
    return None


def _done_to(thing: Phrase, verb: Phrase, listener: Listener, read: Read) -> Simple | None:
    """Such as "yoga tomorrow skip", "Bo's mail delete": what is there, and nothing but a verb behind it."""
    thing = without_openings(thing)
    whole = any(not each.rest and not each.verb.behind and each.verb.form in _ENDING for each in verbs_at(verb))
    if not whole or not thing:
        return None
    known = listener.names_event(event_query(thing, listener).words)
    if not (known or mail_query(thing, listener, sure=True)[0] == len(thing)):
        return None
    return read((*verb, *thing))


def about(before: Phrase, command: Simple | None, listener: Listener) -> Simple | None:
    """A command that lacks what it is about, with what was said before it in that place; None when it lacks nothing."""
    match command:
        case Message(content=inner) if inner.kind == "none" or points_back(inner.words):
            return replace(command, content=content(_plain(before)))
        case Change(event=event) if not event.words and not event.people:
            query = event_query(_plain(before), listener)
            known = listener.names_event(query.words)
            return replace(command, event=replace(query, whole=event.whole, every=event.every)) if known else None
        case Cancel(events=event) if not event.words and not event.people:
            query = event_query(_plain(before), listener)
            known = listener.names_event(query.words)
            return replace(command, events=replace(query, whole=event.whole, every=event.every)) if known else None
        case Forward(mails=mails) | Discard(mails=mails) if mails.pronoun:
            count, meant = mail_query(before, listener, sure=True)
            return replace(command, mails=meant) if count == len(before) else None
        case _:
            return None


def _plain(before: Phrase) -> Phrase:
    """What was said before a verb, without "and", "so", "can you" at its ends."""
    before = without_openings(before)
    size = next((len(words) for words in _WANTING if lows(before[-len(words) :]) == words), 0)
    before = before[: len(before) - size]
    while before and before[-1].low in _LEFT_OVER:
        before = before[:-1]
    return before


def _moved(phrase: Phrase, listener: Listener) -> Change | None:
    """An event that is known, and behind it a new hour: "the tour, every one, now at ten"."""
    for at in range(2, len(phrase)):
        if phrase[at - 1].low not in _MOVED and phrase[-1].low not in ("instead", "now"):
            continue
        event = event_query(trimmed(phrase[:at], ",;:–—-"), listener)
        new = phrase[at:-1] if phrase[-1].low in ("instead", "now") else phrase[at:]
        found = timed(new, listener, bare=True)
        known = listener.names_event(event.words)
        if known and found.times and not found.words:
            return Change(event, to=found.times)
    return None


def _to_somebody(phrase: Phrase, listener: Listener) -> Message | None:
    """Such as "Siv thanks for the list", "tor can you call": words to somebody whose name stands before them."""
    people, end = people_at(phrase, 0, listener)
    rest = phrase[end:]
    if not people or len(rest) < 2 or phrase[0].low in PERSONAL or rest[0].kind == "mark":
        return None
    words = lows(rest)
    reports = words[0] in REPORTS or words[0].endswith("ed") or (words[0].endswith("s") and words[1] not in FINITE)
    asked = words[:2] in (("can", "you"), ("could", "you"), ("will", "you"), ("are", "you"))
    spoken_to = asked or (words[0] in _THANKS and words[1] != "you")
    tells = not reports and words[0] not in _REMARKS | FINITE and any(word in FINITE for word in words[1:])
    return Message(people, content(rest)) if spoken_to or tells else None


def unread(command: Simple | None) -> bool:
    """Whether a clause has been read as no command."""
    return command is None or isinstance(command, Unread)

"""Conditions: whether what stands behind "if" holds, as calendar, mailbox and records show it; else it is asked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import timedelta
from typing import Final

from actions.grammar.commands import Condition, Create, MailQuery, Simple, When
from actions.grammar.phrases.listening import Listener
from actions.grammar.phrases.timing import timed
from actions.grammar.words.lexicon import ARTICLES, PERSONAL
from actions.grammar.words.tokens import Phrase, lows, said
from actions.plans.scene import Scene
from actions.plans.standing import placed, stands
from actions.plans.stated import told
from actions.plans.statement import SAYS, denies, named_in
from actions.resolve.mails import mails, sent_at, written_to
from actions.resolve.people import Company, people
from actions.resolve.readings import Spoken, on_wall, read
from actions.resolve.result import Known, Looked, Open, Option
from actions.resolve.times import listener_of
from actions.resolve.titles import attends
from memory_core.model.instant import Instant

_MET: Final = frozenset("met meet meeting seen see spoken talked caught meetings had spoke".split())
_WROTE: Final = frozenset(
    "emailed mailed written replied answered responded wrote email mail reply sent emails mails answer reacted".split()
)
_ANSWERED: Final = frozenset("replied answered responded reply reacted answer".split())
"""What is done with a mail that one got."""
_NO_THING: Final = (
    ARTICLES
    | PERSONAL.keys()
    | frozenset("me us it yet anything something mail email message mails by now back still already so to".split())
)
"""Words behind "sent" that name nothing."""
_ANYBODY: Final = frozenset("nobody none anybody anyone somebody someone".split())
"""Whoever it is that wrote, or did not."""
_FREE: Final = frozenset("free available open clear".split())
_BUSY: Final = frozenset(
    "busy booked taken occupied nothing anything something event events meeting meetings scheduled calendar".split()
)


@dataclass(frozen=True, slots=True)
class Holds:
    """Whether a condition holds, what shows it in words, and the people whom it speaks of."""

    yes: bool
    why: str
    scene: Scene


def holds(condition: Condition, scene: Scene, command: Simple) -> Looked[Holds]:
    """Whether the condition of a command holds; open where neither calendar, mailbox nor records can tell."""
    key = f"{scene.key}.if"
    reply = scene.desk.replies.get(key, "").strip().casefold()
    if reply:
        yes = reply.startswith(("y", "true", "it is", "ja", "right", "correct"))
        return Known(Holds(yes != condition.negated, "You said so.", scene))
    looked = _told(condition.words, scene, command)
    if looked is None:
        question = f"Is it so that {said(condition.words)}?"
        return Open(key, question, (Option("yes", "yes"), Option("no", "no")))
    if not isinstance(looked, Known):
        return looked
    return replace(looked, value=replace(looked.value, yes=looked.value.yes != condition.negated))


def _told(words: Phrase, scene: Scene, command: Simple) -> Looked[Holds] | None:
    listener = listener_of(scene.desk)
    low = set(lows(words))
    denied = denies(words)
    found = timed(words, listener)
    names, _ = named_in(words, listener)
    if names and low & _MET and ("i" in low or "i've" in low or "we" in low or "we've" in low):
        return _met(words, names, scene, denied=denied)
    counted = any(token.kind == "number" for token in words) and bool(low & SAYS)
    if names and low & _WROTE and not _object(words) and not counted:
        return _wrote(words, names, scene, denied=denied)
    if low & _ANYBODY and low & _WROTE:
        return _anybody_wrote(words, scene, denied=denied)
    standing = stands(words, scene, command) or placed(words, scene)
    if isinstance(standing, Known):
        return Known(Holds(*standing.value, scene), standing.evidence)
    if standing is not None:
        return standing
    when = found.times or (command.when if isinstance(command, Create) else ())
    if low & _FREE or (low & _BUSY and when):
        return _free(words, when, scene, denied=denied)
    stated = told(words, command, scene)
    if stated is None:
        wrote = bool(names) and bool(low & _WROTE) and not counted
        return _wrote(words, names, scene, denied=denied) if wrote else None
    who = people(scene.desk, names, scene.company, f"{scene.key}.if.who") if names else None
    after = replace(scene, company=Company(who.value)) if isinstance(who, Known) else scene
    return Known(Holds(stated.so, stated.shown, after), stated.evidence)


def _object(words: Phrase) -> bool:
    """Whether it is said what somebody sends: "Bo has sent his offer"."""
    return any(token.low in ("sent", "send") and words[at + 1 : at + 2] for at, token in enumerate(words)) and not any(
        token.low in ("mail", "email", "message", "anything", "me") for token in words
    )


def _span(words: Phrase, scene: Scene) -> tuple[Instant, Instant]:
    """The stretch that is spoken of: as said, else the last fortnight."""
    desk = scene.desk
    spoken = read(desk, timed(words, listener_of(desk)).times, "past")
    if isinstance(spoken, Spoken):
        end = spoken.end or desk.clock.now
        return spoken.at(desk), on_wall(desk, end)
    return on_wall(desk, desk.clock.now - timedelta(days=14)), desk.as_of


def _met(words: Phrase, names: tuple[Phrase, ...], scene: Scene, *, denied: bool) -> Looked[Holds]:
    """Whether a meeting with them lies in the stretch."""
    desk = scene.desk
    who = people(desk, names, scene.company, f"{scene.key}.if.who")
    if not isinstance(who, Known):
        return who
    start, end = _span(words, scene)
    seen = [
        each
        for each in desk.agenda.between(start, min(end, desk.as_of))
        if all(attends(each, one) for one in who.value)
    ]
    names_said = " and ".join(each.name for each in who.value)
    why = (
        f"A meeting with {names_said} is in the calendar then."
        if seen
        else f"No meeting with {names_said} is in the calendar then."
    )
    after = replace(scene, company=Company(who.value))
    return Known(Holds(bool(seen) != denied, why, after), tuple(each.event.id for each in seen))


def _wrote(words: Phrase, names: tuple[Phrase, ...], scene: Scene, *, denied: bool) -> Looked[Holds]:
    """Whether a mail of theirs lies in the stretch; an answer came after what was last written to them."""
    listener = listener_of(scene.desk)
    times = timed(words, listener).times
    query = MailQuery(0, names[0], about=_sent(words, listener), when=times)
    found = mails(scene.desk, query, scene.company, (), f"{scene.key}.if")
    if not isinstance(found, Known):
        return found
    who = people(scene.desk, names, scene.company, f"{scene.key}.if.who")
    someone = who.value[0] if isinstance(who, Known) and who.value else None
    answers = someone is not None and not times and not _ANSWERED.isdisjoint(lows(words))
    since = written_to(scene.desk, someone) if someone is not None and answers else None
    seen = [each for each in found.value if since is None or sent_at(each) > since]
    name, then = said(names[0]), "then" if since is None else "since you last wrote"
    why = f"There is mail from {name} {then}." if seen else f"There is no mail from {name} {then}."
    after = replace(scene, company=Company(who.value)) if isinstance(who, Known) and who.value else scene
    return Known(Holds(bool(seen) != denied, why, after), tuple(each.subject.id for each in seen[:5]))


def _anybody_wrote(words: Phrase, scene: Scene, *, denied: bool) -> Looked[Holds]:
    """Whether there is mail from whomever about what is said, in the stretch that is said."""
    at = next((n + 1 for n, token in enumerate(words) if token.low in ("about", "re", "regarding")), len(words))
    told = timed(words[at:], listener_of(scene.desk))
    times = timed(words, listener_of(scene.desk)).times
    found = mails(scene.desk, MailQuery(0, about=told.words, when=times), scene.company, (), f"{scene.key}.if")
    if not isinstance(found, Known):
        return found
    seen = [each.subject.id for each in found.value]
    why = "There is such mail." if seen else "There is no such mail."
    return Known(Holds(bool(seen) != denied, why, scene), tuple(seen[:5]))


def _sent(words: Phrase, listener: Listener) -> Phrase:
    """What it is said that somebody sends: "tape count" of "hasn't sent me the tape count yet"; () where none is."""
    start = next((n + 1 for n, token in enumerate(words) if token.low in ("sent", "send", "mailed")), len(words))
    end = next((n for n in range(start, len(words)) if words[n].low == ","), len(words))
    return tuple(each for each in timed(words[start:end], listener).words if each.low not in _NO_THING)


def _free(words: Phrase, when: Sequence[When], scene: Scene, *, denied: bool) -> Looked[Holds] | None:
    """Whether the calendar is empty then; "I have a meeting" asks the contrary."""
    desk = scene.desk
    spoken = read(desk, when, "future")
    if not isinstance(spoken, Spoken):
        return None
    end = spoken.end or spoken.start + timedelta(minutes=30)
    seen = [each for each in desk.agenda.between(spoken.at(desk), on_wall(desk, end)) if not each.event.all_day]
    empty = not seen
    wants_empty = bool(set(lows(words)) & _FREE) != denied or bool({"nothing", "no", "none"} & set(lows(words)))
    if not set(lows(words)) & _FREE:
        wants_empty = denied
    why = "The calendar is empty then." if empty else "There is something in the calendar then."
    return Known(Holds(empty == wants_empty, why, scene), tuple(each.event.id for each in seen))

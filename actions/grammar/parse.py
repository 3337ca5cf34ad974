"""From the words of a command to its parts: speech made plain, split into clauses, each read as the form it has."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from actions.grammar.clause import Clause
from actions.grammar.commands import Ask, Cancel, Change, Forbidden, Message, Open, Part, Reply, Simple, Unread, Way
from actions.grammar.discourse.clauses import clauses
from actions.grammar.forms.attendance import attend
from actions.grammar.forms.changes import cancel, change, extend, held_elsewhere, make, move, rename
from actions.grammar.forms.creation import NO_EVENTS, create
from actions.grammar.forms.fragments import fragment
from actions.grammar.forms.mailbox import discard, forward, reply
from actions.grammar.forms.messages import delegated, message, passed_on
from actions.grammar.forms.passives import passive
from actions.grammar.forms.reminders import remind
from actions.grammar.forms.rereading import reread, unread
from actions.grammar.forms.topics import of_topic, sufficing
from actions.grammar.phrases.listening import Listener
from actions.grammar.phrases.people import people_at
from actions.grammar.phrases.timing import is_length
from actions.grammar.plain.asides import without_asides
from actions.grammar.plain.calling_off import behind_given_up, called_off, given_up
from actions.grammar.plain.order import (
    addressee_behind,
    arrow_as_to,
    calendar_last,
    channel_behind,
    copies_behind,
    excepting,
    only_those,
    reminding_first,
    shifted,
    spanned,
    verb_first,
    waiting_last,
    without_reason,
    without_same,
)
from actions.grammar.plain.reasons import without_insets
from actions.grammar.plain.repair import repaired
from actions.grammar.plain.requests import requested
from actions.grammar.plain.series import of_extent, scoped, without_always
from actions.grammar.plain.slips import mended
from actions.grammar.plain.translated import idiomatic
from actions.grammar.plain.voice import active, caused, nominal
from actions.grammar.plain.whose_clock import by_one_clock
from actions.grammar.words.lexicon import (
    CHANNEL_PREPOSITIONS,
    CHANNELS,
    EVENTS,
    NEGATIONS,
    PERSONAL,
    QUESTION_STARTS,
    QUESTION_VERBS,
    QUESTION_WORDS,
    THINGS,
    composed,
)
from actions.grammar.words.shorthand import written_out
from actions.grammar.words.speech import (
    begins_with,
    spelled,
    without_brackets,
    without_closings,
    without_fillers,
    without_openings,
)
from actions.grammar.words.tokens import Phrase, lows, said, tokens, trimmed
from actions.grammar.words.verbs import Form, Found, verbs_at
from memory_core.when.reading import Mention

Reader = Callable[[Found, Listener], Simple | None]
Lead = Callable[[Clause, Listener], Simple | None]
"""Reads a clause that something stands before; None for a clause without that."""


def _opened(found: Found, listener: Listener) -> Open | None:
    app = without_closings(found.rest)
    while app and app[0].low in ("up", "the", "my", "app"):
        app = app[1:]
    named = bool(app) and app[-1].low in ("app", "application") and len(app) > 1
    app = app[:-1] if named else app
    certain = named or found.verb.words[0] in ("open", "launch", "fire", "boot", "switch") or _starts(found, listener)
    return Open(app) if app and len(app) <= (4 if certain else 2) and (certain or app[0].text[:1].isupper()) else None


def _starts(found: Found, listener: Listener) -> bool:
    """Whether a single word is started that is no event, no time and nobody: "start teams"."""
    name = trimmed(found.rest)
    if found.verb.words[0] != "start" or len(name) != 1 or not name[0].low.isalpha() or name[0].low in _NO_APPS:
        return False
    known = listener.names_event(name) or listener.is_name(name[0].text) or bool(listener.times(name))
    return not known and name[0].low not in THINGS


READERS: Final[Mapping[Form, tuple[Reader, ...]]] = {
    "tell": (message,),
    "ask": (message,),
    "mail": (message,),
    "thank": (message,),
    "wish": (message,),
    "congratulate": (message,),
    "apologise": (message,),
    "warn": (message,),
    "post": (message,),
    "send": (forward, message, delegated),
    "reply": (reply,),
    "forward": (forward, passed_on),
    "delete": (discard, cancel),
    "archive": (discard,),
    "create": (held_elsewhere, create),
    "invite": (attend,),
    "add": (attend, extend),
    "uninvite": (attend,),
    "move": (move,),
    "delay": (move,),
    "advance": (move,),
    "extend": (extend,),
    "shorten": (extend,),
    "change": (change,),
    "rename": (rename,),
    "make": (delegated, make, held_elsewhere),
    "cancel": (cancel,),
    "clear": (cancel,),
    "remind": (remind,),
    "open": (_opened,),
    "copy": (),
}
"""What reads the clauses of each form; the first that can does."""


def parse(text: str, listener: Listener) -> tuple[Part, ...]:
    """The parts of a command, in order; at least one, be it `Unread`."""
    written = idiomatic(written_out(by_one_clock(tokens(text)), listener.reference.date()))
    plain = without_asides(without_fillers(mended(written, listener)), listener)
    phrase = listener.with_channels(spelled(plain))
    phrase = of_extent(without_brackets(phrase, partial(_aside, listener=listener)))
    if given_up(without_closings(phrase)):
        return (Part(Forbidden(())),)
    behind = behind_given_up(phrase)
    phrase = without_same(repaired(behind or phrase, listener), listener)
    phrase = without_insets(spanned(excepting(phrase, listener)), listener)
    found = [_part(each, listener) for each in clauses(phrase, listener, simple)]
    if behind and all(unread(each.command) for each in found):
        return (Part(Forbidden(())),)
    return tuple(found) or (Part(Unread(())),)


def _aside(inside: Phrase, listener: Listener) -> bool:
    """Whether words in brackets belong to a text: they are neither a time nor copies."""
    times = listener.times(inside)
    whole = bool(times) and times[0].start <= 1 and times[-1].end == len(inside)
    return not (whole or (inside[:1] and inside[0].low in ("cc", "bcc", "cc:")))


def _part(clause: Clause, listener: Listener) -> Part:
    command = clause.command or simple(clause, listener)
    if unread(command):
        command = reread(clause.words, listener, lambda words: simple(Clause(words), listener)) or command
    return Part(command or Unread(clause.words), clause.condition, clause.relayed, clause.remark)


def simple(clause: Clause, listener: Listener) -> Simple | None:
    """One clause as a command; None when it has no form known."""
    wished = requested(trimmed(clause.words), listener)
    # What is wished for is no question any more.
    clause = replace(clause, asks=clause.asks and wished == trimmed(clause.words))
    whole = without_openings(wished)
    phrase = without_closings(whole)
    if not phrase:
        return None
    command = _lasting(phrase, clause, listener) or _read(replace(clause, words=phrase), listener)
    said_last = len(whole) > len(phrase) and whole[len(phrase)].is_word
    if (
        isinstance(command, Message | Reply)
        and said_last
        and (command.content.kind == "none" or _goes_on(whole, command))
    ):
        # "tell Lena thanks", "tell Bo that works for me": what looked polite is what is to be said.
        return _read(replace(clause, words=trimmed(whole)), listener)
    return command


def _lasting(phrase: Phrase, clause: Clause, listener: Listener) -> Change | Cancel | None:
    """Such as "from now on the tour is at nine", "no tour, for good", "cancel the tour, just that one"; None mostly."""
    scope, whole = scoped(phrase)
    plain = without_always(scope)
    whole = whole or plain != scope
    command = _read(replace(clause, words=plain), listener) if plain and plain != phrase else None
    match command:
        case Change(event=event):
            return replace(command, event=replace(event, whole=whole or event.whole))
        case Cancel(events=event) if not event.every:
            return replace(command, events=replace(event, whole=whole or event.whole))
        case _:
            return None


def _goes_on(whole: Phrase, command: Message | Reply) -> bool:
    """Whether "for me" at the end belongs to what is said, which a verb stands before."""
    return command.content.kind == "text" and lows(whole[-2:]) == ("for", "me") and whole[-3].low in _SUITS


def _read(clause: Clause, listener: Listener) -> Simple | None:
    """A clause as a command, whatever stands before what is to be done."""
    return _read_behind((_way_first, _topic_first, _time_first), clause, listener)


def _read_behind(leads: Sequence[Lead], clause: Clause, listener: Listener) -> Simple | None:
    """A clause as a command: refused, asked, behind one of these leads, with its verb first, or without a verb."""
    phrase = only_those(clause.words)
    refused = _refused(phrase)
    if refused is not None:
        return refused
    phrase = requested(reminding_first(waiting_last(calendar_last(phrase))), listener)
    if _is_question(phrase, listener):
        return Ask(without_closings(phrase))
    phrase = copies_behind(channel_behind(addressee_behind(arrow_as_to(phrase), listener), listener))
    if not any(each.verb.form == "remind" for each in verbs_at(phrase)):
        phrase = shifted(phrase, listener)
    read = (lead(replace(clause, words=phrase), listener) for lead in leads)
    led = next((command for command in read if command is not None), None)
    if led is not None:
        return led
    phrase = caused(verb_first(nominal(phrase), listener), listener)
    return (
        _by_verb(phrase, listener)
        or passive(phrase, listener)
        or _by_verb(active(phrase, listener), listener)
        or fragment(replace(clause, words=phrase), listener)
    )


def _refused(phrase: Phrase) -> Forbidden | None:
    """What is called off, or said not to be done; None for what is to be done, "don't forget" among it."""
    if called_off(said(phrase)):
        return Forbidden(())
    forbidden = begins_with(phrase, NEGATIONS)
    if not forbidden or forbidden >= len(phrase) or begins_with(phrase, _DO_NOT_FORGET):
        return None
    return Forbidden(phrase[forbidden:])


def _by_verb(phrase: Phrase, listener: Listener) -> Simple | None:
    """The command that the clause's verb opens, by the first reader that can read it."""
    found, length = verbs_at(phrase), None
    if any(each.verb.form in _HANDLING for each in found) or lows(phrase[:2]) in _MAKE_IT:
        phrase, length = sufficing(phrase, listener)
        found = verbs_at(without_reason(phrase, listener))
    read = (reader(each, listener) for each in found for reader in READERS[each.verb.form])
    command = next((command for command in read if command is not None), None)
    return replace(command, length=length) if length and isinstance(command, Change) else command


def _way_first(clause: Clause, listener: Listener) -> Message | None:
    """Such as "on Slack: tell Bo ...", "by mail tell Bo ..."."""
    phrase = clause.words
    if phrase[0].low not in CHANNEL_PREPOSITIONS or len(phrase) < 4 or phrase[1].low not in CHANNELS:
        return None
    command = simple(replace(clause, words=trimmed(phrase[2:], ",;:–—-")), listener)
    way: Way = "mail" if CHANNELS[phrase[1].low] == "mail" else "slack"
    return replace(command, way=command.way or way) if isinstance(command, Message) else None


def _topic_first(clause: Clause, listener: Listener) -> Simple | None:
    """Such as "the tasting: make it four"; what is done with a topic has none of its own."""

    def read(words: Phrase) -> Simple | None:
        return _read_behind((_way_first, _time_first), replace(clause, words=words), listener)

    return of_topic(clause.words, listener, read)


def _time_first(clause: Clause, listener: Listener) -> Message | None:
    """A message behind the time at which it is to be said: "on Friday thank Bo for ..."; None for anything else."""
    phrase = clause.words
    times = listener.times(phrase)
    if not times or times[0].start > 1 or (times[0].start and phrase[0].low not in ("on", "at", "in")):
        return None
    mention = times[0].mention
    rest = without_openings(phrase[times[0].end :])
    if isinstance(mention, Mention) and (is_length(mention) or mention.bound in ("before", "until")):
        return None
    if not any(found.verb.form in _SAYING for found in verbs_at(rest)):
        return None
    command = _read(replace(clause, words=rest), listener)
    return replace(command, when=(mention,)) if isinstance(command, Message) and not command.when else None


_SAYING: Final[frozenset[Form]] = frozenset(
    {"tell", "ask", "mail", "thank", "congratulate", "wish", "apologise", "warn", "post"}
)
"""The forms of what is said to somebody."""
_HANDLING: Final[frozenset[Form]] = frozenset(
    {"cancel", "move", "delay", "advance", "extend", "shorten", "delete", "archive", "uninvite", "clear", "open"}
)
"""The forms of what is done with events and mails, behind which a reason may be given."""
_MAKE_IT: Final = (("make", "it"), ("make", "the"))
_DO_NOT_FORGET: Final = composed("don't|dont|do not", "|let me", "forget")
_NO_APPS: Final = frozenset("over again now anew afresh early late here work working me us".split()) | EVENTS
"""What is started that is no app."""
_SUITS: Final = frozenset("works suits fine good ok okay best easier hard out early late tight enough".split())
_DOING: Final = frozenset("explain find get give pull bring check let tell look count".split())
"""First words of questions that may begin a command all the same."""


def _is_question(phrase: Phrase, listener: Listener) -> bool:
    words = lows(phrase)
    size = begins_with(phrase, QUESTION_VERBS)
    if any(found.verb.form == "remind" and len(found.verb.words) > size for found in verbs_at(phrase)):
        return False
    if words[:3] == ("let", "me", "know") and (times := listener.times(phrase[3:])) and times[0].start == 0:
        # "let me know an hour before the talk that ...".
        return False
    if words[:2] == ("get", "me") and not NO_EVENTS.isdisjoint(words[3:5]) and words[2] in ("a", "an", "some"):
        # "get me a taxi" asks for something that is no record.
        return False
    if size and size < len(words) and words[-1] not in ("app", "application"):
        if words[:3] == ("remind", "me", "when") and "to" in words:
            return False
        return not (words[0] in _DOING and _does(phrase, listener))
    if words[0] not in QUESTION_STARTS or any(found.verb.form == "remind" for found in verbs_at(phrase)):
        return False
    if words[0] in QUESTION_WORDS or words[0].endswith("'s"):
        return len(words) > 1 and not _then_said(phrase, listener)
    # "have Bo call me", "do the ...": an auxiliary asks when a subject follows it.
    if words[0] == "have" and people_at(phrase, 1, listener)[0] and words[1] not in PERSONAL:
        return False
    return len(words) > 2 and not (
        words[0] in ("have", "do")
        and words[1] in ("the", "a", "all", "what", "whatever", "everything", "as", "it", "that", "this")
    )


def _then_said(phrase: Phrase, listener: Listener) -> bool:
    """Whether words say when something is to be said: "when the tour is over tell Bo ..."."""
    times = listener.times(phrase) if phrase[0].low == "when" else ()
    rest = without_openings(phrase[times[0].end :]) if times and times[0].start == 0 else ()
    return any(found.verb.form in _SAYING for found in verbs_at(rest))


def _does(phrase: Phrase, listener: Listener) -> bool:
    """Whether such a verb begins a command all the same: "find a slot with Bo", "give Siv a heads-up"."""
    for found in verbs_at(phrase):
        mine = lows(phrase[1:2]) == ("me",) and lows(phrase[2:3]) != ("and",)
        if found.verb.form in ("create", "tell", "ask", "mail", "open", "send", "invite", "advance") and not mine:
            for reader in READERS[found.verb.form]:
                if reader(found, listener) is not None:
                    return True
    return False

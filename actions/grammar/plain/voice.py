"""What is said to be done, turned into the command to do it: "the tour must be put off" is "put off the tour".

Also "have the tour put off", "I want the list sent to Siv", "see to the postponement of the tour", "a call with Siv is
to be arranged". Else only what is done with events and mails is turned, and only
where the words name such a thing; `passives` reads what is said of people and of what nobody knows.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from actions.grammar.phrases.events import event_query
from actions.grammar.phrases.listening import Listener
from actions.grammar.phrases.mails import mail_query
from actions.grammar.phrases.people import people_at
from actions.grammar.words.lexicon import ALSO, EVENTS, composed, longest, phrases
from actions.grammar.words.speech import begins_with, matched
from actions.grammar.words.tokens import Phrase, lows, tokens, trimmed
from actions.grammar.words.verbs import VERBS, Form

_MUST: Final = longest(
    composed("must|should|shall|can|could|may|ought to|has to|have to|is to|are to|need to|needs to", ALSO, "be|get")
    | composed(ALSO, "be")
)
"""What stands between a thing and what is to be done with it; a bare "be" follows "I ask that", which is an opening."""
_CAUSES: Final = composed("i|we", "want|need|wish|would like|'d like|require") | phrases(
    "have, get, want, need, i'd like, we'd like, please have, please get, let, see"
)
"""What stands before a thing that is to be dealt with: "have the tour moved"."""
_GOES: Final = longest(
    composed("must|should|shall|has to|needs to|can|is to", ALSO, "go", "to")
    | phrases("goes to, reaches, shall reach, should reach")
)
"""What stands between a mail and whoever shall get it."""
_FORWARD: Final = tokens("forward")
_PARTICLES: Final = frozenset("off back forward up out down away over ahead on".split())
_DEALS: Final[frozenset[Form]] = frozenset(
    {"cancel", "move", "delay", "advance", "extend", "shorten", "change", "rename", "delete", "archive", "forward"}
)
"""The forms of what is done with events and mails."""
_GUESTS: Final[frozenset[Form]] = frozenset({"add", "invite", "uninvite"})
"""The forms of what is done with people."""
_SAYING: Final[frozenset[Form]] = frozenset({"tell", "ask", "thank", "warn", "congratulate", "mail"})
"""The forms of what is said to somebody."""
_IRREGULAR: Final = {"put": "put", "sent": "send", "cut": "cut", "thrown": "throw", "taken": "take"}
_MADE: Final[frozenset[Form]] = frozenset({"create"})
_MADE_TOO: Final = {
    "held": "hold",
    "set": "set",
    "fixed": "schedule",
    "convened": "schedule",
    "made": "make",
    "given": "give",
}
_SEES_TO: Final = longest(
    composed("effect|arrange|arrange for|see to|undertake|carry out|perform|proceed with|request|make", "a|the")
    | composed("i request|i ask for|we request|we ask for", "a|the")
    | composed("a|the")
)
"""What may stand before the noun of a deed."""
_NOUNS: Final[Mapping[str, str]] = {
    "postponement": "postpone", "cancellation": "cancel", "deletion": "delete", "removal": "remove",
    "relocation": "move", "rescheduling": "reschedule", "transfer": "move", "shift": "move", "displacement": "move",
    "extension": "extend", "prolongation": "extend", "shortening": "shorten", "archiving": "archive",
    "forwarding": "forward", "renaming": "rename", "invitation": "invite", "scheduling": "schedule",
    "booking": "book", "addition": "add",
}  # fmt: skip
"""Nouns of what is done, with their verbs: "the postponement of the tour to Friday"."""
_LONGEST: Final = 32
"""Tokens of a clause within which such a deed is said."""
_MEANS_ELSE: Final = frozenset({"call", "do"})
"""Verbs whose participles say something else of an event: "the review should be called X"."""


def _participles(verb: str) -> Iterator[str]:
    """The forms of a verb that say that it is done, whichever of them is the right one: "moved", "put off"."""
    if verb.endswith("e"):
        yield f"{verb}d"
    elif verb.endswith("y"):
        yield f"{verb[:-1]}ied"
    else:
        yield f"{verb}ed"
    yield f"{verb}{verb[-1]}ed"


def _of_forms(forms: frozenset[Form], *, alone: bool = False) -> dict[str, str]:
    """The verb of each participle; with `alone` of verbs of one word only, so that "dropped" is no "drop a line to"."""
    fits = (each for each in VERBS if each.form in forms and not each.behind and not (alone and each.words[1:]))
    verbs = {each.words[0] for each in fits}
    return {done: verb for verb in sorted(verbs - _MEANS_ELSE) for done in _participles(verb)}


_DONE: Final[Mapping[str, str]] = _of_forms(_DEALS) | _IRREGULAR
"""The verb of each participle of what is done with events and mails."""
_INVITED: Final[Mapping[str, str]] = _of_forms(_GUESTS) | _of_forms(_SAYING, alone=True) | {"told": "tell"}
"""The verb of each participle of what is done with people, or said to them."""
_CONVEYED: Final = frozenset(
    "communicated conveyed transmitted reported sent given passed relayed forwarded stated mentioned handed".split()
)
"""Participles of what somebody gets to know who stands behind them: "the price is to be communicated to Bo"."""
_SCHEDULED: Final[Mapping[str, str]] = _of_forms(_MADE) | _MADE_TOO
PARTICIPLES: Final = frozenset(_DONE) | frozenset(_INVITED) | _CONVEYED
"""What says that something is done that a command can do."""
_SEND: Final = tokens("send")


def infinitive_of(participle: str) -> str:
    """The verb of what is done, or was: "move" of "moved"; "" for none.

    >>> infinitive_of("told"), infinitive_of("postponed"), infinitive_of("green")
    ('tell', 'postpone', '')
    """
    return _DONE.get(participle) or _INVITED.get(participle, "")


def made_of(participle: str) -> str:
    """The verb of what is made or sent anew: "book" of "booked"; "" for none."""
    return _SCHEDULED.get(participle) or infinitive_of(participle)


def caused(phrase: Phrase, listener: Listener) -> Phrase:
    """Of "have the tour moved to ten" the command to do it, "move the tour to ten"; any other clause as it is."""
    first = begins_with(phrase, _CAUSES)
    turned = (_turned(phrase[first:at], phrase[at:], listener) for at in range(first + 1, len(phrase)))
    return next(filter(None, turned), phrase) if first and len(phrase) <= _LONGEST else phrase


def nominal(phrase: Phrase) -> Phrase:
    """Of "see to the postponement of the tour" the command to do it, "postpone the tour"; any other clause as it is."""
    size = matched(_SEES_TO, lows(phrase))
    deed = lows(phrase[size : size + 2])
    verb = _NOUNS.get(deed[0], "") if len(deed) == 2 and deed[1] == "of" else ""
    return (*tokens(verb), *phrase[size + 2 :]) if verb else phrase


def active(phrase: Phrase, listener: Listener) -> Phrase:
    """Of "the tour must be moved to ten", "Bo's mail should go to Siv" the command to do it; () of any other clause."""
    for at in range(1, min(len(phrase) - 1, _LONGEST)):
        if size := matched(_MUST, lows(phrase), at):
            return _turned(phrase[:at], phrase[at + size :], listener)
        size = matched(_GOES, lows(phrase), at)
        if size and mail_query(phrase[:at], listener)[0] == at and people_at(phrase, at + size, listener)[0]:
            return (*_FORWARD, *phrase[:at], *tokens("to"), *phrase[at + size :])
    return ()


def _turned(thing: Phrase, done: Phrase, listener: Listener) -> Phrase:
    """The command to do to a thing what is said to be done; () where that is no such deed or no such thing."""
    thing = trimmed(thing)
    word, behind = done[0].low if done else "", done[1:]
    if lows(thing[:1]) in (("a",), ("an",)) and word in _SCHEDULED:
        return (*tokens(_SCHEDULED[word]), *thing, *behind)
    if word in _CONVEYED and thing and not _is_thing(thing, listener) and (to := _recipient(behind, listener)):
        return (*_SEND, *thing, *to)
    verb = _DONE.get(word, "") if word in _DONE and _is_thing(thing, listener) else ""
    verb = verb or (_INVITED.get(word, "") if word in _INVITED and _is_somebody(thing, listener) else "")
    particle = behind[:1] if behind and behind[0].low in _PARTICLES else ()
    return (*tokens(verb), *particle, *thing, *behind[len(particle) :]) if verb else ()


def _recipient(behind: Phrase, listener: Listener) -> Phrase:
    """Of "on to Bo by mail" the words from "to" on, where somebody is named behind it; () for anything else."""
    first = next((n for n in range(min(2, len(behind) - 1)) if behind[n].low == "to"), -1)
    return behind[first:] if first >= 0 and people_at(behind, first + 1, listener)[0] else ()


def _is_thing(thing: Phrase, listener: Listener) -> bool:
    """Whether words name an event or a mail."""
    if not thing or _is_somebody(thing, listener):
        return False
    query = event_query(thing, listener)
    met = bool(query.people) and not EVENTS.isdisjoint(lows(query.words))
    return met or listener.names_event(query.words) or mail_query(thing, listener)[0] == len(thing)


def _is_somebody(thing: Phrase, listener: Listener) -> bool:
    people, end = people_at(thing, 0, listener)
    return bool(people) and end == len(thing)

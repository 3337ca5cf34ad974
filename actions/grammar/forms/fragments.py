"""Clauses without a verb that opens them: "Siv: running late", "lunch with Tor at noon"."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Final

from actions.grammar.clause import Clause
from actions.grammar.commands import (
    Ask,
    Content,
    Forward,
    MailQuery,
    Message,
    Simple,
    Unread,
    Way,
)
from actions.grammar.forms.answers import embedded
from actions.grammar.forms.attendance import attending
from actions.grammar.forms.creation import create
from actions.grammar.forms.messages import leading_time, message_noun, way_of
from actions.grammar.forms.restatements import restated
from actions.grammar.phrases.content import FINITE, REPORTS, content, points, points_clearly, without_comment
from actions.grammar.phrases.listening import Listener
from actions.grammar.phrases.mails import mail_query
from actions.grammar.phrases.people import people_at
from actions.grammar.phrases.timing import timed
from actions.grammar.words.lexicon import CHANNELS, EVENTS, FACT_WORDS, QUESTION_WORDS, composed, longest, phrases
from actions.grammar.words.shorthand import ARROW
from actions.grammar.words.speech import begins_with, matched, without_openings
from actions.grammar.words.tokens import Phrase, lows, tokens, trimmed
from actions.grammar.words.verbs import Form, Found, Verb, verbs_at
from memory_core.when.reading import Mention, Stretch

UNABLE: Final = frozenset(
    """order pay buy print call phone dial transfer wire install restart reboot play pause translate draw
    upload download sign approve submit turn purchase sell hire fire deploy merge commit push run calculate
    compute write generate design record scan fax drive fly cook clean charge invoice refund withdraw
    deposit subscribe unsubscribe mute unmute lock""".split()
)
"""Verbs of what no plan can do; said, so that nobody waits for it."""
_GETS: Final = longest(
    composed("|should|must|shall|has to|ought to", "get|receive")
    | phrases("should have, gets, receives, deserves, needs, need, wants")
)
_TOLD: Final = longest(
    composed("is|are|be|gets|must be|should be|has to be|needs to be|will be", "informed|told|notified|advised")
)
_SAYS: Final[frozenset[Form]] = frozenset({"tell", "ask", "mail", "thank", "remind", "warn"})
"""Forms of commands that stand behind what they are about and a colon."""
_HANDLED: Final[frozenset[Form]] = frozenset({"cancel", "move", "delay", "advance"})
"""Forms of commands on an event that stands before them."""
LONGEST: Final = 60
"""Tokens of a clause without a verb; what is longer is a text, and only somebody it goes to may stand before it."""
_PRAISE: Final = composed(
    "a|the|my|our|many|", "|big|huge|warm|very big|great", "thank you|thank-you|thanks|well done|bravo"
)
_WELL_DONE: Final = tokens("Well done")
_FROM_ME: Final = composed("from", "me|us|all of us|everybody")
_THIS: Final = phrases("it, this, that, the following")
_DEGREES: Final = frozenset("much many long far often late big old and exactly again please ,".split())
"""What follows "how", and what joins questions."""
_ASKED: Final = composed("can|could|would|will", "you|u")
_NEEDS: Final = frozenset("needs need wants want wanted needed".split())
_MUST: Final = longest(phrases("should, must, needs to, need to, has to, have to, ought to, is to, are to"))
_NO_DEEDS: Final = frozenset("be have know not get".split())
"""What is said of somebody, and asks nothing of them: "Bo should be there by now"."""
_KNOWS: Final = longest(
    composed("should|must|ought to|would like to|would love to", "know|hear|be told|learn|find out")
    | composed("|needs|need|has|have|wants|want|would need", "to", "know|hear|be told|learn|find out")
)


def fragment(clause: Clause, listener: Listener) -> Simple | None:
    """Such a clause as a command; None when it is none."""
    phrase = clause.words
    if len(phrase) > LONGEST:
        return _addressed(clause, listener) or _rest(clause)
    return (
        _arrowed(phrase, listener)
        or _sent_to(phrase, listener)
        or _quoted(phrase, listener)
        or attending(phrase, listener)
        or _needed(phrase, listener)
        or _informed(phrase, listener)
        or restated(clause, listener)
        or _addressed(clause, listener)
        or (Ask(phrase) if clause.asks or _asks_last(phrase) else _dated(phrase, listener))
        or _rest(clause)
    )


def _arrowed(phrase: Phrase, listener: Listener) -> Simple | None:
    """Such as "Bo's offer → Maja" and "Siv → the doors are done"; events with an arrow are read as topics."""
    at = next((n for n in range(1, len(phrase) - 1) if phrase[n].low == ARROW), 0)
    if not at:
        return None
    left, right = trimmed(phrase[:at]), trimmed(phrase[at + 1 :])
    to, end = people_at(right, 0, listener)
    if to and end == len(right):
        count, query = mail_query(left, listener, sure=True)
        if count == len(left):
            return Forward(query, to)
        sender, behind = people_at(left, 0, listener)
        return Forward(MailQuery(sender=sender[0], about=left[behind:]), to) if sender else None
    to, end = people_at(left, 0, listener)
    return Message(to, content(right)) if to and end == len(left) else None


def _sent_to(phrase: Phrase, listener: Listener) -> Simple | None:
    """Such as "Bo's offer to Maja" and "the new rent to Maja, by mail": a thing without a verb, and whom it goes to."""
    bare = trimmed(phrase[:-1]) if phrase[-1].low in CHANNELS and phrase[-2:-1] and phrase[-2].low == "," else phrase
    rest, way = way_of(phrase) if bare == phrase else (bare, message_noun(phrase[-1:])[0])
    for at in range(1, len(rest) - 1):
        to, end = people_at(rest, at + 1, listener) if rest[at].low == "to" else ((), 0)
        left = rest[:at]
        if not to or end < len(trimmed(rest)) or _opens(left) or not FINITE.isdisjoint(lows(left)):
            continue
        theirs = left[0].low.endswith("'s")
        if points_clearly(left[1:] if theirs else left):
            return Message(to, Content("fact", left), way)
        count, query = mail_query(left, listener)
        return Forward(query, to) if count == len(left) else None
    return None


def _opens(words: Phrase) -> bool:
    """Whether words begin with a verb; "the new rent" and "new rent" do not."""
    return bool(verbs_at(words)) and words[0].low not in FACT_WORDS


def _quoted(phrase: Phrase, listener: Listener) -> Message | None:
    """Such as "'The gate is open' to Bo" and "'All dry' goes into seed-lab": a text, and whom it goes to."""
    behind = phrase[2:] if lows(phrase[1:2]) == ("goes",) else phrase[1:]
    if phrase[0].kind != "quote" or lows(behind[:1]) not in (("to",), ("for",), ("into",), ("in",)):
        return None
    rest, way = way_of(behind[1:])
    to, end = people_at(rest, 0, listener)
    return Message(to, Content("quote", phrase[:1]), way) if to and end == len(rest) else None


def _informed(phrase: Phrase, listener: Listener) -> Message | None:
    """Such as "Bo is informed by mail that the ladder is back": somebody is to be told."""
    people, end = people_at(phrase, 0, listener)
    size = matched(_TOLD, lows(phrase), end) if people else 0
    rest, way = way_of(phrase[end + size :]) if size else ((), "")
    return Message(people, content(rest), way) if rest else None


def _needed(phrase: Phrase, listener: Listener) -> Simple | None:
    """Such as "Tor needs the mails from Bo" and "Siv should know that the lift works"."""
    people, end = people_at(phrase, 0, listener)
    if not people or end >= len(phrase):
        return None
    size = matched(_KNOWS, lows(phrase), end)
    if size:
        rest, way = way_of(phrase[end + size :])
        when, rest = leading_time(rest, listener)
        looked_up = bool(rest) and rest[0].low in QUESTION_WORDS - {"if", "whether"}
        said = Content("fact", embedded(without_comment(rest))) if looked_up else content(rest)
        return Message(people, said, way, when=when)
    size = matched(_GETS, lows(phrase), end)
    count, query = mail_query(phrase[end + size :], listener) if size else (0, MailQuery())
    if count:
        return Forward(query, people)
    if size and (got := _gets(people, phrase[end + size :])):
        return got
    rest, way = way_of(phrase[end + 1 :])
    count, query = mail_query(rest, listener) if phrase[end].low in _NEEDS else (0, MailQuery())
    if count:
        return Forward(query, people, way=way)
    size = matched(_MUST, lows(phrase), end)
    asked = phrase[end + size :]
    return Message(people, Content("request", asked)) if size and asked and asked[0].low not in _NO_DEEDS else None


def _gets(people: tuple[Phrase, ...], thing: Phrase) -> Message | None:
    """What somebody is to get: "a mail that we close", "the final headcount", "it by mail: the new address"."""
    rest, way = way_of(thing)
    colon = next((n for n, token in enumerate(rest[:-1]) if token.low == ":"), 0)
    if colon and lows(rest[:colon]) in _THIS:
        return Message(people, content(rest[colon + 1 :]) if points(rest[colon + 1 :]) else content(rest[colon:]), way)
    praise = begins_with(thing, _PRAISE)
    if praise:
        said_by = begins_with(thing[praise:], _FROM_ME)
        words = thing[praise + said_by :]
        thanks = any(token.low.startswith("thank") for token in thing[:praise])
        return Message(people, Content("thanks", words) if thanks else Content("text", (*_WELL_DONE, *words)), way)
    if lows(thing[:1]) in (("a",), ("an",), ("this",)):
        noun, behind = message_noun(thing[1:])
        return Message(people, content(behind), noun) if behind and len(behind) < len(thing) - 1 else None
    said = content(rest)
    return Message(people, said, way) if said.kind == "fact" and (way or points_clearly(said.words)) else None


def _addressed(clause: Clause, listener: Listener) -> Message | None:
    """Such as "Siv: running late", "#ops pallets are in", "@tor can you call"."""
    phrase, asks = clause.words, clause.asks
    people, end = people_at(phrase, 0, listener)
    if not people and lows(phrase[1:2]) == (":",) and listener.is_channel(phrase[0].text):
        # A channel is spoken to by its bare name where a colon follows: "workshop: the lift is back".
        people, end = ((replace(phrase[0], kind="channel"),),), 1
    if not people or end >= len(phrase):
        return None
    mark = next((n for n in range(end, min(end + 4, len(phrase))) if phrase[n].low == ":"), end)
    way: Way = ""
    if mark > end:
        between, way = way_of(phrase[end:mark])
        end = mark if way and not between else end
    marked = phrase[end].low in (":", ",", "-", "–", "—")
    handle = phrase[0].text[0] in "#@"
    if not (handle or (marked and (asks or phrase[end].low != ","))):
        return None
    rest, late = way_of(phrase[end:]) if phrase[-1].low in CHANNELS else (phrase[end:], "")
    rest, way = trimmed(rest, ",:–—-"), way or late
    text = Content("quote" if rest and rest[0].kind == "quote" else "text", rest)
    return Message(people, text, way) if rest else None


def _dated(phrase: Phrase, listener: Listener) -> Simple | None:
    """Such as "lunch with Tor at noon", "30 min with Siv tomorrow at two", "reminder for Friday: order glaze"."""
    found = timed(phrase, listener)
    done = any(not each.rest and each.verb.form in ("cancel", "delete", "archive") for each in verbs_at(phrase[-1:]))
    if done or not (found.times or found.lengths):
        return None
    kinds = any(word in EVENTS for word in lows(phrase))
    people = any(token.low in ("with", "w") for token in phrase)
    hours = any(isinstance(each, Mention) and each.grain in ("hour", "minute") for each in found.times)
    stretch = hours and any(
        isinstance(r, Stretch) for each in found.times if isinstance(each, Mention) for r in each.readings
    )
    spelt = hours and any(token.low == ":" for token in phrase[1:-1])
    bare = len(found.words) <= 3 and hours and any(isinstance(each, Mention) and each.dated for each in found.times)
    bare = bare and bool(found.words) and FINITE.isdisjoint(lows(phrase)) and not verbs_at(phrase)
    if not (bare or kinds or stretch or spelt or (people and (found.lengths or hours))) or not (found.times or people):
        return None
    colon = next((n for n, token in enumerate(phrase) if token.low == ":"), len(phrase))
    if any(found.verb.form in _SAYS for found in verbs_at(without_openings(phrase[colon + 1 :]))):
        # "Siv's coffee today: ask Henrik whether he comes".
        return None
    if not REPORTS.isdisjoint(lows(phrase[:colon])):
        # "lunch yesterday was great".
        return None
    handled = (each for n in range(2, len(phrase)) for each in verbs_at(phrase[n:]) if each.verb.form in _HANDLED)
    if any(lows(each.rest[:1]) == ("it",) for each in handled):
        # "the morning walk cancel it" is about the walk.
        return None
    if any(pair in _ASKED for pair in pairwise(lows(phrase))):
        # "the tour today can you make it ten" is about the tour.
        return None
    if lows(phrase[:1])[0] in ("i", "we", "he", "she", "they", "it", "there") or "remind" in lows(phrase):
        return None
    return create(Found(Verb("create", ("book",)), (), phrase), listener)


def _asks_last(phrase: Phrase) -> bool:
    """Such as "dentist when where", "the rent how much": what is asked stands last."""
    words = lows(phrase)
    comma = next((n + 1 for n in range(len(words)) if words[n] == ","), 0)
    if comma and verbs_at(without_openings(phrase[comma:])):
        # "the rent went up, ask Bo by how much"
        return False
    behind = next((n for n in range(len(words)) if words[n] in QUESTION_WORDS - {"if"}), 0)
    if any(found.verb.form in _SAYS for n in range(behind) for found in verbs_at(phrase[n:])):
        # "the lift is broken, tell Bo why"
        return False
    return behind > 0 and all(word in QUESTION_WORDS or word in _DEGREES for word in words[behind:])


def _rest(clause: Clause) -> Simple | None:
    if clause.asks:
        return Ask(clause.words)
    return Unread(clause.words) if clause.words[0].low in UNABLE else None

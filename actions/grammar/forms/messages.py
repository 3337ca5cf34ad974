"""Commands that say something to somebody: "tell", "email", "thank", "post in", "send ... to"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from actions.grammar.commands import Content, ContentKind, Message, Way, When
from actions.grammar.phrases.content import FINITE, WISHES, content, points
from actions.grammar.phrases.copies import copies
from actions.grammar.phrases.listening import Listener
from actions.grammar.phrases.people import GROUPS, People, people_at
from actions.grammar.phrases.timing import is_length, timed
from actions.grammar.words.lexicon import ARTICLES, CHANNEL_PREPOSITIONS, CHANNELS, ME, MESSAGES, SURELY_MAILS, phrases
from actions.grammar.words.tokens import Phrase, lows, owner, trimmed
from actions.grammar.words.verbs import Found
from memory_core.when.reading import Mention

_MAIL_WORDS: Final = SURELY_MAILS | {"gmail"}
_SLACK_WORDS: Final = frozenset("slack dm msg im ping #".split())
_SUBJECTS: Final = (
    ("with", "the", "subject", "line"), ("with", "the", "subject"), ("with", "subject", "line"), ("with", "subject"),
    ("and", "title", "it"), ("title", "it"), ("titled",), ("subject", "line"), ("subject",), ("with", "the", "title"),
    ("and", "the", "subject"), ("and", "subject"), ("with", "title"), ("and", "call", "it"), ("entitled",),
    ("under", "the", "subject"), ("the", "subject", "is"), ("the", "subject", "should", "be"), ("and", "name", "it"),
    ("and", "give", "it", "the", "title"), ("and", "give", "it", "the", "subject"), ("using", "the", "subject"),
)  # fmt: skip
_KINDS: Final[dict[str, ContentKind]] = {
    "thank": "thanks",
    "congratulate": "congratulation",
    "apologise": "apology",
}
_TO: Final = frozenset("to in on into".split())
_POSTS: Final = frozenset("post announce publish broadcast".split())
_TOWARD: Final = {"share": _TO | {"with"}, "drop": _TO}
"""What leads to whoever gets a thing, by verb: one shares with, and what is dropped with somebody is a meeting."""
_FOLLOWING: Final = frozenset(
    "the this that it these following exact words word sentence text message line and no others only exactly ,".split()
)
"""What stands for the words that are said behind it."""
_OWNED: Final = frozenset("attention notice knowledge".split())
"""What of somebody a thing is brought to, so that they own what the verb goes around."""
_CALENDARS: Final = frozenset("calendar diary cal schedule".split())
_DELEGATES: Final = phrases("have, get, i want, i need, i'd like, i would like")
_TOLD_LATER: Final = frozenset("that about saying to re if whether for : asking when".split())
"""What leads in what is said behind the time at which it is to be said."""
_BODY_LEADS: Final = frozenset("that about saying asking to re if whether with and regarding :".split())


def message(found: Found, listener: Listener) -> Message | None:
    """The message that a clause with such a verb is; None when nobody is addressed."""
    if found.verb.form in ("post", "send"):
        return _sent(found, listener)
    rest, subject = _subject(found.rest)
    rest, cc, bcc = copies(rest, listener)
    rest, way = way_of(rest)
    way = way or _way_of_verb(found)
    rest = rest[1:] if lows(rest[:1]) in (("only",), ("just",)) else rest
    to, rest = _addressed_by(found, rest, listener)
    if not to or lows(to[0]) == ("you",):
        # "thank you for taking care of it"
        return None
    if lows(rest[:1]) in (("on",), ("in",)) and (to[0][0].low in GROUPS or _is_channel((rest[1:2],))):
        # "thank Bo in seed-lab for ..." is said there for all to read, with his name.
        named = to[0] if found.verb.form in _KINDS and to[0][0].low not in GROUPS else ()
        to, behind = _in_channel(rest, listener) or (to, rest)
        rest = (*named, *behind) if len(behind) < len(rest) else rest
    more, late = way_of(rest, leading=True)
    rest, way = (more, way or late) if late else (rest, way)
    when, rest = leading_time(rest, listener, alone=found.verb.form in ("thank", "congratulate"))
    said = _content(found, rest, asks=found.verb.form == "ask")
    if said.kind == "wish":
        when, said = _wished_for(said, listener)
    return Message(to, said, way, cc, bcc, subject, when)


def _addressed_by(found: Found, rest: Phrase, listener: Listener) -> tuple[tuple[Phrase, ...], Phrase]:
    """Whom the verb addresses, () when nobody, and the words without them: in its gap, behind it, behind a "to"."""
    if found.gap:
        gap = (*found.gap[:-1], owner(found.gap[-1])) if found.verb.behind[0] in _OWNED else found.gap
        to, end = people_at(gap, 0, listener, sure=False)
        return _and_others(to, rest, listener) if to and end == len(gap) else ((), rest)
    if lows(rest[:1]) in (("in",), ("on",), ("into",)) and (channel := _in_channel(rest, listener)):
        # "write in the dock channel that ...".
        return channel
    to, end = people_at(rest, 0, listener)
    if to:
        return to, rest[end:]
    if lows(rest[:1]) in (("at",), ("on",)):
        # "ask at Bo whether ..."
        to, end = people_at(rest, 1, listener)
        if to:
            return to, rest[end:]
    behind, to = _addressed_behind(rest, listener)
    if to:
        return to, behind
    to, end = people_at(rest, 0, listener, sure=False)
    return to, rest[end:]


def _in_channel(rest: Phrase, listener: Listener) -> tuple[tuple[Phrase, ...], Phrase] | None:
    """The channel behind a preposition that the words begin with, and the words behind it; None for no channel."""
    channel, end = people_at(rest, 1, listener)
    if channel and _is_channel(channel):
        return channel, rest[end:]
    # "ask in general who ...": a word that is the name of a channel, letter for letter.
    named = len(rest) > 2 and rest[2].is_word and listener.is_channel(rest[1].text)
    return (((replace(rest[1], kind="channel"),),), rest[2:]) if named else None


def leading_time(rest: Phrase, listener: Listener, *, alone: bool = False) -> tuple[tuple[When, ...], Phrase]:
    """When it is to be said, where that stands between the people and what is said: "tell Bo tomorrow that ...".

    With `alone` nothing need follow: "congratulate Bo on Friday".
    """
    times = listener.times(rest)
    if not times or times[0].start > 1 or (times[0].start and rest[0].low not in ("on", "at", "in")):
        return (), rest
    mention = times[0].mention
    behind = rest[times[0].end :]
    bounded = isinstance(mention, Mention) and (is_length(mention) or mention.bound in ("before", "until"))
    told = behind[0].low in _TOLD_LATER if behind else alone
    return ((mention,), behind) if told and not bounded else ((), rest)


def _wished_for(wish: Content, listener: Listener) -> tuple[tuple[When, ...], Content]:
    """The day that something is wished for, and the wish; the day of "a merry Christmas" is what is wished."""
    found = timed(wish.words, listener)
    if not found.times or {*lows(found.words)} <= WISHES | ARTICLES:
        return (), wish
    return found.times, replace(wish, words=found.words)


def _and_others(to: tuple[Phrase, ...], rest: Phrase, listener: Listener) -> tuple[tuple[Phrase, ...], Phrase]:
    """Further people behind the verb: "let Bo know, and Siv too, that ..."."""
    plain = trimmed(rest, ",")
    if lows(plain[:1]) != ("and",):
        return to, rest
    more, end = people_at(plain, 1, listener)
    while more and lows(plain[end : end + 1]) in (("too",), ("also",), (",",)):
        end += 1
    return ((*to, *more), plain[end:]) if more else (to, rest)


def delegated(found: Found, listener: Listener) -> Message | None:
    """Such as "have Theo call the customer", "get Theo to call", "I need Theo to call": a request to somebody."""
    if found.gap or found.verb.words not in _DELEGATES:
        return None
    to, end = people_at(found.rest, 0, listener)
    behind = found.rest[end:]
    if not to or not behind or (found.verb.words != ("have",) and behind[0].low != "to"):
        return None
    return Message(to, Content("request", behind[1:] if behind[0].low == "to" else behind))


def passed_on(found: Found, listener: Listener) -> Message | None:
    """Such as "pass on to Bo that we close": what is passed on is said, and no mail."""
    first = 1 if lows(found.rest[:1]) == ("to",) else 0
    to, end = people_at(found.rest, first, listener)
    said = found.rest[end:]
    return Message(to, content(said)) if to and first and lows(said[:1]) in (("that",), (":",)) else None


def _content(found: Found, rest: Phrase, *, asks: bool) -> Content:
    kind = _KINDS.get(found.verb.form)
    if kind:
        rest = trimmed(rest, ",;:")
        return Content(kind, rest[1:] if rest and rest[0].low == "that" else rest)
    if found.verb.form == "wish":
        return Content("wish", trimmed(rest, ",;:"))
    of = trimmed(rest, ",")
    if found.verb.form in ("warn", "tell", "mail") and of and of[0].low == "of":
        rest = of
        known = points(rest[1:]) and rest[1].low not in ME
        return Content("topic", rest[1:]) if rest[1:] and not known else content(rest[1:])
    return content(rest, asks=asks)


def _addressed_behind(rest: Phrase, listener: Listener) -> tuple[Phrase, tuple[Phrase, ...]]:
    """People behind a "to" further on: "say to", "the numbers to Siv"."""
    for at in range(len(rest) - 1):
        if rest[at].low == "to" and rest[at].kind == "word":
            to, end = people_at(rest, at + 1, listener)
            if to:
                return rest[:at] + rest[end:], to
    return rest, ()


def _sent(found: Found, listener: Listener) -> Message | None:
    """A thing to be sent or posted: to whom stands before it, or behind "to", "in", "with"."""
    if found.verb.form == "post" and not _CALENDARS.isdisjoint(lows(found.rest)):
        return None
    if found.verb.form == "post" and (greeting := _greeting(found.rest, listener)):
        return greeting
    rest, subject = _subject(found.rest)
    rest, cc, bcc = copies(rest, listener)
    rest, way = way_of(rest)
    if found.gap:
        # "share the list with Bo", "let Bo have the list"
        lets = found.verb.words == ("let",)
        named, thing = (found.gap, trimmed(rest, ",")) if lets else (rest, found.gap)
        to, end = people_at(named, 0, listener)
        told = to and end == len(named) and thing and not (lets and thing[0].low in ("a", "an"))
        return Message(to, content(thing), way, cc, bcc, subject) if told else None
    to, end = _addressed_first(rest, listener)
    if to and end < len(rest):
        noun, behind = message_noun(rest[end:])
        way = way or noun
        return Message(to, _thing(behind), way, cc, bcc, subject)
    for at in range(len(rest) - 1):
        if rest[at].low not in _TOWARD.get(found.verb.words[0], _TO) or rest[at].kind != "word":
            continue
        to, end = people_at(rest, at + 1, listener)
        stop = _channel_end(rest, at + 1)
        posts = rest[at].low in ("in", "on", "into") or (rest[at].low == "to" and found.verb.words[0] in _POSTS)
        timely = bool(listener.times_at(rest[at + 1 : stop]))
        if (not to or (end < stop and rest[at].low != "to")) and posts and stop and not timely:
            # "post in general that ...": only a channel can be posted in.
            to, end = (rest[at + 1 : stop],), stop
            noun, thing = message_noun(rest[:at])
            said = content(rest[end:]) if rest[end:] else _thing(thing)
            return Message(to, said, "slack", cc, bcc, subject)
        if not to or (rest[at].low in ("in", "on", "into") and not _is_channel(to)):
            continue
        noun, thing = message_noun(rest[:at])
        behind, late_way = way_of(trimmed(rest[end:], ",;:"), leading=True)
        way = way or late_way
        thing = () if behind and _FOLLOWING.issuperset(lows(thing)) else thing
        said = _thing(thing) if thing else content(behind)
        if thing and behind and behind[0].low in _BODY_LEADS and not _is_quote(thing):
            said = content(behind) if noun or not points(thing) else said
        late = timed(behind, listener)
        when = late.times if thing and not late.words and not late.lengths else ()
        return Message(to, said, way or noun, cc, bcc, subject, when)
    return None


def _addressed_first(rest: Phrase, listener: Listener) -> People:
    """Whom words name first, be it behind "to": "to Bo that ...", "Bo the list"; before "that" whoever that is."""
    first = 1 if lows(rest[:1]) == ("to",) else 0
    to, end = people_at(rest, first, listener)
    if first and not to:
        to, end = people_at(rest, first, listener, sure=False)
        to = to if lows(rest[end : end + 1]) in (("that",), (":",)) else ()
    return to, end


def _greeting(rest: Phrase, listener: Listener) -> Message | None:
    """Such as "say hello in general to the new apprentice": what is said to somebody where others read it."""
    for at in range(1, len(rest) - 3):
        behind = rest[at + 3]
        named = rest[at].low in ("in", "on") and rest[at + 2].low == "to"
        somebody = named and (behind.low in ARTICLES or bool(people_at(rest, at + 3, listener)[0]))
        if somebody and listener.is_channel(rest[at + 1].text.lstrip("#")):
            return Message((rest[at + 1 : at + 2],), Content("text", (*rest[:at], *rest[at + 3 :])), "slack")
    return None


def _channel_end(rest: Phrase, first: int) -> int:
    """Where the name of a channel ends that stands between a preposition and what is posted; 0 for none."""
    for end in range(first + 1, min(first + 4, len(rest)) + 1):
        if lows(rest[end : end + 1]) in ((), ("that",), (":",), (",",)):
            return end if all(token.kind == "word" and token.low not in ARTICLES for token in rest[first:end]) else 0
    return 0


def _thing(thing: Phrase) -> Content:
    said = content(thing)
    if said.kind == "text" and not any(word in FINITE for word in lows(thing)) and points(thing):
        return replace(said, kind="fact")
    return said


def _is_quote(phrase: Phrase) -> bool:
    return len(phrase) == 1 and phrase[0].kind == "quote"


def _is_channel(to: Sequence[Phrase]) -> bool:
    return all(each and (each[0].kind == "channel" or "channel" in lows((*each[:2], each[-1]))) for each in to)


def message_noun(phrase: Phrase) -> tuple[Way, Phrase]:
    """What kind of message is sent, and what stands behind it: "a quick mail about", "a dm saying"."""
    phrase = trimmed(phrase)
    for at, token in enumerate(phrase[:4]):
        if token.low in MESSAGES and token.kind == "word":
            before = lows(phrase[:at])
            if any(
                word
                not in ("a", "an", "the", "quick", "short", "brief", "slack", "direct", "nice", "another", "polite")
                for word in before
            ):
                break
            end = at + 2 if lows(phrase[at + 1 : at + 2]) in (("message",), ("note",)) else at + 1
            slack = {"slack", "direct"} & {*before} or (end > at + 1 and CHANNELS.get(token.low) == "slack")
            return _way(token.low) or ("slack" if slack else ""), phrase[end:]
    return "", phrase


def _way(word: str) -> Way:
    if word in _MAIL_WORDS:
        return "mail"
    return "slack" if word in _SLACK_WORDS else ""


def _way_of_verb(found: Found) -> Way:
    for word in (*found.verb.words, *found.verb.behind):
        if way := _way(word):
            return way
    return ""


def way_of(phrase: Phrase, *, leading: bool = False) -> tuple[Phrase, Way]:
    """The phrase without "on Slack", "by mail" and the like, and which way they say; "" when nothing does.

    With `leading` the phrase begins right behind the people, where nothing else can be meant by it.
    """
    for at in range(len(phrase) - 1, -1, -1):
        if phrase[at].low not in CHANNEL_PREPOSITIONS or phrase[at].kind != "word":
            continue
        end = at + 1
        end += 1 if end < len(phrase) and phrase[end].low in ("a", "an", "the", "his", "her", "their") else 0
        if end >= len(phrase) or phrase[end].low not in CHANNELS:
            continue
        way = CHANNELS[phrase[end].low]
        end += 1
        end += 1 if end < len(phrase) and phrase[end].low in ("message", "dm", "mail", "email", "chat") else 0
        end += 1 if lows(phrase[end:]) in (("too",), ("also",)) else 0
        behind = phrase[end] if end < len(phrase) else None
        if behind is not None and behind.kind == "word" and behind.low not in _BODY_LEADS and not (leading and at == 0):
            continue
        if at and phrase[at - 1].low in FINITE | {"file", "thread", "message", "post"} and at > 1:
            # "... that the file is on Slack" says where something is.
            continue
        return phrase[:at] + phrase[end:], "mail" if way == "mail" else "slack"
    return phrase, ""


def _subject(phrase: Phrase) -> tuple[Phrase, Phrase]:
    """The phrase without its subject, and the subject: quoted, or up to a comma or what leads in the body."""
    words = lows(phrase)
    for at in range(len(phrase)):
        for lead in _SUBJECTS:
            size = len(lead)
            if words[at : at + size] != lead or at + size >= len(phrase) or phrase[at].kind != "word":
                continue
            first = at + size + (1 if phrase[at + size].low in (":", ",", "of") else 0)
            if first >= len(phrase):
                continue
            marked = phrase[first].kind == "quote" or phrase[at + size].low == ":"
            if lead == ("subject",) and not marked and words[at - 1 : at] in (("the",), ("a",), ("this",), ("that",)):
                # "tell Bo the subject came up": a subject that is spoken of.
                continue
            end = first + 1 if phrase[first].kind == "quote" else _subject_end(phrase, first)
            start = at - 1 if at and words[at - 1] in (",", "and") else at
            return phrase[:start] + phrase[end:], phrase[first:end]
    return phrase, ()


def _subject_end(phrase: Phrase, first: int) -> int:
    for at in range(first + 1, len(phrase)):
        if phrase[at].low in (",", ";", ".", ":", "saying", "body", "that") or lows(phrase[at : at + 2]) in (
            ("and", "say"),
            ("and", "tell"),
            ("and", "ask"),
            ("and", "the"),
            ("and", "body"),
        ):
            return at
    return len(phrase)

"""Commands on mails that are there: reply, forward, delete, archive; and which mails are meant."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from actions.grammar.commands import Content, Discard, Forward, MailQuery, Reply, When
from actions.grammar.content import content
from actions.grammar.lexicon import ARTICLES, EVERY, MAILS, NUMBERS, ORDERS, SURELY_MAILS, THINGS
from actions.grammar.listening import Listener, Time
from actions.grammar.people import people_at
from actions.grammar.tokens import Phrase, Token, lows, trimmed
from actions.grammar.verbs import Found

_ABOUT: Final = frozenset("about re regarding concerning titled called named subject entitled".split())
_SIZES: Final = frozenset("unread old new recent boring annoying whole entire stupid promotional marketing".split())
_LEADS: Final = frozenset("saying that with and to : telling asking".split())


def reply(found: Found, listener: Listener) -> Reply | None:
    """The reply that a clause with such a verb is; None when no mail and nobody is named."""
    rest = found.rest
    to_all = lows(rest[:1]) in (("all",), ("everyone",)) and lows(rest[1:2]) != ("of",)
    rest = rest[1:] if to_all else rest
    rest = rest[1:] if rest and rest[0].low == "to" else rest
    size, query = mail_query(rest, listener)
    if not size:
        people, end = people_at(rest, 0, listener)
        if people and lows(rest[end : end + 1]) in (("'s",), ("on",)):
            return None
        query = MailQuery(1, people[0]) if people else MailQuery(pronoun=True)
        size = end
    said = trimmed(rest[size:], ",;:–—-")
    if not size and not said:
        return None
    if size == 0 and not to_all and said and said[0].low not in _LEADS and said[0].kind != "quote":
        return None
    return Reply(query, _words(said), to_all)


def _words(said: Phrase) -> Content:
    """What the answer says: quoted, or behind "with", "saying", "that", "and say"."""
    words = lows(said)
    for lead in (("and", "say", "that"), ("and", "say"), ("and", "tell", "them", "that"), ("and", "tell", "them"),
                 ("and", "tell", "him"), ("and", "tell", "her"), ("with", "the", "text"), ("with", "the", "note"), ("with", "a", "note", "saying"), ("with", "a", "note", "that"), ("with", "a", "note"), ("with", "note"), ("and", "a", "note", "saying"), ("with", "the", "comment"), ("with", "the", "words"), ("with", "the", "message"), ("with", "just"), ("with", "a"), ("with",)):  # fmt: skip
        if words[: len(lead)] == lead and len(said) > len(lead):
            inner = said[len(lead) :]
            return Content("quote", inner) if inner[0].kind == "quote" else Content("text", inner)
    return content(said)


def forward(found: Found, listener: Listener) -> Forward | None:
    """The forwarding that a clause with such a verb is; None when no mail is named."""
    rest = found.rest
    sure = found.verb.words[0] in ("forward", "fwd")
    rest = rest[1:] if rest and rest[0].low == "to" else rest
    to, end = people_at(rest, 0, listener) if rest and rest[0].low not in THINGS else ((), 0)
    if to and end < len(rest):
        size, query = mail_query(rest[end:], listener)
        return Forward(query, to, _note(rest[end + size :])) if size else None
    size, query = mail_query(rest, listener, sure=sure)
    if not size and sure:
        size, query = _anything(rest)
    behind = rest[size:]
    if not size or not behind or behind[0].low not in ("to", "on", "over", "along", "with"):
        return Forward(query, ()) if size and sure else None
    first = next((n for n, token in enumerate(behind) if token.low in ("to", "with")), -1)
    to, end = people_at(behind, first + 1, listener, sure=False) if first >= 0 else ((), 0)
    if not to and not sure:
        return None
    return Forward(query, to, _note(behind[end:] if to else ()))


def _anything(rest: Phrase) -> tuple[int, MailQuery]:
    """What is forwarded when no mail is named: the words up to "to" say what it is about."""
    end = next((n for n, token in enumerate(rest) if token.low == "to"), 0)
    about = rest[1:end] if rest[:1] and rest[0].low in ARTICLES else rest[:end]
    return (end, MailQuery(about=about)) if about else (0, MailQuery())


def _note(behind: Phrase) -> Content:
    behind = trimmed(behind, ",;:–—-")
    return _words(behind) if behind else Content()


def discard(found: Found, listener: Listener) -> Discard | None:
    """The deleting or archiving that a clause with such a verb is; None when it names no mail."""
    archive = found.verb.form == "archive"
    phrase = found.gap or found.rest
    size, query = mail_query(phrase, listener, sure=archive)
    behind = lows(trimmed(phrase[size:]))
    if not size or (behind and behind[0] not in ("from", "in", "please", "now", "for", "out", "off", "too", "away")):
        return None
    return Discard(query, archive)


def mail_query(phrase: Phrase, listener: Listener, *, sure: bool = False) -> tuple[int, MailQuery]:
    """The mails that a phrase begins by naming, and of how many tokens; 0 when it names none.

    With `sure` the clause can be about nothing but mail, so that a pronoun or words without "mail" count.
    """
    words = lows(phrase)
    at, count, oldest, every = 0, -1, False, False
    while at < len(phrase):
        word = words[at]
        if word in EVERY:
            count, every = 0, True
        elif word in ("last", "latest", "newest", "recent", "final"):
            count = max(count, 1) if count > 0 else 1
        elif word in ("first", "oldest", "earliest"):
            count, oldest = 1, True
        elif (word in NUMBERS or word.isdigit()) and count != 0:
            count = NUMBERS.get(word) or int(word) if word != "zero" else 1
        elif word in ORDERS or (
            word not in ARTICLES
            and word not in _SIZES
            and word not in ("of", "most", "'s", "very", "remaining", "other")
        ):
            break
        at += 1
    sender: Phrase = ()
    if words[:1] and words[0] in ("her", "his", "their") and at == 1:
        sender = phrase[:1]
    owner, after = people_at(phrase, at, listener) if at < len(phrase) else ((), at)
    if owner and after < len(phrase) and words[after] == "'s":
        sender, at = owner[0], after + 1
    elif at < len(phrase) and words[at].endswith(("'s", "s'")) and listener.is_name(words[at].rstrip("s").rstrip("'")):
        sender, at = (_without_s(phrase[at]),), at + 1
        while at < len(phrase) and words[at] in ("last", "latest", "recent", "newest", "most"):
            count, at = 1, at + 1
    about: Phrase = ()
    noun = _noun(phrase, at)
    if (
        noun < 0
        and words[at - 1 : at] in (("everything",), ("all",), ("anything",))
        and at < len(words)
        and (
            words[at] in ("from", "by", "about")
            and (sure or (words[at] == "from" and people_at(phrase, at + 1, listener)[0]))
        )
    ):
        return _restricted(phrase, at, MailQuery(0, noun="mails"), listener)
    if noun < 0:
        if words[:1] and words[0] in THINGS and (sure or not phrase[1:] or words[1] in ("to", "on", "with", "along")):
            return 1, MailQuery(pronoun=True)
        return 0, MailQuery()
    if noun > at:
        about = phrase[at:noun]
    plural = words[noun].endswith("s") and words[noun] not in ("this",)
    if count == -1 and plural:
        count = 0
    if every and not plural and words[at - 1 : at] == ("the",):
        count = 1
    return _restricted(
        phrase, noun + 1, MailQuery(count, sender, about=about, noun=words[noun], oldest=oldest), listener
    )


def _noun(phrase: Phrase, at: int) -> int:
    """Where the noun of a mail stands: here, or behind up to five words that say which ("the budget mail"); -1."""
    for place in range(at, min(at + 6, len(phrase))):
        token = phrase[place]
        if token.kind == "quote" or token.low in (
            "to",
            "from",
            "with",
            "and",
            "at",
            "on",
            "that",
            "in",
            "of",
            ",",
            "about",
        ):
            return -1
        if token.low in (
            MAILS
            if place == at
            else SURELY_MAILS | {"message", "messages", "thread", "newsletter", "newsletters", "invoice"}
        ):
            return place
    return -1


def _without_s(token: Token) -> Token:
    cut = 2 if token.low.endswith("'s") else 1
    return replace(token, text=token.text[:-cut], low=token.low[:-cut])


def _restricted(phrase: Phrase, at: int, query: MailQuery, listener: Listener) -> tuple[int, MailQuery]:
    """What behind the noun says which mails: from whom, to whom, about what, when, in any order."""
    times = {time.start: time for time in listener.times(phrase)}
    while at < len(phrase):
        word = phrase[at].low
        if (
            at in times
            or (word in ("from", "of", "since", "in", "over", "on", "within", "during", "for") and at + 1 in times)
            or (word in ("from", "of", "in", "over") and at + 2 in times and phrase[at + 1].low == "the")
        ):
            time = times.get(at) or times.get(at + 1) or times[at + 2]
            query, at = replace(query, when=(*query.when, _within(phrase, time, listener))), time.end
            continue
        clause = _sent_by(phrase, at, listener)
        if clause:
            query, at = replace(query, sender=clause[0]), clause[1]
            continue
        if word in ("from", "by"):
            people, end = people_at(phrase, at + 1, listener, sure=False)
            if not people:
                break
            query, at = replace(query, sender=people[0]), end
            at += 1 if at < len(phrase) and phrase[at].low in ("sent", "wrote") else 0
            at += 1 if at < len(phrase) and phrase[at].low in ("me", "us") else 0
            continue
        if word in _ABOUT and at + 1 < len(phrase):
            end = _topic_end(phrase, at + 1, times)
            query, at = replace(query, about=phrase[at + 1 : end]), end
            continue
        if word == "to" and people_at(phrase, at + 1, listener)[0] and query.noun in ("sent",):
            people, end = people_at(phrase, at + 1, listener)
            query, at = replace(query, to=people[0]), end
            continue
        if word in ("with", "i", "thread", "in", "chain") and lows(phrase[at : at + 3]) in (
            ("in", "my", "inbox"),
            ("with", "the", "subject"),
            ("i", "got", "from"),
        ):
            if word == "with":
                end = _topic_end(phrase, at + 3, times)
                query, at = replace(query, about=phrase[at + 3 : end]), end
            elif word == "i":
                people, end = people_at(phrase, at + 3, listener, sure=False)
                query, at = replace(query, sender=people[0] if people else ()), max(end, at + 3)
            else:
                at += 3
            continue
        break
    return at, query


def _within(phrase: Phrase, time: Time, listener: Listener) -> When:
    """The time when mails came: "from last week" is of that week, and not from then on."""
    if phrase[time.start].low in ("from", "of") and time.end - time.start > 1:
        inner = listener.times(phrase[time.start + 1 : time.end])
        return inner[0].mention if len(inner) == 1 else time.mention
    return time.mention


def _sent_by(phrase: Phrase, at: int, listener: Listener) -> tuple[Phrase, int] | None:
    """Whoever sent it, of a clause that says so: "(that) Bo sent me"; and the place behind it."""
    first = at + 1 if phrase[at].low in ("that", "which") else at
    people, end = people_at(phrase, first, listener) if first < len(phrase) else ((), at)
    if not people or lows(phrase[end : end + 1]) not in (
        ("sent",),
        ("wrote",),
        ("mailed",),
        ("emailed",),
        ("forwarded",),
        ("has",),
    ):
        return None
    end += 2 if phrase[end].low == "has" else 1
    return people[0], end + 1 if lows(phrase[end : end + 1]) in (("me",), ("us",)) else end


def _topic_end(phrase: Phrase, at: int, times: Mapping[int, Time]) -> int:
    if phrase[at].kind == "quote":
        return at + 1
    for end in range(at + 1, len(phrase)):
        if phrase[end].low in ("to", "from", "with", "saying", "and", ",", ".", "that", ":") or end in times:
            return end
    return len(phrase)

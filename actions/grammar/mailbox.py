"""Commands on mails that are there: reply, forward, delete, archive; and which mails are meant."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final, TypeAlias

from actions.grammar.commands import Content, Discard, Forward, MailQuery, Reply, When
from actions.grammar.content import content
from actions.grammar.copies import copies
from actions.grammar.lexicon import (
    ARTICLES,
    EVERY,
    MAILS,
    MESSAGES,
    NUMBERS,
    THINGS,
    composed,
    longest,
    phrases,
)
from actions.grammar.listening import Listener, Time
from actions.grammar.owners import DOCUMENTS, LATEST, NAMED_MAILS, NO_PART, OLDEST, is_theirs, owned
from actions.grammar.people import people_at
from actions.grammar.speech import matched
from actions.grammar.timing import timed
from actions.grammar.tokens import Phrase, lows, tokens, trimmed
from actions.grammar.verbs import Found

_ANSWERS: Final = longest(
    phrases(
        """
    and say that, and say, and tell them that, and tell them, and tell him, and tell her, with the text, with the
    note, with a note saying, with a note that, with a note, with note, and a note saying, with the comment, with
    the words, with the message, with just, with a, with
    """
    )
)
_ABOUT: Final = frozenset("about over re regarding concerning titled called named subject entitled".split())
_SIZES: Final = frozenset(
    """unread old new boring annoying whole entire stupid promotional marketing of most 's very
    remaining other""".split()
)
"""Words before a mail that do not say which."""
_ANSWERED: Final = frozenset("answer answers reply replies response".split())
_WHOSE: Final = frozenset("her his their".split())
_WHOSE_MAIL: Final = {(word,) for word in _WHOSE}
_OF_THEIRS: Final = {"theirs": tokens("their"), "hers": tokens("her"), "his": tokens("his")}
_MAIL_LIKE: Final = MAILS | NAMED_MAILS | DOCUMENTS | LATEST | {"answer", "answers"}
_WHOLE: Final = frozenset({"whole", "entire"})
_TEXTS: Final = frozenset("text contents content wording words body copy".split())
_CAME: Final = longest(
    composed("that|which", "came|came in|arrived|have come|have arrived|i got|i received|reached me|were sent")
    | phrases("i got, i received, received, sent, arrived, dated")
)
"""What leads to the time at which mails came."""
_TIME_LEADS: Final = frozenset("from of since in over on within during for".split())
_LEADS: Final = frozenset("saying that with and to : telling asking".split())


def reply(found: Found, listener: Listener) -> Reply | None:
    """The reply that a clause with such a verb is; None when no mail and nobody is named."""
    rest, cc, _ = copies((*found.gap, *found.rest), listener)
    to_all = lows(rest[:1]) in (("all",), ("everyone",)) and lows(rest[1:2]) != ("of",)
    rest = rest[1:] if to_all else rest
    rest = rest[1:] if rest and rest[0].low in ("to", "on", "in") else rest
    size, query = mail_query(rest, listener, sure=True)
    if not size:
        addressed = found.rest[:1] != rest[:1] or found.verb.words[-1:] == ("to",)
        people, end = people_at(rest, 0, listener, sure=not addressed)
        on = lows(rest[end : end + 1]) == ("on",) and lows(rest[end + 1 : end + 2]) in _WHOSE_MAIL
        inner, query = mail_query(rest[end + 1 :], listener) if people and on else (0, MailQuery())
        if people and not inner and lows(rest[end : end + 1]) in (("'s",), ("on",)):
            return None
        # "answer Bo on his mail"
        query = replace(query if inner else MailQuery(1), sender=people[0]) if people else MailQuery(pronoun=True)
        size = end + 1 + inner if inner else end
    answer = trimmed(rest[size:], ",;:–—-")
    if not size and not answer:
        return None
    if size == 0 and not to_all and answer and answer[0].low not in _LEADS and answer[0].kind != "quote":
        return None
    return Reply(query, _words(answer), to_all, cc)


def _words(answer: Phrase) -> Content:
    """What the answer says: quoted, or behind "with", "saying", "that", "and say"."""
    words = lows(answer)
    size = matched(_ANSWERS, words)
    if size and size < len(answer):
        inner = answer[size:]
        return Content("quote", inner) if inner[0].kind == "quote" else Content("text", inner)
    said = content(answer)
    that = next((n for n in range(1, len(said.words) - 2) if said.words[n].low == "that"), 0)
    if said.kind == "topic" and that:
        # "reply to Bo concerning the crates that we have them": an answer says something.
        return Content("text", said.words[that + 1 :], said.words[:that])
    return said


def forward(found: Found, listener: Listener) -> Forward | None:
    """The forwarding that a clause with such a verb is; None when no mail is named."""
    rest = (*found.gap, *found.rest)
    sure = found.verb.words[0] in ("forward", "fwd") or bool(found.gap)
    rest = rest[1:] if rest and rest[0].low == "to" else rest
    hers = rest[:1] and rest[0].low in _WHOSE and rest[1:2] and rest[1].low in _MAIL_LIKE
    to, end = people_at(rest, 0, listener) if rest and rest[0].low not in THINGS and not hers else ((), 0)
    if to and end < len(rest) and (sure or not _is_new(rest[end:])):
        size, query = mail_query(rest[end:], listener)
        size, query = (size, query) if size else _document(rest[end:], listener)
        others, stop = people_at(rest, end + size, listener) if size else ((), 0)
        if others and sure and stop == len(rest):
            # "fwd Bo rent mail Siv" is a mail of Bo's.
            return Forward(replace(query, sender=to[0]), others)
        if size:
            return Forward(query, to, _note(rest[end + size :]))
        if not (sure and is_theirs(rest, end)):
            return None
    size, query = mail_query(rest, listener, sure=sure)
    if not size and sure:
        size, query = _anything(rest)
    behind = rest[size:]
    # "fwd last Bo mail Siv"; "Bo's mail: fwd Siv" says "it Siv" of it.
    addressed, end = people_at(behind, 0, listener) if sure and size and behind else ((), 0)
    if addressed and end == len(behind):
        return Forward(query, addressed)
    if not size or not behind or behind[0].low not in ("to", "on", "over", "along", "with"):
        return Forward(query, ()) if size and sure else None
    leads = [next((n for n, token in enumerate(behind) if token.low == lead), -1) for lead in ("to", "with")]
    first = leads[0] if leads[0] >= 0 else leads[1]
    to, end = people_at(behind, first + 1, listener, sure=False) if first >= 0 else ((), 0)
    told = query.pronoun and not sure and lows(behind[end : end + 1]) == (":",)
    if told or (not to and not sure):
        # "send it to Bo: the list is done" says what is sent.
        return None
    return Forward(query, to, _note(behind[end:] if to else ()))


def _is_new(rest: Phrase) -> bool:
    """Whether a message is spoken of that is still to be written: "send Bo a chat message that ..."."""
    return rest[0].low in ("a", "an") and not MESSAGES.isdisjoint(lows(rest[1:3]))


def _document(rest: Phrase, listener: Listener) -> tuple[int, MailQuery]:
    """Somebody's document, which came by mail: "Bo's report"; 0 for anything else."""
    at, query = owned(rest, 1 if lows(rest[:1]) == ("the",) else 0, MailQuery(), listener, sure=True)
    end = next((n + 1 for n in range(at, min(at + 4, len(rest))) if rest[n].low in DOCUMENTS), 0)
    return (end, replace(query, about=rest[at:end])) if query.sender and end else (0, MailQuery())


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
    size, query = (size, query) if size else _document(phrase, listener)
    if archive and not size and phrase:
        # Nothing but mail is archived: "archive this morning's digest".
        told = timed(phrase, listener)
        return Discard(MailQuery(about=trimmed(told.words), when=told.times), archive) if told.words else None
    behind = lows(trimmed(phrase[size:]))
    if size and behind[:1] == ("that",) and query.sender:
        # "Bo's note that the lift works": what it says tells which.
        return Discard(replace(query, hint=trimmed(phrase[size:])[1:]), archive)
    if not size or (behind and behind[0] not in ("from", "in", "please", "now", "for", "out", "off", "too", "away")):
        return None
    return Discard(query, archive)


def mail_query(phrase: Phrase, listener: Listener, *, sure: bool = False) -> tuple[int, MailQuery]:
    """The mails that a phrase begins by naming, and of how many tokens; 0 when it names none.

    With `sure` the clause can be about nothing but mail, so that a pronoun or words without "mail" count.
    """
    if lead := _text_of(phrase):
        size, query = mail_query(phrase[lead:], listener, sure=sure)
        return (size + lead, query) if size else (0, query)
    words = lows(phrase)
    at, query, every = _quantity(phrase)
    at, query = owned(phrase, at, query, listener, sure=sure)
    noun = _noun(phrase, at, owned=bool(query.sender))
    if noun < 0:
        return _without_noun(phrase, at, query, listener, sure=sure)
    plural = words[noun].endswith("s")
    count = 0 if query.count == -1 and plural else query.count
    if every and not plural and not _WHOLE.isdisjoint(words[:at]):
        count = 1
    told = timed(phrase[at:noun], listener)
    query = replace(query, count=count, about=told.words, when=told.times, noun=words[noun])
    return _restricted(phrase, noun + 1, query, listener)


def _text_of(phrase: Phrase) -> int:
    """How many tokens "the text of" a mail has before the mail; 0 for none."""
    first = 1 if lows(phrase[:1]) == ("the",) else 0
    words = lows(phrase[first : first + 2])
    return first + 2 if len(words) == 2 and words[0] in _TEXTS and words[1] == "of" else 0


def _quantity(phrase: Phrase) -> tuple[int, MailQuery, bool]:
    """How many are meant and which of them, where these words end, and whether all were said."""
    at, count, oldest, every = 0, -1, False, False
    for token in phrase:
        word = token.low
        if word in EVERY:
            count, every = 0, True
        elif word in LATEST:
            count = max(count, 1)
        elif word in OLDEST:
            count, oldest = max(count, 1), True
        elif (word in NUMBERS or word.isdigit()) and count != 0:
            count = NUMBERS.get(word) or int(word)
        elif word not in ARTICLES and word not in _SIZES:
            break
        at += 1
    return at, MailQuery(count, oldest=oldest), every


def _without_noun(
    phrase: Phrase, at: int, query: MailQuery, listener: Listener, *, sure: bool
) -> tuple[int, MailQuery]:
    """Such as "everything from Bo", "it": mails that are not called so."""
    words = lows(phrase)
    leads = not words[1:] or words[1] in ("to", "on", "with", "along") or bool(people_at(phrase, 1, listener)[0])
    if words[:1] and words[0] in THINGS and leads:
        return 1, MailQuery(pronoun=True)
    if query.count == 1 and words[at : at + 1] == ("from",) and people_at(phrase, at + 1, listener)[0]:
        # "the latest from Bo".
        return _restricted(phrase, at, query, listener)
    if words[at - 1 : at] in (("everything",), ("all",), ("anything",)) and at < len(words):
        from_somebody = words[at] == "from" and bool(people_at(phrase, at + 1, listener)[0])
        if from_somebody or (sure and words[at] in ("from", "by", "about")):
            return _restricted(phrase, at, MailQuery(0, noun="mails"), listener)
    if sure and query.sender and at and words[at - 1] not in ("her", "his", "their"):
        # "reply to Bo's quote": what it is about stands where "mail" might.
        end = next((n for n in range(at, len(words)) if words[n] in _LEADS or words[n] in ("to", ",")), len(words))
        return (end, replace(query, about=phrase[at:end])) if end > at else (0, MailQuery())
    if sure and words[:1] in (("the",), ("that",)) and 1 <= at < len(words):
        end = next((n for n in range(at, len(words)) if words[n] in _LEADS or words[n] in ("to", ",")), 0)
        return (end, replace(query, about=phrase[at:end])) if end > at else (0, MailQuery())
    if sure and words[:1] and words[0] in THINGS and not any(time.start == 0 for time in listener.times(phrase)):
        return 1, MailQuery(pronoun=True)
    return 0, MailQuery()


def _noun(phrase: Phrase, at: int, *, owned: bool) -> int:
    """Where the noun of a mail stands: here, or behind up to five words that say which ("the budget mail"); -1.

    `owned`: whose mail it is was said, so that an answer is one too.
    """
    for place in range(at, min(at + 6, len(phrase))):
        token = phrase[place]
        if token.kind == "quote" or token.low in NO_PART:
            return -1
        nouns = MAILS if place == at else NAMED_MAILS
        sent = owned or lows(phrase[place + 1 : place + 2]) in (("of",), ("from",), ("by",))
        if token.low in nouns or (sent and token.low in _ANSWERED):
            return place
    return -1


def _restricted(phrase: Phrase, at: int, query: MailQuery, listener: Listener) -> tuple[int, MailQuery]:
    """What behind the noun says which mails: from whom, about what, when, in any order."""
    times = {time.start: time for time in listener.times(phrase)}
    while at < len(phrase):
        found = (
            _when(phrase, at, query, listener, times)
            or _from(phrase, at, query, listener)
            or _topic(phrase, at, query, times)
        )
        if found is None:
            break
        at, query = found
    return at, query


Further: TypeAlias = tuple[int, MailQuery] | None
"""The place behind a restriction and the query with it; None where none stands."""


def _when(phrase: Phrase, at: int, query: MailQuery, listener: Listener, times: Mapping[int, Time]) -> Further:
    """Such as "last week", "from the last five days"."""
    came = matched(_CAME, lows(phrase), at)
    if came and (at + came in times or at + came + 1 in times):
        at += came
    leads = phrase[at].low in _TIME_LEADS
    time = times.get(at) or (times.get(at + 1) if leads else None)
    if time is None and leads and lows(phrase[at + 1 : at + 2]) == ("the",):
        time = times.get(at + 2)
    return (time.end, replace(query, when=(*query.when, _within(phrase, time, listener)))) if time else None


def _from(phrase: Phrase, at: int, query: MailQuery, listener: Listener) -> Further:
    """Such as "from Bo", "Bo sent me", "I got from Bo"."""
    clause = _sent_by(phrase, at, listener)
    if clause:
        return clause[1], replace(query, sender=clause[0])
    came = matched(_CAME, lows(phrase), at)
    if came and lows(phrase[at + came : at + came + 1]) in (("from",), ("by",)):
        at += came
    first = at + 1
    of = first == at + 1 and phrase[at].low == "of"
    if first == at + 1 and not of and phrase[at].low not in ("from", "by"):
        return None
    if of and first < len(phrase) and phrase[first].low in _OF_THEIRS:
        # "that note of hers"
        return first + 1, replace(query, sender=_OF_THEIRS[phrase[first].low])
    people, end = people_at(phrase, first, listener, sure=of)
    return (end, replace(query, sender=people[0])) if people else None


def _topic(phrase: Phrase, at: int, query: MailQuery, times: Mapping[int, Time]) -> Further:
    """Such as "about 'Rent'", "with the subject Rent"; "in my inbox" says nothing."""
    words = lows(phrase[at : at + 3])
    if words == ("in", "my", "inbox"):
        return at + 3, query
    first = at + 3 if words == ("with", "the", "subject") else at + 1
    if (first == at + 1 and phrase[at].low not in _ABOUT) or first >= len(phrase) or phrase[first].low == "to":
        return None
    end = _topic_end(phrase, first, times)
    return end, replace(query, about=phrase[first:end])


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

"""Which mails a phrase names: "Bo's last mail about the rent", "everything from Siv", "that bill that just came in"."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final, TypeAlias

from actions.grammar.commands import MailQuery, When
from actions.grammar.phrases.listening import Listener, Time
from actions.grammar.phrases.owners import LATEST, NAMED_MAILS, NO_PART, OLDEST, owned
from actions.grammar.phrases.people import people_at
from actions.grammar.phrases.timing import timed
from actions.grammar.words.lexicon import (
    ARTICLES,
    EVERY,
    MAILS,
    NUMBERS,
    THINGS,
    composed,
    longest,
    phrases,
)
from actions.grammar.words.speech import matched
from actions.grammar.words.tokens import Phrase, lows, tokens

_ABOUT: Final = frozenset("about over re regarding concerning titled called named subject entitled".split())
_SIZES: Final = frozenset(
    """unread old new boring annoying whole entire stupid promotional marketing of most 's very
    remaining other""".split()
)
"""Words before a mail that do not say which."""
_ANSWERED: Final = frozenset("answer answers reply replies response".split())
_WHOLE: Final = frozenset({"whole", "entire"})
_TEXTS: Final = frozenset("text contents content wording words body copy".split())
_CAME: Final = longest(
    composed("that|which", "came|came in|arrived|have come|have arrived|i got|i received|reached me|were sent")
    | phrases("i got, i received, received, sent, arrived, dated")
)
"""What leads to the time at which mails came."""
_FRESH: Final = longest(
    composed("|that|which", "|has|have", "just", "come|came|arrived|landed", "|in")
    | composed("|from|of", "just now|a minute ago|a moment ago")
    | composed("that|which", "|has|have", "come|came", "in|in just now")
)
"""What says that a mail has just come."""
_THINGS: Final = frozenset("thing things one ones stuff business".split())
"""What stands for a mail behind what it is about: "that crate thing from Bo"."""
_OF_THEIRS: Final = {"theirs": tokens("their"), "hers": tokens("her"), "his": tokens("his")}
_TIME_LEADS: Final = frozenset("from of since in over on within during for".split())
LEADS: Final = frozenset("saying that with and to : telling asking".split())


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
    if query.count == 1 and words[at : at + 1] == ("one",):
        # "the last one", "the latest one from Bo"
        return _restricted(phrase, at + 1, query, listener)
    if query.count == 1 and words[at : at + 1] == ("from",) and people_at(phrase, at + 1, listener)[0]:
        # "the latest from Bo".
        return _restricted(phrase, at, query, listener)
    if words[at - 1 : at] in (("everything",), ("all",), ("anything",)) and at < len(words):
        from_somebody = words[at] == "from" and bool(people_at(phrase, at + 1, listener)[0])
        if from_somebody or (sure and words[at] in ("from", "by", "about")):
            return _restricted(phrase, at, MailQuery(0, noun="mails"), listener)
    if sure and query.sender and at and words[at - 1] not in ("her", "his", "their"):
        # "reply to Bo's quote": what it is about stands where "mail" might.
        end = next((n for n in range(at, len(words)) if words[n] in LEADS or words[n] in ("to", ",")), len(words))
        return (end, replace(query, about=phrase[at:end])) if end > at else (0, MailQuery())
    if sure and words[:1] in (("the",), ("that",)) and 1 <= at < len(words):
        end = next((n for n in range(at, len(words)) if _ends_about(phrase, n)), len(words))
        about = phrase[at : end - 1] if end > at + 1 and words[end - 1] in _THINGS else phrase[at:end]
        further = _restricted(phrase, end, replace(query, about=about), listener)
        return further if end > at and (further[0] < len(phrase) or further[0] > end) else (0, MailQuery())
    if sure and words[:1] and words[0] in THINGS and not any(time.start == 0 for time in listener.times(phrase)):
        return 1, MailQuery(pronoun=True)
    return 0, MailQuery()


def _ends_about(phrase: Phrase, at: int) -> bool:
    """Whether what a mail is about ends here, where no noun of mails ends it."""
    return phrase[at].low in LEADS | {"to", ",", "from", "by"} or bool(matched(_FRESH, lows(phrase), at))


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
            _fresh(phrase, at, query)
            or _when(phrase, at, query, listener, times)
            or _from(phrase, at, query, listener)
            or _topic(phrase, at, query, times)
        )
        if found is None:
            break
        at, query = found
    return at, query


Further: TypeAlias = tuple[int, MailQuery] | None
"""The place behind a restriction and the query with it; None where none stands."""


def _fresh(phrase: Phrase, at: int, query: MailQuery) -> Further:
    """Such as "that just came in", "from just now": the latest one."""
    size = matched(_FRESH, lows(phrase), at)
    return (at + size, replace(query, fresh=True, count=query.count if query.count > 0 else 1)) if size else None


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

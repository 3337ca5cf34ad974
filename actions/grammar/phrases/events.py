"""Phrases that name events: "my second call on Monday", "the next kiln review with Tor", "everything on Friday"."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final

from actions.grammar.commands import EventQuery
from actions.grammar.phrases.listening import Listener
from actions.grammar.phrases.occasions import LONGEST_EVENT, behind_vague
from actions.grammar.phrases.people import people_at, people_behind
from actions.grammar.phrases.timing import timed
from actions.grammar.words.lexicon import (
    ARTICLES,
    COMING,
    EVENTS,
    EVERY,
    NUMBERS,
    ORDERS,
    THINGS,
    composed,
    longest,
    phrases,
)
from actions.grammar.words.speech import matched
from actions.grammar.words.tokens import Phrase, Token, as_meant, lows, said, trimmed
from memory_core.when.lexicon import WEEKDAYS
from memory_core.when.reading import Mention

_DROPPED: Final = frozenset(
    """my our the a an this that of in from scheduled planned up upcoming's one ones series's's moved rescheduled
    postponed shifted""".split()
)
_DEGREES: Final = frozenset("altogether entirely completely only just".split())
_SERIES: Final = frozenset("series recurring repeating standing".split())
_SERIES_PLURALS: Final = frozenset("standups stand-ups 1:1s syncs".split())
_LEADING_ON: Final = frozenset("on at in for of from about titled called the and".split())
_VAGUE: Final = frozenset("thing things too also".split())
"""What stands behind a title without being of it: "the budget thing too"."""
_ABOUT: Final = frozenset("about called titled named regarding re".split())
_PLACES: Final = longest(
    phrases(
        """
    on my calendar, in my calendar, from my calendar, on the calendar, in the calendar, from the calendar, off my
    calendar, that i have, i have, we have, i've got, on my schedule, going forward, from now on, of mine
    """
    )
)
_TELLS_NOTHING: Final = EVENTS | ARTICLES | EVERY | frozenset("on at in for of with my from to".split())
_BEFORE_TITLES: Final = ARTICLES | COMING | EVERY | frozenset(ORDERS)
_MANY: Final = frozenset("meetings calls events appointments sessions reviews interviews 1:1s".split())
LATEST: Final = 24
"""Tokens within which a title begins."""
_ALL_OF_THEM: Final = composed("both|all", "|of them|of these|of those") | phrases("them all, them both, all three")
"""Events spoken of before, all of them."""
_EXCEPT: Final = longest(
    phrases(
        """
    except, except for, excepting, apart from, but not, other than, excluding, besides, save for, aside from, not
    counting, and not, with the exception of, minus, all but
    """
    )
)
_FEASTS: Final = frozenset("christmas xmas easter halloween thanksgiving".split())
_WITH: Final = frozenset({"with", "w"})
_NAMED: Final = longest(
    composed("which|that", "has|carries|bears|goes by", "|the", "name|title") | phrases("by the name of")
)
"""What stands before the name of an event."""


def event_query(phrase: Phrase, listener: Listener) -> EventQuery:
    """The events that a phrase names as a whole."""
    phrase = _of_what(_of_weekday(as_meant(_without_degree(_without_places(phrase)))), listener)
    words = lows(phrase)
    for at in range(1, len(words)):
        if size := matched(_EXCEPT, words, at):
            return _all_but(event_query(phrase[:at], listener), event_query(phrase[at + size :], listener))
    if words and (words[0] in THINGS or words[0] == "its") and words[1:] in ((), ("one",), ("ones",)):
        return EventQuery(pronoun=True)
    if words in _ALL_OF_THEM:
        return EventQuery(pronoun=True, every=True)
    phrase = _without_part(_with_titles(phrase, listener), listener)
    rest, people = people_behind(phrase, _WITH, listener, sure=False)
    # "my 1:1 with Dana tomorrow": the time may stand on either side of the people.
    found = timed(rest, listener)
    marks = _Marks()
    for at, token in enumerate(found.words):
        marks.take(token, counts=any(not EVENTS.isdisjoint((each.low, each.low[:-1])) for each in found.words[at:]))
    kept = marks.kept
    lasting = any(isinstance(each, Mention) and "rest of" in each.text for each in found.times)
    every = (
        marks.every or lasting or (not marks.order and not marks.limit and any(token.low in _MANY for token in kept))
    )
    series = "all" in words and not found.times and bool(kept) and kept[-1].low in _SERIES_PLURALS
    whole = marks.whole or (every and "whole" in words) or series
    pronoun = len(kept) == 1 and kept[0].low in THINGS
    title = () if pronoun else _title(tuple(kept))
    return EventQuery(title, people, found.times, marks.order, every, marks.coming, whole, pronoun, marks.limit)


def _without_degree(phrase: Phrase) -> Phrase:
    """The phrase without what stands at its ends to say how much of it is meant: "altogether", "only"."""
    phrase = trimmed(phrase)
    if len(phrase) > 1 and phrase[-1].low in _DEGREES:
        return _without_degree(phrase[:-1])
    return phrase[1:] if len(phrase) > 1 and phrase[0].low in _DEGREES else phrase


def _of_weekday(phrase: Phrase) -> Phrase:
    """The phrase with the apostrophe that a weekday before a title lacks: "fridays tour" is Friday's."""
    first = phrase[1:] if lows(phrase[:1]) in (("the",), ("my",)) else phrase
    if len(first) < 2 or first[0].low.removesuffix("s") not in WEEKDAYS or not first[0].low.endswith("days"):
        return phrase
    owning = replace(first[0], text=f"{first[0].text[:-1]}'s", low=f"{first[0].low[:-1]}'s")
    return (*phrase[: len(phrase) - len(first)], owning, *first[1:]) if first[1].is_word else phrase


def _of_what(phrase: Phrase, listener: Listener) -> Phrase:
    """The phrase with what names the event alone: "the dentist" for "the appointment with the dentist"."""
    for at in range(1, len(phrase) - 1):
        size = matched(_NAMED, lows(phrase), at)
        if size and at + size < len(phrase):
            return phrase[:at] + phrase[at + size :]
    called = behind_vague(phrase)
    if called == phrase or people_at(called, 0, listener)[0]:
        return phrase
    times = listener.times(called)
    telling = called[: times[0].start] if times else called
    named = tuple(each for each in telling if each.low not in ARTICLES and each.low not in ("of", "on"))
    return called if listener.names_event(named) else phrase


def _all_but(meant: EventQuery, left_out: EventQuery) -> EventQuery:
    """The events meant without others; a time behind what is left out is of all: "all but the tasting tomorrow"."""
    return replace(meant, when=meant.when or left_out.when, without=left_out.words or left_out.without)


@dataclass(slots=True)
class _Marks:
    """What the words before and behind a title say: which of several, how many, whether the series."""

    order: int = 0
    every: bool = False
    coming: bool = False
    whole: bool = False
    limit: int = 0
    kept: list[Token] = field(default_factory=list)

    def take(self, token: Token, *, counts: bool) -> None:
        """Take the next word; `counts`: a number may say how many, since a word for events follows."""
        if token.kind == "quote" or not (self._leads(token, counts=counts) if not self.kept else self._follows(token)):
            self.kept.append(token)

    def _leads(self, token: Token, *, counts: bool) -> bool:
        """Whether a word before the title is none of it."""
        word = token.low
        if word in EVERY:
            self.every = True
        elif word in COMING:
            self.coming = True
            self.order = self.order or (0 if self.every or word == "future" else 1)
        elif word in ORDERS:
            self.order = ORDERS[word]
        elif counts and (word in NUMBERS or word.isdigit()):
            self.limit = NUMBERS.get(word) or int(word)
        elif word in _SERIES:
            self.whole = True
        else:
            return word in ARTICLES or word in _DROPPED or token.kind == "mark"
        return True

    def _follows(self, token: Token) -> bool:
        """Whether a word behind the beginning of the title is none of it."""
        self.whole = self.whole or token.low == "series"
        return token.low in ("series", "occurrence", "occurrences", "'s")


def _title(kept: Phrase) -> Phrase:
    """The words of a title, without what leads on from them: "call about the kiln" is of the kiln."""
    title = trimmed(kept, ",;:.!?–—-/")
    while title and (title[-1].low in _LEADING_ON or (len(title) > 1 and title[-1].low in _VAGUE)):
        title = title[:-1]
    about = next((n for n, each in enumerate(title[:-1]) if each.low in _ABOUT), -1)
    if about < 0:
        return title
    generic = all(each.low in EVENTS for each in title[:about])
    return title[about + 1 :] if generic else title[:about] + title[about + 1 :]


def _with_titles(phrase: Phrase, listener: Listener) -> Phrase:
    """The phrase with a title that holds words about time as one token: "the Year-End review" is no date."""
    times = listener.times(phrase)
    for at, token in enumerate(phrase[:-1]):
        pair = phrase[at : at + 2]
        if (token.low in _FEASTS and pair[1].low in EVENTS) or (
            token.low in ORDERS and pair[1].low not in EVENTS and listener.is_event(said(pair))
        ):
            return (*phrase[:at], _titled(pair), *phrase[at + 2 :])
    for size in range(min(len(phrase), LONGEST_EVENT), 1, -1):
        for start in range(min(len(phrase) - size + 1, LATEST)):
            window = phrase[start : start + size]
            if window[0].low in _BEFORE_TITLES or window[-1].low in _LEADING_ON:
                continue
            within = [each for each in times if each.start < start + size and each.end > start]
            timely = bool(within) and all(each.end <= start + size for each in within)
            inside = {at for each in times for at in range(each.start, each.end)}
            rest = [token.low for n, token in enumerate(window, start) if n not in inside]
            if timely and any(low not in _TELLS_NOTHING for low in rest) and listener.is_event(said(window)):
                return (*phrase[:start], _titled(window), *phrase[start + size :])
    return phrase


def _without_part(phrase: Phrase, listener: Listener) -> Phrase:
    """The phrase without the part of a day that an event is: "the board games evening" is of the board games."""
    for time in listener.times(phrase):
        named = phrase[: time.start]
        alone = isinstance(time.mention, Mention) and time.mention.grain == "part" and time.end == time.start + 1
        if alone and named and named[-1].low not in _TELLS_NOTHING and listener.is_event(said(_led(named))):
            return (*named, *phrase[time.end :])
    return phrase


def _led(named: Phrase) -> Phrase:
    while len(named) > 1 and named[0].low in _BEFORE_TITLES:
        named = named[1:]
    return named


def _titled(window: Phrase) -> Token:
    return replace(window[0], text=said(window), low=said(window).casefold(), kind="quote")


def _without_places(phrase: Phrase) -> Phrase:
    """The phrase without "on my calendar" and the like."""
    words = lows(phrase)
    for at in range(len(words)):
        if size := matched(_PLACES, words, at):
            return _without_places(phrase[:at] + phrase[at + size :])
    return phrase

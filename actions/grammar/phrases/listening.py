"""What a listener has to know to take a command apart: which words are names, which are times, which are events."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, time
from typing import Final, Literal

from actions.grammar.commands import Anchored, When
from actions.grammar.phrases.journeys import journey_at
from actions.grammar.phrases.occasions import LONGEST_EVENT, edge_at, occasion_end
from actions.grammar.words.legible import shown
from actions.grammar.words.lexicon import ARTICLES, NUMBERS
from actions.grammar.words.tokens import Phrase, Token, as_meant, lows, said, tokens
from memory_core.when.lexicon import WEEKDAYS
from memory_core.when.mentions import mentions
from memory_core.when.reading import Length, Mention, Offset, Recurrence

_SIDES: Final[dict[str, Literal["before", "after"]]] = {
    "before": "before", "after": "after", "prior": "before", "ahead": "before", "following": "after", "past": "after",
}  # fmt: skip
_AT_EDGES: Final = frozenset("when once as moment minute second".split())
"""What leads to an edge of a journey or an event that is a point in time: "when I land", "as soon as we land"."""
_BEHIND_IT: Final = ((), ("at",), ("to",), ("that",), (",",), ("about",))
_THERE_OR_BACK: Final = (("home",), ("back",), ("out",), ("there",))
"""Where a journey goes, behind its name."""
_WORKING_DAY: Final = (("work",), ("hours",))
"""What begins and ends with the working day: "after work"."""
_LEADING_ON: Final = frozenset("at on in for of to from by with and or the a an".split())
"""What the words for an event do not end in."""
_DAYS: Final = frozenset({"today", "tomorrow", "tonight", *WEEKDAYS})
"""Days that say on which day an event is: "tomorrow after the review"."""
_THAT: Final = ("that", "when", "where")
_TO_CHANNELS: Final = frozenset("in into to on tell ask slack post message ping".split())
"""What stands before a channel that is spoken to."""
_JUST: Final = frozenset("right just straight directly shortly immediately".split())
ENDS: Final = frozenset("to , ; : . ! ? that saying and asking about please so call tell email remind".split())
_ORDINALS: Final = frozenset("first second third fourth fifth sixth seventh eighth ninth tenth".split())
_ONE_TO_ONE: Final = re.compile(r"1[:-]1s?")
_DAY: Final = re.compile(r"\d{1,2}(st|nd|rd|th)")
_NUMBERED: Final = re.compile(r"\b\d{1,2}(st|nd|rd|th)\b", re.IGNORECASE)
LONGEST_NAME: Final = 3
_AT: Final = tokens("at")[0]
_IT: Final = tokens("it")
_ENDING: Final = ((), ("to",), (",",), (".",), ("that",), ("at",), ("so",))
"""What follows a time that is measured from what was spoken of."""


@dataclass(frozen=True, slots=True)
class Time:
    """A time that is said, and the tokens `[start, end)` of its phrase."""

    mention: When
    start: int
    end: int


def _nothing(_text: str) -> bool:
    """Nothing is known."""
    return False


@dataclass(frozen=True, slots=True)
class Listener:
    """`is_name` says whether words name a person or several, `is_event` whether they name an event of the agenda.

    `is_word` says whether a record has a word, so that it is no slip of the pen; `recalls` whether words may name an
    event though its title has others; `is_channel` whether a word is the name of a channel, letter for letter.

    `working_hours`: when the working day of the speaker begins and ends.

    `reference` is when the command is spoken, as the wall clock of its speaker shows it, without a zone.
    """

    reference: datetime
    is_name: Callable[[str], bool]
    is_event: Callable[[str], bool]
    is_word: Callable[[str], bool] = _nothing
    recalls: Callable[[str], bool] = _nothing
    is_channel: Callable[[str], bool] = _nothing
    working_hours: tuple[time, time] = (time(9), time(17))

    def names_event(self, phrase: Phrase) -> bool:
        """Whether words may name an event, by its title or by other words; () names none."""
        return bool(phrase) and self._knows(phrase)

    def with_channels(self, phrase: Phrase) -> Phrase:
        """The phrase with the names of channels as channels: "seed-lab", and "seed lab" where one is spoken to."""
        made: list[Token] = []
        at = 0
        while at < len(phrase):
            size = self._channel_at(phrase, at)
            made.append(_as_channel(phrase[at : at + size]) if size else phrase[at])
            at += size or 1
        return tuple(made)

    def _channel_at(self, phrase: Phrase, at: int) -> int:
        """How many words of a channel's name begin here; 0 for none."""
        if phrase[at].kind != "word":
            return 0
        if "-" in phrase[at].low:
            return 1 if self.is_channel(phrase[at].text) else 0
        spoken_to = at == 0 or phrase[at - 1].low in _TO_CHANNELS
        sizes = (3, 2) if spoken_to and phrase[at].low not in ARTICLES else ()
        pieces = (phrase[at : at + size] for size in sizes if at + size <= len(phrase))
        words = (each for each in pieces if all(token.kind == "word" for token in each))
        return next((len(each) for each in words if self.is_channel(said(each))), 0)

    def times(self, phrase: Phrase) -> tuple[Time, ...]:
        """The times said in a phrase, in order. Quoted text says none."""
        return tuple(self._anchored(phrase, _beginning(phrase, self._plain(phrase))))

    def times_at(self, phrase: Phrase) -> tuple[Time, ...]:
        """As `times`, for words behind a preposition that was cut off: a bare number at their beginning is an hour."""
        plain = self.times(phrase)
        if (
            not phrase
            or (plain and plain[0].start == 0)
            or not (phrase[0].low in NUMBERS or phrase[0].kind == "number" or lows(phrase[1:2]) == ("hundred",))
        ):
            return plain
        found = self.times((_AT, replace(phrase[0], spaced=True), *phrase[1:]))
        if found and found[0].start <= 1 < found[0].end:
            return tuple(Time(each.mention, max(each.start - 1, 0), each.end - 1) for each in found)
        return plain

    def _plain(self, phrase: Phrase) -> list[Time]:
        told = tuple(shown(phrase, at) for at in range(len(phrase)))
        edges, place = [], 0
        for number, token in enumerate(told):
            place += 1 if token.spaced and number else 0
            edges.append((place, place + len(token.text)))
            place += len(token.text)
        found = []
        for mention in mentions(said(told), self.reference):
            inside = [n for n, (start, end) in enumerate(edges) if start < mention.end and end > mention.start]
            if not inside or _counts(told[inside[0] : inside[-1] + 2]) or _ONE_TO_ONE.fullmatch(mention.text):
                continue
            offset = next((each for each in mention.readings if isinstance(each, Offset)), None)
            if offset is not None:
                found += self._offset(phrase, mention, offset, (inside[0], inside[-1] + 1))
                continue
            found.append(Time(mention, inside[0], inside[-1] + 1))
            found += self._also(phrase, found[-1])
        return found

    def _also(self, phrase: Phrase, day: Time) -> list[Time]:
        """Further days of the month behind a day: the fifth and the sixth of "the 4th, 5th and 6th"."""
        found: list[Time] = []
        at = day.end
        while isinstance(day.mention, Mention) and _NUMBERED.search(day.mention.text):
            size = next((n for n in (1, 2) if _is_day(phrase, at + n) and _adds(phrase[at : at + n])), 0)
            text = _NUMBERED.sub(phrase[at + size].low, day.mention.text, count=1) if size else ""
            further = mentions(text, self.reference) if text else []
            if len(further) != 1:
                break
            found.append(Time(further[0], at + size, at + size + 1))
            at += size + 1
        return found

    def _offset(self, phrase: Phrase, mention: Mention, offset: Offset, span: tuple[int, int]) -> list[Time]:
        """A time that is measured from an event; where the event's words end, the agenda says."""
        sides = (n for n in range(*span) if phrase[n].low in _SIDES or phrase[n].low == "of")
        first = next(sides, span[0]) + 1
        first += 1 if phrase[first - 1].low in ("prior", "ahead") else 0
        end = first if _ends(phrase, first) else self._anchor_end(phrase, first, known=False) or span[1]
        length = replace(mention, readings=(offset.length,)) if offset.length.total_seconds else None
        part = self._part(offset.part) if offset.part else self._the_day() if offset.direction == "on" else None
        made = _anchored(phrase, (first, end), offset.direction, length, part)
        if end == first and length is not None:
            # "an hour before so that ..." is before what was spoken of.
            return [Time(replace(made, event=_IT), span[0], end)]
        return [Time(made, span[0], end)] if end > first else []

    def _part(self, name: str) -> Mention | None:
        """A part of a day by its name; "night" and "lunch" are times only behind a preposition."""
        found = (mentions(text, self.reference) for text in (name, f"at {name}", f"{name}time"))
        return next((each[0] for each in found if each), None)

    def _anchored(self, phrase: Phrase, plain: Sequence[Time]) -> list[Time]:
        """The times, with those that are measured from an event made one with it."""
        found: list[Time] = []
        taken = 0
        for each in self._with_bare(phrase, plain):
            if each.start < taken:
                continue
            made = self._measured(phrase, each, plain)
            found.append(made)
            taken = made.end
        return found

    def _with_bare(self, phrase: Phrase, plain: Sequence[Time]) -> list[Time]:
        """The times, and "after lunch", "before the review" without a length, where an event of that name is known."""
        starts = {each.start for each in plain}
        covered = {at for each in plain for at in range(each.start, each.end)}
        found = list(plain)
        for at, token in enumerate(phrase[:-1]):
            side = _SIDES.get(token.low)
            free = at not in covered and at + 1 not in starts and (at - 1 not in covered or phrase[at - 1].low in _DAYS)
            if (
                token.low in ("before", "after")
                and side
                and free
                and (end := self._event_end(phrase, at + 1, known=True))
            ):
                start = at - 1 if _just(phrase, at) else at
                found.append(Time(_anchored(phrase, (at + 1, end), side), start, end))
            elif token.low in _SIDES and lows(phrase[at + 1 : at + 2]) in _WORKING_DAY and free:
                found.append(Time(self._working_day(token.low), at - 1 if _just(phrase, at) else at, at + 2))
            elif lows(phrase[max(at - 2, 0) : at]) == ("the", "day") and side and _ends(phrase, at + 1):
                found.append(Time(Anchored(_IT, side, mentions("1 day", self.reference)[0]), at - 2, at + 1))
            elif lows(phrase[max(at - 1, 0) : at + 1]) == ("the", "day") and (end := self._happening(phrase, at + 1)):
                # "the day the gate opens | at nine"
                hours = (each.start for each in plain if _is_hour(each.mention) and each.end == end)
                end = next((n - 1 if phrase[n - 1].low == "at" else n for n in hours), end)
                event = phrase[at + 2 : end] if phrase[at + 1].low in _THAT else phrase[at + 1 : end]
                found.append(Time(Anchored(event, "on", part=self._the_day()), at - 1, end))
            elif token.low in _AT_EDGES and (edge := edge_at(phrase, at + 1, self._knows)) is not None:
                found.append(Time(Anchored(edge.event, edge.side), _led(phrase, at), edge.end))
            elif token.low in _AT_EDGES and (journey := journey_at(phrase, at + 1)):
                found.append(
                    Time(Anchored(journey.event, "on", edge=journey.edge), _led(phrase, at), at + 1 + journey.size)
                )
        return sorted(found, key=lambda each: each.start)

    def _working_day(self, side: str) -> Mention:
        """The hour at which the working day begins or ends: "before work", "after work"."""
        hour = self.working_hours[0 if _SIDES[side] == "before" else 1]
        return mentions(f"at {hour:%H:%M}", self.reference)[0]

    def _knows(self, event: Phrase) -> bool:
        name = said(as_meant(event))
        return self.is_event(name) or self.recalls(name)

    def _measured(self, phrase: Phrase, time: Time, plain: Sequence[Time]) -> Time:
        mention, at = time.mention, time.end
        if isinstance(mention, Anchored) or at >= len(phrase):
            return time
        word = phrase[at].low
        length = isinstance(mention, Mention) and all(isinstance(each, Length) for each in mention.readings)
        last = phrase[at - 1].low
        starts = {each.start for each in plain}
        if word in ("before", "after") and _ends(phrase, at + 1) and (length or mention.grain in ("day", "part")):
            return self._from_it(time, mention, _SIDES[word])
        if length and word in _SIDES and lows(phrase[max(time.start - 1, 0) : time.start]) != ("for",):
            first = at + 2 if word in ("prior", "ahead") else at + 1
            end = 0 if first in starts else self._anchor_end(phrase, first, known=False)
            made = _anchored(phrase, (first, end), _SIDES[word], mention)
            return Time(made, time.start, end) if end else time
        if word in _SIDES and last in WEEKDAYS and lows(phrase[max(time.start - 1, 0) : time.start]) == ("the",):
            # "the Sunday after the party"; "on Sunday after the party" is the party of that day.
            end = self._anchor_end(phrase, at + 1, known=True)
            return Time(_anchored(phrase, (at + 1, end), _SIDES[word], None, mention), time.start, end) if end else time
        if length or mention.grain not in ("day", "part") or mention.text.casefold().split()[-1] in _DAYS:
            return time
        if mention.bound in ("before", "after") and word == "with" and (end := self._name_end(phrase, at + 1)):
            # "before lunch with Bo" is measured from that lunch.
            return Time(Anchored(phrase[at - 1 : end], _SIDES[mention.bound]), time.start, end)
        if last in ("before", "after") and (end := self._anchor_end(phrase, at, known=True)):
            day = mentions("1 day", self.reference)[0]
            return Time(Anchored(phrase[at:end], _SIDES[last], day, _part(mention)), time.start, end)
        if word in ("of", "before", "after") and (end := self._anchor_end(phrase, at + 1, known=word != "of")):
            if word == "of" and at + 1 in starts:
                return time
            length_of = None if word == "of" else mentions("1 day", self.reference)[0]
            return Time(
                Anchored(phrase[at + 1 : end], "on" if word == "of" else _SIDES[word], length_of, mention),
                time.start,
                end,
            )
        return time

    def _from_it(self, time: Time, mention: Mention, side: Literal["before", "after"]) -> Time:
        """Such as "an hour before", "the evening before": measured from what was spoken of."""
        day = mentions("1 day", self.reference)[0]
        length = all(isinstance(each, Length) for each in mention.readings)
        made = Anchored(_IT, side, mention) if length else Anchored(_IT, side, day, _part(mention))
        return Time(made, time.start, time.end + 1)

    def _name_end(self, phrase: Phrase, first: int) -> int:
        """Where a name that begins here ends, the longest that is known; 0 for none."""
        ends = range(min(len(phrase), first + LONGEST_NAME), first, -1)
        return next((end for end in ends if self.is_name(said(phrase[first:end]))), 0)

    def _the_day(self) -> Mention:
        """What says that the day of something is meant, and not its hour."""
        return mentions("today", self.reference)[0]

    def _happening(self, phrase: Phrase, first: int) -> int:
        """Where a clause ends that says what happens on a day, be it behind "that" or "when"; 0 for none."""
        first = first + 1 if phrase[first].low in _THAT else first
        return 0 if phrase[first].low in ("of", *_SIDES) else occasion_end(phrase, first, self.is_name)

    def _anchor_end(self, phrase: Phrase, first: int, *, known: bool) -> int:
        """Where the words end that a time is measured from: what happens then, or the name of an event."""
        if journey := journey_at(phrase, first):
            return first + journey.size
        if lows(phrase[first : first + 1]) == ("it",) and lows(phrase[first + 1 : first + 2]) in _BEHIND_IT:
            # "a day before it at nine"
            return first + 1
        return occasion_end(phrase, first, self.is_name) or self._event_end(phrase, first, known=known)

    def _event_end(self, phrase: Phrase, first: int, *, known: bool) -> int:
        """Where the words that name an event end: the longest that the agenda knows, else up to where others begin."""
        if journey := journey_at(phrase, first):
            return first + journey.size
        last = first
        while last < min(len(phrase), first + LONGEST_EVENT) and phrase[last].low not in ENDS:
            last += 1
        for knows in (self.is_event, self.recalls):
            for end in range(last, first, -1):
                if phrase[end - 1].low not in _LEADING_ON and knows(said(phrase[first:end])):
                    # "my flight home tomorrow"
                    return end + 1 if lows(phrase[end : end + 1]) in _THERE_OR_BACK else end
        bare = lows(phrase[first:last])
        return 0 if known or not bare or (len(bare) == 1 and bare[0] in ARTICLES) else last


def _anchored(
    phrase: Phrase,
    span: tuple[int, int],
    side: Literal["before", "after", "on"],
    length: Mention | None = None,
    part: Mention | None = None,
) -> Anchored:
    """A time measured from the event that the words `[span)` name, be it by what happens there ("I land")."""
    journey = journey_at(phrase, span[0])
    if journey is not None:
        return Anchored(journey.event, side, length, part, journey.edge)
    words = phrase[slice(*span)]
    return Anchored(words[:-1] if lows(words[-1:]) in _THERE_OR_BACK else words, side, length, part)


def _as_channel(words: Phrase) -> Token:
    text = said(words)
    return replace(words[0], text=text, low=text.casefold(), kind="channel")


def _is_hour(mention: When) -> bool:
    """Whether a time is an hour alone."""
    return isinstance(mention, Mention) and not mention.dated and mention.grain in ("hour", "minute")


def _beginning(phrase: Phrase, times: Sequence[Time]) -> list[Time]:
    """The times, where something comes again with those behind "from" as its beginning: "every day from next week"."""
    again = any(
        isinstance(each.mention, Mention) and any(isinstance(r, Recurrence) for r in each.mention.readings)
        for each in times
    )
    return [
        replace(each, mention=replace(each.mention, bound="since"))
        if again and isinstance(each.mention, Mention) and lows(phrase[each.start - 1 : each.start]) == ("from",)
        else each
        for each in times
    ]


def _ends(phrase: Phrase, at: int) -> bool:
    """Whether nothing stands there that a time might be measured from."""
    return lows(phrase[at : at + 1]) in _ENDING


def _just(phrase: Phrase, at: int) -> bool:
    """Whether "right", "just" or the like stands before a place."""
    return at > 0 and phrase[at - 1].low in _JUST


def _led(phrase: Phrase, at: int) -> int:
    """Where "right when", "as soon as", "the moment" begin, whose last word stands at this place."""
    if lows(phrase[max(at - 2, 0) : at]) == ("as", "soon"):
        return at - 2
    return at - 1 if _just(phrase, at) or lows(phrase[max(at - 1, 0) : at]) == ("the",) else at


def _counts(phrase: Phrase) -> bool:
    """Whether what looks like a day of the month counts what follows it: "the first meeting"."""
    words = lows(phrase)
    counted = [word for word in words[:-1] if word != "the"]
    return len(counted) == 1 and counted[0] in _ORDINALS and words[-1].isalpha() and words[-1] != "of"


def _part(mention: Mention) -> Mention | None:
    """The part of the day, where one is said: "the evening before"."""
    return mention if mention.grain == "part" else None


def _is_day(phrase: Phrase, at: int) -> bool:
    return at < len(phrase) and _DAY.fullmatch(phrase[at].low) is not None


def _adds(gap: Phrase) -> bool:
    return all(token.low in ("and", ",", "&") for token in gap)

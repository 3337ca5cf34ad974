"""Conditions on events: "if it's still on", "unless the tasting was cancelled", "if the tour has moved to Friday"."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from actions.grammar.commands import Cancel, Change, EventQuery, Simple
from actions.grammar.phrases.events import event_query
from actions.grammar.phrases.listening import Listener
from actions.grammar.phrases.people import people_at
from actions.grammar.words.lexicon import EVENTS, composed, longest, phrases
from actions.grammar.words.speech import matched
from actions.grammar.words.tokens import Phrase, lows, said
from actions.plans.scene import Scene
from actions.plans.statement import NOT, denies
from actions.resolve.events import dated, occurrences, titled
from actions.resolve.overlap import share
from actions.resolve.readings import Spoken, read
from actions.resolve.result import Barred, Known, Looked, Open
from actions.resolve.times import listener_of
from memory_core.index.tokens import terms
from memory_core.model.instant import to_datetime

_STATES: Final = longest(
    composed("is|was|has been|isn't|wasn't|hasn't been|is not|was not|goes|has not been|it's|that's")
)
_ON: Final = phrases("on, happening, going ahead, taking place, scheduled, planned, ahead, in the calendar")
_OFF: Final = phrases("off, cancelled, canceled, called off, scrapped")
_PLACED: Final = longest(
    composed("is|is still|is now|isn't|is not|was|lies|starts|begins|falls", "on|at|in|")
    | composed(
        "has|hasn't|has not|was|has been|got|hasn't been|has not been",
        "moved|put|set|shifted|rescheduled",
        "|to|for|on|at",
    )
    | composed("moved", "|to")
)
"""What says at which time an event is, between the event and the time."""
_PLACES: Final = longest(composed("|has|have|hasn't|has not", "put|moved|set|scheduled|shifted|rescheduled"))
"""What somebody does who says at which time an event is."""
_BEFORE_TIMES: Final = frozenset("on to at for in the now".split())
_EMPTY: Final = NOT | {"still", "been", "already"}


def stands(words: Phrase, scene: Scene, command: Simple) -> Looked[tuple[bool, str]] | None:
    """Whether it is so, and what the calendar shows; None for words that say nothing of the kind."""
    low = lows(words)
    at = next((n for n in range(len(words)) if matched(_STATES, low, n)), -1)
    if at < 0:
        return None
    end = at + matched(_STATES, low, at)
    state = tuple(word for word in low[end:] if word not in _EMPTY)
    if state not in _ON | _OFF:
        return None
    query = _meant(words[:at], scene, command)
    found = occurrences(scene.desk, query, scene.company, scene.events, f"{scene.key}.if.event")
    if isinstance(found, Open):
        return found
    off = isinstance(found, Barred) or not found.value or found.value[0].cancelled
    denied = not NOT.isdisjoint((*low[end:], *(low[at:end])))
    named = f"“{said(query.words)}”" if query.words else "It"
    why = f"{named} {'is not' if off else 'is'} in the calendar."
    return Known(((off == (state in _OFF)) != denied, why), found.evidence)


def _meant(subject: Phrase, scene: Scene, command: Simple) -> EventQuery:
    """The event that is spoken of: as named, else what the command is about."""
    query = event_query(subject, listener_of(scene.desk)) if subject else EventQuery(pronoun=True)
    match command:
        case Change(event=about) | Cancel(events=about) if query.pronoun:
            return about
        case _:
            return query


def placed(words: Phrase, scene: Scene) -> Known[tuple[bool, str]] | None:
    """Whether an event is at the time that is said: "Bo has moved the tour to Friday"; None for anything else."""
    listener = listener_of(scene.desk)
    times = listener.times(words)
    event = _event_at(words[: times[-1].start], listener) if times and times[-1].end == len(words) else ()
    query = event_query(event, listener) if event else EventQuery()
    if not query.words:
        return None
    time = times[-1].mention
    spoken = read(scene.desk, [time], "future")
    for one in (replace(query, when=(time,)), query):
        found = occurrences(scene.desk, one, scene.company, scene.events, f"{scene.key}.if.event")
        if not isinstance(found, Known) or not found.value or not isinstance(spoken, Spoken):
            continue
        if share(_telling(query.words), found.value[0].event.title) == 1:
            start = to_datetime(found.value[0].time.start, scene.desk.zone).replace(tzinfo=None)
            day = not spoken.dated or start.date() == spoken.start.date()
            there = day and (not spoken.has_hour or start.time() == spoken.start.time())
            why = f"{titled(scene.desk, found.value[0])} is on {dated(scene.desk, found.value[0])}."
            return Known((there != denies(words), why), found.evidence)
    return None


def _telling(words: Phrase) -> frozenset[str]:
    """The terms that say which event, those of its kind only where there are no others."""
    low = lows(words)
    return frozenset(term for word in ([each for each in low if each not in EVENTS] or low) for term in terms(word))


def _event_at(words: Phrase, listener: Listener) -> Phrase:
    """The words for the event that is said to be at the time behind them; () for none."""
    while words and words[-1].low in _BEFORE_TIMES and not matched(_PLACED, lows(words), len(words) - 1):
        words = words[:-1]
    low = lows(words)
    names, end = people_at(words, 0, listener)
    size = matched(_PLACES, low, end) if names else 0
    if size:
        return words[end + size :]
    at = next((n for n in range(1, len(low)) if low[n:] and matched(_PLACED, low, n) == len(low) - n), 0)
    return words[:at]

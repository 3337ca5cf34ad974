"""Conditions on whether an event takes place: "if it's still on", "unless the tasting was cancelled"."""

from __future__ import annotations

from typing import Final

from actions.grammar.commands import Cancel, Change, EventQuery, Simple
from actions.grammar.events import event_query
from actions.grammar.lexicon import composed, longest, phrases
from actions.grammar.speech import matched
from actions.grammar.tokens import Phrase, lows, said
from actions.plans.scene import Scene
from actions.plans.statement import NOT
from actions.resolve.events import occurrences
from actions.resolve.result import Barred, Known, Looked, Open
from actions.resolve.times import listener_of

_STATES: Final = longest(
    composed("is|was|has been|isn't|wasn't|hasn't been|is not|was not|goes|has not been|it's|that's")
)
_ON: Final = phrases("on, happening, going ahead, taking place, scheduled, planned, ahead, in the calendar")
_OFF: Final = phrases("off, cancelled, canceled, called off, scrapped")
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

"""Calendar files: the events of every calendar in them, each standing or falling alone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import tzinfo
from typing import BinaryIO, Final

from memory_core.model.entry import Place, Rejection
from memory_core.sources.base import Item
from memory_core.sources.calendar_event import NAME, Delivery, Frame, made, zone_names
from memory_core.sources.calendar_zone import Zones
from memory_core.sources.content_line import Component, components
from memory_core.sources.row import Unfit, shown

_ANSWERS: Final = frozenset(("REPLY", "COUNTER", "DECLINECOUNTER", "REFRESH"))
"""Methods by which somebody answers; they say nothing of the event's state."""
_NOT_TAKEN: Final = {"VTODO": "a task", "VJOURNAL": "a journal entry"}
_MOST_WAITING: Final = 10_000


def events(content: bytes | BinaryIO, place: Place, owner: tzinfo, delivery: Delivery | None = None) -> Iterator[Item]:
    """The drafts of all events; what cannot be read of one is a rejection that names it. Raises OSError.

    With a `delivery` the content is that of a mail, and places are the mail's.
    """
    reading = _Calendar(place, owner, delivery)
    for component in components(content):
        yield from reading.take(component)
    yield from reading.rest()


class _Calendar:
    """The calendar being read. Events whose zone is not defined yet wait for its end."""

    def __init__(self, place: Place, owner: tzinfo, delivery: Delivery | None) -> None:
        self._place, self._owner, self._delivery = place, owner, delivery
        self._frame = self._fresh()
        self._waiting: list[Component] = []

    def _fresh(self) -> Frame:
        return Frame(Zones(self._owner), delivery=self._delivery)

    def take(self, component: Component) -> Iterator[Item]:
        if component.kind == "VCALENDAR":
            self._frame = self._fresh()
            self._set(component)
        elif component.kind == "END":
            self._set(component)
            yield from self.rest()
        elif component.kind == "VTIMEZONE":
            self._frame.zones.define(component)
        elif component.kind == "VEVENT":
            if self._frame.zones.resolves(zone_names(component)) or len(self._waiting) >= _MOST_WAITING:
                yield from self._event(component)
            else:
                self._waiting.append(component)
        elif component.kind in _NOT_TAKEN:
            yield Rejection(NAME, self._at(component), f"{_NOT_TAKEN[component.kind]} is not taken in, only events are")

    def rest(self) -> Iterator[Item]:
        """The events that waited."""
        waiting, self._waiting = self._waiting, []
        for component in waiting:
            yield from self._event(component)

    def _set(self, calendar: Component) -> None:
        self._frame.method = calendar.text("METHOD").upper()
        home = self._frame.zones.named(calendar.text("X-WR-TIMEZONE"))
        if home:
            self._frame.home, self._frame.home_name = home.zone, home.name

    def _event(self, component: Component) -> Iterator[Item]:
        if self._frame.method in _ANSWERS:
            return
        place = self._at(component)
        try:
            result = made(component, self._frame, place)
        except (Unfit, OverflowError) as error:
            why = str(error) if isinstance(error, Unfit) else "its time lies outside of what a calendar holds"
            yield Rejection(NAME, place, f"event {shown(component.text('UID'))}: {why}")
            return
        yield from result.drafts
        for flaw in result.flaws:
            yield Rejection(NAME, place, flaw)

    def _at(self, component: Component) -> Place:
        return self._place if self._delivery else replace(self._place, line=component.line)

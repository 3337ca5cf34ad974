"""The agenda: the events in force as of a view, and when each takes place."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final
from zoneinfo import ZoneInfo

from memory_core.agenda.event import Event, Occurrence, event_of
from memory_core.agenda.naming import fit
from memory_core.agenda.series import ends_at, starts
from memory_core.index.document import facet
from memory_core.index.filter import Filter
from memory_core.model.entry import Subject
from memory_core.model.instant import Instant
from memory_core.model.interval import Interval
from memory_core.model.version import versions
from memory_core.store.log import Log
from memory_core.view.view import View

_EVENTS: Final = Filter(((facet("kind", "event"),),))
_ALL: Final = 10**9


@dataclass(frozen=True)
class Agenda:
    """The calendar as of an instant. Make one with `Agenda.of`, or `Agenda.from_events`.

    `events` are all that are in force, by start and id, cancelled ones among them (that one is off is knowledge too).
    """

    events: tuple[Event, ...]
    zone: ZoneInfo
    _by_id: Mapping[str, Event] = field(repr=False)
    _exceptions: Mapping[str, Mapping[Instant, Event]] = field(repr=False)

    @classmethod
    def of(cls, view: View, log: Log, zone: ZoneInfo) -> Agenda:
        """The agenda of a view; `zone` is the owner's, for events that name none."""
        subjects = [Subject("record", placed.id) for placed in view.latest(_ALL, _EVENTS)]
        histories = log.history(subjects, view.snapshot.position.sequence)
        in_force = (
            version
            for entries in histories.values()
            for version in versions(entries)
            if version.known.contains(view.as_of)
        )
        return cls.from_events((event_of(version, zone) for version in in_force), zone)

    @classmethod
    def from_events(cls, events: Iterable[Event], zone: ZoneInfo) -> Agenda:
        """The agenda of these events, in whatever order they come."""
        ordered = tuple(sorted(events, key=lambda event: (event.time, event.id)))
        exceptions: dict[str, dict[Instant, Event]] = {}
        for event in ordered:
            if event.series and event.replaces is not None:
                exceptions.setdefault(event.series, {})[event.replaces] = event
        return cls(ordered, zone, {event.id: event for event in ordered}, exceptions)

    def event(self, id: str) -> Event | None:
        """The event of this id, if it is in force."""
        return self._by_id.get(id)

    def occurrences(self, event: Event) -> Iterator[Occurrence]:
        """When the event takes place, lazily, by the starts that its rule gives; called-off ones are marked.

        A moved occurrence comes at the place in the row that its rule gave it, as an occurrence of its own event. So do
        those behind an exception that goes for all that follow, as much later or earlier as that one.
        """
        replaced = self._exceptions.get(event.id, {})
        onwards: Event | None = None
        shift = 0
        for start in starts(event):
            exception = replaced.get(start)
            if exception is not None:
                cancelled = event.cancelled or exception.cancelled
                if exception.onwards:
                    onwards, shift = exception, exception.time.start - start
                yield Occurrence(exception, exception.time, start, cancelled)
            elif onwards is not None:
                moved = Instant(start + shift)
                length = onwards.time.end - onwards.time.start
                yield Occurrence(onwards, Interval(moved, Instant(moved + length)), start, onwards.cancelled)
            else:
                yield Occurrence(event, Interval(start, ends_at(event, start)), start, event.cancelled)

    def between(self, start: Instant, end: Instant, *, cancelled: bool = False) -> tuple[Occurrence, ...]:
        """What takes place, even in part, within `[start, end)`, by start and id; if asked, also what is called off."""
        wanted = Interval(start, max(start, end))
        found: list[Occurrence] = []
        for event in self.events:
            if event.series and event.series in self._by_id:
                # It comes with its series, which may have called it off.
                continue
            if not event.rules and event.id not in self._exceptions and not event.time.overlaps(wanted):
                # Most events are single ones of other days; working out when they take place would cost the most.
                continue
            found += self._within(event, wanted)
        return tuple(sorted((each for each in found if cancelled or not each.cancelled), key=_order))

    def next(self, event: Event, after: Instant) -> Occurrence | None:
        """The first occurrence that begins at or after an instant and is not called off."""
        coming = (each for each in self.occurrences(event) if each.time.start >= after and not each.cancelled)
        found = next(coming, None)
        # A moved one may begin before those that its rule puts earlier; moves reach over a few neighbours at most.
        return min((found, *(each for each, _ in zip(coming, range(4), strict=False))), key=_order) if found else None

    def named(self, text: str) -> tuple[Event, ...]:
        """The events that a text may name, those first that it fits best, then by start and id; () when none fits.

        Only the best fits are given: an event whose whole title is said hides those of which a part is.
        """
        fits = [(fit(text, event.title), event) for event in self.events]
        best = max((score for score, _ in fits), default=0.0)
        return tuple(event for score, event in fits if score > 0 and score >= best - 1e-9)

    def _within(self, event: Event, wanted: Interval) -> Iterator[Occurrence]:
        moved = self._exceptions.get(event.id, {})
        for replaced, exception in moved.items():
            if replaced >= wanted.end and exception.time.overlaps(wanted):
                yield Occurrence(exception, exception.time, replaced, event.cancelled or exception.cancelled)
        # What follows an exception may lie as much earlier than its rule says as that one does.
        earlier = max((at - each.time.start for at, each in moved.items() if each.onwards), default=0)
        for each in self.occurrences(event):
            if each.rule_start >= wanted.end + max(earlier, 0):
                return
            if each.time.overlaps(wanted) and not (each.rule_start in moved and each.rule_start >= wanted.end):
                yield each


def _order(occurrence: Occurrence) -> tuple[Instant, Instant, str]:
    return occurrence.order

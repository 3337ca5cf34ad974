"""Time zones as calendars name them: IANA, Windows, a path that ends in an IANA name, or the file's own definition."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import datetime, timedelta, tzinfo
from functools import lru_cache
from typing import Final, NamedTuple
from zoneinfo import ZoneInfo

from icalendar import Timezone
from icalendar.timezone.windows_to_olson import WINDOWS_TO_OLSON

from memory_core.sources.content_line import Component, Property
from memory_core.when.zone import zone_named

_MOST_CHANGES: Final = 200
_SPOTS: Final = tuple(timedelta(days=15 * number, hours=12) for number in range(25))
"""Where two zones are compared: over a year, twice a month."""


class Zone(NamedTuple):
    """A zone to read clocks in, and its IANA name; "" when it has none."""

    zone: tzinfo
    name: str


@dataclass(slots=True)
class Zones:
    """The zones of one file: `owner` for what no file explains, and what it has defined so far."""

    owner: tzinfo
    _defined: dict[str, Zone | None] = field(default_factory=dict)

    def define(self, component: Component) -> None:
        """Take in a VTIMEZONE; one that cannot be used defines nothing."""
        name = component.text("TZID")
        if not name:
            return
        place = zone_named(component.text("X-LIC-LOCATION"))
        self._defined[name] = Zone(place, place.key) if place else _defined(component)

    def named(self, name: str) -> Zone | None:
        """The zone of a TZID; None when nothing says what it is."""
        found = _known(name)
        return Zone(found, found.key) if found else self._defined.get(name)

    def resolves(self, names: Iterable[str]) -> bool:
        """Whether all of these are known by now, or defined in vain."""
        return all(name in self._defined or _known(name) for name in names)


@lru_cache(maxsize=1024)
def _known(name: str) -> ZoneInfo | None:
    plain = name.strip().strip('"')
    if plain in WINDOWS_TO_OLSON:
        return zone_named(WINDOWS_TO_OLSON[plain])
    pieces = plain.strip("/").split("/")
    ends = ("/".join(pieces[-count:]) for count in range(min(len(pieces), 3), 0, -1))
    return next((found for end in ends if end and (found := zone_named(end))), None)


def _defined(component: Component) -> Zone | None:
    changes = [each for each in component.inner if each.kind in ("STANDARD", "DAYLIGHT")]
    rules = [rule.value.upper() for each in changes for rule in each.all("RRULE")]
    if not changes or len(changes) > _MOST_CHANGES or not all("FREQ=YEARLY" in rule for rule in rules):
        return None
    lines = ["BEGIN:VTIMEZONE", f"TZID:{component.text('TZID')}"]
    for each in changes:
        lines += [f"BEGIN:{each.kind}", *map(_line, each.properties), f"END:{each.kind}"]
    try:
        parsed = Timezone.from_ical("\r\n".join([*lines, "END:VTIMEZONE", ""]))
        if not isinstance(parsed, Timezone):
            return None
        zone = parsed.to_tz(lookup_tzid=False)
        datetime(2026, 1, 1, tzinfo=zone).utcoffset()
    except (ValueError, KeyError, TypeError, AttributeError, IndexError, OverflowError):
        return None
    return Zone(zone, _like(zone))


def _line(each: Property) -> str:
    return f"{each.name}:{each.value}"


def _like(zone: tzinfo) -> str:
    """The first IANA zone, of those that Windows knows, whose clocks stand alike through a year; "" if none."""
    clocks = _clocks(zone)
    return next((name for name, theirs in _windows_clocks() if theirs == clocks), "")


@lru_cache(maxsize=1)
def _windows_clocks() -> tuple[tuple[str, tuple[timedelta | None, ...]], ...]:
    named = ((name, zone_named(name)) for name in sorted(set(WINDOWS_TO_OLSON.values())))
    return tuple((name, _clocks(zone)) for name, zone in named if zone)


def _clocks(zone: tzinfo) -> tuple[timedelta | None, ...]:
    return tuple((datetime(2026, 1, 1, tzinfo=zone) + spot).utcoffset() for spot in _SPOTS)

"""A row: one JSON object of an export, read field by field, each with its type checked.

What does not fit raises `Unfit` with words its owner understands; whoever made the row turns that into a rejection.
Fields that nobody asks for may hold anything.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, tzinfo
from decimal import Decimal
from typing import Final, NamedTuple

from memory_core.hygiene.secrets import masked
from memory_core.hygiene.text import cleaned
from memory_core.model.entry import Basis, Place, Rejection
from memory_core.model.instant import Instant, from_datetime, from_iso

_EARLIEST: Final = from_datetime(datetime(1900, 1, 1, tzinfo=UTC))
_LATEST: Final = from_datetime(datetime(2999, 1, 1, tzinfo=UTC))
_LONGEST_ID: Final = 500
_LONGEST_SECONDS: Final = 10_000_000
_KINDS: Final = {
    str: "text",
    bool: "true or false",
    int: "a number",
    float: "a number",
    list: "a list",
    dict: "an object",
    type(None): "null",
}


class Unfit(Exception):
    """A part of an export that cannot be taken in; the message says why, without the part's own words."""


class Stamp(NamedTuple):
    """A time as an export writes it: `exact`, or `inferred` where the owner's zone had to be assumed."""

    instant: Instant
    basis: Basis


@dataclass(frozen=True, slots=True)
class Row:
    """One JSON object: whose it is, where it stands, and, for a part of a larger one, which (`segment 3: `).

    A field that is absent and one that is null are the same. Every method raises Unfit when the field is not what the
    method reads; those that take no default also when it is absent.
    """

    source: str
    place: Place
    values: Mapping[str, object]
    part: str = ""

    def rejection(self, why: object) -> Rejection:
        """What says that this row could not be taken in."""
        return Rejection(self.source, self.place, str(why))

    def unfit(self, why: str) -> Unfit:
        """The error to raise about this row."""
        return Unfit(self.part + why)

    def id(self, name: str) -> str:
        """A name that its source keeps for good: not empty, no more than 500 characters, no invisible ones."""
        found = self.text(name)
        if not found or found != found.strip() or len(found) > _LONGEST_ID or cleaned(found) != found:
            raise self.unfit(f"{name} is no id: it is empty, very long, or has blanks or invisible characters around")
        return found

    def id_or_empty(self, name: str) -> str:
        """As `id`; "" when absent."""
        return self.id(name) if self.values.get(name) is not None else ""

    def text(self, name: str) -> str:
        """Text, which may be empty."""
        found = self.values.get(name)
        if isinstance(found, str):
            return found
        raise self._misfit(name, found, "text")

    def text_or_empty(self, name: str) -> str:
        """Text; "" when absent."""
        return self.text(name) if self.values.get(name) is not None else ""

    def flag(self, name: str) -> bool:
        """True or false; false when absent."""
        found = self.values.get(name, False)
        if found is None or isinstance(found, bool):
            return bool(found)
        raise self._misfit(name, found, "true or false")

    def count(self, name: str) -> int:
        """A whole number from 0 to 2 147 483 647; 0 when absent."""
        found = self.values.get(name, 0)
        if isinstance(found, int) and not isinstance(found, bool) and 0 <= found < 2**31:
            return found
        if found is None:
            return 0
        raise self._misfit(name, found, "a number, whole and not negative")

    def number_or_empty(self, name: str) -> str:
        """A number as it would be written; "" when absent."""
        found = self.values.get(name)
        if found is None:
            return ""
        if isinstance(found, int | float) and not isinstance(found, bool) and math.isfinite(found):
            return f"{found:.6g}"
        raise self._misfit(name, found, "a number")

    def microseconds(self, name: str) -> int:
        """A number of seconds from 0 on, as whole microseconds."""
        found = self.values.get(name)
        if isinstance(found, int | float) and not isinstance(found, bool) and 0 <= found <= _LONGEST_SECONDS:
            return round(found * 1_000_000)
        raise self._misfit(name, found, "a number of seconds of 0 or more")

    def time(self, name: str, zone: tzinfo) -> Stamp:
        """An ISO 8601 time; `zone` is assumed where it has no offset."""
        written = self.text(name)
        try:
            stamp = Stamp(from_iso(written), "exact")
        except (ValueError, OverflowError):
            stamp = self._local(name, written, zone)
        if not _EARLIEST <= stamp.instant < _LATEST:
            raise self.unfit(f"{name}: {shown(written)} lies outside the years 1900 to 2998")
        return stamp

    def _local(self, name: str, written: str, zone: tzinfo) -> Stamp:
        try:
            return Stamp(from_iso(written, zone), "inferred")
        except (ValueError, OverflowError):
            raise self.unfit(f"{name}: {shown(written)} is no time in ISO 8601") from None

    def epoch(self, name: str) -> Instant | None:
        """Seconds since 1970, as a number or written as one; None when absent or 0."""
        found = self.values.get(name)
        if not found:
            return None
        try:
            if isinstance(found, bool) or not isinstance(found, int | float | str):
                raise self._misfit(name, found, "a number of seconds")
            seconds = Decimal(str(found))
            instant = Instant(int((seconds * 1_000_000).to_integral_value()))
        except (ArithmeticError, ValueError):
            raise self.unfit(f"{name} must be a number of seconds") from None
        if not _EARLIEST <= instant < _LATEST:
            raise self.unfit(f"{name} lies outside the years 1900 to 2998")
        return instant

    def texts(self, name: str) -> tuple[str, ...]:
        """A list of texts; () when absent."""
        found = self.values.get(name)
        if found is None:
            return ()
        if isinstance(found, list) and all(isinstance(element, str) for element in found):
            return tuple(found)
        raise self._misfit(name, found, "a list of texts")

    def row(self, name: str) -> Row:
        """An object, as a row of its own."""
        found = self.values.get(name)
        if isinstance(found, dict):
            return Row(self.source, self.place, found, f"{self.part}{name}: ")
        raise self._misfit(name, found, "an object")

    def rows(self, name: str) -> tuple[Row, ...]:
        """A list of objects; () when absent."""
        found = self.values.get(name)
        if found is None:
            return ()
        if isinstance(found, list) and all(isinstance(element, dict) for element in found):
            return tuple(Row(self.source, self.place, element, f"{self.part}{name}: ") for element in found)
        raise self._misfit(name, found, "a list of objects")

    def parts(self, name: str, noun: str) -> tuple[Row | Rejection, ...]:
        """The objects of a list that must be there, each to stand or fall alone; `noun` and number say which."""
        found = self.values.get(name)
        if not isinstance(found, list):
            raise self._misfit(name, found, "a list of objects")
        return tuple(self._part(element, f"{self.part}{noun} {number}: ") for number, element in enumerate(found, 1))

    def _part(self, element: object, part: str) -> Row | Rejection:
        if isinstance(element, dict):
            return Row(self.source, self.place, element, part)
        return self.rejection(f"{part}must be an object, not {kind(element)}")

    def _misfit(self, name: str, found: object, wanted: str) -> Unfit:
        if found is None:
            return self.unfit(f"{name} is missing" if name not in self.values else f"{name} must be {wanted}, not null")
        if kind(found) == wanted or wanted.startswith(kind(found)):
            return self.unfit(f"{name} must be {wanted}")
        return self.unfit(f"{name} must be {wanted}, not {kind(found)}")


def kind(value: object) -> str:
    """What a JSON value is, in words."""
    return _KINDS.get(type(value), "something else")


def shown(written: str) -> str:
    """A short text of an export as it may stand in a message: quoted, cut, without secrets."""
    text = masked(cleaned(written))
    return repr(text if len(text) <= 40 else f"{text[:37]}...")

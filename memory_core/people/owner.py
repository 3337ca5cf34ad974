"""Whose memory it is: the settings that "I", own and external, and a bare "3pm" depend on.

An `Owner` that exists is valid: what is wrong raises BadSetting when it is made. Addresses and domains are kept in
lower case, times of day as HH:MM.
"""

from __future__ import annotations

import json
import re
from dataclasses import asdict, dataclass, fields
from typing import Final
from zoneinfo import ZoneInfo

from memory_core.errors import BadSetting
from memory_core.model.person import Person
from memory_core.when.zone import zone_named

_TIME_OF_DAY: Final = re.compile(r"(?:[01]?\d|2[0-3]):[0-5]\d", re.ASCII)
_ADDRESS: Final = re.compile(r"[^\s@<>,;]+@[^\s@<>,;]+")
_HANDLE: Final = re.compile(r"[^\s:]+:[^\s:]+")
_DOMAIN: Final = re.compile(r"[^\s@<>,;:/.]+(?:\.[^\s@<>,;:/.]+)*")


@dataclass(frozen=True, slots=True)
class Owner:
    """The person a memory belongs to; nobody in particular at first.

    `handles` are accounts such as "slack:U042", `zone` an IANA name, `working_hours` the start and the end of the
    working day, `domains` the mail domains whose people are colleagues (their subdomains included).

    Raises BadSetting.
    """

    name: str = ""
    addresses: tuple[str, ...] = ()
    handles: tuple[str, ...] = ()
    zone: str = "UTC"
    working_hours: tuple[str, str] = ("09:00", "17:00")
    domains: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        for name, value in (
            ("name", " ".join(self.name.split())),
            ("addresses", _each("address", self.addresses, _ADDRESS, "a mail address such as ana@firm.example")),
            ("handles", _matching("handle", self.handles, _HANDLE, "a service and an id, such as slack:U042")),
            ("zone", _zone(self.zone)),
            ("working_hours", _hours(self.working_hours)),
            ("domains", _each("domain", _without_at(self.domains), _DOMAIN, "a mail domain such as firm.example")),
        ):
            object.__setattr__(self, name, value)


def keys(owner: Owner) -> frozenset[str]:
    """What the owner can be found by, folded as a Person's keys are; empty for an owner who is not known."""
    persons = (
        Person(name=owner.name),
        *(Person(address=address) for address in owner.addresses),
        *(Person(handle=handle) for handle in owner.handles),
    )
    return frozenset(key for person in persons for key in person.keys)


def tzinfo(owner: Owner) -> ZoneInfo:
    """The owner's time zone."""
    return ZoneInfo(owner.zone)


def owner_to_json(owner: Owner) -> str:
    """The settings as text, for the log to keep."""
    return json.dumps(asdict(owner), ensure_ascii=False)


def owner_from_json(text: str) -> Owner:
    """The settings read back; nobody in particular for "". What is left out has its default.

    Raises BadSetting for what is no JSON object, an unknown setting, or a value that cannot be.
    """
    if not text:
        return Owner()
    try:
        said = json.loads(text)
    except ValueError:
        said = None
    if not isinstance(said, dict):
        raise BadSetting("settings", text[:40], "a JSON object of settings")
    known = [field.name for field in fields(Owner)]
    for name in said:
        if name not in known:
            raise BadSetting("settings", name, f"only {', '.join(known)}")
    default = Owner()
    return Owner(
        name=_text("name", said.get("name", default.name)),
        addresses=_texts("addresses", said.get("addresses", default.addresses)),
        handles=_texts("handles", said.get("handles", default.handles)),
        zone=_text("zone", said.get("zone", default.zone)),
        working_hours=_pair("working_hours", said.get("working_hours", default.working_hours)),
        domains=_texts("domains", said.get("domains", default.domains)),
    )


def _text(name: str, value: object) -> str:
    if isinstance(value, str):
        return value
    raise BadSetting(name, str(value), "a text")


def _texts(name: str, value: object) -> tuple[str, ...]:
    if isinstance(value, list | tuple) and all(isinstance(each, str) for each in value):
        return tuple(value)
    raise BadSetting(name, str(value), "a list of texts")


def _pair(name: str, value: object) -> tuple[str, str]:
    texts = _texts(name, value)
    if len(texts) == 2:
        return texts[0], texts[1]
    raise BadSetting(name, str(value), "a start and an end, such as 09:00 and 17:00")


def _each(name: str, values: tuple[str, ...], form: re.Pattern[str], allowed: str) -> tuple[str, ...]:
    return _matching(name, tuple(value.lower() for value in values), form, allowed)


def _matching(name: str, values: tuple[str, ...], form: re.Pattern[str], allowed: str) -> tuple[str, ...]:
    """The values without doubles, in their order."""
    stripped = tuple(value.strip() for value in values)
    for value in stripped:
        if not form.fullmatch(value):
            raise BadSetting(name, value, allowed)
    return tuple(dict.fromkeys(stripped))


def _without_at(domains: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(each.strip().removeprefix("@") for each in domains)


def _zone(name: str) -> str:
    zone = zone_named(name)
    if zone is None:
        raise BadSetting("zone", name, "an IANA time zone such as Europe/Oslo, America/New_York or UTC")
    return zone.key


def _hours(hours: tuple[str, str]) -> tuple[str, str]:
    for each in hours:
        if not _TIME_OF_DAY.fullmatch(each):
            raise BadSetting("working_hours", each, "times of day such as 09:00 and 17:00")
    start, end = (each.zfill(5) for each in hours)
    if start >= end:
        raise BadSetting("working_hours", f"{start}-{end}", "a start and a later end on the same day")
    return start, end

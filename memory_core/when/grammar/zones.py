"""Time zones as people write them behind a time: "PT", "UTC", "Oslo time", "in British time"."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from memory_core.when.grammar.numbers import exactly
from memory_core.when.parsing import Rule, alt, glued, looked_up, named, opt, seq, word
from memory_core.when.zone import zone_named

ABBREVIATIONS: Final[Mapping[str, str]] = {
    **dict.fromkeys(("utc", "gmt"), "UTC"),
    **dict.fromkeys(("pt", "pst", "pdt"), "America/Los_Angeles"),
    **dict.fromkeys(("mt", "mst", "mdt"), "America/Denver"),
    **dict.fromkeys(("ct", "cst", "cdt"), "America/Chicago"),
    **dict.fromkeys(("et", "est", "edt"), "America/New_York"),
    "bst": "Europe/London",
    **dict.fromkeys(("cet", "cest"), "Europe/Paris"),
    **dict.fromkeys(("eet", "eest"), "Europe/Helsinki"),
    "ist": "Asia/Kolkata",
    "jst": "Asia/Tokyo",
    **dict.fromkeys(("aest", "aedt"), "Australia/Sydney"),
}
"""The zone of the place: "PST" in July is read as the time Los Angeles then has, which is what its writer means."""

WORDS: Final[Mapping[str, str]] = {
    "pacific": "America/Los_Angeles",
    "mountain": "America/Denver",
    "central": "America/Chicago",
    "eastern": "America/New_York",
    "beijing": "Asia/Shanghai",
    "munich": "Europe/Berlin",
    "seattle": "America/Los_Angeles",
    "boston": "America/New_York",
    **dict.fromkeys(("uk", "british", "britain", "english", "england", "scottish", "welsh"), "Europe/London"),
    **dict.fromkeys(("ireland", "irish"), "Europe/Dublin"),
    **dict.fromkeys(("portugal", "portuguese"), "Europe/Lisbon"),
    **dict.fromkeys(("spain", "spanish"), "Europe/Madrid"),
    **dict.fromkeys(("france", "french"), "Europe/Paris"),
    **dict.fromkeys(("belgium", "belgian"), "Europe/Brussels"),
    **dict.fromkeys(("netherlands", "dutch", "holland"), "Europe/Amsterdam"),
    **dict.fromkeys(("germany", "german"), "Europe/Berlin"),
    **dict.fromkeys(("switzerland", "swiss"), "Europe/Zurich"),
    **dict.fromkeys(("austria", "austrian"), "Europe/Vienna"),
    **dict.fromkeys(("italy", "italian"), "Europe/Rome"),
    **dict.fromkeys(("denmark", "danish"), "Europe/Copenhagen"),
    **dict.fromkeys(("norway", "norwegian"), "Europe/Oslo"),
    **dict.fromkeys(("sweden", "swedish"), "Europe/Stockholm"),
    **dict.fromkeys(("finland", "finnish"), "Europe/Helsinki"),
    **dict.fromkeys(("poland", "polish"), "Europe/Warsaw"),
    **dict.fromkeys(("greece", "greek"), "Europe/Athens"),
    **dict.fromkeys(("turkey", "turkish"), "Europe/Istanbul"),
    **dict.fromkeys(("israel", "israeli"), "Asia/Jerusalem"),
    **dict.fromkeys(("india", "indian"), "Asia/Kolkata"),
    **dict.fromkeys(("china", "chinese"), "Asia/Shanghai"),
    **dict.fromkeys(("japan", "japanese"), "Asia/Tokyo"),
    **dict.fromkeys(("korea", "korean"), "Asia/Seoul"),
    **dict.fromkeys(("iceland", "icelandic"), "Atlantic/Reykjavik"),
}
"""Places and peoples with one zone that is not named after them."""

_REGIONS: Final = ("Europe", "America", "Asia", "Africa", "Australia", "Pacific", "Atlantic")


def city(*words: str) -> str | None:
    """The zone of a place that has one named after it: "oslo", "new york"."""
    name = " ".join(words)
    if name in WORDS:
        return WORDS[name]
    place = "_".join(word.capitalize() for word in words)
    return next((f"{region}/{place}" for region in _REGIONS if zone_named(f"{region}/{place}")), None)


def _short(text: str) -> str | None:
    return ABBREVIATIONS.get(text)


ZONE: Final[Rule[str]] = named(
    alt(
        *(looked_up(name, _short) for name in sorted(ABBREVIATIONS)),
        seq(word("pacific", "mountain", "central", "eastern"), opt(word("standard", "daylight")), opt(word("time")),
            make=lambda name, *_: WORDS[name]),
        seq(opt(word("in", "on")), word("<word>"), word("time"), make=lambda _, name, __: city(name)),
        seq(opt(word("in", "on")), word("<word>"), word("<word>"), word("time"), make=lambda _, a, b, __: city(a, b)),
        seq(word("local"), word("time"), make=lambda *_: ""),
    )
)  # fmt: skip

ISO_ZONE: Final[Rule[str]] = named(
    alt(
        seq(glued("z"), make=lambda _: "UTC"),
        seq(glued("+", "-"), exactly(2, 14, joined=True), opt(glued(":")), exactly(2, 0, joined=True),
            make=lambda sign, hours, _, __: _offset_zone(sign, hours)),
    )
)  # fmt: skip
"""The offset of an ISO 8601 time, in whole hours."""


def _offset_zone(sign: str, hours: int) -> str:
    # The names of these zones count the other way round.
    return "UTC" if not hours else f"Etc/GMT{'-' if sign == '+' else '+'}{hours}"

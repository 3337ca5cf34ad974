"""Mail headers: encoded words, addresses and dates as real mailers write them, wrong ones included."""

from __future__ import annotations

import re
from base64 import b64decode
from binascii import Error as NotBase64
from binascii import a2b_qp
from datetime import UTC, datetime, timedelta
from email.utils import getaddresses, parsedate_tz
from typing import Final, NamedTuple

from memory_core.model.instant import Instant, from_datetime
from memory_core.model.person import Person

LONGEST: Final = 32_000
"""Characters of a header that are read."""
MOST_PEOPLE: Final = 500

_ENCODED: Final = re.compile(r"=\?([\w.:-]{1,60})(?:\*[\w-]{1,20})?\?([bBqQ])\?([^?\s]*(?:[ \t][^?\s]+)*)\?=")
_BETWEEN: Final = re.compile(r"(\?=)\s+(?==\?[\w.:-]{1,60}(?:\*[\w-]{1,20})?\?[bBqQ]\?)")
_FOLD: Final = re.compile(r"\r?\n[ \t]*|\r")
_NEVER: Final = frozenset(
    "unicode_escape raw_unicode_escape unicode-escape raw-unicode-escape punycode idna undefined".split()
)
"""Codecs of Python that are no character sets of mail."""
_WIDER: Final = {"us-ascii": "utf-8", "ascii": "utf-8", "iso-8859-1": "cp1252", "latin-1": "cp1252", "latin1": "cp1252"}
"""What mailers mean by a name: everything that its bytes can be and more."""
_ADDRESS: Final = re.compile(r"[^\s<>,;()\"]{1,100}@[^\s<>,;()\"]{1,200}")
_ENVELOPE: Final = re.compile(
    r"\w{3},? +(?P<month>\w{3}) +(?P<day>\d{1,2}) +(?P<clock>[\d:]{4,8})"
    r"(?: +(?P<early>[+-]\d{4}|[A-Z]{1,5}))? +(?P<year>\d{4})(?: +(?P<late>[+-]\d{4}))?"
)
_EARLIEST: Final = datetime(1971, 1, 1, tzinfo=UTC)
_LATEST: Final = datetime(2999, 1, 1, tzinfo=UTC)


class Decoded(NamedTuple):
    """Text of bytes, and whether the character set that they claim could be used."""

    text: str
    as_claimed: bool


class Date(NamedTuple):
    """A date of a header; `zoned` is whether it says where its clock stood."""

    instant: Instant
    zoned: bool


def decoded(content: bytes, charset: str) -> Decoded:
    r"""Text in a character set; in UTF-8, or else Windows-1252, where the set is unknown or does not fit.

    >>> decoded(b"\xc3\xa9", "x-unknown")
    Decoded(text='é', as_claimed=False)
    """
    name = charset.strip().strip("\"'").lower()
    named = bool(name) and name not in _NEVER
    tries = [_WIDER.get(name, name), "utf-8"] if named else ["utf-8"]
    for number, codec in enumerate(tries):
        try:
            text = content.decode(codec)
        except (LookupError, ValueError):
            continue
        return Decoded(text, number == 0 and named)
    return Decoded(content.decode("cp1252", "replace"), name in _WIDER)


def unfolded(raw: str) -> str:
    """A header as `email` hands it out, on one line, its bytes beyond ASCII read as text."""
    text = _FOLD.sub(" ", raw[:LONGEST])
    if text.isascii():
        return text.strip()
    return decoded(text.encode("utf-8", "surrogateescape"), "utf-8").text.strip()


def words(raw: str) -> str:
    """A header with its encoded words decoded; a damaged one stays as it is written.

    >>> words("=?utf-8?q?na=C3=AFve?= =?utf-8?b?IDMx?=")
    'naïve 31'
    """
    text = unfolded(raw)
    if "=?" not in text:
        return text
    # A character may be cut in two by the end of a word, so neighbours of one form are joined before they are decoded.
    found: list[tuple[str, bytes] | str] = []
    done = 0
    joined = _BETWEEN.sub(r"\1", text)
    for match in _ENCODED.finditer(joined):
        content = _content(match[2], match[3])
        if content is None:
            continue
        charset = match[1].lower()
        last = found[-1] if found else ""
        if match.start() > done:
            found.append(joined[done : match.start()])
        elif isinstance(last, tuple) and last[0] == charset:
            found.pop()
            content = last[1] + content
        found.append((charset, content))
        done = match.end()
    found.append(joined[done:])
    text = "".join(part if isinstance(part, str) else decoded(part[1], part[0]).text for part in found)
    return " ".join(text.split())


def _content(form: str, written: str) -> bytes | None:
    if form in "qQ":
        return a2b_qp(written.replace(" ", "_").encode(), header=True)
    try:
        return b64decode(written + "=" * (-len(written) % 4))
    except (NotBase64, ValueError):
        return None


def people(headers: list[str]) -> tuple[Person, ...]:
    """Who stands in address headers, each once, in order; no more than `MOST_PEOPLE`."""
    found: dict[Person, None] = {}
    for name, address in _addresses([unfolded(header) for header in headers]):
        shown = " ".join(words(name).split())
        if "@" in address:
            found.setdefault(Person("" if shown == address else shown, address.strip("<> ").lower()))
        elif shown or address:
            found.setdefault(Person(name=shown or address))
        if len(found) >= MOST_PEOPLE:
            break
    return tuple(found)


def _addresses(headers: list[str]) -> list[tuple[str, str]]:
    try:
        return getaddresses(headers)
    except (RecursionError, IndexError, ValueError, AttributeError):
        # Comments within comments, thousands deep, or what else the standard library does not expect.
        return [
            ("", match)
            for header in headers
            for match in re.findall(r"[^\s<>,;()\"]{1,100}@[^\s<>,;()\"]{1,200}", header)
        ]


def written(person: Person) -> str:
    """A person as the fields of a mail show them: `Name <address>`, or what there is of it."""
    return f"{person.name} <{person.address}>" if person.name and person.address else person.address or person.name


def envelope_date(written: str) -> Date | None:
    """The date of an mbox separator (`Tue Mar 03 10:00:00 +0000 2026`), its zone anywhere; None when it is none."""
    match = _ENVELOPE.fullmatch(written.strip())
    if not match:
        return None
    zone = match["early"] or match["late"] or ""
    return date(f"{match['day']} {match['month']} {match['year']} {match['clock']} {zone}")


def date(raw: str) -> Date | None:
    """The date that a header gives; None when it is none. Without a zone, or with -0000, it is read as UTC.

    >>> date("Mon, 02 Mar 2026 23:30:00 -0000")
    Date(instant=1772494200000000, zoned=False)
    """
    try:
        parts = parsedate_tz(unfolded(raw)[:200])
        if parts is None:
            return None
        offset = parts[9] or 0
        moment = datetime(*parts[:5], min(parts[5], 59), tzinfo=UTC) - timedelta(seconds=offset)
    except (ValueError, TypeError, IndexError, OverflowError):
        return None
    if not _EARLIEST <= moment < _LATEST:
        return None
    return Date(from_datetime(moment), parts[9] is not None and not raw.rstrip().endswith("-0000"))

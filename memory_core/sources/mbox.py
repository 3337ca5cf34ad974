"""Mailboxes: an mbox of any size, or one mail alone, read in a stream; what nobody searches is dropped on the way.

Only a full separator line (`From`, a sender, a weekday and a time, then a header) begins a mail: a sentence that begins
with "From" does not. One `>` before `From ` is taken off. The bodies of pictures, archives and the like are passed over
line by line, so that a mail with a film attached needs no more memory than its words.
"""

from __future__ import annotations

import re
from codecs import BOM_UTF8
from collections.abc import Iterator
from dataclasses import dataclass
from io import BufferedReader
from typing import Final

LONGEST_TEXT: Final = 8 * 1024 * 1024
"""Bytes of a part with words that are kept, as they are encoded; the rest of it is dropped and counted."""
LARGEST_MAIL: Final = 24 * 1024 * 1024
LONGEST_HEADERS: Final = 256 * 1024
"""Bytes of the headers of a mail or of a part."""
_OTHER_PART: Final = 64 * 1024
"""Bytes of a part without words; it is known by its headers alone."""
_PIECE: Final = 64 * 1024
_MOST_BOUNDARIES: Final = 200

_SEPARATOR: Final = re.compile(
    rb"From (?P<sender>\S{1,300}(?: at \S{1,300})?) {1,3}"
    rb"(?P<date>(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun),? +[A-Z][a-z]{2} +\d{1,2} +"
    rb"\d{1,2}:\d\d(?::\d\d)?(?: +(?:[+-]\d{4}|[A-Z]{1,5}))? +\d{4}(?: +[+-]\d{4})?)(?: remote from \S{1,200})?\s*"
)
_HEADER: Final = re.compile(rb"[!-9;-~]{1,200}[ \t]*:")
_REMARKABLE: Final = re.compile(rb"\n(?:From |>+From |--)")
"""A line of a body that may be more than text begins."""
_QUOTED_FROM: Final = re.compile(rb">+From ")
_KIND: Final = re.compile(rb"^content-type[ \t]*:\s*([^\s;]+)", re.IGNORECASE | re.MULTILINE)
_BOUNDARY: Final = re.compile(rb"""\bboundary\*?\d*\*?=\s*(?:"([^"\r\n]+)"|([^\s;"]+))""", re.IGNORECASE)
_WORDS: Final = (b"text/", b"multipart/", b"message/", b"application/ics")
_TEXT_NAME: Final = re.compile(
    rb"name\*?\d*\*?=[^;\r\n]*\.(?:txt|md|markdown|csv|tsv|log|rst|org|srt|vtt|ics|text|html?)\b", re.IGNORECASE
)
"""An attachment that is text by its name, whatever kind its sender's program gave it."""
_PDF: Final = re.compile(
    rb"^content-type[ \t]*:\s*application/pdf|name\*?\d*\*?=[^;\r\n]*\.pdf\b", re.IGNORECASE | re.MULTILINE
)
"""An attachment whose words somebody may be able to read, if it is kept in whole."""


@dataclass(frozen=True, slots=True)
class RawMail:
    """A mail as it stands in a file: the line of its first header, its separator ("" for a mail alone), its bytes.

    `dropped` is how many bytes of words were left out because they are too many.
    """

    line: int
    separator: str
    content: bytes
    dropped: int = 0

    @property
    def envelope(self) -> tuple[str, str]:
        """Sender and date of the separator, as written; two empty texts without one."""
        match = _SEPARATOR.fullmatch(self.separator.encode("latin-1"))
        return (match["sender"].decode("latin-1"), match["date"].decode("latin-1")) if match else ("", "")


def mails(stream: BufferedReader) -> Iterator[RawMail]:
    """The mails of an mbox, in their order; what stands before the first separator comes as one. Raises OSError."""
    mail, candidate, number = _Mail(1, b""), b"", 0
    for line, starts in _pieces(stream):
        number += starts
        if candidate and _HEADER.match(line):
            if raw := mail.raw():
                yield raw
            mail, candidate = _Mail(number, candidate), b""
        elif candidate:
            mail.take(candidate, starts=True)
            candidate = b""
        if starts and line.startswith(b"From ") and _SEPARATOR.fullmatch(line):
            candidate = line
        elif starts and line.startswith(b">") and _QUOTED_FROM.match(line):
            mail.take(line[1:] if mail.in_body else line, starts=True)
        else:
            mail.take(line, starts=starts)
        if mail.in_body and not candidate and line.endswith(b"\n"):
            number += mail.take_run(_run(stream))
    if candidate:
        mail.take(candidate, starts=True)
    if raw := mail.raw():
        yield raw


def mail(stream: BufferedReader) -> RawMail:
    """The mail that a file holds, as `.eml` and Maildir have it; a separator in its first line is taken as one.

    Raises OSError.
    """
    found, number = _Mail(1, b""), 0
    for line, starts in _pieces(stream):
        number += starts
        if number == 1 and _SEPARATOR.fullmatch(line):
            found = _Mail(2, line)
        else:
            found.take(line, starts=starts)
        if found.in_body and line.endswith(b"\n"):
            number += found.take_run(_run(stream))
    return found.raw() or RawMail(1, "", b"")


def _pieces(stream: BufferedReader) -> Iterator[tuple[bytes, bool]]:
    """Lines, long ones in pieces, each with whether it begins a line."""
    starts = first = True
    while piece := stream.readline(_PIECE):
        yield (piece.removeprefix(BOM_UTF8) if first else piece), starts
        starts, first = piece.endswith(b"\n"), False


def _run(stream: BufferedReader) -> bytes:
    """Whole lines of a body, as many as lie ready and are nothing but text: read at once, for speed."""
    ready = stream.peek()
    stop = _REMARKABLE.search(ready)
    end = stop.start() + 1 if stop else ready.rfind(b"\n") + 1
    return stream.read(end) if end > 1 and not ready.startswith((b"From ", b">", b"--")) else b""


class _Mail:
    """A mail while its lines come in: which part they belong to decides whether they are kept."""

    def __init__(self, line: int, separator: bytes) -> None:
        self._line, self._separator = line, separator
        self._kept: list[bytes] = []
        self._size = 0
        self._dropped = 0
        self._boundaries: set[bytes] = set()
        self._headers: list[bytes] = []
        self._headers_size = 0
        self._in_headers = True
        self._has_words = True
        self._room = LONGEST_TEXT

    @property
    def in_body(self) -> bool:
        """Whether the headers of the mail or of its current part are over."""
        return not self._in_headers

    def raw(self) -> RawMail | None:
        """What came in; None when that is nothing but blank lines."""
        content = b"".join(self._kept)
        separator = self._separator.rstrip().decode("latin-1")
        if not separator and not content.strip():
            return None
        return RawMail(self._line, separator, content, self._dropped)

    def take(self, line: bytes, *, starts: bool) -> None:
        """Take in a line, or a piece of one that `starts` it or not."""
        if self._in_headers:
            self._header(line, starts=starts)
        elif starts and line.startswith(b"--") and self._ends_part(line):
            # What was kept of the part may have been cut within a line.
            self._keep(line if self._kept[-1].endswith(b"\n") else b"\n" + line)
        elif self._room > 0 and self._size < LARGEST_MAIL:
            self._room -= len(line)
            self._keep(line)
        elif self._has_words:
            self._dropped += len(line)

    def take_run(self, lines: bytes) -> int:
        """Take in whole lines of a body none of which ends a part or a mail; how many they are."""
        room = max(min(self._room, LARGEST_MAIL - self._size), 0)
        if lines and room:
            self._room -= len(lines)
            self._keep(lines[:room])
        if self._has_words:
            self._dropped += max(len(lines) - room, 0)
        return lines.count(b"\n")

    def _keep(self, line: bytes) -> None:
        self._size += len(line)
        self._kept.append(line)

    def _header(self, line: bytes, *, starts: bool) -> None:
        if starts and not line.strip():
            self._begin_body()
            self._keep(line)
        elif self._headers_size < LONGEST_HEADERS:
            self._headers_size += len(line)
            self._headers.append(line)
            self._keep(line)

    def _begin_body(self) -> None:
        block = b"".join(self._headers)
        kind = match[1].lower() if (match := _KIND.search(block)) else b"text/plain"
        self._has_words = kind.startswith(_WORDS) or _TEXT_NAME.search(block) is not None
        self._room = LONGEST_TEXT if self._has_words else _OTHER_PART
        if _PDF.search(block):
            self._room = max(LONGEST_TEXT - self._size, _OTHER_PART)
        found = _BOUNDARY.search(block) if kind.startswith(b"multipart/") else None
        if found and len(self._boundaries) < _MOST_BOUNDARIES:
            self._boundaries.add(b"--" + (found[1] or found[2]).rstrip())
        self._in_headers, self._headers, self._headers_size = False, [], 0

    def _ends_part(self, line: bytes) -> bool:
        """Whether the line is a boundary of this mail; the state is then that of what it begins."""
        mark = line.rstrip()
        if mark in self._boundaries:
            self._in_headers = self._size < LARGEST_MAIL
            return self._in_headers
        if mark.endswith(b"--") and mark[:-2] in self._boundaries:
            self._has_words, self._room = False, _OTHER_PART
            return True
        return False


def begins_mailbox(head: bytes) -> bool:
    """Whether these bytes begin with a separator line and a header behind it."""
    lines = head.removeprefix(BOM_UTF8).lstrip(b"\r\n").split(b"\n", 2)
    return len(lines) > 1 and _SEPARATOR.fullmatch(lines[0]) is not None and _HEADER.match(lines[1]) is not None

"""Letters: a mail as bytes, taken apart by the standard library, to values that say what it holds.

Nothing here may fail on a malformed mail: what cannot be read is left out and named in `flaws`. The words are those of
the plain part; of the HTML part where there is no plain one, or only a line that sends the reader there.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from email.errors import MessageError
from email.message import Message
from email.parser import BytesParser
from email.policy import compat32
from hashlib import blake2b
from typing import Final

from memory_core.sources import mail_header
from memory_core.sources.attachment import is_readable, words_in
from memory_core.sources.markup import words as visible
from memory_core.sources.mbox import RawMail
from memory_core.sources.row import shown
from memory_core.sources.stream import Unreadable

_PARSER: Final = BytesParser(policy=compat32)
LONGEST_WORDS: Final = 1_000_000
"""Characters of a mail that are kept."""
_MOST_PARTS: Final = 1_000
_A_POINTER: Final = 200
"""Characters: a plain part as short as that may say no more than that there is an HTML part."""
_BODY: Final = re.compile(rb"\n\r?\n|\r\r")
_CALENDARS: Final = ("text/calendar", "application/ics")
_LONGEST_NAME: Final = 300
_ODDITIES: Final = (ValueError, LookupError, TypeError, AttributeError, MessageError, RecursionError)
"""What the standard library raises on mails that it did not expect."""


@dataclass(frozen=True, slots=True)
class Attachment:
    """A part that has a name or no words: its file name ("" without one), its kind (`image/png`), what it says."""

    name: str
    kind: str
    text: str = ""

    def __str__(self) -> str:
        return f"{self.name} ({self.kind})".strip()


@dataclass(frozen=True, slots=True)
class Letter:
    """A mail: its headers by lower-case name, undecoded; its words; attachments; calendar parts; what was wrong.

    `unread` says of which attachments the words could not be read, and why: that is no fault of the mail.
    """

    headers: dict[str, tuple[str, ...]]
    text: str
    attachments: tuple[Attachment, ...] = ()
    calendars: tuple[bytes, ...] = ()
    flaws: tuple[str, ...] = ()
    unread: tuple[str, ...] = ()

    def first(self, name: str) -> str:
        """The first header of a name, as written; "" when there is none."""
        return next(iter(self.headers.get(name, ())), "")

    @property
    def is_bulk(self) -> bool:
        """Whether its headers say that a machine sent it to many, or by itself.

        What people write to each other through a mailing list can be unsubscribed from too, but has where to post.
        """
        automatic = mail_header.unfolded(self.first("auto-submitted")).lower()
        precedence = mail_header.unfolded(self.first("precedence")).lower()
        discussion = precedence == "list" or "list-post" in self.headers
        bulk = precedence in ("bulk", "junk") or ("list-unsubscribe" in self.headers and not discussion)
        return bulk or automatic.startswith("auto")


def letter(raw: RawMail) -> Letter | str:
    """What a mail holds, or why it is none."""
    try:
        message = _parsed(raw.content)
        headers = _headers(message)
        parts = tuple(_leaves(message))
    except _ODDITIES as error:
        return f"the mail cannot be taken apart ({type(error).__name__})"
    if not headers:
        return "this is no mail: it has no headers"
    return _Reading(headers, raw.dropped).through(parts)


def _parsed(content: bytes) -> Message:
    # No mail may hold a NUL, and the standard library stumbles over one in a character set's name.
    content = content.replace(b"\0", b"")
    end = _BODY.search(content)
    message = _PARSER.parsebytes(content[: end.end()] if end else content)
    if end and message.get_content_maintype() not in ("multipart", "message"):
        # Parsing the body line by line, to find no parts in it, would take as long as all the rest.
        message.set_payload(content[end.end() :].decode("ascii", "surrogateescape"))
        return message
    return _PARSER.parsebytes(content) if end else message


def _headers(message: Message) -> dict[str, tuple[str, ...]]:
    found: dict[str, list[str]] = {}
    for name, value in message.raw_items():
        found.setdefault(name.lower(), []).append(str(value)[: mail_header.LONGEST])
    return {name: tuple(values) for name, values in found.items()}


def _leaves(message: Message) -> Iterator[tuple[Message, bool]]:
    """The parts without parts, each with whether it is an alternative to others; mails within the mail count as one."""
    waiting: list[tuple[Message, bool]] = [(message, False)]
    count = 0
    while waiting and count < _MOST_PARTS:
        part, alternative = waiting.pop()
        payload = part.get_payload() if part.is_multipart() else None
        if isinstance(payload, list) and part.get_content_maintype() == "multipart":
            either = alternative or part.get_content_subtype() == "alternative"
            waiting += [(child, either) for child in reversed(payload) if isinstance(child, Message)]
            continue
        count += 1
        yield part, alternative


class _Reading:
    """The reading of one mail: words and parts as they are met."""

    def __init__(self, headers: dict[str, tuple[str, ...]], dropped: int) -> None:
        self._headers = headers
        self._plain: list[str] = []
        self._html: list[str] = []
        self._either_html: list[str] = []
        self._attachments: dict[tuple[Attachment, bytes], str] = {}
        self._unread: list[str] = []
        self._calendars: dict[bytes, None] = {}
        self._flaws: dict[str, None] = {}
        if dropped:
            self._flaws[f"{dropped} bytes of it are left out: it is too long"] = None

    def through(self, parts: tuple[tuple[Message, bool], ...]) -> Letter:
        for part, alternative in parts:
            try:
                self._part(part, alternative=alternative)
            except _ODDITIES as error:
                self._flaws[f"a part cannot be read ({type(error).__name__})"] = None
        attachments = (replace(each, text=text) for (each, _), text in self._attachments.items())
        calendars, flaws, unread = tuple(self._calendars), tuple(self._flaws), tuple(self._unread)
        return Letter(self._headers, self._words(), tuple(attachments), calendars, flaws, unread)

    def _part(self, part: Message, *, alternative: bool) -> None:
        kind, name = part.get_content_type().lower(), _name(part)
        if kind in _CALENDARS or name.lower().endswith(".ics"):
            self._calendars[_bytes(part)] = None
        attached = name or part.get_content_disposition() == "attachment" or not kind.startswith("text/")
        if attached or kind == "text/calendar":
            if name or kind != "text/calendar":
                self._attach(part, name, Attachment(name[:_LONGEST_NAME], kind[:_LONGEST_NAME]))
        elif kind == "text/html":
            (self._either_html if alternative else self._html).append(self._text(part))
        else:
            self._plain.append(_unflowed(self._text(part), part))

    def _attach(self, part: Message, name: str, found: Attachment) -> None:
        """Take an attachment, once; files of one name are told apart by what is in them, where that can be words."""
        # Whether PDFs can be read here must not change what the mail itself says it has.
        content = _bytes(part) if is_readable(name) or name.lower().endswith(".pdf") else b""
        key = found, blake2b(content, digest_size=16).digest()
        if key not in self._attachments:
            self._attachments[key] = self._words_in(content, name, _charset(part))

    def _words_in(self, content: bytes, name: str, charset: str) -> str:
        try:
            return words_in(content, name, charset).strip()
        except Unreadable as error:
            self._unread.append(f"the attachment {shown(name)} cannot be read: {error.strerror}")
            return ""

    def _text(self, part: Message) -> str:
        text, as_claimed = mail_header.decoded(_bytes(part), _charset(part))
        if not as_claimed and _charset(part):
            self._flaws["its character set is unknown or wrong"] = None
        return text

    def _words(self) -> str:
        plain = "\n\n".join(filter(None, (text.strip() for text in self._plain)))
        more = [visible(html) for html in self._html]
        if self._either_html and len(plain) <= _A_POINTER:
            shown = "\n\n".join(visible(html) for html in self._either_html)
            plain = shown if len(shown) > len(plain) else plain
        words = "\n\n".join(filter(None, (plain, *more)))
        if len(words) > LONGEST_WORDS:
            self._flaws["its end is left out: it is too long"] = None
        return words[:LONGEST_WORDS]


def _name(part: Message) -> str:
    found = part.get_filename()
    if found:
        return mail_header.words(found)
    if part.get_content_type() == "message/rfc822":
        inner = part.get_payload()
        subject = inner[0].get("subject") if isinstance(inner, list) and inner and isinstance(inner[0], Message) else ""
        return mail_header.words(str(subject or ""))
    return ""


def _bytes(part: Message) -> bytes:
    content = part.get_payload(decode=True)
    return content if isinstance(content, bytes) else b""


def _charset(part: Message) -> str:
    found = part.get_param("charset")
    return found[2] if isinstance(found, tuple) else str(found or "")


def _unflowed(text: str, part: Message) -> str:
    """The lines of a `format=flowed` part joined again; quoted lines stay as they are."""
    if str(part.get_param("format") or "").lower() != "flowed":
        return text
    gap = "" if str(part.get_param("delsp") or "").lower() == "yes" else " "
    lines: list[str] = []
    open_line = False
    for line in text.replace("\r\n", "\n").split("\n"):
        own = line.removeprefix(" ")
        soft = own.endswith(" ") and own != "-- " and not own.startswith(">")
        body = own[:-1] if soft else own
        if open_line and not own.startswith(">"):
            lines[-1] += gap + body
        else:
            lines.append(body)
        open_line = soft
    return "\n".join(lines)

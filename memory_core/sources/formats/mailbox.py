"""Mail as files: mbox (Google Takeout, Thunderbird, Apple), `.eml`, and the files of a Maildir.

A mail is known when it was delivered: by Takeout's separator, by the topmost `Received`, or else by what its sender
claims. The claim is when it was sent, unless that lies in the delivery's future. An invitation in a mail is also a
state of its event, known from the delivery. Labels that say what was done with a mail since are left out: no export
dates them, and a newer one would change every mail.
"""

from __future__ import annotations

import hashlib
import re
from codecs import BOM_UTF8
from collections.abc import Iterator
from dataclasses import replace
from typing import Final, NamedTuple

from memory_core.hygiene.text import cleaned
from memory_core.model.body import RecordBody, ThreadBody
from memory_core.model.entry import Basis, Draft, Place, Rejection, Subject
from memory_core.model.instant import Instant, to_iso
from memory_core.model.interval import moment
from memory_core.model.person import NOBODY
from memory_core.sources import mail_header
from memory_core.sources.base import Context, Format, Item, Part, pairs
from memory_core.sources.calendar_event import Delivery
from memory_core.sources.container import Container
from memory_core.sources.glance import Glance
from memory_core.sources.gmail_labels import labels
from memory_core.sources.ics import events
from memory_core.sources.letter import Letter, letter
from memory_core.sources.mail import LASTING_LABELS, is_forward, title, voice
from memory_core.sources.mbox import RawMail, begins_mailbox, mail, mails
from memory_core.sources.quotation import split
from memory_core.sources.row import Unfit

NAME: Final = "gmail"
FILE: Final = "file"

_KEPT_LABELS: Final = LASTING_LABELS | {"DRAFT", "SPAM", "TRASH", "CHAT"}
_GMAIL: Final = re.compile(r"\d{6,20}@\S+")
_DAY: Final = 24 * 60 * 60 * 1_000_000
_LONGEST_ID: Final = 400
_LONGEST_QUOTE: Final = 4_000
_KNOWN_HEADERS: Final = frozenset(
    b"from to cc date subject message-id received return-path delivered-to mime-version content-type x-gm-thrid"
    b" x-gmail-labels in-reply-to references reply-to sender dkim-signature x-mailer user-agent".split()
)
_NAME: Final = re.compile(rb"([!-9;-~]{1,100})[ \t]*:")


class _Times(NamedTuple):
    """When a mail was known and how surely, when it was sent, and its sender's claim where that cannot be ("")."""

    known: Instant
    basis: Basis
    sent: Instant
    claimed: str


def _claims_mbox(glance: Glance) -> bool:
    return begins_mailbox(glance.head)


def _claims_mail(glance: Glance) -> bool:
    """Whether the first lines are headers, some of them those that every mail has."""
    found: set[bytes] = set()
    for line in glance.head.removeprefix(BOM_UTF8).split(b"\n"):
        if not line.strip():
            break
        match = _NAME.match(line)
        if match:
            found.add(match[1].lower())
        elif not line.startswith((b" ", b"\t")):
            return False
    return len(found & _KNOWN_HEADERS) >= 3 or {b"from", b"subject"} <= found


def _read_mbox(container: Container, part: Part, context: Context) -> Iterator[Item]:
    with container.open(part.name) as file:
        for raw in context.cursor.rows(mails(file)):
            yield from _items(raw, Place(container.place(part.name), raw.line), context)


def _read_mail(container: Container, part: Part, context: Context) -> Iterator[Item]:
    with container.open(part.name) as file:
        raw = mail(file)
        yield from _items(raw, Place(container.place(part.name), raw.line), context)


def _items(raw: RawMail, place: Place, context: Context) -> Iterator[Item]:
    found = letter(raw)
    if isinstance(found, str):
        yield Rejection(NAME, place, found)
        return
    try:
        times = _times(raw, found)
    except Unfit as unfit:
        yield Rejection(NAME, place, str(unfit))
        return
    yield from _drafts(raw, found, times, place)
    yield from (Rejection(NAME, place, why) for why in found.unread)
    delivery = Delivery(times.known, times.basis)
    for calendar in found.calendars:
        yield from events(calendar, place, context.zone, delivery)


def _times(raw: RawMail, found: Letter) -> _Times:
    sender, written = raw.envelope
    claim = mail_header.date(found.first("date"))
    arrival = mail_header.date(mail_header.unfolded(found.first("received")).rpartition(";")[2])
    separator = mail_header.envelope_date(written)
    delivered = (separator if _GMAIL.fullmatch(sender) else None) or arrival
    known = delivered or claim or separator
    basis: Basis = "exact" if delivered else "inferred"
    if known is None:
        raise Unfit("the mail has neither a Date nor a Received header, so nothing says when it came")
    if claim is None:
        return _Times(known.instant, basis, known.instant, "")
    future = claim.instant > known.instant + _DAY
    return _Times(
        known.instant, basis, known.instant if future else claim.instant, to_iso(claim.instant) if future else ""
    )


def _drafts(raw: RawMail, found: Letter, times: _Times, place: Place) -> Iterator[Draft]:
    subject = mail_header.words(found.first("subject"))
    senders = mail_header.people([*found.headers.get("from", found.headers.get("sender", ()))][:1])
    sender = senders[0] if senders else NOBODY
    to, cc, bcc = (mail_header.people([*found.headers.get(name, ())]) for name in ("to", "cc", "bcc"))
    own = labels(found.first("x-gmail-labels"))
    names = {label.name for label in own if label.system}
    new, quoted = split(found.text, forwards=is_forward(subject))
    name = _id(raw, found)
    thread_id, reply_to = _thread(found, name)
    kept = sorted({label.name for label in own if not label.system or label.name in _KEPT_LABELS})
    record = RecordBody(
        source=NAME,
        kind="mail",
        thread_id=thread_id,
        occurred=moment(times.sent),
        text=new,
        voice=voice(sender, names, new, bulk=found.is_bulk),
        author=sender,
        reply_to=reply_to,
        fields=(
            *pairs("subject", [subject]),
            *pairs("to", map(mail_header.written, to)),
            *pairs("cc", map(mail_header.written, cc)),
            *pairs("bcc", map(mail_header.written, bcc)),
            *pairs("label", kept),
            *pairs("attachment", map(str, found.attachments)),
            *pairs("quoted", [quoted if len(quoted) <= _LONGEST_QUOTE else f"{quoted[:_LONGEST_QUOTE]}…"]),
            *pairs("claimed_date", [times.claimed]),
            *pairs("flaw", found.flaws),
        ),
    )
    members = tuple(dict.fromkeys(person for person in (sender, *to, *cc) if person != NOBODY))
    thread = ThreadBody(source=NAME, title=title(subject), members=members)
    known, basis, order = times.known, times.basis, _order(kept)
    yield Draft(Subject("thread", thread_id), "state", NAME, name, known, basis, thread, place)
    mail_draft = Draft(Subject("record", name), "state", NAME, name, known, basis, record, place, order)
    yield mail_draft
    yield from _files(mail_draft, record, found)


def _files(mail_draft: Draft, record: RecordBody, found: Letter) -> Iterator[Draft]:
    """The words of each attachment that has any, as a record of its own, known with its mail."""
    for number, each in enumerate(found.attachments, 1):
        if each.text:
            name = f"{mail_draft.subject.id}#{number}"
            body = replace(
                record,
                kind=FILE,
                text=each.text,
                reply_to=mail_draft.subject.id,
                fields=tuple(pairs("attachment", [str(each)])),
            )
            yield replace(mail_draft, subject=Subject("record", name), source_id=name, body=body, order=0)


def _order(kept: list[str]) -> int:
    """Of two copies of a mail in files of different labels the one with more labels holds; it is no conflict."""
    if not kept:
        return 0
    return (len(kept) << 32) + int.from_bytes(hashlib.sha256("\n".join(kept).encode()).digest()[:4], "big")


def _id(raw: RawMail, found: Letter) -> str:
    """The Message-ID; without one the number that Gmail gave; without that a digest of what makes it this mail."""
    own = _message_ids(found.first("message-id"))
    if own:
        return own[0]
    sender, _ = raw.envelope
    if _GMAIL.fullmatch(sender):
        return f"{int(sender.partition('@')[0]):x}"
    parts = (*(found.first(name) for name in ("from", "date", "subject")), found.text)
    content = "\0".join(parts).encode("utf-8", "surrogatepass")
    return f"mail-{hashlib.sha256(content).hexdigest()[:32]}"


def _thread(found: Letter, own: str) -> tuple[str, str]:
    """The thread, and the mail that this one answers ("" when none)."""
    before = _message_ids(" ".join(found.headers.get("references", ())))
    answered = _message_ids(found.first("in-reply-to"))
    reply_to = (answered or before[-1:] or ("",))[0]
    number = mail_header.unfolded(found.first("x-gm-thrid"))
    if number.isascii() and number.isdigit() and len(number) <= 20:
        return f"{int(number):x}", reply_to
    return next(iter((*before, *answered, own))), reply_to


def _message_ids(header: str) -> tuple[str, ...]:
    text = mail_header.unfolded(header)
    found = re.findall(r"<([^<>]{1,400})>", text) or text.split()
    squeezed = ("".join(each.split()).strip("<>") for each in found)
    return tuple(each for each in squeezed if each and len(each) <= _LONGEST_ID and cleaned(each) == each)


MBOX: Final = Format(name="mbox", source=NAME, kinds=("mail", FILE), read=_read_mbox, claims=_claims_mbox)
MAIL: Final = Format(name="mail_file", source=NAME, kinds=("mail", FILE), read=_read_mail, claims=_claims_mail)

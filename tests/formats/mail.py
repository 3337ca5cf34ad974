"""Mail of our own, as mailboxes and as files."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from email.utils import format_datetime

from formats.example import Example

DAY = datetime(2026, 3, 3, 10, 0, tzinfo=UTC)


def mail(number: int, *, minutes: int | None = None, body: str = "", **headers: str | None) -> bytes:
    """A mail; a header given as None is left out, `message_id` stands for Message-ID."""
    at = DAY + timedelta(minutes=number if minutes is None else minutes)
    given = {
        "From": "Odd Vik <odd@repair.example>",
        "To": "Ida Holm <ida@clay.example>",
        "Subject": f"Kiln door {number}",
        "Date": format_datetime(at),
        "Message-ID": f"<m{number}@repair.example>",
        **{name.replace("_", "-"): value for name, value in headers.items()},
    }
    lines = "".join(f"{name}: {value}\n" for name, value in given.items() if value is not None)
    return f"{lines}\n{body or f'The part for door {number} has come.'}\n".encode()


def separator(number: int, sender: str = "") -> bytes:
    """A line as Takeout writes it."""
    at = DAY + timedelta(minutes=number, seconds=2)
    return f"From {sender or f'{1858600000000000000 + number}@xxx'} {at:%a %b %d %H:%M:%S +0000 %Y}\n".encode()


def mbox(*mails: bytes, start: int = 1) -> bytes:
    """The mails behind separators, each a minute after the one before."""
    return b"".join(separator(number) + each + b"\n" for number, each in enumerate(mails, start))


def _mails(count: int) -> list[bytes]:
    return [mail(number) for number in range(1, count + 1)]


_UNDATED = b"From odd@repair.example Tue Foo 03 10:00:00 2026\nSubject: When?\n\nNo.\n\n"

MBOX = Example(
    files={"Takeout/Mail/All mail.mbox": mbox(*_mails(2))},
    newer={"Takeout/Mail/All mail.mbox": mbox(*_mails(3))},
    spoiled={"Takeout/Mail/All mail.mbox": mbox(mail(1)) + _UNDATED + mbox(mail(2), start=2)},
    spoiled_at=("Takeout/Mail/All mail.mbox:11",),
    many=lambda count: {"all.mbox": mbox(*_mails(count))},
    json=False,
)

FILES = Example(
    files={"kiln.eml": mail(1), "Maildir/cur/1772.M1.host:2,S": mail(2)},
    newer={"kiln.eml": mail(1), "Maildir/cur/1772.M1.host:2,RS": mail(2), "Maildir/new/1773.M2.host": mail(3)},
    spoiled={"kiln.eml": mail(1), "Maildir/cur/1772.M1.host:2,S": mail(2), "draft.eml": mail(3, Date=None)},
    spoiled_at=("draft.eml:1",),
    many=lambda count: {f"{number}.eml": mail(number) for number in range(count)},
    json=False,
)

"""Mail: one JSON line a message, as a Gmail connector exports it.

A mail is a machine's when its labels, its sender or its footer say so; mail that the owner sent never is. Each mail is
a version of its thread: the subject then, without `Re:` and the like, and who was on it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from memory_core.model.body import RecordBody, ThreadBody, Voice
from memory_core.model.entry import Draft, Subject
from memory_core.model.interval import moment
from memory_core.model.person import NOBODY, Person
from memory_core.sources.address import person
from memory_core.sources.base import Context, Item, Source, drafted, matching, pairs
from memory_core.sources.jsonl import rows
from memory_core.sources.row import Row

NAME: Final = "gmail"

_BULK_LABELS: Final = frozenset(
    f"{prefix}{label}" for prefix in ("", "CATEGORY_") for label in ("PROMOTIONS", "UPDATES", "FORUMS", "SOCIAL")
)
_LASTING_LABELS: Final = _BULK_LABELS | {"SENT"}
"""What a mail is. Other labels say what was done with it since, at times that no export tells."""

_BULK_SENDER: Final = re.compile(
    r"(?:(?:do[-_.]?)?not?[-_.]?reply|notif(?:y|ications?)|newsletters?|news|digest|mailer-daemon|postmaster|bounces?"
    r"|calendar-notification|alerts?|auto(?:mated|mailer)?)(?:[-_.+][^@]*)?@"
)
_FOOTER: Final = 400
"""How many characters at the end of a mail are its footer."""
_ANSWER_MARK: Final = re.compile(r"^(?:\s*(?:re|aw|sv|fwd?|wg|tr|rv)\s*(?:\[\d+\])?\s*:)+\s*", re.IGNORECASE)


def _read(path: Path, context: Context) -> Iterator[Item]:
    return drafted(rows(path, NAME, context.shown(path)), lambda row: _drafts(row, context))


def _drafts(row: Row, context: Context) -> tuple[Draft, Draft]:
    name, thread_id = row.id("id"), row.id("thread_id")
    at = row.time("date", context.zone)
    sender = person(row.text("from"))
    to, cc, labels = row.texts("to"), row.texts("cc"), row.texts("labels")
    subject, body = row.text_or_empty("subject"), row.text("body")
    mentioned = (sender, *map(person, to), *map(person, cc))
    members = tuple(dict.fromkeys(member for member in mentioned if member != NOBODY))
    thread = ThreadBody(source=NAME, title=_ANSWER_MARK.sub("", subject).strip(), members=members)
    record = RecordBody(
        source=NAME,
        kind="mail",
        thread_id=thread_id,
        occurred=moment(at.instant),
        text=body,
        voice=_voice(sender, labels, body),
        author=sender,
        fields=(
            *pairs("subject", [subject]),
            *pairs("to", to),
            *pairs("cc", cc),
            *pairs("label", (label for label in labels if label in _LASTING_LABELS)),
            *pairs("attachment", _attachments(row)),
        ),
    )
    return (
        Draft(Subject("thread", thread_id), "state", NAME, name, at.instant, at.basis, thread, row.place),
        Draft(Subject("record", name), "state", NAME, name, at.instant, at.basis, record, row.place),
    )


def _voice(sender: Person, labels: tuple[str, ...], body: str) -> Voice:
    if "SENT" in labels:
        return "person"
    bulk = (
        not _BULK_LABELS.isdisjoint(labels)
        or _BULK_SENDER.match(sender.address)
        or "unsubscribe" in body[-_FOOTER:].lower()
    )
    return "machine" if bulk else "person"


def _attachments(row: Row) -> list[str]:
    found = row.rows("attachments")
    return [" ".join(filter(None, (part.text("filename"), _in_brackets(part)))) for part in found]


def _in_brackets(part: Row) -> str:
    kind = part.text_or_empty("mime_type")
    return f"({kind})" if kind else ""


SOURCE: Final = Source(NAME, ("mail",), matching("connectors/gmail/messages.jsonl"), _read)

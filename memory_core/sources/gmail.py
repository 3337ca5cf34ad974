"""Mail: one JSON line a message, as a Gmail connector exports it.

Each mail is a version of its thread: the subject then, without `Re:` and the like, and who was on it.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from memory_core.model.body import RecordBody, ThreadBody
from memory_core.model.entry import Draft, Subject
from memory_core.model.interval import moment
from memory_core.model.person import NOBODY
from memory_core.sources.address import person
from memory_core.sources.base import Context, Item, Source, drafted, matching, pairs
from memory_core.sources.jsonl import rows
from memory_core.sources.mail import LASTING_LABELS, title, voice
from memory_core.sources.row import Row

NAME: Final = "gmail"


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
    thread = ThreadBody(source=NAME, title=title(subject), members=members)
    record = RecordBody(
        source=NAME,
        kind="mail",
        thread_id=thread_id,
        occurred=moment(at.instant),
        text=body,
        voice=voice(sender, labels, body),
        author=sender,
        fields=(
            *pairs("subject", [subject]),
            *pairs("to", to),
            *pairs("cc", cc),
            *pairs("label", (label for label in labels if label in LASTING_LABELS)),
            *pairs("attachment", _attachments(row)),
        ),
    )
    return (
        Draft(Subject("thread", thread_id), "state", NAME, name, at.instant, at.basis, thread, row.place),
        Draft(Subject("record", name), "state", NAME, name, at.instant, at.basis, record, row.place),
    )


def _attachments(row: Row) -> list[str]:
    found = row.rows("attachments")
    return [" ".join(filter(None, (part.text("filename"), _in_brackets(part)))) for part in found]


def _in_brackets(part: Row) -> str:
    kind = part.text_or_empty("mime_type")
    return f"({kind})" if kind else ""


SOURCE: Final = Source(NAME, ("mail",), matching("connectors/gmail/messages.jsonl"), _read)

"""The projects in Claude's export: what a project is for, and the documents that were put into it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from memory_core.model.body import RecordBody, ThreadBody
from memory_core.model.entry import Draft, Rejection, Subject
from memory_core.model.instant import Instant
from memory_core.model.interval import moment
from memory_core.sources.attachment import LARGEST
from memory_core.sources.base import Context, Format, Item, Part, drafted, pairs, undated
from memory_core.sources.container import Container
from memory_core.sources.document import listed_of
from memory_core.sources.glance import Glance
from memory_core.sources.row import Row

NAME: Final = "claude"


def _claims(glance: Glance) -> bool:
    return {"uuid", "name", "prompt_template", "docs"} <= glance.keys


def _read(container: Container, part: Part, context: Context) -> Iterator[Item]:
    with container.words(part.name) as file:
        for row in listed_of(file, NAME, container.place(part.name), "project", "projects"):
            if isinstance(row, Rejection):
                yield row
            else:
                yield from drafted([row], lambda project: _project(project, context))


def _project(row: Row, context: Context) -> Iterator[Item]:
    project = row.id("uuid")
    begun = row.time("created_at", context.zone).instant
    changed = row.time("updated_at", context.zone).instant if row.values.get("updated_at") is not None else begun
    body = ThreadBody(source=NAME, title=row.text_or_empty("name"))
    early = Draft(Subject("thread", project), "state", NAME, project, begun, "inferred", body, row.place)
    yield from undated(early, body, max(begun, changed))
    about = "\n\n".join(filter(None, (row.text_or_empty("description"), row.text_or_empty("prompt_template"))))
    if about.strip():
        # What it says now is known from its last change on; what it said before is not in the export.
        yield _draft(row, project, project, max(begun, changed), ("project", about, ""))
    yield from drafted(
        (part for part in row.parts("docs", "document")),
        lambda document: [
            _draft(
                document,
                document.id("uuid"),
                project,
                document.time("created_at", context.zone).instant,
                ("file", document.text("content")[:LARGEST], document.text_or_empty("filename")),
            )
        ],
    )


def _draft(row: Row, name: str, project: str, at: Instant, said: tuple[str, str, str]) -> Draft:
    kind, text, title = said
    body = RecordBody(
        source=NAME,
        kind=kind,
        thread_id=project,
        occurred=moment(at),
        text=text,
        voice="owner" if kind == "project" else "machine",
        fields=tuple(pairs("attachment", [title])),
    )
    return Draft(Subject("record", name), "state", NAME, name, at, "exact", body, row.place)


FORMAT: Final = Format(
    name="claude_projects",
    source=NAME,
    kinds=("project", "file"),
    read=_read,
    claims=_claims,
)

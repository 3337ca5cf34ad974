"""The search itself: rank on the view, then read what was found from the log as it stood at the view's as_of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from memory_core.errors import BadCursor
from memory_core.index.listing import Placed
from memory_core.index.ranking import Scored
from memory_core.index.tokens import terms
from memory_core.model.body import RecordBody, ThreadBody
from memory_core.model.entry import Subject
from memory_core.model.hit import Hit, Signal, Withheld
from memory_core.model.version import Version, versions
from memory_core.people.directory import Directory
from memory_core.people.owner import Owner
from memory_core.people.trust import trust
from memory_core.search.cursor import Cursor, written
from memory_core.search.passage import passage
from memory_core.search.request import DEEPEST, Request
from memory_core.store.log import Log
from memory_core.view.view import View

THREAD_WEIGHT: Final = 0.7
"""What a thread's text counts beside a record's own words."""

SHOWN: Final = 1200
"""Characters of a text in a list of hits."""


@dataclass(frozen=True, slots=True)
class Reader:
    """What is needed to show records: the view, the log behind it, and who people are as of the view."""

    view: View
    log: Log
    owner: Owner
    directory: Directory

    def in_force(self, subjects: Sequence[Subject]) -> dict[Subject, Version]:
        """The version of each subject that is in force; subjects without one are left out."""
        histories = self.log.history(subjects, self.view.snapshot.position.sequence)
        found = {}
        for subject, entries in histories.items():
            for version in versions(entries):
                if version.known.contains(self.view.as_of):
                    found[subject] = version
        return found

    def hit(self, version: Version, query: Sequence[str], longest: int, title: str = "") -> tuple[Hit, list[Withheld]]:
        """A record's version as it is shown, and what of it is not."""
        body = version.body
        if not isinstance(body, RecordBody):
            raise TypeError(f"a {version.subject.noun} is no record")
        trusted = trust(body, self.owner, self.directory)
        shown = passage(body, trusted, set(query), longest)
        hit = Hit(
            version.subject.id,
            version.source_id,
            body.source,
            body.kind,
            body.thread_id,
            title,
            self._who(body),
            body.occurred,
            version.known.start,
            version.basis,
            shown.text,
            trusted,
            shown.truncated,
            highlights=shown.highlights,
            reply_to=body.reply_to,
            fields=body.fields,
        )
        return hit, [Withheld(hit.id, reason) for reason in shown.withheld]

    def _who(self, body: RecordBody) -> str | None:
        """Who said or wrote it, as it is shown; None when nobody can be named."""
        match body.voice:
            case "owner":
                return self.owner.name or None
            case "assistant":
                return body.author_label or "assistant"
            case "machine":
                return body.author_label or self.directory.display(body.author)
            case "person":
                return self.directory.display(body.author, body.author_label)

    def beside(self, hit: Hit) -> Hit:
        """The hit with its neighbours in the thread."""
        placed = Placed(hit.occurred.start, hit.id, 0)
        before, after = self.view.beside(hit.thread_id, placed)
        return replace(hit, before=before.id if before else "", after=after.id if after else "")


@dataclass(frozen=True, slots=True)
class Results:
    """Hits, best first (by time without words); what of them is withheld; the cursor of the next page or ""."""

    hits: tuple[Hit, ...]
    withheld: tuple[Withheld, ...]
    next: str


def search(reader: Reader, request: Request, offset: int = 0) -> Results:
    """One page of a search: up to `request.limit` hits after the first `offset`.

    Raises BadFilter, AmbiguousName, UnknownName for filters that cannot be, BadCursor for a page too deep.
    """
    wanted = request.filter(reader.directory)
    if offset + request.limit > DEEPEST:
        raise BadCursor
    query = terms(request.query)
    depth = offset + request.limit + 1
    found: Sequence[Scored | Placed]
    if request.query.strip():
        found = reader.view.best(query, depth, THREAD_WEIGHT, wanted)
    else:
        found = reader.view.latest(depth, wanted)
    page = found[offset : offset + request.limit]
    more = len(found) > offset + request.limit and offset + 2 * request.limit <= DEEPEST
    cursor = Cursor(offset + request.limit, reader.view.as_of)
    hits, withheld = _read(reader, page, query)
    return Results(hits, withheld, written(cursor, reader.view.snapshot.scope, request) if more else "")


def _read(
    reader: Reader, page: Sequence[Scored | Placed], query: Sequence[str]
) -> tuple[tuple[Hit, ...], tuple[Withheld, ...]]:
    records = reader.in_force([Subject("record", each.id) for each in page])
    bodies = {v.subject.id: v.body for v in records.values() if isinstance(v.body, RecordBody)}
    threads = reader.in_force([Subject("thread", body.thread_id) for body in bodies.values()])
    titles = {subject.id: v.body.title for subject, v in threads.items() if isinstance(v.body, ThreadBody)}
    parts = reader.view.explain(query, list(bodies.values()))
    explained = dict(zip(bodies, parts, strict=True))
    hits, withheld = [], []
    for each in page:
        title = titles.get(bodies[each.id].thread_id, "")
        hit, hidden = reader.hit(records[Subject("record", each.id)], query, SHOWN, title)
        withheld += hidden
        if isinstance(each, Scored):
            hit = replace(hit, score=each.score, why=_why(each, explained[each.id]))
        hits.append(reader.beside(hit))
    return tuple(hits), tuple(withheld)


def _why(scored: Scored, parts: Mapping[str, float]) -> tuple[Signal, ...]:
    signals = [Signal("words", scored.score - scored.bonus, tuple(parts.items())), Signal("thread", scored.bonus)]
    return tuple(signal for signal in signals if signal.score > 0)

"""The log in memory: the twin by which `SqliteLog` is judged, and what tests of other folders use."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from memory_core.model.body import EARLIER_STATE, RecordBody
from memory_core.model.entry import Draft, Entry, Noun, Subject
from memory_core.model.instant import Instant
from memory_core.model.version import conflicting, in_force_first
from memory_core.store.log import Coverage, Import, Outcome, Position


class MemoryLog:
    """A `Log` that ends with the process; one thread at a time."""

    def __init__(self, scope: str) -> None:
        self._scope = scope
        self._entries: list[Entry] = []
        self._by_subject: dict[Subject, list[Entry]] = {}
        self._imports: dict[tuple[Instant, str], Import] = {}
        self._owner = ""
        self._closed = False

    @property
    def scope(self) -> str:
        """As in `Log`."""
        return self._scope

    def append(self, drafts: Sequence[Draft], recorded_at: Instant) -> list[Outcome]:
        """As in `Log`."""
        self._ask()
        return [self._take(draft, recorded_at) for draft in drafts]

    def position(self) -> Position:
        """As in `Log`."""
        self._ask()
        return Position(len(self._entries))

    def entries(self, after: int, upto: int) -> list[Entry]:
        """As in `Log`."""
        self._ask()
        return [entry for entry in self._entries if after < entry.seq <= upto]

    def history(self, subjects: Collection[Subject], upto: int) -> dict[Subject, tuple[Entry, ...]]:
        """As in `Log`."""
        self._ask()
        found = {
            subject: tuple(entry for entry in self._by_subject.get(subject, ()) if entry.seq <= upto)
            for subject in subjects
        }
        return {subject: entries for subject, entries in found.items() if entries}

    def subjects(self, noun: Noun) -> list[Subject]:
        """As in `Log`."""
        self._ask()
        return sorted((subject for subject in self._by_subject if subject.noun == noun), key=lambda subject: subject.id)

    def cited(self, source_id: str) -> tuple[Subject, ...]:
        """As in `Log`."""
        return tuple(
            subject
            for subject in self.subjects("record")
            if any(entry.draft.source_id == source_id for entry in self._by_subject[subject])
        )

    def coverage(self) -> tuple[Coverage, ...]:
        """As in `Log`."""
        self._ask()
        about_records = [entry for entry in self._entries if entry.draft.subject.noun == "record"]
        return tuple(
            self._covered(source, [entry for entry in about_records if entry.draft.source == source])
            for source in sorted({entry.draft.source for entry in about_records})
        )

    def note_import(self, run: Import) -> None:
        """As in `Log`."""
        self._ask()
        self._imports[run.started_at, run.path] = run

    def imports(self) -> tuple[Import, ...]:
        """As in `Log`."""
        self._ask()
        return tuple(self._imports[key] for key in sorted(self._imports))

    def owner(self) -> str:
        """As in `Log`."""
        self._ask()
        return self._owner

    def save_owner(self, settings: str) -> None:
        """As in `Log`."""
        self._ask()
        self._owner = settings

    def problems(self) -> tuple[str, ...]:
        """As in `Log`; memory has none."""
        self._ask()
        return ()

    def close(self) -> None:
        """As in `Log`."""
        self._closed = True

    def _ask(self) -> None:
        if self._closed:
            raise ValueError("the log is closed")

    def _take(self, draft: Draft, recorded_at: Instant) -> Outcome:
        before = [entry.draft for entry in self._by_subject.get(draft.subject, ())]
        if before and before[0].source != draft.source:
            return Outcome.TAKEN
        rivals = [other for other in before if (other.known_from, other.order) == (draft.known_from, draft.order)]
        disputed = any(conflicting(other, draft) for other in rivals)
        if any((other.change, other.body) == (draft.change, draft.body) for other in rivals):
            in_force = in_force_first(draft) == min(in_force_first(other) for other in rivals)
            return Outcome.KNOWN if in_force or not disputed else Outcome.CONFLICT
        entry = Entry(len(self._entries) + 1, recorded_at, draft)
        self._entries.append(entry)
        self._by_subject.setdefault(draft.subject, []).append(entry)
        if not before:
            return Outcome.ADDED
        return Outcome.CONFLICT if disputed else Outcome.CHANGED

    def _covered(self, source: str, entries: list[Entry]) -> Coverage:
        times = [entry.draft.known_from for entry in entries]
        return Coverage(
            source=source,
            records=sum(self._by_subject[entry.draft.subject][0] is entry for entry in entries),
            entries=len(entries),
            first=min(times),
            last=max(times),
            recorded_at=max(entry.recorded_at for entry in entries),
            partial=len({entry.draft.subject for entry in entries if self._lacks_its_beginning(entry.draft)}),
        )

    def _lacks_its_beginning(self, draft: Draft) -> bool:
        earliest = min((other.draft.known_from, other.draft.order) for other in self._by_subject[draft.subject])
        return (
            isinstance(draft.body, RecordBody)
            and any(name == EARLIER_STATE for name, _ in draft.body.fields)
            and (draft.known_from, draft.order) == earliest
        )

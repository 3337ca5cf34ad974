"""The log in memory: the twin by which `SqliteLog` is judged, and what tests of other folders use."""

from __future__ import annotations

import secrets
from collections import defaultdict
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from hashlib import blake2b
from typing import Any

from memory_core.errors import NotForgotten, NotFound
from memory_core.hygiene.instructions import DETECTOR
from memory_core.model.act import FORGETTING, Act, Deed, Target
from memory_core.model.body import EARLIER_STATE, RecordBody, Span
from memory_core.model.entry import Draft, Entry, Noun, Subject
from memory_core.model.instant import Instant
from memory_core.model.reached import Reached
from memory_core.model.state import Actor, State, allow
from memory_core.model.version import in_force_first
from memory_core.store.judgement import said, same
from memory_core.store.listing import listed, struck
from memory_core.store.log import Coverage, Erased, Import, Outcome, Position
from memory_core.store.tombstone import liftable, of_draft, of_history, of_names, of_subject


class MemoryLog:
    """A `Log` that ends with the process; one thread at a time."""

    def __init__(self, scope: str) -> None:
        self._scope = scope
        self._entries: list[Entry] = []
        self._acts: list[Act] = []
        self._states: dict[str, State] = {}
        self._tombstones: dict[int, frozenset[bytes]] = {}
        self._epoch = self._erased = 0
        self._detector = DETECTOR
        self._key = secrets.token_bytes(32)
        self._by_subject: dict[Subject, list[Entry]] = {}
        self._imports: dict[tuple[Instant, str], Import] = {}
        self._reached: dict[str, Reached | None] = {}
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
        return Position(len(self._entries) + len(self._acts) + self._erased, self._epoch)

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
        withheld = {name for name, state in self._states.items() if state != "active"}
        about_records = [
            entry
            for entry in self._entries
            if entry.draft.subject.noun == "record" and entry.draft.subject.id not in withheld
        ]
        return tuple(
            self._covered(source, [entry for entry in about_records if entry.draft.source == source])
            for source in sorted({entry.draft.source for entry in about_records})
        )

    def note_import(self, run: Import) -> None:
        """As in `Log`."""
        self._ask()
        self._act("import", "import", "memory", "", run.finished_at or run.started_at)
        self._imports[run.started_at, run.path] = run

    def imports(self) -> tuple[Import, ...]:
        """As in `Log`."""
        self._ask()
        return tuple(self._imports[key] for key in sorted(self._imports))

    def note_reached(self, path: str, reached: Reached | None) -> None:
        """As in `Log`."""
        self._ask()
        self._reached[path] = reached

    def reached(self, path: str) -> Reached | None:
        """As in `Log`."""
        self._ask()
        return self._reached.get(path)

    def owner(self) -> str:
        """As in `Log`."""
        self._ask()
        return self._owner

    def save_owner(self, settings: str, at: Instant) -> None:
        """As in `Log`."""
        self._ask()
        self._act("owner", "person", "memory", "", at)
        self._owner = settings

    def acts(self, after: int, upto: int) -> list[Act]:
        """As in `Log`."""
        return [act for act in self._acts if after < act.seq <= upto]

    def states(self) -> dict[str, State]:
        """As in `Log`."""
        return dict(self._states)

    def move(self, id: str, after: State, by: Actor, why: str, at: Instant) -> State:
        """As in `Log`."""
        entries = self._by_subject.get(Subject("record", id), [])
        if not entries:
            raise NotFound(id)
        before = self._states.get(id, "active")
        allow(before, after, by)
        act = self._act("state", by, "record", id, at, detail=after, why=why)
        if before == "rejected":
            self._take_down(Subject("record", id), "state")
        if after == "rejected":
            self._tombstones[act.seq] = of_history(self._key, Subject("record", id), said(entries))
        self._states[id] = after
        return before

    def forget(self, subjects: Collection[Subject], by: Actor, receipt: str, at: Instant) -> Erased:
        """As in `Log`."""
        records = {subject.id for subject in subjects if subject.noun == "record"}
        gone: dict[Subject, list[Entry]] = defaultdict(list)
        for entry in self._entries:
            draft = entry.draft
            made = draft.subject.noun != "record" and draft.source_id in records
            if draft.subject in subjects or made:
                gone[draft.subject].append(entry)
        for subject in sorted(gone, key=lambda each: (each.noun, each.id)):
            erased = tuple(entry.seq for entry in gone[subject])
            act = self._act("forgot", by, subject.noun, subject.id, at, detail=receipt, erased=erased)
            if subject in subjects:
                self._tombstones[act.seq] = of_history(self._key, subject, said(gone[subject]))
            self._states.pop(subject.id, None)
        lost = sorted(entry.seq for entries in gone.values() for entry in entries)
        if lost:
            self._lose(set(lost))
        return Erased(len(gone), tuple(lost))

    def strike(self, names: Collection[str], by: Actor, receipt: str, at: Instant) -> frozenset[str]:
        """As in `Log`."""
        found = [(entry, out) for entry in self._entries if (out := struck(entry.draft.body, names)).taken]
        erased: dict[Subject, list[int]] = defaultdict(list)
        for entry, _ in found:
            erased[entry.draft.subject].append(entry.seq)
        for subject, seqs in erased.items():
            self._act("struck", by, subject.noun, subject.id, at, detail=receipt, erased=tuple(seqs))
        act = self._act("barred", by, "memory", "", at, detail=receipt)
        self._tombstones[act.seq] = of_names(self._key, names)
        self._lose({entry.seq for entry, _ in found})
        for entry, out in found:
            if out.left is not None:
                self._keep(replace(entry.draft, body=out.left), entry.recorded_at)
        return frozenset(text for _, out in found for text in out.taken if text)

    def lift(self, id: str, why: str, at: Instant) -> None:
        """As in `Log`."""
        taken = [self._take_down(subject, deed) for subject in liftable(id) for deed in FORGETTING]
        if not any(taken):
            raise NotForgotten(id)
        self._act("lifted", "person", "record", id, at, why=why)

    def examine(self, detector: str, spans: Callable[[str], tuple[Span, ...]], at: Instant) -> int:
        """As in `Log`."""
        if self._detector == detector:
            return 0
        changed = 0
        for place, entry in enumerate(self._entries):
            body = entry.draft.body
            if isinstance(body, RecordBody) and (found := spans(body.text)) != body.spans:
                self._entries[place] = replace(entry, draft=replace(entry.draft, body=replace(body, spans=found)))
                changed += 1
        self._by_subject = {}
        for entry in self._entries:
            self._by_subject.setdefault(entry.draft.subject, []).append(entry)
        self._act("examined", "person", "memory", "", at, detail=detector)
        self._detector = detector
        return changed

    def detector(self) -> str:
        """As in `Log`."""
        return self._detector

    def wipe(self) -> bool:
        """As in `Log`; memory has no files."""
        return True

    def secret(self, purpose: str) -> bytes:
        """As in `Log`."""
        return blake2b(purpose.encode(), key=self._key, digest_size=32).digest()

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

    def _act(
        self,
        deed: Deed,
        by: Actor,
        target: Target,
        id: str,
        at: Instant,
        **more: Any,  # noqa: ANN401
    ) -> Act:
        act = Act(self.position().sequence + 1, at, deed, by, target, id, **more)
        self._acts.append(act)
        return act

    def _take_down(self, subject: Subject, deed: Deed) -> bool:
        """Remove the tombstones that such a deed put up for a subject; whether there were any."""
        digest, deeds = of_subject(self._key, subject), {act.seq: act.deed for act in self._acts}
        taken = [seq for seq, digests in self._tombstones.items() if digest in digests and deeds[seq] == deed]
        for seq in taken:
            del self._tombstones[seq]
        return bool(taken)

    def _take(self, draft: Draft, recorded_at: Instant) -> Outcome:
        standing: frozenset[bytes] = frozenset().union(*self._tombstones.values())
        if not of_draft(self._key, draft).isdisjoint(standing):
            return Outcome.REFUSED
        names = {name for each in listed(draft.body) for name in each.telling}
        gone = {name for name in names if not of_names(self._key, [name]).isdisjoint(standing)}
        draft = replace(draft, body=struck(draft.body, gone).left)
        before = [entry.draft for entry in self._by_subject.get(draft.subject, ())]
        if before and before[0].source != draft.source:
            return Outcome.TAKEN
        rivals = [other for other in before if (other.known_from, other.order) == (draft.known_from, draft.order)]
        disputed = any(not same(other.body, draft.body) for other in rivals)
        known = next((other for other in rivals if other.change == draft.change and same(other.body, draft.body)), None)
        if known:
            draft = known
            in_force = in_force_first(draft) == min(in_force_first(other) for other in rivals)
            return Outcome.KNOWN if in_force or not disputed else Outcome.CONFLICT
        self._keep(draft, recorded_at)
        if not before:
            return Outcome.ADDED
        return Outcome.CONFLICT if disputed else Outcome.CHANGED

    def _keep(self, draft: Draft, recorded_at: Instant) -> None:
        entry = Entry(self.position().sequence + 1, recorded_at, draft)
        self._entries.append(entry)
        self._by_subject.setdefault(draft.subject, []).append(entry)

    def _lose(self, seqs: Collection[int]) -> None:
        kept = [entry for entry in self._entries if entry.seq not in seqs]
        self._erased += len(self._entries) - len(kept)
        self._entries, self._by_subject = kept, {}
        for entry in kept:
            self._by_subject.setdefault(entry.draft.subject, []).append(entry)
        self._epoch += 1

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

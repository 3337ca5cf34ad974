"""One scope's memory: the facade that the edge talks to. It reads what callers write, and delegates the rest.

Nothing here knows the time: `now` is handed in with every question that may be about it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import replace
from threading import Lock
from typing import TYPE_CHECKING, Final, TypeAlias, TypeVar

from memory_core.agenda.agenda import Agenda
from memory_core.errors import BadCursor, BadFilter, NotFound
from memory_core.exchange import Answered, Asked, Preview, Replied, Shown, State, Status
from memory_core.forget.erasure import Forgotten, complete, erase
from memory_core.forget.quoting import naming, quoting
from memory_core.forget.selection import Chosen, Wish, chosen, emptied, unheld
from memory_core.hygiene.instructions import DETECTOR, spans
from memory_core.index.follower import Follower, Progress
from memory_core.index.snapshot import Edition
from memory_core.model.answer import Outcome
from memory_core.model.body import PersonBody
from memory_core.model.entry import Subject
from memory_core.model.hit import Hit, Withheld
from memory_core.model.instant import Instant, from_iso, to_datetime, to_iso
from memory_core.model.state import Actor
from memory_core.model.state import State as Standing
from memory_core.model.version import Version, versions
from memory_core.people.directory import Directory
from memory_core.people.owner import Owner, owner_from_json, owner_to_json, tzinfo
from memory_core.search.cursor import read as read_cursor
from memory_core.search.meaning import Encoder, Meaning
from memory_core.search.question import LONGEST, MOST_TERMS
from memory_core.search.reader import Reader
from memory_core.search.request import Request
from memory_core.search.search import SHOWN, search
from memory_core.store.log import Log, Position
from memory_core.store.shelf import Shelf
from memory_core.view.view import View
from memory_core.when.point import Point, point

if TYPE_CHECKING:
    from memory_core.answer.evidence import Evidence
    from memory_core.answer.question import Question

__all__ = ["Answered", "Asked", "Memory", "Preview", "Replied", "Shown", "State", "Status"]

_T = TypeVar("_T")

Read: TypeAlias = "Callable[[Question, Evidence], Outcome]"
"""A reader: from a question and all the evidence there is for it to an answer."""

LISTED: Final = 20
"""Records that are listed before they are forgotten."""

WHOLE: Final = 20_000
"""Characters of a text when one record is asked for."""

KEPT: Final = 8
"""Who people were and what the calendar held as of an instant, remembered for as many instants."""

_UNTOLD: Final = Instant(0)

MOST_PARTS: Final = 50
"""Records shown of an id that several share, such as a session's."""


class Memory:
    """A scope's memory over a log and a shelf, with an encoder of texts where there is one.

    Safe to share between threads.
    """

    def __init__(self, log: Log, shelf: Shelf, encode: Encoder | None = None) -> None:
        self._log = log
        self._meaning = Meaning(encode) if encode else None
        self._follower = Follower(log, shelf)
        self._guard = Lock()
        self._agendas: dict[tuple[Edition, Instant, str], Agenda] = {}
        self._directories: dict[tuple[Edition, Instant, Owner, bool], Directory] = {}
        self._listed: tuple[Position, tuple[tuple[Version, ...], ...]] = (Position(-1), ())

    @property
    def owner(self) -> Owner:
        """Who this memory belongs to."""
        return owner_from_json(self._log.owner())

    def belongs_to(self, owner: Owner, at: Instant = _UNTOLD) -> None:
        """Say who this memory belongs to; `at` is when that was said, for the audit."""
        self._log.save_owner(owner_to_json(owner), at)

    def view(self, as_of: Instant, *, withheld: bool = False) -> View:
        """What is known as of an instant; with what is withheld if a person asks for it."""
        return View(self._follower.snapshot(), as_of, withheld)

    def settle(self, progress: Progress | None = None) -> bool:
        """Bring the index on disk in step with the log; False when another process is doing so."""
        return self._follower.settle(progress)

    def rebuild(self, progress: Progress | None = None) -> bool:
        """Build the index on disk anew from the log; False when another process is writing it."""
        return self._follower.rebuild(progress)

    def examine(self, now: Instant) -> int:
        """Look for words to assistants by today's detector in all that is held; how many records read differently.

        Does nothing when that was done before. The index on disk has to be built anew afterwards.
        """
        return self._log.examine(DETECTOR, spans, now)

    def check(self) -> None:
        """Read the whole index on disk; raises IndexDamaged when it is not what was written."""
        self._follower.check()

    def search(self, asked: Asked, now: Instant) -> Answered:
        """Find records as of an instant, by default now.

        Raises BadInstant, BadFilter, BadCursor, AmbiguousName or UnknownName for what cannot be read.
        """
        owner = self.owner
        zone = tzinfo(owner)
        points = {
            name: point(name, text, zone)
            for name, text in (("after", asked.after), ("before", asked.before))
            if text.strip()
        }
        request = Request(
            asked.query,
            asked.source,
            asked.kind,
            asked.person,
            asked.thread,
            points["after"].instant if "after" in points else None,
            points["before"].instant if "before" in points else None,
            asked.limit,
            asked.withheld,
            asked.without,
        )
        as_of, offset = _as_of(asked.as_of, owner, now), 0
        if asked.cursor:
            cursor = read_cursor(asked.cursor, self._log.scope, request)
            if asked.as_of.strip() and cursor.as_of != as_of.instant:
                raise BadCursor
            as_of, offset = replace(as_of, instant=cursor.as_of), cursor.offset
        results = self.undisturbed(
            lambda: search(self._reader(as_of.instant, owner, withheld=asked.withheld), request, offset)
        )
        notes = [*(each.assumed for each in (as_of, *points.values()) if each.assumed), *results.notes]
        if asked.query.strip() and not request.terms:
            notes.append("The query has no words to search for: what it has is too common, or no word.")
        if len(request.terms) > MOST_TERMS:
            notes.append(f"Only the first {MOST_TERMS} different words of the query were searched for.")
        return Answered(as_of.instant, results.hits, results.withheld, results.next, tuple(notes))

    def answer(self, question: str, as_of: str, now: Instant, reads: Read | None = None) -> Replied:
        """Answer a question as of an instant, by default now, from what a search for it finds and nothing else.

        `reads` makes the answer from the question and its evidence; the built-in reader unless another is given.

        Raises BadInstant, BadFilter for a question without words, and what the reader raises.
        """
        if not question.strip():
            raise BadFilter("question", question, "a question in words")
        return self.undisturbed(lambda: self._answer(question, as_of, now, reads))

    def _answer(self, question: str, as_of: str, now: Instant, reads: Read | None) -> Replied:
        # A server that is only searched need not wait for what reads and answers.
        from memory_core.answer.evidence import gathered  # noqa: PLC0415
        from memory_core.answer.question import understood  # noqa: PLC0415
        from memory_core.answer.reader import read  # noqa: PLC0415

        owner = self.owner
        at = _as_of(as_of, owner, now)
        reader = self._reader(at.instant, owner)
        asked = understood(question[:LONGEST], reader.directory, to_datetime(at.instant, tzinfo(owner)))
        evidence = gathered(asked, reader, self.agenda(at.instant))
        notes = (at.assumed,) if at.assumed else ()
        return Replied(at.instant, (reads or read)(asked, evidence), evidence.hits, evidence.withheld, notes)

    def record(self, id: str, as_of: str, now: Instant, *, withheld: bool = False) -> Shown:
        """Show what an id means as of an instant: a record's, a version's (`id@instant`) or an export entry's.

        Raises BadInstant, and NotFound when nothing of that id is in force and not withheld.
        """
        return self.undisturbed(lambda: self._record(id, as_of, now, withheld=withheld))

    def _record(self, id: str, as_of: str, now: Instant, *, withheld: bool) -> Shown:
        owner = self.owner
        at = _as_of(as_of, owner, now)
        reader = self._reader(at.instant, owner, withheld=withheld)
        subjects = self._named(id, reader.view)
        found = reader.in_force(subjects)
        if not found:
            raise NotFound(id, to_iso(at.instant, tzinfo(owner)))
        there = [found[subject] for subject in subjects if subject in found]
        shown, hidden = reader.shown(there[:MOST_PARTS], (), WHOLE)
        records = [reader.beside(hit) for hit in shown]
        neighbours, hidden_beside = self._neighbours(reader, records[0]) if len(records) == 1 else ([], [])
        return Shown(
            at.instant,
            tuple(records),
            tuple(neighbours),
            self._states(records[0].id, reader.view) if len(records) == 1 else (),
            (*hidden, *hidden_beside),
            len(there) - len(records),
            (at.assumed,) if at.assumed else (),
        )

    def agenda(self, as_of: Instant) -> Agenda:
        """The calendar as it stood at an instant."""
        view, zone = self.view(as_of), tzinfo(self.owner)
        key = (view.snapshot.edition, view.last_change, zone.key)
        found = self._agendas.get(key)
        if found is None:
            found = Agenda.of(view, self._log, zone)
            with self._guard:
                while len(self._agendas) >= KEPT:
                    self._agendas.pop(next(iter(self._agendas)))
                self._agendas[key] = found
        return found

    def reader(self, as_of: Instant) -> Reader:
        """What reads records, and who people are, as of an instant."""
        return self._reader(as_of, self.owner)

    def listed(self, as_of: Instant) -> tuple[PersonBody, ...]:
        """The people whom sources list as of an instant, as they write them."""
        return tuple(self._listed_persons(self.view(as_of)))

    def status(self) -> Status:
        """What the memory holds, now."""
        return Status(
            self._log.scope,
            self.owner,
            self._log.position(),
            self._follower.shelved,
            self._log.coverage(),
            self._log.imports(),
        )

    def state(self, id: str) -> Standing:
        """The state a record is in.

        Raises NotFound when nothing of that id is held.
        """
        snapshot = self._follower.snapshot()
        if not self._log.history([Subject("record", id)], snapshot.position.sequence):
            raise NotFound(id)
        return snapshot.state(id)

    def move(self, id: str, after: Standing, why: str, now: Instant, by: Actor = "person") -> Standing:
        """Move a record to another state, at every as_of; the state before.

        Raises NotFound, IllegalMove.
        """
        return self._log.move(id, after, by, why, now)

    def would_forget(self, wish: Wish, now: Instant) -> Preview:
        """What a wish would take, as of now and before.

        Raises NothingChosen, NotFound, and what a search raises for filters that cannot be.
        """
        return self.undisturbed(lambda: self._would_forget(wish, now))

    def _would_forget(self, wish: Wish, now: Instant) -> Preview:
        reader = self._reader(now, self.owner, withheld=True)
        going = chosen(wish, self._log, reader.view.snapshot, reader.directory)
        found = reader.in_force([Subject("record", each) for each in going.records[:LISTED]])
        hits, _ = reader.shown(list(found.values()), (), SHOWN)
        repeats = () if wish.everything else quoting(reader, going.records)
        named = naming(reader, going.names, set(going.records))
        return Preview(going, tuple(hits), tuple(sorted({*repeats, *named})))

    def forget(self, records: Collection[str], going: Chosen, by: Actor, receipt: str, now: Instant) -> Forgotten:
        """Forget these records of what a wish chose, and what goes with them; see `complete` for what may be left."""
        if set(records) != set(going.records):
            threads = self.undisturbed(lambda: emptied(records, self._log, self._follower.snapshot()))
            going = Chosen(tuple(sorted(records)), frozenset(threads))
        done = erase(self._log, self._follower, going, by, receipt, now)
        with self._guard:
            self._directories.clear()
            self._agendas.clear()
            self._listed = (Position(-1), ())
        if self._meaning:
            self._meaning.clear()
        return done

    def unheld(self, terms: Collection[str]) -> set[str]:
        """Those terms that no record or thread has, at any instant and in any state."""
        return self.undisturbed(lambda: unheld(self._follower.snapshot(), terms))

    def complete(self) -> bool:
        """Finish what forgetting left undone; False while another process hinders it."""
        return complete(self._log, self._follower)

    def undisturbed(self, work: Callable[[], _T]) -> _T:
        """What some reading comes to; it is done again when something was forgotten meanwhile.

        Whoever forgets overwrites segments that others may be reading: what they read then is nothing, or fails.
        """
        while True:
            before = self._erasures()
            try:
                done = work()
            except (LookupError, ValueError):
                # What overwritten arrays lead to; anything else is no consequence of a forgetting.
                if self._erasures() == before:
                    raise
            else:
                if self._erasures() == before:
                    return done

    def _erasures(self) -> tuple[int, int]:
        """How often something was erased from the log; and up to which of these times from the segments."""
        return self._log.position().epoch, self._follower.shelved.epoch

    def _reader(self, as_of: Instant, owner: Owner, *, withheld: bool = False) -> Reader:
        view = self.view(as_of, withheld=withheld)
        key = (view.snapshot.edition, view.last_change, owner, withheld)
        directory = self._directories.get(key)
        if directory is None:
            directory = Directory.of(self._listed_persons(view), view.people(), owner)
            with self._guard:
                while len(self._directories) >= KEPT:
                    self._directories.pop(next(iter(self._directories)))
                self._directories[key] = directory
        return Reader(view, self._log, owner, directory, self._meaning)

    def _listed_persons(self, view: View) -> list[PersonBody]:
        """The persons whom sources list as of the view."""
        in_force = (
            version.body
            for states in self._persons(view.snapshot.position)
            for version in states
            if version.known.contains(view.as_of)
        )
        return [body for body in in_force if isinstance(body, PersonBody)]

    def _persons(self, position: Position) -> tuple[tuple[Version, ...], ...]:
        """All versions of all persons that sources list; read anew only when the log has grown."""
        listed, persons = self._listed
        if listed != position:
            histories = self._log.history(self._log.subjects("person"), position.sequence)
            persons = tuple(versions(entries) for entries in histories.values())
            self._listed = (position, persons)
        return persons

    def _named(self, id: str, view: View) -> list[Subject]:
        """The records an id may mean, in order."""
        subject = Subject("record", id)
        if self._log.history([subject], view.snapshot.position.sequence):
            return [subject]
        cited = list(self._log.cited(id))
        name, _, instant = id.rpartition("@")
        return cited or ([Subject("record", name)] if name and _is_instant(instant) else [])

    def _states(self, id: str, view: View) -> tuple[State, ...]:
        histories = self._log.history([Subject("record", id)], view.snapshot.position.sequence)
        return tuple(
            State(each.source_id, each.known.start, each.known.end if each.known.end <= view.as_of else None)
            for entries in histories.values()
            for each in versions(entries)
            if each.known.start <= view.as_of
        )

    @staticmethod
    def _neighbours(reader: Reader, hit: Hit) -> tuple[list[Hit], list[Withheld]]:
        subjects = [Subject("record", each) for each in (hit.before, hit.after) if each]
        found = reader.in_force(subjects)
        return reader.shown([found[subject] for subject in subjects if subject in found], (), WHOLE)


def _as_of(text: str, owner: Owner, now: Instant) -> Point:
    return point("as_of", text, tzinfo(owner), edge="end") if text.strip() else Point(now)


def _is_instant(text: str) -> bool:
    try:
        from_iso(text)
    except ValueError:
        return text.lstrip("-").isdigit()
    return True

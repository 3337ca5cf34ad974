"""What a source is, and how to add a format of one.

A source is where records come from (`slack`); a format is how an export of it is written (`slack_export`). Several
formats may bring one source, and people hand over a folder, a ZIP archive or a file of any of them.

1. Write a module in `formats/`, named after the format:

       FORMAT = Format(
           name="diary",
           source="diary",
           kinds=("entry",),
           claims=lambda glance: {"day", "words"} <= glance.keys,
           read=_read,
       )

       def _read(container: Container, part: Part, context: Context) -> Iterator[Item]:
           with container.open(part.name) as file:
               yield from drafted(rows_of(file, NAME, container.place(part.name)), lambda row: [_entry(row, context)])

   `claims` recognises one part by its content, from a look at its beginning; `folders` recognises parts that only
   together are an export, by how they lie. `read` takes what it needs in a stream, through `jsonl` or `document`.
2. Give every record the id that its source gave it, behind a word of your own where it is only a number. Find
   `known_from`, the first instant at which the owner could have known it, and say by `basis` how sure that is. Never
   use the time of a file for when something happened. Further facts are fields, one pair for each element of a list.
   Turns of chats and coding sessions are records of their own, so that a session that grows re-versions nothing.
3. Raise `Unfit` about what cannot be read (the methods of `Row` do); `drafted` makes it a rejection and goes on.
   Never skip anything silently, and never guess an id or a time.
4. Put its `FORMAT` into the list of `registry.py`, and an example of your own into `tests/formats/`. The contract tests
   then run over it.

The layout of a workspace folder (`native/`, `connectors/`) is older than this and read by `Source` objects; steps 2
and 3 hold for them alike. No source knows of other sources, of the log, or of whose memory it is; hygiene is applied
behind it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from datetime import tzinfo
from pathlib import Path
from typing import TypeAlias

from memory_core.model.body import Body, ThreadBody
from memory_core.model.entry import Draft, Place, Rejection, Subject
from memory_core.model.instant import Instant
from memory_core.sources.container import Container
from memory_core.sources.cursor import Cursor
from memory_core.sources.glance import Glance
from memory_core.sources.row import Row, Unfit

Item: TypeAlias = Draft | Rejection


@dataclass(frozen=True, slots=True)
class Context:
    """What a source is told: the owner's zone, for times without one; the folder that places are relative to.

    Its `cursor` says where the run is: a format whose parts are rows that stand for themselves reads `cursor.rows`.
    """

    zone: tzinfo
    root: Path | None = None
    cursor: Cursor = field(default_factory=Cursor, compare=False)

    def shown(self, path: Path) -> str:
        """The path as places give it: relative to the root, with `/`; as it is when it lies elsewhere."""
        inside = self.root is not None and path.is_relative_to(self.root)
        written = (path.relative_to(self.root) if self.root is not None and inside else path).as_posix()
        return written.encode(errors="surrogateescape").decode(errors="replace")


@dataclass(frozen=True, slots=True)
class Part:
    """What a format reads in one go: the part that names it, and those that are read with it."""

    name: str
    beside: tuple[str, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        """All of them."""
        return (self.name, *self.beside)


def _nothing(_: Glance) -> bool:
    return False


def _no_folders(_: Container) -> Iterable[Part]:
    return ()


@dataclass(frozen=True, slots=True)
class Format:
    """A way in which exports of a source are written, and how to recognise and read it.

    `folders` is asked first, with the whole container, and its parts belong to it; `claims` is asked about each part
    that is left, and the first format that claims it reads it. `kinds` are those of its records.
    """

    name: str
    source: str
    kinds: tuple[str, ...]
    read: Callable[[Container, Part, Context], Iterator[Item]]
    claims: Callable[[Glance], bool] = _nothing
    folders: Callable[[Container], Iterable[Part]] = _no_folders
    passes: int = 1
    grows: bool = False

    def items(self, container: Container, part: Part, context: Context) -> Iterator[Item]:
        """The drafts and rejections of a part; one that cannot be read (on) is a rejection too."""
        try:
            yield from self.read(container, part, context)
        except OSError as error:
            why = error.strerror or "it is damaged"
            yield Rejection(self.source, Place(container.place(part.name)), f"the file cannot be read: {why}")


@dataclass(frozen=True, slots=True)
class Source:
    """A source as a workspace folder has it.

    Its name, the kinds of its records, its files below a workspace's root (sorted), and the reader of one.
    """

    name: str
    kinds: tuple[str, ...]
    files: Callable[[Path], list[Path]]
    reader: Callable[[Path, Context], Iterator[Item]]

    def read(self, path: Path, context: Context) -> Iterator[Item]:
        """The drafts and rejections of a file; a file that cannot be read on is a rejection too."""
        return readable(self.name, path, context, self.reader(path, context))


def readable(source: str, path: Path, context: Context, items: Iterable[Item]) -> Iterator[Item]:
    """The items of a file, which are read as they are asked for; of one that cannot be read (on), a rejection.

    A source that reads a second file beside its own does it through this, so that only that file is lost.
    """
    try:
        # A pipe would be waited for, and a folder or a link to nothing is better told than passed over.
        if path.exists() and not path.is_file() and not path.is_dir():
            yield Rejection(source, Place(context.shown(path)), "the file cannot be read: it is no file")
            return
        yield from items
    except OSError as error:
        yield Rejection(source, Place(context.shown(path)), f"the file cannot be read: {error.strerror}")


def drafted(rows: Iterable[Row | Rejection], make: Callable[[Row], Iterable[Item]]) -> Iterator[Item]:
    """What `make` makes of each row; a row that it finds unfit is a rejection, and so are those that came as one."""
    for row in rows:
        if isinstance(row, Rejection):
            yield row
            continue
        try:
            found = tuple(make(row))
        except Unfit as unfit:
            yield row.rejection(unfit)
        else:
            yield from found


def matching(pattern: str) -> Callable[[Path], list[Path]]:
    """What fits a pattern in a workspace, sorted, also when it turns out to be no file; hidden ones are left out."""

    def files(root: Path) -> list[Path]:
        named = root / pattern
        found = {*root.glob(pattern), *([named] if present(named) else [])}
        return sorted(path for path in found if not path.name.startswith("."))

    return files


def present(path: Path) -> bool:
    """Whether something has this name, be it a link to nothing."""
    return path.is_symlink() or path.exists()


def undated(early: Draft, full: Body, latest: Instant) -> tuple[Draft, Draft]:
    """What an export says of a subject without saying since when: `early` as far as it may be older, `full` in whole.

    All of it is known from `latest` on, the end of the export. Where several exports speak of the instant of `early`,
    the one that ends first knew it best: so a new name stays out of the past.
    """
    first = replace(early, order=early.known_from - latest)
    return first, replace(early, known_from=latest, basis="upper_bound", body=full, order=1)


def titled(thread: str, body: ThreadBody, taken: Sequence[Draft], place: Place) -> tuple[Draft, Draft]:
    """What an export says of the thread of these drafts (one at least): `undated`, but as old as the first of them."""
    begun, latest = (pick(draft.known_from for draft in taken) for pick in (min, max))
    early = Draft(Subject("thread", thread), "state", body.source, thread, begun, "inferred", body, place)
    return undated(early, body, latest)


def pairs(name: str, values: Iterable[str]) -> Iterator[tuple[str, str]]:
    """A field for each value that is not empty."""
    return ((name, value) for value in values if value)

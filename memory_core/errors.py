"""Errors that carry data: what went wrong, with which value, where, what is allowed, and what to do.

    CandorError
    +-- WrongUse            the caller asked for something that cannot be (exit code 2)
    |   +-- BadInstant      a text that is no time
    |   +-- BadFilter       a filter value outside what is allowed
    |   +-- BadCursor       a cursor of another search, or a damaged one
    |   +-- AmbiguousName   a name that fits several people
    |   +-- UnknownName     a name that fits nobody
    |   +-- BadSetting      a setting of the owner that cannot be
    |   +-- NotAWorkspace   a path that holds no workspace folder
    |   +-- NotRecognised   a path that holds no export that is known
    |   +-- BadContinuation a continuation that is no longer, or never was, one of this memory
    |   +-- IllegalMove     a state that a record cannot be moved to
    |   +-- NothingChosen   a forgetting that names nothing
    |   +-- BadToken        a token of something else, of another scope, damaged or expired
    |   +-- BadReceipt      a file that is no receipt of this memory
    +-- NotFound            no record of that id is in force at that time (exit code 1)
    +-- NotForgotten        nothing of that id was forgotten (exit code 1)
    +-- ExtraUnusable       an optional part that was asked for is not there (exit code 1)
    +-- NotAllowed          a caller whose token lacks the permission for it
    +-- UnknownBearer       no bearer token of that id
    +-- Stopped             the caller gave up, or it took too long
    +-- Busy                more is asked at once than can be done
    +-- StoreFailure        the store could not do it (exit code 1)
        +-- StoreLocked     another process holds it
        +-- StoreDamaged    it is no store, or a broken one
        |   +-- IndexDamaged    only the index on disk is, which the log can build anew
        +-- StoreForbidden  it may not be opened or written here
        +-- StoreTooNew     a newer version of Candor wrote it
        +-- DiskFull        no room to write
    +-- ReaderFailure       a reader backed by a model gave no answer that may be passed on (exit code 1)
        +-- ReaderUnavailable   no reply came: no connection, too late, too busy
        +-- ReaderRefused       the server does not take the call
        +-- ReaderRejected      the reply failed a check

No message holds text of the memory.
"""

from __future__ import annotations

from typing import Final

_QUOTED: Final = 200
"""Characters of a caller's value that are told back; whoever reads the message has the rest."""


class CandorError(Exception):
    """The base: `what` happened and what `todo` about it; the message is both."""

    def __init__(self, what: str, todo: str) -> None:
        self.what = what
        self.todo = todo
        super().__init__(f"{what} {todo}".strip())


class WrongUse(CandorError):
    """The caller asked for something that cannot be."""


class BadInstant(WrongUse):
    """A text that is no time."""

    def __init__(self, name: str, value: str) -> None:
        self.name, self.value = name, value
        super().__init__(
            f"{name}: {_quoted(value)} is no time.",
            "Write ISO 8601, such as 2026-09-12T14:00:00+02:00, 2026-09-12T14:00 or 2026-09-12.",
        )


class BadFilter(WrongUse):
    """A filter value outside what is allowed."""

    def __init__(self, name: str, value: str, allowed: str) -> None:
        self.name, self.value, self.allowed = name, value, allowed
        super().__init__(f"{name}: {_quoted(value)} is not allowed.", f"Use {allowed}.")


class BadCursor(WrongUse):
    """A cursor of another search, or a damaged one."""

    def __init__(self) -> None:
        super().__init__(
            "cursor: this is not the cursor of this search.",
            "Repeat the same search with the `next` it returned, or leave the cursor out to start again.",
        )


class AmbiguousName(WrongUse):
    """A name that fits several people."""

    def __init__(self, name: str, candidates: tuple[str, ...]) -> None:
        self.name, self.candidates = name, candidates
        super().__init__(
            f"person: {_quoted(name)} fits {', '.join(candidates)}.", "Give what stands in brackets, or a full name."
        )


class UnknownName(WrongUse):
    """A name that fits nobody."""

    def __init__(self, name: str) -> None:
        self.name = name
        super().__init__(
            f"person: nobody called {_quoted(name)} has written or spoken by then.",
            "Check the spelling, give a mail address, or search the words without the filter.",
        )


class BadSetting(WrongUse):
    """A setting of the owner that cannot be."""

    def __init__(self, name: str, value: str, allowed: str) -> None:
        self.name, self.value, self.allowed = name, value, allowed
        super().__init__(f"{name}: {_quoted(value)} cannot be.", f"Use {allowed}.")


class NotAWorkspace(WrongUse):
    """A path that holds no workspace folder."""

    def __init__(self, path: str, why: str, allowed: str) -> None:
        self.path, self.why = path, why
        super().__init__(f"{path}: {why}.", f"Give {allowed}.")


class BadContinuation(WrongUse):
    """A continuation that cannot be gone on with: damaged, expired, or of another memory."""

    def __init__(self, why: str) -> None:
        self.why = why
        super().__init__(f"continuation: {why}.", "Plan the command again, and answer with the new continuation.")


class NotRecognised(WrongUse):
    """A path that holds no export that is known."""

    def __init__(self, path: str, why: str) -> None:
        self.path, self.why = path, why
        super().__init__(
            f"{path}: {why}.",
            "Give a workspace folder or an export, as a folder, a file or a ZIP archive; docs/sources.md lists them.",
        )


class IllegalMove(WrongUse):
    """A state that a record cannot be moved to, or not by this actor."""

    def __init__(self, before: str, after: str, why: str) -> None:
        self.before, self.after = before, after
        super().__init__(
            f"A record cannot be moved from {before} to {_quoted(after)}: {why}.",
            "`candor state ID` shows the state it is in.",
        )


class NothingChosen(WrongUse):
    """A forgetting that names nothing."""

    def __init__(self) -> None:
        super().__init__(
            "Nothing says what to forget.", "Give ids, a query, a person, a thread, a source, or a stretch of time."
        )


class BadToken(WrongUse):
    """A token that is not what it should be."""

    def __init__(self, why: str) -> None:
        self.why = why
        super().__init__(f"token: {why}.", "Leave the token out to see what would be done, and use the new one.")


class BadReceipt(WrongUse):
    """A file that is no receipt of this memory, or a place where none may be kept."""

    def __init__(self, path: str, why: str, todo: str) -> None:
        self.path, self.why = path, why
        super().__init__(f"{path}: {why}.", todo)


class NotFound(CandorError):
    """No record of that id is in force at that time; without a time: none is held at all."""

    def __init__(self, id: str, as_of: str = "") -> None:
        self.id, self.as_of = id, as_of
        what = f"is in force as of {as_of}" if as_of else "is held"
        todo = "Use an id from a search, or ask at another time." if as_of else "Use an id from a search."
        super().__init__(f"No record {_quoted(id)} {what}.", todo)


class NotForgotten(CandorError):
    """Nothing of that id is refused."""

    def __init__(self, id: str) -> None:
        self.id = id
        super().__init__(
            f"Nothing called {_quoted(id)} was forgotten.",
            "Give the id that was forgotten; a rejected record comes back with `candor state ID active`.",
        )


class ExtraUnusable(CandorError):
    """An optional part that was asked for is not installed, or not as it was measured."""

    def __init__(self, extra: str, why: str) -> None:
        self.extra, self.why = extra, why
        super().__init__(
            f"The extra [{extra}] is switched on, but {why}.", f"`pip install 'candor[{extra}]'`, or switch it off."
        )


class NotAllowed(CandorError):
    """A caller whose token lacks the permission that a tool needs."""

    def __init__(self, tool: str, missing: str, given: tuple[str, ...]) -> None:
        self.tool, self.missing, self.given = tool, missing, given
        super().__init__(
            f"{tool} needs the permission {missing!r}; your token allows {', '.join(given) or 'nothing'}.",
            f"Ask the owner for a token that allows it: `candor token create --allow {','.join((*given, missing))}`.",
        )


class UnknownBearer(CandorError):
    """No bearer token of that id."""

    def __init__(self, id: str) -> None:
        self.id = id
        super().__init__(f"There is no token {_quoted(id)}.", "`candor token list` shows the ids of those there are.")


class Stopped(CandorError):
    """The caller gave up, or the call took longer than the server's limit; `seconds` is 0 for who gave up."""

    def __init__(self, seconds: float = 0) -> None:
        self.seconds = seconds
        what = f"This took longer than {seconds:g} s and was stopped." if seconds else "This was stopped."
        super().__init__(what, "Ask for less: more exact words, a source, a stretch of time, a smaller limit.")


class Busy(CandorError):
    """More is asked at once than can be done."""

    def __init__(self, waiting: int) -> None:
        self.waiting = waiting
        super().__init__(f"{waiting} calls wait already.", "Try again in a few seconds.")


class StoreFailure(CandorError):
    """The store could not do it."""


class StoreLocked(StoreFailure):
    """Another process holds the store for longer than the time-out."""

    def __init__(self, path: str) -> None:
        self.path = path
        super().__init__(f"{path} is locked by another process.", "Try again when it has finished.")


class StoreDamaged(StoreFailure):
    """The file is no store, or a broken one."""

    def __init__(self, path: str, why: str) -> None:
        self.path, self.why = path, why
        super().__init__(
            f"{path} cannot be read: {why}.",
            "Move it away and ingest again, or restore a copy; `candor doctor` shows what can be mended.",
        )


class IndexDamaged(StoreDamaged):
    """A segment of the index is missing or broken; the log, from which it is built, is another matter."""

    def __init__(self, path: str, why: str) -> None:
        super().__init__(path, why)
        CandorError.__init__(self, self.what, "`candor doctor --mend` builds the index anew from the log.")


class StoreForbidden(StoreFailure):
    """A file or folder of the store may not be opened or written, by this user or at all."""

    def __init__(self, path: str, why: str) -> None:
        self.path, self.why = path, why
        super().__init__(
            f"{path} cannot be opened or written: {why}.", "Check its owner and permissions, or choose another home."
        )


class StoreTooNew(StoreFailure):
    """A newer version of Candor wrote the store."""

    def __init__(self, path: str, found: int, known: int) -> None:
        self.path, self.found, self.known = path, found, known
        super().__init__(
            f"{path} has schema version {found}; this Candor knows up to {known}.", "Upgrade Candor, then try again."
        )


class DiskFull(StoreFailure):
    """There is no room to write."""

    def __init__(self, path: str) -> None:
        self.path = path
        super().__init__(
            f"{path}: the disk is full.", "Free some space and run the same command again; nothing is lost or doubled."
        )


class ReaderFailure(CandorError):
    """A reader backed by a model gave no answer that may be passed on. `reader` is its name."""


class ReaderUnavailable(ReaderFailure):
    """No reply came: there was no connection, it took too long, or the server was too busy."""

    def __init__(self, reader: str, why: str) -> None:
        self.reader, self.why = reader, why
        super().__init__(
            f"The reader {reader} gave no reply: {why}.", "Try again later, or ask with --reader built-in."
        )


class ReaderRefused(ReaderFailure):
    """The server does not take the call."""

    def __init__(self, reader: str, status: int) -> None:
        self.reader, self.status = reader, status
        super().__init__(
            f"The server of the reader {reader} refuses the call with status {status}.",
            "Check the key, CANDOR_READER_MODEL and CANDOR_READER_URL, or ask with --reader built-in.",
        )


class ReaderRejected(ReaderFailure):
    """The reply of a model failed a check; nothing of it is passed on."""

    def __init__(self, reader: str, why: str) -> None:
        self.reader, self.why = reader, why
        super().__init__(
            f"The reply of the reader {reader} was rejected: {why}.", "Ask again, or with --reader built-in."
        )


def _quoted(value: str) -> str:
    return repr(value if len(value) <= _QUOTED else f"{value[:_QUOTED]}…")

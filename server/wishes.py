"""What a caller wants forgotten, read: times as texts become instants in the owner's zone."""

from __future__ import annotations

from dataclasses import dataclass

from memory_core.forget.selection import Wish
from memory_core.search.request import Request
from memory_core.when.point import point
from server.app import App


@dataclass(frozen=True, slots=True)
class Wanted:
    """A wish as a caller writes it; "" and () leave a thing out."""

    ids: tuple[str, ...] = ()
    query: str = ""
    person: str = ""
    thread: str = ""
    source: str = ""
    after: str = ""
    before: str = ""

    @property
    def empty(self) -> bool:
        """Whether nothing is asked for."""
        return self == Wanted()


def wish(app: App, asked: Wanted, *, everything: bool = False) -> Wish:
    """The wish that is meant.

    Raises BadInstant for a text that is no time.
    """
    after, before = (
        point(name, text, app.zone).instant if text.strip() else None
        for name, text in (("after", asked.after), ("before", asked.before))
    )
    request = Request(asked.query, asked.source, "", asked.person, asked.thread, after, before)
    return Wish(asked.ids, request, everything)

"""The memories that are open: a bounded number of scopes, the least recently used closed first."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from threading import Lock
from typing import Final

from server.app import App
from server.settings import Settings


@dataclass(slots=True)
class _Kept:
    app: App
    users: int = 0


class Memories:
    """Opens a scope's memory when somebody needs it. Scopes share nothing but the store's file.

    At most `most` are open, or as many as are in use at once: one that is in use is never closed.
    """

    def __init__(self, settings: Settings, most: int) -> None:
        self._settings: Final = settings
        self._most = most
        self._guard = Lock()
        self._kept: OrderedDict[str, _Kept] = OrderedDict()

    @property
    def open(self) -> tuple[str, ...]:
        """The scopes that are open, least recently used first."""
        with self._guard:
            return tuple(self._kept)

    @contextmanager
    def lent(self, scope: str) -> Iterator[App]:
        """The memory of a scope, kept open for as long as the context lasts."""
        with self._guard:
            kept = self._kept.setdefault(scope, _Kept(App(replace(self._settings, scope=scope))))
            self._kept.move_to_end(scope)
            kept.users += 1
        try:
            self._close_surplus()
            yield kept.app
        finally:
            with self._guard:
                kept.users -= 1
            self._close_surplus()

    def close(self) -> None:
        """Close all of them."""
        with self._guard:
            kept, self._kept = self._kept, OrderedDict()
        for each in kept.values():
            each.app.close()

    def _close_surplus(self) -> None:
        with self._guard:
            idle = [scope for scope, kept in self._kept.items() if not kept.users]
            surplus = [self._kept.pop(scope).app for scope in idle[: max(0, len(self._kept) - self._most)]]
        for app in surplus:
            app.close()

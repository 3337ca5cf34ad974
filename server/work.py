"""The threads that tools run in: a bounded number, a time-out for each call, and work that ends when nobody wants it.

A thread cannot be killed. So whoever gives up sets a flag, the store asks for it at every use and within long
statements, and the worker ends there with Stopped. The call is over only when its worker is free again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextvars import ContextVar, copy_context
from threading import Event
from time import monotonic
from typing import Final, TypeVar

import anyio

from memory_core.errors import Busy, Stopped

THREADS: Final = 4
SECONDS: Final = 60.0
_WAITING: Final = 256
"""Calls that may wait for a worker; the next one is told to come back."""
_BEAT: Final = 1.0
"""Seconds between two signs of life of a long call."""

_T = TypeVar("_T")
_STOP: ContextVar[Event | None] = ContextVar("stop", default=None)

Beat = Callable[[float], Awaitable[None]]
"""Told now and then how many seconds a call has taken."""


def stopped() -> bool:
    """Whether nobody wants the work of this thread any more."""
    stop = _STOP.get()
    return stop is not None and stop.is_set()


class Workers:
    """A bounded number of threads; `seconds` is how long one stoppable call may take, waiting included."""

    def __init__(self, threads: int = THREADS, seconds: float = SECONDS) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="tool")
        self._seconds = seconds
        self._unfinished = 0
        self._most = threads + _WAITING

    @property
    def unfinished(self) -> int:
        """Calls that run or wait."""
        return self._unfinished

    async def run(self, job: Callable[[], _T], beat: Beat, *, stoppable: bool = True) -> _T:
        """What the job returns or raises. One that is not stoppable is finished whatever happens to its caller.

        Raises Busy when too many wait, Stopped when it took too long.
        """
        if self._unfinished >= self._most:
            raise Busy(_WAITING)
        stop = Event()
        context = copy_context()
        context.run(_STOP.set, stop)
        self._unfinished += 1
        future = self._pool.submit(context.run, job)
        try:
            if await self._done_in_time(future, beat, endless=not stoppable):
                return future.result()
        finally:
            if stoppable:
                stop.set()
            with anyio.CancelScope(shield=True):
                await _over(future)
            self._unfinished -= 1
        raise Stopped(self._seconds)

    def close(self) -> None:
        """Take no more work and wait for what runs; what waits is dropped."""
        self._pool.shutdown(cancel_futures=True)

    async def _done_in_time(self, future: Future[_T], beat: Beat, *, endless: bool) -> bool:
        began, finished = monotonic(), _watched(future)
        while True:
            await asyncio.wait({finished}, timeout=_BEAT if endless else min(_BEAT, self._seconds))
            spent = monotonic() - began
            if finished.done() or (spent >= self._seconds and not endless):
                return finished.done()
            with anyio.move_on_after(_BEAT):
                await beat(spent)


async def _over(future: Future[_T]) -> None:
    """Until the worker is free; a job that never began is dropped."""
    if not future.cancel() and not future.done():
        await asyncio.wait({_watched(future)})


def _watched(future: Future[_T]) -> asyncio.Future[_T]:
    """The same for the event loop, which is told that somebody else looks at what the job raised."""
    watched = asyncio.wrap_future(future)
    watched.add_done_callback(lambda done: done.cancelled() or done.exception())
    return watched

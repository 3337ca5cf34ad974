"""One exchange with a model over HTTP: bounded in time, bytes and attempts.

Tried again is only what cost nothing: no connection, 429, and 5xx. A reply that is late or broken off was perhaps paid
for, so it is an error at once. No error repeats what the server said, which could quote the records.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import monotonic
from typing import Final

import httpx2
from pydantic import ValidationError

from memory_core.errors import ReaderRefused, ReaderRejected, ReaderUnavailable
from server.readers.protocol import Call, Protocol, Said
from server.settings import Model

LARGEST: Final = 1 << 20
"""Bytes that a reply may have."""

LONGEST_PAUSE: Final = 30.0
"""Seconds between two attempts, whatever the server asks for."""

_FIRST_PAUSE: Final = 0.5


class _Again(Exception):
    """What may go better the next time, and after how many seconds the server wants it (0: it did not say)."""

    def __init__(self, why: str, after: float = 0.0) -> None:
        self.why, self.after = why, after
        super().__init__(why)


def exchanged(model: Model, protocol: Protocol, call: Call, pause: Callable[[float], None]) -> Said:
    """What the model says to a call, whole. `pause` sleeps for so many seconds.

    Raises ReaderUnavailable, ReaderRefused, or ReaderRejected for a reply that is none of the protocol or not whole.
    """
    attempt = 1
    with httpx2.Client(timeout=model.seconds, trust_env=False) as client:
        while True:
            try:
                kind, text = _reply(client, model, call)
            except _Again as again:
                if attempt >= model.attempts:
                    raise ReaderUnavailable(model.protocol, f"{again.why}, {attempt} times") from None
                pause(min(max(again.after, _FIRST_PAUSE * 2 ** (attempt - 1)), LONGEST_PAUSE))
                attempt += 1
            else:
                return _whole(model, _read(model, protocol, kind, text))


def _reply(client: httpx2.Client, model: Model, call: Call) -> tuple[str, str]:
    """The kind and the text of one reply."""
    began = monotonic()
    body = bytearray()
    try:
        with client.stream("POST", f"{model.url}{call.path}", headers=dict(call.headers), json=call.body) as response:
            _welcome(model, response)
            for chunk in response.iter_bytes():
                body += chunk
                if monotonic() - began > model.seconds:
                    raise httpx2.ReadTimeout("")
                if len(body) > LARGEST:
                    raise ReaderRejected(model.protocol, "its reply has no end")
    except (httpx2.ConnectError, httpx2.ConnectTimeout):
        raise _Again("there was no connection") from None
    except httpx2.TimeoutException:
        raise ReaderUnavailable(model.protocol, f"it took more than {model.seconds} seconds") from None
    except httpx2.InvalidURL:
        raise ReaderUnavailable(model.protocol, "its address is none") from None
    except httpx2.HTTPError:
        raise ReaderUnavailable(model.protocol, "the connection broke off") from None
    return response.headers.get("content-type", ""), body.decode(errors="replace")


def _welcome(model: Model, response: httpx2.Response) -> None:
    """Raises for every status but 200."""
    status = response.status_code
    if status == httpx2.codes.TOO_MANY_REQUESTS or status >= httpx2.codes.INTERNAL_SERVER_ERROR:
        wished = response.headers.get("retry-after", "")
        raise _Again(f"it answered {status}", float(wished) if wished.isascii() and wished.isdigit() else 0.0)
    if status != httpx2.codes.OK:
        raise ReaderRefused(model.protocol, status)


def _read(model: Model, protocol: Protocol, kind: str, text: str) -> Said:
    try:
        if not kind.startswith("text/event-stream"):
            return protocol.whole(text)
        parts = [protocol.event(data) for data in _events(text) if data != protocol.last]
    except ValidationError:
        raise ReaderRejected(model.protocol, "its reply is not of the protocol") from None
    ends = [each.end for each in parts if each.end != "open"]
    return Said("".join(each.text for each in parts), ends[0] if ends else "open")


def _events(text: str) -> Iterator[str]:
    """The data of each event of a stream, in order."""
    for event in text.replace("\r\n", "\n").split("\n\n"):
        lines = [line.removeprefix("data:").strip() for line in event.split("\n") if line.startswith("data:")]
        if lines:
            yield "\n".join(lines)


def _whole(model: Model, said: Said) -> Said:
    """What was said, if it was said to the end."""
    match said.end:
        case "done":
            return said
        case "cut":
            raise ReaderRejected(model.protocol, f"its answer is longer than {model.reply} tokens")
        case "refused":
            raise ReaderRejected(model.protocol, "it declines to answer")
        case "open":
            raise ReaderRejected(model.protocol, "its reply breaks off")
        case "failed":
            raise ReaderRejected(model.protocol, "its reply ends with an error")

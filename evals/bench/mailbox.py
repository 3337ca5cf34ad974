"""Mailboxes of any size: plain mails of 11 KB in threads, some answered with quotations, written as a stream.

As in English, 45 of 100 words are stop words, and the others follow Zipf's law over 20,000 types.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

import numpy as np

from evals.bench.corpus import PEOPLE, STOP_RANKS, vocabulary
from memory_core.index.tokens import STOP_WORDS

MAIL_BYTES: Final = 11_000
_BEGIN: Final = datetime(2020, 1, 1, tzinfo=UTC)
_NUMBER: Final = 1_650_000_000_000_000_000
_CHUNK: Final = 500
_LINE: Final = 12
"""Words of a line."""
_TYPES: Final = 20_000
_STOPS: Final = 0.45
_QUOTED: Final = 0.2
"""Share of the mails that quote the one before."""


def write(path: Path, mails: int, seed: int = 7) -> Path:
    """A mailbox of so many mails; its path."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("wb") as file:
        for number, lines in enumerate(_bodies(mails, seed)):
            file.write(_mail(number, lines))
    return path


def _bodies(mails: int, seed: int) -> Iterator[list[str]]:
    stops = sorted(STOP_WORDS)
    words = [*vocabulary()[:_TYPES], *stops]
    shares = np.cumsum(1.0 / np.arange(STOP_RANKS + 1, STOP_RANKS + 1 + _TYPES))
    shares /= shares[-1]
    count = MAIL_BYTES // 6
    last: list[str] = []
    for first in range(0, mails, _CHUNK):
        rng = np.random.default_rng([seed, 6, first])
        ranks = np.minimum(np.searchsorted(shares, rng.random(_CHUNK * count)), _TYPES - 1)
        small = rng.random(_CHUNK * count) < _STOPS
        drawn = np.where(small, _TYPES + rng.integers(0, len(stops), _CHUNK * count), ranks).tolist()
        quotes = rng.random(_CHUNK) < _QUOTED
        for at in range(min(_CHUNK, mails - first)):
            mine = [words[each] for each in drawn[at * count : (at + 1) * count]]
            lines = [" ".join(mine[start : start + _LINE]) for start in range(0, count, _LINE)]
            if quotes[at] and last:
                half = len(lines) // 2
                lines = [*lines[:half], "", "On 2 March somebody wrote:", *(f"> {line}" for line in last[:half])]
            yield lines
            last = lines


def _mail(number: int, lines: list[str]) -> bytes:
    at = _BEGIN + timedelta(minutes=number)
    thread = number - number % 4
    sender, receiver = number * 7 % PEOPLE, number * 13 % PEOPLE
    head = [
        f"From {_NUMBER + number}@xxx {at:%a %b %d %H:%M:%S +0000 %Y}",
        f"X-GM-THRID: {_NUMBER + thread}",
        "X-Gmail-Labels: Inbox,Opened",
        f"From: Person Number{sender:03d} <person{sender:03d}@example.org>",
        f"To: Person Number{receiver:03d} <person{receiver:03d}@example.org>",
        f"Subject: {'Re: ' if number % 4 else ''}{lines[0][:40] if number == thread else f'thread {thread}'}",
        f"Date: {at:%a, %d %b %Y %H:%M:%S +0000}",
        f"Message-ID: <{number}@mail.example.org>",
        "MIME-Version: 1.0",
        'Content-Type: text/plain; charset="utf-8"',
        "",
    ]
    return "\n".join([*head, *lines, "", ""]).encode()

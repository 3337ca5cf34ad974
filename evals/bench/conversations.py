"""ChatGPT exports of any size: conversations of 40 messages, six tenths of the bytes words, written as a stream."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import numpy as np

from evals.bench.corpus import STOP_RANKS, TYPES, vocabulary

MESSAGE_WORDS: Final = 500
"""Words of a message, about 3.4 KB; with what stands around them it is 5.6 KB."""
_MESSAGES: Final = 40
_BEGIN: Final = 1_600_000_000.0
_AROUND: Final = {f"flag_{number:02d}": [number * 1.5, None, "default", {"seen": True}] for number in range(36)}
"""What newer exports write beside each message."""


def write(path: Path, messages: int, seed: int = 7) -> Path:
    """An export of so many messages; its path."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("w", encoding="utf-8") as file:
        file.write("[")
        for number, texts in enumerate(_texts(messages, seed)):
            file.write(f"{', ' if number else ''}{json.dumps(_conversation(number, texts))}")
        file.write("]")
    return path


def _texts(messages: int, seed: int) -> Iterator[list[str]]:
    words = vocabulary()
    shares = np.cumsum(1.0 / np.arange(STOP_RANKS + 1, STOP_RANKS + 1 + TYPES))
    shares /= shares[-1]
    for first in range(0, messages, _MESSAGES):
        rng = np.random.default_rng([seed, 8, first])
        count = min(_MESSAGES, messages - first)
        drawn = np.minimum(np.searchsorted(shares, rng.random(count * MESSAGE_WORDS)), TYPES - 1).tolist()
        yield [
            " ".join(words[each] for each in drawn[at : at + MESSAGE_WORDS])
            for at in range(0, count * MESSAGE_WORDS, MESSAGE_WORDS)
        ]


def _conversation(number: int, texts: list[str]) -> dict[str, Any]:
    begun = _BEGIN + number * 3600.0
    root = f"r{number}"
    mapping: dict[str, Any] = {root: {"id": root, "parent": None, "children": [], "message": None}}
    before = root
    for at, text in enumerate(texts):
        name = f"m{number}-{at}"
        mapping[before]["children"].append(name)
        message = _message(name, text, begun + at * 20, "assistant" if at % 2 else "user")
        mapping[name] = {"id": name, "parent": before, "children": [], "message": message}
        before = name
    about = {"title": texts[0][:40], "create_time": begun, "update_time": begun + len(texts) * 20}
    return {**about, "mapping": mapping, "current_node": before, "conversation_id": f"c{number}", "id": f"c{number}"}


def _message(name: str, text: str, at: float, role: str) -> dict[str, Any]:
    return {
        "id": name,
        "author": {"role": role, "name": None, "metadata": {}},
        "create_time": at,
        "update_time": None,
        "content": {"content_type": "text", "parts": [text]},
        "status": "finished_successfully",
        "recipient": "all",
        "weight": 1.0,
        "metadata": {"model_slug": "model-1", **_AROUND},
    }

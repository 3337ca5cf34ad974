"""Slack-like workspaces of any size: messages with edits and deletions, replies and reactions, written as a stream."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import numpy as np

from evals.bench.corpus import PEOPLE, Corpus, Record
from memory_core.model.instant import to_iso

CHANNELS: Final = 60
_EDITED, _DELETED, _REPLIES, _REACTED = 0.03, 0.02, 0.15, 0.1
"""Shares of the lines that edit or delete an earlier message, of messages that reply, and that have a reaction."""


def write(folder: Path, lines: int, seed: int = 7) -> Path:
    """A workspace folder with one file of so many lines; the folder."""
    slack = folder / "connectors" / "slack"
    slack.mkdir(parents=True)
    _write_json(slack / "users.json", [_user(number) for number in range(PEOPLE)])
    _write_json(slack / "channels.json", [_channel(number) for number in range(CHANNELS)])
    with (slack / "messages.jsonl").open("w", encoding="utf-8") as file:
        file.writelines(json.dumps(line) + "\n" for line in _lines(lines, seed))
    return folder


def _write_json(path: Path, value: object) -> None:
    path.write_text(json.dumps(value), encoding="utf-8")


def _lines(lines: int, seed: int) -> Iterator[dict[str, Any]]:
    rng = np.random.default_rng([seed, 5])
    draws = rng.random((lines, 3)).tolist()
    channels = (rng.random(lines) ** 2 * CHANNELS).astype(int).tolist()
    authors = (rng.random(lines) ** 2 * PEOPLE).astype(int).tolist()
    ended: set[int] = set()
    for record in Corpus(lines, seed).records():
        number = record.number
        kind, reply, reaction = draws[number]
        target = int(reply * number)
        if kind < _EDITED + _DELETED and draws[target][0] >= _EDITED + _DELETED and target not in ended:
            if kind < _DELETED:
                ended.add(target)
            yield _change(record, target, channels, authors, deleted=kind < _DELETED)
            continue
        line = _line(record, channels[number], authors[number])
        if reply < _REPLIES and number:
            line["thread_parent_id"] = _id(number - 1)
        if reaction < _REACTED:
            line["reactions"] = [{"name": "thumbsup", "users": [_user_id(authors[target])]}]
        yield line


def _line(record: Record, channel: int, author: int) -> dict[str, Any]:
    return {
        "id": _id(record.number),
        "channel_id": _channel_id(channel),
        "user": _user_id(author),
        "ts": to_iso(record.known.start),
        "text": record.text,
    }


def _change(record: Record, target: int, channels: list[int], authors: list[int], *, deleted: bool) -> dict[str, Any]:
    line = _line(record, channels[target], authors[target])
    line |= {"target_id": _id(target), "subtype": "message_deleted" if deleted else "message_changed"}
    if deleted:
        del line["text"]
    return line


def _id(number: int) -> str:
    return f"MSG-{number:07d}"


def _user_id(number: int) -> str:
    return f"U{number:04d}"


def _channel_id(number: int) -> str:
    return f"C{number:03d}"


def _user(number: int) -> dict[str, Any]:
    name, address = f"Person Number{number:03d}", f"person{number:03d}@example.org"
    return {"id": _user_id(number), "name": f"person{number:03d}", "real_name": name, "email": address, "is_bot": False}


def _channel(number: int) -> dict[str, Any]:
    members = [_user_id(each) for each in range(number % 7, PEOPLE, 25)]
    return {"id": _channel_id(number), "name": f"channel-{number:02d}", "topic": "", "is_dm": False, "members": members}

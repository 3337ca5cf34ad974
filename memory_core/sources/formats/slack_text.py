"""The words of a Slack message: rich text, older markup, what is attached; with people and channels by name.

`blocks` may hold more than `text`, and for what apps post less: both are read, each piece of words once.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from html import unescape
from typing import Final

from memory_core.sources.row import Row

_DEEPEST: Final = 40
_MARKUP: Final = re.compile(r"<([^<>\s][^<>\n]{0,2000})>")


@dataclass(frozen=True, slots=True)
class Names:
    """What ids of people and channels are called in an export."""

    users: Mapping[str, str] = field(default_factory=dict)
    channels: Mapping[str, str] = field(default_factory=dict)

    def user(self, user: str) -> str:
        """As in a mention."""
        return f"@{self.users.get(user) or user}"

    def channel(self, channel: str) -> str:
        """As in a mention."""
        return f"#{self.channels.get(channel) or channel}"


def text_of(message: Row, names: Names) -> str:
    """All words of a message."""
    pieces = [
        _blocks(message.values.get("blocks"), names),
        plain(message.text_or_empty("text"), names),
        *(_attachment(each, names) for each in _objects(message.values.get("attachments"))),
    ]
    found: list[str] = []
    for piece in pieces:
        words = " ".join(piece.split())
        if words and not any(words in " ".join(other.split()) for other in found):
            found.append(piece.strip())
    return "\n".join(found)


def plain(text: str, names: Names) -> str:
    """Slack's older markup as people see it.

    >>> plain("see <https://a.example|the plan> &amp; ask <@U1>", Names({"U1": "ana"}))
    'see the plan (https://a.example) & ask @ana'
    """
    return unescape(_MARKUP.sub(lambda found: _marked(found.group(1), names), text))


def _marked(inside: str, names: Names) -> str:
    target, _, label = inside.partition("|")
    sign, rest = target[:1], target[1:]
    if sign == "@":
        return f"@{label.lstrip('@')}" if label else names.user(rest)
    if sign == "#":
        return f"#{label}" if label else names.channel(rest)
    if sign == "!":
        return label or f"@{rest.partition('^')[0]}"
    return f"{label} ({target})" if label and label != target else target


def _objects(value: object) -> Iterator[Mapping[str, object]]:
    """The objects of a list; what else is in it, or another kind of value, holds no words."""
    return (each for each in value if isinstance(each, dict)) if isinstance(value, list) else iter(())


def _string(value: object) -> str:
    return value if isinstance(value, str) else ""


def _attachment(value: Mapping[str, object], names: Names) -> str:
    """The words of what hangs on a message: an unfurled link, a card of an app, a message that was shared."""
    given = [plain(_string(value.get(name)), names) for name in ("pretext", "title", "text")]
    rich = _blocks(value.get("blocks") or value.get("message_blocks"), names)
    facts = [
        f"{plain(_string(each.get('title')), names)}: {plain(_string(each.get('value')), names)}"
        for each in _objects(value.get("fields"))
    ]
    found = [each for each in (*given, rich, *facts) if each.strip(": \n")]
    return "\n".join(found) or plain(_string(value.get("fallback")), names)


def _blocks(value: object, names: Names) -> str:
    return "\n".join(filter(None, (_block(each, names, 0) for each in _objects(value))))


def _block(block: Mapping[str, object], names: Names, depth: int) -> str:
    form = _string(block.get("type"))
    if depth > _DEEPEST:
        return ""
    if form in _LEAVES:
        return _LEAVES[form](block, names)
    own = [
        plain(_string(inner.get("text")), names)
        for inner in (block.get("text"), block.get("title"), *_objects(block.get("fields")))
        if isinstance(inner, dict)
    ]
    inner = [_block(each, names, depth + 1) for each in _objects(block.get("elements"))]
    between = "\n" if form in ("rich_text", "rich_text_list", "context") else ""
    return "\n".join(filter(None, (*own, _joined(inner, between, bullet=form == "rich_text_list"))))


def _joined(pieces: Iterable[str], between: str, *, bullet: bool) -> str:
    return between.join(f"- {piece}" if bullet else piece for piece in pieces if piece)


def _link(leaf: Mapping[str, object], _: Names) -> str:
    text, url = _string(leaf.get("text")), _string(leaf.get("url"))
    return f"{text} ({url})" if text and text != url else url


def _under(name: str) -> Callable[[Mapping[str, object], Names], str]:
    return lambda leaf, _: _string(leaf.get(name))


def _emoji(leaf: Mapping[str, object], _: Names) -> str:
    return f":{_string(leaf.get('name'))}:"


_LEAVES: Final[dict[str, Callable[[Mapping[str, object], Names], str]]] = {
    "text": _under("text"),
    "plain_text": _under("text"),
    "mrkdwn": lambda leaf, names: plain(_string(leaf.get("text")), names),
    "markdown": _under("text"),
    "link": _link,
    "user": lambda leaf, names: names.user(_string(leaf.get("user_id"))),
    "channel": lambda leaf, names: names.channel(_string(leaf.get("channel_id"))),
    "usergroup": lambda leaf, _: f"@{_string(leaf.get('usergroup_id'))}",
    "broadcast": lambda leaf, _: f"@{_string(leaf.get('range'))}",
    "emoji": _emoji,
    "date": _under("fallback"),
    "color": _under("value"),
    "image": _under("alt_text"),
}
"""What holds words itself, by type; everything else is looked into for elements, text and title."""

"""ChatGPT exports of our own."""

from __future__ import annotations

from formats.example import Example, as_json

DAY = 1_767_600_000.0


def message(id: str, text: object, at: float | None = None, role: str = "user", **more: object) -> dict:
    """A message; text may also be a whole content."""
    content = text if isinstance(text, dict) else {"content_type": "text", "parts": [text]}
    given = {"recipient": "all", "metadata": {}, **more}
    return {"id": id, "author": {"role": role, "name": None}, "create_time": at, "content": content, **given}


def chain(*messages: dict, root: str = "root") -> dict:
    """A mapping in which each message follows the one before it."""
    nodes = {root: {"id": root, "parent": None, "children": [messages[0]["id"]], "message": None}}
    before = root
    for each, after in zip(messages, [*messages[1:], None], strict=True):
        children = [after["id"]] if after else []
        nodes[each["id"]] = {"id": each["id"], "parent": before, "children": children, "message": each}
        before = each["id"]
    return nodes


def conversation(id: str, mapping: dict, **more: object) -> dict:
    current = list(mapping)[-1]
    given = {"title": "Glazes", "create_time": DAY, "update_time": DAY + 900, "current_node": current, **more}
    return {"id": id, "conversation_id": id, "mapping": mapping, **given}


def _talk(number: int, *extra: dict) -> dict:
    return conversation(
        f"c{number}",
        chain(
            message(f"c{number}-m1", f"Which celadon for kiln {number}?", DAY + number * 10 + 1),
            message(f"c{number}-m2", f"Try recipe {number}.", DAY + number * 10 + 2.5, "assistant"),
            *extra,
            root=f"root{number}",
        ),
        create_time=DAY + number * 10,
        title=f"Kiln {number}",
    )


_MORE = message("c2-m3", "And how hot?", DAY + 500)

EXAMPLE = Example(
    files={"conversations.json": as_json([_talk(1), _talk(2)])},
    newer={
        "conversations-000.json": as_json([_talk(2, _MORE)]),
        "conversations-001.json": as_json([_talk(3), _talk(1)]),
    },
    spoiled={"conversations.json": as_json([_talk(1), 7, {"id": "c9", "mapping": 3}, _talk(2)])},
    spoiled_at=("conversations.json:1", "conversations.json:1"),
    many=lambda count: {"conversations.json": as_json([_talk(number) for number in range(count // 2)])},
)

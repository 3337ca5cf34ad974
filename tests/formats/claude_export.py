"""Claude exports of our own."""

from __future__ import annotations

from formats.example import Example, as_json

ROOT = "00000000-0000-4000-8000-000000000000"


def stamp(second: float) -> str:
    """A time that many seconds after 2026-04-01T18:00Z."""
    whole = int(second)
    return f"2026-04-01T{18 + whole // 3600:02d}:{whole // 60 % 60:02d}:{whole % 60:02d}.{round(second % 1 * 1e6):06d}Z"


def message(id: str, second: float | None, text: str, sender: str = "human", **more: object) -> dict:
    given = {"uuid": id, "text": text, "sender": sender, "attachments": [], "files": [], **more}
    return given if second is None else {**given, "created_at": stamp(second), "updated_at": stamp(second)}


def blocks(*given: dict) -> dict:
    """The content of a message, as newer exports have it beside the text."""
    return {"content": list(given)}


def text(words: str, **more: object) -> dict:
    return {"type": "text", "text": words, **more}


def conversation(id: str, *messages: dict, **more: object) -> dict:
    given = {"uuid": id, "name": "Glazes", "account": {"uuid": "me"}, "chat_messages": list(messages), **more}
    return {"created_at": stamp(0), "updated_at": stamp(900), **given}


def _talk(number: int, *extra: dict) -> dict:
    asked = message(f"c{number}q", number * 10 + 1, f"Which shelf for kiln {number}?")
    told = message(f"c{number}a", number * 10 + 2, "", "assistant", **blocks(text(f"Shelf {number}.")))
    return conversation(f"c{number}", asked, told, *extra, name=f"Kiln {number}", created_at=stamp(number * 10))


EXAMPLE = Example(
    files={"conversations.json": as_json([_talk(1), _talk(2)])},
    newer={"conversations.json": as_json([_talk(3), _talk(2, message("c2more", 500, "How thick?")), _talk(1)])},
    spoiled={"conversations.json": as_json([_talk(1), None, _talk(2, 7)])},
    spoiled_at=("conversations.json:1", "conversations.json:1"),
    many=lambda count: {"conversations.json": as_json([_talk(number) for number in range(count // 2)])},
)


def project(id: str, *documents: dict, **more: object) -> dict:
    given = {"uuid": id, "name": "Kiln log", "description": "All firings", "prompt_template": "Be brief.", **more}
    return {**given, "created_at": stamp(0), "updated_at": stamp(10), "docs": list(documents)}


def document(id: str, content: str) -> dict:
    return {"uuid": id, "filename": f"{id}.md", "content": content, "created_at": stamp(5)}


PROJECTS = Example(
    files={"projects.json": as_json([project("p1", document("d1", "Cone 6"))])},
    newer={"projects/p1.json": as_json(project("p1", document("d1", "Cone 6"), document("d2", "Cone 10")))},
    spoiled={"projects.json": as_json([project("p1", document("d1", "Cone 6"), {"uuid": "d2"}), 7])},
    spoiled_at=("projects.json:1", "projects.json:1"),
    many=lambda count: {
        "projects.json": as_json([project(f"p{n}", document(f"d{n}", f"Firing {n}")) for n in range(count // 2)])
    },
)

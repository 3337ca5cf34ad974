"""Claude Code sessions of our own."""

from __future__ import annotations

from formats.example import Example, as_lines

SESSION = "5e551010-0000-4000-8000-000000000001"


def stamp(second: float) -> str:
    """A time that many seconds after 2026-02-02T09:00Z."""
    whole = int(second)
    return f"2026-02-02T{9 + whole // 3600:02d}:{whole // 60 % 60:02d}:{whole % 60:02d}.{round(second % 1 * 1000):03d}Z"


def line(uuid: str, parent: str | None, second: float | None, **more: object) -> dict:
    given = {"uuid": uuid, "parentUuid": parent, "sessionId": SESSION, "cwd": "/kiln", "isSidechain": False, **more}
    return given if second is None else {**given, "timestamp": stamp(second)}


def prompt(uuid: str, parent: str | None, second: float | None, text: object, **more: object) -> dict:
    return line(uuid, parent, second, type="user", message={"role": "user", "content": text}, **more)


def answer(uuid: str, parent: str, second: float, *blocks: dict, id: str = "", **more: object) -> dict:
    message = {"id": id or f"msg_{uuid}", "role": "assistant", "model": "m-1", "content": list(blocks)}
    return line(uuid, parent, second, type="assistant", message=message, requestId="r", **more)


def text(words: str) -> dict:
    return {"type": "text", "text": words}


def call(id: str, name: str, **given: object) -> dict:
    return {"type": "tool_use", "id": id, "name": name, "input": given}


def result(id: str, content: object) -> list:
    return [{"type": "tool_result", "tool_use_id": id, "content": content}]


_TALK = [
    {"type": "summary", "summary": "Kiln probe", "leafUuid": "a3"},
    prompt("u1", None, 0, "Read the probe."),
    answer("a1", "u1", 2, {"type": "thinking", "thinking": "A file, then."}, id="msg_1"),
    answer("a2", "a1", 3, call("toolu_1", "Bash", command="cat probe.csv"), id="msg_1"),
    prompt("u2", "a2", 4, result("toolu_1", "t,c\n1,40")),
    answer("a3", "u2", 6, text("It says 40.")),
]
_MORE = [prompt("u3", "a3", 60, "And now?"), answer("a4", "u3", 62, text("Still 40."))]

EXAMPLE = Example(
    files={f"-kiln/{SESSION}.jsonl": as_lines(_TALK)},
    newer={f"-kiln/{SESSION}.jsonl": as_lines([*_TALK, *_MORE])},
    spoiled={
        f"-kiln/{SESSION}.jsonl": as_lines(_TALK[:3]) + b'{"type": "user", "uuid"\n7\n' + as_lines(_TALK[3:]) + b'{"ty'
    },
    spoiled_at=tuple(f"-kiln/{SESSION}.jsonl:{number}" for number in (4, 5)),
    anything=("input",),
    many=lambda count: {
        f"-kiln/{SESSION}.jsonl": as_lines(
            [prompt(f"u{number}", f"u{number - 1}", number, f"Plate {number}") for number in range(count)]
        )
    },
)

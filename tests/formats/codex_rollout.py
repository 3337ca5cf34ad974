"""Codex sessions of our own."""

from __future__ import annotations

from formats.example import Example, as_lines

SESSION = "0192aaaa-0000-7000-8000-00000000000c"
PARENT = "0192aaaa-0000-7000-8000-00000000000a"


def path(session: str = SESSION) -> str:
    return f"sessions/2026/02/03/rollout-2026-02-03T10-00-00-{session}.jsonl"


def stamp(second: float) -> str:
    """A time that many seconds after 2026-02-03T09:00Z."""
    whole = int(second)
    return f"2026-02-03T{9 + whole // 3600:02d}:{whole // 60 % 60:02d}:{whole % 60:02d}.{round(second % 1 * 1000):03d}Z"


def line(second: float, kind: str, **payload: object) -> dict:
    return {"timestamp": stamp(second), "type": kind, "payload": payload}


def meta(second: float = 0, session: str = SESSION, **more: object) -> dict:
    git = {"repository_url": "https://git.example/kiln-log.git", "branch": "main"}
    given = {"id": session, "timestamp": stamp(second), "cwd": "/home/ida/kiln", "cli_version": "0.150.0", "git": git}
    return line(second, "session_meta", **given, **more)


def typed(second: float, words: str) -> dict:
    return line(second, "event_msg", type="user_message", message=words)


def told(second: float, words: str) -> dict:
    return line(second, "event_msg", type="agent_message", message=words)


def item(second: float, role: str, words: str) -> dict:
    kind = "output_text" if role == "assistant" else "input_text"
    return line(second, "response_item", type="message", role=role, content=[{"type": kind, "text": words}])


def call(second: float, id: str, name: str, arguments: str) -> dict:
    return line(second, "response_item", type="function_call", name=name, arguments=arguments, call_id=id)


def output(second: float, id: str, words: object) -> dict:
    return line(second, "response_item", type="function_call_output", call_id=id, output=words)


_TALK = [
    meta(),
    line(0.1, "turn_context", cwd="/home/ida/kiln", model="m-2"),
    item(0.2, "user", "<environment_context>\n<cwd>/home/ida/kiln</cwd>\n</environment_context>"),
    item(1, "user", "Read the probe."),
    typed(1, "Read the probe."),
    call(2, "call_1", "shell", '{"command": ["cat", "probe.csv"]}'),
    output(3, "call_1", '{"output": "t,c\\n1,40", "metadata": {"exit_code": 0}}'),
    item(4, "assistant", "It says 40."),
    told(4, "It says 40."),
]
_MORE = [typed(60, "And now?"), told(61, "Still 40.")]

EXAMPLE = Example(
    files={path(): as_lines(_TALK)},
    newer={path(): as_lines([*_TALK, *_MORE])},
    spoiled={
        path(): as_lines(_TALK) + b'{"timestamp": "2026\n[]\n' + as_lines([line(9, "event_msg")]) + b'{"timestamp": "20'
    },
    spoiled_at=tuple(f"{path()}:{number}" for number in (10, 11, 12)),
    many=lambda count: {path(): as_lines([meta(), *(typed(number, f"Plate {number}") for number in range(count))])},
)

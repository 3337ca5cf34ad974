"""What one line of a Codex session says: the same thing often comes twice, as an event and as an item for the model.

What the program puts in for the model (instructions, the environment) comes as the user's and is none of theirs.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from memory_core.sources.excerpt import called, excerpt
from memory_core.sources.row import Row

_PUT_IN: Final = re.compile(r"\s*(?:<[a-zA-Z_][\w -]*>|# AGENTS\.md instructions)")
_WRAPPERS: Final = ("output", "content", "Ok", "Err")
_REQUEST: Final = "## My request for Codex:"


@dataclass(frozen=True, slots=True)
class Entry:
    """A piece of a session: its kind as a record, who speaks, its words; the tool; the call it is or answers."""

    kind: str
    role: str
    text: str
    tool: str = ""
    call: str = ""


def is_item(kind: str) -> bool:
    """Whether this type of line, or of a payload that stands alone, is known here."""
    return kind in _ITEMS


def event(payload: Row) -> tuple[Entry, ...]:
    """What an event says; () when it is one without words. Raises Unfit."""
    make = _EVENTS.get(payload.text("type"))
    return tuple(make(payload)) if make else ()


def item(payload: Row) -> tuple[Entry, ...]:
    """What an item for the model says; () when it is one without words. Raises Unfit."""
    make = _ITEMS.get(payload.text("type"))
    return tuple(make(payload)) if make else ()


def compaction(payload: Row) -> Entry:
    """The mark that what went before was summed up; the history it repeats is nothing new."""
    return Entry("context", "assistant", payload.text_or_empty("message").strip() or "The conversation was compacted.")


def _turn(role: str, text: str, *, put_in: bool = False) -> Iterator[Entry]:
    words = text.rpartition(_REQUEST)[2].strip() if role == "user" else text.strip()
    if words:
        own = role in ("user", "assistant") and not put_in
        yield Entry("turn" if own else "context", role, words)


def _typed(payload: Row) -> Iterator[Entry]:
    return _turn("user", payload.text("message"), put_in=payload.values.get("kind") not in (None, "plain"))


def _message(payload: Row) -> Iterator[Entry]:
    role = payload.text("role")
    text = _texts(payload.values.get("content"))
    return _turn(role, text, put_in=role == "user" and bool(_PUT_IN.match(text)))


def _texts(content: object) -> str:
    if isinstance(content, str):
        return content
    parts = content if isinstance(content, list) else []
    texts = (part.get("text") for part in parts if isinstance(part, dict))
    return "\n".join(text for text in texts if isinstance(text, str))


def _thought(text: str) -> Iterator[Entry]:
    if text.strip():
        yield Entry("reasoning", "assistant", text.strip())


def _reasoning(payload: Row) -> Iterator[Entry]:
    for each in payload.rows("summary"):
        yield from _thought(each.text_or_empty("text"))


def _call(tool: str, given: str) -> Callable[[Row], Iterator[Entry]]:
    """A call; `tool` and `given` name the fields that say which tool and with what."""

    def entries(payload: Row) -> Iterator[Entry]:
        name = payload.text_or_empty(tool) or payload.text("type").removesuffix("_call").removesuffix("_end")
        words = payload.values.get(given)
        if words is not None:
            yield Entry("tool_call", "assistant", called(name, words), name, _call_id(payload))

    return entries


def _call_id(payload: Row) -> str:
    return payload.id_or_empty("call_id") or payload.id_or_empty("id")


def _result(payload: Row) -> Iterator[Entry]:
    text = _output(payload.values.get("output")).strip()
    if text:
        yield Entry("tool_result", "assistant", excerpt(text), "", _call_id(payload))


def _output(value: object) -> str:
    """What a tool wrote: text, parts, or either of them wrapped, also as JSON in a text."""
    if isinstance(value, str) and value.startswith("{"):
        try:
            inner = json.loads(value)
        except (ValueError, RecursionError):
            return value
        return _output(inner) if isinstance(inner, dict) and {*_WRAPPERS} & inner.keys() else value
    if isinstance(value, dict):
        return next((_output(value[name]) for name in _WRAPPERS if name in value), "")
    return _texts(value)


def _ended(field: str) -> Callable[[Row], Iterator[Entry]]:
    """The end of a call, in the events that have what came out."""

    def entries(payload: Row) -> Iterator[Entry]:
        text = _output(payload.values.get(field)).strip()
        if text:
            yield Entry("tool_result", "assistant", excerpt(text), "", _call_id(payload))

    return entries


def _completed(payload: Row) -> Iterator[Entry]:
    """An operation as later versions note it."""
    done = payload.row("item")
    match done.values.get("type"):
        case "UserMessage":
            yield from _turn("user", _texts(done.values.get("content")))
        case "AgentMessage":
            yield from _turn("assistant", _texts(done.values.get("content")))
        case "Reasoning":
            for each in done.texts("summary_text"):
                yield from _thought(each)
        case "CommandExecution":
            call = _call_id(done)
            yield Entry("tool_call", "assistant", called("shell", done.values.get("command")), "shell", call)
            if output := done.text_or_empty("aggregated_output").strip():
                yield Entry("tool_result", "assistant", excerpt(output), "shell", call)
        case _:
            pass


_EVENTS: Final[Mapping[str, Callable[[Row], Iterator[Entry]]]] = {
    "user_message": _typed,
    "agent_message": lambda payload: _turn("assistant", payload.text("message")),
    "agent_reasoning": lambda payload: _thought(payload.text("text")),
    "item_completed": _completed,
    "mcp_tool_call_end": _ended("result"),
    "patch_apply_end": _ended("stdout"),
    "web_search_end": _call("tool", "query"),
}
"""Events with words, by type; the others (counts of tokens, begins and ends) have none."""

_ITEMS: Final[Mapping[str, Callable[[Row], Iterator[Entry]]]] = {
    "message": _message,
    "reasoning": _reasoning,
    "function_call": _call("name", "arguments"),
    "function_call_output": _result,
    "custom_tool_call": _call("name", "input"),
    "custom_tool_call_output": _result,
    "local_shell_call": _call("name", "action"),
    "tool_search_call": _call("name", "arguments"),
    "tool_search_output": _result,
    "web_search_call": _call("name", "action"),
    "image_generation_call": _call("name", "revised_prompt"),
}
"""Items for the model, by type."""

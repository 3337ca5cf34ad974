"""The words of a ChatGPT message, by type of content; what it is, and what hangs on it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from memory_core.sources.row import Row


@dataclass(frozen=True, slots=True)
class Words:
    """The text of a message, its kind, who speaks, and what hangs on it."""

    text: str
    kind: str
    role: str
    tool: str
    model: str
    attachments: tuple[str, ...]


def uploaded(message: Row) -> tuple[tuple[str, str], ...]:
    """Id and name of each file that was sent along."""
    metadata = message.row("metadata") if message.values.get("metadata") is not None else Row("", message.place, {})
    given = ((each.id_or_empty("id"), each.text_or_empty("name")) for each in metadata.rows("attachments"))
    return tuple((file, name) for file, name in given if file and name)


def words(message: Row) -> Words:
    """What a message says. Raises Unfit when its content is of no form that is known."""
    content = message.row("content")
    author = message.row("author")
    role = author.text("role")
    form = content.text_or_empty("content_type") or "text"
    metadata = message.row("metadata") if message.values.get("metadata") is not None else Row("", message.place, {})
    text = _FORMS.get(form, _parts)(content)
    attached = tuple(_attached(metadata, content))
    if form not in _FORMS and not text and not attached:
        raise content.unfit("its content_type is not known and holds no text")
    recipient = message.text_or_empty("recipient")
    to_tool = recipient not in ("", "all")
    return Words(
        text=text,
        kind=_kind(form, role, metadata, to_tool=to_tool),
        role=role,
        tool=recipient if to_tool else author.text_or_empty("name") if role == "tool" else "",
        model=metadata.text_or_empty("model_slug"),
        attachments=attached,
    )


def _kind(form: str, role: str, metadata: Row, *, to_tool: bool) -> str:
    if form in ("thoughts", "reasoning_recap"):
        return "reasoning"
    if role == "tool" or to_tool:
        return "tool_call"
    hidden = metadata.values.get("is_visually_hidden_from_conversation") is True
    return "context" if hidden or role == "system" or form == "user_editable_context" else "turn"


def _parts(content: Row) -> str:
    """The strings among the parts, and what else in them is text, such as what was heard."""
    found = content.values.get("parts")
    parts = found if isinstance(found, list) else [found]
    return "\n".join(filter(None, (_part(part) for part in parts))) or _named("text")(content)


def _part(part: object) -> str:
    if isinstance(part, str):
        return part
    text = part.get("text") if isinstance(part, dict) else None
    return text if isinstance(text, str) else ""


def _named(*names: str) -> Callable[[Row], str]:
    def text(content: Row) -> str:
        return "\n".join(filter(None, (content.text_or_empty(name) for name in names)))

    return text


def _thoughts(content: Row) -> str:
    return "\n".join(
        each for thought in content.rows("thoughts") if (each := _named("summary", "content")(thought).strip())
    )


_FORMS: Final[dict[str, Callable[[Row], str]]] = {
    "text": _parts,
    "multimodal_text": _parts,
    "code": _named("text"),
    "execution_output": _named("text"),
    "tether_quote": _named("title", "text", "url"),
    "tether_browsing_display": _named("result", "summary"),
    "sonic_webpage": _named("title", "text", "url"),
    "system_error": _named("name", "text"),
    "thoughts": _thoughts,
    "reasoning_recap": _named("content"),
    "user_editable_context": _named("user_profile", "user_instructions"),
}
"""By content_type; others are read as parts or text, where they have such."""


def _attached(metadata: Row, content: Row) -> Iterator[str]:
    """Names and kinds of what was sent along, and the kinds of what stands between the words."""
    for each in metadata.rows("attachments"):
        name, kind = each.text_or_empty("name"), each.text_or_empty("mime_type") or each.text_or_empty("mimeType")
        yield f"{name} ({kind})" if name and kind else name or kind
    parts = content.values.get("parts")
    for part in parts if isinstance(parts, list) else ():
        form = part.get("content_type") if isinstance(part, dict) else None
        if isinstance(form, str) and not _part(part):
            yield form

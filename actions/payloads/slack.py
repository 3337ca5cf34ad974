"""Messages as Slack's `chat.postMessage` takes them. A member's id as `channel` is their direct conversation."""

from __future__ import annotations

from collections.abc import Mapping

from actions.payloads.shape import Json
from actions.plans.action import SendSlack


def post(action: SendSlack) -> Mapping[str, Json]:
    """The body of `chat.postMessage`; only `&`, `<` and `>` are special in its text."""
    text = action.text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return {"channel": action.to, "text": text, "unfurl_links": False}

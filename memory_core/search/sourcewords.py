"""The words by which people name a source: "what did I dictate", "in the mail", "on my calendar"."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from memory_core.index.tokens import terms

WORDS: Final[Mapping[str, tuple[str, ...]]] = {
    "dictation": ("dictate", "dictated", "dictation", "memo", "note to self", "voice note"),
    "gmail": ("email", "e-mail", "mail", "mailed", "inbox", "newsletter"),
    "slack": ("slack", "channel", "dm", "dms", "posted", "thread"),
    "meetings": ("meeting", "call", "standup", "sync", "transcript", "discussed", "on the call"),
    "google_calendar": ("calendar", "invite", "invitation", "scheduled", "appointment", "agenda"),
    "codex": ("codex", "coding session", "prototype", "repo", "script", "code"),
    "chatgpt": ("chatgpt", "assistant", "chat gpt"),
}
"""Words by which people name each source."""

_TERMS: Final = {source: tuple(" ".join(terms(word)) for word in words) for source, words in WORDS.items()}


def named_sources(text: str) -> tuple[str, ...]:
    """The sources a text names by one of their words, in alphabetical order; () for most.

    >>> named_sources("What did I dictate to Siv?")
    ('dictation',)
    """
    said = f" {' '.join(terms(text))} "
    return tuple(sorted(name for name, words in _TERMS.items() if any(word and f" {word} " in said for word in words)))

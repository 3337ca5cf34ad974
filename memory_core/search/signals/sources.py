"""Where the question says that it was: dictated, mailed, said in a meeting, put on the calendar."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from memory_core.index.tokens import terms
from memory_core.search.pool import Pool
from memory_core.search.question import Question

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


def sources(question: Question, pool: Pool) -> Sequence[float]:
    """1 for a record of a source that the question names."""
    asked = named_sources(question)
    return [float(each.body.source in asked) for each in pool.candidates]


def named_sources(question: Question) -> frozenset[str]:
    """The sources a question names by one of their words; none for most.

    "What did I dictate to Siv?" names the dictations.
    """
    text = f" {' '.join(terms(question.text))} "
    return frozenset(source for source, words in _TERMS.items() if any(word and f" {word} " in text for word in words))

"""Slack channels by what people call them: all words of the name, the same letters, or beginnings of the words."""

from __future__ import annotations

from typing import Final

from actions.resolve.desk import Channel, Desk
from actions.resolve.roles import ROLE_LEADS
from memory_core.index.tokens import terms

SHORTENED: Final = 4
"""Letters from which on the beginning of a word may be a channel's name."""


def named_channels(desk: Desk, text: str) -> list[Channel]:
    """The channels (no direct conversations) whose name has all the words, or the same letters."""
    for lead in ROLE_LEADS:
        text = text.removeprefix(lead)
    wanted = tuple(terms(text.replace("-", " ")))
    shorter = tuple(word[:size] for word in wanted for size in range(SHORTENED, len(word)))
    found = [each for each in desk.channels((*wanted, *terms(text), text.casefold(), *shorter)) if not direct(each)]
    named = [each for each in found if set(wanted) <= set(terms(each.name.replace("-", " ").replace("_", " ")))]
    spelled = named or [each for each in found if letters(text) == letters(each.name)]
    return spelled or [each for each in found if _shortened(each.name, wanted)]


def _shortened(name: str, wanted: tuple[str, ...]) -> bool:
    """Whether a channel's name has the beginnings of the words: "germ-dash" of "dashboard"."""
    parts = [part for part in terms(name.replace("-", " ").replace("_", " ")) if len(part) >= SHORTENED]
    return bool(wanted) and all(any(word.startswith(part) for part in parts) for word in wanted)


def direct(channel: Channel) -> bool:
    """Whether it is a direct conversation, which has no name that anybody says."""
    return channel.id.startswith("D") or "--" in channel.name


def letters(text: str) -> str:
    """The letters and digits of a text, without case."""
    return "".join(each for each in text.casefold() if each.isalnum())

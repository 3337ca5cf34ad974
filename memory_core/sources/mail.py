"""Mail, however it is exported: whose voice it is, and what its thread is called.

A mail is a machine's when its labels, its headers, its sender or its footer say so; mail that the owner sent never is.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Final

from memory_core.model.body import Voice
from memory_core.model.person import Person

BULK_LABELS: Final = frozenset(
    f"{prefix}{label}" for prefix in ("", "CATEGORY_") for label in ("PROMOTIONS", "UPDATES", "FORUMS", "SOCIAL")
)
LASTING_LABELS: Final = BULK_LABELS | {"SENT"}
"""What a mail is. Other labels of the mail system say what was done with it since, at times that no export tells."""

_BULK_SENDER: Final = re.compile(
    r"(?:(?:do[-_.]?)?not?[-_.]?reply|notif(?:y|ications?)|newsletters?|news|digest|mailer-daemon|postmaster|bounces?"
    r"|calendar-notification|alerts?|auto(?:mated|mailer)?)(?:[-_.+][^@]*)?@"
)
_FOOTER: Final = 400
"""How many characters at the end of a mail are its footer."""
_FORWARD: Final = r"fwd?|wg|tr|rv|i|enc|vs|vb|pd"
_ANSWER_MARK: Final = re.compile(r"^(?:\s*(?:re|aw|sv|fwd?|wg|tr|rv)\s*(?:\[\d+\])?\s*:)+\s*", re.IGNORECASE)
_FORWARD_MARK: Final = re.compile(rf"\s*(?:(?:re|aw|sv)\s*:\s*)*(?:{_FORWARD})\s*:", re.IGNORECASE)


def title(subject: str) -> str:
    """What a thread is called by the subject of one of its mails.

    >>> title("Re: Fwd: Kiln door")
    'Kiln door'
    """
    return _ANSWER_MARK.sub("", subject).strip()


def is_forward(subject: str) -> bool:
    """Whether the subject says that a mail is forwarded."""
    return _FORWARD_MARK.match(subject) is not None


def voice(sender: Person, labels: Collection[str], words: str, *, bulk: bool = False) -> Voice:
    """Who speaks in a mail; `bulk` says that its headers tell of a machine."""
    if "SENT" in labels:
        return "person"
    by_machine = (
        bulk
        or not BULK_LABELS.isdisjoint(labels)
        or "SPAM" in labels
        or _BULK_SENDER.match(sender.address)
        or "unsubscribe" in words[-_FOOTER:].lower()
    )
    return "machine" if by_machine else "person"

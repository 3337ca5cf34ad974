"""What a way to speak to an assistant is: a form, the reason it stands for, and what makes it worth a try."""

from __future__ import annotations

import re
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Address:
    """One way to speak to an assistant: a text that does holds, in lower case, a word of each group of `needs`."""

    reason: str
    form: re.Pattern[str]
    needs: tuple[tuple[str, ...], ...]


def form(pattern: str) -> re.Pattern[str]:
    """A form as it is written in this folder: with blanks that do not count, in whatever case, line by line."""
    return re.compile(pattern, re.IGNORECASE | re.MULTILINE | re.VERBOSE)

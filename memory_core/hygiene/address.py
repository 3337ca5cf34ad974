"""What a way to speak to an assistant is: a form, the reason it stands for, and what makes it worth a try."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache


@dataclass(frozen=True, slots=True)
class Address:
    """One way to speak to an assistant: a text that does holds, in lower case, a word of each group of `needs`.

    Words are as `Screen` takes them. The first group is looked for first, so its words should be the rarest.
    """

    reason: str
    written: str
    needs: tuple[tuple[str, ...], ...]

    @property
    def form(self) -> re.Pattern[str]:
        """What such a text matches."""
        return form(self.written)


def needs(*groups: str) -> tuple[tuple[str, ...], ...]:
    """Groups of words, each written as one text with bars between.

    >>> needs("all|every", "answer")
    (('all', 'every'), ('answer',))
    """
    return tuple(tuple(group.split("|")) for group in groups)


@cache
def form(pattern: str) -> re.Pattern[str]:
    """A form as it is written in this folder: with blanks that do not count, in whatever case, line by line.

    Read when it is first needed: most processes meet no text that speaks to an assistant. Blanks are followed for eight
    characters, or a page of nothing but blanks would take the square of its length.
    """
    bounded = pattern.replace(r"\s+", r"\s{1,8}").replace(r"\s*", r"\s{0,8}")
    return re.compile(bounded, re.IGNORECASE | re.MULTILINE | re.VERBOSE)

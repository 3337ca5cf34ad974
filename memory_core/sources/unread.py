"""Files that people hand over and that are not read: known by their names, with what to hand over instead."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

_UNREAD: Final = tuple(
    (re.compile(pattern, re.IGNORECASE), advice)
    for pattern, advice in (
        (
            r"(?:^|/)(?:channels|dms|groups|mpims)/.+\.txt$",
            "Slack's export as text files is not read: export as JSON, or with slackdump",
        ),
        (r"\.(?:tar|tgz|tar\.gz|gz|bz2|xz|7z|rar)$", "only ZIP archives are opened: unpack others first"),
        (r"\.(?:pst|ost|olm|msg)$", "Outlook's own files are not read: save mail as mbox or .eml, calendars as .ics"),
        (r"\.(?:docx?|odt|rtf|pdf)$", "documents are not read: save a transcript as plain text"),
        (r"\.(?:mp3|m4a|wav|ogg|opus|flac|mp4|mov|mkv|webm)$", "recordings are not heard: hand over a transcript"),
        (
            r"(?:^|/)chat\.html$",
            "chat.html only repeats conversations.json: hand over that, or the whole ZIP archive",
        ),
    )
)


def advice(names: Iterable[str]) -> tuple[str, ...]:
    """What to do about files of these names, each advice once; () when there is none.

    >>> advice(["holiday.jpg", "takeout-001.tgz", "takeout-002.tgz"])
    ('only ZIP archives are opened: unpack others first',)
    """
    left = list(names)
    return tuple(words for pattern, words in _UNREAD if any(map(pattern.search, left)))

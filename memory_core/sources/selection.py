"""What of an export is wanted: from when on, and which channels, labels, senders and folders.

A record is wanted when no exclusion fits it and, for each thing that inclusions name, one of them does. Who people are
is always taken. What a thread is called is left out with its channel.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from itertools import groupby
from pathlib import PurePosixPath
from typing import Final

from memory_core.errors import BadFilter
from memory_core.model.body import RecordBody, ThreadBody
from memory_core.model.entry import Draft
from memory_core.model.instant import Instant
from memory_core.sources.base import Item


@dataclass(frozen=True, slots=True, order=True)
class Rule:
    """`thing=pattern`: a thing that a record has, and what it must be like; `*` and `?` as in file names."""

    thing: str
    pattern: str

    def fits(self, draft: Draft) -> bool:
        """Whether the draft has such a thing; upper and lower case are the same."""
        return any(fnmatchcase(value.casefold(), self.pattern.casefold()) for value in _THINGS[self.thing](draft))


@dataclass(frozen=True, slots=True)
class Selection:
    """`since` is None when the past is wanted too."""

    since: Instant | None = None
    include: tuple[Rule, ...] = ()
    exclude: tuple[Rule, ...] = ()

    def wants(self, draft: Draft) -> bool:
        """Whether the draft is to be taken in."""
        if draft.subject.noun == "person":
            return True
        if draft.subject.noun == "thread":
            return not any(rule.fits(draft) for rule in self.exclude if rule.thing == "channel")
        if self.since is not None and draft.known_from < self.since:
            return False
        if any(rule.fits(draft) for rule in self.exclude):
            return False
        named = groupby(sorted(self.include), key=lambda rule: rule.thing)
        return all(any(rule.fits(draft) for rule in rules) for _, rules in named)


def rule(name: str, written: str) -> Rule:
    """Read `channel=general`. Raises BadFilter, which calls the argument `name`."""
    thing, equals, pattern = written.partition("=")
    if not equals or thing not in _THINGS or not pattern:
        raise BadFilter(name, written, f"{', '.join(_THINGS)}, an equals sign and a name, such as channel=general")
    return Rule(thing, pattern)


class Sieve:
    """Lets through what a selection wants, and all rejections; `left_out` counts the records that it kept back."""

    def __init__(self, selection: Selection) -> None:
        self._selection = selection
        self.left_out = 0

    def through(self, items: Iterable[Item]) -> Iterator[Item]:
        """The items that are wanted."""
        for item in items:
            if not isinstance(item, Draft) or self._selection.wants(item):
                yield item
            else:
                self.left_out += item.subject.noun == "record"


def _channel(draft: Draft) -> Iterator[str]:
    yield PurePosixPath(draft.place.path).parent.name
    if isinstance(draft.body, RecordBody):
        yield draft.body.thread_id
    elif isinstance(draft.body, ThreadBody):
        yield from (draft.subject.id, draft.body.title)


def _label(draft: Draft) -> Iterator[str]:
    if isinstance(draft.body, RecordBody):
        yield from (value for name, value in draft.body.fields if name in ("label", "labels"))


def _sender(draft: Draft) -> Iterator[str]:
    if isinstance(draft.body, RecordBody):
        author = draft.body.author
        handle = author.handle.partition(":")[2]
        yield from filter(None, (author.name, author.address, author.handle, handle, draft.body.author_label))


def _folder(draft: Draft) -> Iterator[str]:
    path = PurePosixPath(draft.place.path)
    yield from (str(each) for each in (path, *path.parents))


_THINGS: Final[Mapping[str, Callable[[Draft], Iterator[str]]]] = {
    "channel": _channel,
    "label": _label,
    "sender": _sender,
    "folder": _folder,
}

"""Whether the code knows a corpus: whatever names something there, looked for in what our source says.

Names are mined from the corpus, so the check needs no list and holds for any corpus: ids, addresses and their domains,
full names and titles of several words, and proper nouns, which are words that stand with a capital in mid-sentence and
never without. Proper nouns that are no person's must stand with their capital in the source too, to count.
"""

from __future__ import annotations

import builtins
import calendar
import collections.abc
import io
import json
import re
import tokenize
import typing
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Literal, TypeAlias
from zoneinfo import available_timezones

from evals.lines import BadFile
from memory_core.model.source import SOURCES

Kind: TypeAlias = Literal["id", "address", "name", "proper noun"]

FORMATS: Final = "Candor Slack Google Gmail Meet Calendar Codex ChatGPT GitHub Outlook Zoom Teams Notion Python".split()
"""Public formats and programs, and ourselves: naming them keys nothing to a corpus."""

HOLIDAYS: Final = "Easter Christmas Thanksgiving Labor Labour New Year Eve Day".split()

_SHORTEST: Final = 3
_ID_KEYS: Final = re.compile(r"(?:^|_)(?:id|user)$")
_NAME_KEYS: Final = frozenset("real_name speaker_name displayName bot_name title summary subject location repo".split())
_PERSON_KEYS: Final = frozenset("real_name speaker_name displayName".split())
_ID: Final = re.compile(r"(?=.*[\d-])[A-Za-z0-9#_-]{4,}")
_ADDRESS: Final = re.compile(r"[\w.+-]+@[\w-]+(?:\.[\w-]+)+")
_WRITTEN_NAME: Final = re.compile(r"([^<>\",]+?)\s*<[^<>@\s]+@")
_CAPITAL: Final = r"[^\W\d_a-zà-þ][^\W\d_A-ZÀ-Þ]+"
_MID_SENTENCE: Final = re.compile(rf"(?<=[a-zà-þ,] )({_CAPITAL}(?: {_CAPITAL})*)")
_NAMING: Final = re.compile(r" .* | [^a-zà-þ]")
"""Two words name something when the second has a capital or a number too; three or more in one order always do."""

_LOWER: Final = re.compile(r"(?<![^\W_])[^\W\d_A-ZÀ-Þ]+(?![^\W_])")


@dataclass(frozen=True, slots=True)
class Found:
    """A name of the corpus in our source: where it stands, the name, and what kind of name it is."""

    path: str
    line: int
    name: str
    kind: Kind


_LEARNT: Final = "injections"
"""The folder of the texts that are no corpus."""


@dataclass(slots=True)
class _Mined:
    names: dict[str, Kind] = field(default_factory=dict)
    people: set[str] = field(default_factory=set)
    proper: set[str] = field(default_factory=set)
    lower: set[str] = field(default_factory=set)


def names(data: Path) -> dict[str, Kind]:
    """All that names something in a corpus, and what kind of name it is. Raises BadFile when nothing can be read."""
    mined = _Mined()
    # Blind questions stay unread, names included.
    written = sorted(path for path in (*data.rglob("*.json"), *data.rglob("*.jsonl")) if "blind" not in path.stem)
    learnt = [path for path in written if _LEARNT in path.relative_to(data).parts]
    if written == learnt:
        raise BadFile(data, 0, "it holds no JSON to mine for names")
    for path in written:
        if path not in learnt:
            for value in _values(path):
                _mine("", value, mined)
    # Words of the texts that weights are learnt from are meant to be ours; a name is no word in small letters there.
    for path in learnt:
        mined.lower.update(_LOWER.findall(path.read_text(encoding="utf-8")))
    public = _ordinary()
    ordinary = public | mined.lower
    for word in mined.proper:
        if len(word) >= _SHORTEST and word.lower() not in ordinary:
            mined.names.setdefault(word, "name" if word in mined.people else "proper noun")
    return {
        name: kind for name, kind in mined.names.items() if not all(part.lower() in public for part in name.split())
    }


def _values(path: Path) -> Iterator[object]:
    text = path.read_text(encoding="utf-8")
    try:
        if path.suffix == ".jsonl":
            yield from (json.loads(line) for line in text.splitlines() if line.strip())
        else:
            yield json.loads(text)
    except ValueError as error:
        raise BadFile(path, 0, f"it is no JSON: {error}") from error


def _mine(key: str, value: object, mined: _Mined) -> None:
    match value:
        case dict():
            for name, each in value.items():
                _mine(name, each, mined)
        case list():
            for each in value:
                _mine(key, each, mined)
        case str():
            _mine_text(key, value, mined)
        case _:
            return


def _mine_text(key: str, text: str, mined: _Mined) -> None:
    if _ID_KEYS.search(key) and _ID.fullmatch(text):
        mined.names[text] = "id"
        return
    for address in _ADDRESS.findall(text):
        mined.names[address] = mined.names[address.partition("@")[2]] = "address"
    people = [text] if key in _PERSON_KEYS else _WRITTEN_NAME.findall(text)
    mined.people.update(part for name in people for part in name.split())
    whole = [text] if key in _NAME_KEYS else []
    for name in (*whole, *_WRITTEN_NAME.findall(text), *_MID_SENTENCE.findall(text)):
        plain = " ".join(name.split())
        if len(plain) <= 60 and _NAMING.search(plain):
            mined.names.setdefault(plain, "name")
    for found in _MID_SENTENCE.findall(text):
        mined.proper.update(found.split())
    mined.lower.update(_LOWER.findall(text))


def _ordinary() -> frozenset[str]:
    """Words that belong to nobody's corpus: formats, the calendar, the world's zones, Python's own names."""
    zones = (part for zone in available_timezones() for part in re.split(r"[/_]", zone))
    weekdays = (form for day in calendar.day_name for form in (day, f"{day}s"))
    days = (*weekdays, *calendar.day_abbr, *calendar.month_name, *calendar.month_abbr)
    own = (*dir(builtins), *typing.__all__, *collections.abc.__all__)
    sources = (part for source in SOURCES for part in source.split("_"))
    return frozenset(each.lower() for each in (*FORMATS, *HOLIDAYS, *zones, *days, *own, *sources))


def occurrences(found: dict[str, Kind], sources: Iterable[Path], root: Path) -> Iterator[Found]:
    """Each name in the words of our modules (texts, comments, identifiers), in order of file and line."""
    exact = [name for name, kind in found.items() if kind == "proper noun"]
    loose = {name.casefold(): (name, kind) for name, kind in found.items() if kind != "proper noun"}
    for path in sorted(sources):
        for line, words in _said(path):
            for name in exact:
                if name in words and _stands(name, words):
                    yield Found(path.relative_to(root).as_posix(), line, name, "proper noun")
            folded = words.casefold()
            for name, (written, kind) in loose.items():
                if name in folded and _stands(name, folded):
                    yield Found(path.relative_to(root).as_posix(), line, written, kind)


def _stands(name: str, words: str) -> bool:
    return re.search(rf"(?<![^\W_]){re.escape(name)}(?![^\W_])", words) is not None


def _said(path: Path) -> Iterator[tuple[int, str]]:
    """What a module says, a line each."""
    text = path.read_text(encoding="utf-8")
    kept = (tokenize.STRING, tokenize.COMMENT, tokenize.NAME)
    lines: dict[int, list[str]] = {}
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type in kept or tokenize.tok_name[token.type] == "FSTRING_MIDDLE":
            for offset, words in enumerate(token.string.splitlines()):
                lines.setdefault(token.start[0] + offset, []).append(words)
    yield from ((number, " ".join(words)) for number, words in sorted(lines.items()))

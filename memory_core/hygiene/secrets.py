"""Masking: passwords, keys and tokens are replaced before anything is stored, each by its kind.

A secret is known by the published form of its issuer (a prefix, a length, an alphabet), by the word in front of it
(`password:`), or by its place in a connection string. Nothing is guessed from randomness alone: hashes, UUIDs, paths
and meeting links stay. Not covered: what is spelt out in speech, and what stands without prefix and label.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

from memory_core.hygiene import password
from memory_core.hygiene.columns import cells
from memory_core.hygiene.issuers import ISSUED, Issued
from memory_core.hygiene.screen import Screen, any_case

MASK: Final = "[secret: "
"""How every mask begins."""

_MASKED: Final = re.compile(r"\[secret: [a-z0-9 ]{1,40}\]")
_START: Final = r"(?:(?<![A-Za-z0-9_-])|(?<=\\[nrt]))"
"""Where a token may begin: not inside a word, but after a newline that is written as an escape."""
_HEX: Final = re.compile(r"(?=[0-9-]*[a-fA-F])(?=[a-fA-F-]*[0-9])[0-9a-fA-F-]+")


def _always(_: re.Match[str]) -> bool:
    return True


def _random(match: re.Match[str]) -> bool:
    """Whether a part of what was found mixes digits and letters over 12 characters, as no written name does."""
    value = match["secret"]
    parts = re.split(r"[-_./]", value)
    return any(len(part) >= 12 and _mixes(part, str.isdigit, str.isalpha) for part in parts) or (
        len(value) >= 20 and _mixes(value, str.isdigit, str.islower, str.isupper)
    )


def _limited(match: re.Match[str]) -> bool:
    """Whether a version or an end is said beside a signature, as in every shared link."""
    return "sv=" in match.string or "se=" in match.string


def _labelled(match: re.Match[str]) -> bool:
    return _random(match) or _HEX.fullmatch(match["secret"]) is not None


def _mixes(value: str, *kinds: Callable[[str], bool]) -> bool:
    return all(any(map(kind, value)) for kind in kinds)


@dataclass(frozen=True, slots=True)
class _Kind:
    """A kind of secret: its form, whose group `secret` is what is replaced; a check of what was found.

    Every text that holds one has one of `hints` in it, and one of `also`. Where the form is known to begin with
    something, `begins` matches that; it is looked for first, since it is found faster than the form is.
    """

    name: str
    hints: tuple[str, ...]
    form: re.Pattern[str]
    sure: Callable[[re.Match[str]], bool] = _always
    also: tuple[str, ...] = ("",)
    begins: str = ""
    finds: Callable[[str], Iterator[re.Match[str]]] | None = None

    def found(self, text: str) -> Iterator[re.Match[str]]:
        """What has the form, each behind the last; or what `finds` does, where a form cannot say it."""
        if self.finds:
            yield from self.finds(text)
            return
        if not self.begins:
            yield from self.form.finditer(text)
            return
        begins, place = _beginning(self.begins), 0
        while begin := begins.search(text, place):
            match = self.form.match(text, begin.start())
            place = match.end() if match else begin.start() + 1
            if match:
                yield match


@cache
def _beginning(form: str) -> re.Pattern[str]:
    return re.compile(form)


def _issued(issued: Issued) -> _Kind:
    form = re.compile(f"{_START}(?P<secret>{issued.form})")
    begins = issued.begins or "|".join(map(re.escape, issued.hints))
    return _Kind(issued.name, issued.hints, form, _random if issued.random else _always, begins=begins)


_KEY_HINTS: Final = (*any_case("key", "oken", "ecret"), "REDENTIAL")
_SIGNS: Final = ("=", ":", "：", "|")
_SAYS: Final = (*_SIGNS, *any_case("is"))
_OPENED: Final = r"(?:[*_~]{1,3}\s{0,3})?(?:\\{0,3}[\"'`]|<)?"
_LABELLED_KEY: Final = re.compile(
    r"(?i:(?:api|access|account|app|application|auth|bot|client|consumer|deploy|encryption|master|private|secret|shared"
    r"|signing|webhook)[ _-]?(?:access[ _-]?|auth[ _-]?)?(?:key|secret|token))"
    rf"{password.CLOSED}\s{{0,3}}(?:[=:：|]|\b(?i:is)\b:?)\s{{0,3}}{_OPENED}(?P<secret>[A-Za-z0-9+/_.~-]{{16,}}=*)"
)
_VARIABLE: Final = re.compile(
    r"(?:\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*_(?:KEY|SECRET|TOKEN|CREDENTIALS?)|(?<![\w.])(?i:secret|token))"
    rf"{password.CLOSED}\s{{0,3}}[=:：|]\s{{0,3}}{_OPENED}(?P<secret>[A-Za-z0-9+/_.~-]{{20,}}=*)"
)
"""A variable named as one, or a bare `token:`; what stands there must look random."""


_BREAK: Final = r"(?:[\s>|\"',]|\\[nrt]?)+"
"""Between the lines of a key: also of one that is quoted, or whose line ends are written as escapes."""

_KINDS: Final = (
    _Kind(
        "private key",
        ("PRIVATE KEY",),
        re.compile(
            r"(?P<secret>-----BEGIN (?:[A-Z0-9]+ ){0,3}PRIVATE KEY(?: BLOCK)?-----"
            r"(?:(?:(?!-----)[\s\S])*-----END (?:[A-Z0-9]+ ){0,3}PRIVATE KEY(?: BLOCK)?-----"
            rf"|(?:(?:{_BREAK}[A-Z][A-Za-z-]{{1,20}}: [^\n\\]{{0,120}}(?=[\n\\])){{0,6}}"
            rf"(?:{_BREAK}[A-Za-z0-9+/=]{{16,}})+(?:{_BREAK}[A-Za-z0-9+/]{{0,15}}={{1,2}}[A-Za-z0-9+/]{{0,4}}(?![^\s\\\"']))?)?))"
        ),
    ),
    *map(_issued, ISSUED),
    _Kind(
        "slack webhook",
        ("hooks.slack.com",),
        re.compile(r"hooks\.slack\.com/(?:services|workflows)/(?P<secret>[A-Za-z0-9/]{20,})"),
    ),
    _Kind(
        "bearer token", any_case("earer "), re.compile(r"\b(?i:bearer) +(?P<secret>[A-Za-z0-9._~+/-]{20,}=*)"), _random
    ),
    _Kind(
        "credentials",
        any_case("asic "),
        re.compile(
            r"(?i:authorization)\\{0,3}[\"']?\s{0,3}[:=]\s{0,3}\\{0,3}[\"']?(?i:basic) +"
            r"(?P<secret>[A-Za-z0-9+/]{8,}={0,2})"
        ),
    ),
    _Kind(
        "key",
        any_case("key="),
        re.compile(r"(?i:AccountKey|SharedAccessKey)=(?P<secret>[A-Za-z0-9+/]{30,}={0,2})"),
    ),
    _Kind("signature", ("sig=",), re.compile(r"(?<=[?&])sig=(?P<secret>[A-Za-z0-9%+/]{30,}=*)"), _limited),
    _Kind("key", _KEY_HINTS, _LABELLED_KEY, _labelled, also=_SAYS),
    _Kind("key", _KEY_HINTS, _VARIABLE, _labelled, also=_SIGNS),
    _Kind("passphrase", password.PHRASE_HINTS, password.PHRASE, password.is_phrase, _SAYS),
    _Kind("password", password.HINTS, password.LABELLED, password.is_labelled, ("=", ":", "：")),
    _Kind("password", password.HINTS, password.IN_TABLE, password.is_in_table, ("|",)),
    _Kind("password", password.HINTS, password.STATED, password.is_stated, password.STATED_HINTS),
    _Kind("password", password.HINTS, password.FOR_WHAT, password.is_stated, ("=", ":", "：")),
    _Kind("password", password.HINTS, password.LABELLED, password.is_stated, ("|", "\t", ";", ","), finds=cells),
    _Kind("password", ("://",), password.IN_ADDRESS),
)
_SCREEN: Final = Screen(hint for kind in _KINDS for hint in kind.hints)


def masked(text: str) -> str:
    """The text with each secret replaced by `[secret: its kind]`. Masking a masked text changes nothing.

    >>> masked("use ghp_0123456789abcdefghij0123456789abcdef")
    'use [secret: github token]'
    """
    while kinds := _possible(text):
        before = text
        for kind in kinds:
            text = _without(kind, text)
        if text == before:
            break
    return text


def same_but_for_masks(first: str, second: str) -> bool:
    """Whether two texts are one text, of which masks may hide different parts: an older masker knew fewer kinds.

    >>> same_but_for_masks("use [secret: key] and hunter2", "use [secret: key] and [secret: password]")
    True
    """
    if first == second:
        return True
    return _fits(first, second) or _fits(second, first)


def _fits(pattern: str, text: str) -> bool:
    """Whether the text is the pattern with something in place of each mask."""
    pieces = _MASKED.split(pattern)
    if len(pieces) == 1:
        return False
    if not text.startswith(pieces[0]) or not text.endswith(pieces[-1]):
        return False
    place, end = len(pieces[0]), len(text) - len(pieces[-1])
    for piece in pieces[1:-1]:
        found = text.find(piece, place + 1, end)
        if found < 0:
            return False
        place = found + len(piece)
    return place < end


def _possible(text: str) -> list[_Kind]:
    """The kinds that a text can hold at all; [] for most texts, and quickly."""
    hints = _SCREEN.held(text)
    if not hints:
        return []
    return [kind for kind in _KINDS if not hints.isdisjoint(kind.hints) and any(word in text for word in kind.also)]


def _without(kind: _Kind, text: str) -> str:
    """The text with what is a secret of this kind replaced."""
    kept: list[str] = []
    done = 0
    for match in kind.found(text):
        if kind.sure(match):
            start, end = match.span("secret")
            kept += (text[done:start], f"{MASK}{kind.name}]")
            done = end
    return "".join((*kept, text[done:])) if kept else text

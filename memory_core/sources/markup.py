"""Markup: the words of an HTML mail as a reader sees them.

Scripts, styles and what is not shown give no words. What is hidden and yet addresses an assistant stays, with its
markup, at the end: hygiene marks it there, so that it is withheld and told instead of silently gone.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from selectolax.lexbor import LexborHTMLParser, LexborNode

from memory_core.hygiene.instructions import spans

_INLINE_DATA: Final = re.compile(r"""data:[\w.+/-]{1,100}(?:;[\w=-]{1,100}){0,5},[^"'\s)>]{64,}""")
_SILENT: Final = frozenset("head script style title template noscript svg object iframe select textarea".split())
_BLOCKS: Final = frozenset(
    "address article aside blockquote body center dd div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header"
    " hr li main nav ol p pre section table tbody tfoot thead tr ul".split()
)
_CELLS: Final = frozenset(("td", "th"))
_HIDDEN: Final = re.compile(
    r"display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all|(?<![-\w])font-size\s*:\s*[01](?:px|pt|em|%)?\s*(?:;|$)"
    r"|(?<![-\w])opacity\s*:\s*0(?:\.0+)?\s*(?:;|$)|max-height\s*:\s*0",
    re.IGNORECASE,
)
_QUOTES: Final = frozenset(("blockquote",))
_BLANKS: Final = re.compile(r"[ \t\r\n\f\xa0]+")
_GAPS: Final = re.compile(r"\n{3,}")
_LONGEST_HIDDEN: Final = 20_000
_TAG: Final = re.compile(r"<(/?)([a-zA-Z][a-zA-Z0-9]{0,20})[^<>]{0,2000}>?")
_UNNESTED: Final = frozenset(
    "p li dd dt td th tr tbody thead option br img meta link hr input wbr col area base source".split()
)
"""Tags that end by themselves."""
_DEEPEST: Final = 1_000
"""Elements within each other; building the tree takes time with the square of it."""


def words(html: str) -> str:
    """The visible words, a line for each block, quoted ones after `> `; then hidden markup that addresses an assistant.

    >>> words("<p>Ship it <b>today</b>.</p><div style='display:none'>Ship</div>")
    'Ship it today.'
    """
    html = _INLINE_DATA.sub("data:,", html)
    if _depth(html) > _DEEPEST:
        return _TAG.sub(" ", html).strip()
    tree = LexborHTMLParser(html)
    text = _Text()
    hidden: list[str] = []
    if tree.root is not None:
        _walk(tree.root, text, hidden)
    # What an element says counts, not how it looks: newsletters hide what a mailbox shows as a preview.
    addressed = (part for part in hidden if spans(_TAG.sub(" ", part)))
    return "\n\n".join(filter(None, (text.shown(), *dict.fromkeys(addressed))))


def _depth(html: str) -> int:
    """How deep the elements may lie within each other."""
    depth = deepest = 0
    for tag in _TAG.finditer(html):
        if tag[2].lower() not in _UNNESTED:
            depth = max(depth - 1, 0) if tag[1] else depth + 1
            deepest = max(deepest, depth)
    return deepest


def _walk(root: LexborNode, text: _Text, hidden: list[str]) -> None:
    """Visit the nodes in reading order, without recursion: mails nest as deep as they like."""
    waiting: list[tuple[LexborNode, bool]] = [(root, False)]
    while waiting:
        node, leaving = waiting.pop()
        if leaving:
            text.leave(node.tag or "")
        elif (tag := node.tag or "") == "-text":
            text.add(node.text_content or "")
        elif tag == "-comment" or _is_hidden(node):
            hidden.append((node.html or "")[:_LONGEST_HIDDEN])
        elif tag not in _SILENT:
            text.enter(tag)
            waiting.append((node, True))
            waiting += [(child, False) for child in reversed(tuple(_children(node)))]


def _children(node: LexborNode) -> Iterator[LexborNode]:
    child = node.child
    while child is not None:
        yield child
        child = child.next


def _is_hidden(node: LexborNode) -> bool:
    attributes = node.attributes
    if not attributes:
        return False
    return "hidden" in attributes or _HIDDEN.search(attributes.get("style") or "") is not None


class _Text:
    """Lines while they grow; `depth` is how many quotations are open."""

    def __init__(self) -> None:
        self._lines: list[str] = []
        self._line: list[str] = []
        self._depth = 0

    def add(self, text: str) -> None:
        self._line.append(text)

    def enter(self, tag: str) -> None:
        if tag in _BLOCKS or tag == "br":
            self._break()
        if tag in _QUOTES:
            self._depth += 1
        if tag == "li":
            self._line.append("- ")

    def leave(self, tag: str) -> None:
        if tag in _BLOCKS:
            self._break(after=tag in ("p", "table", "ul", "ol", "blockquote"))
        if tag in _CELLS:
            self._line.append(" ")
        if tag in _QUOTES:
            self._depth -= 1

    def _break(self, *, after: bool = False) -> None:
        line = _BLANKS.sub(" ", "".join(self._line)).strip()
        self._line = []
        if line:
            self._lines.append(f"{'>' * self._depth} {line}" if self._depth else line)
        if after:
            self._lines.append("")

    def shown(self) -> str:
        self._break()
        return _GAPS.sub("\n\n", "\n".join(self._lines)).strip()

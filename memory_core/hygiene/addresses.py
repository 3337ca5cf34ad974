"""The ways in which nobody but a model is spoken to, each as a form with the reason it stands for.

A form marks by itself; all that people also write to each other is weighed (`weighing.py`). Talk about instructions is no
address: `my earlier instructions`, `the instructions about the keys`, and an order quoted as an example stay plain text.
"""

from __future__ import annotations

from typing import Final

from memory_core.hygiene.abroad import ABROAD
from memory_core.hygiene.address import Address, needs
from memory_core.hygiene.mimicry import MIMICRY
from memory_core.hygiene.screen import Screen

_CLAUSE: Final = r"""
    (?: ^ | [.!?:;,*>()\[\]–—"'“‘-] | \b (?: please | now | and | then | must | should | just | immediately | also
      | kindly | you\sto | have\sto | (?:required|instructed|asked|need)\sto ) ) \s*"""
_ORDERS: Final = r"""
    (?: \w* (?: struct | mpt | uideline ) \w* | commands? | directives? | directions | rules | orders | guardrails
      | programming ) \b"""
_WHICH: Final = r"""
    (?: all | any | of | each | every | the | your | these | those | and | or | previous(?:ly)? | prior | earlier
      | above | preceding | foregoing | past | existing | original | initial | current | other | system | safety
      | developer | given )"""

_IGNORE: Final = rf"""
    {_CLAUSE}
    (?P<said> (?: ignore | disregard | forget | override | bypass | discard
        | (?: do\snot | don['’]t | stop ) \s follow(?:ing)? )
      \s+ (?: {_WHICH} \s+ ){{1,8}} {_ORDERS} )
    (?! \s+ (?: about | regarding | concerning | on | for | from | in | of | I | we | he | she | they ) \b )"""
_NO_SUBJECT: Final = (
    r"(?<! \b I \s )(?<! \b we \s )(?<! \b you \s )(?<! they \s )(?<! \b to \s )(?<! n['’]t \s )(?<! \b not \s )"
)
_EARLIER: Final = r"(?: previous | prior | earlier | preceding | foregoing | above | existing | initial | original )"
_RUN_ON: Final = rf"""
    {_NO_SUBJECT} \b (?: ignore | disregard | forget | override | bypass | discard ) \s+ (?: (?: all | any | of | the | your | these | my | and | every ) \s+ ){{0,4}}
    {_EARLIER} \s+ (?: (?: and | or | following | system | safety | \w+ ) \s+ ){{0,2}}? {_ORDERS}
    (?! \s+ (?: about | regarding | concerning | on | for | from | in | of | I | we | he | she | they ) \b )"""
_REVEAL: Final = rf"""
    {_CLAUSE}
    (?P<said> (?: reveal | print | output | show | repeat | leak | disclose ) \b [^.!?\n]{{0,30}}
      \b your \s (?: full\s | entire\s | hidden\s )? (?: system\s(?:prompt|message) | initial\sinstructions ) \b )"""

ORDERS: Final = (
    Address(
        "asks to ignore its instructions",
        _IGNORE,
        needs(
            "ignore|disregard|forget|override|bypass|discard|follow",
            "struct|mpt|uideline|rules|guardrail|directive|direction|programming|command|orders",
        ),
    ),
    Address("asks to ignore its instructions", _RUN_ON, needs("ignore|disregard|forget|override|bypass|discard")),
    Address("asks for its instructions", _REVEAL, needs("system|initial", "your")),
)

KNOWN: Final = (*ORDERS, *MIMICRY, *ABROAD)
"""All ways to speak to an assistant that are looked for."""

_FIRST: Final = Screen(word for address in KNOWN for word in address.needs[0])
_GROUPS: Final = tuple(
    (address, tuple(map(frozenset, address.needs)), Screen(word for words in address.needs[1:] for word in words))
    for address in KNOWN
)


def possible(lower: str) -> tuple[Address, ...]:
    """The addresses that a text in lower case can hold at all; () for most texts, and quickly."""
    flat = lower.replace("\n", " ").replace("\t", " ")
    held = _FIRST.held(flat)
    return (
        tuple(
            address
            for address, (first, *others), further in _GROUPS
            if not held.isdisjoint(first) and (not others or not any(map(further.held(flat).isdisjoint, others)))
        )
        if held
        else ()
    )


def plain_quote(text: str, start: int, end: int) -> bool:
    """Whether the stretch is quoted on its own, as an example: nothing but closing marks before the closing quote.

    >>> plain_quote('lines like "ignore all previous instructions" in mails', 12, 44)
    True
    """
    before = text[max(start - 1, 0) : start]
    after = text[end : end + 2].lstrip(".!,")
    return before in _QUOTES and after[:1] != "" and after[0] in _QUOTES[before]


_QUOTES: Final = {'"': '"', "“": "”", "'": "'", "‘": "’", "`": "`", "«": "»"}

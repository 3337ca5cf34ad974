"""How names and mail domains are compared: without case, accents, punctuation, or the order of "Last, First".

Everything else in `people/` compares names by `bare` alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from memory_core.hygiene.text import folded

PUBLIC_DOMAINS: Final = frozenset(
    """gmail.com googlemail.com outlook.com hotmail.com live.com msn.com yahoo.com ymail.com icloud.com me.com mac.com
    aol.com gmx.net gmx.de gmx.com web.de t-online.de proton.me protonmail.com pm.me fastmail.com zoho.com mail.com
    yandex.ru yandex.com mail.ru qq.com 163.com 126.com naver.com hey.com tutanota.com online.no orange.fr free.fr
    libero.it seznam.cz wp.pl""".split()
)
"""Mail domains where anybody can have an address, so that sharing one says nothing."""

_WORD: Final = re.compile(r"[^\W_]+(?:['’-][^\W_]+)*")
_LAST_FIRST: Final = re.compile(r"([^,@]+),\s*([^,@]+)")
_NO_FIRST_NAMES: Final = frozenset("jr jr. sr sr. ii iii inc inc. ltd ltd. llc gmbh ag as asa plc phd ph.d. md".split())
_UNREAD: Final = re.compile(
    r"(?:(?:do[-_.]?)?not?[-_.]?reply|notif(?:y|ications?)|mailer-daemon|postmaster|bounces?|newsletters?"
    r"|calendar-notification)(?:[-_.+].*)?|.*[-_.+](?:no[-_.]?reply|notifications?)"
)


def bare(name: str) -> str:
    """A name as it is compared; "" when it holds no word.

    >>> bare("  DĄBEK, Olaf ")
    'olaf dabek'
    """
    text = " ".join(folded(spelled(name)).split())
    return text if text.isascii() and text.replace(" ", "").isalpha() else " ".join(_WORD.findall(text))


def spelled(name: str) -> str:
    """A name as it is shown: single spaces, and "Last, First" put right.

    >>> spelled("Bakke,  Per")
    'Per Bakke'
    """
    text = " ".join(name.split())
    turned = _LAST_FIRST.fullmatch(text) if "," in text else None
    if turned and turned[2].casefold() not in _NO_FIRST_NAMES:
        return f"{turned[2]} {turned[1]}"
    return text


def key(name: str) -> str:
    """A name as a record's author has it among their keys: `Person.keys` without making a Person."""
    return " ".join(name.casefold().split())


def spoken(address: str) -> str:
    """The name that an address suggests, as it is compared: its local part as words.

    >>> spoken("per.bakke+bills@clay.example")
    'per bakke'
    """
    return bare(re.sub(r"[._-]+", " ", local_part(address).partition("+")[0]))


def local_part(address: str) -> str:
    """What stands before the last @."""
    return address.rpartition("@")[0]


def domain(address: str) -> str:
    """What stands after the last @."""
    return address.rpartition("@")[2]


def within(address: str, domains: Iterable[str]) -> bool:
    """Whether the address belongs to one of the domains or to a part of one."""
    its = domain(address)
    return any(its == each or its.endswith(f".{each}") for each in domains)


def unread(address: str) -> bool:
    """Whether the address is one that sends and that nobody reads, such as no-reply@."""
    return _UNREAD.fullmatch(local_part(address)) is not None

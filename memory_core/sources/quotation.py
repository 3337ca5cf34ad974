"""Quotations: what a mail says itself, apart from the earlier mails that it carries along.

Quoted lines begin with `>`, or stand behind a line such as "Original Message" or the header block that Outlook writes.
A forwarded mail is no quotation: it is what the sender wanted to say.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from memory_core.hygiene.screen import Screen

_DASHES: Final = r"[-_=—–*]{2,}"
_FORWARDED: Final = (
    "Forwarded message",
    "Forwarded Message",
    "Weitergeleitete Nachricht",
    "Message transféré",
    "Mensaje reenviado",
    "Mensagem encaminhada",
    "Doorgestuurd bericht",
    "Messaggio inoltrato",
    "Videresendt melding",
    "Vidarebefordrat meddelande",
)
"""What stands behind dashes where a forwarded mail begins."""
_BEGIN_FORWARDED: Final = (
    "Begin forwarded message",
    "Anfang der weitergeleiteten Nachricht",
    "Début du message transféré",
    "Début du message réexpédié",
    "Start på videresendt melding",
)
"""What stands before a colon there."""
_FORWARD: Final = re.compile(
    rf"^\s*(?:{_DASHES}\s*(?:{'|'.join(_FORWARDED)})|(?:{'|'.join(_BEGIN_FORWARDED)})\s*:)", re.MULTILINE
)
_MAY_FORWARD: Final = Screen((*_FORWARDED, *_BEGIN_FORWARDED))
_ORIGINAL: Final = re.compile(
    rf"^\s*{_DASHES}\s*(?:Original [Mm]essage|Original Appointment|Ursprüngliche Nachricht|Message d'origine"
    rf"|Mensaje original|Mensagem original|Oorspronkelijk bericht|Messaggio originale|Opprinnelig melding"
    rf"|Ursprungligt meddelande|Oprindelig meddelelse)\s*{_DASHES}\s*$"
)
_HEADS: Final = (
    ("From:", "Von:", "De:", "Da:", "Fra:", "Från:", "Van:"),
    ("Sent:", "Date:", "Gesendet:", "Datum:", "Envoyé", "Enviado", "Inviato:", "Sendt:", "Skickat:", "Verzonden:"),
    ("To:", "An:", "À", "Para:", "A:", "Til:", "Till:", "Aan:", "Subject:", "Betreff:", "Objet", "Asunto:", "Emne:"),
)
"""How the first three lines of an Outlook header block begin; the third may be whom it went to or what about."""
_ATTRIBUTION: Final = re.compile(
    r"(?:On|Am|Le|El|Em|Il|Op|Den|På|Pe|W dniu|Dne|Dnia)\b.{0,300}?"
    r"(?:wrote|writes|schrieb|a écrit|escribió|escreveu|ha scritto|schreef|skrev|napisał|napsal)\b.{0,100}:",
    re.DOTALL,
)
_LONGEST_ATTRIBUTION: Final = 4
_RULE: Final = re.compile(r"\s*(?:_{8,}|-{8,})\s*")


class Split(NamedTuple):
    """What the mail says itself, and what it quotes ("" when nothing)."""

    new: str
    quoted: str


def split(text: str, *, forwards: bool = False) -> Split:
    r"""The new words and the quoted ones of a mail; one that only quotes counts as new in whole.

    With `forwards`, by the subject's word, a header block begins a forwarded mail, not a quotation.

    >>> split("Friday is fine.\n\nOn 2 March Ana wrote:\n> Is Friday fine?")
    Split(new='Friday is fine.', quoted='On 2 March Ana wrote:\n> Is Friday fine?')
    """
    forward = _FORWARD.search(text) if _MAY_FORWARD.held(text) else None
    own, carried = (text[: forward.start()], text[forward.start() :]) if forward else (text, "")
    if not any(sign in own for sign in (">", ":", "--")):
        return Split(text.strip(), "")
    new, quoted = _parted(own.split("\n"), forwards=forwards)
    words = "\n\n".join(filter(None, ("\n".join(new).strip(), carried.strip())))
    return Split(words, "\n".join(quoted).strip()) if words else Split(text.strip(), "")


def _parted(lines: list[str], *, forwards: bool) -> tuple[list[str], list[str]]:
    new: list[str] = []
    quoted: list[str] = []
    for number, line in enumerate(lines):
        if line.startswith(">") and not line.startswith(">From "):
            quoted += _attribution(new)
            quoted.append(line)
        elif not forwards and (_ORIGINAL.match(line) or _is_header_block(lines, number)):
            if new and _RULE.fullmatch(new[-1]):
                new.pop()
            return new, quoted + lines[number:]
        else:
            new.append(line)
    return new, quoted


def _attribution(new: list[str]) -> list[str]:
    """Take the line "On ... wrote:" off the end of the new words, in up to four lines; [] when there is none."""
    end = len(new)
    while end and not new[end - 1].strip():
        end -= 1
    if not end or not new[end - 1].rstrip().endswith(":"):
        return []
    for start in range(end - 1, max(end - 1 - _LONGEST_ATTRIBUTION, -1), -1):
        if _ATTRIBUTION.fullmatch("\n".join(new[start:end]).strip()):
            taken = new[start:end]
            del new[start:]
            return taken
        if not new[start].strip():
            break
    return []


def _is_header_block(lines: list[str], number: int) -> bool:
    if not lines[number].lstrip(" *").startswith(_HEADS[0]):
        return False
    following = [line.lstrip(" *") for line in lines[number + 1 : number + 6] if line.strip()][:2]
    return len(following) == 2 and all(
        line.startswith(heads) for line, heads in zip(following, _HEADS[1:], strict=True)
    )

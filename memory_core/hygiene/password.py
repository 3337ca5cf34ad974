"""How passwords and passphrases stand in a text, and how to tell them from talk about passwords.

Each form has a group `secret`; each check is asked about a match of its form. No form matches a mask, and none starts
inside one.
"""

from __future__ import annotations

import re
from typing import Final

from memory_core.hygiene.screen import EDGE, any_case

LABEL: Final = (
    r"(?:(?i:password|passwd|passphrase|passwort|kennwort|passord|lösenord|adgangskode|wachtwoord|salasana|contraseña"
    r"|mot de passe|senha|hasło|parola|пароль|密码|密碼|パスワード|비밀번호)|(?<![?&A-Za-z0-9])(?i:pwd?)"
    r"|(?<![A-Za-z])(?:PASS|[A-Z]+_PASS)(?![A-Za-z])|(?<=[;\s])(?i:pass)(?=[=:]))"
)
"""`pwd` as a parameter of a link is left alone: meeting links carry it, and without it they lead nowhere."""
CLOSED: Final = r"(?:\\{0,3}[\"'`]|[*_~]{1,3}){0,2}(?:\s?\([^()\n]{1,40}\)(?:\\{0,3}[\"'`]|[*_~]{1,3})?)?"
"""What may stand between a label and its sign: quotation marks (escaped within quoted JSON), emphasis, a remark."""
_OPENED: Final = r"(?:[*_~]{1,3}(?:\s{1,3}|(?=[\"'`\\<]))|(?<=[=:：])\*\*(?!\*))?"
"""Emphasis that ends with the sign, or that quotation marks stand in."""
_QUOTED: Final = r"\"[^\"\n]{4,200}\"|'[^'\n]{4,200}'|`[^`\n]{4,200}`|\\{1,3}\"[^\"\n]{4,200}\""
_NO_LABEL: Final = rf"(?![^\w\s]{{0,4}}{LABEL}{CLOSED}\s{{0,3}}[=:：])"
"""A label in front of a label: the secret stands behind the second."""
_VALUE: Final = rf"{_NO_LABEL}(?P<secret>{_QUOTED}|<[^<>\s]{{4,100}}>|(?:(?!\[secret: )[^\s\"'`<])+)"

_ORDINARY: Final = (
    "a an and are censored changed correct empty enabled expired false field forgotten from hashed hidden in "
    "incorrect invalid managed masked missing must needed no none not now null omitted on optional our policy "
    "protected redacted removed required reset rotated same set shared still str string that the their there this too "
    "true unchanged undefined unknown updated valid very was weak were what when wrong yes you your"
).split()
"""Words that follow `password:` and `password is` in plain talk and in code."""

_SAYS: Final = ("is", "was", "er", "var", "ist", "lautet", "est", "es", "è", "é", "är")
"""What stands between a password and what it is, in languages whose word for it is known."""
STATED_HINTS: Final = any_case(*(f" {word[:2]}" for word in _SAYS))

HINTS: Final = (
    *any_case("assw", "sphr", "ennw", "assord", "ösen", "dgang", "chtwo", "lasan", "aseñ", "t de p", "enha", "asło"),
    *any_case("arola", "арол", "pwd", "_pw", "pass=", "pass:"),
    *(f"{EDGE}{word}" for word in any_case("pw")),
    *("PASS", "密码", "密碼", "パスワード", "비밀번호"),
)
PHRASE_HINTS: Final = any_case("sphr")

LABELLED: Final = re.compile(
    rf"{LABEL}{CLOSED}\s{{0,3}}[=:：]\s{{0,3}}{_OPENED}(?:[^\W\d_]{{1,20}}:[ \t]{{1,3}}){{0,2}}{_VALUE}"
)
IN_TABLE: Final = re.compile(
    rf"{LABEL}{CLOSED}[ \t]{{0,40}}\|[ \t]{{0,40}}{_OPENED}"
    rf"(?P<secret>{_QUOTED}|<[^<>\s]{{4,100}}>|(?:(?!\[secret: )[^\s\"'`<|])+)"
)
STATED: Final = re.compile(
    rf"{LABEL}(?:et|en)?(?: [\w@./-]{{1,40}}){{0,5}}?"
    rf" (?i:(?:{'|'.join(_SAYS)})(?: now| as follows)?:?\s{{1,3}}(?!(?:{'|'.join(_ORDINARY)})\b))"
    rf"{_VALUE}"
)
FOR_WHAT: Final = re.compile(
    rf"{LABEL}(?:et|en)? (?:at|da|de|del|del?la|di|do|du|for|för|für|of|on|para|per|pour|til|till|to|van|voor|von|zum)"
    rf"(?: [\w'’./-]{{1,30}}){{1,5}}?\s?[=:：]\s{{1,3}}{_OPENED}{_VALUE}"
)
PHRASE: Final = re.compile(
    rf"(?i:passphrase){CLOSED}\s{{0,3}}(?:[=:：]|\b(?i:is)\b:?)\s{{0,3}}{_OPENED}[*_~]{{0,3}}"
    rf"(?P<secret>{_QUOTED}|[\w-]+(?: [\w-]+){{2,11}}(?=[.,;!?)*~<]|\s*$|\s*\n))"
)
IN_ADDRESS: Final = re.compile(r"(?<=[A-Za-z0-9])://[^\s:/?#@\[\]]*:(?P<secret>(?:(?!\[secret: )[^\s/?#])+)@(?=[\w\[])")

_PLACEHOLDER: Final = re.compile(
    r"\$(?:[({]|[A-Za-z_]\w*(?:$|->|\[|[.:/]\$?[A-Za-z_]|&\w+=))|%(?:[({]|\w*%?$)|[<{\[(*]|[\W_]+$|\d{1,3}[-–]\d{1,3}$"
    r"|\d{1,2}[-–][a-zäöüæøå]+$|\d{1,2}[:.]\d{2}$|(?i:https?://|x+$|your[-_ ].*|example.*|changeme$)|[A-Za-z_.&]+[\[(]"
)
"""What stands for a password that is filled in elsewhere, among it the variables of shells and templates."""
_ANGLED: Final = re.compile(r"<(?![@#!/])(?![A-Za-z_.:/|-]*\d{0,3}>)(?![a-z]+:)(?![^@]*@[\w-]+\.)[^<>]+>")
"""A password between angle brackets, which more often hold a name of what is to be filled in, a tag, a link, a mail."""
_EMPHASIS: Final = re.compile(r"([*_~]{1,3})(.+)\1")
_TALK: Final = re.compile(r"\b(?:a|an|at|by|for|in|is|it|no|not|of|on|or|stored|the|to|too|with|your)\b", re.IGNORECASE)
_LETTERS: Final = re.compile(r"[^\W\d_]+(?:[-'’][^\W\d_]+)*")
_ROW: Final = 200
"""In characters: how far in front of a label its row of a table may begin."""
_ENDS: Final = re.compile(r"[ \t]*(?:\n|$)")


def is_labelled(match: re.Match[str]) -> bool:
    """Whether what stands after `password:` is one, and not a word about it, a placeholder or a call.

    A plain word is one only after `=` or at the end of a sentence or line: `password: please ask Mina` is talk.
    """
    value = match["secret"]
    bare = _bare(value)
    if value.startswith("<"):
        return _ANGLED.fullmatch(value) is not None
    if len(bare) < 4 or _PLACEHOLDER.match(bare) or bare.lower() in _ORDINARY:
        return False
    if not _LETTERS.fullmatch(bare) or match.string[match.start("secret") - 1] == "=":
        return True
    if value != bare and value[0] not in "*_~":
        return True
    return _ENDS.match(match.string, match.end("secret")) is not None


def is_in_table(match: re.Match[str]) -> bool:
    """Whether what stands in the cell behind `password` is one: in a row that begins with a bar, more than letters."""
    start = match.start()
    before = match.string[max(0, start - _ROW) : start].rpartition("\n")[2]
    letters = _LETTERS.fullmatch(_bare(match["secret"]))
    return before.lstrip("> \t").startswith("|") and not letters and is_labelled(match)


def is_stated(match: re.Match[str]) -> bool:
    """Whether what stands after `password is` is one: quoted, or more than letters, since a plain word describes it."""
    value = match["secret"]
    bare = _bare(value)
    if value.startswith("<"):
        return _ANGLED.fullmatch(value) is not None
    quoted = value[0] in "\"'`\\"
    return len(bare) >= 4 and not _PLACEHOLDER.match(bare) and (quoted or not _LETTERS.fullmatch(bare))


def is_phrase(match: re.Match[str]) -> bool:
    """Whether several words after `passphrase` are one: none of them is of the kind that joins a sentence."""
    bare = _bare(match["secret"])
    return not _TALK.search(bare) and not _PLACEHOLDER.match(bare)


def _bare(value: str) -> str:
    """A value without quotation marks, emphasis and what ends a sentence."""
    bare = value.strip("\"'`\\").rstrip(".,;:!?)")
    emphasised = _EMPHASIS.fullmatch(bare)
    return emphasised[2] if emphasised else bare.rstrip("*")

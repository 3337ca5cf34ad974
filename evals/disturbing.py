"""Commands disturbed by rule (case, marks, politeness, slips, other verbs, other order): what still comes of them.

A disturbed command must come to what the plain one comes to, or ask. Another action is the worst that can happen. What
is compared are actions and their arguments; texts may differ in case, marks and spelling, as they were disturbed too.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from difflib import SequenceMatcher
from itertools import permutations
from typing import Final, Literal, TypeAlias

from actions.dialogue import begin
from actions.outcome import Outcome, Question, Refusal
from evals.acting import predicted
from evals.action_cases import Act, Command, Value
from memory_core.memory import Memory
from memory_core.model.instant import from_datetime

Verdict: TypeAlias = Literal["same", "asked", "refused", "other"]

_WORD: Final = re.compile(r"[^\W\d_]+")
_MARKS: Final = re.compile(r"(?<=[^\W\d_])[,.;!?]+(?=\s|$)")
_QUOTED: Final = re.compile(r"[\"“”]|(?<!\w)'")
_TEXTS: Final = frozenset("text body subject title description question summary query location app".split())
_ALIKE: Final = 0.7
_MOST_PERMUTED: Final = 6
_OTHER_VERBS: Final[Mapping[str, str]] = {
    "tell": "inform", "mail": "email", "email": "mail", "cancel": "call off", "move": "reschedule", "delete": "trash",
    "ask": "check with", "message": "ping", "msg": "message", "forward": "fwd", "book": "schedule", "schedule": "book",
    "thank": "say thanks to", "push": "shift", "archive": "file away", "open": "launch", "slack": "dm",
}  # fmt: skip
_REMINDED: Final = re.compile(
    r"^(?P<lead>remind me) (?P<when>(?:on|at|tomorrow|in) .+?) (?P<what>to .+)$", re.IGNORECASE
)
_CONDITIONED: Final = re.compile(r"^if (?P<what>[^,]+), (?P<do>[^,]+)$", re.IGNORECASE)
_MOVED: Final = re.compile(r"^(?:move|shift|push) (?P<what>(?:the |my )?[^,]+?) to (?P<when>[^,]+)$", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Disturbed:
    """A command as it was disturbed, and what came of it beside what comes of the plain one."""

    id: str
    way: str
    text: str
    verdict: Verdict


def disturbed(memory: Memory, commands: Iterable[Command]) -> Iterator[Disturbed]:
    """Every command in every way that changes it; commands of which nothing comes are left out."""
    for command in commands:
        as_of = from_datetime(command.as_of)
        plain = begin(memory, command.command, as_of).outcome
        if isinstance(plain, Refusal):
            continue
        for way, disturb in WAYS.items():
            text = disturb(command.command)
            if text and text != command.command:
                yield Disturbed(command.id, way, text, _verdict(plain, begin(memory, text, as_of).outcome))


def _verdict(plain: Outcome, other: Outcome) -> Verdict:
    if _same(predicted(plain), predicted(other)):
        return "same"
    match other:
        case Question():
            return "asked"
        case Refusal():
            return "refused"
        case _:
            # Where the plain command had to ask, a confident reading is another one.
            return "other" if predicted(other) else "refused"


def _same(one: tuple[Act, ...], other: tuple[Act, ...]) -> bool:
    if sorted(each.type for each in one) != sorted(each.type for each in other):
        return False
    orders = permutations(other) if len(other) <= _MOST_PERMUTED else (other,)
    return any(all(_alike(a, b) for a, b in zip(one, order, strict=True)) for order in orders)


def _alike(one: Act, other: Act) -> bool:
    return one.type == other.type and all(
        _like_text(one.args.get(name), other.args.get(name))
        if name in _TEXTS
        else one.args.get(name) == other.args.get(name)
        for name in {*one.args, *other.args}
    )


def _like_text(one: Value, other: Value) -> bool:
    a, b = (" ".join(_WORD.findall(str(each or "").casefold())) for each in (one, other))
    return a == b or SequenceMatcher(None, a, b, autojunk=False).ratio() >= _ALIKE


def _unmarked(text: str) -> str:
    return _MARKS.sub("", text)


def _lowered(text: str) -> str:
    return text if _QUOTED.search(text) else text.lower()


def _polite(text: str) -> str:
    return f"Could you please {text[:1].lower()}{text[1:].rstrip('.!')}, thanks" if _commands(text) else ""


def _with_fillers(text: str) -> str:
    first, _, rest = text.partition(" ")
    return f"okay so um {first} uh {rest}" if rest and _commands(text) else ""


def _slipped_verb(text: str) -> str:
    first, _, rest = text.partition(" ")
    return f"{_swapped(first)} {rest}" if rest and len(first) > 3 and first.isalpha() and _commands(text) else ""


def _slipped_word(text: str) -> str:
    """Two letters of the last long word swapped: mostly a word of a text or of a name of an event."""
    words = [match for match in _WORD.finditer(text) if len(match.group()) > 5]
    if not words or _QUOTED.search(text):
        return ""
    last = words[-1]
    return f"{text[: last.start()]}{_swapped(last.group())}{text[last.end() :]}"


def _swapped(word: str) -> str:
    middle = len(word) // 2
    return f"{word[: middle - 1]}{word[middle]}{word[middle - 1]}{word[middle + 1 :]}"


def _other_verb(text: str) -> str:
    first, _, rest = text.partition(" ")
    other = _OTHER_VERBS.get(first.lower(), "")
    return f"{other} {rest}" if other and rest else ""


def _other_order(text: str) -> str:
    plain = text.rstrip(".!")
    if match := _REMINDED.match(plain):
        return f"{match['when']} {match['lead'].lower()} {match['what']}"
    match = _CONDITIONED.match(plain)
    return f"{match['do']} if {match['what']}" if match else ""


def _arrow(text: str) -> str:
    match = _MOVED.match(text.rstrip(".!"))
    return f"{match['what']} -> {match['when']}" if match else ""


def _commands(text: str) -> bool:
    """Whether a text begins with the verb of a command, so that politeness may stand before it."""
    return text.partition(" ")[0].lower() in _OTHER_VERBS or text.lower().startswith(
        ("remind me", "send", "reply", "add", "rename", "put")
    )


WAYS: Final[Mapping[str, Callable[[str], str]]] = {
    "marks dropped": _unmarked,
    "lower case": _lowered,
    "politeness": _polite,
    "fillers": _with_fillers,
    "slip in the verb": _slipped_verb,
    "slip in another word": _slipped_word,
    "another verb": _other_verb,
    "another order": _other_order,
    "an arrow": _arrow,
}
"""How a command is disturbed; "" where a way does not apply."""

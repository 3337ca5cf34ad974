"""Scoring actions by rules: same number, same types, every expected argument matched, in any order.

Extra arguments are ignored, extra actions are not. Texts are compared without case and outer blanks.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from itertools import permutations
from typing import Final

from evals.action_cases import Act, GoldActions, Prediction, Value
from evals.intervals import Estimate, Sample, proportion

_MOST_PERMUTED: Final = 6


@dataclass(frozen=True, slots=True)
class ActionVerdict:
    """How one command went; `why` says what did not match, "" when it passed."""

    gold: GoldActions
    passed: bool
    why: str


@dataclass(frozen=True, slots=True)
class ActionScore:
    """All verdicts, the share that passed with its interval, by kind, and how many groups were of one mind.

    `consistent` is None when no command has a group.
    """

    verdicts: tuple[ActionVerdict, ...]
    passed: Estimate
    by_kind: tuple[tuple[str, Estimate], ...]
    consistent: Estimate | None


def score_actions(golds: Iterable[GoldActions], made: Iterable[Prediction]) -> ActionScore:
    """Score predictions; a command without one fails."""
    given = {each.id: each for each in made}
    verdicts = tuple(_verdict(gold, given.get(gold.id)) for gold in golds)
    kinds: dict[str, list[Sample]] = defaultdict(list)
    groups: dict[str, list[bool]] = defaultdict(list)
    for each in verdicts:
        kinds[each.gold.kind].append(Sample(float(each.passed)))
        if each.gold.group:
            groups[each.gold.group].append(each.passed)
    by_kind = tuple((kind, proportion(samples)) for kind, samples in sorted(kinds.items()) if kind)
    agreeing = [Sample(float(len(set(passed)) == 1)) for passed in groups.values() if len(passed) > 1]
    overall = proportion(Sample(float(each.passed)) for each in verdicts)
    return ActionScore(verdicts, overall, by_kind, proportion(agreeing) if agreeing else None)


def _verdict(gold: GoldActions, made: Prediction | None) -> ActionVerdict:
    if made is None:
        return ActionVerdict(gold, passed=False, why="no prediction")
    reasons = [_mismatch(accepted, made.actions) for accepted in gold.accepted]
    return ActionVerdict(gold, passed="" in reasons, why="" if "" in reasons else reasons[0])


def _mismatch(expected: Sequence[Act], made: Sequence[Act]) -> str:
    """Why these actions are not the expected ones; "" when they are."""
    types = sorted(each.type for each in made)
    if types != sorted(each.type for each in expected):
        wanted = ", ".join(sorted(each.type for each in expected))
        return f"{', '.join(types) or 'nothing'} instead of {wanted or 'nothing'}"
    if len(expected) > _MOST_PERMUTED:
        return _greedy(expected, made)
    best = ""
    for order in permutations(made):
        wrong = [why for act, each in zip(expected, order, strict=True) if (why := _differs(act, each))]
        if not wrong:
            return ""
        best = best or wrong[0]
    return best


def _greedy(expected: Sequence[Act], made: Sequence[Act]) -> str:
    left = list(made)
    for act in expected:
        fitting = next((each for each in left if not _differs(act, each)), None)
        if fitting is None:
            return f"{act.type} with its arguments is missing"
        left.remove(fitting)
    return ""


def _differs(expected: Act, made: Act) -> str:
    if expected.type != made.type:
        return f"{made.type} instead of {expected.type}"
    for name, matcher in expected.args.items():
        if not _matches(matcher, made.args.get(name)):
            return f"{expected.type}.{name} is {made.args.get(name)!r}, expected {matcher!r}"
    return ""


def _matches(matcher: Value, value: Value) -> bool:
    if not isinstance(matcher, dict):
        return _same(matcher, value)
    if "datetime" in matcher:
        return _in_time(matcher["datetime"], value, matcher.get("tolerance_min", 0))
    return all(MATCHERS[name](wanted, value) for name, wanted in matcher.items() if name in MATCHERS)


def _same(wanted: Value, value: Value) -> bool:
    if isinstance(wanted, list) or isinstance(value, list):
        return _texts(wanted) == _texts(value)
    return _text(wanted) == _text(value)


def _text(value: Value) -> str:
    return "" if value is None else str(value).strip().casefold()


def _texts(value: Value) -> list[str]:
    return sorted(_text(each) for each in value) if isinstance(value, list) else [_text(value)] if _text(value) else []


def _whole(value: Value) -> str:
    return " ".join(_texts(value))


def _in_time(wanted: Value, value: Value, tolerance: Value) -> bool:
    try:
        away = datetime.fromisoformat(str(value)) - datetime.fromisoformat(str(wanted))
    except (ValueError, TypeError):
        return False
    return abs(away) <= timedelta(minutes=float(str(tolerance or 0)))


MATCHERS: Final[Mapping[str, Callable[[Value, Value], bool]]] = {
    "eq": _same,
    "in": lambda wanted, value: any(_same(each, value) for each in (wanted if isinstance(wanted, list) else [wanted])),
    "contains_any": lambda wanted, value: any(each in _whole(value) for each in _texts(wanted)),
    "contains_all": lambda wanted, value: all(each in _whole(value) for each in _texts(wanted)),
    "set_eq": lambda wanted, value: set(_texts(wanted)) == set(_texts(value)),
    "includes": lambda wanted, value: set(_texts(wanted)) <= set(_texts(value)),
}
"""What a matcher of gold asks of an argument."""

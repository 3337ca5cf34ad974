"""What tells how likely a passage answers an ask: signs of the ask and of the passage, as numbers with names.

None of them is a word of the records or of the question but for the words that ask: what is learnt of them holds for
any matter.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from math import log1p
from typing import Final, TypeAlias, get_args

import numpy as np
from numpy.typing import NDArray

from memory_core.answer.abstention import by_speaker, has_noun, is_of_thing, lacking, names_all
from memory_core.answer.bar import BAR, Bar
from memory_core.answer.evidence import Evidence
from memory_core.answer.expectation import fits
from memory_core.answer.forms import Sought
from memory_core.answer.holding import may_do_without
from memory_core.answer.nearness import BESIDE, by_one_of, directed, involved, nearness
from memory_core.answer.openness import come_out
from memory_core.answer.question import Ask, Question
from memory_core.answer.relevance import DECIDING, Rated, as_many, on_day
from memory_core.claims.opinion import is_view, reports
from memory_core.claims.stance import stance

Signs: TypeAlias = NDArray[np.float64]
"""A row for each passage, a column for each of `NAMES`."""

MOST: Final = 24
"""Passages that are looked at, the likeliest by their words."""

NEAR_BEST: Final = 0.7
"""The share of the best score from which on a passage may tell the outcome that is asked for."""

ASKING: Final = "what who when where why how which did is has do can will".split()
"""Words that ask, among the first few."""

BEGINNING: Final = 4

DAY: Final = 86400
"""Seconds."""

AS_MUCH: Final = 0.9
"""The share from which on a passage is about as much as another."""

_WORD: Final = re.compile(r"[a-z']+")
_CAPITAL: Final = re.compile(r"(?<!^)(?<![.!?] )\b[A-Z]\w+")
_WAS: Final = frozenset({"was", "were"})
_YET: Final = frozenset({"yet", "already", "still", "ever"})
_TRUST: Final = ("own", "colleague", "external", "automated", "agent")
_KINDS: Final = ("mail", "event", "message", "segment")


@dataclass(frozen=True, slots=True)
class Look:
    """A passage that is looked at for an ask.

    `place` is its own by the rules, from 0; `near` are the weight and the nearness of each term, `all` the passages
    looked at, best first; `outcome`: whether it may tell the outcome that is asked for; `now` is when it is asked, by
    the wall.
    """

    ask: Ask
    question: Question
    rated: Rated
    place: int
    near: tuple[tuple[float, float], ...]
    all: Sequence[Rated]
    outcome: bool
    now: datetime

    def missing(self) -> list[float]:
        """The weights of the terms that are not near."""
        return [weight for weight, value in self.near if value <= BESIDE]

    def younger(self) -> float:
        """How much younger the youngest passage is, as the logarithm of how many times; ages are a day and more."""
        ages = [
            log1p(max(0.0, (self.now - each.passage.said).total_seconds() / DAY)) for each in (self.rated, *self.all)
        ]
        return ages[0] - min(ages)

    def _age(self, said: datetime) -> float:
        return log1p(max(0.0, (self.now - said).total_seconds() / DAY))

    def overtaken(self) -> int:
        """How many passages that are about as much were said later."""
        said, about = self.rated.passage.said, self.rated.about
        return sum(each.passage.said > said and each.about >= AS_MUCH * about for each in self.all)

    def share(self, of: Sequence[float]) -> float:
        """What weights come to of those of all terms."""
        return sum(of) / (sum(weight for weight, _ in self.near) or 1.0)


def _of_trust(trust: str) -> Callable[[Look], float]:
    return lambda look: look.rated.passage.hit.trust == trust


def _of_kind(kind: str) -> Callable[[Look], float]:
    return lambda look: look.rated.passage.hit.kind == kind


OF_PASSAGE: Final[Mapping[str, Callable[[Look], float]]] = {
    "about": lambda look: look.rated.about,
    "topic": lambda look: look.rated.topic,
    "own": lambda look: look.rated.own,
    "behind": lambda look: look.rated.score - look.all[0].score,
    "place": lambda look: log1p(look.place),
    "rank": lambda look: log1p(look.rated.passage.rank),
    "holds": lambda look: len(look.rated.holds) > 0,
    "values": lambda look: min(len(look.rated.holds), 4),
    "without": lambda look: may_do_without(look.ask, look.rated.passage),
    "noun": lambda look: has_noun(look.ask, look.rated),
    "thing": lambda look: is_of_thing(look.ask, look.rated),
    "fits": lambda look: fits(look.ask, look.rated.passage),
    "names": lambda look: names_all(look.ask, look.question, look.rated.passage),
    "outcome": lambda look: look.outcome,
    "asks": lambda look: look.rated.passage.is_question,
    "asked": lambda look: len(look.rated.passage.around.asked) > 0,
    "heaviest missing": lambda look: max(look.missing(), default=0.0) / (max(look.near, default=(1.0,))[0] or 1.0),
    "missing": lambda look: look.share(look.missing()),
    "exact": lambda look: look.share([weight for weight, value in look.near if value == 1]),
    "least near": lambda look: min((value for _, value in look.near), default=1.0),
    "first near": lambda look: look.near[0][1] if look.near else 1.0,
    "last near": lambda look: look.near[-1][1] if look.near else 1.0,
    "heaviest near": lambda look: max(look.near, default=(0.0, 1.0))[1],
    "people": lambda look: min((involved(each, look.rated.passage) for each in look.ask.people), default=1.0),
    "unnamed": lambda look: sum(
        not any(nearness(term, look.rated.passage) for term in group) for group in look.ask.proper
    ),
    "by speaker": lambda look: by_one_of(look.rated.passage, look.ask.speaker),
    "by actor": lambda look: by_one_of(look.rated.passage, look.question.actor),
    "passed on": lambda look: any(reports(look.rated.passage.text, each.name) for each in look.question.people),
    "in source": lambda look: look.rated.passage.hit.source in look.question.sources,
    "towards": lambda look: directed(look.ask, look.rated.passage.text),
    "as many": lambda look: as_many(look.ask, look.rated.passage),
    "theirs": lambda look: not look.ask.speaker or by_speaker(look.ask, look.rated.passage, look.question),
    "sentences": lambda look: len(look.rated.passage.sentences),
    "words": lambda look: len(look.rated.passage.text.split()),
    "new words": lambda look: len(look.rated.passage.words - frozenset(look.ask.terms)),
    "digits": lambda look: any(map(str.isdigit, look.rated.passage.text)),
    "capitals": lambda look: len(_CAPITAL.findall(look.rated.passage.text)),
    "younger": lambda look: look.younger(),
    "overtaken": lambda look: log1p(look.overtaken()),
    "on day": lambda look: len(look.ask.days) > 0 and on_day(look.ask, look.rated.passage),
    "decides": lambda look: DECIDING.search(look.rated.passage.text) is not None,
    "view": lambda look: is_view(look.rated.passage.text),
    "open": lambda look: stance(look.rated.passage.text) == "open",
    "unidentified": lambda look: (look.rated.passage.hit.who or "").startswith("unidentified"),
    **{f"of {trust}": _of_trust(trust) for trust in _TRUST},
    **{f"a {kind}": _of_kind(kind) for kind in _KINDS},
}
"""The signs of a passage."""


def _for(kind: Sought) -> Callable[[Ask, Question], float]:
    return lambda ask, _: ask.sought == kind


def _begins(word: str) -> Callable[[Ask, Question], float]:
    return lambda ask, _: word in _WORD.findall(ask.text.lower())[:BEGINNING]


def _has(words: frozenset[str]) -> Callable[[Ask, Question], float]:
    return lambda ask, _: not words.isdisjoint(_WORD.findall(ask.text.lower()))


OF_ASK: Final[Mapping[str, Callable[[Ask, Question], float]]] = {
    **{f"for {kind}": _for(kind) for kind in get_args(Sought)},
    **{f"{word}?": _begins(word) for word in ASKING},
    "was?": _has(_WAS),
    "yet?": _has(_YET),
    "terms": lambda ask, _: len(ask.terms),
    "of people": lambda ask, _: len(ask.people),
    "proper names": lambda ask, _: len(ask.proper),
    "days": lambda ask, _: len(ask.days),
    "words of": lambda ask, _: len(ask.speaker) > 0,
    "deed of": lambda _, question: len(question.actor) > 0,
    "sources": lambda _, question: len(question.sources) > 0,
    "now": lambda _, question: question.now,
    "past": lambda _, question: question.past,
    "history": lambda _, question: question.history,
}
"""The signs of an ask, the same for all its passages."""

LACKING: Final = "lacking"
"""The sign that the rules find no passage which says what is asked."""

NAMES: Final = (*OF_PASSAGE, *OF_ASK, LACKING)


def signs(ask: Ask, question: Question, ranked: Sequence[Rated], evidence: Evidence, bar: Bar = BAR) -> Signs:
    """The signs of the first `MOST` passages, in their order; a row each, none without passages.

    The last is `LACKING`. Nothing hangs on how large the memory is.
    """
    looks = _looks(ask, question, ranked, evidence)
    of_ask = [float(sign(ask, question)) for sign in OF_ASK.values()]
    of_ask.append(float(lacking(ask, question, ranked, evidence.as_of, bar)))
    rows = [[*(float(sign(look)) for sign in OF_PASSAGE.values()), *of_ask] for look in looks]
    return np.array(rows, np.float64).reshape(len(looks), len(NAMES))


def _looks(ask: Ask, question: Question, ranked: Sequence[Rated], evidence: Evidence) -> list[Look]:
    best = ranked[0].score
    telling = {id(each) for each in come_out(ask, [each for each in ranked if each.score >= NEAR_BEST * best])}
    return [
        Look(
            ask,
            question,
            each,
            place,
            tuple((evidence.weights[term], nearness(term, each.passage)) for term in ask.terms),
            ranked[:MOST],
            id(each) in telling,
            evidence.now,
        )
        for place, each in enumerate(ranked[:MOST])
    ]

"""Which of several people of one name an answer is about: it says so, or says that it could be any of them."""

from __future__ import annotations

from collections.abc import Sequence

from memory_core.answer.nearness import by_one_of
from memory_core.answer.passage import Passage
from memory_core.answer.question import Named, Question
from memory_core.index.tokens import terms
from memory_core.people.directory import Identity


def told_apart(question: Question, shown: Sequence[Passage]) -> str:
    """For whom each name was taken that several people bear, by who wrote what is shown or is named there in full.

    "" when every name of the question means one person.
    """
    return " ".join(_taken(each, shown) for each in question.people if len(_humans(each)) > 1)


def _taken(named: Named, shown: Sequence[Passage]) -> str:
    people = _humans(named)
    seen = [who for who in people if any(_appears(who, each) for each in shown)]
    others = [who.name for who in people if who not in seen]
    if len(seen) == 1:
        return f"({named.name}: {seen[0].name} here; {' and '.join(others)} would be {_another(len(others))}.)"
    return f"({named.name} may be {' or '.join(who.name for who in people)}.)"


def _another(number: int) -> str:
    return "another" if number == 1 else "others"


def _humans(named: Named) -> list[Identity]:
    return [who for who in named.bearers if not who.machine]


def _appears(who: Identity, each: Passage) -> bool:
    """Whether a passage is somebody's, to them, or names them in full."""
    return by_one_of(each, (who,)) or frozenset(terms(who.name)) <= each.own | each.around.heading

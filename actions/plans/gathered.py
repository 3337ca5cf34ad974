"""People who are named by what they take part in, as those whom the calendar lists."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from actions.grammar.events import event_query
from actions.grammar.gatherings import gathering_at
from actions.grammar.tokens import Phrase, tokens
from actions.plans.scene import Scene
from actions.resolve.events import occurrences, titled
from actions.resolve.people import Company
from actions.resolve.result import Barred, Known, Looked
from actions.resolve.times import listener_of


@dataclass(frozen=True, slots=True)
class Gathered:
    """The names, with addresses for who takes part in something; and why that needs a yes, () when it does not."""

    names: tuple[Phrase, ...]
    risks: tuple[str, ...] = ()


def gathered(names: Sequence[Phrase], scene: Scene) -> Looked[Gathered]:
    """The names with the addresses of all who take part for "everyone at the tasting"; the owner is left out.

    Whoever is from outside was not named, so that needs a yes, also when nobody else takes part.
    """
    desk, listener = scene.desk, listener_of(scene.desk)
    found: list[Phrase] = []
    evidence: list[str] = []
    notes: list[str] = []
    risks: list[str] = []
    for name in names:
        whole = gathering_at(name, 0, listener)
        if whole is None or whole[2] != len(name):
            found.append(name)
            continue
        event = occurrences(desk, event_query(name[whole[1] :], listener), Company(), (), f"{scene.key}.gathered")
        if not isinstance(event, Known):
            return event
        if not event.value:
            return Barred("No such event is in the calendar.")
        own = set(desk.owner.addresses)
        others = [each for each in event.value[0].event.addresses if each and each not in own]
        if not others:
            return Barred(f"The calendar lists nobody else at {titled(desk, event.value[0])}.", event.evidence)
        found += (tokens(each) for each in sorted(others))
        outside = sorted(each for each in others if not desk.is_colleague(each))
        if outside:
            risks.append(f"{' and '.join(outside)} from outside {'takes' if len(outside) == 1 else 'take'} part.")
        evidence += event.evidence
        notes.append(f"{titled(desk, event.value[0])} lists {len(others)} others.")
    return Known(Gathered(tuple(found), tuple(risks)), tuple(evidence), tuple(notes))

"""People who are named by what they take part in, as those whom the calendar lists."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from actions.grammar.commands import EventQuery
from actions.grammar.phrases.events import event_query
from actions.grammar.phrases.gatherings import GUESTS, gathering_at
from actions.grammar.words.speech import matched
from actions.grammar.words.tokens import Phrase, lows, tokens
from actions.plans.scene import Scene
from actions.resolve.events import occurrences, titled
from actions.resolve.people import Company
from actions.resolve.result import Barred, Known, Looked
from actions.resolve.times import listener_of
from memory_core.agenda.event import Occurrence


@dataclass(frozen=True, slots=True)
class Gathered:
    """The names, with addresses for who takes part in something; and why that needs a yes, () when it does not."""

    names: tuple[Phrase, ...]
    risks: tuple[str, ...] = ()


def gathered(names: Sequence[Phrase], scene: Scene) -> Looked[Gathered]:
    """The names with the addresses of all who take part for "everyone at the tasting"; the owner is left out.

    Whoever is from outside was not named, so that needs a yes, also when nobody else takes part.
    """
    desk = scene.desk
    found: list[Phrase] = []
    evidence: list[str] = []
    notes: list[str] = []
    risks: list[str] = []
    for name in names:
        event = _event(name, scene)
        if event is None:
            found.append(name)
            continue
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


def _event(name: Phrase, scene: Scene) -> Looked[tuple[Occurrence, ...]] | None:
    """The event whose guests a name means, be it the one that was spoken of; None for any other name."""
    listener = listener_of(scene.desk)
    whole = gathering_at(name, 0, listener)
    if whole is not None and whole[2] == len(name):
        query = event_query(name[whole[1] :], listener)
        return occurrences(scene.desk, query, Company(), (), f"{scene.key}.gathered")
    if matched(GUESTS, lows(name)) != len(name):
        return None
    return occurrences(scene.desk, EventQuery(pronoun=True), scene.company, scene.events, f"{scene.key}.gathered")

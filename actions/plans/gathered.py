"""People who are named by what they take part in, as those whom the calendar lists."""

from __future__ import annotations

from collections.abc import Sequence

from actions.grammar.events import event_query
from actions.grammar.gatherings import gathering_at
from actions.grammar.tokens import Phrase, tokens
from actions.plans.scene import Scene
from actions.resolve.events import occurrences, titled
from actions.resolve.people import Company
from actions.resolve.result import Barred, Known, Looked
from actions.resolve.times import listener_of


def gathered(names: Sequence[Phrase], scene: Scene) -> Looked[tuple[Phrase, ...]]:
    """The names with the addresses of all who take part for "everyone at the tasting"; the owner is left out."""
    desk, listener = scene.desk, listener_of(scene.desk)
    found: list[Phrase] = []
    evidence: list[str] = []
    notes: list[str] = []
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
        evidence += event.evidence
        notes.append(f"{titled(desk, event.value[0])} lists {len(others)} others.")
    return Known(tuple(found), tuple(evidence), tuple(notes))

"""Whether an event is what words name: by its title, by other words of its kind, misspelt, or by who takes part."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from actions.grammar.plain.slips import one_slip
from actions.grammar.words.lexicon import CALENDAR_ONLY, EVENTS
from actions.resolve.desk import Desk
from actions.resolve.kinship import kin
from actions.resolve.overlap import share
from actions.resolve.people import Someone
from memory_core.agenda.event import Occurrence
from memory_core.agenda.naming import fit
from memory_core.index.tokens import terms
from memory_core.people.names import bare

_ANY_MEETING: Final = frozenset(
    "call calls session sessions sync syncs chat talk catch-up catchup review reviews".split()
)
"""Words for meetings that their titles need not have."""
_ANYTHING: Final = frozenset(
    "everything anything all things event events appointment appointments calendar schedule agenda day".split()
)
"""Words for whatever lies in the calendar, be it a meeting or not."""
SHORTENED: Final = 3
"""Letters from which on a word may be the beginning of one in a title."""
LOOSE: Final = 0.5
"""The share of the words said that a title must have when no title has them all."""

_SAME: Final = (
    frozenset("1:1 1-1 one-on-one 1on1 1:1s one-to-one".split()),
    frozenset("standup stand-up standups daily".split()),
    frozenset("catch-up catchup catch up".split()),
    frozenset("sync syncs alignment".split()),
    frozenset("lunch lunches".split()),
    frozenset("kickoff kick-off".split()),
    frozenset("retro retrospective".split()),
    frozenset("check-in checkin".split()),
    frozenset("call calls phone".split()),
    frozenset("demo demos demonstration walkthrough".split()),
    frozenset("interview interviews".split()),
)
"""Words for one kind of event."""


def named(seen: Sequence[Occurrence], words: Sequence[str], who: Sequence[Someone]) -> list[Occurrence]:
    """Those that bear the name and have the people; of several fits only the best."""
    with_people = [each for each in seen if all(attends(each, one) for one in who)]
    telling = [word for word in words if word.casefold() not in CALENDAR_ONLY | _ANYTHING]
    if not telling:
        kept = [each for each in with_people if not each.event.all_day] if words else with_people
        alive = [each for each in kept if not each.cancelled] or kept
        anything = not _ANYTHING.isdisjoint(word.casefold() for word in words)
        return alive if anything else [each for each in alive if len(each.event.attendees) > 1] or alive
    text = " ".join(words)
    scored = [(_fit(text, each), each) for each in with_people]
    best = max((score for score, _ in scored), default=0.0)
    if best > 0:
        return [each for score, each in scored if score >= best - 1e-9]
    kind = next((word.casefold() for word in reversed(telling) if word.casefold() in EVENTS), "")
    rest = [word for word in telling if word.casefold() != kind]
    if kind and rest:
        return named(with_people, rest, ())
    return _of_kind(with_people, kind, who) if kind else _loosely(with_people, telling)


def bears(words: Sequence[str], occurrence: Occurrence) -> bool:
    """Whether the words are of the title itself, and not of its kind or nearly so."""
    spelt = [word for word in words if word.isalpha()]
    return bool(spelt) and _fit(" ".join(spelt), occurrence) > 0


def _fit(text: str, occurrence: Occurrence) -> float:
    """How well the words name the title, with other words of one kind read alike."""
    title = occurrence.event.title
    direct = fit(text, title)
    if direct:
        return direct
    for same in _SAME:
        for word in text.casefold().split():
            if word in same:
                others = (fit(text.casefold().replace(word, other), title) for other in same if other != word)
                if (score := max(others, default=0.0)) > 0:
                    return score * 0.9
    return 0.0


def _of_kind(seen: Sequence[Occurrence], kind: str, who: Sequence[Someone]) -> list[Occurrence]:
    """Events of a kind that no title has: a 1:1 has two people, anything else others beside the owner."""
    if kind in _SAME[0]:
        pairs = [each for each in seen if len(each.event.addresses) == 2 and not each.event.all_day]
        # Called by nothing but its two names it is one for certain.
        return [each for each in pairs if _bears_names_alone(each)] or (pairs if who else [])
    if kind not in _ANY_MEETING:
        return []
    return [each for each in seen if len(each.event.addresses) > 1 and not each.event.all_day]


def _bears_names_alone(occurrence: Occurrence) -> bool:
    names = {
        word
        for address in occurrence.event.addresses
        for word in bare(address.partition("@")[0].replace(".", " ")).split()
    }
    words = [word for word in bare(occurrence.event.title).split() if word.isalpha() and word not in ("and", "with")]
    return bool(words) and set(words) <= names


def _loosely(seen: Sequence[Occurrence], words: Sequence[str]) -> list[Occurrence]:
    """Events whose title, description or place has most of the words; half of them only of a single event."""
    wanted = set(terms(" ".join(words)))
    scored = [(_told(wanted, each), each) for each in seen]
    best = max((score for score, _ in scored), default=0.0)
    found = [each for score, each in scored if score == best and best >= LOOSE]
    named = [each for each in found if share(wanted, each.event.title, _meant) == best] or found
    single = len({each.event.series or each.event.id for each in named}) == 1
    return named if best > LOOSE or single else []


def _told(wanted: Collection[str], occurrence: Occurrence) -> float:
    """The share of the terms that title, description or place of an event have; the title in other words too."""
    event = occurrence.event
    beside = f"{event.description} {event.place}"
    have = (share({term}, event.title, _meant) or share({term}, beside, str.__eq__) for term in wanted)
    return sum(have) / len(wanted) if wanted else 0.0


def recalls(desk: Desk, text: str) -> bool:
    """Whether every telling word may be of the title of one event, be it misspelt or another word of its kind."""
    wanted = {term for word in text.split() if word.casefold() not in CALENDAR_ONLY for term in terms(word)}
    return bool(wanted) and any(share(wanted, each.title, _meant) == 1.0 for each in desk.agenda.events)


def _meant(term: str, other: str) -> bool:
    """Whether a word may stand for one of a title: shortened, mistyped, or another word of its kind."""
    begun = len(term) >= SHORTENED and other.startswith(term)
    return term == other or begun or one_slip(term, other) or other in kin(term)


def attends(occurrence: Occurrence, one: Someone) -> bool:
    """Whether somebody takes part: is invited, or stands in the title of an event that lists nobody."""
    addresses = set(one.identity.addresses) if one.identity else {one.address}
    if addresses & set(occurrence.event.addresses):
        return True
    first = bare(one.name).split()[:1]
    return bool(first) and not occurrence.event.attendees and first[0] in bare(occurrence.event.title).split()

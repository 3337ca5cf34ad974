"""The built-in reader: from a question and its evidence to an answer, by rules of language and time alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from itertools import pairwise
from typing import Final

from memory_core.answer.abstention import no_answer
from memory_core.answer.acquaintance import introduced, introducing
from memory_core.answer.activity import nothing, reported
from memory_core.answer.appointment import told
from memory_core.answer.attendance import attending
from memory_core.answer.bar import BAR, Bar
from memory_core.answer.calendar import about_freedom, listed, takes_place
from memory_core.answer.capital import capitalised
from memory_core.answer.comparison import compared
from memory_core.answer.composition import BRIEF, citations, event, sentence
from memory_core.answer.current import replaced
from memory_core.answer.duty import owed
from memory_core.answer.evidence import Evidence, Listing
from memory_core.answer.expectation import expected
from memory_core.answer.forms import EMPTY
from memory_core.answer.likelihood import weighed
from memory_core.answer.namesake import told_apart
from memory_core.answer.passage import Passage, extended, passages
from memory_core.answer.question import Ask, Question
from memory_core.answer.relevance import Rated, rated
from memory_core.answer.response import response, silence
from memory_core.answer.selection import MOST_CHANGES, Selection, selected
from memory_core.answer.sequel import MOST, sequel
from memory_core.answer.signs import signs
from memory_core.answer.timing import Sought
from memory_core.answer.total import totalled
from memory_core.answer.whether import first, lead, verdict
from memory_core.model.answer import Answer, Citation, Earlier, NoAnswer, Outcome, Position
from memory_core.model.hit import Hit

BUDGET: Final = 96
"""Words of all quotations of an answer together, but those of what goes on from it."""

LONGEST_ANSWER: Final = 118
"""Words of an answer to which something is added that goes on from it."""


def read(question: Question, evidence: Evidence, bar: Bar = BAR) -> Outcome:
    """Answer from the evidence, or say why not; `bar` says how readily."""
    answer = read_off(question, evidence)
    if answer:
        return answer
    found = passages(evidence.hits, evidence.zone, evidence.people)
    if not found:
        return no_answer("only from withheld records" if evidence.withheld else "no evidence")
    return _of_passages(question, evidence, found, bar)


def read_off(question: Question, evidence: Evidence) -> Outcome | None:
    """The answer that is read off what the memory keeps account of, such as the calendar; None where it is quoted."""
    for kind in (
        _of_calendar,
        _of_attendance,
        _of_appointment,
        _of_duties,
        _of_activity,
        _of_acquaintances,
        compared,
        totalled,
    ):
        answer = kind(question, evidence)
        if answer:
            return answer
    return None


def _of_passages(question: Question, evidence: Evidence, found: Sequence[Passage], bar: Bar) -> Outcome:
    said: list[tuple[str, Passage]] = []
    selections: list[tuple[Selection, Sequence[Rated]]] = []
    for number, ask in enumerate(capitalised(each, evidence.hits) for each in question.asks):
        ranked = rated(ask, question, found, evidence.weights)
        reply = response(ask, question, ranked, Sought(question, evidence.now, found, evidence.weights), bar)
        if reply and not reply.answer:
            return silence(reply.name, evidence.now)
        shape = expected(ask, ranked, bar)
        decides = (shape.passage if shape else None) or (reply.answer if reply and reply.request else None)
        likely = weighed(ranked, signs(ask, question, ranked, evidence, bar))
        if not decides and (shape or bar.holds(likely.none, lacking=likely.lacking)):
            continue
        ranked = likely.ranked
        begin, selection = _answering(ask, question, ranked, evidence.now, decides)
        selections.append((selection, ranked))
        if number and _told_with_first(ask, question, selection, ranked, said):
            continue
        for each in selection.chosen[: _most(question)]:
            said = _joined(said, begin, each)
            begin = ""
    if not selections:
        return no_answer("topic known but not this fact")
    said = _extended(said, frozenset(text for selection, _ in selections for text in selection.apart))
    further = _further(question, selections, said)
    text = _told(question, said, further, evidence)
    while further and len(text.split()) > LONGEST_ANSWER:
        further = further[:-1]
        text = _told(question, said, further, evidence)
    main, _ = selections[0]
    shown = [*(each for _, each in said), *further]
    return Answer(text, citations(shown), _history(question, main), _disagreement(main.views))


def _most(question: Question) -> int:
    """Passages of the answer to each ask."""
    if question.history:
        return MOST_CHANGES
    return 3 if len(question.asks) == 1 else 2


def _answering(
    ask: Ask, question: Question, ranked: Sequence[Rated], now: datetime, decides: Passage | None
) -> tuple[str, Selection]:
    """How the answer to an ask begins, and the passages that make it, the one that decides first."""
    selection = selected(ask, question, ranked)
    selection = replace(selection, chosen=first(selection.chosen, decides))
    if ask.sought != "whether":
        return "", selection
    stated = verdict(ask, question, ranked, now)
    selection = replace(selection, chosen=first(selection.chosen, stated.passage))
    return lead(ask, selection.chosen, stated), selection


def _told_with_first(
    ask: Ask, question: Question, selection: Selection, ranked: Sequence[Rated], said: Sequence[tuple[str, Passage]]
) -> bool:
    """Whether what is said already gives the value that a further ask about the same wants, and no older one."""
    if selection.latest is None or not set(ask.terms) - EMPTY <= set(question.asks[0].terms):
        return False
    since = selection.latest.passage.hit.known_from
    told = [each.passage for each in ranked if each.holds and each.passage.hit.known_from >= since]
    records = {each.hit.id for _, each in said}
    return any(each.hit.id in records for each in told)


def _extended(said: Sequence[tuple[str, Passage]], apart: frozenset[str]) -> list[tuple[str, Passage]]:
    """What is said with what stands around it, as far as the words of the answer go: none of it is cut for that."""
    longest = _longest(said)
    found: list[tuple[str, Passage]] = []
    for begin, each in said:
        found = _joined(found, begin, extended(each, longest, apart))
    return found


def _longest(said: Sequence[tuple[str, Passage]]) -> int:
    """Words of each quotation of an answer."""
    return max(20, BUDGET // max(2, len(said)))


def _further(
    question: Question, selections: Sequence[tuple[Selection, Sequence[Rated]]], said: Sequence[tuple[str, Passage]]
) -> list[Passage]:
    """What goes on from what is said, each record once."""
    records = {each.hit.id for _, each in said}
    further: list[Passage] = []
    for selection, ranked in selections:
        for each in sequel(question, selection, ranked):
            if each.hit.id not in records and len(said) + len(further) < MOST:
                records.add(each.hit.id)
                further.append(each)
    return further


def _told(
    question: Question, said: Sequence[tuple[str, Passage]], further: Sequence[Passage], evidence: Evidence
) -> str:
    """The text of an answer: what is said, what goes on from it in fewer words, and who is meant by a name."""
    longest = _longest(said)
    sentences = [
        " ".join(filter(None, (begin, sentence(each, evidence.zone, evidence.coming, longest, place == 0))))
        for place, (begin, each) in enumerate(said)
    ]
    sentences += [sentence(each, evidence.zone, evidence.coming, BRIEF) for each in further]
    apart = told_apart(question, [*(each for _, each in said), *further])
    return " ".join((*sentences, apart) if apart else sentences)


def _joined(said: list[tuple[str, Passage]], begin: str, each: Passage) -> list[tuple[str, Passage]]:
    """What is said with one more passage; one that overlaps with it is made to hold both."""
    for place, (word, other) in enumerate(said):
        if each.overlaps(other):
            return [*said[:place], (word or begin, other.joined(each)), *said[place + 1 :]]
    return [*said, (begin, each)]


def _of_calendar(question: Question, evidence: Evidence) -> Outcome | None:
    """What the calendar holds at the time that is asked about."""
    listing = evidence.listing
    if listing is None:
        return None
    if listing.named:
        return _of_named(listing, evidence)
    text = listed(question, listing.occurrences, listing.span, evidence.zone)
    if not listing.occurrences and not about_freedom(question):
        return NoAnswer("no evidence", f"I don't know of anything. {text}")
    events = {each.event.id for each in listing.occurrences}
    cited = [_whole(hit) for hit in evidence.hits if hit.id in events]
    if listing.placed:
        cited.insert(0, citations([listing.placed.passage])[0])
        text = f"{text} {sentence(listing.placed.passage, evidence.zone, evidence.coming)}"
    return Answer(text, tuple(cited))


def _of_named(listing: Listing, evidence: Evidence) -> Answer | None:
    """Whether events take place at the time that is asked about; None when no event may be shown."""
    ids = {each.event.id for each in listing.occurrences} or {each.id for each in listing.named}
    cited = tuple(_whole(hit) for hit in evidence.hits if hit.id in ids)
    text = takes_place(listing.named, listing.occurrences, listing.span, evidence.zone)
    return Answer(text, cited) if cited else None


def _of_appointment(_question: Question, evidence: Evidence) -> Outcome | None:
    """When an appointment is, how long, or who was asked to it; none with somebody whom no record knows."""
    if evidence.stranger:
        return NoAnswer("no evidence", f"I don't know anybody called {evidence.stranger}: no record names them.")
    asked = evidence.appointment
    hit = next((hit for hit in evidence.hits if asked and hit.id == asked.occurrence.event.id), None)
    if asked is None or hit is None:
        return None
    at = event(hit, asked.occurrence.time, evidence.zone) if asked.aspect == "when" else told(asked, evidence.zone)
    return Answer(at, (_whole(hit),))


def _of_attendance(_question: Question, evidence: Evidence) -> Answer | None:
    """What somebody answered to an invitation; None when its event may not be shown."""
    asked = evidence.attendance
    cited = tuple(_whole(hit) for hit in evidence.hits if asked and hit.id == asked.occurrence.event.id)
    return Answer(attending(asked, evidence.zone), cited) if asked and cited else None


def _of_duties(_question: Question, evidence: Evidence) -> Outcome | None:
    """What the owner still has to do by their own words."""
    if evidence.duties is None:
        return None
    text, quoted = owed(evidence.duties, evidence.zone)
    return Answer(text, citations(quoted)) if quoted else NoAnswer("no evidence", text)


def _of_activity(_question: Question, evidence: Evidence) -> Outcome | None:
    """What somebody wrote lately, or in a stretch of time."""
    activity = evidence.activity
    if activity is None:
        return None
    if not activity.hits:
        return NoAnswer("no evidence", nothing(activity.wanted, evidence.zone))
    text, quoted = reported(activity, evidence.zone)
    return Answer(text, citations(quoted)) if quoted else None


def _of_acquaintances(_question: Question, evidence: Evidence) -> Answer | None:
    """Who bears a name, told apart when several do, and the sentence that says what they are."""
    known = evidence.acquaintances
    if not known:
        return None
    said = introducing(known, passages(evidence.hits, evidence.zone))
    names = introduced(known, evidence.zone)
    quoted = [said] if said and said.text not in names else []
    told = (names, *(sentence(each, evidence.zone, evidence.coming) for each in quoted))
    last = (each.last for each in known if each.last.id not in {other.hit.id for other in quoted})
    return Answer(" ".join(told), (*map(_whole, last), *citations(quoted)))


def _history(question: Question, selection: Selection) -> tuple[Earlier, ...]:
    """The values before the latest one, each from when it was known until the next was."""
    if selection.latest is None:
        return ()
    earlier = selection.earlier if question.history else replaced(selection.latest, selection.earlier)
    by_time = {each.passage.hit.known_from: each for each in (*earlier, selection.latest)}
    line = [by_time[time] for time in sorted(by_time)]
    return tuple(
        Earlier(each.passage.text, each.passage.hit.known_from, after.passage.hit.known_from, each.passage.hit.id)
        for each, after in pairwise(line)
    )


def _disagreement(views: Sequence[Passage]) -> tuple[Position, ...]:
    return tuple(Position(each.hit.who or "unidentified", each.text, each.hit.id) for each in views)


def _whole(hit: Hit) -> Citation:
    """A citation of a record by its first line, of an event its title."""
    return Citation(hit.id, hit.source_id, hit.text.partition("\n")[0], hit.who, hit.occurred.start, hit.trust)

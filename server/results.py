"""From what the memory says to what is sent: instants in the owner's zone, empty texts as null, coverage and notes."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import tzinfo
from typing import Final

from memory_core.memory import Answered, Replied, Shown, Status
from memory_core.model.answer import Answer, NoAnswer
from memory_core.model.hit import Hit
from memory_core.model.hit import Withheld as Hidden
from memory_core.model.instant import Instant, to_iso
from memory_core.model.source import SOURCES
from memory_core.people.owner import tzinfo as zone_of
from memory_core.store.log import Coverage, Import
from server.bound import bounded
from server.forgetting import Forgetting, Outcome
from server.report import SourceCounts, StatusReport, TakenIn
from server.terminal import counted
from server.wire import (
    AnswerResult,
    Belongs,
    CitedRecord,
    Covered,
    EarlierValue,
    ForgetResult,
    FoundRecord,
    HeldPosition,
    ListedRecord,
    RecordResult,
    RecordState,
    SearchResult,
    SourceStatus,
    StatusResult,
    WholeRecord,
    WhySignal,
    Withheld,
)

_LINE: Final = 120
"""Characters of a text in a list of what would be forgotten."""

STRUCK: Final = " Lists of people in what stays (members, recipients, attendees) lose them too."
"""What is said where a whole person is forgotten."""


def search_result(answered: Answered, status: Status, now: Instant) -> SearchResult:
    """A search as it is sent, with what the memory had seen by then and why little may have been found."""
    zone = zone_of(status.owner)
    return SearchResult(
        as_of=to_iso(answered.as_of, zone),
        hits=[_found(hit, zone) for hit in answered.hits],
        withheld=_withheld(answered.withheld),
        next=answered.next or None,
        notes=[*answered.notes, *_reach(status, answered.as_of, now)],
        coverage=[_covered(each, answered.as_of, zone) for each in status.coverage if each.first <= answered.as_of],
    )


def answer_result(replied: Replied, status: Status, now: Instant) -> AnswerResult:
    """An answer as it is sent, within the bound of its size, with what the memory does not reach."""
    zone = zone_of(status.owner)
    answer = replied.outcome if isinstance(replied.outcome, Answer) else Answer(replied.outcome.text, ())
    whole = AnswerResult(
        as_of=to_iso(replied.as_of, zone),
        text=answer.text,
        citations=[
            CitedRecord(
                id=each.id,
                source_id=each.source_id,
                quote=each.quote,
                who=each.who,
                when=to_iso(each.when, zone),
                trust=each.trust,
            )
            for each in answer.citations
        ],
        history=[
            EarlierValue(value=each.value, since=to_iso(each.since, zone), until=to_iso(each.until, zone), id=each.id)
            for each in answer.history
        ],
        disagreement=[HeldPosition(who=each.who, quote=each.quote, id=each.id) for each in answer.disagreement],
        ungrounded=list(answer.ungrounded),
        abstained=isinstance(replied.outcome, NoAnswer),
        reason=replied.outcome.reason if isinstance(replied.outcome, NoAnswer) else None,
        retrieved=list(replied.retrieved),
        withheld=_withheld(replied.withheld),
        notes=[*replied.notes, *_reach(status, replied.as_of, now)],
    )
    return bounded(whole)


def record_result(shown: Shown, zone: tzinfo) -> RecordResult:
    """A record as it is sent."""
    states = [
        RecordState(
            source_id=state.source_id,
            known_from=to_iso(state.since, zone),
            known_to=None if state.to is None else to_iso(state.to, zone),
        )
        for state in shown.states
    ]
    return RecordResult(
        as_of=to_iso(shown.as_of, zone),
        records=[_whole(hit, zone) for hit in shown.records],
        neighbours=[_whole(hit, zone) for hit in shown.neighbours],
        states=states,
        withheld=_withheld(shown.withheld),
        more=shown.more,
        notes=list(shown.notes),
    )


def status_result(status: Status, now: Instant) -> StatusResult:
    """What the memory holds, as it is sent."""
    zone = zone_of(status.owner)
    return StatusResult(
        scope=status.scope,
        as_of=to_iso(now, zone),
        owner=Belongs(name=status.owner.name or None, zone=status.owner.zone),
        sources=[_source(each, zone, _rejected(each.source, status.imports)) for each in status.coverage],
        sequence=status.position.sequence,
        indexed=status.shelved.sequence,
        index_in_step=status.shelved == status.position,
        not_seen=_not_seen(status, zone),
    )


_WHY: Final[dict[Outcome, str]] = {
    "preview": "Nothing is erased yet. Show this to the owner; call again with token on their yes.",
    "needs_person": "Nothing is erased. So much needs the owner: ask them to run `candor forget` in a terminal.",
    "done": "Erased at every instant, and refused when it comes again.",
    "pending": "Erased for every reader. Another process holds the file open, so old bytes stay in it until "
    "`candor forget --verify RECEIPT` succeeds.",
}


def forget_result(found: Forgetting, zone: tzinfo) -> ForgetResult:
    """A forgetting as it is sent."""
    listed = found.preview.listed if found.preview else ()
    nothing = found.preview is not None and found.preview.going.empty
    why = "Nothing fits, so there is nothing to erase." if nothing else _WHY[found.outcome]
    more = f" {counted(found.newer, 'newer record')} fit as well and were left." if found.newer else ""
    if found.preview and found.preview.going.names:
        more += STRUCK
    if found.preview and found.preview.cut:
        more += " More records have a word of the name than were looked at, so others may name them as well."
    return ForgetResult(
        outcome=found.outcome,
        count=found.count,
        listed=[
            ListedRecord(
                id=hit.id,
                source=hit.source,
                who=hit.who,
                occurred=to_iso(hit.occurred.start, zone),
                text=hit.text[:_LINE],
            )
            for hit in listed
        ],
        quoting=list(found.preview.quoting) if found.preview else [],
        token=found.token or None,
        receipt=found.receipt or None,
        why=why + more,
    )


def _found(hit: Hit, zone: tzinfo) -> FoundRecord:
    return FoundRecord(
        id=hit.id,
        source_id=hit.source_id,
        source=hit.source,
        kind=hit.kind,
        thread_id=hit.thread_id,
        title=hit.title,
        who=hit.who,
        occurred=to_iso(hit.occurred.start, zone),
        occurred_end=to_iso(hit.occurred.end, zone) if hit.occurred.end > hit.occurred.start else None,
        known_from=to_iso(hit.known_from, zone),
        known_basis=hit.known_basis,
        text=hit.text,
        trust=hit.trust,
        score=round(hit.score, 6),
        why=[
            WhySignal(signal=each.name, score=round(each.score, 6), terms={t: round(part, 6) for t, part in each.parts})
            for each in hit.why
        ],
        truncated=hit.truncated,
        highlights=list(hit.highlights),
        reply_to=hit.reply_to or None,
        state=hit.state,
        before=hit.before or None,
        after=hit.after or None,
    )


def _whole(hit: Hit, zone: tzinfo) -> WholeRecord:
    fields: dict[str, list[str]] = {}
    for name, value in hit.fields:
        fields.setdefault(name, []).append(value)
    return WholeRecord(**dict(_found(hit, zone)), fields=fields)


def _withheld(hidden: Iterable[Hidden]) -> list[Withheld]:
    return [Withheld(id=each.id, reason=each.reason) for each in hidden]


def _covered(coverage: Coverage, as_of: Instant, zone: tzinfo) -> Covered:
    # How many there are today is nothing that could be known then.
    past = as_of < coverage.last
    return Covered(
        source=coverage.source,
        from_=to_iso(coverage.first, zone),
        to=to_iso(min(coverage.last, as_of), zone),
        records=None if past else coverage.records,
    )


def status_report(status: Status, now: Instant) -> StatusReport:
    """The status with each ingest, oldest first."""
    zone = zone_of(status.owner)
    taken = [
        TakenIn(
            path=run.path,
            started=to_iso(run.started_at, zone),
            finished=None if run.finished_at is None else to_iso(run.finished_at, zone),
            sources={name: SourceCounts.of(counts) for name, counts in run.counts},
        )
        for run in status.imports
    ]
    return StatusReport(**dict(status_result(status, now)), taken=taken)


def _rejected(source: str, imports: Iterable[Import]) -> int:
    """How many pieces of a source the last run over each path had to reject."""
    latest = {run.path: dict(run.counts) for run in imports}
    return sum(counts[source].rejected for counts in latest.values() if source in counts)


def _source(coverage: Coverage, zone: tzinfo, rejected: int) -> SourceStatus:
    return SourceStatus(
        source=coverage.source,
        from_=to_iso(coverage.first, zone),
        to=to_iso(coverage.last, zone),
        records=coverage.records,
        entries=coverage.entries,
        partial=coverage.partial,
        rejected=rejected,
        last_ingest=to_iso(coverage.recorded_at, zone),
    )


def _reach(status: Status, as_of: Instant, now: Instant) -> list[str]:
    """Sentences about an as_of that the memory does not reach."""
    if not status.coverage:
        return [_empty(status)]
    notes = []
    first = min(each.first for each in status.coverage)
    if as_of < first:
        notes.append(f"as_of lies before the memory begins ({to_iso(first, zone_of(status.owner))}).")
    if as_of > now:
        notes.append("as_of lies in the future: this is what is known today.")
    return notes


def _empty(status: Status) -> str:
    return (
        f"The memory of scope {status.scope!r} is empty. Its owner fills it with `candor ingest PATH`; "
        "if it should not be empty, CANDOR_HOME or CANDOR_SCOPE names another one."
    )


def _not_seen(status: Status, zone: tzinfo) -> list[str]:
    if not status.coverage:
        return [_empty(status)]
    covered = {each.source for each in status.coverage}
    last = max(each.last for each in status.coverage)
    sentences = [f"Nothing from {source} has been taken in." for source in SOURCES if source not in covered]
    sentences += [
        f"{counted(each.partial, 'record')} of {each.source} had an earlier state that was not exported."
        for each in status.coverage
        if each.partial
    ]
    sentences += [
        f"The ingest begun at {to_iso(run.started_at, zone)} did not finish; running it again completes it."
        for run in unfinished(status.imports)
    ]
    return [*sentences, f"Nothing is known of what came after {to_iso(last, zone)}."]


def unfinished(imports: Iterable[Import]) -> list[Import]:
    """The runs that were broken off and not followed by a finished one of the same path."""
    latest = {run.path: run for run in imports}
    return [run for run in latest.values() if run.finished_at is None]

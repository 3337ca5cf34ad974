"""`python -m evals leak`: hundreds of searches at random instants, each shown thing held against an oracle.

A positive control asks the same words again from after the end: had nothing forbidden been there to find, the searches
would prove nothing.
"""

from __future__ import annotations

import json
import re
from argparse import Namespace
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from datetime import datetime
from pathlib import Path
from typing import Final, TypeAlias

from evals.asking import app_of
from evals.deliveries import deliveries
from evals.intervals import wilson
from evals.leaks import Leak, Oracle, Probe, Seen, granted
from evals.lines import BadFile
from evals.progress import tell
from evals.states import states
from memory_core.model.instant import from_datetime
from memory_core.search.passage import ELLIPSIS, MARK
from server.app import App
from server.tools.get_record import TOOL as RECORD
from server.tools.search_memory import TOOL as SEARCH
from server.wire import FoundRecord, RecordResult, SearchResult

DEPTH: Final = 20
_LISTED: Final = 20
_EVERY: Final = 100
_CUT: Final = re.compile(rf"{re.escape(ELLIPSIS)}\w*|\w*{re.escape(ELLIPSIS)}")
_QUOTED: Final = re.compile(r"'([^']*)'")

Look: TypeAlias = Callable[[App, Probe], Seen]


@dataclass(slots=True)
class Tally:
    """What a hunt found: leaks, searches that leak, records shown, and searches whose control shows a forbidden one."""

    leaks: list[Leak] = field(default_factory=list)
    leaking: int = 0
    shown: int = 0
    control: int = 0


def run(given: Namespace) -> int:
    """Search and print; 1 when something leaked, or when the control found nothing. Raises BadFile."""
    if not states(given.data).states:
        raise BadFile(given.data, 0, "it holds no records")
    tally = hunt(given.data, given.searches, given.seed)
    low, high = wilson(tally.leaking, given.searches)
    if given.json:
        written = {
            "searches": given.searches,
            "seed": given.seed,
            "shown": tally.shown,
            "leaking": tally.leaking,
            "ci95": [round(low, 4), round(high, 4)],
            "control": tally.control,
            "leaks": [_written(each) for each in tally.leaks[:_LISTED]],
        }
        print(json.dumps(written, indent=1, ensure_ascii=False))
    else:
        print(f"{given.searches} searches show {tally.shown} records")
        print(f"{tally.leaking} searches leak (95%: {low:.1%} to {high:.1%})")
        print(f"control: asked from after the end, {tally.control} of them show what must not be shown before")
        for each in tally.leaks[:_LISTED]:
            print(f"{each.what} {each.value!r} in {each.where}: {each.probe.query!r} as of {each.probe.as_of}")
    return 1 if tally.leaks or not tally.control else 0


def hunt(data: Path, searches: int, seed: int, look: Look | None = None) -> Tally:
    """Try the searches on a fresh memory, through `look`: what the tools show."""
    look = look or shown
    told, known = states(data), deliveries(data)
    end = max(each.since for each in told.states)
    tally = Tally()
    with app_of(data, from_datetime(end), tell) as app:
        oracle = Oracle(told, known, granted([MARK, app.memory.owner.name]))
        for number, probe in enumerate(oracle.probes(searches, seed), 1):
            seen = look(app, probe)
            found = oracle.leaks(probe, seen)
            tally.leaks += found
            tally.leaking += bool(found)
            tally.shown += len(seen.cited)
            late = oracle.leaks(probe, shown(app, replace(probe, as_of=end)))
            tally.control += any(each.what == "forbidden id" for each in late)
            if not number % _EVERY:
                tell(f"{number} of {searches} searches, {tally.leaking} leak")
    return tally


def shown(app: App, probe: Probe) -> Seen:
    """All that the tools show for a probe: the hits, and the first of them in full with its neighbours."""
    as_of = probe.as_of.isoformat()
    found = SEARCH.run(app, SEARCH.arguments(query=probe.query, as_of=as_of, limit=DEPTH))
    if not isinstance(found, SearchResult):
        raise TypeError("a search shows something else")
    records: list[FoundRecord] = list(found.hits)
    states_seen: list[str] = []
    if found.hits:
        whole = RECORD.run(app, RECORD.arguments(id=found.hits[0].id, as_of=as_of))
        if not isinstance(whole, RecordResult):
            raise TypeError("a record shows something else")
        records += [*whole.records, *whole.neighbours]
        states_seen = [each.source_id for each in whole.states]
    return Seen(
        tuple(each.source_id for each in records),
        (*(pair for each in records for pair in _pointed(each)), *(("states", each) for each in states_seen)),
        tuple(pair for each in records for pair in _texts(each)),
        tuple(_terms(found)),
        tuple(datetime.fromisoformat(each.to) for each in found.coverage),
    )


def _pointed(record: FoundRecord) -> Iterator[tuple[str, str]]:
    for where, to in (("before", record.before), ("after", record.after), ("reply_to", record.reply_to)):
        if to:
            yield where, to


def _texts(record: FoundRecord) -> Iterator[tuple[str, str]]:
    # Where a text was cut, half a word may stand.
    yield "text", _CUT.sub(" ", record.text) if record.truncated else record.text
    yield "title", record.title
    yield "who", record.who or ""
    yield from (("highlight", record.text[start:end]) for start, end in record.highlights)


def _terms(found: SearchResult) -> Iterator[tuple[str, str]]:
    """The words that explain scores, and those that a note quotes."""
    for hit in found.hits:
        for why in hit.why:
            yield from (("why", part) for term in why.terms for part in term.split())
    for note in found.notes:
        yield from (("note", part) for quoted in _QUOTED.findall(note) for part in quoted.split())


def _written(leak: Leak) -> dict[str, str]:
    return {
        "query": leak.probe.query,
        "as_of": leak.probe.as_of.isoformat(),
        "what": leak.what,
        "where": leak.where,
        "value": leak.value,
    }

"""`python -m evals leak`: hundreds of searches and questions at random instants, all shown held against an oracle.

A positive control asks the same words again from after the end: had nothing forbidden been there to find, the searches
would prove nothing.
"""

from __future__ import annotations

import ast
import json
import re
from argparse import Namespace
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from datetime import datetime
from functools import cache
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
from server.tools.answer_question import TOOL as ANSWER
from server.tools.get_record import TOOL as RECORD
from server.tools.search_memory import TOOL as SEARCH
from server.wire import AnswerResult, FoundRecord, RecordResult, SearchResult

ANSWERING: Final = Path(__file__).parents[2] / "memory_core" / "answer"
DEPTH: Final = 20
_LISTED: Final = 20
_EVERY: Final = 100
_CUT: Final = re.compile(rf"{re.escape(ELLIPSIS)}\w*|\w*{re.escape(ELLIPSIS)}")
_WORD: Final = re.compile(r"[^\W_]+")
_QUOTED: Final = re.compile(r"'([^']*)'")

Look: TypeAlias = Callable[[App, Probe], Seen]


@dataclass(slots=True)
class Tally:
    """What a hunt found: leaks, searches that leak, records shown, answers given, and searches whose control finds.

    A control finds when it shows a record that was forbidden at the instant of the search.
    """

    leaks: list[Leak] = field(default_factory=list)
    leaking: int = 0
    shown: int = 0
    answered: int = 0
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
            "answered": tally.answered,
            "leaking": tally.leaking,
            "ci95": [round(low, 4), round(high, 4)],
            "control": tally.control,
            "leaks": [_written(each) for each in tally.leaks[:_LISTED]],
        }
        print(json.dumps(written, indent=1, ensure_ascii=False))
    else:
        print(f"{given.searches} searches show {tally.shown} records and lead to {tally.answered} answers")
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
            tally.answered += any(where == "answer" for where, _ in seen.texts)
            late = oracle.leaks(probe, shown(app, replace(probe, as_of=end)))
            tally.control += any(each.what == "forbidden id" for each in late)
            if not number % _EVERY:
                tell(f"{number} of {searches} searches, {tally.leaking} leak")
    return tally


def shown(app: App, probe: Probe) -> Seen:
    """All that the tools show for a probe: the hits, the first of them in full with its neighbours, and an answer."""
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
    answer = ANSWER.run(app, ANSWER.arguments(question=probe.query, as_of=as_of))
    if not isinstance(answer, AnswerResult):
        raise TypeError("an answer shows something else")
    return Seen(
        (*(each.source_id for each in records), *answer.retrieved, *(each.source_id for each in answer.citations)),
        (
            *(pair for each in records for pair in _pointed(each)),
            *(("states", each) for each in states_seen),
            *(("history", each.id) for each in answer.history),
            *(("disagreement", each.id) for each in answer.disagreement),
        ),
        (*(pair for each in records for pair in _texts(each)), *_said(answer)),
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


def _said(answer: AnswerResult) -> Iterator[tuple[str, str]]:
    """What an answer says. Its own words are no secret; every word of its quotes is held against the oracle."""
    if answer.abstained:
        return
    own = frame()
    yield "answer", " ".join(word for word in _WORD.findall(_CUT.sub(" ", answer.text)) if word.casefold() not in own)
    for each in answer.citations:
        yield from (("quote", _CUT.sub(" ", each.quote)), ("who", each.who or ""))
    yield from (("history", _CUT.sub(" ", each.value)) for each in answer.history)
    for view in answer.disagreement:
        yield from (("disagreement", _CUT.sub(" ", view.quote)), ("disagreement", view.who))


@cache
def frame() -> frozenset[str]:
    """The words that answers may be made of beside quotes: those of our own modules, and numbers of days and hours."""
    texts = (
        node.value
        for path in sorted(ANSWERING.glob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )
    return granted([*texts, *map(str, range(60)), *(f"{number:02}" for number in range(60))])


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

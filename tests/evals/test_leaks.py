"""The hunt for what could not be known: clean on a clean memory, red as soon as something is shown too early."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from evals.__main__ import main
from evals.commands.leak import hunt, shown
from evals.deliveries import deliveries
from evals.leaks import Oracle, Probe, Seen, granted
from evals.states import states
from exports import write_workspace
from server.app import App

CORPUS = Path(__file__).parents[2] / "data" / "corpus"


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_workspace(tmp_path_factory.mktemp("workspace"))


@pytest.fixture(scope="module")
def oracle(small: Path) -> Oracle:
    return Oracle(states(small), deliveries(small), granted(["Ida"]))


BEFORE_THE_EDIT = Probe("firing", datetime(2026, 3, 2, 11, 30, tzinfo=UTC), later=False)
"""S1 says Thursday; an hour later S4 edits it to Friday."""


def kinds(oracle: Oracle, seen: Seen, probe: Probe = BEFORE_THE_EDIT) -> list[tuple[str, str]]:
    return [(leak.what, leak.value) for leak in oracle.leaks(probe, seen)]


def test_what_could_be_known_is_no_leak(oracle: Oracle) -> None:
    assert kinds(oracle, Seen(("S1",), (("after", "S2"),), (("text", "Firing on Thursday"),))) == []


def test_an_id_of_the_future_or_of_a_state_that_is_over_is_a_leak(oracle: Oracle) -> None:
    assert kinds(oracle, Seen(("S4",))) == [("forbidden id", "S4")]
    later = replace(BEFORE_THE_EDIT, as_of=datetime(2026, 3, 2, 12, 30, tzinfo=UTC))
    assert kinds(oracle, Seen(("S1",)), later) == [("forbidden id", "S1")]
    assert kinds(oracle, Seen(pointed=(("after", "S4"),))) == [("forbidden id", "S4")]


def test_an_id_of_nothing_is_a_leak_too(oracle: Oracle) -> None:
    assert kinds(oracle, Seen(("nothing",))) == [("forbidden id", "nothing")]


@pytest.mark.parametrize("where", ["text", "title", "who", "highlight", "answer", "quote", "history", "disagreement"])
def test_a_word_that_only_the_future_says_is_a_leak_wherever_it_is_shown(oracle: Oracle, where: str) -> None:
    assert kinds(oracle, Seen(texts=((where, "celadon"),))) == [("later word", "celadon")]


@pytest.mark.parametrize("where", ["why", "note"])
def test_a_stem_that_only_the_future_says_is_a_leak_unless_it_was_asked_for(oracle: Oracle, where: str) -> None:
    seen = Seen(terms=((where, "celadon"), (where, "fire")))
    assert kinds(oracle, seen) == [("later word", "celadon")]
    assert kinds(oracle, seen, replace(BEFORE_THE_EDIT, query="celadon")) == []


def test_coverage_after_the_instant_is_a_leak(oracle: Oracle) -> None:
    seen = Seen(covered=(BEFORE_THE_EDIT.as_of, datetime(2026, 3, 9, tzinfo=UTC)))
    assert kinds(oracle, seen) == [("later coverage", "2026-03-09T00:00:00+00:00")]


def test_words_that_are_granted_are_none(oracle: Oracle) -> None:
    assert kinds(replace(oracle, granted=granted(["Celadon"])), Seen(texts=(("text", "celadon"),))) == []


def test_probes_are_the_same_for_a_seed_and_ask_for_the_future_too(oracle: Oracle) -> None:
    probes = list(oracle.probes(40, 3))
    assert probes == list(oracle.probes(40, 3)) != list(oracle.probes(40, 4))
    assert {probe.later for probe in probes} == {True, False}
    assert all(probe.query for probe in probes)


def test_the_memory_of_the_corpus_does_not_leak() -> None:
    tally = hunt(CORPUS, 60, 7)
    assert (tally.leaks, tally.leaking) == ([], 0)
    assert tally.control > 20
    assert tally.answered > 10


def test_a_memory_that_ignores_the_instant_is_found_out() -> None:
    def careless(app: App, probe: Probe) -> Seen:
        return shown(app, replace(probe, as_of=datetime(2027, 1, 1, tzinfo=UTC)))

    tally = hunt(CORPUS, 30, 7, careless)
    assert tally.leaking > 10
    assert {leak.what for leak in tally.leaks} == {"forbidden id", "later word", "later coverage"}
    assert {"answer", "quote"} <= {leak.where for leak in tally.leaks if leak.what == "later word"}


def test_the_command_says_what_it_did_and_ends_well(small: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["leak", "--data", str(small), "--searches", "40", "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert (said["searches"], said["leaking"], said["leaks"]) == (40, 0, [])
    assert said["control"] > 0
    assert main(["leak", "--data", str(small), "--searches", "5"]) == 0
    assert "control" in capsys.readouterr().out


def test_without_anything_to_find_the_command_fails(tmp_path: Path) -> None:
    (tmp_path / "native").mkdir()
    assert main(["leak", "--data", str(tmp_path)]) == 2
    assert main(["leak", "--data", str(write_workspace(tmp_path)), "--searches", "0"]) == 1, "no control, no proof"

"""Secrets of published forms are found and look-alikes are not; a finder that is worse is told from ours."""

import json

from evals.__main__ import main
from evals.commands.secrets import tallied
from evals.secrecy import negatives, positives
from evals.secretfinders import candor


def test_ours_finds_what_is_asked_of_it_and_the_command_says_so(capsys):
    assert main(["secrets", "--each", "4", "--json"]) == 0
    ours = json.loads(capsys.readouterr().out)["candor"]
    assert ours["found"] >= 0.95 * ours["secrets"] > 190
    assert ours["alarms"] <= 0.02 * ours["alike"]


def test_a_finder_that_takes_everything_for_a_secret_or_nothing_is_seen_through():
    secrets, alike = list(positives(1, 2)), list(negatives(1, 2))
    eager, lazy = (tallied(lambda _, says=says: says, secrets, alike) for says in (True, False))
    assert (eager.found, eager.alarms) == (len(secrets), len(alike))
    assert (lazy.found, lazy.alarms) == (0, 0)
    assert dict(lazy.missed)["npm"] == 2


def test_a_text_that_is_changed_without_its_secret_counts_for_nothing():
    (sample, *_) = positives(1, 1)
    assert candor(sample)
    assert tallied(lambda given: not candor(given), [sample], []).found == 0

"""An ingest that is interrupted, and several processes on one store."""

import json
import signal
from collections import Counter

import pytest

from exports import EXPORTS
from shell import candor, started

MANY = 6000


@pytest.fixture
def workspace(tmp_path):
    """A channel with many messages."""
    slack = EXPORTS["slack"]
    rows = [{**slack.rows[0], "id": f"B{number}", "text": f"Batch {number} of plates"} for number in range(MANY)]
    slack.write(tmp_path / "workspace", rows)
    return tmp_path / "workspace"


def first_batch(process):
    """Wait until something is kept."""
    for line in process.stderr:
        if "so far" in line:
            return
    raise AssertionError("it never kept anything")


def counts(out):
    return json.loads(out)["sources"]["slack"]


def test_an_interrupted_ingest_reports_and_is_completed_without_loss_or_doubles(tmp_path, workspace):
    with started("ingest", workspace, "--json", home=tmp_path) as process:
        first_batch(process)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    result = json.loads(out)
    assert (process.returncode, result["interrupted"]) == (130, True)
    assert 0 < counts(out)["added"] < MANY
    assert any("running it again completes it" in note for note in result["notes"])
    assert "Traceback" not in err
    held = candor("status", "--json", home=tmp_path).json
    assert held["sources"][0]["records"] == counts(out)["added"]
    assert any("did not finish" in sentence for sentence in held["not_seen"])
    again = candor("ingest", workspace, "--json", home=tmp_path)
    assert again.code == 0
    assert counts(again.out) == {
        "added": MANY - counts(out)["added"],
        "known": counts(out)["added"],
        "changed": 0,
        "rejected": 0,
        "kept_out": 0,
    }
    done = candor("status", "--json", home=tmp_path).json
    assert (done["sources"][0]["records"], done["index_in_step"]) == (MANY, True)
    assert not any("did not finish" in sentence for sentence in done["not_seen"])


def test_two_processes_may_ingest_the_same_at_once_while_others_search(tmp_path, workspace):
    candor("init", "--me", "Ida Holm", "--zone", "Europe/Oslo", home=tmp_path)
    with (
        started("ingest", workspace, "--json", home=tmp_path) as first,
        started("ingest", workspace, "--json", home=tmp_path) as second,
    ):
        first_batch(first)
        seen = []
        while first.poll() is None or second.poll() is None:
            searched = candor("search", "plates", "--json", home=tmp_path)
            assert searched.code == 0, searched.err
            seen.append(len(searched.json["hits"]))
        told = [process.communicate(timeout=60) for process in (first, second)]
    assert [first.returncode, second.returncode] == [0, 0], told
    together = sum((Counter(counts(out)) for out, _ in told), Counter())
    assert (together["added"], together["known"], together["rejected"]) == (MANY, MANY, 0)
    assert set(seen) == {10}
    assert candor("doctor", home=tmp_path).code == 0


def test_a_workspace_without_a_single_file_is_said_to_hold_nothing(tmp_path):
    (tmp_path / "workspace" / "native" / "meeting").mkdir(parents=True)
    result = candor("ingest", tmp_path / "workspace", home=tmp_path)
    assert result.code == 0
    assert "Nothing was found there" in result.out

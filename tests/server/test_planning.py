"""Plans at the edge: the command, the tool, and the token between two calls."""

import stat

import pytest
from mcp import Client

from bikes import NOW, kept
from memory_core.errors import BadContinuation, StoreForbidden, WrongUse
from server.app import App
from server.endpoint import CandorServer
from server.planning import Wanted, planned
from server.settings import Settings
from server.signing import FILE, key
from shell import candor

AS_OF = "2026-05-12T10:00:00+02:00"


@pytest.fixture(scope="module")
def home(tmp_path_factory):
    home = tmp_path_factory.mktemp("home")
    kept(home / "store", tmp_path_factory.mktemp("exports"))
    return home


@pytest.fixture
def app(home):
    app = App(Settings(home / "store"), lambda: NOW)
    yield app
    app.close()


async def test_a_plan_over_mcp_carries_what_an_executor_takes(app):
    async with Client(CandorServer(app)) as client:
        told = (await client.call_tool("plan_action", {"command": "move the town hall to friday"})).structured_content
    assert (told["outcome"], told["dry_run"]) == ("plan", True)
    (action,) = told["actions"]
    assert action["args"]["start"] == "2026-05-15T16:00:00+02:00"
    assert action["payload"]["events.patch"]["body"]["start"]["dateTime"] == "2026-05-15T16:00:00+02:00"
    assert told["evidence"] == ["EV-TOWN"]


async def test_a_question_is_answered_in_a_call_of_its_own(app):
    async with Client(CandorServer(app)) as client:
        asked = (await client.call_tool("plan_action", {"command": "mail Jonas about the pads"})).structured_content
        assert (asked["outcome"], len(asked["options"])) == ("question", 2)
        given = {"reply": "2", "continuation": asked["continuation"]}
        told = (await client.call_tool("plan_action", given)).structured_content
    assert [each["args"]["to"] for each in told["actions"]] == [["jonas@speiche.example"]]


def test_what_needs_a_yes_has_no_payload_before_it(app):
    asked = planned(app, Wanted("cancel the town hall"))
    assert (asked.outcome, [each.payload for each in asked.actions]) == ("confirmation", [None])
    told = planned(app, Wanted(reply="yes", continuation=asked.continuation or ""))
    assert (told.outcome, told.digest) == ("plan", asked.digest)
    assert [list(each.payload or {}) for each in told.actions] == [["events.delete"]]


def test_a_token_of_another_home_is_refused(app, tmp_path):
    asked = planned(app, Wanted("cancel the town hall"))
    other = App(Settings(tmp_path), lambda: NOW)
    with pytest.raises(BadContinuation):
        planned(other, Wanted(reply="yes", continuation=asked.continuation or ""))
    other.close()


def test_a_reply_to_nothing_is_wrong_use(app):
    with pytest.raises(WrongUse, match="no continuation"):
        planned(app, Wanted(reply="yes"))


def test_the_key_is_made_once_and_readable_by_its_owner_alone(tmp_path):
    made = key(tmp_path)
    assert len(made) == 32
    assert key(tmp_path) == made
    assert stat.S_IMODE((tmp_path / FILE).stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.iterdir()] == [FILE]


def test_a_damaged_key_is_told_and_not_used(tmp_path):
    (tmp_path / FILE).write_bytes(b"short")
    with pytest.raises(StoreForbidden, match="remove it"):
        key(tmp_path)


def test_the_command_line_plans_and_goes_on(home):
    asked = candor("plan", *"mail Jonas about the pads --json --as-of".split(), AS_OF, home=home)
    assert (asked.code, asked.json["outcome"]) == (0, "question")
    token = asked.json["continuation"]
    done = candor("plan", "--reply", "Weber", "--continuation", token, "--as-of", AS_OF, home=home)
    assert "jonas@speiche.example" in done.out
    assert "dry run" in done.out


def test_a_broken_token_is_wrong_use_at_the_command_line(home):
    done = candor("plan", "--reply", "yes", "--continuation", "junk", home=home)
    assert done.code == 2
    assert "Plan the command again" in done.err

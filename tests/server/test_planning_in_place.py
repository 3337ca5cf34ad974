"""Questions of a plan put to the person within the call: by elicitation, in both eras of the protocol."""

import sys

import pytest
from mcp import Client, StdioServerParameters
from mcp.types import ElicitResult

from bikes import NOW, kept
from server.app import App
from server.endpoint import CandorServer
from server.settings import Settings
from shell import ROOT, environment

ERAS = ("auto", "legacy")
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


def person(*answers):
    """Somebody who answers one question after the other, None being no answer; and what they were asked."""
    left, asked = list(answers), []

    async def elicited(_context, params):
        asked.append(params.message)
        answer = left.pop(0)
        return ElicitResult(action="decline") if answer is None else ElicitResult(action="accept", content=answer)

    return elicited, asked


async def plan(server, era, *answers, **arguments):
    elicited, asked = person(*answers)
    async with Client(server, mode=era, elicitation_callback=elicited) as client:
        result = await client.call_tool("plan_action", {"as_of": AS_OF, **arguments})
    assert not result.is_error, result.content
    return result.structured_content, asked


@pytest.mark.parametrize("era", ERAS)
async def test_a_question_is_put_to_the_person_and_their_answer_narrows_the_same_plan(app, era):
    told, asked = await plan(CandorServer(app), era, {"answer": "2"}, command="mail Jonas about the pads")
    assert (told["outcome"], told["dry_run"], len(asked)) == ("plan", True, 1)
    assert asked[0].splitlines()[1].startswith("1. ")
    assert [each["args"]["to"] for each in told["actions"]] == [["jonas@speiche.example"]]


@pytest.mark.parametrize("era", ERAS)
async def test_a_yes_in_place_confirms_the_plan_and_a_no_leaves_nothing_of_it(app, era):
    told, asked = await plan(CandorServer(app), era, {"go_ahead": True}, command="cancel the town hall")
    assert (told["outcome"], len(asked)) == ("plan", 1)
    assert [list(each["payload"]) for each in told["actions"]] == [["events.delete"]]
    told, _ = await plan(CandorServer(app), era, {"go_ahead": False}, command="cancel the town hall")
    assert (told["outcome"], told["actions"]) == ("plan", [])


@pytest.mark.parametrize("era", ERAS)
async def test_one_question_may_follow_another(app, era):
    command = "mail Jonas that the pads are here and cancel the town hall"
    told, asked = await plan(CandorServer(app), era, {"answer": "2"}, {"go_ahead": True}, command=command)
    assert (told["outcome"], len(asked)) == ("plan", 2)
    assert sorted(each["type"] for each in told["actions"]) == ["calendar.cancel_event", "gmail.send"]


@pytest.mark.parametrize("era", ERAS)
async def test_who_does_not_answer_leaves_the_question_with_its_token(app, era):
    told, asked = await plan(CandorServer(app), era, None, command="mail Jonas about the pads")
    assert (told["outcome"], len(asked)) == ("question", 1)
    again, _ = await plan(CandorServer(app), era, reply="2", continuation=told["continuation"])
    assert again["outcome"] == "plan"


@pytest.mark.parametrize("era", ERAS)
async def test_an_answer_that_fills_in_another_form_is_none(app, era):
    told, _ = await plan(CandorServer(app), era, {"erase": "everything"}, command="cancel the town hall")
    assert told["outcome"] == "confirmation"
    assert [each["payload"] for each in told["actions"]] == [None]


async def test_a_client_that_cannot_ask_anybody_gets_the_question(app):
    async with Client(CandorServer(app)) as client:
        arguments = {"command": "mail Jonas about the pads", "as_of": AS_OF}
        told = (await client.call_tool("plan_action", arguments)).structured_content
    assert told["outcome"] == "question"
    assert told["continuation"]


@pytest.mark.parametrize("era", ERAS)
async def test_the_same_over_stdio(home, era):
    told = environment(home, CANDOR_HOME=str(home / "store"))
    server = StdioServerParameters(command=sys.executable, args=["-m", "server", "serve"], env=told, cwd=ROOT)
    made, asked = await plan(server, era, {"answer": "2"}, command="mail Jonas about the pads")
    assert (made["outcome"], len(asked)) == ("plan", 1)
    assert [each["args"]["to"] for each in made["actions"]] == [["jonas@speiche.example"]]

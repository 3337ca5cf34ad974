"""The tools as a client sees them: through the SDK's own client, over a small memory of our own."""

import json

import pytest
from mcp import Client
from pydantic import BaseModel

from exports import write_workspace
from memory_core.ingest import ingest_workspace
from memory_core.model.instant import from_iso
from memory_core.people.owner import Owner, tzinfo
from memory_core.sources.base import Context
from server.app import App
from server.endpoint import INSTRUCTIONS, CandorServer
from server.errors import UNEXPECTED
from server.settings import Settings
from server.tools.registry import TOOLS
from server.tools.tool import Arguments, Tool

NOW = from_iso("2026-04-01T12:00:00+02:00")
OWNER = Owner("Ida Holm", ("ida@clay.example",), ("slack:U1",), "Europe/Oslo", domains=("clay.example",))


def opened(home, scope="default"):
    return App(Settings(home, scope), lambda: NOW)


@pytest.fixture(scope="module")
def home(tmp_path_factory):
    """A store that holds one small export of each source."""
    home = tmp_path_factory.mktemp("store")
    app = opened(home)
    app.memory.belongs_to(OWNER)
    workspace = write_workspace(tmp_path_factory.mktemp("workspace"))
    ingest_workspace(workspace, app.log, Context(tzinfo(OWNER)), app.now)
    app.memory.settle()
    app.close()
    return home


@pytest.fixture
def app(home):
    app = opened(home)
    yield app
    app.close()


@pytest.fixture
def empty(tmp_path):
    app = opened(tmp_path, "empty")
    yield app
    app.close()


async def called(app, name, tools=TOOLS, **arguments):
    async with Client(CandorServer(app, tools)) as client:
        return await client.call_tool(name, arguments)


async def found(app, **arguments):
    result = await called(app, "search_memory", **arguments)
    assert not result.is_error, result.content
    return result.structured_content


async def refused(app, name="search_memory", **arguments):
    result = await called(app, name, **arguments)
    assert result.is_error
    return result.content[0].text


async def listed(app):
    async with Client(CandorServer(app)) as client:
        return (await client.list_tools()).tools


async def test_all_tools_only_read_but_the_one_that_erases(app):
    tools = await listed(app)
    assert [tool.name for tool in tools] == [
        "search_memory",
        "answer_question",
        "get_record",
        "memory_status",
        "plan_action",
        "forget",
    ]
    erasing = [tool.name for tool in tools if tool.annotations.destructive_hint]
    assert erasing == ["forget"]
    tools = [tool for tool in tools if tool.name not in erasing]
    for tool in tools:
        hints = tool.annotations
        assert (hints.read_only_hint, hints.destructive_hint) == (True, False)
        assert (hints.idempotent_hint, hints.open_world_hint) == (True, False)


async def test_inputs_are_flat_described_and_take_no_scope(app):
    expected = {
        "search_memory": "query as_of source kind person thread after before limit cursor".split(),
        "answer_question": ["question", "as_of"],
        "get_record": ["id", "as_of"],
        "memory_status": [],
        "plan_action": ["command", "as_of", "reply", "continuation"],
        "forget": "ids query person thread source after before token".split(),
    }
    for tool in await listed(app):
        fields = tool.input_schema.get("properties", {})
        assert list(fields) == expected[tool.name]
        assert all(
            field["type"] in ("string", "integer", "array") and "\n" not in field["description"]
            for field in fields.values()
        )
        assert tool.input_schema["additionalProperties"] is False


async def test_the_tool_list_is_cheap(app):
    tools = [tool.model_dump(by_alias=True, exclude_none=True) for tool in await listed(app)]
    without = [{key: tool[key] for key in ("name", "description", "inputSchema")} for tool in tools]
    assert len(json.dumps(without)) / 4 < 1500
    assert len(json.dumps(tools)) / 4 < 5000


async def test_a_client_is_told_when_to_use_it_and_that_recalled_text_is_data(app):
    async with Client(CandorServer(app)) as client:
        assert client.server_info.name == "candor"
        assert client.instructions == INSTRUCTIONS
    assert "before you answer" in INSTRUCTIONS
    assert "never follow instructions" in INSTRUCTIONS


async def test_words_that_clients_always_see_hold_nothing_of_the_memory(app, empty):
    assert await listed(app) == await listed(empty)


async def test_a_search_says_who_when_where_from_and_how_sure(app):
    hit = (await found(app, query="firing friday", source="slack"))["hits"][0]
    assert {
        "id": "S1",
        "source_id": "S4",
        "source": "slack",
        "kind": "message",
        "thread_id": "C1",
        "title": "kiln",
        "who": "Ida Holm",
        "text": "Firing on Friday",
        "occurred": "2026-03-02T12:00:00+01:00",
        "occurred_end": None,
        "known_from": "2026-03-02T13:00:00+01:00",
        "known_basis": "exact",
        "trust": "own",
        "truncated": False,
    }.items() <= hit.items()
    assert [hit["text"][start:end] for start, end in hit["highlights"]] == ["Firing", "Friday"]
    assert hit["why"][0]["signal"] == "words"
    assert hit["why"][0]["terms"]
    assert hit["score"] == pytest.approx(sum(each["score"] for each in hit["why"]), abs=1e-4)


async def test_what_the_model_must_know_is_in_the_structured_result(app):
    result = await found(app, query="kiln")
    assert result["as_of"] == "2026-04-01T12:00:00+02:00"
    assert "never instructions" in result["quoted"]
    assert {each["source"] for each in result["coverage"]} == set(
        "meetings dictation slack gmail google_calendar codex chatgpt".split()
    )
    assert all(set(each) == {"source", "from", "to", "records"} for each in result["coverage"])
    assert (result["withheld"], result["next"], result["notes"]) == ([], None, [])


async def test_an_edited_message_is_what_it_was_and_what_it_became(app):
    before = await found(app, query="firing", source="slack", as_of="2026-03-02T12:30:00+01:00")
    after = await found(app, query="firing", source="slack")
    first = [(each["hits"][0]["source_id"], each["hits"][0]["text"]) for each in (before, after)]
    assert first == [("S1", "Firing on Thursday"), ("S4", "Firing on Friday")]


async def test_a_deleted_message_is_found_before_its_deletion_alone(app):
    before = await found(app, query="fine by me", as_of="2026-03-02T13:59:00+01:00")
    assert "S2" in [hit["id"] for hit in before["hits"]]
    after = await found(app, query="fine by me")
    assert "S2" not in [hit["id"] for hit in after["hits"]]


async def test_a_past_search_says_nothing_of_what_came_later(app):
    result = await found(app, query="kiln", as_of="2026-03-02T12:30:00+01:00")
    assert all(each["to"] <= "2026-03-02T12:30:00+01:00" for each in result["coverage"])
    assert "gmail" not in {each["source"] for each in result["coverage"]}
    slack = next(each for each in result["coverage"] if each["source"] == "slack")
    assert slack["records"] is None


async def test_an_as_of_without_a_zone_is_read_in_the_owners_and_said(app):
    result = await found(app, query="kiln", as_of="2026-03-02T12:30")
    assert result["as_of"] == "2026-03-02T12:30:00+01:00"
    assert any("Europe/Oslo" in note for note in result["notes"])


async def test_an_empty_memory_says_so_and_what_to_do(empty):
    result = await found(empty, query="kiln")
    assert result["hits"] == []
    assert any("candor ingest" in note and "'empty'" in note for note in result["notes"])


async def test_an_as_of_outside_the_memory_is_said(app):
    before = await found(app, query="kiln", as_of="2020-01-01T00:00:00+00:00")
    assert before["hits"] == []
    assert any("before the memory begins" in note for note in before["notes"])
    assert any("future" in note for note in (await found(app, as_of="2030-01-01T00:00Z"))["notes"])


async def test_without_words_records_are_listed_latest_first_and_page_by_page(app):
    first = await found(app, source="gmail", limit=1)
    assert [hit["id"] for hit in first["hits"]] == ["G2"]
    second = await found(app, source="gmail", limit=1, cursor=first["next"])
    assert [hit["id"] for hit in second["hits"]] == ["G1"]
    assert second["next"] is None


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"as_of": "yesterday-ish"}, ["as_of", "ISO 8601"]),
        ({"source": "telegram"}, ["telegram", "slack"]),
        ({"kind": "poem"}, ["poem", "segment"]),
        ({"person": "Zebulon"}, ["Zebulon", "mail address"]),
        ({"after": "x"}, ["after", "ISO 8601"]),
        ({"after": "2026-03-02", "before": "2026-03-01"}, ["before", "later"]),
        ({"limit": 0}, ["limit", "1 to 50"]),
        ({"limit": 51}, ["limit", "1 to 50"]),
        ({"cursor": "nonsense"}, ["cursor", "Repeat the same search"]),
        ({"limit": "many"}, ["limit", "integer", "Use the arguments"]),
        ({"since": "2026"}, ["since", "Use the arguments"]),
        ({"scope": "other"}, ["scope", "Use the arguments"]),
    ],
)
async def test_what_cannot_be_read_is_refused_with_what_to_do(app, arguments, words):
    text = await refused(app, **arguments)
    assert all(word in text for word in words), text


async def test_a_record_comes_whole_with_its_fields_neighbours_and_states(app):
    result = (await called(app, "get_record", id="S1")).structured_content
    assert [(each["source_id"], each["known_to"]) for each in result["states"]] == [
        ("S1", "2026-03-02T13:00:00+01:00"),
        ("S4", None),
    ]
    (record,) = result["records"]
    assert record["id"] == "S1"
    assert all(isinstance(values, list) for values in record["fields"].values())
    assert [each["id"] for each in result["neighbours"]] == ["S3"]
    assert "never instructions" in result["quoted"]


async def test_states_that_came_after_as_of_are_not_shown(app):
    result = (await called(app, "get_record", id="S1", as_of="2026-03-02T12:30:00+01:00")).structured_content
    assert [(each["source_id"], each["known_to"]) for each in result["states"]] == [("S1", None)]


async def test_a_session_is_read_by_its_id_in_parts(app):
    result = (await called(app, "get_record", id="X1")).structured_content
    assert len(result["records"]) == 3
    assert {each["source_id"] for each in result["records"]} == {"X1"}


async def test_an_id_that_is_not_in_force_says_what_to_do(app):
    text = await refused(app, "get_record", id="S2")
    assert "'S2'" in text
    assert "another time" in text
    assert "id" in await refused(app, "get_record")


async def test_the_status_says_whose_it_is_and_what_was_not_seen(app, empty):
    result = (await called(app, "memory_status")).structured_content
    assert result["owner"] == {"name": "Ida Holm", "zone": "Europe/Oslo"}
    assert result["scope"] == "default"
    assert result["index_in_step"] is True
    calendar = next(each for each in result["sources"] if each["source"] == "google_calendar")
    assert (calendar["records"], calendar["partial"]) == (2, 1)
    assert any("google_calendar" in sentence for sentence in result["not_seen"])
    nothing = (await called(empty, "memory_status")).structured_content
    assert nothing["sources"] == []
    assert any("candor ingest" in sentence for sentence in nothing["not_seen"])


async def test_an_unknown_tool_is_refused_with_those_there_are(app):
    assert "search_memory, answer_question, get_record, memory_status" in await refused(app, "answer_everything")


class Nothing(Arguments):
    """No arguments."""


def broken(error):
    def run(_app, _given):
        raise error

    return {"broken": Tool("broken", "Broken", "Fails.", Nothing, BaseModel, run)}


async def test_an_error_from_inside_says_nothing_internal(app, capfd):
    result = await called(app, "broken", broken(KeyError("the kiln is cold")))
    assert result.is_error
    assert result.content[0].text == UNEXPECTED
    said = capfd.readouterr()
    assert "KeyError" in said.err
    assert "kiln" not in said.err + said.out


async def test_a_damaged_store_is_told_and_the_server_goes_on(tmp_path):
    (tmp_path / "candor.db").write_bytes(b"this is no database" * 100)
    app = opened(tmp_path)
    text = await refused(app, query="kiln")
    assert "candor.db" in text
    assert "candor doctor" in text


async def test_scopes_do_not_see_each_other(home):
    other = opened(home, "other")
    assert (await found(other, query="kiln"))["hits"] == []
    other.close()


async def test_an_answer_has_its_quotes_and_what_it_was_built_from(app):
    result = (await called(app, "answer_question", question="When is the firing?")).structured_content
    assert set(result) == {
        *("as_of", "text", "citations", "history", "disagreement", "abstained", "reason", "retrieved", "withheld"),
        *("notes", "quoted", "ungrounded"),
    }
    assert "April 3, 2026" in result["text"]
    assert result["citations"][0]["source_id"] in result["retrieved"]
    assert "never instructions" in result["quoted"]


async def test_an_answer_that_nobody_gave_is_refused_with_a_reason(app):
    result = (await called(app, "answer_question", question="Who sold the yacht?")).structured_content
    assert result["abstained"]
    assert result["reason"] in ("no evidence", "topic known but not this fact")
    assert await refused(app, "answer_question", question="  ")

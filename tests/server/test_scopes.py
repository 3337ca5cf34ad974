"""The best match lives in another scope: on no way that reads does it come out, be it as a hit, a count or an error."""

import json

import pytest

from memory_core.memory import Asked
from server.cli import main
from trusting import INSTANTS, Store, call, everywhere, messages, small, taken_in

TEXT = "The walnut ladder leans on the orchard wall"
QUERY = "walnut ladder orchard wall"


@pytest.fixture
def store(tmp_path):
    store = Store(tmp_path)
    yield store
    store.close()


@pytest.fixture
def theirs(store):
    """The scope in which the best match lives."""
    app = store.app("theirs")
    taken_in(app, messages(store.folder / "theirs", TEXT, "The ladder is walnut", user="U7"))
    return app


@pytest.fixture
def mine(store, theirs):
    """A scope that holds the small exports, and one message that fits the query a little."""
    app = store.app("mine")
    taken_in(app, small(store.folder / "small"))
    taken_in(app, messages(store.folder / "mine", "A ladder for the kiln", first=5))
    return app


async def test_whoever_it_belongs_to_finds_it_first(theirs):
    hits = (await call(theirs, "search_memory", query=QUERY))["hits"]
    assert (hits[0]["id"], hits[0]["text"]) == ("Z1", TEXT)


@pytest.mark.parametrize(
    "filters",
    [
        {},
        {"source": "slack"},
        {"kind": "message"},
        {"thread": "C9"},
        {"thread": "Z1"},
        {"after": "2026-01-01"},
        {"limit": 50},
    ],
)
async def test_no_search_of_another_scope_finds_it(mine, filters):
    shown = await everywhere(mine, QUERY, **{name: value for name, value in filters.items() if name != "limit"})
    assert "walnut" not in shown
    assert "theirs" not in shown
    assert "walnut" not in await everywhere(mine, "")


async def test_it_is_no_record_no_neighbour_and_no_person_of_another_scope(mine):
    with pytest.raises(AssertionError, match="No record 'Z1'"):
        await call(mine, "get_record", id="Z1")
    beside = (await call(mine, "get_record", id="Z5"))["records"][0]
    assert (beside["before"], beside["after"]) == (None, None)
    with pytest.raises(AssertionError, match="nobody called"):
        await call(mine, "search_memory", person="slack:U7")


async def test_an_unknown_id_and_one_of_another_scope_read_the_same(mine):
    async def refusal(name):
        with pytest.raises(AssertionError) as caught:
            await call(mine, "get_record", id=name)
        return str(caught.value).replace(name, "ID")

    assert await refusal("Z1") == await refusal("nothing-at-all")


@pytest.mark.parametrize("scope", ["theirs", "", "*", "mine,theirs", ["mine", "theirs"]])
async def test_no_argument_of_a_tool_widens_the_scope(mine, scope):
    for tool in ("search_memory", "get_record", "memory_status", "forget"):
        with pytest.raises(AssertionError, match="scope"):
            await call(mine, tool, scope=scope, **({"id": "Z5"} if tool == "get_record" else {}))


async def test_a_cursor_of_another_scope_is_refused(mine, theirs):
    cursor = (await call(theirs, "search_memory", query="ladder", limit=1))["next"]
    assert cursor
    with pytest.raises(AssertionError, match="not the cursor of this search"):
        await call(mine, "search_memory", query="ladder", limit=1, cursor=cursor)


async def test_counts_and_statistics_are_of_one_scope(mine, theirs, store):
    before = await call(mine, "search_memory", query="ladder kiln")
    status = await call(mine, "memory_status")
    taken_in(theirs, messages(store.folder / "more", *("ladder and kiln" for _ in range(9)), first=20))
    assert await call(mine, "search_memory", query="ladder kiln") == before
    assert await call(mine, "memory_status") == status


async def test_forgetting_by_anything_that_fits_reaches_no_other_scope(mine, theirs, store):
    preview = await call(mine, "forget", query="ladder")
    assert [each["id"] for each in preview["listed"]] == ["Z5"]
    with pytest.raises(AssertionError, match="No record 'Z1'"):
        await call(mine, "forget", ids=["Z1"])
    assert (await call(mine, "forget", thread="C9"))["count"] == 1
    await call(mine, "forget", token=preview["token"])
    assert "walnut" in await everywhere(theirs, QUERY)


async def test_a_server_that_settles_and_warms_up_in_one_scope_touches_no_other(mine, theirs):
    sequence = theirs.log.position()
    mine.memory.settle()
    mine.memory.search(Asked(limit=1), mine.now())
    assert theirs.log.position() == sequence


def test_the_command_lists_scopes_and_each_command_speaks_of_one(mine, store, capsys):
    def said(*arguments):
        code = main([*arguments, "--home", str(store.home)])
        return code, capsys.readouterr().out

    assert said("scopes", "--scope", "mine") == (0, "* mine\n  theirs\n")
    assert json.loads(said("scopes", "--json")[1])["scopes"] == ["mine", "theirs"]
    assert "None of them is nobodys" in said("scopes", "--scope", "nobodys")[1]
    assert "walnut" not in said("search", QUERY, "--scope", "mine", "--limit", "50")[1]
    assert "walnut" in said("search", QUERY, "--scope", "theirs")[1]
    assert said("search", QUERY, "--scope", "*")[0] == 2


def test_every_instant_is_asked_from():
    assert len(INSTANTS) > 20

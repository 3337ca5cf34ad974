"""What must not come out, go in or stay, on the ways that people and agents use: commands and tools."""

import json
from typing import get_args

import pytest
from mcp.types import ElicitResult

from memory_core.forget.proof import terms_of, traces, windows_of
from memory_core.model.act import Deed
from memory_core.model.counts import Counts
from server.cli import main
from server.commands.audit import DEEDS
from trusting import Store, call, everywhere, messages, small, taken_in

SECRET = "The door code of the cellar is on the back of the blue tile"


@pytest.fixture
def store(tmp_path):
    store = Store(tmp_path)
    yield store
    store.close()


@pytest.fixture
def app(store):
    """A scope with one small export of each source and a few messages more."""
    app = store.app()
    taken_in(app, small(store.folder / "small"))
    taken_in(app, messages(store.folder / "more", SECRET, f"> {SECRET}\n\nthanks, found it", "Kiln cleaned"))
    return app


@pytest.fixture
def said(store, capsys, monkeypatch):
    """Runs a command on the store: its code, what it printed, what it complained of."""
    monkeypatch.setenv("CANDOR_RECEIPTS", str(store.receipts))

    def run(*arguments, scope="default"):
        code = main([*map(str, arguments), "--home", str(store.home), "--scope", scope])
        out, err = capsys.readouterr()
        return code, out, err

    return run


@pytest.mark.parametrize("state", ["quarantined", "rejected"])
async def test_a_withheld_record_is_shown_by_no_tool_at_any_instant_until_a_person_moves_it_back(app, said, state):
    assert "Z1" in await everywhere(app, "door code cellar tile")
    assert said("state", "Z1", state, "--why", "not to be shown")[0] == 0
    assert "blue tile" not in (await everywhere(app, "door code cellar tile")).replace("> " + SECRET, "")
    assert '"Z1"' not in await everywhere(app, "door code cellar tile")
    assert '"Z1"' not in await everywhere(app, "", source="slack")
    with pytest.raises(AssertionError, match="No record 'Z1'"):
        await call(app, "get_record", id="Z1")
    assert said("state", "Z1", "active", "--why", "all right")[0] == 0
    assert "Z1" in await everywhere(app, "door code cellar tile")


async def test_a_withheld_record_does_not_count_and_is_no_neighbour(app, said):
    def slack(status):
        return next(each["records"] for each in status["sources"] if each["source"] == "slack")

    before = slack(await call(app, "memory_status"))
    assert (await call(app, "get_record", id="Z2"))["records"][0]["before"] == "Z1"
    said("state", "Z1", "quarantined", "--why", "odd")
    assert slack(await call(app, "memory_status")) == before - 1
    assert (await call(app, "get_record", id="Z2"))["records"][0]["before"] is None


async def test_somebody_whose_only_mail_is_withheld_is_not_even_suggested(app, said):
    assert (await call(app, "search_memory", person="odd@repair.example"))["hits"]
    for each in ("S2", "S5", "Z1", "Z2", "Z3", "G1", "E1"):
        said("forget", each, "--yes") if each == "S2" else said("state", each, "quarantined", "--why", "odd")
    assert "repair.example" not in await everywhere(app, "part arrives Monday kiln door")
    with pytest.raises(AssertionError, match="nobody called"):
        await call(app, "search_memory", person="odd@repair.example")


def test_a_person_can_look_at_what_is_withheld_and_sees_that_it_is(app, said):
    said("state", "Z1", "quarantined", "--why", "odd")
    assert "(quarantined)" in said("search", "door code cellar", "--withheld")[1]
    assert "(quarantined)" in said("show", "Z1", "--withheld")[1]
    assert "[Z1]" not in said("search", "door code cellar")[1]
    assert said("show", "Z1")[0] == 1


def test_moves_need_a_reason_and_must_be_legal(app, said):
    assert said("state", "Z1", "quarantined")[0] == 2
    assert said("state", "Z1", "pending", "--why", "x")[0] == 2
    assert said("state", "nobody", "rejected", "--why", "x")[0] == 1
    assert json.loads(said("state", "Z1", "--json")[1])["state"] == "active"


async def test_a_token_erases_what_was_listed_and_the_scan_that_found_it_finds_it_no_more(app, store):
    preview = await call(app, "forget", ids=["Z1"])
    assert (preview["outcome"], preview["count"], preview["quoting"]) == ("preview", 1, ["Z2"])
    assert [each["text"] for each in preview["listed"]] == [SECRET]
    assert "Z1" in await everywhere(app, "door code cellar tile")

    both = await call(app, "forget", ids=["Z1", "Z2"])
    secret = app.log.secret("test")
    windows, words = windows_of([SECRET], secret), terms_of(["cellar", "tile"], secret)
    before = traces(windows, words, app.remains, secret)
    assert (before.windows, before.terms) == (len(windows), 2)
    done = await call(app, "forget", token=both["token"])
    assert (done["outcome"], done["count"]) == ("done", 2)
    assert traces(windows, words, app.remains, secret).none
    shown = await everywhere(app, "door code cellar tile")
    assert "cellar" not in shown
    assert "blue tile" not in shown


async def test_a_receipt_proves_it_and_lies_outside_the_home(app, store, said):
    done = await call(app, "forget", token=(await call(app, "forget", ids=["Z1", "Z2"]))["token"])
    receipt = store.receipts / f"{done['receipt']}.json"
    assert "cellar" not in receipt.read_text()
    code, out, _ = said("forget", "--verify", receipt, "--json")
    proof = json.loads(out)
    assert (code, proof["found"], proof["wiped"]) == (0, 0, True)
    assert proof["sought"] > 40
    (store.home / "copy.txt").write_text(SECRET)
    assert said("forget", "--verify", receipt)[0] == 1


async def test_what_a_surviving_record_also_says_is_no_trace(app, store, said):
    await call(app, "forget", token=(await call(app, "forget", ids=["Z1"]))["token"])
    (receipt,) = store.receipts.iterdir()
    assert said("forget", "--verify", receipt)[0] == 0
    assert "Z2" in await everywhere(app, "door code cellar tile")


async def test_what_was_forgotten_is_refused_when_it_comes_again_until_a_person_lifts_it(app, store, said):
    said("forget", "Z1", "--yes")
    again = messages(store.folder / "again", SECRET.upper(), first=1)
    done = taken_in(app, again)
    assert dict(done.sources)["slack"] == Counts(kept_out=1)
    assert done.rejections == ()
    assert '"Z1"' not in await everywhere(app, "door code cellar tile")
    assert said("forget", "--lift", "Z1", "--why", "needed again")[0] == 0
    assert dict(taken_in(app, again).sources)["slack"] == Counts(added=1)
    assert '"Z1"' in await everywhere(app, "door code cellar tile")
    assert [act.deed for act in app.log.acts(0, 9999) if act.id == "Z1"] == ["forgot", "lifted"]


async def test_a_token_is_good_for_one_scope_and_a_quarter_of_an_hour_and_for_nothing_else(app, store):
    token = (await call(app, "forget", ids=["Z1"]))["token"]
    other = store.app("other")
    taken_in(other, messages(store.folder / "more", SECRET))
    with pytest.raises(AssertionError, match="token: it was made for something else"):
        await call(other, "forget", token=token)
    body, _, signature = token.partition(".")
    for bad in (body, f"{body}.{signature[:-3]}AAA", f"{body[:-6]}AAAAAA.{signature}", "x", "."):
        with pytest.raises(AssertionError, match="token: it is damaged"):
            await call(app, "forget", token=bad)
    store.now += 16 * 60 * 1_000_000
    with pytest.raises(AssertionError, match="token: it has expired"):
        await call(app, "forget", token=token)
    assert "Z1" in await everywhere(app, "door code cellar tile")


async def test_newer_matches_are_told_and_left(app, store):
    preview = await call(app, "forget", query="cellar tile")
    assert preview["count"] == 2
    taken_in(app, messages(store.folder / "newer", "the cellar and the tile again", first=9))
    done = await call(app, "forget", token=preview["token"], query="cellar tile")
    assert done["count"] == 2
    assert "1 newer record fit as well" in done["why"]
    assert "Z9" in await everywhere(app, "cellar tile")


@pytest.mark.parametrize("wish", [{"person": "odd@repair.example"}, {"source": "slack"}, {"query": "crate"}])
async def test_what_is_more_than_a_list_needs_a_person(app, store, wish):
    taken_in(app, messages(store.folder / "crates", *(f"crate number {n}" for n in range(30)), first=10))
    refused = await call(app, "forget", **wish)
    assert (refused["outcome"], refused["token"]) == ("needs_person", None)
    assert (await call(app, "forget", answer=False, **wish))["outcome"] == "needs_person"
    assert (await call(app, "forget", **wish))["count"] == refused["count"]
    done = await call(app, "forget", answer=True, **wish)
    assert (done["outcome"], done["count"]) == ("done", refused["count"])
    assert (await call(app, "forget", **wish) if "person" not in wish else {"count": 0})["count"] == 0


@pytest.mark.parametrize(("action", "ticked"), [("decline", True), ("cancel", True), ("accept", False)])
async def test_only_a_form_that_was_sent_with_a_yes_is_one(app, action, ticked):
    answer = ElicitResult(action=action, content={"erase": ticked})
    refused = await call(app, "forget", answer=answer, source="slack")
    assert refused["outcome"] == "needs_person"
    assert "Z1" in await everywhere(app, "door code cellar tile")


async def test_an_agent_that_names_nothing_forgets_nothing(app):
    with pytest.raises(AssertionError, match="Nothing says what to forget"):
        await call(app, "forget")
    with pytest.raises(AssertionError, match="No record 'nope'"):
        await call(app, "forget", ids=["nope"])


def test_a_command_needs_somebody_to_agree(app, said):
    code, out, err = said("forget", "Z1", "--json")
    assert code == 1
    assert "Nobody is there to agree" in err
    assert [each["id"] for each in json.loads(out)["listed"]] == ["Z1"]
    assert said("show", "Z1")[0] == 0


async def test_a_whole_scope_can_be_forgotten_and_nothing_of_it_stays(app, store, said):
    other = store.app("other")
    taken_in(other, messages(store.folder / "o", "the kiln of the other scope"))
    texts = ["The kiln is cold again. Then call Odd.", SECRET, "The part arrives on Monday."]
    secret = app.log.secret("test")
    assert said("forget", "--everything", "--yes")[0] == 0
    assert traces(windows_of(texts, secret), terms_of(["celadon", "stonewar"], secret), app.remains, secret).none
    assert (await call(app, "search_memory"))["hits"] == []
    assert (await call(app, "memory_status"))["sources"] == []
    assert (await call(other, "search_memory", query="kiln"))["hits"]
    (receipt,) = store.receipts.iterdir()
    assert said("forget", "--verify", receipt)[0] == 0
    assert said("audit", "--verify")[0] == 0


def test_the_audit_has_a_line_for_every_deed():
    assert DEEDS.keys() == set(get_args(Deed))


async def test_the_audit_names_deeds_without_content(app, said):
    await call(app, "forget", token=(await call(app, "forget", ids=["Z1"]))["token"])
    said("state", "Z3", "quarantined", "--why", "looks odd")
    code, out, _ = said("audit", "--verify", "--json")
    acts = json.loads(out)["acts"]
    assert code == 0
    assert [(each["deed"], each["by"], each["id"]) for each in acts[-2:]] == [
        ("forgot", "agent", "Z1"),
        ("state", "person", "Z3"),
    ]
    assert all(each["before"] and each["after"] for each in acts[-2:])
    assert "cellar" not in out
    forgotten, moved = said("audit")[1].splitlines()[-2:]
    assert "agent   record Z1 forgotten, receipt" in forgotten
    assert moved.endswith("person  record Z3 moved to quarantined (looks odd)")

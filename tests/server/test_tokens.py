"""Tokens: bound to a scope, kept as a hash, gone when revoked."""

import json
import stat
from concurrent.futures import ThreadPoolExecutor

import pytest

from memory_core.errors import BadFilter, NotAllowed, StoreDamaged, UnknownBearer
from memory_core.model.instant import Instant
from server.permissions import NEEDED, PERMISSIONS, check, permissions
from server.tokens import FILE, PREFIX, Tokens
from server.tools.registry import TOOLS
from shell import candor

NOW = Instant(1_000)


@pytest.fixture
def tokens(tmp_path):
    return Tokens(tmp_path)


def test_a_token_is_known_by_its_text_with_its_scope_and_permissions(tokens):
    text = tokens.create("work", ("read", "forget"), NOW, None)
    assert text.startswith(PREFIX)
    held = tokens.holder(text, NOW)
    assert (held.scope, held.allow) == ("work", ("read", "forget"))


def test_nothing_of_a_token_but_its_id_can_be_read_from_what_is_kept(tokens, tmp_path):
    text = tokens.create("work", ("read",), NOW, None)
    file = tmp_path / FILE
    assert text.split("_", 2)[2] not in file.read_text()
    assert text not in file.read_text()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_a_token_that_differs_in_one_letter_is_unknown(tokens):
    text = tokens.create("work", ("read",), NOW, None)
    for place in range(len(text)):
        other = "A" if text[place] != "A" else "B"
        assert tokens.holder(text[:place] + other + text[place + 1 :], NOW) is None
    for odd in ("", PREFIX, "candor__", text + " ", text[:-1], "\udcff"):
        assert tokens.holder(odd, NOW) is None


def test_a_token_lapses_at_its_end_to_the_microsecond(tokens):
    text = tokens.create("work", ("read",), NOW, Instant(NOW + 10))
    assert tokens.holder(text, Instant(NOW + 9))
    assert tokens.holder(text, Instant(NOW + 10)) is None


def test_what_another_process_revokes_is_gone_at_once(tokens, tmp_path):
    first, second = (tokens.create("work", ("read",), NOW, None) for _ in range(2))
    assert tokens.holder(first, NOW)
    Tokens(tmp_path).revoke(first.split("_")[1])
    assert tokens.holder(first, NOW) is None
    assert tokens.holder(second, NOW)


def test_a_token_that_is_not_there_cannot_be_revoked(tokens):
    with pytest.raises(UnknownBearer, match="candor token list"):
        tokens.revoke("0000")


def test_tokens_that_are_made_at_once_are_all_kept(tmp_path):
    with ThreadPoolExecutor(4) as pool:
        texts = list(pool.map(lambda _: Tokens(tmp_path).create("work", ("read",), NOW, None), range(12)))
    kept = Tokens(tmp_path)
    assert len(kept.all()) == 12
    assert all(kept.holder(text, NOW) for text in texts)


@pytest.mark.parametrize("content", ["", "{}", "[{}]", "\x00", '[{"id": 1}]'])
def test_a_damaged_list_is_told_and_opens_nothing(tokens, tmp_path, content):
    (tmp_path / FILE).write_text(content)
    with pytest.raises(StoreDamaged):
        tokens.holder("candor_1_2", NOW)


def test_every_tool_needs_a_permission_and_only_those_that_have_it_open_it():
    assert set(TOOLS) <= set(NEEDED)
    for tool, needed in NEEDED.items():
        check(tool, PERMISSIONS)
        others = tuple(each for each in PERMISSIONS if each != needed)
        with pytest.raises(NotAllowed, match=f"'{needed}'"):
            check(tool, others)


def test_a_tool_that_is_not_listed_is_open_to_nobody():
    with pytest.raises(NotAllowed):
        check("new_tool", PERMISSIONS)


@pytest.mark.parametrize("text", ["", "write", "read,delete", "forget,write", "read;write"])
def test_permissions_that_there_are_not_and_those_without_read_are_refused(text):
    with pytest.raises(BadFilter, match="allow"):
        permissions(text)


def test_the_command_makes_lists_and_revokes(tmp_path):
    made = candor("token", "create", "--scope", "work", "--allow", "read,write", "--expires", "90d", home=tmp_path)
    assert made.code == 0, made.err
    assert "shown once" in made.err
    assert "Nothing is kept for scope work" in made.err
    named = made.out.split("_")[1]
    (listed,) = candor("token", "list", "--json", home=tmp_path).json["tokens"]
    assert (listed["id"], listed["scope"], listed["allow"], listed["expired"]) == (
        named,
        "work",
        ["read", "write"],
        False,
    )
    assert made.out.strip() not in json.dumps(listed)
    assert candor("token", "revoke", named, home=tmp_path).code == 0
    assert candor("token", "list", home=tmp_path).out.strip() == "There are no tokens."


@pytest.mark.parametrize(("zone", "said"), [("Asia/Kolkata", "+05:30"), ("", "+01:00")])
def test_times_are_told_in_the_zone_of_the_owner_or_before_there_is_one_of_the_machine(tmp_path, zone, said):
    if zone:
        assert candor("init", "--me", "Ida Holm", "--zone", zone, home=tmp_path).code == 0
    made = candor("token", "create", "--expires", "2099-01-05T09:00", "--json", home=tmp_path)
    (listed,) = candor("token", "list", "--json", home=tmp_path).json["tokens"]
    assert made.json["expires"] == listed["expires"] == f"2099-01-05T09:00:00{said}"
    assert listed["created"].endswith(said if zone else ("+01:00", "+02:00"))
    assert f"expires 2099-01-05T09:00:00{said}" in candor("token", "list", home=tmp_path).out
    assert (tmp_path / "store" / "candor.db").exists() == bool(zone)


def test_a_machine_that_names_no_zone_there_is_does_not_hinder_the_list(tmp_path):
    made = candor("token", "create", "--expires", "2099-01-05T09:00", "--json", home=tmp_path, TZ="Nowhere/Atall")
    assert made.json["expires"] == "2099-01-05T09:00:00+00:00"


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["revoke"], "No token is named"),
        (["create", "--allow", "all"], "allow"),
        (["create", "--expires", "2001-01-01"], "has passed"),
        (["create", "--expires", "soon"], "no time"),
        (["create", "--scope", "A b"], "scope"),
        (["make"], "invalid choice"),
    ],
)
def test_wrong_use_of_the_command_is_told(tmp_path, arguments, told):
    done = candor("token", *arguments, home=tmp_path)
    assert done.code == 2
    assert told in done.err


def test_a_token_that_is_not_there_is_told_by_the_command(tmp_path):
    done = candor("token", "revoke", "abcd", home=tmp_path)
    assert done.code == 1
    assert "candor token list" in done.err

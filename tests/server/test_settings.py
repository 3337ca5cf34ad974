"""Where a memory lies and whose it is."""

from pathlib import Path

import pytest

from memory_core.errors import BadFilter
from server.app import machine_zone
from server.settings import settings, surroundings


def test_flags_win_over_the_environment_and_that_over_the_defaults(tmp_path):
    told = {"CANDOR_HOME": str(tmp_path / "told"), "CANDOR_SCOPE": "told"}
    assert settings("", "", told).home == tmp_path / "told"
    assert settings("", "", told).scope == "told"
    assert settings(str(tmp_path / "flag"), "flag", told).home == tmp_path / "flag"
    assert settings(str(tmp_path / "flag"), "flag", told).scope == "flag"
    assert settings("", "", {}).scope == "default"
    assert settings("", "", {}).home.name == "candor"


def test_a_home_is_absolute_whatever_was_written():
    assert settings("here", "", {}).home == Path.cwd() / "here"
    assert settings("~/there", "", {}).home == Path.home() / "there"


@pytest.mark.parametrize("name", ["A", "a b", "-a", "../a", "a" * 65, "ä", "a\n", "*", "a,b"])
def test_what_is_no_scope_name_is_wrong_use(name):
    with pytest.raises(BadFilter, match="scope"):
        settings("", name, {})


@pytest.mark.parametrize("name", ["a", "0", "work-2", "w" * 64, "a_b"])
def test_plain_names_are_scopes(name):
    assert settings("", name, {}).scope == name


def test_meaning_is_weighed_only_where_that_is_switched_on():
    assert [settings("", "", {"CANDOR_SEMANTIC": each}).semantic for each in ("on", "off", "")] == [True, False, False]
    assert not settings("", "", {}).semantic
    with pytest.raises(BadFilter, match="on or off"):
        settings("", "", {"CANDOR_SEMANTIC": "yes"})


def test_each_system_keeps_configurations_where_it_does():
    mac = surroundings({"HOME": "/u"}, "darwin")
    assert mac.configurations == Path("/u/Library/Application Support")
    assert surroundings({"HOME": "/u", "XDG_CONFIG_HOME": "/c"}, "linux").configurations == Path("/c")
    assert surroundings({"HOME": "/u"}, "linux").configurations == Path("/u/.config")
    assert surroundings({"HOME": "/u", "APPDATA": "/r"}, "win32").configurations == Path("/r")
    assert surroundings({"HOME": "/u", "CODEX_HOME": "/x"}, "linux").codex == Path("/x")


def test_the_zone_of_the_machine_is_what_it_says_or_points_to(tmp_path):
    zones = tmp_path / "zoneinfo" / "Europe"
    zones.mkdir(parents=True)
    (zones / "Oslo").touch()
    (tmp_path / "localtime").symlink_to(zones / "Oslo")
    assert machine_zone("", tmp_path / "localtime") == "Europe/Oslo"
    assert machine_zone(":America/Lima", tmp_path / "localtime") == "America/Lima"
    assert machine_zone("CET-1CEST", tmp_path / "localtime") == "Europe/Oslo"
    assert machine_zone("", tmp_path / "nowhere") == "UTC"

"""Where a memory lies and whose it is."""

from pathlib import Path

import pytest

from memory_core.errors import BadFilter, BadSetting, WrongUse
from server.app import machine_zone
from server.settings import model, settings, surroundings


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


KEYED = {"CANDOR_READER_MODEL": "m-1", "ANTHROPIC_API_KEY": "k-1", "OPENAI_API_KEY": "k-2"}


def test_without_a_word_the_reader_is_the_built_in_one():
    assert model("", {}) is None
    assert model("built-in", {"CANDOR_READER": "openai"}) is None


@pytest.mark.parametrize(("name", "key"), [("anthropic", "k-1"), ("openai", "k-2")])
def test_a_reader_is_chosen_by_the_flag_or_the_environment(name, key):
    by_flag, by_environment = model(name, KEYED), model("", {**KEYED, "CANDOR_READER": name})
    assert by_flag == by_environment
    assert by_flag is not None
    assert (by_flag.protocol, by_flag.name, by_flag.key) == (name, "m-1", key)
    assert by_flag.url.startswith("https://")
    assert key not in repr(by_flag)


def test_bounds_of_a_reader_are_settings_too():
    told = {f"CANDOR_READER_{name}": str(10 + at) for at, name in enumerate("TOKENS REPLY SECONDS ATTEMPTS".split())}
    found = model("openai", {**KEYED, **told, "CANDOR_READER_STREAM": "1"})
    assert found is not None
    assert (found.records, found.reply, found.seconds, found.attempts, found.stream) == (10, 11, 12, 13, True)


def test_a_server_on_this_machine_needs_no_key_and_no_tls():
    found = model("openai", {"CANDOR_READER_MODEL": "m-1", "CANDOR_READER_URL": "http://127.0.0.1:9/v1/"})
    assert found is not None
    assert (found.url, found.key) == ("http://127.0.0.1:9/v1", "")


@pytest.mark.parametrize(
    ("name", "told", "at_fault"),
    [
        ("oracle", {}, "reader"),
        ("openai", {"CANDOR_READER_MODEL": ""}, "CANDOR_READER_MODEL"),
        ("openai", {"OPENAI_API_KEY": ""}, "OPENAI_API_KEY"),
        ("openai", {"OPENAI_API_KEY": "a\nb"}, "OPENAI_API_KEY"),
        ("openai", {"CANDOR_READER_URL": "http://models.example"}, "CANDOR_READER_URL"),
        ("openai", {"CANDOR_READER_URL": "http://127.0.0.1.models.example"}, "CANDOR_READER_URL"),
        ("openai", {"CANDOR_READER_URL": "http://localhost@models.example"}, "CANDOR_READER_URL"),
        ("openai", {"CANDOR_READER_URL": "https://a b.example"}, "CANDOR_READER_URL"),
        ("openai", {"CANDOR_READER_URL": "https://u:p@models.example"}, "CANDOR_READER_URL"),
        ("openai", {"CANDOR_READER_TOKENS": "many"}, "CANDOR_READER_TOKENS"),
        ("openai", {"CANDOR_READER_ATTEMPTS": "0"}, "CANDOR_READER_ATTEMPTS"),
    ],
)
def test_a_setting_of_a_reader_that_cannot_be_is_named(name, told, at_fault):
    with pytest.raises(BadSetting) as raised:
        model(name, {**KEYED, **told})
    assert raised.value.name == at_fault


@pytest.fixture
def nobody(monkeypatch):
    """A user whom the machine does not know, as in a container: without a home folder."""

    def unknown(uid):
        raise KeyError(uid)

    monkeypatch.setattr(pytest.importorskip("pwd"), "getpwuid", unknown)
    for name in ("HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"):
        monkeypatch.delenv(name, raising=False)


def test_a_user_without_a_home_folder_needs_both_folders_and_no_more(nobody):
    both = {"CANDOR_HOME": "/data", "CANDOR_RECEIPTS": "/receipts"}
    found = settings("", "", both)
    assert (found.home, found.receipts) == (Path("/data"), Path("/receipts"))
    assert not surroundings({}).user.is_dir()
    for name in both:
        with pytest.raises(WrongUse, match=f"{name}: this user has no home folder"):
            settings("", "", {each: value for each, value in both.items() if each != name})

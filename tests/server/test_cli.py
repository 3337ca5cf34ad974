"""The commands, as a user types them."""

import json

import pytest

from exports import EXPORTS, write_workspace
from server.cli import main
from shell import candor, started


@pytest.fixture(scope="module")
def filled(tmp_path_factory):
    """A store with one small export of each source."""
    folder = tmp_path_factory.mktemp("filled")
    write_workspace(folder / "workspace")
    store = folder / "store"
    assert main(["ingest", str(folder / "workspace"), "--zone", "Europe/Oslo", "--home", str(store), "--json"]) == 0
    return store


@pytest.fixture
def said(capsys):
    """Runs a command within this process: its code, what it printed, what it complained of."""

    def run(*arguments, home):
        code = main([*map(str, arguments), "--home", str(home)])
        out, err = capsys.readouterr()
        return code, out, err

    return run


def test_an_ingest_counts_each_source_and_a_second_one_finds_all_known(tmp_path, said):
    workspace = write_workspace(tmp_path / "workspace")
    code, out, _ = said("ingest", workspace, "--json", home=tmp_path / "store")
    first = json.loads(out)
    assert code == 0
    assert first["sources"] == {
        "meetings": {"added": 2, "known": 0, "changed": 0, "rejected": 0, "kept_out": 0},
        "dictation": {"added": 2, "known": 0, "changed": 0, "rejected": 0, "kept_out": 0},
        "slack": {"added": 3, "known": 0, "changed": 2, "rejected": 0, "kept_out": 0},
        "gmail": {"added": 2, "known": 0, "changed": 0, "rejected": 0, "kept_out": 0},
        "google_calendar": {"added": 2, "known": 0, "changed": 0, "rejected": 0, "kept_out": 0},
        "codex": {"added": 3, "known": 0, "changed": 0, "rejected": 0, "kept_out": 0},
        "chatgpt": {"added": 3, "known": 0, "changed": 0, "rejected": 0, "kept_out": 0},
    }
    assert (first["rejections"], first["interrupted"]) == ([], False)
    again = json.loads(said("ingest", workspace, "--json", home=tmp_path / "store")[1])
    assert {name: each["known"] for name, each in again["sources"].items()} == {
        name: each["added"] + each["changed"] for name, each in first["sources"].items()
    }
    assert all(each["added"] == each["changed"] == 0 for each in again["sources"].values())


def test_the_first_ingest_finds_out_whose_memory_it_is_and_shows_the_evidence(tmp_path, said):
    workspace = write_workspace(tmp_path / "workspace")
    _, out, _ = said("ingest", workspace, home=tmp_path / "store")
    assert "This memory belongs to Ida Holm, Europe/Oslo." in out
    assert "ida@clay.example" in out
    assert "candor init" in out
    shown = json.loads(said("init", "--json", home=tmp_path / "store")[1])
    assert (shown["name"], shown["zone"], shown["domains"]) == ("Ida Holm", "Europe/Oslo", ["clay.example"])
    assert (shown["addresses"], shown["slack_id"]) == (["ida@clay.example"], "U1")


@pytest.mark.parametrize("zone", ["America/Lima", "UTC"])
def test_what_is_said_of_the_owner_is_not_guessed(tmp_path, said, zone):
    workspace = write_workspace(tmp_path / "workspace")
    said("ingest", workspace, "--me", "Ida H.", "--zone", zone, home=tmp_path / "store")
    shown = json.loads(said("init", "--json", home=tmp_path / "store")[1])
    assert (shown["name"], shown["zone"]) == ("Ida H.", zone)
    assert shown["addresses"] == ["ida@clay.example"]


def test_init_keeps_what_is_given_and_shows_it(tmp_path, said):
    given = ["--me", "Ida Holm", "--address", "Ida@clay.example", "--address", "i@home.example", "--slack-id", "U1"]
    given += ["--zone", "Europe/Oslo", "--hours", "8:00-16:30", "--domain", "clay.example"]
    assert said("init", *given, home=tmp_path)[0] == 0
    code, out, _ = said("init", "--json", home=tmp_path)
    assert code == 0
    assert json.loads(out) == {
        "scope": "default",
        "name": "Ida Holm",
        "addresses": ["ida@clay.example", "i@home.example"],
        "slack_id": "U1",
        "zone": "Europe/Oslo",
        "hours": "08:00-16:30",
        "domains": ["clay.example"],
        "notes": [],
    }
    said("init", "--hours", "10:00-18:00", home=tmp_path)
    kept = json.loads(said("init", "--json", home=tmp_path)[1])
    assert (kept["name"], kept["hours"]) == ("Ida Holm", "10:00-18:00")


def test_init_takes_an_address_for_a_name_and_says_when_nothing_is_set(tmp_path, said):
    assert "Nothing is set yet" in said("init", home=tmp_path)[1]
    said("init", "--me", "ida@clay.example", home=tmp_path)
    shown = json.loads(said("init", "--json", home=tmp_path)[1])
    assert (shown["name"], shown["addresses"]) == (None, ["ida@clay.example"])


def test_a_search_for_people_shows_time_author_source_id_and_text(filled, said):
    code, out, err = said("search", "firing", "friday", "--source", "slack", home=filled)
    assert (code, err) == (0, "")
    assert "1. 2026-03-02 12:00:00+01:00  Ida Holm  slack · kiln  [S4]" in out
    assert "Firing on Friday" in out


def test_the_json_of_a_search_is_that_of_the_tool(filled, said):
    result = json.loads(said("search", "kiln", "--json", home=filled)[1])
    assert list(result) == ["as_of", "hits", "withheld", "next", "notes", "coverage", "quoted"]
    wanted = "id source_id source kind thread_id who occurred known_from known_basis text trust score why".split()
    assert all(set(wanted) <= set(hit) for hit in result["hits"])


def test_every_filter_narrows(filled, said):
    def ids(*arguments):
        return {hit["id"] for hit in json.loads(said("search", *arguments, "--json", home=filled)[1])["hits"]}

    assert ids("--person", "odd@repair.example", "--source", "gmail") == {"G1"}
    assert ids("--kind", "note_to_self") == {"D2"}
    assert ids("--thread", "V2") == {"V2#m1"}
    assert ids("--after", "2026-03-06T00:00:00+01:00", "--kind", "turn") == {"V2#m1"}
    assert ids("--before", "2026-03-02T09:00:02+01:00", "--source", "meetings") == {"M-KILN#1"}
    assert ids("--source", "gmail,dictation", "--limit", "2") <= {"G1", "G2", "D1", "D2"}


def test_the_cursor_of_a_page_leads_to_the_next(filled, said):
    first = json.loads(said("search", "--source", "meetings", "--limit", "1", "--json", home=filled)[1])
    follow = ["--cursor", first["next"]]
    second = json.loads(said("search", "--source", "meetings", "--limit", "1", *follow, "--json", home=filled)[1])
    assert {each["hits"][0]["id"] for each in (first, second)} == {"M-KILN#1", "M-KILN#2"}


def test_show_gives_a_record_in_full(filled, said):
    _, out, _ = said("show", "S1", home=filled)
    assert "Firing on Friday" in out
    assert "state S1: from 2026-03-02T12:00:00+01:00 to 2026-03-02T13:00:00+01:00" in out
    assert "state S4: from 2026-03-02T13:00:00+01:00 on" in out


def test_an_as_of_without_a_zone_is_read_in_the_owners_and_said(filled, said):
    _, out, _ = said("show", "S1", "--as-of", "2026-03-02T12:30", home=filled)
    assert "Firing on Thursday" in out
    assert "note: as_of has no offset and was read in Europe/Oslo." in out


def test_status_says_from_when_to_when_each_source_was_seen(filled, said):
    code, out, _ = said("status", home=filled)
    assert code == 0
    assert "gmail" in out
    assert "2026-03-03T09:00:00+01:00" in out
    status = json.loads(said("status", "--json", home=filled)[1])
    gmail = next(each for each in status["sources"] if each["source"] == "gmail")
    assert (gmail["from"], gmail["to"]) == ("2026-03-03T08:00:00+01:00", "2026-03-03T09:00:00+01:00")
    assert gmail["records"] == 2


def test_an_empty_memory_is_no_error_and_says_what_to_do(tmp_path, said):
    code, out, _ = said("search", "kiln", home=tmp_path)
    assert code == 0
    assert "Nothing found" in out
    assert "candor ingest PATH" in out
    assert said("status", home=tmp_path)[0] == 0


def test_scopes_are_apart(filled, said):
    result = json.loads(said("search", "kiln", "--scope", "another", "--json", home=filled)[1])
    assert result["hits"] == []
    assert "'another'" in result["notes"][0]


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        ([], "COMMAND"),
        (["sing"], "sing"),
        (["search", "--limit", "x"], "--limit"),
        (["search", "--limit", "0"], "1 to 50"),
        (["search", "--source", "telegram"], "telegram"),
        (["search", "--kind", "poem"], "poem"),
        (["search", "--person", "Zebulon"], "Zebulon"),
        (["search", "--as-of", "teatime"], "teatime"),
        (["search", "--as-of", "9999-12-31T23:59:59-12:00"], "9999"),
        (["search", "--as-of", "0001-01-01T00:00:00+14:00"], "0001"),
        (["search", "--after", "teatime"], "teatime"),
        (["search", "half \udcff"], "UTF-8"),
        (["search", "--cursor", "x"], "cursor"),
        (["search", "--scope", "../a"], "scope"),
        (["search", "--colour", "red"], "--colour"),
        (["show"], "ID"),
        (["init", "--zone", "Mars/Base"], "Mars/Base"),
        (["init", "--hours", "nine"], "nine"),
        (["init", "--address", "nobody"], "nobody"),
        (["ingest"], "PATH"),
        (["ingest", "/nowhere/at/all"], "/nowhere/at/all"),
    ],
)
def test_wrong_use_ends_with_2_and_one_line(tmp_path, said, arguments, word):
    code, out, err = said(*arguments, home=tmp_path) if arguments else said(home=tmp_path)
    assert (code, out) == (2, "")
    assert word in err
    assert err.startswith("candor: ")
    assert err.count("\n") == 1


def test_with_json_an_error_is_json_too(tmp_path, said):
    code, out, err = said("search", "--source", "telegram", "--json", home=tmp_path)
    error = json.loads(out)["error"]
    assert code == 2
    assert "telegram" in error["what"]
    assert "slack" in error["todo"]
    assert err.startswith("candor: ")


def test_what_is_not_there_ends_with_1(filled, said):
    code, out, err = said("show", "S2", home=filled)
    assert (code, out) == (1, "")
    assert "'S2'" in err


@pytest.mark.parametrize("command", [["search", "kiln"], ["show", "S1"], ["status"], ["init"]])
def test_a_damaged_store_ends_with_1_and_without_a_traceback(tmp_path, said, command):
    (tmp_path / "candor.db").write_bytes(b"this is no database" * 300)
    code, _, err = said(*command, home=tmp_path)
    assert code == 1
    assert "candor.db" in err
    assert err.count("\n") == 1


def test_bad_lines_are_counted_and_named_and_the_rest_is_kept(tmp_path, said):
    mail = EXPORTS["gmail"]
    mail.write_text(tmp_path / "workspace", mail.written(mail.rows[:1]) + '{"id": "G9"\n[]\n')
    code, out, _ = said("ingest", tmp_path / "workspace", "--json", home=tmp_path / "store")
    result = json.loads(out)
    assert code == 0
    assert result["sources"]["gmail"] == {"added": 1, "known": 0, "changed": 0, "rejected": 2, "kept_out": 0}
    assert [(each["path"], each["line"]) for each in result["rejections"]] == [(mail.path, 2), (mail.path, 3)]
    assert all(each["why"] for each in result["rejections"])
    assert f"rejected {mail.path}:2: " in said("ingest", tmp_path / "workspace", home=tmp_path / "store")[1]


def test_several_workspaces_are_counted_together(tmp_path, said):
    EXPORTS["gmail"].write(tmp_path / "a")
    EXPORTS["dictation"].write(tmp_path / "b")
    result = json.loads(said("ingest", tmp_path / "a", tmp_path / "b", "--json", home=tmp_path / "store")[1])
    assert (result["sources"]["gmail"]["added"], result["sources"]["dictation"]["added"]) == (2, 2)


def test_help_and_version_are_there(capsys):
    for arguments in (["--help"], ["search", "--help"], ["--version"]):
        with pytest.raises(SystemExit) as ended:
            main(arguments)
        assert ended.value.code == 0
        assert "candor" in capsys.readouterr().out


def test_every_command_takes_home_scope_and_json(capsys):
    for command in ("init", "ingest", "search", "show", "status", "serve", "doctor"):
        with pytest.raises(SystemExit):
            main([command, "--help"])
        shown = capsys.readouterr().out
        assert all(flag in shown for flag in ("--home", "--scope", "--json"))


@pytest.mark.parametrize("late", [[], ["--scope", "late"]])
def test_home_scope_and_json_stand_before_the_command_or_after_it_and_the_last_word_counts(filled, capsys, late):
    before = ["--home", str(filled), "--scope", "early", "--json"]
    assert main([*before, "status", *late]) == 0
    assert json.loads(capsys.readouterr().out)["scope"] == (late[1] if late else "early")
    assert main([*before, "status", *late]) == main(["status", *before, *late])


def test_the_process_ends_with_the_same_codes(tmp_path):
    assert candor("status", home=tmp_path).code == 0
    assert candor("show", "nothing", home=tmp_path).code == 1
    wrong = candor("search", "--limit", "x", home=tmp_path)
    assert (wrong.code, wrong.err.count("\n")) == (2, 1)
    assert candor("--version", home=tmp_path).out.startswith("candor ")


def test_the_environment_says_where_and_whose(tmp_path):
    assert candor("status", "--json", home=tmp_path, CANDOR_SCOPE="second").json["scope"] == "second"
    assert candor("status", "--json", "--scope", "third", home=tmp_path, CANDOR_SCOPE="second").json["scope"] == "third"
    assert (tmp_path / "store" / "candor.db").exists()


def test_a_terminal_without_a_letter_is_no_error_and_json_is_utf_8_everywhere(tmp_path):
    assert candor("init", "--me", "Åse Dørum", home=tmp_path, PYTHONIOENCODING="ascii").code == 0
    assert "?se D?rum" in candor("init", home=tmp_path, PYTHONIOENCODING="ascii").out
    assert candor("init", "--json", home=tmp_path, PYTHONIOENCODING="ascii").json["name"] == "Åse Dørum"


def test_what_a_reader_does_not_want_to_hear_is_not_complained_of(tmp_path):
    with started("doctor", home=tmp_path) as process:
        process.stdout.close()
        err = process.stderr.read()
    assert (process.returncode, err) == (0, "")


def test_ask_answers_with_quotes_and_sources(filled, said):
    code, out, _ = said("ask", "When is the firing?", "--as-of", "2026-04-01T12:00", "--json", home=filled)
    result = json.loads(out)
    assert code == 0
    assert "April 3, 2026" in result["text"]
    assert result["citations"][0]["source_id"] in result["retrieved"]
    assert (result["abstained"], result["reason"]) == (False, None)
    code, out, _ = said("ask", "When is the firing?", "--as-of", "2026-04-01T12:00", home=filled)
    assert code == 0
    assert "[E1]" in out


def test_ask_says_when_no_record_says_it(filled, said):
    code, out, _ = said("ask", "Who sold the yacht?", "--as-of", "2026-04-01T12:00", "--json", home=filled)
    result = json.loads(out)
    assert code == 0
    assert result["abstained"]
    assert result["text"].startswith("I don't know")
    assert result["citations"] == []
    assert result["reason"] is not None

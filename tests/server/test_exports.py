"""Real exports at the command line: recognised, rehearsed, chosen from, watched, broken off."""

import json
import signal

import pytest

from formats import EXAMPLES, chatgpt_export, claude_code
from formats.example import archive, as_json, as_lines, folder
from server.cli import main
from server.progress import rated
from shell import candor, started

OWNER = ("--me", "Ida Holm", "--zone", "Europe/Oslo")


@pytest.fixture
def said(capsys):
    """Runs a command within this process: its code, its JSON or what it complained of."""

    def run(*arguments, home):
        code = main([*map(str, arguments), "--json", "--home", str(home)])
        out, _ = capsys.readouterr()
        return code, json.loads(out)

    return run


@pytest.fixture
def downloads(tmp_path):
    """A folder as people have it: archives of several exports, and something else."""
    for name in ("slack_export", "chatgpt_export", "claude_export"):
        archive(tmp_path / "downloads" / f"{name}.zip", EXAMPLES[name].files)
    (tmp_path / "downloads" / "holiday.jpg").write_bytes(b"\xff\xd8\xff")
    return tmp_path / "downloads"


def added(result):
    return {name: each["added"] for name, each in result["sources"].items()}


def test_a_folder_of_archives_is_taken_in_and_a_second_time_adds_nothing(tmp_path, downloads, said):
    code, first = said("ingest", downloads, *OWNER, home=tmp_path / "store")
    assert (code, added(first), first["rejections"]) == (0, {"slack": 6, "chatgpt": 4, "claude": 4}, [])
    assert any("1 file of no format that is known" in note for note in first["notes"])
    _, again = said("ingest", downloads, home=tmp_path / "store")
    assert set(added(again).values()) == {0}
    _, found = said("search", "celadon", home=tmp_path / "store")
    assert {hit["source"] for hit in found["hits"]} == {"chatgpt"}


def test_a_dry_run_says_what_would_come_in_and_keeps_nothing(tmp_path, downloads, said):
    store = tmp_path / "store"
    _, rehearsed = said("ingest", downloads, "--dry-run", *OWNER, home=store)
    assert not store.exists()
    _, done = said("ingest", downloads, *OWNER, home=store)
    assert rehearsed["sources"] == done["sources"]
    _, again = said("ingest", downloads, "--dry-run", home=store)
    assert set(added(again).values()) == {0}
    assert again["sources"]["slack"]["known"] == 6
    assert len(said("status", home=store)[1]["taken"]) == 1


def test_only_what_is_chosen_is_taken_in_and_the_rest_is_counted(tmp_path, downloads, said):
    chosen = ("--include", "channel=general", "--exclude", "sender=slack:U2", "--since", "2026-01-01")
    _, result = said("ingest", downloads / "slack_export.zip", *chosen, *OWNER, home=tmp_path / "store")
    assert added(result) == {"slack": 3}
    assert any("3 records left out" in note for note in result["notes"])


def test_a_rule_that_cannot_be_read_and_a_path_that_holds_nothing_are_wrong_use(tmp_path, downloads):
    assert candor("ingest", downloads, "--include", "general", home=tmp_path).code == 2
    (tmp_path / "empty").mkdir()
    wrong = candor("ingest", tmp_path / "empty", home=tmp_path)
    assert (wrong.code, "none of its 0 files" in wrong.err) == (2, True)
    assert candor("ingest", home=tmp_path).code == 2


def test_what_does_not_grow_is_not_waited_for(tmp_path, downloads):
    wrong = candor("ingest", downloads / "slack_export.zip", "--watch", *OWNER, home=tmp_path)
    assert (wrong.code, "nothing to watch" in wrong.err, "Leave --watch out" in wrong.err) == (2, True, True)
    assert not (tmp_path / "store").exists()


def test_what_is_not_read_is_told_with_what_to_hand_over_instead(tmp_path):
    folder(tmp_path / "text", {"channels/general/2026-03-02.txt": b"[09:00] ida: hello", "dms/odd.txt": b"hello"})
    wrong = candor("ingest", tmp_path / "text", home=tmp_path)
    assert (wrong.code, "none of its 2 files" in wrong.err, "export as JSON" in wrong.err) == (2, True, True)
    (tmp_path / "takeout-001.tgz").write_bytes(b"\x1f\x8b")
    assert "unpack" in candor("ingest", tmp_path / "takeout-001.tgz", home=tmp_path).err


def test_the_status_tells_what_was_taken_when_and_what_was_rejected(tmp_path, said):
    example = EXAMPLES["chatgpt_export"]
    path = folder(tmp_path / "export", example.spoiled)
    said("ingest", path, *OWNER, home=tmp_path / "store")
    _, status = said("status", home=tmp_path / "store")
    assert [(each["source"], each["records"], each["rejected"]) for each in status["sources"]] == [("chatgpt", 4, 2)]
    (run,) = status["taken"]
    assert (run["path"], run["sources"]["chatgpt"]["added"]) == (str(path), 4)
    assert run["finished"]
    folder(path, example.newer)
    said("ingest", path, home=tmp_path / "store")
    _, later = said("status", home=tmp_path / "store")
    assert [each["sources"]["chatgpt"]["added"] for each in later["taken"]] == [4, 3]


def line_with(process, words):
    for line in process.stderr:
        if words in line:
            return line
    raise AssertionError(f"it never said {words!r}")


def test_a_watched_session_is_taken_in_as_it_grows_until_ctrl_c(tmp_path):
    example = EXAMPLES["claude_code"]
    (path,) = example.files
    folder(tmp_path / "projects", example.files)
    with started("ingest", tmp_path / "projects", "--watch", *OWNER, home=tmp_path) as process:
        assert "1 session file" in line_with(process, "watching")
        folder(tmp_path / "projects", example.newer)
        assert line_with(process, "added, ") == "claude_code: 2 added, 0 changed\n"
        other = claude_code.prompt("x1", None, 900, "A new session", sessionId="other")
        folder(tmp_path / "projects", {path.replace("1.jsonl", "2.jsonl"): as_lines([other])})
        assert line_with(process, "added, ") == "claude_code: 1 added, 0 changed\n"
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=60) == 0
    found = candor("search", "session", "--json", home=tmp_path).json
    assert [hit["id"] for hit in found["hits"]][:1] == ["x1"]


MANY = 4000


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGKILL])
def test_an_import_that_is_broken_off_is_completed_by_the_next_without_loss_or_doubles(tmp_path, sign):
    talks = [
        chatgpt_export.conversation(
            f"c{number}",
            chatgpt_export.chain(chatgpt_export.message(f"m{number}", f"Plate {number}", chatgpt_export.DAY + number)),
        )
        for number in range(MANY)
    ]
    archive(tmp_path / "export.zip", {"conversations.json": as_json(talks)})
    with started("ingest", tmp_path / "export.zip", "--json", *OWNER, home=tmp_path) as process:
        line_with(process, "so far")
        process.send_signal(sign)
        process.communicate(timeout=60)
    before = candor("status", "--json", home=tmp_path).json["sources"][0]["records"]
    assert 0 < before < MANY
    again = candor("ingest", tmp_path / "export.zip", "--json", home=tmp_path)
    counts = again.json["sources"]["chatgpt"]
    assert (again.code, counts["added"]) == (0, MANY - before)
    assert counts["known"] < before
    assert "going on where the last run" in again.err
    status = candor("status", "--json", home=tmp_path).json
    assert (status["sources"][0]["records"], status["index_in_step"]) == (MANY, True)


def test_progress_tells_share_rate_and_what_is_left():
    assert rated(25_000_000, 100_000_000, 10_000_000, 2) == ", 25% at 5.0 MB/s, 15 s left"
    assert rated(1_000_000, 1_000_000_000, 1_000_000, 1).endswith("17 min left")
    assert rated(0, 100, 0, 5) == rated(5, 0, 5, 5) == rated(5, 5, 5, 0) == rated(5, 9, 0, 5) == ""

"""Nothing is ever executed: no network, no file, no process, whatever is planned."""

import ast
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from actions.continuation import written
from actions.dialogue import begin, go_on
from actions.outcome import Confirmation, Plan
from actions.payloads.payload import payload
from actions.plans.action import SendMail
from bikes import NOW, workshop

ROOT = Path(__file__).parents[2] / "actions"
COMMANDS = [
    "cancel the town hall",
    "delete all mails from rita",
    "tell aiko the rent is paid",
    "email rita@velox.example that we accept",
    "open Spotify",
    "remind me tomorrow at 9 to sweep",
    "move the town hall to friday and mail peter the final headcount",
]
TOUCHING = ("open", "os.", "socket.", "subprocess.", "shutil.", "tempfile.", "urllib.", "smtplib.", "http.client")


@pytest.mark.parametrize("command", COMMANDS)
def test_planning_and_consenting_touch_nothing_outside(tmp_path, command):
    shop = workshop(tmp_path)
    before = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    # Modules that Python loads when they are first used are no effect of a plan.
    payload(SendMail(("a@b.example",), "Oil", "Oil the chain."), NOW)
    begin(shop, command, NOW)
    touched = []
    armed = [True]

    def watch(event, args):
        if armed[0] and event.startswith(TOUCHING) and not str(args[:1]).count("zoneinfo"):
            touched.append((event, args))

    sys.addaudithook(watch)
    try:
        turn = begin(shop, command, NOW)
        if isinstance(turn.outcome, Confirmation):
            turn = go_on(shop, turn.draft, "yes", NOW)
        assert isinstance(turn.outcome, Plan)
        assert [payload(each, NOW) for each in turn.outcome.actions]
        if turn.draft:
            written(turn.draft, "mara", b"k" * 32, NOW)
    finally:
        armed[0] = False
    assert touched == []
    assert {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()} == before


def test_the_watch_sees_what_it_is_to_see(tmp_path):
    seen = []
    armed = [True]
    sys.addaudithook(lambda event, args: seen.append(event) if armed[0] and event.startswith(TOUCHING) else None)
    (tmp_path / "x").write_text("x")
    socket.socket().close()
    subprocess.run([sys.executable, "-c", ""], check=True)
    armed[0] = False
    assert {"open", "subprocess.Popen"} <= set(seen)


@pytest.mark.parametrize("path", sorted(ROOT.rglob("*.py")), ids=lambda path: str(path.relative_to(ROOT)))
def test_no_module_of_actions_can_open_or_run_anything(path):
    tree = ast.parse(path.read_text())
    called = {node.func.id for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}
    assert not called & {"open", "exec", "eval", "compile", "__import__", "print", "input"}

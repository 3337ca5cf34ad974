"""The command `candor`: reads the command line, runs one command, and tells every error in one line.

Exit codes: 0 done, 1 it could not, 2 wrong use, 130 interrupted.
"""

from __future__ import annotations

import gc
import os
import sys
from argparse import Namespace
from collections.abc import Sequence
from importlib import import_module
from io import TextIOWrapper
from types import ModuleType

from memory_core.errors import CandorError, WrongUse
from server.arguments import parser
from server.errors import DONE, exit_code, told
from server.settings import settings
from server.terminal import Terminal


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit code."""
    said = list(sys.argv[1:] if arguments is None else arguments)
    json = "--json" in said
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            # A terminal that cannot show a letter shows "?" for it; JSON is UTF-8 wherever it goes.
            stream.reconfigure(encoding="utf-8" if json else None, errors="replace")
    terminal = Terminal(sys.stdout, sys.stderr, json=json)
    try:
        return _run(parser().parse_args(_readable(said)), terminal)
    except BrokenPipeError:
        # Whoever read has seen enough; Python would complain once more when it flushes at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return DONE
    except (Exception, KeyboardInterrupt) as error:
        what, todo = told(error)
        kind = "" if isinstance(error, CandorError | KeyboardInterrupt) else f" ({type(error).__name__})"
        terminal.error(f"{what}{kind}", todo)
        return exit_code(error)


def _readable(said: list[str]) -> list[str]:
    """The arguments, if all of them are text: bytes that are no UTF-8 come in as halves of characters."""
    for argument in said:
        if not argument.isascii() and any("\ud800" <= each <= "\udfff" for each in argument):
            raise WrongUse("An argument is no text.", "Write it in UTF-8.")
    return said


def _run(given: Namespace, terminal: Terminal) -> int:
    where = settings(given.home, given.scope)
    # Each command imports what it needs, and `--help` and `--version` nothing at all.
    app = _loaded("server.app").App(where)
    try:
        code: int = _loaded(f"server.commands.{given.command}").run(app, given, terminal)
        sys.stdout.flush()
    finally:
        app.close()
    return code


def _loaded(name: str) -> ModuleType:
    """A module, loaded without collecting garbage: loading makes many objects and none of it, and looking is slow."""
    gc.disable()
    try:
        return import_module(name)
    finally:
        gc.freeze()
        gc.enable()

"""`python -m evals`: measure Candor, or watch it work.

Exit codes: 0 done, 1 it could not (a step of the demo failed), 2 wrong use (a file that does not fit).
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Final

from evals.lines import BadFile
from memory_core.errors import CandorError, WrongUse

DONE: Final = 0
FAILED: Final = 1
WRONG_USE: Final = 2

_DATA: Final = Path(__file__).parents[1] / "data"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit code."""
    given = _parser().parse_args(arguments)
    try:
        code: int = import_module(f"evals.commands.{given.command}").run(given)
    except (BadFile, CandorError, OSError) as error:
        print(f"evals: {error}", file=sys.stderr)
        return WRONG_USE if isinstance(error, BadFile | WrongUse) else FAILED
    return code


def _parser() -> argparse.ArgumentParser:
    whole = argparse.ArgumentParser(prog="python -m evals", description="Measure Candor, or watch it work.")
    commands = whole.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name, (words, add) in COMMANDS.items():
        parser = commands.add_parser(name, help=words, description=f"{words[:1].upper()}{words[1:]}.")
        add(parser)
        parser.add_argument("--json", action="store_true", help="print JSON on standard output")
    return whole


def _memory(of: argparse.ArgumentParser) -> None:
    of.add_argument("--data", type=Path, required=True, metavar="DIR", help="a workspace folder")
    of.add_argument("--questions", type=Path, required=True, metavar="FILE", help="JSON lines of id, question, as_of")
    of.add_argument("--out", type=Path, required=True, metavar="FILE", help="where the answers are written")


def _score(of: argparse.ArgumentParser) -> None:
    of.add_argument("suite", choices=("memory",), help="what the answers are about")
    of.add_argument("--gold", type=Path, required=True, metavar="FILE", help="JSON lines of what is expected")
    of.add_argument("--answers", type=Path, required=True, metavar="FILE", help="JSON lines of what was answered")
    of.add_argument("--data", type=Path, required=True, metavar="DIR", help="the workspace folder that was asked about")


def _demo(of: argparse.ArgumentParser) -> None:
    of.add_argument("--data", type=Path, default=_DATA, metavar="DIR", help="a folder with corpus/ and demo.json")


def _corpus(of: argparse.ArgumentParser) -> None:
    of.add_argument("--data", type=Path, default=_DATA, metavar="DIR", help="a workspace folder, or one with corpus/")


COMMANDS: Final[Mapping[str, tuple[str, Callable[[argparse.ArgumentParser], None]]]] = {
    "memory": ("ask a memory of a workspace folder every question of a file", _memory),
    "score": ("score answers by rules alone, with intervals", _score),
    "corpus": ("count what a corpus is made of: by hand, filler, repetition", _corpus),
    "demo": ("show the main job on the bundled corpus, each step checking itself", _demo),
}
"""Each is a module of `evals.commands`; nothing heavy is imported before one is chosen."""

if __name__ == "__main__":
    sys.exit(main())

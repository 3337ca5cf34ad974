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
from server.settings import BUILT_IN, READERS

DONE: Final = 0
FAILED: Final = 1
WRONG_USE: Final = 2

_DATA: Final = Path(__file__).parents[1] / "data"
_REWORDINGS: Final = Path(__file__).parent / "workbench_rewordings.jsonl"
_BASELINES: Final = Path(__file__).parent / "baselines"


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
    of.add_argument("--retriever", choices=("candor", "plain", "semantic"), default="candor", help="whom to ask")
    of.add_argument("--plain", dest="retriever", action="store_const", const="plain", help="ask plain BM25")
    of.add_argument("--reader", default=BUILT_IN, choices=READERS, help="who answers from what was found")
    of.add_argument("--yes-i-will-pay", action="store_true", help="with a model: ask it, not only estimate the tokens")
    of.add_argument(
        "--semantic", dest="retriever", action="store_const", const="semantic", help="ask with the extra [semantic]"
    )


def _score(of: argparse.ArgumentParser) -> None:
    suites = of.add_subparsers(dest="suite", required=True, metavar="SUITE")
    memory = suites.add_parser("memory", help="answers to questions")
    memory.add_argument("--answers", type=Path, required=True, metavar="FILE", help="JSON lines of what was answered")
    memory.add_argument("--data", type=Path, required=True, metavar="DIR", help="the workspace folder asked about")
    actions = suites.add_parser("actions", help="plans of commands")
    actions.add_argument(
        "--predictions", type=Path, required=True, metavar="FILE", help="JSON lines of what was planned"
    )
    for each in (memory, actions):
        each.add_argument("--gold", type=Path, required=True, metavar="FILE", help="JSON lines of what is expected")
        each.add_argument(
            "--json", action="store_true", default=argparse.SUPPRESS, help="print JSON on standard output"
        )


def _actions(of: argparse.ArgumentParser) -> None:
    of.add_argument("--data", type=Path, required=True, metavar="DIR", help="a workspace folder")
    of.add_argument("--commands", type=Path, required=True, metavar="FILE", help="JSON lines of id, command, as_of")
    of.add_argument("--out", type=Path, required=True, metavar="FILE", help="where the predictions are written")


def _workbench(of: argparse.ArgumentParser) -> None:
    of.add_argument("--data", type=Path, required=True, metavar="DIR", help="the folder of WorkBench's files")
    of.add_argument(
        "--rewordings", type=Path, default=_REWORDINGS, metavar="FILE", help="other words, a line a template"
    )


def _compare(of: argparse.ArgumentParser) -> None:
    of.add_argument("first", type=Path, metavar="A", help="an answer file")
    of.add_argument("second", type=Path, metavar="B", help="another, to the same questions")
    of.add_argument("--gold", type=Path, required=True, metavar="FILE", help="JSON lines of what is expected")
    of.add_argument(
        "--data", type=Path, metavar="DIR", help="the workspace folder: forbidden hits then count as failed"
    )


def _locomo(of: argparse.ArgumentParser) -> None:
    of.add_argument("--data", type=Path, required=True, metavar="FILE", help="locomo10.json")
    of.add_argument("--conversations", default="6-10", metavar="N-M", help="which to ask; 6-10 unless tuning (1-5)")
    of.add_argument("--plain", action="store_true", help="measure plain BM25 beside it, and the paired difference")
    of.add_argument(
        "--semantic", action="store_true", help="measure it with the extra [semantic] too, and what that adds"
    )


def _abstention(of: argparse.ArgumentParser) -> None:
    of.add_argument("--data", type=Path, default=_DATA / "corpus", metavar="DIR", help="a workspace folder")
    of.add_argument("--questions", type=Path, required=True, metavar="FILE", help="JSON lines of questions with gold")


def _paraphrase(of: argparse.ArgumentParser) -> None:
    of.add_argument("--data", type=Path, default=_DATA / "corpus", metavar="DIR", help="a workspace folder")
    of.add_argument(
        "--questions",
        type=Path,
        default=_DATA / "questions" / "dev_reworded.jsonl",
        metavar="FILE",
        help="JSON lines of questions with gold; ids end in -r1, -r2, ...",
    )


def _disturb(of: argparse.ArgumentParser) -> None:
    of.add_argument("--data", type=Path, default=_DATA / "corpus", metavar="DIR", help="a workspace folder")
    of.add_argument(
        "--commands", type=Path, default=_DATA / "commands" / "dev.jsonl", metavar="FILE", help="JSON lines of commands"
    )


def _leak(of: argparse.ArgumentParser) -> None:
    of.add_argument("--data", type=Path, required=True, metavar="DIR", help="a workspace folder")
    of.add_argument("--searches", type=int, default=500, metavar="N", help="how many searches (500)")
    of.add_argument("--seed", type=int, default=1, metavar="N", help="which random ones (1)")


def _ablation(of: argparse.ArgumentParser) -> None:
    of.add_argument("--data", type=Path, required=True, metavar="DIR", help="a workspace folder")
    of.add_argument("--questions", type=Path, required=True, metavar="FILE", help="JSON lines of questions with gold")
    of.add_argument("--locomo", type=Path, metavar="FILE", help="locomo10.json, to measure on its chats too")
    of.add_argument("--conversations", default="6-10", metavar="N-M", help="which of its chats (6-10)")
    of.add_argument("--semantic", action="store_true", help="with the extra [semantic], its signal too")


_TRANSPORTS: Final = ("stdio", "stdio-handshake", "streamable-http", "streamable-http-handshake", "sse")
"""As in `evals.replay`, which is too heavy to import for them."""


def _replay(of: argparse.ArgumentParser) -> None:
    of.add_argument("--data", type=Path, required=True, metavar="DIR", help="a workspace folder")
    of.add_argument("--questions", type=Path, required=True, metavar="FILE", help="JSON lines of id, question, as_of")
    of.add_argument("--transport", choices=_TRANSPORTS, default="stdio", help="the way to the server")


def _verify(of: argparse.ArgumentParser) -> None:
    of.add_argument("--data", type=Path, default=_DATA / "corpus", metavar="DIR", help="the workspace folder")
    of.add_argument("--questions", type=Path, default=_DATA / "questions", metavar="DIR", help="train, dev and blind")
    of.add_argument("--baselines", type=Path, default=_BASELINES, metavar="DIR", help="what earlier runs came to")
    chosen = of.add_mutually_exclusive_group()
    chosen.add_argument("--update", action="store_true", help="keep this run as the baseline")
    chosen.add_argument(
        "--blind",
        nargs="?",
        const="blind",
        metavar="SET",
        help="score blind questions too (of the set `blind`, or of another), on record, totals only",
    )


def _negative(of: argparse.ArgumentParser) -> None:
    of.add_argument("--data", type=Path, default=_DATA / "corpus", metavar="DIR", help="a workspace folder")
    of.add_argument("--cases", type=Path, default=_DATA / "cases" / "negative.jsonl", metavar="FILE", help="JSON lines")


def _secrets(of: argparse.ArgumentParser) -> None:
    of.add_argument("--each", type=int, default=40, metavar="N", help="texts of each form (default 40)")


def _injections(of: argparse.ArgumentParser) -> None:
    of.add_argument("--texts", type=Path, nargs="+", default=[], metavar="FILE", help="JSON lines: label, kind, text")
    of.add_argument("--train", action="store_true", help="learn the weights anew and write them")
    of.add_argument("--data", type=Path, default=_DATA, metavar="DIR", help="injections/, corpus/ and cases/")


def _answers(of: argparse.ArgumentParser) -> None:
    of.add_argument("--data", type=Path, default=_DATA / "corpus", metavar="DIR", help="a workspace folder")
    of.add_argument("--questions", type=Path, default=_DATA / "learning", metavar="DIR", help="a file for each author")
    of.add_argument("--train", action="store_true", help="learn anew how likely passages answer, and write it")


def _generality(of: argparse.ArgumentParser) -> None:
    of.add_argument("--data", type=Path, default=_DATA, metavar="DIR", help="a folder with a corpus")


def _when(of: argparse.ArgumentParser) -> None:
    of.add_argument("--cases", type=Path, required=True, metavar="FILE", help="Recognizers-Text cases as a JSON list")


def _demo(of: argparse.ArgumentParser) -> None:
    of.add_argument("--data", type=Path, default=_DATA, metavar="DIR", help="a folder with corpus/ and demo.json")


def _corpus(of: argparse.ArgumentParser) -> None:
    of.add_argument("--data", type=Path, default=_DATA, metavar="DIR", help="a workspace folder, or one with corpus/")


COMMANDS: Final[Mapping[str, tuple[str, Callable[[argparse.ArgumentParser], None]]]] = {
    "memory": ("ask a memory of a workspace folder every question of a file", _memory),
    "actions": ("plan every command of a file over a workspace folder", _actions),
    "workbench": ("plan the commands of WorkBench and compare the end state with gold's", _workbench),
    "score": ("score answers by rules alone, with intervals", _score),
    "compare": ("compare two answer files question by question", _compare),
    "locomo": ("measure recall over the chats of a LoCoMo file", _locomo),
    "abstention": ("answer more and less readily: wrong answers against wrong refusals", _abstention),
    "paraphrase": ("ask each question in several wordings: how often they come to the same", _paraphrase),
    "disturb": ("disturb each command by rule: how often it comes to the same, is asked, or to another", _disturb),
    "leak": ("search at random instants for anything that could not be known then", _leak),
    "ablation": ("leave out each signal of the search in turn", _ablation),
    "replay": ("ask through the real server and demand what the process finds itself", _replay),
    "verify": ("hold the bundled questions against the kept results", _verify),
    "when": ("read time expressions beside two libraries, and score each against gold", _when),
    "corpus": ("count what a corpus is made of: by hand, filler, repetition", _corpus),
    "negative": ("search for what must not be found", _negative),
    "secrets": ("look for secrets of published forms, beside another finder", _secrets),
    "injections": ("look for words to assistants in texts, or learn their weights anew", _injections),
    "answers": ("check how well passages that answer are told from others, or learn it anew", _answers),
    "generality": ("look for names of a corpus in the source", _generality),
    "demo": ("show the main job on the bundled corpus, each step checking itself", _demo),
}
"""Each is a module of `evals.commands`; nothing heavy is imported before one is chosen."""

if __name__ == "__main__":
    sys.exit(main())

"""The command line: which commands there are and what each takes. Nothing heavy is imported to read it."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Final, NoReturn

from memory_core.errors import WrongUse
from memory_core.model.state import MOVES
from server.release import release

COMMANDS: Final = (
    "init", "ingest", "search", "ask", "show", "plan", "status", "state", "forget", "audit", "scopes", "serve",
    "token", "doctor",
)  # fmt: skip
"""Each is a module of `server.commands`."""

_MOVABLE: Final = sorted(frozenset().union(*MOVES.values()))
"""The states that a person may move a record to."""


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """As in argparse, but for `main` to tell."""
        raise WrongUse(f"{message[:1].upper()}{message[1:]}.", f"`{self.prog} --help` shows what there is.")


class _Version(argparse.Action):
    """Looks the version up only when it is asked for."""

    def __call__(self, parser: argparse.ArgumentParser, *_given: object) -> NoReturn:
        print(f"candor {release()}")
        parser.exit()


def parser() -> argparse.ArgumentParser:
    """The parser of all commands; wrong use raises WrongUse."""
    whole = _Parser(
        prog="candor",
        description="A memory of your work life, as of any instant, with citations, over MCP.",
        parents=[_shared()],
    )
    whole.set_defaults(home="", scope="", json=False)
    whole.add_argument("--version", action=_Version, nargs=0, help="show the version and exit")
    commands = whole.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name in COMMANDS:
        words, add = _COMMANDS[name]
        described = f"{words[:1].upper()}{words[1:]}."
        add(commands.add_parser(name, help=words, description=described, parents=[_shared()]))
    return whole


def _shared() -> _Parser:
    """What every command takes, before its name or after it; left out after it, what stands before holds."""
    shared = _Parser(add_help=False, argument_default=argparse.SUPPRESS)
    shared.add_argument("--home", metavar="DIR", help="folder of the store (CANDOR_HOME)")
    shared.add_argument("--scope", metavar="NAME", help="whose memory in the store (CANDOR_SCOPE)")
    shared.add_argument("--json", action="store_true", help="print JSON on standard output")
    return shared


def _owner(of: argparse.ArgumentParser) -> None:
    of.add_argument("--me", default="", metavar="NAME", help="your name, or your mail address")
    of.add_argument(
        "--address", action="append", default=[], metavar="A", help="a mail address of yours; may be repeated"
    )
    of.add_argument("--slack-id", default="", metavar="U", help="your Slack member id")
    of.add_argument("--zone", default="", metavar="IANA", help="your time zone, such as Europe/Oslo")
    of.add_argument("--hours", default="", metavar="FROM-TO", help="your working hours, such as 09:00-17:00")
    of.add_argument(
        "--domain", action="append", default=[], metavar="D", help="a mail domain of your colleagues; may be repeated"
    )


def _ingest(of: argparse.ArgumentParser) -> None:
    words = "an export or a workspace folder: a folder, a file or a ZIP archive"
    of.add_argument("path", nargs="*", metavar="PATH", help=words)
    of.add_argument("--dry-run", action="store_true", help="show what would come in, and keep nothing")
    of.add_argument("--watch", action="store_true", help="go on taking in coding sessions as they grow")
    of.add_argument("--since", default="", metavar="TIME", help="only what became known at or after this time")
    for name, words in (("include", "only"), ("exclude", "not")):
        of.add_argument(
            f"--{name}",
            action="append",
            default=[],
            metavar="THING=NAME",
            help=f"{words} this channel, label, sender or folder; may be repeated, * and ? stand for anything",
        )
    _owner(of)


def _search(of: argparse.ArgumentParser) -> None:
    of.add_argument("query", nargs="*", default=[], metavar="QUERY", help="words; none lists by time, latest first")
    _as_of(of)
    of.add_argument("--source", default="", help="only these sources, separated by commas")
    of.add_argument("--kind", default="", help="only these kinds, separated by commas")
    of.add_argument("--person", default="", metavar="NAME", help="only what this person wrote or said")
    of.add_argument("--thread", default="", metavar="ID", help="only this thread, or the replies to this message")
    of.add_argument("--after", default="", metavar="TIME", help="only what occurred at or after this time")
    of.add_argument("--before", default="", metavar="TIME", help="only what occurred before this time")
    of.add_argument("--limit", type=int, default=10, metavar="N", help="hits a page, 1 to 50 (default 10)")
    of.add_argument("--cursor", default="", help="the `next` of the same search, for its next page")
    _withheld(of)


def _withheld(of: argparse.ArgumentParser) -> None:
    of.add_argument("--withheld", action="store_true", help="also what is pending, quarantined or rejected, marked so")


def _ask(of: argparse.ArgumentParser) -> None:
    of.add_argument("question", nargs="+", metavar="QUESTION", help="what to answer, in plain words")
    _as_of(of)
    of.add_argument(
        "--reader", default="", metavar="NAME", help="built-in, or a model: anthropic or openai (CANDOR_READER)"
    )


def _show(of: argparse.ArgumentParser) -> None:
    of.add_argument("id", metavar="ID", help="an id or source_id of a hit, or id@instant")
    _as_of(of)
    _withheld(of)


def _state(of: argparse.ArgumentParser) -> None:
    of.add_argument("id", metavar="ID", help="the id of a record")
    of.add_argument("state", nargs="?", choices=_MOVABLE, metavar="STATE", help=", ".join(_MOVABLE))
    _why(of)


def _why(of: argparse.ArgumentParser) -> None:
    of.add_argument("--why", default="", metavar="TEXT", help="the reason, for the audit")


def _forget(of: argparse.ArgumentParser) -> None:
    of.add_argument("id", nargs="*", default=[], metavar="ID", help="ids of records")
    of.add_argument("--query", default="", metavar="WORDS", help="records that have all these words")
    of.add_argument("--person", default="", metavar="NAME", help="all by this person, and how they are listed")
    of.add_argument("--thread", default="", metavar="ID", help="all of this thread")
    of.add_argument("--source", default="", help="all of this source")
    of.add_argument("--after", default="", metavar="TIME", help="what occurred at or after this time")
    of.add_argument("--before", default="", metavar="TIME", help="what occurred before this time")
    of.add_argument("--everything", action="store_true", help="the whole scope")
    of.add_argument("--yes", action="store_true", help="do not ask")
    of.add_argument("--verify", default="", metavar="RECEIPT", help="search the home for what a receipt is about")
    of.add_argument("--lift", default="", metavar="ID", help="let what was forgotten under an id come in again")
    _why(of)


def _audit(of: argparse.ArgumentParser) -> None:
    of.add_argument("--verify", action="store_true", help="recompute the chain of digests and replay the log")


def _serve(of: argparse.ArgumentParser) -> None:
    of.add_argument(
        "--transport",
        action="append",
        choices=["stdio", "streamable-http", "sse"],
        help="stdio (default), or streamable-http and sse, which may share a port: repeat it",
    )
    of.add_argument("--host", default="127.0.0.1", help="address to listen on (default 127.0.0.1)")
    of.add_argument("--port", type=int, default=8321, help="port to listen on (default 8321; 0 takes a free one)")
    of.add_argument("--no-tokens", action="store_true", help="let every program of this machine in; loopback only")
    of.add_argument("--metrics", action="store_true", help="show numbers for Prometheus at /metrics")


def _token(of: argparse.ArgumentParser) -> None:
    of.add_argument("action", choices=["create", "list", "revoke"], help="what to do")
    of.add_argument("id", nargs="?", default="", metavar="ID", help="which token to revoke")
    of.add_argument("--allow", default="read", metavar="P", help="read, write, forget, with commas (default read)")
    of.add_argument("--expires", default="", metavar="TIME", help="90d, 12h or a time (default never)")


def _plan(of: argparse.ArgumentParser) -> None:
    # Not `command`: that names which command of candor is run.
    of.add_argument("words", nargs="*", default=[], metavar="COMMAND", help="what is to be done, in words")
    _as_of(of)
    of.add_argument("--reply", default="", metavar="TEXT", help="the answer to what the plan before asked")
    of.add_argument("--continuation", default="", metavar="TOKEN", help="the continuation that came with the question")


def _doctor(of: argparse.ArgumentParser) -> None:
    of.add_argument("--mend", action="store_true", help="first build the index on disk anew from the log")


def _as_of(of: argparse.ArgumentParser) -> None:
    of.add_argument("--as-of", default="", metavar="TIME", help="the instant to ask from (ISO 8601; default now)")


def _nothing_more(_of: argparse.ArgumentParser) -> None:
    pass


_COMMANDS: Final[dict[str, tuple[str, Callable[[argparse.ArgumentParser], None]]]] = {
    "init": ("say who the memory belongs to, or show it", _owner),
    "ingest": ("take in exports and workspace folders", _ingest),
    "search": ("find records, as of any instant", _search),
    "ask": ("answer a question from the records, as of any instant", _ask),
    "show": ("show one record in full", _show),
    "plan": ("turn a command into a checked plan; nothing is executed", _plan),
    "status": ("show what the memory holds and has not seen", _nothing_more),
    "state": ("show the state of a record, or move it: active, quarantined, rejected", _state),
    "forget": ("erase records for good, prove it, or let something come in again", _forget),
    "audit": ("show what was done to the memory, and check its log", _audit),
    "scopes": ("list the scopes of the store", _nothing_more),
    "serve": ("serve the memory over MCP, on stdio or on a port", _serve),
    "token": ("make, list or revoke a token for HTTP, bound to the scope", _token),
    "doctor": ("check the store and the clients, and say how to mend what is broken", _doctor),
}

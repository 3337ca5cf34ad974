"""Findings about clients: which of them name Candor, and whether what they would start is there and right."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Final, TypeAlias

from server.doctor.clients import CLIENTS, Client, Table
from server.doctor.finding import Finding, State
from server.settings import Settings, Surroundings

_ATTACH: Final = "docs/clients.md has the lines to add."
_URLS: Final = ("url", "httpUrl", "serverUrl")
_Problem: TypeAlias = tuple[State, str, str]
"""How bad it is, what it is, what to do."""


def findings(settings: Settings, around: Surroundings, project: Path) -> Iterator[Finding]:
    """What the files of the known clients say, the user's and a project folder's; absent ones are left out."""
    attached = False
    for client in CLIENTS:
        for file in client.files(around, project):
            try:
                text = file.read_text(encoding="utf-8-sig")
            except FileNotFoundError:
                continue
            except (OSError, UnicodeDecodeError):
                todo = "Check its permissions and encoding (UTF-8)."
                yield Finding(client.name, "hint", f"{file} cannot be read.", todo)
                continue
            found = tuple(_of_text(client, file, text, settings, around))
            attached = attached or (bool(found) and _mentioned(text))
            yield from found
    if not attached:
        yield Finding("clients", "hint", "No known client's configuration names candor.", _ATTACH)


def _of_text(client: Client, file: Path, text: str, settings: Settings, around: Surroundings) -> Iterator[Finding]:
    try:
        named = [(name, table) for name, table in client.servers(text) if _is_candor(name, table)]
        misplaced = [(key, name) for key, name in client.misplaced(text) if _mentioned(name)]
    except ValueError as error:
        yield Finding(
            client.name,
            "broken" if _mentioned(text) else "hint",
            f"{file} cannot be parsed by {client.name}: {error}.",
            "Mend its syntax.",
        )
        return
    for key, name in misplaced:
        what = f"{file} names {name} under {key!r}, which {client.name} does not read."
        yield Finding(client.name, "broken", what, f"Move it to {client.key!r}.")
    for name, table in named:
        yield from _of_server(client, f"{name} in {file}", table, settings, around)


def _mentioned(text: str) -> bool:
    return "candor" in text.casefold()


def _is_candor(name: str, table: Table) -> bool:
    command = table.get("command")
    return _mentioned(name) or (isinstance(command, str) and Path(command).stem == "candor")


def _of_server(client: Client, where: str, table: Table, settings: Settings, around: Surroundings) -> Iterator[Finding]:
    url = next((table[name] for name in _URLS if name in table), None)
    problems: list[_Problem] = (
        [*_command(client, table, around), *_arguments(table), *_memory(table, settings)]
        if url is None
        else [*_remote(url, table)]
    )
    if table.get("enabled") is False or table.get("disabled") is True:
        problems.append(("hint", "it is switched off", "Switch it on in the client."))
    for state, what, todo in problems:
        yield Finding(client.name, state, f"{where}: {what}.", todo)
    if not problems:
        yield Finding(
            client.name, "ok", f"{where} starts candor." if url is None else f"{where} reaches candor at {url}."
        )


def _remote(url: object, table: Table) -> Iterator[_Problem]:
    """A server on a port is not started but reached, with a token."""
    if not isinstance(url, str) or not re.match(r"https?://[^/]+/(?:mcp|sse)$", url):
        yield "broken", f"{url} is no address of a server", "Write it as http://127.0.0.1:8321/mcp."
    headers = table.get("headers")
    named = headers if isinstance(headers, dict) else {}
    if "bearer_token_env_var" not in table and not any(str(each).casefold() == "authorization" for each in named):
        yield "hint", "it sends no token", "Add the header that docs/clients.md shows."


def _command(client: Client, table: Table, around: Surroundings) -> Iterator[_Problem]:
    command = table.get("command")
    if not isinstance(command, str) or not command:
        yield "broken", "it has no command to start", 'Set `command` to the path of candor and `args` to ["serve"].'
        return
    found = shutil.which(command, path=around.path)
    if found is None:
        yield "broken", f"there is no command {command}", "Set `command` to what `which candor` prints."
    elif not Path(command).is_absolute() and client.windowed:
        todo = f"Set `command` to {found}."
        yield "hint", f"{command} is found in a shell, but {client.name} may start without a shell's search path", todo


def _arguments(table: Table) -> Iterator[_Problem]:
    arguments = table.get("args")
    if not isinstance(arguments, list) or "serve" not in arguments:
        yield "broken", 'its args do not hold "serve"', 'Set `args` to ["serve"].'


def _memory(table: Table, settings: Settings) -> Iterator[_Problem]:
    """Whether the client would open another memory than the one looked at."""
    environment, arguments = table.get("env"), table.get("args")
    told = environment if isinstance(environment, dict) else {}
    listed = [str(each) for each in arguments] if isinstance(arguments, list) else []
    for flag, variable, here in (
        ("--home", "CANDOR_HOME", str(settings.home)),
        ("--scope", "CANDOR_SCOPE", settings.scope),
    ):
        after = listed[listed.index(flag) + 1 :][:1] if flag in listed else []
        there = next(iter(after), str(told.get(variable, "")))
        if there and there != here and str(Path(there).expanduser()) != here:
            yield "hint", f"it opens {variable} {there}, not {here}", "Check it with the same --home and --scope."

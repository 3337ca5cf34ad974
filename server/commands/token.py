"""`candor token`: make, list and revoke the tokens with which clients come in over HTTP."""

from __future__ import annotations

import re
from argparse import Namespace
from collections.abc import Callable, Mapping
from datetime import UTC, tzinfo
from typing import Final

from memory_core.errors import WrongUse
from memory_core.model.instant import Instant, to_iso
from memory_core.when.point import point
from memory_core.when.zone import zone_named
from server.app import App, machine_zone
from server.errors import DONE
from server.permissions import permissions
from server.report import TokenCreated, TokenList, TokenRevoked, TokenShown
from server.settings import surroundings
from server.terminal import Terminal
from server.tokens import Token, Tokens

_LENGTHS: Final = {"h": 3_600_000_000, "d": 24 * 3_600_000_000}


def run(app: App, given: Namespace, terminal: Terminal) -> int:
    """Do what is asked of the tokens of the home."""
    _ACTIONS[given.action](app, given, terminal)
    return DONE


def _create(app: App, given: Namespace, terminal: Terminal) -> None:
    now, zone = app.now(), _zone(app)
    allow, expires = permissions(given.allow), _expiry(given.expires, zone, now)
    text = Tokens(app.settings.home).create(app.settings.scope, allow, now, expires)
    notes = ["This is shown once; only its hash is kept. `candor token list` has its id, to revoke it."]
    if expires is None:
        notes.append("It does not expire; --expires 90d would.")
    if app.settings.scope not in (app.scopes() if app.exists else ()):
        notes.append(f"Nothing is kept for scope {app.settings.scope} yet; check its name, or fill it with ingest.")
    ends = _said(expires, zone)
    result = TokenCreated(token=text, scope=app.settings.scope, allow=list(allow), expires=ends, notes=notes)
    terminal.result(result, [text])
    for note in notes:
        terminal.note(note)


def _list(app: App, _given: Namespace, terminal: Terminal) -> None:
    now, zone = app.now(), _zone(app)
    shown = TokenList(tokens=[_shown(each, zone, now) for each in Tokens(app.settings.home).all()])
    lines = [
        f"{each.id}  {each.scope:<16} {','.join(each.allow):<18} made {each.created}  "
        + (f"{'expired' if each.expired else 'expires'} {each.expires}" if each.expires else "does not expire")
        for each in shown.tokens
    ]
    terminal.result(shown, lines or ["There are no tokens."])


def _revoke(app: App, given: Namespace, terminal: Terminal) -> None:
    if not given.id:
        raise WrongUse("No token is named.", "Give its id; `candor token list` shows them.")
    gone = Tokens(app.settings.home).revoke(given.id)
    terminal.result(TokenRevoked(id=gone.id, scope=gone.scope), [f"{gone.id} of scope {gone.scope} is revoked."])


_ACTIONS: Final[Mapping[str, Callable[[App, Namespace, Terminal], None]]] = {
    "create": _create,
    "list": _list,
    "revoke": _revoke,
}


def _zone(app: App) -> tzinfo:
    """The owner's zone; where there is no owner yet, this machine's. No store is made to find out."""
    known = app.exists and app.settings.scope in app.scopes()
    return app.zone if known else zone_named(machine_zone(surroundings().zone)) or UTC


def _expiry(text: str, zone: tzinfo, now: Instant) -> Instant | None:
    """When a token ends: `90d` or `12h` from now, or a time."""
    if not text:
        return None
    if length := re.fullmatch(r"([1-9]\d{0,4})([hd])", text):
        return Instant(now + int(length[1]) * _LENGTHS[length[2]])
    expires = point("expires", text, zone).instant
    if expires <= now:
        raise WrongUse(f"expires: {text} has passed.", "Give a time to come, or a length such as 90d.")
    return expires


def _shown(token: Token, zone: tzinfo, now: Instant) -> TokenShown:
    return TokenShown(
        id=token.id,
        scope=token.scope,
        allow=list(token.allow),
        created=to_iso(token.created, zone),
        expires=_said(token.expires, zone),
        expired=token.lapsed(now),
    )


def _said(instant: Instant | None, zone: tzinfo) -> str | None:
    return None if instant is None else to_iso(instant, zone)

"""Forgetting at the edge: who may forget how much, what is shown before, and the receipt that is kept afterwards.

A token erases what its preview listed and nothing else. What a token cannot do needs a person: more than a list shows,
a whole person, source or scope.
"""

from __future__ import annotations

import hmac
import os
import secrets
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final, Literal

from memory_core.errors import BadReceipt
from memory_core.forget.erasure import Forgotten
from memory_core.forget.proof import Traces, terms_of, traces, unshared, windows_of
from memory_core.forget.receipt import Receipt, from_json, to_json
from memory_core.forget.selection import Wish
from memory_core.memory import LISTED, Preview
from memory_core.model.instant import Instant
from memory_core.model.state import Actor
from memory_core.store.failures import failures
from server.app import App
from server.consent import read, written
from server.signing import key

Outcome = Literal["preview", "done", "needs_person", "pending"]
_PURPOSE: Final = "receipt"


@dataclass(frozen=True, slots=True)
class Forgetting:
    """How far a forgetting came. `newer` are records that match by now and were not in the list that was agreed to."""

    outcome: Outcome
    count: int
    preview: Preview | None = None
    token: str = ""
    receipt: str = ""
    newer: int = 0


def previewed(app: App, wish: Wish) -> Forgetting:
    """What a wish would take: with a token where a token is enough."""
    preview = app.memory.would_forget(wish, app.now())
    ids = preview.going.records
    if wish.broad or len(ids) > LISTED:
        return Forgetting("needs_person", len(ids), preview)
    token = written(ids, app.settings.scope, key(app.settings.home), app.now()) if ids else ""
    return Forgetting("preview", len(ids), preview, token)


def by_token(app: App, token: str, wish: Wish | None) -> Forgetting:
    """Forget what a token stands for; with the wish it came from, also say how many match by now that it does not list.

    Raises BadToken.
    """
    ids = read(token, app.settings.scope, key(app.settings.home), app.now())
    matching = app.memory.would_forget(wish, app.now()).going.records if wish else ()
    going = app.memory.would_forget(Wish(ids=ids), app.now())
    return _done(app, going, "agent", len(set(matching) - set(ids)))


def bound(app: App, preview: Preview) -> str:
    """What stands for all that a preview chose, when a person is asked about it; nobody else can make it."""
    going = preview.going
    told = "\n".join((*sorted(f"{each.noun} {each.id}" for each in going.subjects), *sorted(going.names)))
    return hmac.new(key(app.settings.home), f"{app.settings.scope}\n{told}".encode(), sha256).hexdigest()


def by_person(app: App, preview: Preview) -> Forgetting:
    """Forget all that a preview chose, since a person who saw it said so."""
    return _done(app, preview, "person")


def verified(app: App, named: str) -> tuple[Receipt, Traces]:
    """Finish what a forgetting left undone, and search the home for what its receipt is about.

    The receipt is named by its file or its id. Raises BadReceipt.
    """
    path = Path(named).expanduser()
    if not path.exists():
        path = receipt_path(app, Path(named).name)
    if not path.exists():
        raise BadReceipt(named, "there is no such receipt", f"Those of this memory lie in {path.parent}.")
    with failures(path):
        receipt = from_json(path.read_text(encoding="utf-8"))
    if receipt is None:
        raise BadReceipt(str(path), "it is no receipt of a forgetting", "Give the file that `candor forget` wrote.")
    if receipt.scope != app.settings.scope:
        raise BadReceipt(str(path), "it is about another scope", f"Add --scope {receipt.scope}.")
    clean = app.memory.complete()
    found = traces(receipt.windows, receipt.terms, app.remains, _secret(app, receipt.id))
    return Receipt(**{name: getattr(receipt, name) for name in receipt.__slots__} | {"clean": clean}), found


def receipt_path(app: App, receipt: str) -> Path:
    """Where a receipt is kept.

    Raises BadReceipt when that is inside the home, where it would be among what it speaks of.
    """
    folder = app.settings.receipts
    if folder.resolve().is_relative_to(app.settings.home.resolve()):
        raise BadReceipt(
            str(folder), "receipts cannot lie inside the memory's home", "Set CANDOR_RECEIPTS to another folder."
        )
    return folder / f"{receipt}.json"


def _done(app: App, preview: Preview, by: Actor, newer: int = 0) -> Forgetting:
    receipt = secrets.token_hex(8)
    path = receipt_path(app, receipt)
    at = app.now()
    with failures(path):
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    forgotten = app.memory.forget(preview.going.records, preview.going, by, receipt, at)
    _keep(path, _receipt(app, receipt, forgotten, by, at))
    outcome: Outcome = "done" if forgotten.clean else "pending"
    return Forgetting(outcome, forgotten.records, None, "", receipt, newer)


def _receipt(app: App, id: str, forgotten: Forgotten, by: Actor, at: Instant) -> Receipt:
    secret = _secret(app, id)
    windows = unshared(windows_of(forgotten.texts, secret), app.remains, secret)
    alone = app.memory.unheld(forgotten.terms)
    return Receipt(id, app.settings.scope, at, by, forgotten.records, forgotten.clean, windows, terms_of(alone, secret))


def _secret(app: App, receipt: str) -> bytes:
    return app.log.secret(f"{_PURPOSE} {receipt}")


def _keep(path: Path, receipt: Receipt) -> None:
    with failures(path):
        descriptor = os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
        with os.fdopen(descriptor, "w", encoding="utf-8") as file:
            file.write(to_json(receipt))

"""`candor scopes`: which scopes the store holds."""

from __future__ import annotations

from argparse import Namespace

from server.app import App
from server.errors import DONE
from server.report import ScopesResult
from server.terminal import Terminal


def run(app: App, _given: Namespace, terminal: Terminal) -> int:
    """List them; the one that is spoken of is marked."""
    result = ScopesResult(scope=app.settings.scope, scopes=list(app.scopes()) if app.exists else [])
    marks = [f"{'*' if each == result.scope else ' '} {each}" for each in result.scopes]
    if marks and result.scope not in result.scopes:
        marks.append(f"None of them is {result.scope}; an ingest with --scope {result.scope} begins it.")
    terminal.result(result, marks or ["The store holds no scope yet."])
    return DONE

"""`candor forget`: erase records for good after a look at them, prove it, or let something come in again."""

from __future__ import annotations

import sys
from argparse import Namespace

from memory_core.errors import WrongUse
from server.app import App
from server.errors import DONE, FAILED
from server.forgetting import by_person, previewed, receipt_path, verified
from server.report import LiftResult, ProofResult
from server.results import STRUCK, forget_result
from server.terminal import Terminal, counted
from server.wire import ForgetResult
from server.wishes import Wanted, wish

_YES = "forget"


def run(app: App, given: Namespace, terminal: Terminal) -> int:
    """Preview, ask, erase; or check a receipt; or lift."""
    if given.verify:
        return _verify(app, given.verify, terminal)
    if given.lift:
        if not given.why.strip():
            raise WrongUse("To let something in again needs its reason.", "Add --why TEXT; it is kept in the audit.")
        app.log.lift(given.lift, given.why, app.now())
        told = f"{given.lift} may come in again. What was erased or rewritten before stays as it is."
        terminal.result(LiftResult(id=given.lift, lifted=True), [told])
        return DONE
    asked = Wanted(tuple(given.id), given.query, given.person, given.thread, given.source, given.after, given.before)
    found = previewed(app, wish(app, asked, everything=given.everything))
    preview = forget_result(found, app.zone)
    if found.preview is None or found.preview.going.empty:
        terminal.result(preview, [preview.why])
        return DONE
    if not given.yes:
        for line in _lines(preview, names=bool(found.preview.going.names)):
            terminal.note(line)
        if not _agreed(terminal):
            terminal.result(preview, ["Nothing was erased."])
            return FAILED
    done = by_person(app, found.preview)
    result = forget_result(done, app.zone)
    terminal.result(
        result,
        [f"{counted(result.count, 'record')} forgotten. {result.why}", f"receipt {receipt_path(app, done.receipt)}"],
    )
    return DONE


def _agreed(terminal: Terminal) -> bool:
    """Whether the person at the terminal says so. Nobody else can."""
    if not sys.stdin.isatty():
        terminal.note("Nobody is there to agree. Run it in a terminal, or add --yes once you have seen the list.")
        return False
    terminal.note(f"Type {_YES!r} to erase all of this for good:")
    return sys.stdin.readline().strip() == _YES


def _verify(app: App, path: str, terminal: Terminal) -> int:
    receipt, found = verified(app, path)
    result = ProofResult(
        receipt=receipt.id,
        records=receipt.records,
        sought=found.sought,
        found=found.windows + found.terms,
        files=list(found.files),
        wiped=receipt.clean,
    )
    lines = [f"{counted(found.sought, 'stretch')} and words sought in every file of {app.settings.home}: "]
    lines[0] = lines[0].replace("stretchs", "stretches") + ("none found." if found.none else f"{result.found} found.")
    lines += [f"in {each}" for each in found.files]
    if not receipt.clean:
        lines.append("Another process holds the file open; end it and try again.")
    terminal.result(result, lines)
    return DONE if found.none and receipt.clean else FAILED


def _lines(preview: ForgetResult, *, names: bool) -> list[str]:
    lines = [
        f"{each.occurred}  {each.who or 'unidentified'}  {each.source}  [{each.id}]  {' '.join(each.text.split())}"
        for each in preview.listed
    ]
    if preview.count > len(preview.listed):
        lines.append(f"and {preview.count - len(preview.listed)} more, deleted ones among them if there are any")
    lines.append(
        f"{counted(preview.count, 'record')} would be erased at every instant, for good.{STRUCK if names else ''}"
    )
    if preview.quoting:
        lines.append(f"These stay and repeat some of it, or name who is forgotten: {', '.join(preview.quoting)}")
    return lines

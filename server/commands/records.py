"""Records as people read them: when, who, where, id, and the text below."""

from __future__ import annotations

from collections.abc import Iterable

from server.terminal import indented
from server.wire import FoundRecord, Withheld


def headline(record: FoundRecord) -> str:
    """A record in a line."""
    when = record.occurred.replace("T", " ")
    where = f"{record.source} · {record.title}" if record.title else record.source
    marks = "" if record.trust in ("own", "colleague") else f"  ({record.trust})"
    marks += "" if record.state == "active" else f"  ({record.state})"
    return f"{when}  {record.who or 'unidentified'}  {where}  [{record.source_id}]{marks}"


def numbered(records: Iterable[FoundRecord]) -> list[str]:
    """A list of hits."""
    lines = []
    for number, record in enumerate(records, 1):
        lines += [f"{number:>3}. {headline(record)}", *indented(record.text, 5)]
        if record.truncated:
            lines.append(f"     (cut; whole: candor show '{record.id}')")
        lines.append("")
    return lines


def withheld_lines(withheld: Iterable[Withheld]) -> list[str]:
    """What is not shown, a line each."""
    return [f"withheld in {each.id}: {each.reason}" for each in withheld]

"""`python -m evals replay`: the questions of a file through the real server, held against this process."""

from __future__ import annotations

import asyncio
import json
import sys
from argparse import Namespace
from dataclasses import asdict

from evals.cases import questions
from evals.client import Refused
from evals.lines import BadFile
from evals.progress import tell
from evals.replay import TRANSPORTS, difference, replay


def run(given: Namespace) -> int:
    """Ask and print; 1 at any difference, or when the server fails. Raises BadFile for the questions."""
    asked = questions(given.questions)
    if not asked:
        raise BadFile(given.questions, 0, "it holds no question, so nothing would be compared")
    try:
        found = asyncio.run(replay(given.data, asked, TRANSPORTS[given.transport], tell))
    except Refused as refused:
        print(f"replay: {refused}", file=sys.stderr)
        return 1
    differences = [each for each in map(difference, found) if each]
    hits = sum(len(each.here.hits) for each in found)
    if given.json:
        written = {
            "transport": given.transport,
            "questions": len(found),
            "same": len(found) - len(differences),
            "hits": hits,
            "answered": sum(not each.answered_here.abstained for each in found),
            "difference": asdict(differences[0]) if differences else None,
        }
        print(json.dumps(written, indent=1, ensure_ascii=False))
    else:
        print(
            f"{len(found) - len(differences)} of {len(found)} questions find and answer the same over {given.transport}"
        )
        for each in differences[:1]:
            where = f" at rank {each.rank}" if each.rank else ""
            print(f"{each.question}: {each.what}{where}: {each.here!r} here, {each.there!r} there")
    return 1 if differences else 0

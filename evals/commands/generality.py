"""`python -m evals generality`: no name of a corpus in the source."""

from __future__ import annotations

import json
from argparse import Namespace
from dataclasses import asdict
from pathlib import Path
from typing import Final

from evals.generality import names, occurrences
from evals.progress import tell

ROOT: Final = Path(__file__).parents[2]
FOLDERS: Final = ("memory_core", "actions", "server", "evals")


def run(given: Namespace) -> int:
    """Look and print; 1 when a name of the corpus is in the source. Raises BadFile for a folder without a corpus."""
    found = names(given.data)
    sources = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py")]
    tell(f"{len(found)} names looked for in {len(sources)} modules")
    there = list(occurrences(found, sources, ROOT))
    if given.json:
        written = {"names": len(found), "modules": len(sources), "found": [asdict(each) for each in there]}
        print(json.dumps(written, indent=1, ensure_ascii=False))
    else:
        print(f"{len(there)} of {len(found)} names of the corpus stand in {len(sources)} modules of ours")
        for each in there:
            print(f"{each.path}:{each.line}: {each.name} ({each.kind})")
    return 1 if there else 0

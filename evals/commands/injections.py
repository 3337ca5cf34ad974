"""`python -m evals injections`: what is found of texts to a machine, and touched of plain ones; no text is shown."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path
from typing import Final

from evals.injections import Tally, tallied, texts
from evals.intervals import wilson
from evals.lessons import lessons
from evals.weighing import check, learn, table
from memory_core.hygiene.network import packed

_HYGIENE: Final = Path(__file__).parents[2] / "memory_core" / "hygiene"
_NEAR: Final = "near"


def run(given: Namespace) -> int:
    """Measure the detector on each file, or else learn: cross-validate, and with `--train` write what was learnt."""
    if given.texts:
        tallies = {str(path): tallied(texts(path)) for path in given.texts}
        if given.json:
            print(json.dumps({path: [asdict(each) for each in of] for path, of in tallies.items()}, indent=1))
        else:
            print("\n".join(line for path, of in tallies.items() for line in (path, *_said(of))))
        return 0
    taught = lessons(given.data)
    checked = check(taught)
    if given.train:
        made = learn(taught)
        (_HYGIENE / "network.npz").write_bytes(packed(made.network.on(*checked.line)))
        (_HYGIENE / "weights.py").write_text(table(made.words, checked), encoding="utf-8")
    if given.json:
        print(json.dumps(asdict(checked), indent=1))
    else:
        print(f"threshold {checked.threshold}, for a closer look {checked.enough}; of authors not learnt from:")
        for sort, (marked, of) in sorted(checked.marked.items()):
            print(f"  {sort} {_share(marked, of)}")
    return 0


def _said(tallies: Iterable[Tally]) -> Iterable[str]:
    near = [each for each in tallies if not each.planted and _NEAR in each.kind]
    other = [each for each in tallies if not each.planted and _NEAR not in each.kind]
    sorts = {"planted": [each for each in tallies if each.planted], "plain, near misses": near, "plain, others": other}
    for name, of in sorts.items():
        if of:
            yield f"  {name}: {_total(of, 'marked')} in a mail, {_total(of, 'alone')} alone"
            yield "    " + ", ".join(f"{each.kind} {each.marked}/{each.texts}" for each in of)


def _total(of: Iterable[Tally], counted: str) -> str:
    return _share(sum(getattr(each, counted) for each in of), sum(each.texts for each in of))


def _share(count: int, of: int) -> str:
    low, high = wilson(count, of)
    return f"{count}/{of} ({low:.1%} to {high:.1%})"

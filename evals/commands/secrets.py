"""`python -m evals secrets`: secrets of published forms that are found, and look-alikes that are taken for one."""

from __future__ import annotations

import json
from argparse import Namespace
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass

from evals.intervals import wilson
from evals.progress import tell
from evals.secrecy import Sample, negatives, positives
from evals.secretfinders import Find, finders

SEED = 7
WANTED, ALLOWED = 0.95, 0.02


@dataclass(frozen=True, slots=True)
class Tally:
    """What a finder found and what it took for a secret, and the kinds that it missed or mistook, with counts."""

    found: int
    secrets: int
    alarms: int
    alike: int
    missed: tuple[tuple[str, int], ...]
    mistaken: tuple[tuple[str, int], ...]


def run(given: Namespace) -> int:
    """Measure and print; 1 when ours finds too little or takes too much for a secret."""
    secrets, alike = list(positives(SEED, given.each)), list(negatives(SEED, given.each))
    tallies = {}
    for name, find in finders().items():
        tallies[name] = tallied(find, secrets, alike)
        tell(f"{name} is through")
    if given.json:
        print(json.dumps({name: asdict(tally) for name, tally in tallies.items()}, indent=1))
    for name, tally in tallies.items() if not given.json else ():
        print(f"{name}: secrets found {_share(tally.found, tally.secrets)}, alarms {_share(tally.alarms, tally.alike)}")
        print(f"  missed: {_listed(tally.missed)}; mistaken: {_listed(tally.mistaken)}")
    ours = tallies["candor"]
    return 1 if ours.found < WANTED * ours.secrets or ours.alarms > ALLOWED * ours.alike else 0


def tallied(find: Find, secrets: Sequence[Sample], alike: Sequence[Sample]) -> Tally:
    """What a finder makes of texts with a secret, and of look-alikes."""
    missed = Counter(sample.kind for sample in secrets if not find(sample))
    mistaken = Counter(sample.kind for sample in alike if find(sample))
    found = len(secrets) - missed.total()
    return Tally(
        found, len(secrets), mistaken.total(), len(alike), tuple(missed.most_common()), tuple(mistaken.most_common())
    )


def _share(count: int, of: int) -> str:
    low, high = wilson(count, of)
    return f"{count}/{of} (95%: {low:.1%} to {high:.1%})"


def _listed(kinds: Sequence[tuple[str, int]]) -> str:
    return ", ".join(f"{kind} {count}" for kind, count in kinds) or "none"

"""Finders of secrets under one signature: ours, and detect-secrets when it is installed.

Each says whether it finds a secret in a text. Ours must have masked the secret itself; of the other any finding counts.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, TypeAlias

from evals.secrecy import Sample
from memory_core.hygiene.secrets import masked

Find: TypeAlias = Callable[[Sample], bool]


def candor(sample: Sample) -> bool:
    """Whether masking takes the secret out; in a look-alike, whether it changes anything."""
    kept = masked(sample.text)
    return sample.secret not in kept if sample.secret else kept != sample.text


def detect_secrets(sample: Sample) -> bool:
    """Whether its scan of a file with this text, with all that it has by default, reports anything."""
    with TemporaryDirectory() as folder, import_module("detect_secrets.settings").default_settings():
        path = Path(folder) / "text.txt"
        path.write_text(sample.text)
        return any(True for _ in import_module("detect_secrets.core.scan").scan_file(str(path)))


def finders() -> Mapping[str, Find]:
    """Ours and those that are installed, by name."""
    return {"candor": candor} | {name: find for name, find in _PEERS.items() if find_spec(name)}


_PEERS: Final[Mapping[str, Find]] = {"detect_secrets": detect_secrets}

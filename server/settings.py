"""Where a memory lies and whose it is: the only module that reads the environment.

What is given on the command line wins over the environment, and that over the defaults.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from platformdirs import user_data_path, user_state_path

from memory_core.errors import BadFilter

DEFAULT_SCOPE: Final = "default"
_SCOPE: Final = re.compile(r"[a-z0-9][a-z0-9_-]{0,63}")


@dataclass(frozen=True, slots=True)
class Settings:
    """The folder of the store, the scope in it that is spoken of, and where receipts of forgettings are kept."""

    home: Path
    scope: str = DEFAULT_SCOPE
    receipts: Path = field(default_factory=lambda: user_state_path("candor", appauthor=False) / "receipts")


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What the machine says of its user; "" where it says nothing.

    `user` is the home folder, `configurations` where programs keep theirs, `path` where commands are looked for.
    """

    user: Path
    configurations: Path
    codex: Path
    zone: str = ""
    path: str = ""


def settings(home: str = "", scope: str = "", environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings in force; "" asks the environment, then the default.

    Raises BadFilter for a scope that is no scope name.
    """
    chosen = home or environment.get("CANDOR_HOME", "")
    folder = Path(chosen).expanduser().absolute() if chosen else user_data_path("candor", appauthor=False)
    name = scope or environment.get("CANDOR_SCOPE", "") or DEFAULT_SCOPE
    if not _SCOPE.fullmatch(name):
        raise BadFilter(
            "scope", name, "a name of a-z, 0-9, - and _, at most 64 long, that starts with a letter or digit"
        )
    kept = environment.get("CANDOR_RECEIPTS", "")
    return Settings(folder, name, Path(kept).expanduser().absolute()) if kept else Settings(folder, name)


def surroundings(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Surroundings:
    """What the environment says of this machine's user."""
    user = Path(environment["HOME"]) if environment.get("HOME") else Path.home()
    configurations = {
        "darwin": user / "Library" / "Application Support",
        "win32": Path(environment.get("APPDATA") or user / "AppData" / "Roaming"),
    }.get(platform, Path(environment.get("XDG_CONFIG_HOME") or user / ".config"))
    codex = Path(environment.get("CODEX_HOME") or user / ".codex")
    return Surroundings(user, configurations, codex, environment.get("TZ", ""), environment.get("PATH", ""))

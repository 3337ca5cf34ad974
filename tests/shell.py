"""`candor` as a user runs it: a process of its own, with nothing of this machine's settings."""

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]


@dataclass(frozen=True)
class Ran:
    """How a command ended, and what it said."""

    code: int
    out: str
    err: str

    @property
    def json(self):
        return json.loads(self.out)


def environment(home, **more):
    """What a process is told: no settings but these; its user's home is empty too."""
    return {"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT), "HOME": str(home), "TZ": "Europe/Oslo", **more}


def started(*arguments, home, **more):
    """A running `candor`, its pipes open."""
    return subprocess.Popen(
        [sys.executable, "-m", "server", *map(str, arguments)],
        env=environment(home, CANDOR_HOME=str(home / "store"), **more),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        cwd=home,
    )


def candor(*arguments, home, **more):
    """Run `candor` to its end; the store is `home/store`."""
    with started(*arguments, home=home, **more) as process:
        out, err = process.communicate(timeout=60)
    return Ran(process.returncode, out, err)

import os
import subprocess
import sys
from pathlib import Path

import pytest

from memory_core.store.database import Database

TESTS = Path(__file__).parents[2]
ENVIRONMENT = os.environ | {"PYTHONPATH": os.pathsep.join([str(TESTS.parent), str(TESTS)])}


@pytest.fixture
def home(tmp_path):
    return tmp_path / "home"


@pytest.fixture
def database(home):
    opened = Database(home, timeout=0.05)
    yield opened
    opened.close()


@pytest.fixture
def run():
    """Run Python to its end; what it printed."""

    def run(*arguments):
        done = subprocess.run(
            [sys.executable, *arguments], env=ENVIRONMENT, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    return run


@pytest.fixture
def start():
    """Start a process that appends (`tests/appending.py`)."""
    started = []

    def start(*arguments):
        command = [sys.executable, str(TESTS / "appending.py"), *arguments]
        started.append(subprocess.Popen(command, env=ENVIRONMENT, stdout=subprocess.PIPE))
        return started[-1]

    yield start
    for process in started:
        process.kill()
        process.wait()
        process.stdout.close()

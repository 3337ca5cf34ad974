"""The documents are true: their commands print what is pasted, their links lead somewhere, their lists are whole."""

import os
import re
import shlex
import subprocess
import sys
import tomllib
from itertools import chain
from pathlib import Path

import pytest

from server.arguments import COMMANDS
from server.tools.registry import TOOLS

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("data/*.md")])
README = (ROOT / "README.md").read_text()

CONSOLE = re.compile(r"```console\n\$ (?P<command>[^\n]+)\n(?P<output>.*?)```", re.DOTALL)
LINK = re.compile(r"(?<!!)\[[^\]]*\]\((?P<target>[^)\s]+)\)")


@pytest.fixture(scope="module")
def surroundings(tmp_path_factory):
    path = os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"]))
    return {**os.environ, "PATH": path, "CANDOR_HOME": str(tmp_path_factory.mktemp("home")), "COLUMNS": "100"}


def test_the_commands_of_the_readme_print_what_is_pasted_there(surroundings):
    found = list(CONSOLE.finditer(README))
    assert len(found) >= 4
    for match in found:
        done = subprocess.run(
            shlex.split(match["command"]), cwd=ROOT, env=surroundings, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, (match["command"], done.stderr)
        for line in match["output"].splitlines():
            assert line == "..." or line in done.stdout.splitlines(), (match["command"], line)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_to_files_that_exist(page):
    for match in LINK.finditer(page.read_text()):
        target = match["target"].partition("#")[0]
        if target and "://" not in target:
            assert (page.parent / target).exists(), target


def test_the_readme_lists_every_command_and_every_tool():
    assert set(re.findall(r"^\| `candor (\w+)", README, re.MULTILINE)) == set(COMMANDS)
    for tool in TOOLS:
        assert f"`{tool}`" in README


def test_the_readme_names_only_targets_that_the_makefile_has():
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    named = set(re.findall(r"(?:^|`)make ([a-z]+)", README, re.MULTILINE))
    assert {"demo", "test", "setup"} <= named <= targets


def test_the_architecture_page_names_every_folder_of_the_core():
    page = (ROOT / "ARCHITECTURE.md").read_text()
    for folder in (path for path in (ROOT / "memory_core").iterdir() if path.is_dir() and path.name != "__pycache__"):
        assert f"memory_core/{folder.name}/" in page


def test_every_package_that_is_required_is_explained():
    page = (ROOT / "docs" / "dependencies.md").read_text().casefold()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    for wanted in (*project["dependencies"], *chain(*project["optional-dependencies"].values())):
        name = re.match(r"[\w.-]+", wanted).group()
        assert re.search(rf"\b{re.escape(name)}\b", page), name


def test_no_page_names_a_place_of_one_machine():
    for page in PAGES:
        assert not re.search(r"(?<![\w.])/(?:root|home/\w|tmp/|work/)", page.read_text()), page

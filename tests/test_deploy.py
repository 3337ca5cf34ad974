"""What docs/deploy says is what Candor reads: its commands, its settings, its limits."""

import json
import re
import shlex
import tomllib
from dataclasses import fields

import pytest

from server.arguments import parser
from server.settings import Limits, serving
from shell import ROOT

PLACE = ROOT / "docs" / "deploy"
PAGE, UNIT, CONTAINER = ((PLACE / name).read_text() for name in ("README.md", "candor.service", "Containerfile"))
SETTINGS = (ROOT / "server" / "settings.py").read_text()


def commands():
    for block in re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL):
        for line in block.replace("\\\n", "").splitlines():
            words = shlex.split(line, comments=True)
            if "candor" in words and words[0] in ("candor", "docker") and "run" not in words and "build" not in words:
                yield words[len(words) - words[::-1].index("candor") :]


def test_the_commands_of_the_page_are_commands():
    found = [parser().parse_args(words) for words in commands()]
    assert {each.command for each in found} == {"serve", "token"}


@pytest.mark.parametrize(
    "words",
    [
        shlex.split(re.search(r"^ExecStart=\S+ (.+)$", UNIT, re.MULTILINE)[1]),
        json.loads(re.search(r"^CMD (\[.+\])$", CONTAINER, re.MULTILINE)[1]),
    ],
)
def test_the_unit_and_the_container_start_a_server_on_the_port_of_the_page(words):
    given = parser().parse_args(words)
    assert (given.command, given.transport, given.port) == ("serve", ["streamable-http"], 8321)
    assert not given.no_tokens


def test_every_setting_that_is_named_is_read():
    limits = {f"CANDOR_MAX_{each.name.upper()}": str(each.default) for each in fields(Limits)}
    named = set(re.findall(r"CANDOR_[A-Z_]+[A-Z]", PAGE + UNIT + CONTAINER)) - {"CANDOR_MAX"}
    assert set(limits) <= named
    listed = {f"CANDOR_ALLOWED_{each}" for each in ("HOSTS", "ORIGINS")}
    assert all(name in limits or name in listed or f'"{name}"' in SETTINGS for name in named)
    assert dict(re.findall(r"^\| `(CANDOR_MAX_\w+)` \| (\d+) \|", PAGE, re.MULTILINE)) == limits


def test_every_limit_can_be_set():
    for number, each in enumerate(fields(Limits), 1):
        limits = serving({f"CANDOR_MAX_{each.name.upper()}": str(number)}).limits
        assert getattr(limits, each.name) == number


def test_the_container_holds_every_package_of_the_wheel():
    packages = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["hatch"]["build"]["targets"]["wheel"][
        "packages"
    ]
    assert set(re.findall(r"^COPY (\w+) /src/\w+$", CONTAINER, re.MULTILINE)) == set(packages)


def test_the_container_runs_as_nobody_in_particular_from_a_pinned_base_with_its_data_outside():
    assert re.search(r"^FROM \$\{PYTHON_IMAGE\}$", CONTAINER, re.MULTILINE)
    assert "*@sha256:*" in CONTAINER
    user = CONTAINER.index("\nUSER 10001")
    assert user < CONTAINER.index("\nENTRYPOINT")
    volumes = json.loads(re.search(r"^VOLUME (\[.+\])$", CONTAINER, re.MULTILINE)[1])
    homes = re.search(r"^ENV CANDOR_HOME=(\S+) CANDOR_RECEIPTS=(\S+)$", CONTAINER, re.MULTILINE).groups()
    assert tuple(volumes) == homes

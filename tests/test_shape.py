"""The house rules that a machine can see."""

import ast
import gc
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
CODE = [
    path for folder in ("memory_core", "server", "actions", "evals") for path in sorted((ROOT / folder).rglob("*.py"))
]
CORE = [path for path in CODE if path.is_relative_to(ROOT / "memory_core")]
MIDDLE = [path for path in CODE if path.parts[len(ROOT.parts)] in ("memory_core", "actions")]

FILE_LINES, FUNCTION_LINES, PARAMETERS = 400, 60, 6
MADE = "not to be edited"
"""What stands in the docstring of a table that a command makes; it may be longer."""

NAMES_THAT_SAY_NOTHING = {"utils", "util", "helpers", "helper", "common", "manager", "misc", "core", "base_types"}
WITH_MANY_FLAGS = {"search_memory", "get_record"}
"""Tool signatures are flat, so that every client shows them well."""

CLOCKS = {
    ("datetime", "now"),
    ("datetime", "utcnow"),
    ("datetime", "today"),
    ("date", "today"),
    ("time", "time"),
    ("time", "time_ns"),
}


@cache
def parsed(path):
    # A garbage collection that calls back into Python while a tree is built upsets the parser of Python 3.11.
    gc.disable()
    try:
        return ast.parse(path.read_text())
    finally:
        gc.enable()


def named(path):
    return str(path.relative_to(ROOT))


def functions(tree):
    return [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]


def calls(tree):
    """Attribute calls as (owner's last name, attribute)."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            owner = node.value
            yield (
                owner.attr if isinstance(owner, ast.Attribute) else owner.id if isinstance(owner, ast.Name) else "",
                node.attr,
            )


def imported(tree):
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module.partition(".")[0]


@pytest.mark.parametrize("path", CODE, ids=named)
def test_a_module_is_short_says_what_it_is_for_and_is_named_by_a_noun(path):
    text = path.read_text()
    tree = parsed(path)
    said = ast.get_docstring(tree)
    assert said, "needs a module docstring"
    assert len(text.splitlines()) <= FILE_LINES or MADE in said
    assert path.stem not in NAMES_THAT_SAY_NOTHING


@pytest.mark.parametrize("path", CODE, ids=named)
def test_functions_are_short_and_take_few_parameters(path):
    for function in functions(parsed(path)):
        assert (function.end_lineno or 0) - function.lineno < FUNCTION_LINES, function.name
        arguments = [arg.arg for arg in (*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs)]
        taken = [name for name in arguments if name not in ("self", "cls")]
        assert len(taken) <= PARAMETERS or function.name in WITH_MANY_FLAGS, function.name


@pytest.mark.parametrize("path", MIDDLE, ids=named)
def test_nobody_in_the_middle_reads_the_clock_the_environment_or_chance(path):
    tree = parsed(path)
    assert not CLOCKS & set(calls(tree))
    assert not {("os", "environ"), ("os", "getenv")} & set(calls(tree))
    assert "random" not in set(imported(tree))
    if not path.is_relative_to(ROOT / "memory_core" / "store"):
        assert "secrets" not in set(imported(tree)), "keys are made where they are kept"


def test_only_settings_reads_the_environment():
    readers = {named(path) for path in CODE if {("os", "environ"), ("os", "getenv")} & set(calls(parsed(path)))}
    assert {reader for reader in readers if reader.startswith("server/")} <= {"server/settings.py"}


def test_sql_is_spoken_only_in_the_store_and_by_sources_that_open_a_database():
    speakers = {path for path in CODE if "sqlite3" in set(imported(parsed(path)))}
    allowed = [ROOT / "memory_core" / "store", ROOT / "memory_core" / "sources", ROOT / "evals" / "bench"]
    assert [named(path) for path in speakers if not any(path.is_relative_to(place) for place in allowed)] == []


@pytest.mark.parametrize("path", CORE, ids=named)
def test_an_exception_is_never_swallowed_whole(path):
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.ExceptHandler):
            assert node.type is not None
            whole = isinstance(node.type, ast.Name) and node.type.id in ("Exception", "BaseException")
            assert not whole or isinstance(node.body[-1], ast.Raise), "catch what you expect, or raise it again"


def test_the_top_level_is_the_fixed_one():
    allowed = {
        "server",
        "memory_core",
        "actions",
        "tests",
        "evals",
        "data",
        "docs",
        "pyproject.toml",
        "mcp.json.example",
    }
    allowed |= {
        "README.md",
        "Makefile",
        ".ci",
        "ARCHITECTURE.md",
        "CHANGELOG.md",
        "LICENSE",
        ".gitignore",
        ".importlinter",
    }
    allowed |= {".git", ".venv", ".hypothesis", ".pytest_cache", ".ruff_cache", ".mypy_cache", ".import_linter_cache"}
    assert {path.name for path in ROOT.iterdir() if not path.name.endswith(".egg-info")} <= allowed

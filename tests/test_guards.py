"""Each guard stands once where the list has it, its tests are there, and the page on trust names it."""

from pathlib import Path

import pytest

from guards import GUARDS

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("guard", GUARDS, ids=lambda guard: guard.what)
def test_a_guard_and_its_tests_are_where_the_list_has_them(guard):
    assert (ROOT / guard.path).read_text().count(guard.words) == 1
    tests = (ROOT / guard.tests).read_text()
    assert all(f"def {name}(" in tests for name in guard.names)
    assert f"| {guard.what} | `{guard.path}` | `{guard.tests}` |" in (ROOT / "docs" / "trust.md").read_text()

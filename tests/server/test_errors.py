"""How errors leave Candor."""

import pytest
from pydantic import BaseModel, ValidationError

from memory_core.errors import (
    AmbiguousName,
    BadCursor,
    BadFilter,
    BadInstant,
    DiskFull,
    NotFound,
    StoreLocked,
    UnknownName,
)
from server.errors import UNEXPECTED, exit_code, told


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (BadCursor(), 2),
        (AmbiguousName("Sam", ("Sam Moss", "Sam Rowe")), 2),
        (NotFound("S1", "2026-01-01"), 1),
        (StoreLocked("candor.db"), 1),
        (DiskFull("candor.db"), 1),
        (KeyError("secret"), 1),
        (KeyboardInterrupt(), 130),
    ],
)
def test_exit_codes(error, code):
    assert exit_code(error) == code


def test_every_error_says_what_and_what_to_do():
    for error in (BadCursor(), NotFound("S1", "2026-01-01"), KeyboardInterrupt(), KeyError("x")):
        what, todo = told(error)
        assert what
        assert todo


def test_a_value_that_is_told_back_is_cut_when_it_is_long():
    long = "k" * 100_000
    for error in (BadInstant("as_of", long), BadFilter("source", long, "it"), UnknownName(long), NotFound(long, "x")):
        assert len(" ".join(told(error))) < 500


def test_what_is_not_ours_says_nothing_of_its_text():
    assert " ".join(told(ValueError("the kiln is cold"))) == UNEXPECTED


def test_arguments_that_do_not_fit_are_named_without_their_values():
    class Given(BaseModel):
        limit: int

    with pytest.raises(ValidationError) as raised:
        Given.model_validate({"limit": "the kiln"})
    what, todo = told(raised.value)
    assert what.startswith("limit: ")
    assert "kiln" not in what + todo

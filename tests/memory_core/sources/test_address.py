"""People as mail headers write them."""

import pytest

from memory_core.model.person import NOBODY, Person
from memory_core.sources.address import person


@pytest.mark.parametrize(
    ("written", "who"),
    [
        ("Mina Sol <Mina@Example.org>", Person("Mina Sol", "mina@example.org")),
        ('"Sol, Mina" <mina@example.org>', Person("Sol, Mina", "mina@example.org")),
        ("<mina@example.org>", Person(address="mina@example.org")),
        (" Mina@Example.org ", Person(address="mina@example.org")),
        ("Mina  Sol", Person("Mina  Sol")),
        ("", NOBODY),
    ],
)
def test_a_name_an_address_or_both_are_told_apart(written, who):
    assert person(written) == who

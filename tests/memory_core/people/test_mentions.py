"""Who is named in a text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memory_core.model.person import Person
from memory_core.people.directory import Directory
from memory_core.people.mentions import named
from memory_core.people.owner import Owner

PEOPLE = ("Odd Berg", "Ida Holm", "Odd Lie", "Grace Will")
DIRECTORY = Directory.of((), [Person(name, f"{name.split()[1].lower()}@clay.example") for name in PEOPLE], Owner())


def who(text):
    return [(each.name, [identity.name for identity in each.identities]) for each in named(text, DIRECTORY)]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Did Ida Holm agree?", [("Ida Holm", ["Ida Holm"])]),
        ("what did ida say", [("ida", ["Ida Holm"])]),
        ("Ida's kiln and Berg's clay", [("Ida", ["Ida Holm"]), ("Berg", ["Odd Berg"])]),
        ("ask Odd", [("Odd", ["Odd Berg", "Odd Lie"])]),
        ("Odd Lie, not the other", [("Odd Lie", ["Odd Lie"])]),
        ("nobody here", []),
        ("", []),
    ],
)
def test_names_are_found_whole_before_in_part(text, found):
    assert who(text) == found


@given(st.text(max_size=60))
def test_every_name_stands_where_it_is_said_to(text):
    for each in named(text, DIRECTORY):
        assert text[each.start : each.end] == each.name
        assert each.identities

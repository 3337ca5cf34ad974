"""How likely a passage answers: what the network makes of signs, and what it does to the order of passages."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from memory_core.answer.likelihood import network, none, packed, unpacked
from memory_core.answer.signs import NAMES
from memory_core.model.answer import NoAnswer
from telling import answered, memory_of, said, text_of

ODDS = st.lists(st.floats(-20, 20), min_size=1, max_size=24)


@given(ODDS)
def test_that_none_answers_is_likely_between_never_and_always(odds):
    assert 0 < none(np.array(odds)) <= 1


@given(ODDS, st.floats(-20, 20))
def test_one_passage_more_never_makes_it_likelier_that_none_answers(odds, more):
    assert none(np.array([*odds, more])) <= none(np.array(odds))


def test_a_network_is_the_same_after_it_was_written_and_read():
    before, after = network(), unpacked(packed(network()))
    signs = np.random.default_rng(1).standard_normal((5, len(NAMES)))
    assert np.array_equal(before.odds(signs), after.odds(signs))


def test_the_network_knows_every_sign_and_no_other():
    assert network().middle.shape == network().straight.shape == (len(NAMES),)


@pytest.mark.parametrize("order", [1, -1])
def test_what_is_told_does_not_hang_on_the_order_in_which_things_came(order):
    records = [
        said("s1", "2026-05-04T09:00", "nils", "The pump of the pond costs 800 kroner."),
        said("s2", "2026-05-05T09:00", "ruth", "The pond is frozen."),
        said("s3", "2026-05-06T09:00", "nils", "The pump of the well is blue."),
    ][::order]
    assert "800" in text_of(memory_of(*records), "What does the pump of the pond cost?")


def test_an_old_record_answers_as_well_as_a_new_one_where_nothing_came_after_it():
    memory = memory_of(said("s1", "2026-05-04T09:00", "nils", "The key of the boathouse hangs behind the stove."))
    for when in ("2026-05-05T09:00", "2026-11-05T09:00", "2031-05-05T09:00"):
        assert "stove" in text_of(memory, "Where does the key of the boathouse hang?", when)


def test_what_is_about_something_else_altogether_is_no_answer():
    memory = memory_of(
        said("s1", "2026-05-04T09:00", "nils", "The key of the boathouse hangs behind the stove."),
        said("s2", "2026-05-05T09:00", "ruth", "The goats are at the neighbour's."),
    )
    assert isinstance(answered(memory, "Who won the regatta?").outcome, NoAnswer)

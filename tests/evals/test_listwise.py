"""Learning which passages answer: on lists made so that it is known what tells them."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays

from evals.listwise import Example, error, trained
from memory_core.answer.likelihood import none, packed

ODDS = arrays(np.float64, 4, elements=st.floats(-5, 5))
SIGNS = 3


def lists(many, seed):
    """Lists of five passages of which one with a high first sign answers; in every third there is none."""
    chance = np.random.default_rng(seed)
    for number in range(many):
        signs = chance.standard_normal((5, SIGNS))
        signs[:, 0] = 0
        answers = np.zeros(5)
        if number % 3:
            place = chance.integers(5)
            signs[place, 0] = answers[place] = 1
        yield Example(signs, answers)


def loss(odds, answers):
    likely = np.exp(odds)
    return -np.log((likely * answers).sum() / (1 + likely.sum())) if answers.any() else np.log(1 + likely.sum())


@given(ODDS, arrays(np.float64, 4, elements=st.sampled_from([0.0, 1.0])))
def test_the_slope_is_that_of_the_loss(odds, answers):
    step = 1e-5
    for place in range(4):
        moved = step * np.eye(4)[place]
        slope = (loss(odds + moved, answers) - loss(odds - moved, answers)) / (2 * step)
        assert abs(slope - error(odds, answers)[place]) < 1e-4


def test_what_tells_an_answer_is_learnt_and_found_where_it_was_not_learnt():
    network = trained(list(lists(300, seed=1)))
    for each in lists(60, seed=2):
        odds = network.odds(each.signs)
        assert (none(odds) > 0.5) == (not each.answers.any())
        assert not each.answers.any() or each.answers[odds.argmax()] == 1


def test_the_same_examples_give_the_same_network():
    examples = list(lists(40, seed=3))
    assert packed(trained(examples)) == packed(trained(examples))

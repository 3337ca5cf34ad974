"""The bar that a caller sets holds for what a shape and a reply need too."""

from functools import partial

import pytest

from memory_core.answer.bar import Bar
from memory_core.answer.reader import read
from memory_core.model.answer import Answer
from memory_core.model.instant import from_iso
from telling import memory_of, said

JUG = said("a", "2026-05-04T09:00", "nils", "The jug is 3.4 kg without its lid.")
OFFER = said("b", "2026-05-05T09:00", "ida", "Ruth, could you take the cobalt powder back?")
REPLY = said("c", "2026-05-07T09:00", "ruth", "The powder is sold, thank you.", thread_id="C2")


@pytest.mark.parametrize("question", ["How heavy is the big brown jug?", "Did Ruth answer about the cobalt powder?"])
def test_more_is_answered_below_a_lower_bar(question):
    memory = memory_of(JUG, OFFER, REPLY)
    now = from_iso("2026-06-01T12:00:00+00:00")
    low, high = (
        memory.answer(question, "", now, partial(read, bar=Bar(much, much, much))).outcome for much in (0.05, 0.95)
    )
    assert isinstance(low, Answer)
    assert not isinstance(high, Answer)

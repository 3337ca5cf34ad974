"""The trade-off of abstention on a memory of three sentences."""

from datetime import datetime

from evals.cases import Gold, Question
from evals.refusing import SCALES, curve
from telling import memory_of, said

AS_OF = datetime.fromisoformat("2026-06-01T12:00:00+00:00")
MEMORY = memory_of(
    said("k1", "2026-05-04T09:00", "ida", "The new kiln opens on Monday 18 May."),
    said("k2", "2026-05-05T09:00", "nils", "Lunch is soup again."),
    said("k3", "2026-05-06T09:00", "ruth", "The lease has nine pages."),
)
ASKED = [
    Question("Q1", "When does the new kiln open?", AS_OF),
    Question("Q2", "When does the new lease end?", AS_OF),
]
GOLD = [
    Gold("Q1", AS_OF, answerable=True, key_terms=(("may 18",),)),
    Gold("Q2", AS_OF, answerable=False),
]


def test_the_higher_the_bar_the_fewer_answers():
    points = list(curve(MEMORY, ASKED, GOLD, lambda *_: "visible"))
    assert [each.scale for each in points] == list(SCALES)
    assert all(each.right + each.wrong + each.refused == each.answerable == 1 for each in points)
    assert [each.refused for each in points] == sorted(each.refused for each in points)
    assert [each.invented for each in points] == sorted((each.invented for each in points), reverse=True)


def test_at_the_bar_that_is_set_the_one_is_answered_and_the_other_not():
    (set_bar,) = [each for each in curve(MEMORY, ASKED, GOLD, lambda *_: "visible") if each.scale == 1.0]
    assert (set_bar.right, set_bar.invented) == (1, 0)

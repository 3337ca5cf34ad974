"""Words that nobody has written are read as those that somebody has."""

import pytest

from histories import stated
from memory_core.index.follower import Follower
from memory_core.model.instant import Instant
from memory_core.store.memory_log import MemoryLog
from memory_core.store.memory_shelf import MemoryShelf
from memory_core.view.view import View


def view(*texts, as_of=9):
    log = MemoryLog("mine")
    log.append([stated(f"r{n}", n, text) for n, text in enumerate(texts)], Instant(99))
    return View(Follower(log, MemoryShelf()).snapshot(), Instant(as_of))


@pytest.mark.parametrize("slip", ["calender", "calandar", "calendr", "caelndar"])
def test_a_slip_of_one_letter_is_put_right(slip):
    assert view("the calendar is full").repaired(slip) == ("calendar",)


def test_of_several_words_the_commonest_is_meant():
    assert view("crates here", "crates there", "a crane").repaired("crave") == ("crate",)


def test_two_words_run_together_are_taken_apart():
    assert view("the cold store opens").repaired("coldstore") == ("cold", "store")


@pytest.mark.parametrize("word", ["cta", "b12x", "größe", "zzzzzz", "a" * 5000])
def test_short_words_numbers_and_far_ones_stay_as_they_are(word):
    assert view("cat b12 grosse").repaired(word) == ()


def test_a_word_that_only_an_ending_makes_alike_is_not_meant():
    assert view("the fair").repaired("firing") == ()


def test_only_words_of_the_time_are_known():
    then = view("quiet", "the calendar", as_of=0)
    assert then.repaired("calender") == ()
    assert then.frequencies(["quiet", "calendar"]) == {"quiet": 1}


def test_a_term_counts_once_for_each_record_that_has_it():
    assert view("drill drill", "drill", "file").frequencies(["drill", "file", "gouge"]) == {"drill": 2, "file": 1}

"""Open memories are bounded, and none is closed under who uses it."""

from contextlib import ExitStack

from hypothesis import given
from hypothesis import strategies as st

from server.http.memories import Memories
from server.settings import Settings


def test_the_least_recently_used_is_closed_first(tmp_path):
    memories = Memories(Settings(tmp_path), 2)
    for scope in ("a", "b", "a", "c"):
        with memories.lent(scope):
            pass
    assert memories.open == ("a", "c")


def test_one_that_is_in_use_stays_open_and_works(tmp_path):
    memories = Memories(Settings(tmp_path), 1)
    with memories.lent("a") as first:
        first.memory.status()
        with memories.lent("b"), memories.lent("c"):
            assert first.memory.status().scope == "a"
    assert memories.open in (("a",), ("b",), ("c",))
    memories.close()


def test_each_scope_gets_its_own_and_the_same_one_while_it_is_open(tmp_path):
    memories = Memories(Settings(tmp_path), 2)
    with memories.lent("a") as first, memories.lent("b") as other, memories.lent("a") as again:
        assert first is again
        assert (first.settings.scope, other.settings.scope) == ("a", "b")


@given(st.lists(st.tuples(st.sampled_from("abcde"), st.booleans()), max_size=30), st.integers(1, 3))
def test_never_more_are_open_than_are_allowed_or_in_use(tmp_path_factory, steps, most):
    memories = Memories(Settings(tmp_path_factory.getbasetemp()), most)
    with ExitStack() as held:
        using = set()
        for scope, keep in steps:
            if keep:
                held.enter_context(memories.lent(scope))
                using.add(scope)
            else:
                with memories.lent(scope):
                    pass
            assert using <= set(memories.open)
            assert len(memories.open) <= max(most, len(using))
    assert len(memories.open) <= most

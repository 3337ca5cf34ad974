"""What holds of every answer: quotes are in the records, nothing comes from later, the same is said twice."""

from hypothesis import given, settings
from hypothesis import strategies as st

from memory_core.model.answer import Answer
from telling import answered, memory_of, said, text_of

WHO = ["ida", "nils", "ruth", "ruthv"]
TEXTS = [
    "The kiln opens on Monday 18 May.",
    "New date, the kiln opens on 25 May instead.",
    "Did the kiln open?",
    "Kiln bricks cost 4,200 kroner, no, sorry, 3,900 kroner.",
    "I'll send the lease by Friday.",
    "The lease is signed.",
    "Ruth told me the kiln is off.",
    "I don't think the kiln opens in May.",
    "Forty-five bowls in the cellar.\nSee you,\nNils",
]
QUESTIONS = [
    "When does the kiln open?",
    "How much do the bricks cost?",
    "Did I sign the lease?",
    "What did Ruth say about the kiln?",
    "Who sends the lease, and when?",
    "How many bowls are in the cellar?",
    "What is on my calendar tomorrow?",
    "Why did the kiln slip?",
]
DAYS = st.integers(1, 28)
TELLING = st.tuples(DAYS, st.sampled_from(WHO), st.sampled_from(TEXTS))


def told(tellings):
    return [said(f"s{n}", f"2026-05-{day:02}T{n:02}:00", who, text) for n, (day, who, text) in enumerate(tellings)]


def texts(tellings):
    return {f"s{n}": text for n, (_, _, text) in enumerate(tellings)}


@settings(max_examples=40, deadline=None)
@given(st.lists(TELLING, min_size=1, max_size=8), st.sampled_from(QUESTIONS))
def test_quotes_stand_in_the_cited_records_which_were_retrieved(tellings, question):
    replied = answered(memory_of(told(tellings)), question)
    if isinstance(replied.outcome, Answer):
        for cited in replied.outcome.citations:
            assert cited.quote in texts(tellings)[cited.id]
            assert cited.source_id in replied.retrieved
    assert len(replied.retrieved) <= 20


@settings(max_examples=40, deadline=None)
@given(st.lists(TELLING, min_size=1, max_size=8), st.sampled_from(QUESTIONS), DAYS)
def test_what_comes_later_changes_no_earlier_answer(tellings, question, day):
    as_of = f"2026-05-{day:02}T12:30"
    earlier = [each for each in told(tellings) if each.known_from <= said("x", as_of, "ida", "").known_from]
    assert answered(memory_of(told(tellings)), question, as_of) == answered(memory_of(earlier), question, as_of)


@settings(max_examples=20, deadline=None)
@given(st.lists(TELLING, min_size=1, max_size=8), st.sampled_from(QUESTIONS), st.randoms(use_true_random=False))
def test_the_order_of_arrival_does_not_matter(tellings, question, chance):
    shuffled = told(tellings)
    chance.shuffle(shuffled)
    assert text_of(memory_of(shuffled), question) == text_of(memory_of(told(tellings)), question)


@settings(max_examples=20, deadline=None)
@given(st.lists(TELLING, min_size=1, max_size=8), st.sampled_from(QUESTIONS))
def test_an_answer_is_short(tellings, question):
    assert len(text_of(memory_of(told(tellings)), question).split()) <= 200

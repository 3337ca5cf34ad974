"""An answer is never larger than what is stated, whatever it is made of."""

from hypothesis import given
from hypothesis import strategies as st

from server.bound import CHARACTERS, TOKENS, bounded
from server.tools.answer_question import TOOL
from server.wire import AnswerResult, CitedRecord, EarlierValue, HeldPosition, Withheld

MOMENT = "2026-03-02T12:00:00+01:00"
words = st.builds(lambda word, times: word * times, st.text(max_size=3), st.integers(0, 2000))


def many(of):
    return st.builds(lambda one, times: [one] * times, of, st.integers(0, 60)) | st.lists(of, max_size=4)


answers = st.builds(
    AnswerResult,
    as_of=st.just(MOMENT),
    text=words,
    citations=many(
        st.builds(
            CitedRecord,
            id=words, source_id=words, quote=words, who=st.none() | words, when=st.just(MOMENT), trust=st.just("own"),
        )
    ),
    history=many(st.builds(EarlierValue, value=words, since=st.just(MOMENT), until=st.just(MOMENT), id=words)),
    disagreement=many(st.builds(HeldPosition, who=words, quote=words, id=words)),
    ungrounded=many(words),
    abstained=st.booleans(),
    reason=st.none(),
    retrieved=many(words),
    withheld=many(st.builds(Withheld, id=words, reason=words)),
    notes=many(words),
)  # fmt: skip


@given(answers)
def test_whatever_an_answer_holds_it_stays_within_the_bound_and_what_fits_is_untouched(answer):
    sent = bounded(answer)
    assert len(sent.model_dump_json(by_alias=True)) <= CHARACTERS
    if len(answer.model_dump_json(by_alias=True)) <= CHARACTERS:
        assert sent == answer


@given(answers)
def test_what_is_left_out_is_said_and_the_rest_is_as_it_was(answer):
    sent = bounded(answer)
    for name in ("citations", "retrieved", "disagreement", "ungrounded", "withheld"):
        before, after = getattr(answer, name), getattr(sent, name)
        assert after == before[: len(after)]
    assert sent.history == answer.history[len(answer.history) - len(sent.history) :]
    lost = len(answer.citations) - len(sent.citations)
    assert not lost or f"{lost} of {len(answer.citations)} citations left out: too long." in sent.notes


def test_the_tool_states_the_bound():
    assert f"{TOKENS:,} tokens" in TOOL.description

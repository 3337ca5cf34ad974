"""What holds for every text: no error, spans inside it, spans that read alike alone, time that grows with counts."""

from datetime import date, datetime, timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from memory_core.when import lexicon
from memory_core.when.grammar.expressions import EXPRESSION
from memory_core.when.islands import starts
from memory_core.when.mentions import mentions
from memory_core.when.parsing import Source
from memory_core.when.reading import Moment, Stretch
from memory_core.when.tokens import tokens

REFERENCE = datetime(2026, 3, 4, 10, 30)
MONTHS = "January February March April May June July August September October November December".split()
WORDS = [
    *(*lexicon.WEEKDAYS, *lexicon.MONTHS, *lexicon.UNITS, *lexicon.PARTS),
    *(*lexicon.RELATIVE_DAYS, *lexicon.ONES, *lexicon.ORDINALS),
    *"the of at on in next last this every from to until before after and a half past quarter noon eod ago".split(),
    *"later pm am 3 12 14:30 2026 5/12 2026-03-04 , . - Kari launch by end 3rd 30 PT old I 2h between now".split(),
]
TEXTS = st.one_of(st.text(max_size=80), st.lists(st.sampled_from(WORDS), max_size=12).map(" ".join))
DATES = st.dates(date(1950, 1, 1), date(2099, 12, 31))


def whole(day):
    start = datetime(day.year, day.month, day.day)
    return Stretch(start, start + timedelta(days=1))


@settings(deadline=None)
@given(text=TEXTS, reference=st.datetimes(), bare_hours=st.booleans())
def test_any_text_is_read_without_an_error_and_spans_lie_inside_it_in_order(text, reference, bare_hours):
    end = 0
    for mention in mentions(text, reference, bare_hours=bare_hours):
        assert end <= mention.start < mention.end <= len(text)
        assert mention.text == text[mention.start : mention.end]
        assert mention.readings
        assert len(set(mention.readings)) == len(mention.readings)
        end = mention.end


@settings(deadline=None)
@given(text=TEXTS)
def test_a_mention_reads_alike_when_it_stands_alone(text):
    for mention in mentions(text, REFERENCE):
        (alone,) = mentions(mention.text, REFERENCE)
        assert alone.readings == mention.readings
        assert (alone.text, alone.grain, alone.bound) == (mention.text, mention.grain, mention.bound)


@settings(deadline=None)
@given(
    day=DATES,
    form=st.sampled_from(
        [
            lambda day: f"{day.day} {MONTHS[day.month - 1]} {day.year}",
            lambda day: f"{MONTHS[day.month - 1]} {day.day}, {day.year}",
            lambda day: f"{MONTHS[day.month - 1][:3]} {day.day} {day.year}",
            lambda day: f"the {day.day}th of {MONTHS[day.month - 1]} {day.year}",
            lambda day: f"{day.day}-{MONTHS[day.month - 1][:3]}-{day.year}",
            lambda day: f"{day:%A}, {day.day} {MONTHS[day.month - 1]} {day.year}",
            lambda day: f"{day:%Y-%m-%d}",
            lambda day: f"{day:%Y/%m/%d}",
            lambda day: f"{day:%d.%m.%Y}" if day.day > 12 else f"{day:%Y.%m.%d}",
        ]
    ),
)
def test_a_written_date_reads_back(day, form):
    (found,) = mentions(f"We met on {form(day)}, I think.", REFERENCE)
    assert found.readings == (whole(day),)


@settings(deadline=None)
@given(day=DATES, day_first=st.booleans())
def test_a_date_in_digits_reads_back_in_the_writers_order(day, day_first):
    text = f"{day:%d/%m/%Y}" if day_first else f"{day:%m/%d/%Y}"
    (found,) = mentions(text, REFERENCE, day_first=day_first)
    assert found.readings == (whole(day),)


@settings(deadline=None)
@given(hour=st.integers(0, 23), minute=st.integers(0, 59))
def test_a_written_time_reads_back(hour, minute):
    half = f"{(hour - 1) % 12 + 1}:{minute:02} {'am' if hour < 12 else 'pm'}"
    for text in (half, half.replace(" ", ""), f"2026-03-04T{hour:02}:{minute:02}"):
        (found,) = mentions(text, REFERENCE)
        assert found.readings == (Moment(datetime(2026, 3, 4, hour, minute)),)


@settings(deadline=None)
@given(at=st.datetimes(datetime(1950, 1, 1), datetime(2099, 12, 31)).map(lambda at: at.replace(microsecond=0)))
def test_an_iso_instant_reads_back(at):
    (found,) = mentions(f"logged {at.isoformat()}Z by the pump", REFERENCE)
    (reading,) = found.readings
    assert reading.at.isoformat() == f"{at.isoformat()}+00:00"


@settings(deadline=None)
@given(count=st.integers(1, 500), unit=st.sampled_from(["days", "weeks", "months", "years"]))
def test_the_more_units_from_now_the_later(count, unit):
    (fewer,), (more,) = (mentions(f"in {number} {unit}", REFERENCE) for number in (count, count + 1))
    assert fewer.readings[0].start < more.readings[0].start
    (before,) = mentions(f"{count} {unit} ago", REFERENCE)
    assert before.readings[0].start < REFERENCE < fewer.readings[0].start


@settings(deadline=None)
@given(
    weekday=st.sampled_from(["Monday", "Tuesday", "Thursday", "Saturday", "Sunday"]),
    reference=st.datetimes(datetime(1900, 1, 1), datetime(2200, 1, 1)),
)
def test_a_weekday_is_the_last_and_the_next_one(weekday, reference):
    (found,) = mentions(weekday, reference)
    last, following = (reading.start for reading in found.readings)
    assert last.strftime("%A") == following.strftime("%A") == weekday
    assert following - last == timedelta(days=7)
    assert last.date() < reference.date() <= following.date()


@pytest.mark.parametrize(
    "piece", ["1 ", "1/2/", "3 to 5 ", "Monday ", "two ", "at 3 and ", "2 hours before ", "20:30:"]
)
def test_work_grows_with_the_text_and_no_faster(piece):
    def work(length):
        source = Source(tokens(piece * (length // len(piece))))
        for first in starts(source):
            EXPRESSION.read(source, first)
        return len(source.read)

    assert work(4000) <= 2.2 * work(2000) + 100


@settings(max_examples=20, deadline=None)
@given(text=st.text(st.sampled_from("0123456789:/.- "), min_size=500, max_size=1000))
def test_a_pile_of_digits_is_read(text):
    mentions(text, REFERENCE)

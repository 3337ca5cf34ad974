"""What a question asks for."""

from datetime import datetime

import pytest

from memory_core.answer.difference import Difference, difference
from memory_core.answer.forms import separated, sought
from memory_core.answer.question import understood
from memory_core.answer.tense import of_history, of_past
from memory_core.model.body import PersonBody
from memory_core.people.directory import Directory
from telling import IDA, PEOPLE

NOW = datetime(2026, 6, 1, 12)
DIRECTORY = Directory.of([PersonBody("slack", person) for person in PEOPLE.values()], [], IDA)


def asked(text):
    return understood(text, DIRECTORY, NOW)


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("When does it open?", "time"),
        ("What day is the tasting?", "time"),
        ("Who pays?", "person"),
        ("Where is the key?", "place"),
        ("How many bowls are there?", "amount"),
        ("What does it cost?", "amount"),
        ("How long is the lease?", "duration"),
        ("Why was it moved?", "reason"),
        ("Has Ruth signed?", "whether"),
        ("Why did it stop when it rained?", "reason"),
        ("Who wants to stop, and when?", "person"),
        ("the apron size?", "attribute"),
        ("What is the colour of the glaze?", "attribute"),
        ("What did Ruth say?", "thing"),
        ("How has the date changed?", "time"),
    ],
)
def test_the_kind_of_thing_that_would_answer(text, kind):
    assert sought(text) == kind


def test_two_things_asked_at_once_share_what_they_are_about():
    first, second = asked("Who owns the glaze list, and is it done?").asks
    assert (first.sought, second.sought) == ("person", "whether")
    assert set(first.terms) <= set(second.terms)


def test_people_are_known_by_name_and_a_first_name_may_fit_two():
    (ruth,) = asked("What did Ruth promise?").people
    assert [each.name for each in ruth.bearers] == ["Ruth Aune", "Ruth Vik"]
    (full,) = asked("What did Ruth Vik promise?").people
    assert [each.name for each in full.bearers] == ["Ruth Vik"]


@pytest.mark.parametrize(
    "text",
    [
        "What did Ruth from Glaze promise?",
        "what did ruth at glaze promise",
        "When will Ruth of Glaze come?",
        "is ruth, the glaze one, here",
    ],
)
def test_of_two_with_a_first_name_the_one_is_meant_who_is_of_the_firm_that_is_named(text):
    ruth = asked(text).people[0]
    assert [each.name for each in ruth.bearers] == ["Ruth Vik"]
    assert [each.name for each in ruth.others] == ["Ruth Aune"]


def test_what_stands_behind_in_is_a_place_and_nobody():
    assert asked("When do I land in Berg tonight?").people == ()
    assert [each.name for each in asked("When does Nils Berg land?").people] == ["Nils Berg"]


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("Monday when we fire the bowls what goes in first?", "thing"),
        ("when the kiln was cold, who lit it?", "person"),
        ("tomorrow when I get to the shop where do I park", "place"),
        ("when I told Ruth how much did she pay", "amount"),
        ("When does the kiln cool?", "time"),
        ("when the kiln cools?", "time"),
    ],
)
def test_a_clause_that_says_when_asks_nothing(text, kind):
    assert sought(text) == kind


@pytest.mark.parametrize(
    ("text", "point"),
    [
        ("Before I go to the bank: what rent per month is the loft?", "what rent per month is the loft?"),
        ("For the leaflet: how many bowls fit the kiln?", "how many bowls fit the kiln?"),
        ("I left my notes at home. Who teaches the raku class?", "Who teaches the raku class?"),
        ("How many bowls fit the kiln? Thanks, Ida.", "How many bowls fit the kiln?"),
        ("door code please", "door code?"),
        ("Can you tell me by when Ruth needs the bowls?", "by when Ruth needs the bowls?"),
        ("Would you put down for me from which shelf she took it?", "from which shelf she took it?"),
        ("Could you check for us until when the loft is let?", "until when the loft is let?"),
    ],
)
def test_what_a_question_is_for_is_not_asked(text, point):
    assert asked(text).text == point


@pytest.mark.parametrize("text", ["For the leaflet: is it printed?", "I lent Ruth the saw. Has she used that one?"])
def test_what_a_question_points_back_to_stays(text):
    assert asked(text).text == text


def test_whose_words_and_whose_deeds():
    assert [each.name for each in asked("What did Nils say about me?").speaker] == ["Nils Berg"]
    assert asked("What did I tell Nils?").speaker[0].name == "Ida Holm"
    assert asked("What is the glaze?").speaker == ()
    assert [each.name for each in asked("Has Nils sold it?").actor] == ["Nils Berg"]


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("Good morning, could you tell me when it opens?", [("time", ("open",))]),
        ("hi there! quick question: who has the glaze list", [("person", ("glaze", "list"))]),
        ("okay and where is the kiln", [("place", ("kiln",))]),
        ("When do the buckets go? I thought it was all of them.", [("time", ("bucket",))]),
        ("Where is the tasting and at what time?", [("place", ("tast",)), ("time", ("time", "tast"))]),
        ("Ruth may decide that. Did she sell the kiln?", [("whether", ("decid", "sell", "kiln"))]),
    ],
)
def test_what_stands_beside_a_question_is_not_asked(text, parts):
    assert [(ask.sought, ask.terms) for ask in asked(text).asks] == parts


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("By how much did the rent rise?", "amount"),
        ("How much cheaper is the clay now?", "amount"),
        ("Prices we were quoted for the kiln, first to last", "attribute"),
        ("Every opening day the shop has ever had", "time"),
        ("Who has chaired it, one after the other?", "person"),
    ],
)
def test_a_history_is_asked_for_by_its_turns_or_its_change(text, kind):
    assert asked(text).history
    assert sought(text) in (kind, "attribute")


def test_days_are_apart_from_words():
    (ask,) = asked("How many bowls did we sell on 4 May?").asks
    assert ask.days == {"2026-05-04"}
    assert "may" not in ask.terms
    assert asked("What does it cost now?").asks[0].days == frozenset()


def test_past_and_history_are_told_apart():
    assert of_past("What was the original date?")
    assert of_history("How has the date changed?")
    assert not of_history("When is the date?")


@pytest.mark.parametrize("text", ["What keeps Nils in the shop all day?", "Who feeds the goats every day?"])
def test_a_day_that_lasts_is_no_list_of_days(text):
    assert not of_history(text)


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("Under what conditions may Nils fire the kiln?", "thing"),
        ("Under which name is the boat registered?", "thing"),
        ("Under what temperature does the glaze crack?", "amount"),
        ("On what grounds was the bid turned down?", "reason"),
        ("For which reason did Ruth leave early?", "reason"),
    ],
)
def test_what_a_thing_stands_under_is_a_number_only_where_it_measures(text, kind):
    assert sought(text) == kind


@pytest.mark.parametrize("text", ["When is Ruth expected?", "What was Ruth asked to bring?", "Who are Ruth's guests?"])
def test_who_is_expected_or_asked_does_not_speak(text):
    assert asked(text).speaker == ()


@pytest.mark.parametrize("text", ["What does Nils now want?", "What has Nils finally said?", "What did Nils say?"])
def test_words_of_time_may_stand_between_a_speaker_and_the_verb(text):
    assert [who.name.split()[0] for who in asked(text).speaker] == ["Nils"]


def test_that_something_is_so_no_longer_tells_nothing_of_what_it_is():
    assert asked("Why is Nils no longer in the choir?").asks[0].terms == ("choir",)


def test_a_question_without_a_separator_is_one():
    assert separated("Is it blue and green?") == ["Is it blue and green?"]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("How many days between the visit and the offer?", Difference("the visit", "the offer", "days")),
        ("How many weeks after the visit did we sign?", Difference("the visit", "did we sign", "weeks")),
        ("How many days are left?", None),
    ],
)
def test_the_time_between_two_things(text, found):
    assert difference(text) == found


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("firing date of the bowls?", "time"),
        ("meeting place of the class", "place"),
        ("cause of the slow kiln?", "reason"),
        ("my spending limit for May", "amount"),
        ("name of the glaze supplier", "person"),
        ("the bowls of May?", "thing"),
        ("What is the new firing date of the bowls?", "time"),
        ("what's our meeting place in the rain", "place"),
        ("What is the plan for the kiln?", "attribute"),
        ("in which proportion do we mix them", "amount"),
        ("what does Ruth ask for a sack of clay", "amount"),
        ("what did Ruth ask for?", "thing"),
    ],
)
def test_a_bare_noun_phrase_asks_for_what_its_head_names(text, kind):
    assert sought(text) == kind


def test_two_kinds_asked_with_one_word_are_two_questions():
    assert [each.sought for each in asked("Which room and date for the tasting?").asks] == ["place", "time"]
    assert len(asked("Which bowls and plates are blue?").asks) == 1


def test_a_first_question_without_words_of_its_own_is_about_what_the_next_one_is():
    first, second = asked("When and where does the tasting begin?").asks
    assert (first.sought, second.sought) == ("time", "place")
    assert "tast" in first.terms


def test_a_name_may_be_written_in_small_letters_and_run_together_with_its_s():
    assert [each.name for each in asked("what did nils promise").people[0].bearers] == ["Nils Berg"]
    assert [each.name for each in asked("idas bowls, how many?").people[0].bearers] == ["Ida Holm"]
    assert asked("is there any berg of clay left").people == ()


def test_what_only_says_why_somebody_asks_now_names_no_day():
    assert not asked("when do I meet Ruth, now that Friday is off?").asks[0].days

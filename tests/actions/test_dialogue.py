"""Several turns: answers narrow the same draft, a yes is for one plan, and what changed since is asked again."""

import pytest

from actions.clarify import chosen, consents
from actions.continuation import LASTS, read, written
from actions.dialogue import begin, go_on
from actions.grammar.plain.calling_off import declined
from actions.outcome import Confirmation, Plan, Question
from actions.plans.action import CancelEvent, arguments
from actions.resolve.result import Option
from bikes import MAILS, NOW, workshop, workspace
from expecting import at, cancelled, event, mail, moved, nothing, plan, question, reminder, slack
from memory_core.errors import BadContinuation
from memory_core.model.instant import Instant

KEY, SCOPE = b"k" * 32, "mara"


def turns(shop, command, *replies):
    turn = begin(shop, command, NOW)
    for each in replies:
        turn = go_on(shop, turn.draft, each, NOW)
    return turn.outcome


@pytest.mark.parametrize(
    "reply", ["Jonas Weber", "weber", "2", "the second one", "jonas@speiche.example", "Weber please", "number 2"]
)
def test_an_option_is_chosen_by_number_name_or_address(shop, reply):
    plan(mail("jonas", "brake pads"))(turns(shop, "mail Jonas about the brake pads", reply))


def test_any_number_of_questions_narrow_one_draft(shop):
    first = begin(shop, "set up a call with Jonas", NOW)
    question("which jonas")(first.outcome)
    second = go_on(shop, first.draft, "Fink", NOW)
    question("when should")(second.outcome)
    third = go_on(shop, second.draft, "thursday at 11", NOW)
    plan(event("Call with Jonas", "05-14T11:00", "05-14T11:30", "fink@bremsen.example"))(third.outcome)


def test_an_answer_that_is_none_is_asked_again(shop):
    question("says no time")(turns(shop, "remind me to sweep", "purple"))
    plan(reminder("sweep", "05-13T10:00"))(turns(shop, "remind me to sweep", "purple", "tomorrow at ten"))


def start(outcome):
    (action,) = outcome.actions
    return action.start


DAYS = {"tomorrow": "05-13", "on Friday": "05-15", "next Tuesday": "05-19", "on 28 May": "05-28"}
HOURS = {
    "half past nine": "09:30",
    "2pm": "14:00",
    "at 1:30pm": "13:30",
    "noon": "12:00",
    "three": "15:00",
    "1430": "14:30",
}


@pytest.mark.parametrize("day", DAYS)
@pytest.mark.parametrize("hour", HOURS)
def test_an_hour_in_answer_keeps_the_day_that_was_said(shop, day, hour):
    said, wanted = f"set up a meeting with Aiko {day}", f"{DAYS[day]}T{HOURS[hour]}"
    assert start(turns(shop, said, hour)) == at(wanted)
    assert start(turns(shop, "set up a meeting with Aiko", day, hour)) == at(wanted)


@pytest.mark.parametrize(
    ("said", "replies", "wanted"),
    [
        ("tomorrow afternoon", ("half past three",), "05-13T15:30"),
        ("tomorrow afternoon", ("in the morning", "ten"), "05-13T10:00"),
        ("tomorrow", ("in the evening", "seven"), "05-13T19:00"),
        ("on Friday", ("Monday at 11",), "05-18T11:00"),
        ("on Friday", ("purple", "9 to 10"), "05-15T09:00"),
        ("on Friday at 7", ("pm",), "05-15T19:00"),
        ("on Friday at 7", ("in the evening",), "05-15T19:00"),
        ("next week", ("Thursday", "half past nine"), "05-21T09:30"),
        ("next week", ("half past nine", "Thursday"), "05-21T09:30"),
        ("the day after the budget review", ("2pm",), "05-14T14:00"),
        ("every Friday", ("half past nine",), "05-15T09:30"),
    ],
)
def test_answers_narrow_the_time_and_a_day_of_their_own_replaces_it(shop, said, replies, wanted):
    assert start(turns(shop, f"set up a meeting with Aiko {said}", *replies)) == at(wanted)


def test_among_times_a_digit_is_a_place_and_a_word_an_hour(shop):
    # Behind the standup, the first free half hour begins at 9:30.
    assert start(turns(shop, "set up a meeting with Aiko on Friday", "2")) == at("05-15T10:00")
    assert start(turns(shop, "set up a meeting with Aiko on Friday", "two")) == at("05-15T14:00")


def test_somebody_unknown_is_answered_by_an_address(shop):
    plan(mail("zeb@post.example", "we are closed"))(turns(shop, "tell zebulon that we are closed", "zeb@post.example"))


def test_an_event_is_chosen_among_those_that_fit(shop):
    plan(moved("EV-RACE2", "05-22T10:00", "05-22T11:00"))(turns(shop, "move the race planning to 22 May", "2"))
    plan(moved("EV-RACE1", "05-22T10:00", "05-22T11:00"))(turns(shop, "move the race planning to 22 May", "Tue"))


def test_a_condition_nobody_can_look_up_is_answered(shop):
    command = "if the roof leaks, tell peter that I am on it"
    plan(slack("U-PETER", "I am on it"))(turns(shop, command, "yes"))
    assert turns(shop, command, "it does not").actions == ()


def test_everything_can_be_called_off_at_any_turn(shop):
    for command in ("mail Jonas about the brake pads", "cancel the town hall"):
        for reply in ("no", "never mind", "Forget it.", "cancel"):
            nothing("called it off")(turns(shop, command, reply))


def test_a_yes_gives_the_plan_that_was_asked_for(shop):
    asked = begin(shop, "cancel the town hall", NOW)
    given = go_on(shop, asked.draft, "yes, go ahead", NOW)
    assert given.outcome == asked.outcome.plan
    plan(cancelled("EV-TOWN"))(given.outcome)


@pytest.mark.parametrize("reply", ["", "maybe", "yes but only the second", "who is coming?", "why"])
def test_anything_but_a_plain_yes_asks_again(shop, reply):
    outcome = turns(shop, "cancel the town hall", reply)
    assert isinstance(outcome, Confirmation)


def changed_event(**changes):
    return {"id": "EV-TOWN", "updated": "2026-05-12T11:00:00+02:00", "sequence": 1, **changes}


def test_a_yes_does_not_count_when_a_record_of_the_plan_has_changed(tmp_path):
    shop = workshop(tmp_path / "a", changed=[changed_event(summary="Town hall for all")])
    asked = begin(shop, "cancel the town hall", NOW)
    anew = go_on(shop, asked.draft, "yes", at("05-12T12:00"))
    assert isinstance(anew.outcome, Confirmation)
    assert "has changed" in anew.outcome.summary
    done = go_on(shop, anew.draft, "yes", at("05-12T12:05"))
    assert isinstance(done.outcome, Confirmation | Plan)


def test_other_news_does_not_matter(tmp_path):
    news = ("ML-9", "TH-9", "2026-05-12T11:00", MAILS[0][3], "More spokes", "A second parcel is on its way.")
    shop = workshop(tmp_path, mails=[news])
    asked = begin(shop, "delete all mails from rita", NOW)
    given = go_on(shop, asked.draft, "yes", at("05-12T12:00"))
    assert [arguments(each)["message_id"] for each in given.outcome.actions] == ["ML-2", "ML-1"]


def test_a_demand_that_is_not_clear_is_first_consented_to_and_then_asked_about(shop):
    command = "the mail from Rita says to forward the price list to fink@bremsen.example"
    asked = begin(shop, command, NOW)
    assert isinstance(asked.outcome, Confirmation)
    assert isinstance(go_on(shop, asked.draft, "yes", NOW).outcome, Question)


def test_a_token_is_read_back_as_the_draft_it_was_made_of(shop):
    for command in ("mail Jonas about the brake pads", "cancel the town hall", "remind me to sweep"):
        draft = begin(shop, command, NOW).draft
        assert read(written(draft, SCOPE, KEY, NOW), SCOPE, KEY, NOW) == draft


def test_a_token_is_good_for_its_memory_its_scope_and_a_while(shop):
    token = written(begin(shop, "cancel the town hall", NOW).draft, SCOPE, KEY, NOW)
    with pytest.raises(BadContinuation, match="another memory"):
        read(token, "somebody", KEY, NOW)
    with pytest.raises(BadContinuation, match="another memory"):
        read(token, SCOPE, b"x" * 32, NOW)
    with pytest.raises(BadContinuation, match="expired"):
        read(token, SCOPE, KEY, Instant(NOW + LASTS))
    read(token, SCOPE, KEY, Instant(NOW + LASTS - 1))


def test_no_changed_token_is_read(shop):
    token = written(begin(shop, "cancel the town hall", NOW).draft, SCOPE, KEY, NOW)
    for place in range(0, len(token), 7):
        other = "A" if token[place] != "A" else "B"
        with pytest.raises(BadContinuation):
            read(token[:place] + other + token[place + 1 :], SCOPE, KEY, NOW)
    for junk in ("", ".", "junk", "a.b", "é.é", token[:-5], "x" * 100_000):
        with pytest.raises(BadContinuation):
            read(junk, SCOPE, KEY, NOW)


OPTIONS = (Option("Race planning, Tue 19 May", "A"), Option("Race planning, Thu 21 May", "B"))


@pytest.mark.parametrize(
    ("reply", "value"),
    [("1", "A"), ("the last one", "B"), ("thu", "B"), ("race planning", "race planning"), ("3", "3"), ("B", "B")],
)
def test_words_that_fit_several_options_choose_none(reply, value):
    assert chosen(reply, OPTIONS) == value


def test_a_yes_is_plain():
    assert all(map(consents, ["yes", "Yes please", "ok", "sure, go ahead", "yep", "confirm"]))
    assert not any(map(consents, ["", "no", "yes but", "not yet", "yesterday", "delete the other one"]))
    assert all(map(declined, ["no", "No, thanks.", "never mind", "stop"]))
    assert not any(map(declined, ["", "yes", "no to the first, yes to the second", "no, the second one", "please"]))


def test_what_was_planned_never_holds_more_than_was_consented_to(shop):
    outcome = turns(shop, "cancel all my meetings on Monday", "yes")
    assert all(isinstance(each, CancelEvent) for each in outcome.actions)
    assert len(outcome.actions) == 3


def test_the_same_command_gives_the_same_plan(tmp_path):
    first, second = workspace(tmp_path / "one"), workspace(tmp_path / "two")
    assert first != second
    outcomes = [begin(workshop(root), "cancel the town hall", NOW).outcome for root in (first, second)]
    assert outcomes[0] == outcomes[1]


@pytest.mark.parametrize("reply", ["please cancel", "ok cancel", "okay, cancel it", "yes?", "please", "send it?"])
def test_what_is_no_plain_yes_consents_to_nothing(shop, reply):
    outcome = turns(shop, "delete the mail about brake pads", reply)
    assert not isinstance(outcome, Plan) or outcome.actions == ()


@pytest.mark.parametrize("reply", ["yes", "ok delete it", "please do", "yes, delete them all"])
def test_a_plain_yes_may_name_the_deed(shop, reply):
    outcome = turns(shop, "delete the mail about brake pads", reply)
    assert isinstance(outcome, Plan)
    assert outcome.actions


@pytest.mark.parametrize(
    "reply",
    ["never mind, don't send it", "no, leave it", "cancel that please", "stop, I changed my mind", "nothing", "none"],
)
def test_a_refusal_never_becomes_the_text_of_a_message(shop, reply):
    nothing()(turns(shop, "message Lena", reply))


@pytest.mark.parametrize("reply", ["none of them", "none", "neither", "none of these, sorry"])
def test_an_answer_that_takes_none_of_the_options_picks_none(shop, reply):
    nothing()(turns(shop, "move the race planning to 22 May", reply))


@pytest.mark.parametrize("marker", ["except", "apart from", "but not", "other than", "except for"])
@pytest.mark.parametrize("order", ["everything tomorrow {} the town hall", "everything {} the town hall tomorrow"])
def test_all_but_something_leaves_that_alone(shop, marker, order):
    outcome = turns(shop, f"cancel {order.format(marker)}")
    assert isinstance(outcome, Confirmation)
    ids = {each.event_id.partition("_")[0] for each in outcome.plan.actions}
    assert ids == {"EV-BUDGET", "EV-STAND"}


def test_somebody_who_is_left_out_is_told_nothing(shop):
    plan(slack("U-LENA", "we are closed"), slack("U-THEO", "we are closed"))(
        turns(shop, "tell Lena and Theo but not Aiko that we are closed")
    )


def test_all_but_something_that_is_not_there_is_not_planned(shop):
    outcome = turns(shop, "cancel everything tomorrow except the regatta")
    assert getattr(outcome, "actions", ()) == ()
    assert not isinstance(outcome, Confirmation)

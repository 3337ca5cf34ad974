"""Several turns: answers narrow the same draft, a yes is for one plan, and what changed since is asked again."""

import pytest

from actions.clarify import chosen, consents
from actions.continuation import LASTS, read, written
from actions.dialogue import begin, go_on
from actions.grammar.calling_off import declined
from actions.outcome import Confirmation, Plan, Question
from actions.plans.action import CancelEvent, arguments
from actions.resolve.result import Option
from bikes import MAILS, NOW, workshop, workspace
from expecting import at, cancelled, event, mail, moved, nothing, plan, question, reminder, slack
from memory_core.errors import BadContinuation
from memory_core.model.instant import Instant

KEY, SCOPE = b"k" * 32, "mara"


@pytest.fixture
def memory(tmp_path):
    return workshop(tmp_path)


def turns(memory, command, *replies):
    turn = begin(memory, command, NOW)
    for each in replies:
        turn = go_on(memory, turn.draft, each, NOW)
    return turn.outcome


@pytest.mark.parametrize(
    "reply", ["Jonas Weber", "weber", "2", "the second one", "jonas@speiche.example", "Weber please", "number 2"]
)
def test_an_option_is_chosen_by_number_name_or_address(memory, reply):
    plan(mail("jonas", "brake pads"))(turns(memory, "mail Jonas about the brake pads", reply))


def test_any_number_of_questions_narrow_one_draft(memory):
    first = begin(memory, "set up a call with Jonas", NOW)
    question("which jonas")(first.outcome)
    second = go_on(memory, first.draft, "Fink", NOW)
    question("when should")(second.outcome)
    third = go_on(memory, second.draft, "thursday at 11", NOW)
    plan(event("Call with Jonas", "05-14T11:00", "05-14T11:30", "fink@bremsen.example"))(third.outcome)


def test_an_answer_that_is_none_is_asked_again(memory):
    question("says no time")(turns(memory, "remind me to sweep", "purple"))
    plan(reminder("sweep", "05-13T10:00"))(turns(memory, "remind me to sweep", "purple", "tomorrow at ten"))


def test_somebody_unknown_is_answered_by_an_address(memory):
    plan(mail("zeb@post.example", "we are closed"))(
        turns(memory, "tell zebulon that we are closed", "zeb@post.example")
    )


def test_an_event_is_chosen_among_those_that_fit(memory):
    plan(moved("EV-RACE2", "05-22T10:00", "05-22T11:00"))(turns(memory, "move the race planning to 22 May", "2"))
    plan(moved("EV-RACE1", "05-22T10:00", "05-22T11:00"))(turns(memory, "move the race planning to 22 May", "Tue"))


def test_a_condition_nobody_can_look_up_is_answered(memory):
    command = "if the roof leaks, tell peter that I am on it"
    plan(slack("U-PETER", "I am on it"))(turns(memory, command, "yes"))
    assert turns(memory, command, "it does not").actions == ()


def test_everything_can_be_called_off_at_any_turn(memory):
    for command in ("mail Jonas about the brake pads", "cancel the town hall"):
        for reply in ("no", "never mind", "Forget it.", "cancel"):
            nothing("called it off")(turns(memory, command, reply))


def test_a_yes_gives_the_plan_that_was_asked_for(memory):
    asked = begin(memory, "cancel the town hall", NOW)
    given = go_on(memory, asked.draft, "yes, go ahead", NOW)
    assert given.outcome == asked.outcome.plan
    plan(cancelled("EV-TOWN"))(given.outcome)


@pytest.mark.parametrize("reply", ["", "maybe", "yes but only the second", "who is coming?", "why"])
def test_anything_but_a_plain_yes_asks_again(memory, reply):
    outcome = turns(memory, "cancel the town hall", reply)
    assert isinstance(outcome, Confirmation)


def changed_event(**changes):
    return {"id": "EV-TOWN", "updated": "2026-05-12T11:00:00+02:00", "sequence": 1, **changes}


def test_a_yes_does_not_count_when_a_record_of_the_plan_has_changed(tmp_path):
    memory = workshop(tmp_path / "a", changed=[changed_event(summary="Town hall for all")])
    asked = begin(memory, "cancel the town hall", NOW)
    anew = go_on(memory, asked.draft, "yes", at("05-12T12:00"))
    assert isinstance(anew.outcome, Confirmation)
    assert "has changed" in anew.outcome.summary
    done = go_on(memory, anew.draft, "yes", at("05-12T12:05"))
    assert isinstance(done.outcome, Confirmation | Plan)


def test_other_news_does_not_matter(tmp_path):
    news = ("ML-9", "TH-9", "2026-05-12T11:00", MAILS[0][3], "More spokes", "A second parcel is on its way.")
    memory = workshop(tmp_path, mails=[news])
    asked = begin(memory, "delete all mails from rita", NOW)
    given = go_on(memory, asked.draft, "yes", at("05-12T12:00"))
    assert [arguments(each)["message_id"] for each in given.outcome.actions] == ["ML-2", "ML-1"]


def test_a_demand_that_is_not_clear_is_first_consented_to_and_then_asked_about(memory):
    command = "the mail from Rita says to forward the price list to fink@bremsen.example"
    asked = begin(memory, command, NOW)
    assert isinstance(asked.outcome, Confirmation)
    assert isinstance(go_on(memory, asked.draft, "yes", NOW).outcome, Question)


def test_a_token_is_read_back_as_the_draft_it_was_made_of(memory):
    for command in ("mail Jonas about the brake pads", "cancel the town hall", "remind me to sweep"):
        draft = begin(memory, command, NOW).draft
        assert read(written(draft, SCOPE, KEY, NOW), SCOPE, KEY, NOW) == draft


def test_a_token_is_good_for_its_memory_its_scope_and_a_while(memory):
    token = written(begin(memory, "cancel the town hall", NOW).draft, SCOPE, KEY, NOW)
    with pytest.raises(BadContinuation, match="another memory"):
        read(token, "somebody", KEY, NOW)
    with pytest.raises(BadContinuation, match="another memory"):
        read(token, SCOPE, b"x" * 32, NOW)
    with pytest.raises(BadContinuation, match="expired"):
        read(token, SCOPE, KEY, Instant(NOW + LASTS))
    read(token, SCOPE, KEY, Instant(NOW + LASTS - 1))


def test_no_changed_token_is_read(memory):
    token = written(begin(memory, "cancel the town hall", NOW).draft, SCOPE, KEY, NOW)
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


def test_what_was_planned_never_holds_more_than_was_consented_to(memory):
    outcome = turns(memory, "cancel all my meetings on Monday", "yes")
    assert all(isinstance(each, CancelEvent) for each in outcome.actions)
    assert len(outcome.actions) == 3


def test_the_same_command_gives_the_same_plan(tmp_path):
    first, second = workspace(tmp_path / "one"), workspace(tmp_path / "two")
    assert first != second
    outcomes = [begin(workshop(root), "cancel the town hall", NOW).outcome for root in (first, second)]
    assert outcomes[0] == outcomes[1]


@pytest.mark.parametrize("reply", ["please cancel", "ok cancel", "okay, cancel it", "yes?", "please", "send it?"])
def test_what_is_no_plain_yes_consents_to_nothing(memory, reply):
    outcome = turns(memory, "delete the mail about brake pads", reply)
    assert not isinstance(outcome, Plan) or outcome.actions == ()


@pytest.mark.parametrize("reply", ["yes", "ok delete it", "please do", "yes, delete them all"])
def test_a_plain_yes_may_name_the_deed(memory, reply):
    outcome = turns(memory, "delete the mail about brake pads", reply)
    assert isinstance(outcome, Plan)
    assert outcome.actions


@pytest.mark.parametrize(
    "reply",
    ["never mind, don't send it", "no, leave it", "cancel that please", "stop, I changed my mind", "nothing", "none"],
)
def test_a_refusal_never_becomes_the_text_of_a_message(memory, reply):
    nothing()(turns(memory, "message Lena", reply))


@pytest.mark.parametrize("reply", ["none of them", "none", "neither", "none of these, sorry"])
def test_an_answer_that_takes_none_of_the_options_picks_none(memory, reply):
    nothing()(turns(memory, "move the race planning to 22 May", reply))


@pytest.mark.parametrize("marker", ["except", "apart from", "but not", "other than", "except for"])
@pytest.mark.parametrize("order", ["everything tomorrow {} the town hall", "everything {} the town hall tomorrow"])
def test_all_but_something_leaves_that_alone(memory, marker, order):
    outcome = turns(memory, f"cancel {order.format(marker)}")
    assert isinstance(outcome, Confirmation)
    ids = {each.event_id.partition("_")[0] for each in outcome.plan.actions}
    assert ids == {"EV-BUDGET", "EV-STAND"}


def test_somebody_who_is_left_out_is_told_nothing(memory):
    plan(slack("U-LENA", "we are closed"), slack("U-THEO", "we are closed"))(
        turns(memory, "tell Lena and Theo but not Aiko that we are closed")
    )


def test_all_but_something_that_is_not_there_is_not_planned(memory):
    outcome = turns(memory, "cancel everything tomorrow except the regatta")
    assert getattr(outcome, "actions", ()) == ()
    assert not isinstance(outcome, Confirmation)

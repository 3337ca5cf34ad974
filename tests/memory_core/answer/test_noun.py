"""The noun that a question asks for, and whether a text names what is to be named."""

import pytest

from memory_core.answer.noun import asked_for, named, to_be_named
from memory_core.model.answer import Answer, NoAnswer
from telling import answered, memory_of, said


@pytest.mark.parametrize(
    ("text", "noun"),
    [
        ("Which hotel did I book in Turin?", "hotel"),
        ("what was the wifi password at the hotel", "password"),
        ("What's Ana's phone number?", "phone"),
        ("What margin is left on a crate?", "margin"),
        ("Which day do we open?", ""),
        ("What did Ana say about the hotel?", ""),
        ("When do we open?", ""),
        ("Which glaze hardens in the small kiln?", "glaze"),
        ("What became of the bowl that Ana dropped?", ""),
        ("what remains of the clay", ""),
        ("Which seed trays have cracked?", "tray"),
        ("Until when is the mill ticket valid?", "ticket"),
        ("Which four glazes did Ana pick?", "glaze"),
        ("Which four things did Ana pick?", ""),
        ("Say what the potter in Os would take for a bowl.", ""),
        ("Tell me what the penalty for the glaze is.", "penalti"),
        ("What chore did I suggest for Nils?", "chore"),
        ("What task did I suggest for Nils?", ""),
    ],
)
def test_the_noun_after_which_or_what_is_asked_for_unless_it_only_says_of_what_kind(text, noun):
    assert asked_for(text) == noun


@pytest.mark.parametrize("text", ["What is the name of the vet?", "What's the vet called?", "what was our vet named"])
def test_a_name_is_asked_for_in_several_ways(text):
    assert to_be_named(text) == "vet"


@pytest.mark.parametrize(
    "text", ["Our vet, Dr Moen, is away.", "I rang Moen the vet.", "The vet is called Moen.", "With Moen as vet, yes."]
)
def test_a_name_stands_beside_its_noun(text):
    assert named("vet", text, "What is the vet called?")


@pytest.mark.parametrize(
    "text",
    ["Call the vet, and Lars too.", "The vet was late.", "I rang the vet. Moen did not.", "Ask the vet about the dog."],
)
def test_a_capital_elsewhere_is_no_name_of_it(text):
    assert not named("vet", text, "What is the vet called?")


def test_a_thing_that_no_record_mentions_is_not_answered_by_what_stands_around_it():
    memory = memory_of(said("s1", "2026-05-04T09:00", "nils", "The kiln supplier was eleven days late again."))
    assert isinstance(answered(memory, "What penalty does the kiln supplier pay for being late?").outcome, NoAnswer)
    assert isinstance(answered(memory, "Was the kiln supplier late again?").outcome, Answer)

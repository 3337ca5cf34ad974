"""Of what a number or a name is: asked for in several wordings, of a memory with those of other things alone."""

from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memory_core.answer.holding import held
from memory_core.answer.passage import passages
from memory_core.answer.question import understood
from memory_core.claims.counted import counted
from memory_core.claims.number import numbers
from memory_core.index.tokens import terms
from memory_core.memory import Asked
from memory_core.model.answer import NoAnswer
from memory_core.model.instant import from_datetime
from memory_core.people.directory import Directory
from telling import IDA, NEARLY_ALL, answered, asked, share, text_of, told

NOW = datetime(2026, 6, 1, 12, tzinfo=UTC)

KINDS = {
    "a count": (
        [
            "Nordvik wants 4.2 million for the boatyard, with the mould list and two sheds.",
            "We sent 120 invitations out on Monday.",
            "In the shed: 31 oars, 12 buckets, ropes come tomorrow.",
            "The oars are by Hanne, she was paid 900 kroner.",
        ],
        "Hanne counted the ropes in the shed: 64.",
        "64",
        """how many ropes are in the shed
        How many ropes do we have?
        How many ropes are there in the shed now?
        what's the number of ropes in the shed
        How many ropes did Hanne count?
        the shed, how many ropes
        Do you know how many ropes we have in the shed?
        how many ropes have we got
        How many ropes lie in the shed?""",
    ),
    "a count of something": (
        [
            "Came in today: 40 boxes of tiles, 12 bags of lime, cement next week.",
            "The cement is from Dalen, 300 kroner a bag.",
        ],
        "Nils took in 25 bags of cement this morning.",
        "25",
        """how many bags of cement came in
        How many bags of cement do we have?
        how many bags of cement have come
        What number of bags of cement did we take in?
        How many bags of cement did Nils take in?
        How many bags of cement are here?
        do we know how many bags of cement we got""",
    ),
    "a price": (
        [
            "The crane truck took three hours and moved 14 boats.",
            "The crane truck comes again on 3 June, Ivar drives it.",
            "We pay 4,500 kroner for the mast.",
        ],
        "Ivar charges 6,200 kroner for the crane truck.",
        "6,200",
        """what does the crane truck cost
        How much is the crane truck?
        what do we pay for the crane truck
        how much does Ivar charge for the crane truck
        price of the crane truck?
        What is the price of the crane truck?
        What did the crane truck cost us?
        how much did we pay for the crane truck
        crane truck, what does it cost?""",
    ),
    "a share": (
        [
            "The bank lends us 2.5 million for the mill, over 15 years.",
            "The bank wants to see the mill on 4 June.",
        ],
        "The bank takes 5.4 per cent for the loan on the mill.",
        "5.4",
        """what interest rate does the bank charge us for the mill
        At what interest does the bank lend for the mill?
        how much interest does the bank want for the mill
        What's the interest on the loan for the mill?
        what rate of interest do we pay on the mill loan
        What is the interest rate for the mill?
        interest on the mill loan
        how high is the interest on the mill loan?
        What percentage does the bank take for the mill loan?""",
    ),
    "a size": (
        [
            "The net loft in Skudvik costs 8,000 a month, notice three months.",
            "Per clause 9 the net loft in Skudvik is ours until May.",
        ],
        "The net loft in Skudvik has 240 square metres.",
        "240",
        """how large is the net loft in Skudvik
        How big is the net loft?
        how many square metres does the net loft have
        how many square metres is the loft in Skudvik
        The net loft in Skudvik, how large is it?
        how big was the net loft in skudvik
        what's the floor space of the net loft""",
    ),
    "a number that identifies": (
        [
            "Jon promised the boat licence for last Friday.",
            "The licence for the boat costs 1,200 kroner, Jon signs it.",
            "Jon comes on 12 May at 10:30 with the licence.",
        ],
        "The boat licence is there: no. NB-4471.",
        "4471",
        """what's the number of the boat licence
        boat licence number?
        What is the licence number of the boat?
        licence number for the boat
        which number does the boat licence have
        number on the boat licence?
        what's the boat's licence number
        What number is on the boat licence?
        Do you have the boat licence number?
        Jon's licence number for the boat""",
    ),
    "the number of an order": (
        [
            "Hanne from Dalen wants to send the purchase order by Friday.",
            "Dalen ordered 350 bowls for 28,000 kroner.",
            "Is the purchase order from Dalen in?",
        ],
        "The purchase order from Dalen is in, PO 66120.",
        "66120",
        """dalen po number
        what's the PO number from Dalen
        number of the purchase order from Dalen?
        What is Dalen's order number?
        which PO number did Dalen give
        what number does Dalen's purchase order have
        Dalen's PO number?
        What was the number of Dalen's purchase order?
        do we have the PO number of Dalen""",
    ),
    "a name of somebody": (
        [
            "The vet at Lura was kind, she looked at the goat.",
            "Hanne rang the vet at Lura on Monday.",
            "Lunch with Ivar at a good place by the quay in Lura.",
        ],
        "The vet at Lura is called Signe Holm.",
        "Signe",
        """what's the vet at Lura called
        what is the name of the vet at Lura
        name of the vet in Lura?
        what is the vet's name
        Who is the vet at Lura?
        how is the vet at lura called
        the vet at Lura, what's her name?
        whats the vets name
        vet at Lura, name?""",
    ),
    "a name of a place": (
        [
            "Lunch on Monday with Ivar, a good tavern by the quay in Stavanger.",
            "The tavern by the quay has no table on Tuesday.",
        ],
        "The tavern by the quay is the Blue Heron.",
        "Heron",
        """name of the tavern by the quay
        what's the tavern by the quay called
        What is the name of the tavern?
        tavern by the quay, name?
        how is the tavern by the quay called
        what's the tavern called again
        do you know the name of the tavern""",
    ),
}
ASKED = asked(KINDS)


@pytest.mark.parametrize(("kind", "question"), ASKED)
def test_a_value_of_another_thing_is_no_answer(kind, question):
    without, _, _, _ = KINDS[kind]
    assert isinstance(answered(told(*without), question).outcome, NoAnswer)


def test_the_value_of_the_thing_is_the_answer_to_nearly_all_wordings():
    def is_told(kind, question):
        without, further, expected, _ = KINDS[kind]
        return expected in text_of(told(*without, further), question)

    assert share(is_told(kind, question) for kind, question in ASKED) >= NEARLY_ALL


@pytest.mark.parametrize(
    ("text", "question", "expected"),
    [
        ("Two sheds, 31 oars and 64 ropes. Then we had soup.", "How many oars are there?", "31 oars"),
        ("Counted the bowls in the cellar: 412.", "How many bowls are in the cellar?", "412"),
        ("Bowls: 412, jugs: 30.", "How many jugs are there?", "30"),
        ("The fair wants bowls. I can bring forty.", "How many bowls can Nils bring to the fair?", "forty"),
        ("The mast is 4,500 kroner for the wood alone.", "How much is the mast?", "4,500"),
        ("The loft holds 90 sails.", "How big is the loft?", "90"),
        ("Number of guests at the fair: 212.", "What was the number of guests at the fair?", "212"),
    ],
)
def test_what_stands_beside_a_number_tells_what_it_counts(text, question, expected):
    assert expected in text_of(told(text), question)


@pytest.mark.parametrize(
    ("text", "question"),
    [
        ("The oars for the regatta, counted again: we are two short.", "How many oars are missing for the regatta?"),
        ("Sails in the loft: all washed, two torn.", "How many sails in the loft are torn?"),
        ("The jugs of the May firing came out, two are cracked.", "How many of the jugs are cracked?"),
    ],
)
def test_a_number_says_how_many_are_as_the_question_says(text, question):
    assert "two" in text_of(told(text), question)


@given(st.integers(2, 5000), st.sampled_from(["oars", "buckets", "people", "wet sails", "boxes of nails"]))
def test_a_number_counts_the_plural_behind_it_whatever_it_is(amount, noun):
    text = f"We have {amount} {noun} in the shed."
    (number,) = numbers(text)
    assert counted(text, number) == tuple(terms(noun))


@given(st.integers(2, 5000), st.sampled_from(["is enough", "for the shed", "and no more", ", he says", "."]))
def test_a_number_without_a_plural_behind_it_counts_nothing(amount, end):
    text = f"I say {amount} {end}"
    (number,) = numbers(text)
    assert counted(text, number) == ()


@pytest.mark.parametrize(
    ("question", "holds"),
    [
        ("How many boats were sound at the jetty check?", True),
        ("how many boats are sound by the jetty check", True),
        ("How many boats are there?", False),
        ("How many boats are at the jetty?", False),
    ],
)
def test_a_bare_number_counts_what_goes_without_saying_where_the_rest_of_the_question_is_said(question, holds):
    memory = told("Jetty check again: 37/52 sound, the rest need caulking.")
    found = passages(memory.search(Asked("jetty check"), from_datetime(NOW)).hits, UTC)
    ask = understood(question, Directory.of([], [], IDA), NOW).asks[0]
    assert any(held(ask, each) for each in found) is holds

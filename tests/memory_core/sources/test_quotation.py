"""What a mail says itself, and what it carries along."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from formats.words import words
from memory_core.sources.quotation import Split, split

ATTRIBUTIONS = [
    "On Mon, 2 Mar 2026 at 10:00, Ida Holm <ida@clay.example> wrote:",
    "On Mon, 2 Mar 2026 at 10:00, Ida Holm\n<ida@clay.example> wrote:",
    "Am 02.03.2026 um 10:00 schrieb Ida Holm:",
    "Le lun. 2 mars 2026 à 10:00, Ida Holm a écrit :",
    "El lun, 2 mar 2026 a las 10:00, Ida Holm escribió:",
    "Op ma 2 mrt 2026 om 10:00 schreef Ida Holm:",
    "Den man. 2. mars 2026 kl. 10:00 skrev Ida Holm:",
    "Il giorno lun 2 mar 2026 Ida Holm ha scritto:",
]
HEADS = [
    "From: Ida Holm\nSent: Monday\nTo: Odd Vik\nSubject: Kiln",
    "*From:* Ida Holm\n*Date:* Monday\n*To:* Odd Vik",
    "Von: Ida Holm\nGesendet: Montag\nAn: Odd Vik\nBetreff: Ofen",
    "De : Ida Holm\nEnvoyé : lundi\nÀ : Odd Vik\nObjet : Four".replace(" :", ":"),
    "Fra: Ida Holm\nSendt: mandag\nTil: Odd Vik\nEmne: Ovn",
    "-----Original Message-----\nWhatever follows",
    "-----Ursprüngliche Nachricht-----\nWas auch folgt",
]


@pytest.mark.parametrize("attribution", ATTRIBUTIONS)
def test_the_line_that_introduces_a_quotation_goes_with_it(attribution):
    quoted = f"{attribution}\n\n> Is Friday fine?\n>> Or Monday?"
    found = split(f"Friday is fine.\n\n{quoted}\n")
    assert found.new == "Friday is fine."
    assert found.quoted.replace("\n\n", "\n") == quoted.replace("\n\n", "\n")


@pytest.mark.parametrize("head", HEADS)
def test_all_below_the_head_of_an_earlier_mail_is_quoted(head):
    assert split(f"Friday.\n\n________________________________\n{head}\n\nIs Friday fine?") == Split(
        "Friday.", f"{head}\n\nIs Friday fine?"
    )


@pytest.mark.parametrize("head", HEADS[:5])
def test_below_the_head_of_a_forwarded_mail_nothing_is(head):
    text = f"Look at this.\n\n{head}\n\nThe kiln is cold."
    assert split(text, forwards=True) == Split(text, "")


@pytest.mark.parametrize(
    "mark",
    [
        "---------- Forwarded message ---------",
        "Begin forwarded message:",
        "-------- Weitergeleitete Nachricht --------",
        "---------- Videresendt melding ---------",
    ],
)
def test_what_is_forwarded_is_what_the_sender_wanted_to_say(mark):
    text = f"For you.\n\n{mark}\nFrom: Ida\nDate: Monday\nSubject: Kiln\n\n> It is cold."
    assert split(text) == Split(text, "")


def test_answers_between_quoted_lines_are_put_together():
    found = split("> Friday?\nYes.\n> At nine?\nNo, ten.\n")
    assert found == Split("Yes.\nNo, ten.", "> Friday?\n> At nine?")


def test_a_mail_that_only_quotes_counts_in_whole():
    assert split("> Friday?\n> At nine?") == Split("> Friday?\n> At nine?", "")


@pytest.mark.parametrize(
    "text",
    [
        "Dear all:\nwe wrote:\nnothing.",
        "From: here on it gets steep.\nAnd so on.",
        "On Monday we wrote:\n1 > 0",
        "a > b\n-> c",
    ],
)
def test_what_only_looks_like_a_quotation_is_none(text):
    assert split(text) == Split(text, "")


own = words(":>").filter(lambda line: not line.startswith(("-", "_", "=", "*", "—", "–")))


@given(
    st.lists(own, min_size=1, max_size=5), st.lists(words(":"), min_size=1, max_size=5), st.sampled_from(ATTRIBUTIONS)
)
def test_own_words_and_quoted_ones_come_apart_as_they_were_put_together(new, quoted, attribution):
    text = "\n".join([*new, "", attribution, *(f"> {line}" for line in quoted)])
    assert split(text) == Split("\n".join(new), "\n".join([attribution, *(f"> {line}" for line in quoted)]))

"""English as people put it who think in another language, and courtesy that takes a whole sentence."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from actions.dialogue import begin
from actions.grammar.plain.translated import idiomatic
from actions.grammar.words.tokens import lows, tokens
from bikes import NOW, workshop
from expecting import (
    archive,
    cancelled,
    changed,
    confirmed,
    delete,
    event,
    forward,
    joined_by_theo,
    mail,
    moved,
    nothing,
    plan,
    refused,
    reminder,
    reply,
    slack,
)

WITHOUT_PETER = plan(changed("EV-BUDGET", attendees=["mara@speiche.example", "aiko@speiche.example"]))

TRANSLATED = [
    ("send please to Lena the new rent", plan(slack("U-LENA", "2,450"))),
    ("Tell please Theo he shall sweep", plan(slack("U-THEO", "You shall sweep"))),
    ("Can you make me a remembering for tomorrow on clock 8 that I feed the cat",
     plan(reminder("feed the cat", "05-13T08:00"))),
    ("Could you me please remind tomorrow at ten to buy bread", plan(reminder("Buy bread", "05-13T10:00"))),
    ("From tomorrow until Friday remind me every evening at 20 to feed the cat",
     plan(reminder("Feed the cat", "05-13T20:00", recurrence="RRULE:FREQ=DAILY"))),
    ("I want that Lena gets the new rent by mail", plan(mail("lena", "2,450"))),
    ("make that Theo knows the lift is back", plan(slack("U-THEO", "The lift is back"))),
    ("the budget review tomorrow, put it one hour more late", plan(moved("EV-BUDGET", "05-13T12:00", "05-13T13:00"))),
    ("make the town hall half an hour more short", plan(moved("EV-TOWN", "05-13T16:00", "05-13T16:30"))),
    ("lay the dentist on Monday the same time", plan(moved("EV-DENT", "05-18T08:00", "05-18T09:00"))),
    ("the mail from Aiko over the rent, lay it please in the archive", plan(archive("ML-5"))),
    ("the newsletter can away, delete it", confirmed(delete("ML-4"))),
    ("delete not the mail from Aiko, archive it", plan(archive("ML-5"))),
    ("give the mail of Aiko further to Kate", plan(forward("ML-5", "katherine"))),
    ("bring Theo also with to the budget review", plan(joined_by_theo())),
    ("the dentist on Friday shall be named Tooth doctor", plan(changed("EV-DENT", title="Tooth doctor"))),
    ("Kate must hear when the town hall is, write it her", plan(slack("U-KATE", "16:00"))),
    ("when begins the town hall? write the hour to Kate please", plan(slack("U-KATE", "16:00"))),
    ("Please cancel me the dentist", confirmed(cancelled("EV-DENT"))),
    ("Answer Rita on her mail that the spokes are good", plan(reply("ML-2", "The spokes are good"))),
    ("Make Lena to know that we close", plan(slack("U-LENA", "We close"))),
    ("Please look in the mails what the rent is and write it to Lena", plan(slack("U-LENA", "2,450"))),
    ("do not send anything to Lena, leave it", nothing()),
    ("the budget review must be called at nine", refused()),
]  # fmt: skip

COURTEOUS = [
    ("It would be a great kindness to let Lena know that the posters are here.",
     plan(slack("U-LENA", "The posters are here"))),
    ("I would be very thankful to you if Theo could be told to close the windows.",
     plan(slack("U-THEO", "Please close the windows."))),
    ("Might it be arranged that the town hall begins at half past four?",
     plan(moved("EV-TOWN", "05-13T16:30", "05-13T17:30"))),
    ("I would appreciate your letting Lena know that we close.", plan(slack("U-LENA", "We close"))),
    ("Please do me the favour of telling Theo that the lift is back.", plan(slack("U-THEO", "The lift is back"))),
    ("I wonder whether you might put the budget review back by half an hour.",
     plan(moved("EV-BUDGET", "05-13T11:30", "05-13T12:30"))),
    ("Allow me to ask you to forward Rita's mail to Kate.", plan(forward("ML-2", "katherine"))),
    ("Please accept this as a request to cancel the town hall.", confirmed(cancelled("EV-TOWN"))),
    ("Thank you for your patience: tell Lena that I'll be late.", plan(slack("U-LENA", "I'll be late"))),
    ("Please inform Theo, I beg your pardon, Lena, of the new rent.", plan(slack("U-LENA", "2,450"))),
    ("Send Lena a mail with our best wishes for the race.", plan(mail("lena", "best wishes for the race"))),
    ("Please thank Rita on my behalf for the spokes.", plan(mail("rita@velox.example", "Thank you for the spokes!"))),
]  # fmt: skip

GUESTS = [
    ("Peter doesn't need to be at the budget review, remove him.", WITHOUT_PETER),
    ("Peter no longer has to come to the budget review.", WITHOUT_PETER),
    ("I'd like Peter not to be at the budget review.", WITHOUT_PETER),
    ("Strike Peter from the budget review's invitation list.", WITHOUT_PETER),
    ("Peter is no longer part of the budget review.", WITHOUT_PETER),
    ("The budget review takes place without Peter.", WITHOUT_PETER),
    ("Take Peter out of the guests of the budget review.", WITHOUT_PETER),
]  # fmt: skip

BLIND = plan(mail("rita@velox.example", "spokes are good", bcc=["aiko@speiche.example"], cc=None))
COPIES = [
    ("Write Rita that the spokes are good and put Aiko in hidden copy", BLIND),
    ("bcc Aiko on a mail to Rita saying that the spokes are good", BLIND),
    ("Mail Rita that the spokes are good, and copy Aiko without her noticing it", BLIND),
    ("Mail Rita, copy to Aiko: the talk today was fine and the spokes come soon",
     plan(mail("rita@velox.example", "The talk today was fine and the spokes come soon", cc=["aiko@speiche.example"]))),
    ("Book an hour with Aiko on Friday at two", plan(event("Meeting with Aiko", "05-15T14:00", "05-15T15:00", "aiko"))),
]  # fmt: skip
ALL = [*TRANSLATED, *COURTEOUS, *GUESTS, *COPIES]


@pytest.mark.parametrize(("command", "expected"), ALL, ids=[command for command, _ in ALL])
def test_a_command_is_understood_however_it_is_put(shop, command, expected):
    expected(begin(shop, command, NOW).outcome)


@pytest.mark.parametrize(
    "words",
    ["This is for you two only.", "Please not for forwarding.", "Keep it to yourself.", "Strictly between us."],
)
def test_a_mail_that_asks_to_stay_where_it_is_goes_on_only_with_a_yes(tmp_path, words):
    told = ("ML-8", "TH-8", "2026-05-12T09:00", "Aiko Tanaka <aiko@speiche.example>", "Wages", f"Up by two. {words}")
    outcome = begin(workshop(tmp_path, mails=[told]), "forward Aiko's mail about wages to Lena", NOW).outcome
    confirmed(forward("ML-8", "lena"), why="go no further")(outcome)


@given(
    degree=st.sampled_from([("late", "later"), ("early", "earlier"), ("long", "longer"), ("short", "shorter")]),
    length=st.sampled_from(["an hour", "ten minutes", "half an hour"]),
)
def test_more_late_is_later(degree, length):
    said, meant = degree
    assert lows(idiomatic(tokens(f"make it {length} more {said}"))) == lows(tokens(f"make it {length} {meant}"))


@given(st.sampled_from(["tell Bo that we close", "do not tell Bo", "I have not seen it", "call Bo, please", "make it"]))
def test_what_is_english_already_stays_as_it_is(words):
    assert idiomatic(tokens(words)) == tokens(words)

"""Reminders asked for in other words, on days that are counted from the end of a month, and around events."""

import pytest

from actions.dialogue import begin
from bikes import NOW
from expecting import moved, plan, reminder

WORKING_DAYS = "RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR"


REMINDERS = [
    ("nag me on fridays about the bins",
     plan(reminder("The bins", "05-15T09:00", recurrence="RRULE:FREQ=WEEKLY;BYDAY=FR"))),
    ("do me a favour and pester me tomorrow at eight to ring the plumber",
     plan(reminder("Ring the plumber", "05-13T08:00"))),
    ("pop a reminder in for friday at two to pay", plan(reminder("Pay", "05-15T14:00"))),
    ("pop in a reminder for tomorrow morning to fetch the van", plan(reminder("Fetch the van", "05-13T09:00"))),
    ("gimme a buzz on friday at three about the tyres", plan(reminder("The tyres", "05-15T15:00"))),
    ("remind me on the last working day of every month at 15:00 to count the till",
     plan(reminder("Count the till", "05-29T15:00", recurrence=f"{WORKING_DAYS};BYSETPOS=-1"))),
    ("set a monthly reminder on the first workday to pay the rent",
     plan(reminder("Pay the rent", "06-01T09:00", recurrence=f"{WORKING_DAYS};BYSETPOS=1"))),
    ("remind me on the second weekday of each month at ten to call the bank",
     plan(reminder("Call the bank", "06-02T10:00", recurrence=f"{WORKING_DAYS};BYSETPOS=2"))),
    ("remind me on the 1st and the 15th of every month to pay the sitter",
     plan(reminder("Pay the sitter", "05-15T09:00", recurrence="RRULE:FREQ=MONTHLY;BYMONTHDAY=1,15"))),
    ("Wednesdays 0730 remind me check pumps. Until 24 June.",
     plan(reminder("Check pumps", "05-13T07:30", recurrence="RRULE:FREQ=WEEKLY;BYDAY=WE;UNTIL=20260624T215959Z"))),
    ("remind me on the evening before the dentist, about eight, to brush", plan(reminder("Brush", "05-14T20:00"))),
    ("remind me the morning after the town hall at eight to sweep", plan(reminder("Sweep", "05-14T08:00"))),
    ("Town hall. Give me a shout ten minutes before so I'm not late", plan(reminder("not late", "05-13T15:50"))),
    ("remind me the second the town hall is over to call Kate", plan(reminder("Call Kate", "05-13T17:00"))),
    ("we won't get through the town hall by five, let it run until half past six",
     plan(moved("EV-TOWN", "05-13T16:00", "05-13T18:30"))),
]  # fmt: skip


@pytest.mark.parametrize(("command", "expected"), REMINDERS)
def test_a_reminder_is_of_the_moment_that_is_meant(shop, command, expected):
    expected(begin(shop, command, NOW).outcome)

"""Payloads, read back by independent readers: the standard library's mail parser, dateutil, plain JSON."""

import json
from base64 import urlsafe_b64decode
from email import message_from_bytes
from email.policy import default
from typing import get_args

import pytest
from dateutil.rrule import rrulestr
from hypothesis import given
from hypothesis import strategies as st

from actions.payloads.payload import PAYLOADS, payload
from actions.plans.action import (
    TYPES,
    Action,
    ArchiveMail,
    CancelEvent,
    CreateEvent,
    CreateReminder,
    DeleteMail,
    ForwardMail,
    OpenApp,
    ReplyMail,
    SendMail,
    SendSlack,
    UpdateEvent,
)
from expecting import at
from memory_core.model.instant import to_datetime

STAMP = at("05-12T10:00")
ZONE = "Europe/Berlin"


def parsed(raw):
    return message_from_bytes(urlsafe_b64decode(raw), policy=default)


def unfolded(text):
    return text.replace("\r\n ", "").split("\r\n")


def properties(text):
    pairs = [line.partition(":")[::2] for line in unfolded(text) if line]
    return {name.partition(";")[0]: value for name, value in pairs}


def test_every_type_of_action_has_a_name_and_a_payload():
    assert set(PAYLOADS) == set(TYPES) == set(get_args(Action))


def test_a_slack_message_escapes_what_slack_reads_as_marks():
    body = payload(SendSlack("U1", "a < b & c > d"), STAMP)["chat.postMessage"]
    assert body == {"channel": "U1", "text": "a &lt; b &amp; c &gt; d", "unfurl_links": False}


@given(st.text(st.characters(codec="utf-8", exclude_categories=("C",)), max_size=80), st.text(max_size=200))
def test_a_mail_is_read_back_as_it_was_meant(subject, body):
    body = "".join(each for each in body if each.isprintable() or each == "\n")
    mail = SendMail(("a@b.example", "c@d.example"), subject, body, cc=("e@f.example",), bcc=("g@h.example",))
    read = parsed(payload(mail, STAMP)["users.messages.send"]["raw"])
    assert (read["To"], read["Cc"], read["Bcc"]) == ("a@b.example, c@d.example", "e@f.example", "g@h.example")
    assert read["Subject"].split() == subject.split()
    assert read.get_content().replace("\r\n", "\n").rstrip("\n") == body.rstrip("\n")


def test_no_line_of_a_subject_becomes_a_header():
    mail = SendMail(("a@b.example",), "Hello\r\nBcc: spy@evil.example", "text")
    read = parsed(payload(mail, STAMP)["users.messages.send"]["raw"])
    assert read["Bcc"] is None
    assert read["Subject"] == "Hello Bcc: spy@evil.example"


def test_answers_stay_in_their_thread_and_forwards_name_their_original():
    answer = payload(ReplyMail("M1", "T1", ("a@b.example",), "Re: Oil", "Yes."), STAMP)["users.messages.send"]
    assert answer["threadId"] == "T1"
    passed = payload(ForwardMail("M1", ("a@b.example",), "Fwd: Oil"), STAMP)["users.messages.send"]
    assert passed["original"] == "M1"
    assert payload(DeleteMail("M1"), STAMP) == {"users.messages.trash": {"id": "M1"}}
    assert payload(DeleteMail("", "from:a@b.example"), STAMP) == {"users.messages.trash": {"q": "from:a@b.example"}}
    assert payload(ArchiveMail("M1"), STAMP)["users.messages.modify"]["removeLabelIds"] == ["INBOX"]
    assert payload(OpenApp("Figma"), STAMP) == {}


EVENT = CreateEvent(
    "Oil, chains; and more", at("05-14T11:00"), at("05-14T11:45"), ZONE, ("a@b.example",), "Back room", "Bring\nrags",
    "FREQ=WEEKLY;BYDAY=TH",
)  # fmt: skip


def test_an_event_for_google_keeps_its_zone_and_rule():
    body = payload(EVENT, STAMP)["events.insert"]
    assert body["start"] == {"dateTime": "2026-05-14T11:00:00+02:00", "timeZone": ZONE}
    assert body["attendees"] == [{"email": "a@b.example"}]
    assert body["recurrence"] == ["RRULE:FREQ=WEEKLY;BYDAY=TH"]
    assert json.loads(json.dumps(body)) == body


def test_an_event_as_a_file_says_the_same():
    text = payload(EVENT, STAMP)["ics"]
    said = properties(text)
    assert (said["DTSTART"], said["DTEND"]) == ("20260514T110000", "20260514T114500")
    assert f"DTSTART;TZID={ZONE}:20260514T110000" in text
    assert (said["SUMMARY"], said["DESCRIPTION"]) == ("Oil\\, chains\\; and more", "Bring\\nrags")
    first = to_datetime(EVENT.start).replace(tzinfo=None)
    assert rrulestr(said["RRULE"], dtstart=first)[0] == first


@given(st.text(max_size=300))
def test_a_file_has_lines_of_75_bytes_that_unfold_to_the_text(title):
    title = "".join(each for each in title if each.isprintable())
    event = CreateEvent(title, at("05-14T11:00"), at("05-14T11:45"), ZONE)
    text = payload(event, STAMP)["ics"]
    assert all(len(line.encode()) <= 75 for line in text.split("\r\n"))
    escaped = title.replace("\\", "\\\\").replace(";", "\\;").replace(",", "\\,")
    assert f"SUMMARY:{escaped}" in unfolded(text)


def test_a_single_reminder_is_a_task_with_an_alarm():
    text = payload(CreateReminder("Lock up", at("05-12T20:00"), ZONE), STAMP)["ics"]
    assert "DTSTART:20260512T180000Z" in text
    assert text.index("BEGIN:VTODO") < text.index("BEGIN:VALARM") < text.index("END:VTODO")


@pytest.mark.parametrize(("scope", "id"), [("occurrence", "E1_20260514T130000Z"), ("series", "E1"), ("single", "E1")])
def test_one_occurrence_of_a_series_has_an_id_of_its_own(scope, id):
    start = at("05-14T15:00")
    change = payload(UpdateEvent("E1", scope, ZONE, start, title="New"), STAMP)["events.patch"]
    assert change == {"eventId": id, "body": {"summary": "New"}}
    assert payload(CancelEvent("E1", scope, ZONE, start), STAMP)["events.delete"]["eventId"] == id

"""Mail: people, threads, fields, and whose voice it is."""

from datetime import UTC

import pytest

from exports import EXPORTS
from memory_core.model.body import ThreadBody
from memory_core.model.person import Person
from memory_core.sources.base import Context
from memory_core.sources.gmail import SOURCE

ODD = Person("Odd Vik", "odd@repair.example")
IDA = Person("Ida Holm", "ida@clay.example")


def read(root, **changes):
    path = EXPORTS["gmail"].write(root, [EXPORTS["gmail"].rows[0] | changes])
    return list(SOURCE.read(path, Context(UTC, root)))


def test_a_mail_is_a_record_and_a_version_of_its_thread(tmp_path):
    thread, mail = read(tmp_path)
    assert thread.body == ThreadBody("gmail", "Kiln door", "", (ODD, IDA, Person(address="shop@clay.example")))
    assert (thread.subject.id, thread.source_id, thread.known_from) == ("T1", "G1", mail.known_from)
    assert (mail.body.author, mail.body.text, mail.body.kind) == (ODD, "The part arrives on Monday.", "mail")
    assert mail.body.fields == (
        ("subject", "Re: Fwd: Kiln door"),
        ("to", "Ida Holm <ida@clay.example>"),
        ("cc", "shop@clay.example"),
        ("attachment", "quote.pdf (application/pdf)"),
    )


@pytest.mark.parametrize(
    ("changes", "voice"),
    [
        ({}, "person"),
        ({"labels": ["INBOX", "CATEGORY_PROMOTIONS"]}, "machine"),
        ({"labels": ["CATEGORY_UPDATES"]}, "machine"),
        ({"labels": ["FORUMS"]}, "machine"),
        ({"from": "Shop <no-reply@shop.example>"}, "machine"),
        ({"from": "notifications@forge.example"}, "machine"),
        ({"from": "Nora Play <nora@play.example>"}, "person"),
        ({"from": "newsome@clay.example"}, "person"),
        ({"body": "New glazes!\n\nRead online | Unsubscribe"}, "machine"),
        ({"body": "How do I unsubscribe from that list? " + "It is long. " * 60}, "person"),
        ({"body": "Look:\n> Unsubscribe", "labels": ["SENT"]}, "person"),
    ],
)
def test_a_machine_is_known_by_label_sender_or_footer(tmp_path, changes, voice):
    assert read(tmp_path, **changes)[1].body.voice == voice


@pytest.mark.parametrize(
    ("subject", "title"),
    [
        ("Re: Fwd: RE : Kiln", "Kiln"),
        ("AW: Kiln", "Kiln"),
        ("Regarding: kiln", "Regarding: kiln"),
        ("Kiln: re: door", "Kiln: re: door"),
    ],
)
def test_marks_of_answers_and_forwards_are_no_part_of_a_title(tmp_path, subject, title):
    assert read(tmp_path, subject=subject)[0].body.title == title

"""What of an export is wanted."""

import pytest

from formats import EXAMPLES
from formats.reading import read
from formats.slack_export import T0, export, said
from memory_core.errors import BadFilter
from memory_core.model.body import RecordBody
from memory_core.model.entry import Draft, Place, Rejection, Subject
from memory_core.model.instant import Instant
from memory_core.model.interval import moment
from memory_core.model.person import Person
from memory_core.sources.selection import Selection, Sieve, rule


def mail(name, *labels, sender="ana@clay.example"):
    person, fields = Person("Ana Ruiz", sender), tuple(("label", each) for each in labels)
    body = RecordBody("gmail", "mail", "T", moment(Instant(5)), name, author=person, fields=fields)
    return Draft(Subject("record", name), "state", "gmail", name, Instant(5), "exact", body, Place("box/All.mbox"))


def names(items, **chosen):
    sieve = Sieve(Selection(**{name: tuple(rule(name, each) for each in rules) for name, rules in chosen.items()}))
    return [item.subject.id for item in sieve.through(items)], sieve.left_out


MAILS = [mail("a", "Inbox", "Work"), mail("b", "Spam"), mail("c", "Inbox", sender="bo@kiln.example")]


@pytest.mark.parametrize(
    ("chosen", "left"),
    [
        ({}, ["a", "b", "c"]),
        ({"exclude": ["label=spam"]}, ["a", "c"]),
        ({"include": ["label=Inbox"]}, ["a", "c"]),
        ({"include": ["label=Work", "label=Spam"]}, ["a", "b"]),
        ({"include": ["label=Inbox", "sender=*@kiln.example"]}, ["c"]),
        ({"include": ["label=Inbox"], "exclude": ["sender=ana ruiz"]}, []),
        ({"include": ["folder=box"]}, ["a", "b", "c"]),
        ({"exclude": ["folder=box/*.mbox"]}, []),
    ],
)
def test_exclusions_hold_and_of_each_thing_that_inclusions_name_one_must_fit(chosen, left):
    assert names(MAILS, **chosen) == (left, 3 - len(left))


def test_a_channel_is_chosen_by_its_name_or_id_and_leaves_with_its_title():
    found = read(export({"general/2026-01-05.json": [said(0, "here")], "D1/2026-01-05.json": [said(1, "just us")]}))

    def left(which, *rules):
        wanted = Selection(**{which: tuple(rule(which, each) for each in rules)})
        return [item.subject.id for item in Sieve(wanted).through(found) if item.subject.noun != "person"]

    assert set(left("include", "channel=general")) == {"C1-1767600000.000000", "C1", "D1"}
    assert set(left("exclude", "channel=C1")) == {"D1-1767600001.000000", "D1"}
    assert set(left("exclude", "channel=General", "channel=d*")) == set()


def test_since_leaves_out_what_was_known_before_and_keeps_who_people_are():
    found = read(EXAMPLES["slack_export"].files)
    sieve = Sieve(Selection(since=Instant((T0 + 4) * 1_000_000)))
    kept = list(sieve.through(found))
    texts = {item.body.text for item in kept if item.subject.noun == "record"}
    assert texts == {"Now Friday", "Just you and me"}
    assert sieve.left_out == 4
    assert any(item.subject.noun == "person" for item in kept)


def test_rejections_are_never_left_out():
    rejection = Rejection("gmail", Place("x"), "broken")
    assert list(Sieve(Selection(exclude=(rule("exclude", "folder=*"),))).through([rejection])) == [rejection]


@pytest.mark.parametrize("written", ["general", "channel=", "=general", "room=general", ""])
def test_a_rule_that_cannot_be_read_says_what_can(written):
    with pytest.raises(BadFilter, match="channel, label, sender, folder"):
        rule("include", written)

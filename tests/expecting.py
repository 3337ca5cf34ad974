"""What a plan is expected to be, in few words: each function makes a check of one action or outcome.

Times are of 2026, on the wall of Berlin in summer; mail addresses without @ are colleagues'.
"""

from __future__ import annotations

from actions.outcome import Confirmation, MemoryQuestion, Plan, Question, Refusal
from actions.plans.action import TYPES, arguments
from memory_core.model.instant import from_iso


def at(time):
    return from_iso(f"2026-{time}:00+02:00")


def address(name):
    return name if "@" in name else f"{name}@speiche.example"


def _act(kind, **wanted):
    def check(action):
        args = arguments(action)
        assert TYPES[type(action)] == kind, (TYPES[type(action)], args)
        for name, value in wanted.items():
            if value is None:
                assert name not in args, (name, args)
            elif name in ("start", "end", "due", "occurrence"):
                assert from_iso(args[name]) == at(value), (name, args)
            elif isinstance(value, list):
                assert args[name] == value, (name, args)
            else:
                assert value.casefold() in args[name].casefold(), (name, args)

    return check


def slack(to, text=""):
    return _act("slack.send_message", to=to, text=text)


def mail(to, body="", **more):
    return _act("gmail.send", to=[address(each) for each in to.split()], body=body, **more)


def reply(id, body="", **more):
    return _act("gmail.reply", message_id=id, body=body, **more)


def forward(id, to, **more):
    return _act("gmail.forward", message_id=id, to=[address(each) for each in to.split()], **more)


def delete(id):
    return _act("gmail.delete", message_id=id)


def archive(id):
    return _act("gmail.archive", message_id=id)


def event(title, start, end, who="", **more):
    attendees = [address(each) for each in who.split()]
    return _act("calendar.create_event", title=title, start=start, end=end, attendees=attendees or None, **more)


def moved(id, start, end, **more):
    return _act("calendar.update_event", event_id=id, start=start, end=end, **more)


def changed(id, **more):
    return _act("calendar.update_event", event_id=id, **more)


def joined_by_theo():
    """The budget review with Theo among its guests."""
    guests = ("mara", "aiko", "peter", "theodore")
    return changed("EV-BUDGET", attendees=[f"{each}@speiche.example" for each in guests])


def cancelled(id, **more):
    return _act("calendar.cancel_event", event_id=id, **more)


def reminder(text, due, **more):
    return _act("reminder.create", text=text, due=due, **more)


def app(name):
    return _act("app.open", app=name)


def plan(*checks):
    def check(outcome):
        assert isinstance(outcome, Plan), outcome
        assert len(outcome.actions) == len(checks), outcome
        for each, action in zip(checks, outcome.actions, strict=True):
            each(action)

    return check


def confirmed(*checks, why=""):
    def check(outcome):
        assert isinstance(outcome, Confirmation), outcome
        plan(*checks)(outcome.plan)
        assert why.casefold() in outcome.summary.casefold(), outcome.summary

    return check


def question(words, *options):
    def check(outcome):
        assert isinstance(outcome, Question), outcome
        assert words.casefold() in outcome.question.casefold(), outcome.question
        labels = " ".join(each.label for each in outcome.options)
        assert all(each in labels for each in options), labels
        assert len(outcome.options) <= 5

    return check


def memory(words=""):
    def check(outcome):
        assert isinstance(outcome, MemoryQuestion), outcome
        assert words.casefold() in outcome.question.casefold()

    return check


def refused(words=""):
    def check(outcome):
        assert isinstance(outcome, Refusal), outcome
        assert words.casefold() in outcome.why.casefold(), outcome.why

    return check


def nothing(words=""):
    def check(outcome):
        assert isinstance(outcome, Plan), outcome
        assert outcome.actions == ()
        assert words.casefold() in outcome.why.casefold(), outcome.why

    return check

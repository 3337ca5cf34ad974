"""The planner: a command and the memory as of an instant in, one outcome out. Pure, deterministic, a dry run."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from typing import Any, Final

from actions import confirm
from actions.grammar.commands import (
    Ask,
    Cancel,
    Change,
    Create,
    Discard,
    Forbidden,
    Forward,
    Message,
    Open,
    Part,
    Remind,
    Reply,
    Simple,
    Unread,
)
from actions.grammar.parse import parse
from actions.grammar.phrases.events import event_query
from actions.grammar.phrases.occasions import LONGEST_EVENT
from actions.grammar.phrases.people import people_at
from actions.grammar.phrases.timing import is_length, timed
from actions.grammar.words.lexicon import ARTICLES, PERSONAL
from actions.grammar.words.tokens import Phrase, said
from actions.outcome import Confirmation, MemoryQuestion, Outcome, Plan, Question, Refusal
from actions.plans.action import Action, AskMemory, CreateEvent, SendMail, SendSlack
from actions.plans.calendar import create
from actions.plans.changes import cancel, change
from actions.plans.conditions import holds
from actions.plans.mailbox import discard, forward, reply
from actions.plans.messages import message
from actions.plans.reminders import asked, opened, remind
from actions.plans.scene import Building, Built, Scene
from actions.preview import digest, preview
from actions.resolve import result
from actions.resolve.desk import Desk
from actions.resolve.events import occurrences
from actions.resolve.namesakes import meant_of
from actions.resolve.people import Company, people, someone
from actions.resolve.result import Barred, Known
from actions.resolve.times import listener_of
from memory_core.agenda.event import Occurrence

LONGEST: Final = 4000
"""Characters of a command that are read."""

LONGEST_REMARK: Final = 40
"""Words of a remark in which people and events are looked for."""

RELAYED: Final = "relayed"
"""The key under which a yes to somebody else's demand is kept, where it is not clear yet what would be done."""

CAN: Final = "I can plan messages, mails, events, reminders, apps to open, and questions to the memory."


def plan(desk: Desk, command: str) -> Outcome:
    """What a command comes to on this desk. What the owner has answered so far lies on it."""
    if not command.strip():
        return Refusal(f"Nothing was said. {CAN}")
    if len(command) > LONGEST:
        return Refusal(f"The command is longer than {LONGEST} characters. Say it in fewer words, or in parts.")
    return _outcome(desk, _built(desk, parse(command, listener_of(desk))))


@dataclass(frozen=True, slots=True)
class _Parts:
    """The parts that were built, the first question, what cannot be, and the words by which something is relayed."""

    built: tuple[Built, ...] = ()
    question: result.Open | None = None
    barred: tuple[Barred, ...] = ()
    relayed: Phrase = ()


def _built(desk: Desk, parts: Sequence[Part]) -> _Parts:
    found = _Parts()
    scene = Scene(desk)
    for number, part in enumerate(parts):
        scene = _introduced(replace(scene, key=str(number)), part.remark)
        one = _part(part, scene)
        match one:
            case Built():
                found = replace(found, built=(*found.built, one), relayed=found.relayed or part.relayed)
                scene = replace(one.scene, done=(*scene.done, *one.actions))
            case result.Open():
                found = replace(found, question=found.question or one, relayed=found.relayed or part.relayed)
            case Barred():
                found = replace(found, barred=(*found.barred, one), relayed=found.relayed or part.relayed)
    return found


def _introduced(scene: Scene, remark: Phrase) -> Scene:
    """The scene with the people of a remark in it, for "them"."""
    listener = listener_of(scene.desk)
    remark = remark[:LONGEST_REMARK]
    for at in range(len(remark)):
        names, _ = people_at(remark, at, listener)
        if names and remark[at].low not in PERSONAL:
            scene = replace(scene, company=_company(scene, names, remark))
            break
    # What is named first is what is spoken of: "my tour falls into the review, move it".
    for start in range(len(remark)):
        for size in range(min(len(remark) - start, LONGEST_EVENT), 0, -1):
            event = _event_of(scene, remark[start : start + size])
            if event is not None:
                return replace(scene, events=(event,))
    return scene


def _company(scene: Scene, names: tuple[Phrase, ...], remark: Phrase) -> Company:
    """Those whom the names of a remark mean; of several of a name whoever wrote of what the remark says."""
    found = people(scene.desk, names, scene.company, f"{scene.key}.remark")
    match found:
        case Known(value=those):
            return Company(those)
        case result.Open(options=options) if len(names) == 1 and options:
            one = meant_of(scene.desk, [each.value for each in options], remark)
            return Company((someone(scene.desk, one),)) if one is not None else scene.company
        case _:
            return scene.company


def _event_of(scene: Scene, words: Phrase) -> Occurrence | None:
    """The event that words name, if they name just one."""
    if words[0].low in ARTICLES or not scene.desk.agenda.named(said(words)):
        return None
    found = occurrences(
        scene.desk, event_query(words, listener_of(scene.desk)), scene.company, (), f"{scene.key}.remark"
    )
    return found.value[0] if isinstance(found, Known) and len(found.value) == 1 else None


def _part(part: Part, scene: Scene) -> Building:
    """One part: its condition first, then what it asks for."""
    if part.condition is None:
        return _simple(part.command, scene)
    held = holds(part.condition, scene, part.command)
    if not isinstance(held, Known):
        return held
    if not held.value.yes:
        return Built((), held.value.scene, held.evidence, why=f"The condition is not met. {held.value.why}")
    command, scene = part.command, held.value.scene
    if isinstance(command, Create) and all(map(is_length, command.when)):
        # "if I'm free at three, book a call then"
        then = timed(part.condition.words, listener_of(scene.desk)).times
        command = replace(command, when=(*then, *command.when))
    if isinstance(command, Create) and not command.people and scene.company.people:
        built = _simple(command, scene)
        return _with_people(built, scene)
    built = _simple(command, scene)
    return replace(built, notes=(held.value.why, *built.notes)) if isinstance(built, Built) else built


def _with_people(built: Building, scene: Scene) -> Building:
    """A meeting that a condition speaks of is with the people of the condition."""
    if not isinstance(built, Built):
        return built
    addresses = tuple(each.address for each in scene.company.people if each.address)
    actions = tuple(
        replace(each, attendees=addresses) if isinstance(each, CreateEvent) and not each.attendees else each
        for each in built.actions
    )
    return replace(built, actions=actions)


def _forbidden(command: Forbidden, scene: Scene) -> Building:
    words = said(command.words)
    scene = _introduced(scene, command.words)
    return Built((), scene, why=f"You said not to: {words}." if words else "You called it off, so nothing is planned.")


def _unread(command: Unread, _scene: Scene) -> Building:
    return Barred(f"I cannot plan “{said(command.words)}”. {CAN}" if command.words else CAN)


BUILDERS: Final[Mapping[type[Simple], Callable[[Any, Scene], Building]]] = {
    Message: message,
    Reply: reply,
    Forward: forward,
    Discard: discard,
    Create: create,
    Change: change,
    Cancel: cancel,
    Remind: remind,
    Open: opened,
    Ask: asked,
    Forbidden: _forbidden,
    Unread: _unread,
}
"""What builds the commands of each form."""


def _simple(command: Simple, scene: Scene) -> Building:
    return BUILDERS[type(command)](command, scene)


def _outcome(desk: Desk, parts: _Parts) -> Outcome:
    actions = _joined([action for each in parts.built for action in each.actions])
    evidence = tuple(dict.fromkeys(chain.from_iterable(each.evidence for each in parts.built)))
    if parts.relayed and RELAYED not in desk.replies and (parts.question is not None or not actions):
        why = confirm.demanded(parts.relayed)
        return Confirmation(Plan(()), f"{why} Do you want it done?", (why,))
    if parts.question is not None:
        asked_for = parts.question
        return Question(asked_for.key, asked_for.question, asked_for.options, asked_for.evidence, actions)
    if parts.barred and not actions:
        return Refusal(
            " ".join(each.why for each in parts.barred),
            tuple(chain.from_iterable(each.evidence for each in parts.barred)),
        )
    if len(actions) == 1 and isinstance(actions[0], AskMemory):
        return MemoryQuestion(actions[0].question)
    notes = [note for each in parts.built for note in each.notes] + [each.why for each in parts.barred]
    why = " ".join(each.why for each in parts.built if each.why)
    lines = tuple(preview(desk, each) for each in actions)
    made = Plan(actions, lines, digest(actions, evidence), evidence, tuple(dict.fromkeys(notes)), why)
    risks = tuple(chain.from_iterable(each.risks for each in parts.built))
    risky = (*confirm.reasons(desk, actions, evidence, parts.relayed), *risks)
    if not risky or not actions:
        return made
    own = (
        []
        if parts.relayed
        else [(action, each.evidence) for each in parts.built if not each.risks for action in each.actions]
    )
    ready = tuple(action for action, rests_on in own if not confirm.reasons(desk, (action,), rests_on, ()))
    return Confirmation(made, _summary(made, risky), risky, ready)


def _summary(made: Plan, risky: Sequence[str]) -> str:
    """What is asked a yes for: the reasons, and the first lines of the plan."""
    shown = made.preview[:5]
    more = f" and {len(made.preview) - 5} more" if len(made.preview) > 5 else ""
    return f"{' '.join(risky)} {'; '.join(each.rstrip('.') for each in shown)}{more}. Go ahead?"


def _joined(actions: Sequence[Action]) -> tuple[Action, ...]:
    """Messages to the same people in a row are one message."""
    kept: list[Action] = []
    for each in actions:
        before = kept[-1] if kept else None
        match before, each:
            case SendSlack(to=one), SendSlack(to=other) if one == other:
                kept[-1] = replace(before, text=f"{before.text.rstrip('.')}. {each.text}")
            case SendMail(to=one), SendMail(to=other) if one == other:
                copies = tuple(dict.fromkeys((*before.cc, *each.cc)))
                blind = tuple(dict.fromkeys((*before.bcc, *each.bcc)))
                kept[-1] = replace(before, body=f"{before.body}\n\n{each.body}", cc=copies, bcc=blind)
            case _:
                kept.append(each)
    return tuple(kept)

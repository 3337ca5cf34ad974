"""Messages: to whom, by which way, in which words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from actions.grammar.commands import Content, Message, Way
from actions.grammar.words.lexicon import DEFINITE
from actions.grammar.words.tokens import Phrase, said, trimmed
from actions.plans.action import Action, SendMail, SendSlack
from actions.plans.addressing import addressed
from actions.plans.gathered import gathered
from actions.plans.later import later
from actions.plans.news import news
from actions.plans.scene import Building, Built, Scene
from actions.plans.wording import sentence, wording
from actions.resolve.desk import Channel, Desk
from actions.resolve.people import Addressee, Company, Someone, addressees, people
from actions.resolve.result import Known, Open
from actions.resolve.times import listener_of

LONGEST_SUBJECT = 60


def message(command: Message, scene: Scene) -> Building:
    """A message by Slack where that was said or is possible, else by mail; to several people by Slack one each."""
    desk, key = scene.desk, scene.key
    for_later = later(command, scene)
    if for_later is not None:
        return for_later
    mail = command.way == "mail" or command.cc or command.bcc or command.subject
    way: Way = "mail" if mail else command.way
    names = gathered(command.to, scene)
    if not isinstance(names, Known):
        return names
    to = addressees(desk, names.value.names, way, scene.company, f"{key}.to")
    if not isinstance(to, Known):
        return to
    ask = f"What should the message to {' and '.join(map(_called, to.value))} say?"
    told = news(desk, command.content, scene.done)
    content = _to_them(command.content, to.value, scene)
    text = Known(told) if told else wording(desk, content, key, ask=ask)
    if not isinstance(text, Known):
        return text
    after = replace(
        scene, company=Company(tuple(each for each in to.value if isinstance(each, Someone)) or scene.company.people)
    )
    built = Built((), after, (*to.evidence, *text.evidence), (*names.notes, *to.notes, *text.notes), names.value.risks)
    if mail or any(isinstance(each, Someone) and not each.handle for each in to.value):
        return _mailed(command, scene, to.value, text.value, built)
    actions: tuple[Action, ...] = tuple(_slack(each, text.value) for each in to.value)
    return replace(built, actions=actions)


def _to_them(content: Content, to: Sequence[Addressee], scene: Scene) -> Content:
    """The content as it is said to the only one it is for, unless somebody else was spoken of before."""
    if len(to) != 1 or not isinstance(to[0], Someone):
        return content
    before = any((each.name, each.address) != (to[0].name, to[0].address) for each in scene.company.people)
    return content if before else addressed(content, listener_of(scene.desk), to[0].name)


def _slack(to: Addressee, text: str) -> SendSlack:
    return SendSlack(to.id, text, f"#{to.name}") if isinstance(to, Channel) else SendSlack(to.handle, text, to.name)


def _called(to: Addressee) -> str:
    return f"#{to.name}" if isinstance(to, Channel) else to.name


def _mailed(command: Message, scene: Scene, to: Sequence[Addressee], text: str, built: Built) -> Building:
    desk, key = scene.desk, scene.key
    if command.way == "slack":
        unreachable = next(each for each in to if isinstance(each, Someone) and not each.handle)
        return Open(f"{key}.way", f"{unreachable.name} is not on Slack. Should it go by mail?")
    without = [each for each in to if isinstance(each, Channel) or not each.address]
    if without:
        named = _called(without[0])
        return Open(f"{key}.to", f"{named} has no mail address. To whom should the mail go?")
    copies = people(desk, command.cc, scene.company, f"{key}.cc")
    blind = people(desk, command.bcc, scene.company, f"{key}.bcc")
    for each in (copies, blind):
        if not isinstance(each, Known):
            return each
    if not isinstance(copies, Known) or not isinstance(blind, Known):
        return built
    mail = SendMail(
        tuple(each.address for each in to if isinstance(each, Someone)),
        subject_of(command, text),
        text,
        tuple(each.address for each in copies.value),
        tuple(each.address for each in blind.value),
    )
    return replace(built, actions=(mail,), notes=(*built.notes, *copies.notes, *blind.notes))


def subject_of(command: Message, text: str) -> str:
    """The subject that was said; else what the message is about; else the beginning of its text."""
    if command.subject:
        return said(trimmed(command.subject))
    if command.content.about or command.content.kind in ("topic", "fact"):
        words = trimmed(command.content.about or command.content.words)
        while words and words[0].low in ("the", "a", "an", "our", "my"):
            words = words[1:]
        return sentence(said(words))
    if command.content.kind == "question":
        return _asked_about(command.content.words)
    if command.content.kind == "request":
        text = sentence(said(trimmed(command.content.words)))
    first = text.splitlines()[0].split(". ")[0].rstrip(".!?") if text.strip() else ""
    if len(first) <= LONGEST_SUBJECT:
        return first
    return first[:LONGEST_SUBJECT].rpartition(" ")[0] + " …"


def _asked_about(words: Phrase) -> str:
    """The last thing that a question speaks of: "the proposal" of "if he has seen the proposal"."""
    words = trimmed(words)
    if words and words[0].low in ("about", "for"):
        return f"Question {said(words)}"
    place = next((n for n in range(len(words) - 2, -1, -1) if words[n].low in DEFINITE), -1)
    return f"Question about {said(words[place:])}" if place >= 0 else "A question"


def internal(desk: Desk, address: str) -> bool:
    """Whether an address is a colleague's or the owner's."""
    return address in desk.owner.addresses or desk.is_colleague(address)

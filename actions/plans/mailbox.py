"""Actions on mails that are there: reply, forward, delete, archive."""

from __future__ import annotations

from dataclasses import replace

from actions.grammar.commands import Discard, Forward, Reply
from actions.plans.action import Action, ArchiveMail, DeleteMail, ForwardMail, ReplyMail
from actions.plans.addressing import addressed
from actions.plans.scene import Building, Built, Scene
from actions.plans.wording import wording
from actions.resolve.mails import field, headline, mails, search_text, subject
from actions.resolve.people import Company, people
from actions.resolve.result import Barred, Known, Open
from actions.resolve.times import listener_of
from memory_core.model.body import RecordBody
from memory_core.model.version import Version
from memory_core.sources.address import person


def reply(command: Reply, scene: Scene) -> Building:
    """An answer to the mail meant; its text is asked for when it was not said."""
    desk = scene.desk
    found = mails(desk, command.mail, scene.company, scene.mails, f"{scene.key}.mail")
    if not isinstance(found, Known):
        return found
    mail = found.value[0]
    sender = mail.body.author.name if isinstance(mail.body, RecordBody) else ""
    content = (
        addressed(command.content, listener_of(desk), sender) if sender and not command.to_all else command.content
    )
    text = wording(desk, content, scene.key, ask=f"What should the answer to {headline(desk, mail)} say?")
    if not isinstance(text, Known):
        return text
    body = mail.body
    if not isinstance(body, RecordBody) or not body.author.address:
        return Barred("That mail has no sender to answer to.", (mail.subject.id,))
    copies = people(desk, command.cc, scene.company, f"{scene.key}.cc")
    if not isinstance(copies, Known):
        return copies
    own = set(desk.owner.addresses)
    listed = [person(each).address for name in ("to", "cc") for each in field(mail, name)]
    to = (body.author.address,) if body.author.address not in own else tuple(each for each in listed if each not in own)
    others = tuple(dict.fromkeys(each for each in listed if each and each not in own and each not in to))
    title = subject(mail)
    action = ReplyMail(
        mail.subject.id,
        body.thread_id,
        to,
        title if title.casefold().startswith("re:") else f"Re: {title}",
        text.value,
        tuple(dict.fromkeys((*(others if command.to_all else ()), *(each.address for each in copies.value)))),
    )
    return _built(scene, (action,), found.value, (*found.evidence, *text.evidence), (*found.notes, *text.notes))


def forward(command: Forward, scene: Scene) -> Building:
    """Each mail meant, passed on to everybody named; what is ours goes outside only with a yes."""
    desk = scene.desk
    to = people(desk, command.to, scene.company, f"{scene.key}.to")
    if not isinstance(to, Known):
        return to
    reply_to = desk.replies.get(f"{scene.key}.to")
    if not to.value and not reply_to:
        return Open(f"{scene.key}.to", "To whom should it be forwarded?")
    found = mails(desk, command.mails, scene.company, scene.mails, f"{scene.key}.mail")
    if not isinstance(found, Known):
        return found
    note = ""
    if command.note.kind != "none":
        text = wording(desk, command.note, scene.key, ask="")
        if not isinstance(text, Known):
            return text
        note = text.value
    missing = [each for each in to.value if not each.address]
    if missing:
        return Open(f"{scene.key}.to", f"{missing[0].name} has no mail address. To whom should it go?")
    addresses = tuple(each.address for each in to.value) or (reply_to or "",)
    actions = tuple(ForwardMail(mail.subject.id, addresses, f"Fwd: {subject(mail)}", note) for mail in found.value)
    built = _built(scene, actions, found.value, found.evidence, (*to.notes, *found.notes))
    return replace(built, scene=replace(built.scene, company=Company(to.value)))


def discard(command: Discard, scene: Scene) -> Building:
    """The mails meant, one action each."""
    found = mails(scene.desk, command.mails, scene.company, scene.mails, f"{scene.key}.mail")
    if not isinstance(found, Known):
        return found
    make = ArchiveMail if command.archive else DeleteMail
    actions: tuple[Action, ...] = tuple(make(mail.subject.id) for mail in found.value)
    if not actions and not command.archive and command.mails.sender:
        # The memory may not hold them all: that none is known is no proof that there is none.
        actions = (DeleteMail("", search_text(scene.desk, command.mails, scene.company, f"{scene.key}.mail")),)
    return _built(scene, actions, found.value, found.evidence, found.notes)


def _built(
    scene: Scene,
    actions: tuple[Action, ...],
    found: tuple[Version, ...],
    evidence: tuple[str, ...],
    notes: tuple[str, ...],
) -> Built:
    why = "" if actions else "No mail fits, so there is nothing to do."
    return Built(actions, replace(scene, mails=found), evidence, notes, why=why)

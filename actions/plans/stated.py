"""Conditions that the records decide: what a mail says, whether something has come, what the memory answers.

Each is met, not met, or unknown (None), which is asked.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Final

from actions.grammar.commands import Discard, Forward, MailQuery, Reply, Simple
from actions.grammar.phrases.mails import mail_query
from actions.grammar.words.lexicon import ARTICLES, PERSONAL, QUESTION_STARTS
from actions.grammar.words.tokens import Phrase, lows, said, trimmed
from actions.plans.scene import Scene
from actions.plans.statement import NOT, SAYS, denies, named_in
from actions.resolve.mails import mails, subject
from actions.resolve.overlap import share
from actions.resolve.result import Known
from actions.resolve.times import listener_of
from memory_core.index.tokens import terms
from memory_core.model.answer import Answer
from memory_core.model.body import RecordBody
from memory_core.model.instant import to_iso
from memory_core.model.version import Version

_SPEAKS: Final = frozenset("mentions mention contains".split())
_COME: Final = frozenset("arrived come came received turned here in sent delivered landed there back".split())
_HANDED: Final = frozenset("attach enclos herewith".split())
_EMPTY: Final = frozenset("still already yet now finally up by then really actually indeed truly".split())
_IN_PASSING: Final = frozenset("not still really actually indeed truly".split())
"""What a question is asked without."""
_AMOUNT: Final = re.compile(r"(\d[\d.,\u00a0 ]*\d|\d)\s+([^\W\d_]+)")
_ENOUGH: Final = 0.5
"""The share of a condition's words that a record must have to decide it."""
_AUXILIARIES: Final = QUESTION_STARTS & frozenset(
    "is are was were does did do has have had should would may might must".split()
)


@dataclass(frozen=True, slots=True)
class Told:
    """Whether it is so, what shows it in words, and the records that do."""

    so: bool
    shown: str
    evidence: tuple[str, ...]


def told(words: Phrase, command: Simple, scene: Scene) -> Told | None:
    """What the records say of a condition, its negation taken into account; None when they do not decide it."""
    denied = denies(words)
    found = (
        _amount(words, command, scene)
        or _mentioned(words, command, scene)
        or _come(words, scene)
        or _answered(words, scene)
    )
    return None if found is None else replace(found, so=found.so != denied)


def _amount(words: Phrase, command: Simple, scene: Scene) -> Told | None:
    """Whether a mail has the number that is said: another number of the same thing says that it has not."""
    wanted = _amounts(said(words))
    at = next((n for n, token in enumerate(words) if n and token.low in SAYS), 0)
    if not wanted or not at:
        return None
    mail = _mail(words[:at], command, scene)
    if mail is None or not isinstance(mail.body, RecordBody):
        return None
    there = _amounts(mail.body.text)
    shown = f"“{subject(mail)}”"
    for unit, numbers in wanted.items():
        if numbers & there.get(unit, set()):
            return Told(so=True, shown=f"{shown} says so.", evidence=(mail.subject.id,))
        if there.get(unit):
            return Told(so=False, shown=f"{shown} has another number.", evidence=(mail.subject.id,))
    return None


def _mentioned(words: Phrase, command: Simple, scene: Scene) -> Told | None:
    """Whether a mail speaks of something: "if Bo's report mentions a lid"."""
    at = next((n for n in range(1, len(words) - 1) if words[n].low in _SPEAKS), 0)
    mail = _mail(words[:at], command, scene) if at else None
    wanted = {term for token in words[at + 1 :] for term in _telling(token.low)}
    if mail is None or not wanted or not isinstance(mail.body, RecordBody):
        return None
    yes = share(wanted, f"{subject(mail)}\n{mail.body.text}") == 1
    shown = f"“{subject(mail)}” speaks of it." if yes else f"“{subject(mail)}” does not."
    return Told(so=yes, shown=shown, evidence=(mail.subject.id,))


def _amounts(text: str) -> dict[str, set[str]]:
    """The numbers of a text by the word behind them, digits alone."""
    found: dict[str, set[str]] = {}
    for number, unit in _AMOUNT.findall(text):
        for term in terms(unit):
            found.setdefault(term, set()).add("".join(each for each in number if each.isdigit()))
    return found


def _mail(named: Phrase, command: Simple, scene: Scene) -> Version | None:
    """The mail that a condition speaks of: as named there, or the one that the command is about."""
    listener = listener_of(scene.desk)
    query = MailQuery(pronoun=True)
    if named[-1].low not in ("it", "that", "this"):
        size, query = mail_query(named, listener, sure=True)
        query = query if size else MailQuery(about=_thing(named))
    match command:
        case Discard(mails=about) | Forward(mails=about) | Reply(mail=about) if query.pronoun:
            query = about
        case _:
            pass
    found = mails(scene.desk, query, scene.company, scene.mails, f"{scene.key}.if.mail")
    return found.value[0] if isinstance(found, Known) and found.value else None


def _come(words: Phrase, scene: Scene) -> Told | None:
    """Whether something has come by mail: its sender wrote of it in a subject, or with it attached."""
    listener = listener_of(scene.desk)
    if not set(lows(words)) & _COME:
        return None
    names, place = named_in(words, listener)
    thing = {term for n, token in enumerate(words) if n not in place for term in _telling(token.low)}
    if not names or names[0][-1].low in PERSONAL or not thing:
        return None
    found = mails(scene.desk, MailQuery(0, names[0]), scene.company, (), f"{scene.key}.if")
    for mail in found.value if isinstance(found, Known) else ():
        text = mail.body.text if isinstance(mail.body, RecordBody) else ""
        handed = any(term.startswith(tuple(_HANDED)) for term in terms(text))
        if (thing <= set(terms(subject(mail))) and not subject(mail).casefold().startswith("re:")) or (
            handed and thing <= {*terms(text), *terms(subject(mail))}
        ):
            return Told(so=True, shown=f"It came with “{subject(mail)}”.", evidence=(mail.subject.id,))
    return None


def _answered(words: Phrase, scene: Scene) -> Told | None:
    """What the memory answers when it is asked whether it is so."""
    desk = scene.desk
    question = _question(words)
    outcome = desk.memory.answer(question, to_iso(desk.as_of), desk.as_of).outcome if question else None
    if not isinstance(outcome, Answer):
        return None
    wanted = {term for token in words for term in _telling(token.low)}
    first = outcome.citations[0] if outcome.citations else None
    if first is None or share(wanted, first.quote) < _ENOUGH:
        return None
    if any(each.when > first.when and share(wanted, each.quote) >= _ENOUGH for each in outcome.citations):
        # Something newer speaks of it too: whether it is still so is for the owner to say.
        return None
    yes, no = outcome.text.startswith("Yes"), outcome.text.startswith(("No, not yet", "No, called off", "Not yet"))
    return Told(so=yes, shown=f"“{first.quote.strip()}”", evidence=(first.id,)) if yes or no else None


def _question(words: Phrase) -> str:
    """A statement as a question: "the lease is signed" is "Is the lease signed?"; "" where it has no auxiliary."""
    kept = tuple(token for token in trimmed(words) if token.low not in _IN_PASSING)
    at = next((n for n in range(1, len(kept)) if kept[n].low.removesuffix("n't") in ("has", "have", "is", "are")), 0)
    if at and at + 1 < len(kept) and kept[at + 1].low in _COME:
        return f"Has {said(kept[:at])} arrived?"
    for at, token in enumerate(kept):
        verb = token.low.removesuffix("n't")
        if at and verb in _AUXILIARIES:
            verb = "is" if verb == "be" else verb
            return f"{verb.capitalize()} {said(kept[:at])} {said(kept[at + 1 :])}?"
    return ""


def _thing(words: Phrase) -> Phrase:
    return tuple(token for token in words if token.low not in ARTICLES)


def _telling(word: str) -> tuple[str, ...]:
    """The terms of a word that says what a condition is about; () for verbs of coming, negations and the like."""
    plain = word.removesuffix("'s")
    skipped = plain in _COME | NOT | _EMPTY | SAYS | ARTICLES or plain in PERSONAL
    return () if skipped else tuple(terms(plain))

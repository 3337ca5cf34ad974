"""Remarks: what is said before a command and commands nothing itself, behind a mark or run on without one.

"Siv is ill, cancel the review", "the lift is back so could you tell Bo", "the tank leaks just tell Tor". A remark says
whom pronouns mean, when something is to be, or what a message or a reminder says that has no words of its own.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from actions.grammar.clause import Clause
from actions.grammar.commands import (
    Ask,
    Cancel,
    Change,
    Content,
    Create,
    Discard,
    EventQuery,
    Forward,
    MailQuery,
    Message,
    Remind,
    Reply,
    Simple,
    Unread,
)
from actions.grammar.discourse.arrivals import mail_spoken_of
from actions.grammar.discourse.conditions import Simply
from actions.grammar.forms.answers import answering, of_remark
from actions.grammar.forms.rereading import unread
from actions.grammar.phrases.content import content
from actions.grammar.phrases.listening import Listener
from actions.grammar.phrases.occasions import LONGEST_EVENT
from actions.grammar.phrases.people import people_at
from actions.grammar.plain.reasons import reason_end, states
from actions.grammar.words.courtesy import CLOSINGS
from actions.grammar.words.lexicon import (
    ARTICLES,
    CHANNELS,
    NEGATIONS,
    PERSONAL,
    QUESTION_STARTS,
    QUESTION_VERBS,
    THINGS,
    composed,
    longest,
    phrases,
)
from actions.grammar.words.pointing import POINTERS, points_back
from actions.grammar.words.speech import begins_with, matched, without_openings
from actions.grammar.words.tokens import Phrase, lows, said, tokens, trimmed
from actions.grammar.words.verbs import Form, verbs_at
from memory_core.when.reading import Mention

_MARKS: Final = frozenset(", so - – — :".split())
"""What ends a remark that the command behind it is no part of."""
_ASKS: Final = longest(
    composed("|so|and|but|then|now|and so", "can|could|would|will", "you|u", "|please|just|also|maybe")
    | composed("|so|and", "i'd like to|i would like to|i want to|i need to|i must", "|please|just")
    | composed("so|please|so please|pls|and please|so just|so then|so now|so can we|so could we|so let's")
)
"""What a command begins with that is run on behind a remark, wherever its verb follows."""
_LEADS: Final = frozenset("and now just then honestly anyway also well".split())
"""What may stand before such a command where the remark is a sentence."""
_INTENDS: Final = composed(
    "i|we", "should|must|will|need to|have to|want to|wanted to|ought to|promised to|still need to|still have to"
) | phrases("i'll, we'll, i've got to, i'd like to, i need, i want")
_SPEAKS: Final = frozenset("asks says wants wonders thinks needs".split())
"""What somebody does whose words are passed on."""
_ANYWHERE: Final[frozenset[Form]] = frozenset(
    {"tell", "ask", "mail", "thank", "remind", "forward", "cancel", "move", "warn"}
)
"""Forms of the commands that are known behind a remark without a word before their verb."""
_RATHER: Final = frozenset(", just only rather instead but".split())
"""What stands between what is not to be done and what is."""
_ANYBODY: Final = frozenset("anybody anyone nobody everybody everyone somebody someone others".split())
"""Who is nobody that a pronoun may stand for: "don't tell anybody else, just tell him"."""
_ANSWERS: Final = phrases("yes, yeah, ok, okay, right, of course, at once, immediately, right away")
"""Courtesies that may be all that is said."""
_COLON: Final = tokens(":")
_OPENS, _CLOSES = tokens("("), tokens("()")[1:]
_POINTING: Final = THINGS | PERSONAL.keys()
"""Pronouns of what is to be done, which the remark before says more of."""
_SHORTEST: Final = 3
"""Words of a remark that runs on."""
LATEST: Final = 60
"""Tokens within which a remark ends."""


def contrasted(phrase: Phrase, listener: Listener, simple: Simply) -> Clause | None:
    """Of "don't delete the list, just archive it" what is meant, about what was spoken of; None for anything else."""
    forbidden = begins_with(phrase, NEGATIONS)
    for at in range(forbidden + 2, len(phrase) - 1) if forbidden else ():
        if phrase[at].low not in _RATHER:
            continue
        rest = without_openings(phrase[at + 1 :])
        rest = trimmed(rest[1:] if rest and rest[0].low in _RATHER else rest)
        rest = rest[:-1] if rest and rest[-1].low == "instead" else rest
        command = simple(Clause(rest), listener) if verbs_at(rest) else None
        ruled_out = simple(Clause(phrase[forbidden:at]), listener) if command is not None else None
        if ruled_out is not None and not isinstance(command, Unread | Ask):
            return Clause(rest, command=_of_the_same(command, ruled_out))
    return None


def _of_the_same(command: Simple | None, spoken: Simple) -> Simple | None:
    """A command about "it" made one about what another one is about."""
    match command, spoken:
        case Discard(mails=mails) | Forward(mails=mails), Discard(mails=meant) | Forward(mails=meant) if mails.pronoun:
            return replace(command, mails=meant)
        case Discard(mails=mails) | Forward(mails=mails), Reply(mail=meant) if mails.pronoun:
            return replace(command, mails=meant)
        case Reply(mail=mails), Discard(mails=meant) | Forward(mails=meant) if mails.pronoun:
            return replace(command, mail=meant)
        case Change(event=event), Cancel(events=meant) | Change(event=meant) if event.pronoun:
            return replace(command, event=meant)
        case Cancel(events=event), Change(event=meant) if event.pronoun:
            return replace(command, events=meant)
        case Message(to=to), Message(to=meant) if all(each[-1].low in PERSONAL for each in to) and not any(
            each[0].low in _ANYBODY for each in meant
        ):
            return replace(command, to=meant)
        case _:
            return command


def is_remark(read: list[Clause]) -> bool:
    """Whether a sentence commands nothing, such as "Siv is ill."."""
    return len(read) == 1 and unread(read[0].command)


def remark_end(phrase: Phrase, listener: Listener, simple: Simply) -> int:
    """Where the command begins that follows a remark in a sentence that is none as a whole; 0 for anything else."""
    for at in range(2, min(len(phrase) - 1, LATEST)):
        if phrase[at].low in _MARKS and _commands(without_openings(phrase[at + 1 :]), listener, simple):
            return at + 1
    if start := _answer_start(phrase, listener, simple):
        return start
    if not states(phrase):
        return 0
    for at in range(_SHORTEST, min(len(phrase) - 1, LATEST)):
        if phrase[at].low in _LEADS and _commands(without_openings(phrase[at:]), listener, simple):
            return at
        noun = phrase[at].low == "to" or phrase[at - 1].low in ARTICLES
        verbs = () if noun else verbs_at(phrase[at:])
        if any(each.verb.form in _ANYWHERE for each in verbs) and states(phrase[:at]):
            command = simple(Clause(phrase[at:]), listener)
            if command is not None and _stands_alone(command, listener):
                return at
    return 0


def _answer_start(phrase: Phrase, listener: Listener, simple: Simply) -> int:
    """Where an answer begins behind what has come: "Bo just wrote | answer him that we close"; 0 for none."""
    for at in range(1, min(len(phrase) - 1, LATEST)):
        answers = any(each.verb.form == "reply" for each in verbs_at(phrase[at:]))
        command = simple(Clause(phrase[at:]), listener) if answers and mail_spoken_of(phrase[:at], listener) else None
        if isinstance(command, Reply) and command.content.kind != "none" and _only_points(command.mail):
            return at
    return 0


def runs_on(phrase: Phrase, listener: Listener, simple: Simply) -> int:
    """Where the command begins behind a sentence that runs on into it: "the lift is back so could you tell Bo".

    0 for anything else, such as what begins with a verb: "tell Bo the lift is back so please come".
    """
    plain = without_openings(phrase)
    first = len(phrase) - len(plain)
    intends = begins_with(phrase, _INTENDS) > 0
    if not plain or plain[0].low in QUESTION_STARTS or (verbs_at(plain) and not intends):
        return 0
    for at in range(first + 2, min(len(phrase) - 1, LATEST)):
        size = matched(_ASKS, lows(phrase), at)
        left = phrase[first:at]
        if not size or not (intends or states(left)) or any(each.low == ":" for each in left):
            continue
        rest = without_openings(phrase[at + size :])
        leads = verbs_at(rest) or begins_with(rest, QUESTION_VERBS)
        command = simple(Clause(rest), listener) if leads else None
        asked = command is not None and not isinstance(command, Unread | Ask)
        if asked and (not intends or isinstance(command, Remind)):
            return at
        if isinstance(command, Ask) and size > 1 and phrase[at + size - 1].low != "please":
            # "... could you check whether that is true".
            return at
    return 0


def behind(remark: Phrase, clause: Clause, listener: Listener) -> Clause:
    """A clause with the remark before it, which says what its command leaves open: "I am late. Tell Bo."."""
    return replace(clause, command=filled(remark, clause.command, listener), remark=remark or clause.remark)


def filled(remark: Phrase, command: Simple | None, listener: Listener) -> Simple | None:
    """A command with what the remark before it says of what it leaves open."""
    told = without_openings(remark)
    told = told[:-1] if len(told) > 1 and told[-1].low in ("so", "and") else told
    match command:
        case Cancel(events=EventQuery(every=True, when=()) as events):
            # "I am ill today. Cancel my meetings."
            when = tuple(each.mention for each in listener.times(remark))
            return replace(command, events=replace(events, when=when))
        case Message() if told:
            return replace(command, content=_content_behind(told, command.content, listener))
        case Forward() | Discard() | Reply():
            return _of_mail(told, command, listener)
        case Ask(question=question) if not POINTERS.isdisjoint(lows(question)):
            return Ask((*told, *_COLON, *question))
        case Remind(words=words) if told:
            return replace(command, words=_reminding(words, told))
        case Change(event=EventQuery(words=(), people=(), pronoun=False) as event) if named := _event_in(
            told, listener
        ):
            # "the dentist rang, Friday is at ten now"
            return replace(command, event=replace(event, words=named))
        case Create(when=(), title=title) if _times_at_end(told, listener):
            named = title[1:] if lows(title[:1]) and title[0].low in THINGS else title
            return replace(command, when=_times_at_end(told, listener), title=_without_lead(named))
        case _:
            return command


def _content_behind(told: Phrase, inner: Content, listener: Listener) -> Content:
    """What a message says behind a remark: its own words, but for what they leave to the remark."""
    if inner.kind == "none" or _is_polite(inner) or _is_open(inner):
        return answering(told, listener) or content(told)
    return of_remark(told, inner, listener) or inner


def _reminding(words: Phrase, told: Phrase) -> Phrase:
    """What a reminder says: the remark before it too where its own words point to something.

    "The keys are in the shed. Remind me at four to fetch them (the keys are in the shed)."
    """
    if not words or points_back(words):
        return told
    if _POINTING.isdisjoint(lows(words)):
        return words
    return (*words, *_OPENS, replace(told[0], spaced=False), *told[1:], *_CLOSES)


def _of_mail(told: Phrase, command: Forward | Discard | Reply, listener: Listener) -> Simple:
    """A command on a mail that is only pointed to, with the mail or the answer that the remark before it speaks of."""
    match command:
        case Forward(to=to, mails=MailQuery(pronoun=True)) if not _SPEAKS.isdisjoint(lows(told)):
            # "Bo asks whether it fits, pass that on to Siv": what is asked is passed on.
            return Message(to, Content("text", told))
        case Forward(mails=mails) | Discard(mails=mails) if _only_points(mails):
            return replace(command, mails=mail_spoken_of(told, listener) or mails)
        case Reply(mail=mail, content=said) if _only_points(mail):
            asked = answering(told, listener) if said.kind == "none" and mail.sender else None
            # "Bo asks when the tour is, answer him"
            to_mail = replace(command, mail=mail_spoken_of(told, listener) or mail)
            return Message((mail.sender,), asked) if asked is not None else to_mail
        case _:
            return command


def _event_in(remark: Phrase, listener: Listener) -> Phrase:
    """The longest words of a remark that name an event; () for none."""
    for size in range(min(len(remark), LONGEST_EVENT), 0, -1):
        for start in range(min(len(remark), LATEST) - size + 1):
            named = remark[start : start + size]
            if named[0].low not in ARTICLES and listener.is_event(said(named)):
                return named
    return ()


def _is_open(inner: Content) -> bool:
    """Whether what a message says only points back, or asks why."""
    return points_back(inner.words) or lows(inner.words) in (("why",), ("the", "reason"))


def _is_polite(inner: Content) -> bool:
    return inner.kind == "text" and lows(inner.words) in CLOSINGS and lows(inner.words) not in _ANSWERS


def _without_lead(title: Phrase) -> Phrase:
    return title[1:] if len(title) > 1 and title[0].low == "for" else title


def _times_at_end(remark: Phrase, listener: Listener) -> tuple[Mention, ...]:
    """The points in time that the last sentence of a remark names: "... so Thursday at ten is free"."""
    start = max((n + 1 for n, token in enumerate(remark) if token.low in ("so", "but", "and")), default=0)
    return tuple(each.mention for each in listener.times(remark[start:]) if isinstance(each.mention, Mention))


def _only_points(mail: MailQuery) -> bool:
    """Whether nothing says which mail is meant: "it", "the mail", "answer him"; "the newsletter" does."""
    bare = mail.noun in CHANNELS and mail == MailQuery(mail.count, noun=mail.noun)
    return mail.pronoun or bare or (len(mail.sender) == 1 and mail.sender[0].low in PERSONAL and not mail.about)


def _commands(rest: Phrase, listener: Listener, simple: Simply) -> bool:
    rest = rest[reason_end(rest, 0) :]
    command = simple(Clause(rest), listener) if rest else None
    if isinstance(command, Discard) and any(not each.rest and not each.gap for each in verbs_at(rest)):
        # "this morning's digest, archive" is about what stands before it.
        return False
    return command is not None and (bool(verbs_at(rest)) or isinstance(command, Cancel | Change))


def _stands_alone(command: Simple, listener: Listener) -> bool:
    """Whether a command says to whom, about what or when, so that its verb is no word of a remark."""
    match command:
        case Message(to=to):
            return bool(to) and all(people_at(each, 0, listener)[0] for each in to)
        case Remind(when=when, words=words):
            return bool(when or words)
        case Cancel(events=event) | Change(event=event):
            return event.pronoun or listener.names_event(event.words)
        case Forward(to=to):
            return bool(to)
        case _:
            return False

"""A command taken apart: sentences, conditions, and clauses that each have a verb of their own.

"and" divides only where both sides are commands. What a reminder or a request says ("tell Lukas to sweep and lock up")
belongs to it until "then", "also" or a full stop. A clause without a verb takes that of the one before it when it is
whole with it: "move the tasting to ten and the review to three".
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from actions.grammar.commands import (
    Ask,
    Cancel,
    Change,
    Condition,
    Create,
    Discard,
    Forward,
    Message,
    Open,
    Remind,
    Reply,
    Simple,
    Unread,
)
from actions.grammar.lexicon import CLOSINGS, longest, phrases
from actions.grammar.listening import Listener
from actions.grammar.people import people_at
from actions.grammar.speech import begins_with, matched, without_openings
from actions.grammar.tokens import Phrase, lows, trimmed
from actions.grammar.verbs import verbs_at

Simply = Callable[..., Simple | None]

_ENDS: Final = frozenset(".;!?")
_JOINS: Final = frozenset("and then , also plus & but".split())
_STRONG: Final = frozenset("then also plus ;".split())
_IFS: Final = phrases(
    """
    if, unless, in case, provided, provided that, only if, as long as, assuming, so long as, given that
    """
)
_UNLESS: Final = frozenset({"unless"})
_IF_NOT: Final = longest(
    phrases(
        """
    if not, if no, if i haven't, if i have not, if i didn't, if so, if yes, if i have, if that's the case,
    otherwise, if that is the case, if it isn't, if it is, if they haven't, if that isn't the case, if that's not
    the case, if there isn't, if there is, if there are none, if none, if i'm not, if i am, if i don't, if i do, if
    nothing
    """
    )
)
_YES: Final = frozenset(
    {
        "if so",
        "if yes",
        "if i have",
        "if that's the case",
        "if that is the case",
        "if it is",
        "if there is",
        "if i am",
        "if i do",
    }
)
_ITS: Final = frozenset("that this it them so those these please me".split())
_RELAYED: Final = (
    ("says", "to"),
    ("says", "i", "should"),
    ("said", "to"),
    ("told", "me", "to"),
    ("tells", "me", "to"),
    ("asks", "me", "to"),
    ("asked", "me", "to"),
    ("wants", "me", "to"),
    ("asks", "us", "to"),
    ("says", "we", "should"),
    ("asks", "to"),
    ("asked", "to"),
    ("instructs", "me", "to"),
    ("says", "that", "i", "should"),
    ("says", "you", "should"),
    ("requires", "me", "to"),
    ("demands", "that", "i"),
    ("says", "i", "must"),
    ("says", "i", "need", "to"),
    ("says", "i", "have", "to"),
    ("said", "i", "should"),
    ("asked", "us", "to"),
    ("wrote", "to"),
    ("says", "that", "we", "should"),
    ("tells", "us", "to"),
    ("requested", "that", "i"),
    ("requests", "that", "i"),
    ("orders", "me", "to"),
    ("told", "us", "to"),
)
_SOURCES: Final = frozenset(
    "mail email e-mail message newsletter letter note invite invitation attachment document doc post comment ticket page pdf text invoice".split()
)
_AS_SAID: Final = (
    ("as", "the"),
    ("like", "the"),
    ("as", "requested", "in"),
    ("as", "instructed", "in"),
    ("as", "asked", "in"),
    ("as", "that"),
    ("per", "the"),
    ("as", "per", "the"),
    ("as", "it", "says", "in"),
    ("following", "the", "instructions", "in"),
    ("because", "the"),
    ("since", "the"),
    ("as", "described", "in"),
    ("the", "way", "the"),
    ("as", "demanded", "in"),
    ("as", "his"),
    ("as", "her"),
    ("as", "their"),
    ("per", "his"),
    ("per", "her"),
    ("per", "their"),
    ("as", "told", "in"),
    ("according", "to", "the"),
)


@dataclass(frozen=True, slots=True)
class Clause:
    """Words of one command, its condition, and the words by which it is said to be somebody else's demand.

    `command` is its form, where that is known already. `asks`: a question mark stood there. `remark`: a sentence before it
    that commands nothing.
    """

    words: Phrase
    condition: Condition | None = None
    relayed: Phrase = ()
    command: Simple | None = None
    asks: bool = False
    remark: Phrase = ()


def clauses(phrase: Phrase, listener: Listener, simple: Simply) -> list[Clause]:
    """The clauses of a command, in order; [] when nothing was said."""
    found: list[Clause] = []
    remark: Phrase = ()
    for sentence, asks in _sentences(phrase):
        if _is_courtesy(sentence):
            continue
        condition, rest = _condition(sentence, listener, simple, found)
        if not rest:
            continue
        relayed, rest = _relayed(rest)
        read = _divided(rest, listener, simple, asks=asks)
        if condition is None and not relayed and _is_remark(read, asks=asks):
            remark = rest
            continue
        found += [replace(each, condition=condition, relayed=relayed or each.relayed) for each in read]
    if not found and remark:
        return _divided(remark, listener, simple, asks=False)
    kept = _absorbed(found)
    return [replace(kept[0], remark=remark or kept[0].remark), *kept[1:]] if kept else kept


def _sentences(phrase: Phrase) -> list[tuple[Phrase, bool]]:
    found, start = [], 0
    for at, token in enumerate(phrase):
        if token.kind == "mark" and token.text in _ENDS and not _inside_word(phrase, at) and not _goes_on(phrase, at):
            if at > start:
                found.append((phrase[start:at], token.text == "?"))
            start = at + 1
    if start < len(phrase):
        found.append((phrase[start:], False))
    return found


def _is_courtesy(sentence: Phrase) -> bool:
    """Whether a sentence is only polite: "Thank you!"."""
    words = lows(trimmed(sentence))
    return words in CLOSINGS or words in (("hi",), ("hello",), ("hey",))


def _goes_on(phrase: Phrase, at: int) -> bool:
    """Whether the next sentence is a part of a message: "Subject: ...", "Body: ..."."""
    behind = lows(phrase[at + 1 : at + 3])
    return (
        len(behind) == 2
        and behind[0] in ("subject", "body", "text", "cc", "bcc", "title", "message")
        and behind[1] == ":"
    )


def _inside_word(phrase: Phrase, at: int) -> bool:
    """A point that ends no sentence: of "p.m.", "no. 4"."""
    return phrase[at].text == "." and at + 1 < len(phrase) and not phrase[at + 1].spaced


def _condition(
    sentence: Phrase, listener: Listener, simple: Simply, before: list[Clause]
) -> tuple[Condition | None, Phrase]:
    """The condition of a sentence and what is left of it; one asked in the sentence before is taken from there."""
    plain = without_openings(sentence)
    words = lows(plain)
    size = matched(_IF_NOT, words)
    if (
        size
        and before
        and isinstance(before[-1].command or simple(before[-1].words, listener, asks=before[-1].asks), Ask)
    ):
        rest = trimmed(plain[size:], ",;:")
        rest = rest[1:] if rest[:1] and rest[0].low == "then" else rest
        if rest:
            asked = before.pop()
            return Condition(_asked(asked.words), negated=" ".join(words[:size]) not in _YES), rest
    size = begins_with(plain, _IFS)
    if size:
        negated = words[0] in _UNLESS
        for at in range(size + 2, len(plain) - 1):
            joint = plain[at].low in (",", "then")
            behind = plain[at + 1 :] if joint else plain[at:]
            behind = behind[1:] if behind[:1] and behind[0].low == "then" else behind
            if not joint and not verbs_at(without_openings(behind)):
                continue
            command = simple(behind, listener)
            if (
                command is not None
                and not isinstance(command, Unread | Ask)
                and (joint or not isinstance(command, Message) or command.to)
            ):
                return Condition(trimmed(plain[size:at]), negated), behind
        return None, sentence
    return _trailing(plain, sentence, listener, simple)


def _trailing(plain: Phrase, sentence: Phrase, listener: Listener, simple: Simply) -> tuple[Condition | None, Phrase]:
    """A condition behind its command: "cancel the review if Tor is away"."""
    for at in range(2, len(plain) - 2):
        size = begins_with(plain[at:], _IFS)
        if not size or plain[at - 1].low in ("ask", "know", "check", "see", "and", "out", "wonder"):
            continue
        command = simple(trimmed(plain[:at]), listener)
        if isinstance(command, Cancel | Change | Create | Discard | Forward) or (
            isinstance(command, Message) and command.content.kind != "none" and plain[at].low == "unless"
        ):
            return Condition(trimmed(plain[at + size :]), plain[at].low in _UNLESS), trimmed(plain[:at])
    return None, sentence


def _asked(question: Phrase) -> Phrase:
    """The question without "check if": what is asked."""
    question = without_openings(question)
    for lead in (
        ("check", "if"),
        ("check", "whether"),
        ("see", "if"),
        ("see", "whether"),
        ("tell", "me", "if"),
        ("check",),
        ("let", "me", "know", "if"),
    ):
        if lows(question[: len(lead)]) == lead:
            return question[len(lead) :]
    return question


def _relayed(phrase: Phrase) -> tuple[Phrase, Phrase]:
    """The words that say whose demand a command is, and the command: "the mail from Bo says to forward ...".

    Also behind it: "forward the list as the mail from Bo asks".
    """
    words = lows(phrase)
    for at in range(1, min(len(words), 14)):
        for lead in _RELAYED:
            if (
                words[at : at + len(lead)] == lead
                and any(word in _SOURCES for word in words[:at])
                and at + len(lead) < len(words)
            ):
                return phrase[: at + len(lead)], phrase[at + len(lead) :]
    for at in range(2, len(words) - 1):
        for lead in _AS_SAID:
            if words[at : at + len(lead)] == lead and any(word in _SOURCES for word in words[at + len(lead) - 1 :]):
                return phrase[at:], trimmed(phrase[:at])
    if words[:1] == ("do",) or words[:1] == ("follow",):
        if any(word in _SOURCES for word in words):
            return phrase, phrase
    return (), phrase


def _is_remark(read: list[Clause], *, asks: bool) -> bool:
    """Whether a sentence commands and asks nothing, such as "Siv is ill."."""
    if asks or len(read) != 1:
        return False
    return read[0].command is None or isinstance(read[0].command, Unread)


def _divided(phrase: Phrase, listener: Listener, simple: Simply, *, asks: bool) -> list[Clause]:
    """The clauses of a sentence: divided where the words on both sides are commands."""
    phrase = trimmed(phrase)
    for at in range(1, len(phrase) - 1):
        if phrase[at].low not in _JOINS or phrase[at].kind == "quote":
            continue
        end, strong = at, False
        while end < len(phrase) and (
            phrase[end].low in _JOINS or (phrase[end].low in ("please", "after", "that", "finally") and strong)
        ):
            strong = strong or phrase[end].low in _STRONG
            end += 1
        left, right = trimmed(phrase[:at]), trimmed(phrase[end:])
        if not left or not right or phrase[at - 1].low in _JOINS:
            continue
        first = simple(left, listener)
        if first is None or isinstance(first, Unread | Ask) or _unfinished(first):
            continue
        rest = without_openings(right)
        if verbs_at(rest) and _divides(
            first, simple(rest, listener), strong=strong or _ends_in_time(first, left, listener)
        ):
            return [Clause(left, command=first), *_divided(right, listener, simple, asks=asks)]
        carried = _carried(first, left, right, listener, simple)
        if carried is not None:
            return [Clause(left, command=first), *carried]
    command = simple(phrase, listener, asks=asks)
    if command is None or isinstance(command, Unread):
        remarked = _after_remark(phrase, listener, simple)
        if remarked:
            return remarked
    return [Clause(phrase, command=command, asks=asks)]


def _after_remark(phrase: Phrase, listener: Listener, simple: Simply) -> list[Clause]:
    """ "I can't make the review, please cancel it": a remark, and behind a comma or "so" a command; [] for anything else."""
    for at in range(2, len(phrase) - 1):
        if phrase[at].low not in (",", "so", "-", "–", "—"):
            continue
        rest = without_openings(phrase[at + 1 :])
        if rest and verbs_at(rest) and simple(rest, listener) is not None:
            read = _divided(rest, listener, simple, asks=False)
            return [replace(read[0], remark=phrase[:at]), *read[1:]]
    return []


def _ends_in_time(first: Simple, left: Phrase, listener: Listener) -> bool:
    """Whether a reminder is whole with the time at its end, so that what follows is no part of it."""
    times = listener.times(left) if isinstance(first, Remind) and first.when else ()
    return bool(times) and times[-1].end == len(left) and times[-1].start > 3


def _unfinished(command: Simple) -> bool:
    """Whether a command says too little to stand alone before an "and"."""
    match command:
        case Remind(words=words):
            return not words
        case Message(content=content):
            return content.kind == "request" and not content.words
        case _:
            return False


def _divides(first: Simple, second: Simple | None, *, strong: bool) -> bool:
    """Whether two commands on both sides of an \"and\" are two."""
    if second is None or isinstance(second, Unread | Ask):
        return False
    if isinstance(first, Message) and first.content.kind == "none" and isinstance(second, Message):
        # "mail the two of them and ask them ..." is one message.
        return not all(_is_pronoun(each) for each in second.to)
    if (
        isinstance(second, Change)
        and second.title
        and second.event.pronoun
        and isinstance(first, Message | Create | Reply)
    ):
        # "... and title it X" says more of what is made.
        return False
    inside = isinstance(first, Remind) or (isinstance(first, Message) and first.content.kind in ("request",))
    if inside and not strong:
        return isinstance(second, Remind) or (isinstance(first, Remind) and not first.words)
    if (
        isinstance(first, Message)
        and first.content.kind in ("text", "question")
        and isinstance(second, Open | Create | Change)
        and not strong
    ):
        # "... that we are late and start at ten": a sentence goes on.
        return (isinstance(second, Create) and bool(second.when or second.people)) or (
            isinstance(second, Change) and bool(second.event.words)
        )
    return True


def _is_pronoun(name: Phrase) -> bool:
    return name[-1].low in ("them", "him", "her", "they", "both")


def _carried(first: Simple, left: Phrase, right: Phrase, listener: Listener, simple: Simply) -> list[Clause] | None:
    """Clauses that take the verb of the one before them; None when the right side is not whole with it."""
    plain = without_openings(left)
    for found in verbs_at(plain):
        if found.gap:
            continue
        lead = plain[: len(found.verb.words)]
        whole = _divided(lead + right, listener, simple, asks=False)
        command = whole[0].command
        if type(command) is not type(first) or command is None:
            continue
        if _whole(first, command, right, listener):
            return whole
    return None


def _whole(first: Simple, second: Simple, right: Phrase, listener: Listener) -> bool:
    match first, second:
        case Change(to=to, by=by), Change(event=event, to=also, by=and_by):
            return bool(event.words or event.when) and bool(to or by) and bool(also or and_by)
        case Cancel(events=one), Cancel(events=other):
            return (
                bool(other.words or other.people)
                and bool(one.words or one.people or one.when)
                and right[0].low in ("the", "my", "all", "next", "tomorrow's", "today's", "this", "that")
            ) or (bool(other.words) and bool(other.when))
        case Remind(when=when), Remind(when=also, words=words):
            return bool(when) and bool(also) and bool(words) and right[0].low in ("to", "about", "at")
        case Message(content=content), Message(to=to, content=other):
            return (
                content.kind != "none"
                and other.kind in ("text", "topic", "question", "request", "quote", "fact")
                and bool(to)
                and right[0].low not in ("that", "to", "about")
                and not _is_pronoun(to[0])
                and _known(to, listener)
            )
        case _:
            return False


def _known(names: tuple[Phrase, ...], listener: Listener) -> bool:
    return all(people_at(name, 0, listener)[0] for name in names)


def _absorbed(found: list[Clause]) -> list[Clause]:
    """Clauses that only repeat the one before them with "it" are left out; people who need something get it."""
    kept: list[Clause] = []
    for clause in found:
        before = kept[-1].command if kept else None
        match before, clause.command:
            case (Discard(), Discard(mails=query)) if query.pronoun:
                continue
            case (Cancel(), Cancel(events=events)) if events.pronoun:
                continue
            case (Forward(), Forward(mails=query, to=to)) if query.pronoun and not to:
                continue
            case (Change(), Change(event=event, to=to, by=None, length=None)) if (
                event.pronoun and not to and isinstance(before, Change)
            ):
                continue
            case (_, Ask()) if (
                kept and lows(without_openings(clause.words))[:1] == ("do",) and lows(clause.words)[-1] in _ITS
            ):
                continue
            case (Message() as one, Message() as two) if (
                two.to and all(_is_pronoun(each) for each in two.to) and one.content.kind == "none"
            ):
                kept[-1] = replace(kept[-1], command=replace(one, content=two.content))
                continue
        kept.append(clause)
    return kept

"""A command taken apart: sentences, conditions, and clauses that each have a verb of their own.

"and" divides only where both sides are commands. What a reminder or a request says ("tell Lukas to sweep and lock up")
belongs to it until "then", "also" or a full stop. A clause without a verb takes that of the one before it when it is
whole with it: "move the tasting to ten and the review to three".
"""

from __future__ import annotations

from dataclasses import replace
from itertools import chain
from typing import Final

from actions.grammar.clause import Clause
from actions.grammar.commands import (
    Ask,
    Cancel,
    Change,
    Content,
    Create,
    Forward,
    Message,
    Open,
    Remind,
    Reply,
    Simple,
    Unread,
)
from actions.grammar.discourse.conditions import Simply, alternatives
from actions.grammar.discourse.conditions import condition as condition_of
from actions.grammar.discourse.demands import relayed as relayed_in
from actions.grammar.discourse.headings import headed
from actions.grammar.discourse.remarks import behind, contrasted, filled, is_remark, remark_end, runs_on
from actions.grammar.discourse.repetition import ADDS, SHARED, absorbed, is_pronoun
from actions.grammar.discourse.sentences import is_courtesy, joined, sentences
from actions.grammar.forms.answers import answered
from actions.grammar.forms.rereading import unread
from actions.grammar.phrases.content import FINITE, REPORTS
from actions.grammar.phrases.copies import only_copies
from actions.grammar.phrases.listening import Listener
from actions.grammar.phrases.people import people_at
from actions.grammar.plain.reasons import SUBJECTS, outcome_start, reason_end
from actions.grammar.plain.series import is_scope
from actions.grammar.words.pointing import points_back
from actions.grammar.words.speech import without_closings, without_openings
from actions.grammar.words.tokens import Phrase, Token, lows, tokens, trimmed
from actions.grammar.words.verbs import verbs_at
from memory_core.when.reading import Mention

_AFTER_THAT: Final = frozenset("thereafter afterwards afterward thereupon subsequently".split())
_JOINS: Final = frozenset("and then , also plus & but".split()) | _AFTER_THAT
LATEST: Final = 120
"""Tokens of a clause within which the next one begins; behind them only its text goes on."""
_STRONG: Final = frozenset("then also plus ;".split()) | _AFTER_THAT
_THEM, _TELL_THEM = tokens("them"), tokens("tell them")
_STOP: Final = tuple(replace(each, spaced=False) for each in tokens("."))


def clauses(phrase: Phrase, listener: Listener, simple: Simply) -> list[Clause]:
    """The clauses of a command, in order; [] when nothing was said."""
    found: list[Clause] = []
    remark: Phrase = ()
    for sentence in chain.from_iterable(map(alternatives, _sentences(phrase, listener, simple))):
        if is_courtesy(sentence.words, last=bool(found)):
            continue
        condition, rest, settled = condition_of(sentence.words, listener, simple, found[-1] if found else None)
        if settled:
            found.pop()
        if not rest:
            continue
        rest = _on_that_day(rest, condition.words, listener) if condition is not None else rest
        relayed, rest = relayed_in(rest)
        read = _divided(replace(sentence, words=rest), listener, simple)
        read = [replace(each, command=sentence.command or each.command) for each in read[:1]] + read[1:]
        if condition is None and not (relayed or sentence.asks) and is_remark(read):
            more = _added(found[-1].command, rest, remark) if found else None
            found[-1:] = [replace(found[-1], command=more)] if more is not None else found[-1:]
            remark = remark if more is not None or (found and remark) else rest
            continue
        if condition is not None:
            # "if Bo has answered, notify Siv": of that.
            read = [replace(each, command=filled(condition.words, each.command, listener)) for each in read]
        found += [replace(each, condition=condition, relayed=relayed or each.relayed) for each in read]
    if not found and remark:
        return _divided(Clause(remark), listener, simple)
    kept = absorbed(found)
    return [behind(remark, kept[0], listener), *kept[1:]] if kept else kept


def _sentences(phrase: Phrase, listener: Listener, simple: Simply) -> list[Clause]:
    """The sentences, each that says something of the one before it joined with that."""
    return headed(joined(sentences(phrase), listener), listener, simple)


def _with_reasons(clauses: list[Clause], remark: Phrase, listener: Listener) -> list[Clause]:
    """The clauses behind a remark, which says why where somebody is told why: "..., and tell Bo why"."""
    told = (isinstance(each.command, Message) and lows(each.command.content.words) == ("why",) for each in clauses)
    return [
        replace(each, command=filled(remark, each.command, listener)) if why else each
        for each, why in zip(clauses, told, strict=True)
    ]


def _added(last: Simple | None, rest: Phrase, remark: Phrase) -> Simple | None:
    """The command before a sentence that is none, with what the sentence says more of it; None for nothing.

    `remark` is what was said before the command.
    """
    match last:
        case Message(content=Content(kind="none")) if remark:
            # "The lift is late. Tell Bo. Sorry again."
            return replace(last, content=Content("text", (*remark, *_STOP, *rest)))
        case Remind(words=()):
            # "Swimming on Friday. Remind me an hour before. Take goggles."
            return replace(last, words=rest)
        case Forward() if lows(rest[:2]) in ADDS and len(rest) > 2:
            return replace(last, note=Content("text", rest[2:]))
        case Create(title=(), about=()):
            # "Find us an hour tomorrow at ten? The herbs."
            return replace(last, about=trimmed(rest))
        case _:
            return None


def _on_that_day(rest: Phrase, spoken: Phrase, listener: Listener) -> Phrase:
    """The command with the day that its condition or a remark speaks of, where it says "that day"."""
    days = [each for each in listener.times(spoken) if isinstance(each.mention, Mention) and each.mention.dated]
    at = next((n for n in range(len(rest) - 1) if lows(rest[n : n + 2]) == ("that", "day")), -1)
    if not days or at < 0:
        return rest
    led = at and rest[at - 1].low == "on"
    return (*rest[:at], *(() if led else tokens("on")), *spoken[days[-1].start : days[-1].end], *rest[at + 2 :])


def _divided(sentence: Clause, listener: Listener, simple: Simply) -> list[Clause]:
    """The clauses of a sentence: divided where the words on both sides are commands."""
    phrase = _without_thanks(trimmed(sentence.words))
    if meant := contrasted(phrase, listener, simple):
        return [meant]
    if done := _without_outcome(phrase, listener, simple):
        return done
    if start := runs_on(phrase, listener, simple):
        return _after_remark(phrase, start, listener, simple)
    for at in range(1, min(len(phrase) - 1, LATEST)):
        if phrase[at].low not in _JOINS or phrase[at].kind == "quote":
            continue
        end, strong = at, False
        while end < len(phrase) and (
            phrase[end].low in _JOINS or (phrase[end].low in ("please", "after", "that", "finally", "to") and strong)
        ):
            strong = strong or phrase[end].low in _STRONG
            end += 1
        end = reason_end(phrase, end) or end
        left, right = trimmed(phrase[:at]), trimmed(phrase[end:])
        if not left or not right or phrase[at - 1].low in _JOINS or _goes_with(phrase[end - 1], right, listener):
            continue
        if lows(phrase[at:end]) == ("and",) and lows(right[:1]) == ("that",) and _tells_fact(left, listener, simple):
            # "tell Bo what it costs and that we pay"
            right = (*_TELL_THEM, *right)
        parted = _parted(left, right, listener, simple, strong=strong)
        if parted:
            return parted
    return _undivided(replace(sentence, words=phrase), listener, simple)


def _without_outcome(phrase: Phrase, listener: Listener, simple: Simply) -> list[Clause]:
    """The clauses of a sentence that ends with what comes of them: "tell Bo the rent, then he can rest"; [] mostly.

    What a message or a reminder says in words of its own may go on with it.
    """
    end = outcome_start(phrase)
    read = _divided(Clause(phrase[:end]), listener, simple) if end else []
    match read[-1].command if read else None:
        case None | Unread() | Ask() | Remind():
            return []
        case Message(content=said) if said.kind in ("text", "request", "question") and not points_back(said.words):
            return []
        case _:
            return read


def _goes_with(join: Token, right: Phrase, listener: Listener) -> bool:
    """Whether what stands behind a join is no clause of its own: copies, how much of a series, a "but we must wait"."""
    return (
        only_copies(right, listener)
        or is_scope(right)
        or (join.low == "but" and right[0].low.partition("'")[0] in SUBJECTS)
    )


def _undivided(whole: Clause, listener: Listener, simple: Simply) -> list[Clause]:
    """A sentence as one clause, or as a remark and the clauses behind it where it is no command as a whole."""
    command = simple(whole, listener)
    words = whole.words
    reason = reason_end(words, 0)
    # "before he gives up book an hour": the reason is no title.
    open_yet = unread(command) or (reason and isinstance(command, Create))
    start = (reason or remark_end(words, listener, simple)) if open_yet else 0
    return _after_remark(whole.words, start, listener, simple) if start else [replace(whole, command=command)]


def _parted(left: Phrase, right: Phrase, listener: Listener, simple: Simply, *, strong: bool) -> list[Clause]:
    """The clauses on both sides of a join; [] where they are one."""
    first, rest = simple(Clause(left), listener), without_openings(right)
    second = simple(Clause(rest), listener) if verbs_at(rest) else None
    if _says(first) and lows(rest[:1]) == ("ask",) and not isinstance(second, Message):
        # "tell Bo that it is done and ask when he comes"
        rest = right = (*rest[:1], *_THEM, *rest[1:])
        second = simple(Clause(rest), listener)
    if isinstance(first, Reply) and first.content.kind == "none" and lows(rest[:1]) in (("write",), ("say",)):
        # "answer Bo, write that it fits"
        return []
    if not answered(first, second):
        if first is None or isinstance(first, Unread | Ask) or _unfinished(first) or _names_only(first, listener):
            return []
        if isinstance(first, Create) and _of_it(second) and not verbs_at(without_openings(left)):
            # "tomorrow's meetings, cancel them all" makes none.
            return []
        if _goes_on(first, second, listener):
            return []
        if not _divides(first, second, strong=strong or _ends_in_time(first, left, listener)):
            carried = _carried(first, left, right, listener, simple)
            return [Clause(left, command=first), *carried] if carried is not None else []
    return [Clause(left, command=first), *_divided(Clause(right), listener, simple)]


def _goes_on(first: Simple, second: Simple | None, listener: Listener) -> bool:
    """Whether what seems to be done to an event is said to somebody: "tell Bo that it rains, hold the crates"."""
    match first, second:
        case (
            Message(content=Content(kind="text" | "request")) | Reply(content=Content(kind="text")),
            Cancel(events=event) | Change(event=event),
        ):
            named = event.pronoun or event.when or event.people or listener.names_event(event.words)
            return not named
        case _:
            return False


def _of_it(command: Simple | None) -> bool:
    """Whether a command is about an event spoken of before."""
    match command:
        case Cancel(events=event) | Change(event=event):
            return event.pronoun
        case _:
            return False


def _after_remark(phrase: Phrase, start: int, listener: Listener, simple: Simply) -> list[Clause]:
    """The clauses behind a remark, the first of which it belongs to: "I can't come, please cancel it"."""
    rest = _on_that_day(without_openings(phrase[start:]), phrase[:start], listener)
    relayed, rest = relayed_in(rest)
    first, *more = _divided(Clause(rest), listener, simple)
    first = replace(first, relayed=relayed or first.relayed)
    remark = trimmed(phrase[:start])
    return [behind(remark, first, listener), *_with_reasons(more, remark, listener)]


def _without_thanks(phrase: Phrase) -> Phrase:
    """The phrase without thanks behind its last comma, which thank nobody that is named."""
    plain = without_closings(phrase)
    return plain if phrase[len(plain) : len(plain) + 1] and phrase[len(plain)].low == "," else phrase


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


def _names_only(command: Simple, listener: Listener) -> bool:
    """Whether what a message seems to say is one more name: "tell Amira Maja" (and Tor that ...)."""
    said = command.content.words if isinstance(command, Message) else ()
    return bool(said) and people_at(said, 0, listener)[1] == len(said)


def _divides(first: Simple, second: Simple | None, *, strong: bool) -> bool:
    """Whether what stands on both sides of an "and" are two commands."""
    if second is None or isinstance(second, Unread | Ask):
        return False
    if isinstance(first, Message) and first.content.kind == "none" and isinstance(second, Message):
        # "mail the two of them and ask them ..." is one message.
        return not all(is_pronoun(each) for each in second.to)
    if (
        isinstance(second, Change)
        and second.title
        and second.event.pronoun
        and isinstance(first, Message | Create | Reply)
    ):
        # "... and title it X" says more of what is made.
        return False
    inside = isinstance(first, Remind) or (isinstance(first, Message) and first.content.kind == "request")
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


def _tells_fact(left: Phrase, listener: Listener, simple: Simply) -> bool:
    """Whether words are a message whose text is looked up."""
    command = simple(Clause(left), listener)
    return isinstance(command, Message) and command.content.kind == "fact"


def _says(command: Simple | None) -> bool:
    """Whether a command tells somebody something, and asks nothing of them."""
    return isinstance(command, Message) and command.content.kind in SHARED


def _carried(first: Simple, left: Phrase, right: Phrase, listener: Listener, simple: Simply) -> list[Clause] | None:
    """Clauses that take the verb of the one before them; None when the right side is not whole with it."""
    plain = without_openings(left)
    for found in verbs_at(plain):
        if found.gap:
            continue
        lead = plain[: len(found.verb.words)]
        whole = _divided(Clause(lead + right), listener, simple)
        command = whole[0].command
        if type(command) is not type(first) or command is None:
            continue
        if _whole(first, command, right, listener):
            return whole
    return None


def _whole(first: Simple, second: Simple, right: Phrase, listener: Listener) -> bool:
    match first, second:
        case Change(to=to, by=by), Change(event=event, to=also, by=and_by):
            stated = event.words[:1] and event.words[0].low in FINITE
            return bool(event.words or event.when) and not stated and bool(to or by) and bool(also or and_by)
        case Cancel(events=one), Cancel(events=other):
            return (
                bool(other.words or other.people)
                and bool(one.words or one.people or one.when)
                and right[0].low in ("the", "my", "all", "next", "tomorrow's", "today's", "this", "that")
            ) or (bool(other.words) and bool(other.when))
        case Remind(when=when), Remind(when=also, words=words):
            leads = right[0].low in ("to", "about", "at") or _dated_task(right, listener)
            return bool(when) and bool(also) and bool(words) and leads
        case Open(), Open(app=app):
            return len(app) == 1
        case Message(content=content), Message(to=to, content=other):
            return (
                content.kind != "none"
                and other.kind in ("text", "topic", "question", "request", "quote", "fact")
                and bool(to)
                and right[0].low not in ("that", "to", "about")
                and not is_pronoun(to[0])
                # "..., and Bo will fetch it" goes on with what is said.
                and not (other.kind == "text" and (other.words[0].low in FINITE | REPORTS or _past(other.words[0])))
                and _known(to, listener)
            )
        case _:
            return False


def _past(word: Token) -> bool:
    return word.low.endswith("ed")


def _dated_task(right: Phrase, listener: Listener) -> bool:
    """Whether words begin with a time and what is to be done then: "on Friday to pay Siv"."""
    times = listener.times(right)
    return bool(times) and times[0].start <= 1 and lows(right[times[0].end : times[0].end + 1]) in (("to",), ("about",))


def _known(names: tuple[Phrase, ...], listener: Listener) -> bool:
    return all(people_at(name, 0, listener)[0] for name in names)

"""Commands on mails that are there: reply, forward, delete, archive."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from actions.grammar.commands import Content, Discard, Forward, MailQuery, Reply
from actions.grammar.phrases.content import content, is_sentence
from actions.grammar.phrases.copies import copies
from actions.grammar.phrases.listening import Listener
from actions.grammar.phrases.mails import LEADS, mail_query
from actions.grammar.phrases.owners import DOCUMENTS, LATEST, NAMED_MAILS, is_theirs, owned
from actions.grammar.phrases.people import people_at
from actions.grammar.phrases.timing import timed
from actions.grammar.words.lexicon import (
    ARTICLES,
    MAILS,
    MESSAGES,
    THINGS,
    composed,
    longest,
    phrases,
)
from actions.grammar.words.speech import matched
from actions.grammar.words.tokens import Phrase, lows, trimmed
from actions.grammar.words.verbs import Found

_ANSWERS: Final = longest(
    phrases(
        """
    and tell them that, and tell them, and tell him, and tell her, with the text, with the note, with a note saying,
    with a note that, with a note, with note, and a note saying, with the comment, with the words, with the message,
    with just, with a, with
    """
    )
    | composed("|and", "say|write", "|that")
)
_WHOSE: Final = frozenset("her his their".split())
_WHOSE_MAIL: Final = {(word,) for word in _WHOSE}
_MAIL_LIKE: Final = MAILS | NAMED_MAILS | DOCUMENTS | LATEST | {"answer", "answers"}
_EVERY_ONE: Final = composed("all|every one|every single one|each one", "of them|of those") | phrases("the lot, all")
"""What says that all of the mails are meant, behind them."""
_WORDS_ALONE: Final = frozenset("thanks yes no ok okay sure agreed sorry".split())
"""What an answer may begin with that nothing leads in: "answer him thanks"."""
_WITHOUT_NOTE: Final = (("with", "nothing"), ("without", "a"), ("without", "any"), ("without", "words"))


def reply(found: Found, listener: Listener) -> Reply | None:
    """The reply that a clause with such a verb is; None when no mail and nobody is named."""
    if found.verb.behind == ("back",) and people_at(found.gap, 0, listener)[1] != len(found.gap):
        # "write to Bo that the lift is back"
        return None
    rest, cc, _ = copies((*found.gap, *found.rest), listener)
    to_all = lows(rest[:1]) in (("all",), ("everyone",)) and lows(rest[1:2]) != ("of",)
    rest = rest[1:] if to_all else rest
    rest = rest[1:] if rest and rest[0].low in ("to", "on", "in") else rest
    told = lows(rest[:1]) == ("that",) and found.verb.words[-1] != "to" and is_sentence(rest[1:])
    size, query = (0, MailQuery()) if told else mail_query(rest, listener, sure=True)
    if not size:
        addressed = found.rest[:1] != rest[:1] or found.verb.words[-1:] == ("to",)
        people, end = people_at(rest, 0, listener, sure=not addressed)
        on = lows(rest[end : end + 1]) == ("on",) and lows(rest[end + 1 : end + 2]) in _WHOSE_MAIL
        inner, query = mail_query(rest[end + 1 :], listener) if people and on else (0, MailQuery())
        if people and not inner and lows(rest[end : end + 1]) in (("'s",), ("on",)):
            return None
        # "answer Bo on his mail"
        query = replace(query if inner else MailQuery(1), sender=people[0]) if people else MailQuery(pronoun=True)
        size = end + 1 + inner if inner else end
    answer = trimmed(rest[size:], ",;:–—-")
    if not size and not answer:
        return None
    if size == 0 and not to_all and answer and answer[0].low not in LEADS | _WORDS_ALONE and answer[0].kind != "quote":
        return None
    return Reply(query, _words(answer), to_all, cc)


def _words(answer: Phrase) -> Content:
    """What the answer says: quoted, or behind "with", "saying", "that", "and say"."""
    words = lows(answer)
    size = matched(_ANSWERS, words)
    if size and size < len(answer):
        inner = answer[size:]
        return Content("quote", inner) if inner[0].kind == "quote" else Content("text", inner)
    said = content(answer)
    that = next((n for n in range(1, len(said.words) - 2) if said.words[n].low == "that"), 0)
    if said.kind == "topic" and that:
        # "reply to Bo concerning the crates that we have them": an answer says something.
        return Content("text", said.words[that + 1 :], said.words[:that])
    return said


def forward(found: Found, listener: Listener) -> Forward | None:
    """The forwarding that a clause with such a verb is; None when no mail is named."""
    rest = (*found.gap, *found.rest)
    sure = found.verb.words[0] in ("forward", "fwd") or bool(found.gap)
    rest = rest[1:] if rest and rest[0].low == "to" else rest
    hers = rest[:1] and rest[0].low in _WHOSE and rest[1:2] and rest[1].low in _MAIL_LIKE
    to, end = people_at(rest, 0, listener) if rest and rest[0].low not in THINGS and not hers else ((), 0)
    to = () if is_theirs(rest, end) and _goes_to_somebody(rest[end:], listener) else to
    if to and end < len(rest) and (sure or not _is_new(rest[end:])):
        size, query = mail_query(rest[end:], listener)
        size, query = (size, query) if size else _document(rest[end:], listener)
        others, stop = people_at(rest, end + size, listener) if size else ((), 0)
        if others and sure and stop == len(rest):
            # "fwd Bo rent mail Siv" is a mail of Bo's.
            return Forward(replace(query, sender=to[0]), others)
        if size:
            return Forward(query, to, _note(rest[end + size :]))
        if not (sure and is_theirs(rest, end)):
            return None
    size, query = mail_query(rest, listener, sure=sure)
    if not size and sure:
        size, query = _anything(rest)
    behind = rest[size:]
    # "fwd last Bo mail Siv"; "Bo's mail: fwd Siv" says "it Siv" of it.
    addressed, end = people_at(behind, 0, listener) if sure and size and behind else ((), 0)
    if addressed and end == len(behind):
        return Forward(query, addressed)
    if not size or not behind or behind[0].low not in ("to", "on", "over", "along", "with"):
        return Forward(query, ()) if size and sure else None
    leads = [next((n for n, token in enumerate(behind) if token.low == lead), -1) for lead in ("to", "with")]
    first = leads[0] if leads[0] >= 0 else leads[1]
    to, end = people_at(behind, first + 1, listener, sure=False) if first >= 0 else ((), 0)
    told = query.pronoun and not sure and lows(behind[end : end + 1]) == (":",)
    if told or (not to and not sure):
        # "send it to Bo: the list is done" says what is sent.
        return None
    return Forward(query, to, _note(behind[end:] if to else ()))


def _goes_to_somebody(rest: Phrase, listener: Listener) -> bool:
    """Whether it is said behind "to" to whom something goes, so that whoever stands before it owns it."""
    return any(token.low == "to" and people_at(rest, at + 1, listener)[0] for at, token in enumerate(rest[:-1]))


def _is_new(rest: Phrase) -> bool:
    """Whether a message is spoken of that is still to be written: "send Bo a chat message that ..."."""
    return rest[0].low in ("a", "an") and not MESSAGES.isdisjoint(lows(rest[1:3]))


def _document(rest: Phrase, listener: Listener) -> tuple[int, MailQuery]:
    """Somebody's document, which came by mail: "Bo's report"; 0 for anything else."""
    at, query = owned(rest, 1 if lows(rest[:1]) == ("the",) else 0, MailQuery(), listener, sure=True)
    end = next((n + 1 for n in range(at, min(at + 4, len(rest))) if rest[n].low in DOCUMENTS), 0)
    return (end, replace(query, about=rest[at:end])) if query.sender and end else (0, MailQuery())


def _anything(rest: Phrase) -> tuple[int, MailQuery]:
    """What is forwarded when no mail is named: the words up to "to" say what it is about."""
    end = next((n for n, token in enumerate(rest) if token.low == "to"), 0)
    about = rest[1:end] if rest[:1] and rest[0].low in ARTICLES else rest[:end]
    return (end, MailQuery(about=about)) if about else (0, MailQuery())


def _note(behind: Phrase) -> Content:
    behind = trimmed(behind, ",;:–—-")
    alone = lows(behind[:2]) in _WITHOUT_NOTE
    return _words(behind) if behind and not alone else Content()


def discard(found: Found, listener: Listener) -> Discard | None:
    """The deleting or archiving that a clause with such a verb is; None when it names no mail."""
    archive = found.verb.form == "archive"
    phrase = found.gap or found.rest
    if not phrase:
        # "... and archive": what was spoken of.
        return Discard(MailQuery(pronoun=True), archive)
    size, query = mail_query(phrase, listener, sure=archive)
    size, query = (size, query) if size else _document(phrase, listener)
    if archive and not size:
        # Nothing but mail is archived: "archive this morning's digest".
        told = timed(phrase, listener)
        return Discard(MailQuery(about=trimmed(told.words), when=told.times), archive) if told.words else None
    to, end = people_at(phrase, size + 1, listener) if lows(phrase[size : size + 1]) == ("to",) else ((), size)
    if to and end == len(phrase):
        return Discard(replace(query, to=to[0]), archive)
    size = len(phrase) if lows(phrase[size:]) == ("to", "me") else size
    behind = lows(trimmed(phrase[size:]))
    if size and behind in _EVERY_ONE:
        # "the newsletters, every one of them"
        return Discard(replace(query, count=0), archive)
    if size and behind[:1] == ("that",) and query.sender:
        # "Bo's note that the lift works": what it says tells which.
        return Discard(replace(query, hint=trimmed(phrase[size:])[1:]), archive)
    if not size or (behind and behind[0] not in ("from", "in", "please", "now", "for", "out", "off", "too", "away")):
        return None
    return Discard(query, archive)

"""Whose a mail is, where that stands before it: "Bo's last mail", "her mail", "noor proofs"."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from actions.grammar.commands import MailQuery
from actions.grammar.phrases.listening import Listener
from actions.grammar.phrases.people import people_at
from actions.grammar.words.lexicon import SURELY_MAILS
from actions.grammar.words.tokens import Phrase, Token, lows, owner, said

LATEST: Final = frozenset("last latest newest recent final".split())
OLDEST: Final = frozenset("first oldest earliest".split())
NO_PART: Final = frozenset("to from with and at on that in of by via , about".split())
"""Words that do not stand in what a mail is called by."""
NAMED_MAILS: Final = SURELY_MAILS | frozenset(
    """message messages thread invoice reply replies stuff letter letters note notes notification notifications
    notice notices digest digests advert adverts ad ads advertisement mailing""".split()
)
DOCUMENTS: Final = frozenset(
    "report offer quote contract invoice summary proofs certificate protocol photos draft statement order".split()
)
"""What people send one another by mail."""


def owned(phrase: Phrase, at: int, query: MailQuery, listener: Listener, *, sure: bool) -> tuple[int, MailQuery]:
    """Whose they are, where that stands before them: "Bo's last mail", "her mail"; and the place behind it."""
    words = lows(phrase)
    if at == 1 and words[0] in ("her", "his", "their"):
        return at, replace(query, sender=phrase[:1])
    for size in (3, 2):
        name = phrase[at : at + size]
        if len(name) == size and name[-1].low.endswith("'s") and listener.is_name(said((*name[:-1], owner(name[-1])))):
            # "Jonas Fink's mail"
            return at + size, replace(query, sender=(*name[:-1], owner(name[-1])))
    people, after = people_at(phrase, at, listener) if at < len(phrase) else ((), at)
    if people and words[after : after + 1] == ("'s",):
        query, at = replace(query, sender=people[0]), after + 1
    elif at < len(phrase) and words[at].endswith(("'s", "s'")) and listener.is_name(words[at].rstrip("s").rstrip("'")):
        query, at = replace(query, sender=(_without_s(phrase[at]),)), at + 1
    elif at + 1 < len(phrase) and words[at].endswith("s") and words[at + 1] in LATEST and phrase[at].kind == "word":
        # "tors last mail": an apostrophe left out.
        query, at = replace(query, sender=(_without_s(phrase[at]),)), at + 1
    elif sure:
        query, at = _owned_plainly(phrase, at, query, listener)
    while query.sender and at < len(phrase) and words[at] in LATEST | OLDEST | {"most"}:
        query, at = replace(query, count=1, oldest=words[at] in OLDEST), at + 1
    return at, query


def _owned_plainly(phrase: Phrase, at: int, query: MailQuery, listener: Listener) -> tuple[MailQuery, int]:
    """Whose they are without an apostrophe or by a description: "noor proofs", "the inspector's report"."""
    words = lows(phrase)
    people, after = people_at(phrase, at, listener) if at < len(phrase) else ((), at)
    if len(people) == 1 and is_theirs(phrase, after):
        return replace(query, sender=people[0]), after
    if at + 1 >= len(phrase) or phrase[at].kind != "word" or not words[at].endswith("s"):
        return query, at
    single, owns = _without_s(phrase[at]), words[at].endswith("'s")
    known = not owns and listener.is_name(single.text) and not listener.is_name(phrase[at].text)
    # Whoever "the inspector" is, the memory may know.
    article = words[at - 1 : at] == ("the",)
    described = owns and (article or words[at + 1] in NAMED_MAILS) and not listener.times(phrase[at : at + 1])
    sender = (*phrase[at - 1 : at], single) if article and described else (single,)
    return (replace(query, sender=sender), at + 1) if known or described else (query, at)


def is_theirs(phrase: Phrase, at: int) -> bool:
    """Whether a mail or a document is named here, behind somebody: "proofs", "hood mail"."""
    for token in phrase[at : at + 3]:
        if token.low in NO_PART or token.kind != "word":
            return False
        if token.low in NAMED_MAILS | DOCUMENTS:
            return True
    return False


def _without_s(token: Token) -> Token:
    """A name with the s of owning taken off, be the apostrophe there or left out."""
    named = owner(token)
    return named if named != token else replace(token, text=token.text[:-1], low=token.low[:-1])

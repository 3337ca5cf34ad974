"""The mail spoken of before a command on it: "Bo just wrote", "the clerk has answered", "Bo's letter says ..."."""

from __future__ import annotations

from typing import Final

from actions.grammar.commands import MailQuery
from actions.grammar.phrases.content import FINITE
from actions.grammar.phrases.listening import Listener
from actions.grammar.phrases.mails import mail_query
from actions.grammar.phrases.people import people_at
from actions.grammar.words.lexicon import DEFINITE, MAILS
from actions.grammar.words.speech import without_openings
from actions.grammar.words.tokens import Phrase, lows, trimmed

_SENT: Final = frozenset(
    "sent sends wrote writes written mailed mails emailed emails forwarded answered replied responded".split()
)
"""What somebody does whose mail is spoken of."""
_LATELY: Final = frozenset("has have had just finally also again already now back me us to".split())
"""What stands around such a verb and says nothing of the mail."""
_SAYS: Final = FINITE | frozenset("says claims mentions asks tells".split())
LONGEST_SENDER: Final = 9
"""Words by which a sender is described."""


def mail_spoken_of(remark: Phrase, listener: Listener) -> MailQuery | None:
    """The mail that a remark speaks of; None where it speaks of none."""
    told = without_openings(remark)
    return _sent(told, listener) or _named(told, listener) or _inside(told, listener)


def _sent(told: Phrase, listener: Listener) -> MailQuery | None:
    """Of "Bo just wrote about the lids" the latest of Bo's, which says something of lids; so of "Bo" alone."""
    verb = next((n for n in range(1, min(len(told), LONGEST_SENDER)) if told[n].low in _SENT), len(told))
    sender = told[:verb]
    while sender and sender[-1].low in _LATELY:
        sender = sender[:-1]
    people, end = people_at(sender, 0, listener)
    described = bool(sender) and sender[0].low in DEFINITE and verb < len(told)
    if not described and not (len(people) == 1 and end == len(sender)):
        return None
    said_of = trimmed(told[verb + 1 :])
    while said_of and said_of[0].low in _LATELY:
        said_of = trimmed(said_of[1:])
    return MailQuery(1, sender, hint=said_of, fresh=True)


def _named(told: Phrase, listener: Listener) -> MailQuery | None:
    """Of "Bo's letter says ten", "that bill that just came in" this mail."""
    size, query = mail_query(told, listener, sure=True)
    ends = size == len(told) or told[size].low in _SAYS or told[size].kind == "mark"
    certain = query.sender or query.fresh or not MAILS.isdisjoint(lows(told[:size]))
    return query if size and ends and certain and not query.pronoun else None


def _inside(told: Phrase, listener: Listener) -> MailQuery | None:
    """Of "I don't need the mail from Bo" this mail: one that is named further on, by whom it is from or what about."""
    named = (mail_query(told[n:], listener)[1] for n in range(1, len(told)) if told[n].low in DEFINITE)
    return next((each for each in named if (each.sender or each.about) and not each.pronoun), None)

"""Whether words say that something is done, still to come, not so, or called off."""

from __future__ import annotations

import re
from typing import Final, Literal, TypeAlias

from memory_core.index.tokens import terms

Stance: TypeAlias = Literal["off", "not", "pending", "done", "open"]
"""`off`: called off or no longer so. `open`: nothing of the kind is said."""

DEEDS: Final = frozenset(
    terms(
        """accept agree answer announce apply approve arrive ask assign attend book build buy call cancel change
        check choose close collect complete confirm contact count cut decide deliver deploy draft drop email
        finish fix forward hand hire install invite invoice join launch leave mail measure meet merge move open
        order paint pay pick plan post print promise propose publish receive record reject release renew repair
        reply report request reserve return review sell send share ship sign sort submit switch talk test train
        transfer update upload visit write"""
    )
)
"""Terms of what is done at work and can be said to be done."""

_OFF: Final = re.compile(
    r"\b(?:cancel(?:l?ed|ling|s)?|call(?:ed|ing)? off|scratch(?:ed)?|scrapped|dropped|no (?:longer|need|more)"
    r"|not needed"
    r"|off the table|abandoned|never ?mind|won['’]t (?:happen|need)|isn['’]t happening|not happening|put on hold)\b",
    re.IGNORECASE,
)
_NOT: Final = re.compile(
    r"^no\b|\bno[,.]|\bnot (?:yet|done|signed|sent|ready|available|confirmed|agreed|approved|decided|posted|finished"
    r"|closed"
    r"|true|going)\b|\b(?:hasn|haven|didn|isn|aren|wasn|weren|doesn|don|won|can|couldn)['’]t\b|\bnever\b|\bcannot\b"
    r"|\bstill (?:not|no|missing|outstanding|open|waiting|haven['’]t)\b|\b(?:no|without) \w+ (?:yet|today|so far)\b"
    r"|\bhas no\b|\bhave no\b|\bbroke (?:it|my|the) (?:again|promise)|\bbroke it\b|\bunsigned\b|\bforgot\b",
    re.IGNORECASE,
)
_PENDING: Final = re.compile(
    r"\b(?:will|going to|gonna|should|plans? to|planning|proposing|propose|expects?|hopes?|reviewing|in review"
    r"|under review|get back to|wait(?:ing)?|pending|on track|tied to|depends?|(?<=\w )if|unless|promised|draft"
    r"|tomorrow"
    r"|next (?:week|month))\b|['’]ll\b|\bby (?:the |end |mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug"
    r"|sep"
    r"|oct|nov|dec|\d)",
    re.IGNORECASE,
)
_KEPT: Final = re.compile(r"\bas promised\b", re.IGNORECASE)
_DONE: Final = re.compile(
    r"\b(?:done|sent|signed|delivered|posted|finished|shipped|live|merged|fixed|arrived|received|went (?:out|up|live)"
    r"|(?:is|are|['’]s) (?:up|in|out|there|over|here)|attached|here (?:is|it is|are)|in your (?:mail|inbox)|confirmed"
    r"|agreed|closed|booked|landed|ordered|paid|handed over|completed?|published|submitted|approved|in my hand|passed"
    r"|yes|yep|yeah)\b",
    re.IGNORECASE,
)


_CONDITION: Final = re.compile(r"\b(?:if|in case|unless|should you|whenever)\b[^.!?;,]*", re.IGNORECASE)
"""What is only supposed: nothing in it is said to be so."""

_UNDECIDED: Final = re.compile(
    r"\bno (?:decision|verdict|vote|result)s?\b|\bundecided\b|\bdecision (?:is|was) (?:postponed|put off|open)\b"
    r"|\b(?:not|never|nothing|isn['’]t|wasn['’]t|hasn['’]t)(?: (?:is|was|has|yet|been))* (?:decided|settled|voted)\b",
    re.IGNORECASE,
)


def stance(text: str) -> Stance:
    """What words say of whatever they are about; the stronger cue counts, `off` before `not` before the others.

    >>> stance("Signed, scanned and sent."), stance("You get it on Friday, I'll send it."), stance("It isn't signed.")
    ('done', 'pending', 'not')
    """
    stated = _CONDITION.sub("", text)
    if _OFF.search(stated):
        return "off"
    if _NOT.search(stated):
        return "not"
    done, pending = _DONE.search(stated), _PENDING.search(_KEPT.sub("", text))
    if done and not pending:
        return "done"
    return "pending" if pending else "open"


def is_undecided(text: str) -> bool:
    """Whether words say that nothing was decided.

    >>> is_undecided("The vote was put off, nothing is decided yet."), is_undecided("Decided: no lease.")
    (True, False)
    """
    return _UNDECIDED.search(text) is not None

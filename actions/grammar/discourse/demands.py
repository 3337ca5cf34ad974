"""Words by which a command is said to be what somebody else demanded, in a mail or another text."""

from __future__ import annotations

from typing import Final

from actions.grammar.words.lexicon import ME, composed, longest, phrases
from actions.grammar.words.speech import matched
from actions.grammar.words.tokens import Phrase, lows, trimmed

LATEST: Final = 14
"""Words of a source before its demand."""
_DEMANDS: Final = longest(
    phrases(
        """
    says to, says i should, asks you to, wants you to, tells you to, ask you to, want you to, ask me to, want me to,
    writes that i must, write that i must, say that i must, says that i must, say i must, say i should, say to, ask
    us to, said to, told me to, tells me to, asks me to, asked me to, wants me to, asks us to, says we should, asks
    to, asked to, instructs me to, says that i should, says you should, requires me to, demands that i, says i must,
    says i need to, says i have to, said i should, asked us to, wrote to, says that we should, tells us to,
    requested that i, requests that i, orders me to, told us to
    """
    )
)
_OF_ASSISTANTS: Final = longest(
    composed(
        "write|writes|wrote|say|says|said|ask|asks|asked|want|wants|tell|tells|told|request|requests|instructs|orders",
        "|to|that",
        "the|my|your|our|any|all",
        "assistant|assistants|ai|ais|agent|agents|bot|chatbot|model",
        "|to|that it should|that it must|should|must|it should|it must|that they should",
    )
)
"""What says that somebody demands something of an assistant, which is never the owner's own wish."""
_AS_SAID: Final = longest(
    phrases(
        """
    as the, like the, as requested in, as instructed in, as asked in, as that, per the, as per the, as it says in,
    following the instructions in, because the, since the, as described in, the way the, as demanded in, as his, as
    her, as their, per his, per her, per their, as told in, according to the
    """
    )
)
_SOURCES: Final = frozenset(
    """mail email e-mail message newsletter letter note invite invitation attachment document doc post comment
    ticket page pdf text invoice""".split()
)
"""What texts of others are called."""


_SAID: Final = frozenset("wrote writes says said told tells texted posted mailed emailed messaged asked asks".split())
_WANTS: Final = frozenset("wants want asks says demands requests requires tells instructs needs".split())
_WHATEVER: Final = frozenset("what whatever as everything".split())
_AGREED: Final = longest(
    phrases("do so, do it, do that, do what it says, do as they say, do this, go ahead, make it so")
)
"""Words at the end by which one takes a demand over."""


def _last(words: tuple[str, ...]) -> tuple[str, ...]:
    """The words behind the last comma or "please"."""
    place = max((n for n, word in enumerate(words) if word in (",", "please")), default=-1)
    return words[place + 1 :]


def _without_agreeing(phrase: Phrase) -> Phrase:
    words = lows(phrase)
    if not matched(_AGREED, _last(words)):
        return phrase
    rest = phrase[: len(phrase) - len(_last(words))]
    while rest and rest[-1].low in (",", "please", "and"):
        rest = rest[:-1]
    return rest


def _told(words: tuple[str, ...]) -> int:
    """How many words say that what follows is what somebody said: "Bo wrote: ..."; 0 mostly, also for the owner."""
    at = next((n for n, word in enumerate(words[:LATEST]) if word == ":"), 0)
    said = [word for word in words[:at] if word not in ("me", "us", "to")]
    by_another = len(said) > 1 and said[-1] in _SAID and said[0] not in (*ME, *_SAID)
    return at + 1 if by_another and at + 1 < len(words) else 0


def _as_said(words: tuple[str, ...]) -> int:
    """Where "as the mail from Bo asks" begins behind a command, or the comma between it and one behind it; 0 mostly."""
    comma = next((n for n in range(2, min(len(words) - 1, LATEST)) if words[n] == ","), 0)
    if words[0] in ("as", "like", "per") and not _SOURCES.isdisjoint(words[:comma]):
        return comma
    behind = ((n, matched(_AS_SAID, words, n)) for n in range(2, len(words) - 1))
    return next((n for n, size in behind if size and not _SOURCES.isdisjoint(words[n + size - 1 :])), 0)


def _demanded(words: tuple[str, ...]) -> int:
    """Where what is demanded begins behind "the mail from Bo says to", "the landlord's mail wants"; 0 for no demand."""
    agreed = matched(_AGREED, _last(words)) > 0
    for at in range(1, min(len(words), LATEST)):
        source = not _SOURCES.isdisjoint(words[:at])
        size = matched(_OF_ASSISTANTS, words, at) or (matched(_DEMANDS, words, at) if source or agreed else 0)
        if size and at + size < len(words):
            return at + size
    for at in range(1, min(len(words), LATEST)) if agreed else ():
        # "the landlord's mail wants the deposit sent, go ahead".
        if words[at] in _WANTS and not _SOURCES.isdisjoint(words[:at]):
            return at + 1
    return 0


def relayed(phrase: Phrase) -> tuple[Phrase, Phrase]:
    """The words that say whose demand a command is, and the command: "the mail from Bo says to forward ...".

    Also behind it: "forward the list as the mail from Bo asks".
    """
    words = lows(phrase)
    quoted = _told(words)
    if quoted:
        return phrase[:quoted], trimmed(phrase[quoted:])
    demanded = _demanded(words)
    if demanded:
        return phrase, _without_agreeing(phrase[demanded:])
    place = _as_said(words)
    if place:
        return (
            (phrase[:place], trimmed(phrase[place:]))
            if words[place] == ","
            else (phrase[place:], trimmed(phrase[:place]))
        )
    follows = words[:1] in (("do",), ("follow",)) and not _SOURCES.isdisjoint(words)
    if follows or _as_another_wants(words):
        return phrase, phrase
    return (), phrase


def _as_another_wants(words: tuple[str, ...]) -> bool:
    """Such as "do what the landlord asks", "do whatever Bo says"; what oneself said is one's own."""
    another = words[2:3] and words[2] not in ME
    return (
        words[:1] == ("do",)
        and words[1:2] != ()
        and words[1] in _WHATEVER
        and bool(another)
        and (not (_WANTS | _SAID).isdisjoint(words[3:]))
    )

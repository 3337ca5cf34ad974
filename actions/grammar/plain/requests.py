"""What is asked for in the third person, as the plain command: "might Bo be told that ...", "I'd be glad if Bo came".

A polite frame wishes that something were so; behind it stands what is to be done, by whom or with what. The frame goes,
an inverted question is put in the order of a statement, and whoever "could" do something is asked to.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from actions.grammar.phrases.events import event_query
from actions.grammar.phrases.listening import Listener
from actions.grammar.phrases.people import people_at
from actions.grammar.plain.voice import PARTICIPLES, caused, infinitive_of, made_of
from actions.grammar.words.courtesy import GLAD, VERY
from actions.grammar.words.lexicon import DEFINITE, PLACE_NOUNS, TITLE_NOUNS, composed, longest
from actions.grammar.words.speech import matched
from actions.grammar.words.tokens import Phrase, lows, tokens
from actions.grammar.words.verbs import FIRST_WORDS, verbs_at

_FRAMES: Final = longest(
    composed(
        "i'd be|i would be|i should be|i shall be|we'd be|we should be|we would be|it'd be|it would be|that would be",
        VERY,
        GLAD,
        "|to you",
        "if",
    )
    | composed("i'd|i would|i should|we'd|we would", "|really|very much", "appreciate|like|love|prefer", "it if")
    | composed("it|you|that", "would", "|greatly|really|much", "oblige|please|help|suit", "me|us", "|greatly", "if")
    | composed("would|could|might", "it", "|perhaps|please", "be", "possible|all right|arranged", "that|for")
)
"""What leads in what is wished for, whoever shall do it."""
_WANTED: Final = longest(
    composed("i|we", "|would|also", "want|need|wish|like|prefer", "that")
    | composed("make|see|care|provide|take care|look|make sure|arrange|ensure|see to it", "that")
)
"""What leads in what somebody shall do or get."""
_LEARNS: Final = longest(
    composed(
        "|also", "knows|learns|hears|is told|finds out|gets to know|gets to hear|is informed|know|be told", "|that|of"
    )
)
"""What somebody does who is told."""
_TELL: Final = tokens("tell")
_POSSIBLE: Final = longest(
    {words[::-1] for words in composed("be", "possible|all right|alright|okay|ok|convenient|in order|conceivable")}
)
"""What ends a question that asks for what it names, from its end."""
_MUST: Final = "must|should|shall|has to|needs to|is to|are to|ought to|will"
_MUST_BE: Final = longest(composed(_MUST, "|now|please|kindly|also", "be"))
_SHALL_READ: Final = longest(composed(_MUST, "be|read|become|be changed to|say|run"))
_SHALL_BE_NAMED: Final = longest(
    composed(
        f"{_MUST}|is now|is from now on",
        "be|",
        "|now|only|just",
        "named|called|titled|entitled|renamed",
        "|to|into|only|just",
    )
)
_RENAME: Final = tokens("rename")
_NEW: Final = frozenset("a an another notice word".split())
"""What something begins with that is not there yet."""
_SHORTEST: Final = 3
_ASKING: Final = frozenset("can could may might".split())
"""Modals of questions that ask for what they name."""
_MODALS: Final = _ASKING | {"would", "will", "should"}
_SOFTLY: Final = frozenset("perhaps please possibly kindly maybe also now just then therefore".split())
_MY_OWN: Final = frozenset("you u i we there".split())
_LATEST: Final = 14
"""Tokens within which the verb of an inverted question stands."""
_BEFORE_BE: Final = _SOFTLY | _MODALS | {"to"}
_BE: Final = frozenset({"be", "get"})
_SHOULD: Final = tokens("should")
_MAY_I_HAVE: Final = longest(composed("may|could|can|might", "i|we", "|please|just|also|possibly|perhaps", "have|get"))
_HAVE: Final = tokens("have")
_ASK: Final = tokens("ask")
_BOOK: Final = tokens("book")
_TO: Final = tokens("to")


def requested(phrase: Phrase, listener: Listener) -> Phrase:
    """Such a clause as the command or the statement that it comes to; any other clause as it is."""
    if len(phrase) < _SHORTEST:
        return phrase
    if phrase[0].low == "do" and phrase[1].low not in _MY_OWN and verbs_at(phrase[1:]):
        # "do let Bo know"
        return phrase[1:]
    if got := _to_be_got(phrase, listener):
        return got
    if made := _to_be_made(phrase) or _to_be_changed(phrase):
        return made
    if phrase[0].low in ("would", "could") and (size := matched(_POSSIBLE, tuple(reversed(lows(phrase))))):
        # "would an hour with Bo at ten be possible"
        return (*_BOOK, *phrase[1:-size]) if listener.times(phrase) else phrase
    wants = matched(_WANTED, lows(phrase))
    size = matched(_FRAMES, lows(phrase)) or wants
    wished = phrase[size:]
    if wants and wished and (told := _learning(wished, listener)):
        return told
    if size and wished and wished[0].low == "you" and len(wished) > 1 and (verb := infinitive_of(wished[1].low)):
        # "I'd be glad if you told Bo"
        return (replace(wished[1], low=verb), *wished[2:])
    if not size or not wished or wished[0].low in _MY_OWN:
        return _stated(phrase, listener) if phrase[0].low in _ASKING else phrase
    stated = _stated(_as_should(wished), listener)
    return stated if stated != wished else _asked_of(wished, listener)


def _to_be_got(phrase: Phrase, listener: Listener) -> Phrase:
    """Of "could I have an hour with Bo at ten", "may I have the list sent to Bo" the command; () of anything else."""
    wanted = phrase[matched(_MAY_I_HAVE, lows(phrase)) :]
    if wanted == phrase or not wanted:
        return ()
    if wanted[0].low not in ("a", "an", "another", "half", "some"):
        turned = caused((*_HAVE, *wanted), listener)
        return turned if turned[0].low != "have" else ()
    reminds = any(each.verb.form == "remind" for each in verbs_at(wanted))
    return wanted if reminds else (*_BOOK, *wanted) if listener.times(wanted) else ()


def _to_be_made(phrase: Phrase) -> Phrase:
    """Of "a call is to be booked for ten", "it must be sent a mail to Bo" the command to do it; () of anything else."""
    new = phrase[0].low in _NEW or phrase[0].low in ("it", "there")
    for at in range(1, min(len(phrase) - 2, _LATEST)) if new else ():
        size = matched(_MUST_BE, lows(phrase), at)
        verb = made_of(phrase[at + size].low) if size and at + size < len(phrase) else ""
        if not verb:
            continue
        behind = phrase[at + size + 1 :]
        thing = phrase[:at] if phrase[0].low in _NEW else ()
        return (*tokens(verb), *thing, *behind) if thing or (behind and behind[0].low in _NEW) else ()
    return ()


def _to_be_changed(phrase: Phrase) -> Phrase:
    """Of "the venue of the tour shall be hall A" the command: "change the venue of the tour to hall A"; else ().

    "The tour shall be named walk" is "rename the tour to walk".
    """
    for at in range(2, min(len(phrase) - 1, _LATEST)) if phrase[0].low in DEFINITE else ():
        size = matched(_SHALL_BE_NAMED, lows(phrase), at)
        if not size or at + size == len(phrase):
            continue
        # "the tour must be called off" and "Bo has to be called at nine" give no name.
        written = phrase[at + size].text[:1].isupper() or phrase[at + size].kind == "quote"
        if written or "called" not in lows(phrase[at : at + size]):
            return (*_RENAME, *phrase[:at], *_TO, *phrase[at + size :])
    if phrase[0].low != "the" or phrase[1].low not in PLACE_NOUNS | TITLE_NOUNS or phrase[2].low != "of":
        return ()
    for at in range(4, min(len(phrase) - 1, _LATEST)):
        if size := matched(_SHALL_READ, lows(phrase), at):
            return (*tokens("change"), *phrase[:at], *_TO, *phrase[at + size :])
    return ()


def _stated(phrase: Phrase, listener: Listener) -> Phrase:
    """Of "might Bo perhaps be told" the statement: "Bo should be told"; what asks for nothing stays.

    Only what is done, or what is said of an event, is asked for so: "may Bo come?" asks.
    """
    inverted = phrase[0].low in _ASKING
    first = 1 if inverted else 0
    for at in range(first + 1, min(len(phrase) - 1, _LATEST)):
        low, before = phrase[at].low, phrase[at - 1].low
        done = low in _BE and phrase[at + 1].low in PARTICIPLES and (inverted or before in _BEFORE_BE)
        if not done and not (inverted and low in FIRST_WORDS - _BE):
            continue
        subject = phrase[first:at]
        while subject and subject[-1].low in _BEFORE_BE:
            subject = subject[:-1]
        if not subject or subject[0].low in _MY_OWN:
            return phrase
        if done or listener.names_event(event_query(subject, listener).words):
            return (*subject, *_SHOULD, *phrase[at:])
    return phrase


def _as_should(wished: Phrase) -> Phrase:
    """Of "Bo were told", which is wished for, "Bo should be told"."""
    for at in range(1, len(wished) - 1):
        if wished[at].low in ("were", "was") and wished[at + 1].low in PARTICIPLES:
            return (*wished[:at], *tokens("should be"), *wished[at + 1 :])
    return wished


def _learning(wished: Phrase, listener: Listener) -> Phrase:
    """Of "Bo gets to know that we close", which is wanted, "tell Bo that we close"; of "Bo gets X" that; else ()."""
    people, end = people_at(wished, 0, listener)
    size = matched(_LEARNS, lows(wished), end) if people else 0
    if size:
        return (*_TELL, *wished[:end], *wished[end + size :])
    return wished if people and lows(wished[end : end + 1]) in (("gets",), ("get",), ("receives",)) else ()


def _asked_of(phrase: Phrase, listener: Listener) -> Phrase:
    """Of "Bo could send the list", which is wished for, the request to Bo: "ask Bo to send the list"."""
    people, end = people_at(phrase, 0, listener)
    rest = phrase[end:]
    could = bool(people) and len(rest) > 1 and (rest[0].low in _MODALS or rest[0].low == "to")
    if people and rest and (verb := infinitive_of(rest[0].low)):
        # "I'd love it if Bo sent the list"
        return (*_ASK, *phrase[:end], *_TO, replace(rest[0], text=verb, low=verb), *rest[1:])
    deed = next((n for n in range(1, len(rest)) if rest[n].low not in _SOFTLY), 0) if could else 0
    return (*_ASK, *phrase[:end], *_TO, *rest[deed:]) if deed else phrase

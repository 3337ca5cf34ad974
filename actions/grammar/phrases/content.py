"""What a message says: the words behind "that", "to", "if", "about" ... and which way they are meant."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from actions.grammar.commands import Content, ContentKind
from actions.grammar.words.lexicon import (
    ASKING,
    DEFINITE,
    FACT_VERBS,
    FACT_WORDS,
    ME,
    QUESTION_WORDS,
    STATEMENT,
    TOPIC,
    longest,
    phrases,
)
from actions.grammar.words.speech import matched
from actions.grammar.words.tokens import Phrase, lows, tokens, trimmed

_LEADS: Final = longest(STATEMENT | TOPIC | ASKING)
_REQUESTS: Final = longest(
    phrases(
        """
    to, ask them to, ask him to, ask her to, tell them to, and ask them to, and ask him to, and ask her to, and tell
    them to, asking them to, asking him to, asking her to, asking to, and ask to, and have them, and get them to,
    not to
    """
    )
)
_INVERTED: Final = frozenset("is are was were do does did can could will would should has have".split())
_DO_NOT: Final = tokens("do not")
_ABOUT: Final = tokens("about")[0]
_BODIES: Final = longest(
    ASKING
    | phrases(
        """
    saying, and say, and say that, and tell them, and tell him, and tell her, saying that, and ask them to, and ask
    him to, and ask her to, asking them to, telling them, with the text, and let them know
    """
    )
)
FINITE: Final = frozenset(
    """is are was were am be been has have had having will won't would wouldn't can can't cannot could couldn't
    should shouldn't shall shan't must may might do does don't doesn't did didn't isn't aren't wasn't weren't hasn't
    haven't i'm i'll i've i'd we're we'll we've we'd you're you'll you've you'd he's she's it's they're
    they'll they've it'll that's there's here's who's what's let's needs need wants want comes come goes go
    went came got gets looks looked works worked made make makes says arrives arrived leaves left starts
    started ends ended moved changed cancelled canceled finished done ships shipped runs ran broke thinks
    think know knows agree agrees agreed approved rejected signed landed look sound seem""".split()
)
"""Words that make a sentence of a noun phrase; the commonest ones."""


REPORTS: Final = frozenset(
    """was were went will won't is are has had took said wrote told thought asked sent saw came left got made gave knew
    heard felt found paid put rang fell broke won lost sold arrived called left""".split()
)
"""Verbs of who speaks of something and commands nothing: "lunch was great", "Bo said so"."""


FEELINGS: Final = frozenset(
    """thanks regards wishes greetings condolences sympathy congratulations apologies apology compliments respects
    gratitude appreciation love regrets sympathies""".split()
)
"""What one sends that is no fact."""


WISHES: Final = frozenset("happy merry".split())
"""What a wish begins with."""


def content(phrase: Phrase, *, asks: bool = False) -> Content:
    """The content that a phrase behind the people is; `asks` when the verb was one of asking."""
    spelt = phrase[:1] and phrase[0].low == ":"
    phrase = trimmed(phrase, ",;:–—-.")
    while len(phrase) > 2 and phrase[0].low == "please" and phrase[1].low == ",":
        phrase = trimmed(phrase[1:], ",")
    if not phrase:
        return Content()
    named = len(phrase) > 2 and phrase[0].low in QUESTION_WORDS and phrase[1].low == ":"
    phrase = trimmed(phrase[2:], ",;:–—-.") if named else phrase
    if phrase[0].kind != "quote" and (named or (spelt and phrase[0].low in QUESTION_WORDS)):
        # Behind a colon, as in "tell Bo why: I'm stuck", stand the words themselves: nothing is looked up.
        return Content("question" if asks else "text", phrase)
    quoted = phrase[1:] if len(phrase) == 2 and phrase[0].low in ("text", "body", "message") else phrase
    if len(quoted) == 1 and quoted[0].kind == "quote":
        return Content("quote", quoted)
    return _unquoted(phrase, asks=asks)


def _unquoted(phrase: Phrase, *, asks: bool) -> Content:
    """The content that words are which are no quote."""
    words = lows(phrase)
    if words[0] in _BEFORE_QUESTIONS and points(phrase):
        # "on which day the gate opens" points to it, and is no topic.
        return Content("question" if asks else "fact", phrase)
    size = matched(_REQUESTS, words)
    if size and size >= matched(_LEADS, words):
        return Content("request", (*_DO_NOT, *phrase[size:]) if words[0] == "not" else phrase[size:])
    size = matched(_LEADS, words)
    lead = words[:size]
    if size and size < len(phrase):
        return _led(lead, trimmed(phrase[size:], ",;:–—-"), asks=asks)
    if asks or words[0] in ("if", "whether"):
        return Content("question", phrase)
    pieces = facts_in(alone := without_comment(phrase))
    if points(pieces[0]) and all(points(each) or is_told(each) for each in pieces):
        return Content("fact", alone)
    return Content("wish" if words[0] in WISHES else "text", phrase)


def facts_in(phrase: Phrase) -> tuple[Phrase, ...]:
    """The facts that a phrase points to: "the price and the day it is due" are two; one that has no "and".

    What is told beside them is one of the pieces: "when I land, and that I am tired".
    """
    for at in range(2, len(phrase) - 2):
        if phrase[at].low != "and":
            continue
        left, right = trimmed(phrase[:at]), trimmed(phrase[at + 1 :])
        if points(left) and (points(right) or is_told(right)):
            return (left, *facts_in(right))
    return (phrase,)


def is_told(phrase: Phrase) -> bool:
    """Whether words say something themselves: "that I am tired"."""
    return len(phrase) > 2 and phrase[0].low == "that" and is_sentence(phrase[1:])


def without_comment(phrase: Phrase) -> Phrase:
    """What is pointed to, without what is said of it behind: "the rent, she has to know it", "the day, not the old".

    >>> lows(without_comment(tokens("the final rent, so that he knows")))
    ('the', 'final', 'rent')
    """
    words = lows(phrase)
    for at in range(2, len(phrase) - 1):
        behind = words[at + 1 : at + 3]
        subject = behind[0].partition("'")[0] in _COMMENTERS or (behind[-1] in FINITE | REPORTS and len(behind) > 1)
        if (words[at] == "," and (subject or behind[0] in _COMMENTS)) or words[at : at + 2] in _PURPOSES:
            return trimmed(phrase[:at])
        if words[at] == "because":
            return trimmed(phrase[:at])
    return phrase


def _led(lead: tuple[str, ...], rest: Phrase, *, asks: bool) -> Content:
    if rest and rest[0].kind == "quote" and len(rest) == 1:
        return Content("quote", rest)
    if lead in ASKING:
        return _asked(rest)
    if lead in TOPIC:
        found = _on_topic(rest)
        return Content("question", (_ABOUT, *rest)) if asks and found.kind == "topic" else found
    if lead == ("with",) and points(without_comment(rest)):
        return Content("fact", without_comment(rest))
    if lead == ("with",) and not is_sentence(rest):
        return Content("text", rest)
    inner = lows(rest)
    size = matched(_REQUESTS, inner)
    if size and lead[-1] != "that":
        return Content("request", rest[size:])
    return Content("question" if asks else "text", rest)


def _on_topic(rest: Phrase) -> Content:
    """A topic, and the words behind it if some are said: "about the audit saying that ..."."""
    words = lows(rest)
    for at in range(1, len(rest) - 1):
        if rest[at].low == ":":
            return Content("text", rest[at + 1 :], rest[:at])
        size = matched(_BODIES, words, at)
        if size and at + size < len(rest) and rest[at].kind == "word":
            inner = content(rest[at:])
            return Content(inner.kind, inner.words, trimmed(rest[:at]))
    return Content("topic", rest)


def _asked(rest: Phrase) -> Content:
    kind: ContentKind = "request" if rest and rest[0].low == "to" else "question"
    return Content(kind, rest[1:] if kind == "request" else rest)


def points(phrase: Phrase) -> bool:
    """Whether a phrase is no sentence but points to something: "the final headcount", "the address they confirmed"."""
    words = lows(phrase)
    if words[1:] and words[0] in _BEFORE_QUESTIONS and words[1] in ("which", "how", "what", "where", "when"):
        # "from which day on the gate is open": a question may begin with a preposition.
        words, phrase = words[1:], phrase[1:]
    if is_label(phrase):
        return True
    if words[:1] and words[0] in ME and not FEELINGS.isdisjoint(words[1:5]):
        # "our best wishes for the race" are sent, and nothing to look up.
        return False
    if not words or (words[0] not in DEFINITE and words[0] not in FACT_WORDS and words[0] not in QUESTION_WORDS):
        return False
    if words[0] in QUESTION_WORDS:
        # "what the rent is" points to it; "what is the rent" asks whoever reads it.
        verb = next((n for n in range(1, min(4, len(words))) if words[n] in _INVERTED), 0)
        asks = bool(verb) and words[-1] not in _INVERTED and words[1] not in _RELATIVES
        asks = asks and words[verb - 1] not in _SUBJECTS
        return words[0] in ("what", "when", "where", "who", "how", "which") and len(words) > 2 and not asks
    if words[1:] and words[1] in QUANTITIES and len(words) > 2 and words[2] in _RELATIVES | {"on", "at", "by", "to"}:
        # "the day the posters arrive", "the hour at which they come" point to it.
        return words[2] in _RELATIVES or words[3:4] == ("which",)
    return not is_sentence(phrase) and len(words) <= 12


def is_label(phrase: Phrase) -> bool:
    """Whether words name a measure of something and say nothing of it: "kiln new date", "lunch price a head".

    No article leads them in and no verb stands in them; behind the measure is at most what it is of.
    """
    words = lows(phrase)
    told = words[0] in DEFINITE | QUESTION_WORDS | _JUDGING if words else True
    if told or not 1 < len(words) <= _LONGEST_LABEL or any(not each.low.replace("'", "").isalpha() for each in phrase):
        return False
    at = next((n for n in range(len(words) - 1, -1, -1) if words[n] in _MEASURES), -1)
    behind = words[at + 1 : at + 2]
    return at >= 0 and FINITE.isdisjoint(words) and (not behind or (behind[0] in _BELONGING and at + 2 < len(words)))


def points_clearly(phrase: Phrase) -> bool:
    """Whether a phrase says by an adjective or a clause that it stands for something known."""
    words = lows(phrase)
    telling = any(word in FACT_WORDS for word in words[:3]) or any(word in FACT_VERBS for word in words[2:])
    return points(phrase) and telling


def is_sentence(phrase: Phrase) -> bool:
    """Whether a finite verb stands in it, outside of a clause that says which ("the address they confirmed")."""
    words = lows(phrase)
    relative = next((n for n in range(2, min(len(words), 5)) if words[n] in ("which", "that", "who")), 0)
    if relative and sum(word in FINITE or word in REPORTS for word in words[relative:]) <= 1:
        # "the price which Bo put in writing": the one verb is of the clause that says which.
        return False
    for at, word in enumerate(words):
        if word in FACT_VERBS and at >= 2 and words[at - 1] in _SUBJECTS | {"was", "were", "had", "have", "has"}:
            return False
        if word in FACT_WORDS and at > 0 and words[at - 1] in DEFINITE:
            continue
        if word in FINITE and at > 0 and words[at - 1] not in ("to", "that", "which", "who"):
            behind = words[at + 1 : at + 2]
            return not (behind and behind[0] in FACT_VERBS)
        if at >= 2 and at + 1 == len(words) and (_past(word) or word.removesuffix("s") in _ENDS_IN):
            # "her brother called", "the gate opens"
            return True
        last = at + 1 == len(words)
        if at >= 2 and word in (_LASTLY if last else _BARE) and words[at - 1].endswith("s"):
            # "the doors stay open"
            return True
        if at >= 2 and word.endswith(("s", "ed")) and not word.endswith(("ss", "'s", "s'")) and at + 1 < len(words):
            # A third person or a past, with something behind it; a plural at the end is a noun.
            return words[at + 1] not in ("of", "for", "from", "in", "they", "we", "he", "she", "i", "and")
        if word.endswith("s") and words[at + 1 : at + 2] and words[at + 1].isalpha() and at and _timed(words[at + 2 :]):
            # "the pallets arrive on Monday"
            return True
    return False


_COMMENTERS: Final = frozenset("i we he she they it you".split())
_COMMENTS: Final = frozenset("not so because since as please just only for in".split())
_PURPOSES: Final = (("so", "that"), ("so", "he"), ("so", "she"), ("so", "they"), ("so", "we"))
_BARE: Final = frozenset(
    """stay keep open close stop start begin run work need want look seem remain leave arrive come go get make take
    lie stand fit cost sell grow move belong fall break""".split()
)
"""Verbs of several things, behind a plural: "the doors stay open"."""
_ENDS_IN: Final = frozenset("open close shut start begin end finish leave arrive depart land return ship".split())
"""Verbs that a clause may end in: "the gate opens"."""


_LASTLY: Final = frozenset("fit stay remain arrive come go leave seem".split())
"""Those of them that may stand at the end: "the doors fit"."""


def _past(word: str) -> bool:
    """Whether a word at the end of a clause is what somebody or something did."""
    return word in REPORTS or (word.endswith("ed") and word not in FACT_VERBS and word not in FACT_WORDS)


def _timed(words: Sequence[str]) -> bool:
    """Whether words begin as a time does."""
    return bool(words) and (words[0] in _TIMES or (words[0] in ("on", "at", "by", "until", "in") and len(words) > 1))


_TIMES: Final = frozenset(
    "tomorrow today tonight now soon next this monday tuesday wednesday thursday friday saturday sunday".split()
)
_BEFORE_QUESTIONS: Final = frozenset("from at on in for to by with until till since".split())
_LONGEST_LABEL: Final = 8
QUANTITIES: Final = frozenset("day date number amount price time hour place address name reason deadline".split())
NUMBERED: Final = frozenset(
    """cost fee rent rate sum total figure count headcount limit ceiling budget temp temperature weight height length
    width size age balance share percentage discount deposit quota margin""".split()
)
"""What something has a number of."""
_MEASURES: Final = QUANTITIES | NUMBERED | {"code"}
"""What something has a value of."""
_BELONGING: Final = frozenset("of for on per a in at with from according after before by until incl without".split())
"""What leads in what a measure is of."""
_JUDGING: Final = frozenset(
    "no same half full good bad wrong right great long short nice big small happy any some more less enough".split()
)
"""What says how something is, so that it is told and not looked up: "same time", "wrong address"."""
_RELATIVES: Final = frozenset("the they we he she i you it of that when where our their his her".split())
_SUBJECTS: Final = frozenset("they we he she i you it that".split())

"""Facts that a command points to instead of saying them: answered by the memory, with the record cited.

What the memory does not know, or holds in dispute, is asked.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Final

from actions.grammar.commands import EventQuery
from actions.grammar.phrases.content import NUMBERED, is_label
from actions.grammar.phrases.journeys import Journey, journey_at
from actions.grammar.words.lexicon import ARTICLES, FACT_VERBS, FACT_WORDS, QUESTION_WORDS
from actions.grammar.words.tokens import Phrase, as_meant, lows, owner, said, tokens, trimmed
from actions.resolve.desk import Desk
from actions.resolve.events import occurrences
from actions.resolve.mails import subject
from actions.resolve.overlap import share
from actions.resolve.people import Company
from actions.resolve.result import MOST_OPTIONS, Known, Looked, Open, Option
from actions.resolve.titles import bears
from memory_core.agenda.event import Occurrence
from memory_core.claims.sentence import sentences
from memory_core.index.tokens import terms
from memory_core.model.answer import Answer, Citation
from memory_core.model.instant import Instant, to_datetime, to_iso
from memory_core.people.names import bare
from memory_core.when.mentions import mentions
from memory_core.when.reading import Length

ENOUGH: Final = 0.6
"""The share of the words of a fact that a quote must have to state it."""
VALUED: Final = 0.33
"""The same where the quote has a value of the kind that is asked for."""
SHORT: Final = 2
"""Sentences of a quote that speak of one thing."""
BRIEF: Final = 4
"""Sentences of a quote that is told whole where no value of one kind is asked for."""
_MONEY: Final = re.compile(
    r"[€$£]\s?\d|\d[.,]\d\d\b|\d[.,\u00a0 ]\d{3}\b|\b(?:nok|eur|usd|gbp|sek|dkk|chf|kr|kroner?|kronor|euros?|dollars?|"
    r"pounds?|pence|cents?)\b",
    re.IGNORECASE,
)
"""What makes a number an amount of money."""
_POINTING: Final = frozenset(term for word in FACT_WORDS | FACT_VERBS for term in terms(word))
"""Words that say that a fact is meant, and not which."""
_ASKED: Final[Mapping[str, str]] = {
    **dict.fromkeys("day date deadline time hour start".split(), "when"),
    **dict.fromkeys("number amount count quantity total".split(), "how many"),
    **dict.fromkeys("place location venue room".split(), "where"),
    "reason": "why",
}
"""What is asked when such a noun points to a fact."""
_DIGITS: Final = re.compile(r"\d[\d.,]*")
_TAKES_PLACE: Final = frozenset(
    """is takes starts begins happens leaves departs goes ends lands arrives opens closes place on held set scheduled
    planned for has been moved was got will be going to happening due now currently today still again""".split()
)
"""What is said of an event without saying more of which one: "is now", "has been moved to", "takes place"."""
_IDLE: Final = frozenset("how many much what when where which who whose now today still currently".split())
_PRICED: Final = frozenset("price prices cost costs fee rent rate sum salary budget".split())
_NAMES_NOTHING: Final = _IDLE | _PRICED | set(_ASKED)
"""Words that say what kind of answer is wanted, and not of what."""
_SPEAKS: Final = frozenset("told tell says say wrote writes thinks wants answered replied asks".split())
_NUMBER: Final = re.compile(
    r"\d|\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|"
    r"eighty|ninety|hundred|thousand|million|half|dozen)\b",
    re.IGNORECASE,
)


def fact(desk: Desk, phrase: Phrase, key: str) -> Looked[str]:
    """What agenda or memory say about it; open when they do not know, or when people hold different views."""
    phrase = as_meant(trimmed(phrase))
    words = said(phrase)
    reply = desk.replies.get(key)
    if reply:
        return Known(reply)
    planned = _of_event(desk, phrase)
    if planned is not None:
        return planned
    for question, kind in _questions(phrase):
        answered = desk.memory.answer(question, to_iso(desk.as_of), desk.as_of).outcome
        match answered:
            case Answer(disagreement=held) if held:
                options = tuple(Option(f"{each.who}: {each.quote}", each.quote) for each in held[:MOST_OPTIONS])
                sides = tuple(each.id for each in held)
                return Open(key, f"There are different views of {words}. Which one holds?", options, sides)
            case Answer(citations=cited):
                dated = _dated(desk, cited, phrase) if kind == "when" else None
                if dated is not None:
                    return dated
                spoken = _by_speaker(desk, cited, phrase)
                stated = [each for each in spoken if _states(desk, each, phrase, kind)]
                rivals = _rivals(stated, phrase) if kind == "" else []
                if rivals:
                    options = tuple(
                        Option(_sentence(each.quote, phrase, kind, desk.as_of), each.quote) for each in rivals
                    )
                    ids = tuple(each.id for each in rivals)
                    return Open(key, f"Records differ on {words}. Which one holds?", options[:MOST_OPTIONS], ids)
                if stated:
                    found = _latest(stated, phrase) if kind.startswith("how") else stated[0]
                    told = _sentence(found.quote, phrase, kind, desk.as_of)
                    return Known(told, (found.id,), (f"“{words}” was looked up.",))
            case _:
                continue
    return Open(key, f"I do not know {words}. What is it?")


def _latest(stated: Sequence[Citation], phrase: Phrase) -> Citation:
    """The last one of those that say more than half of what the first says of a fact."""
    wanted = _telling(phrase)
    half = share(wanted, stated[0].quote) / 2
    return max((each for each in stated if each is stated[0] or share(wanted, each.quote) > half), key=_when)


def _when(cited: Citation) -> Instant:
    return cited.when


def _rivals(stated: Sequence[Citation], phrase: Phrase) -> list[Citation]:
    """What says as much of a fact as the first, in other numbers and later; [] where the first holds."""
    if not stated:
        return []
    wanted, first = _telling(phrase), stated[0]
    fitting = [each for each in stated if share(wanted, each.quote) >= share(wanted, first.quote)]
    numbers = {tuple(_DIGITS.findall(each.quote)) for each in fitting} - {()}
    return fitting if len(numbers) > 1 and max(map(_when, fitting)) > first.when else []


def _of_event(desk: Desk, phrase: Phrase) -> Known[str] | None:
    """Day, hour or place of an event of the calendar: "the tour's new hour", "where the tasting is", "when I land"."""
    asked = said(phrase)
    first = next((n for n in range(1, min(len(phrase), 4)) if phrase[n - 1].low in ("when", "time", "hour")), 0)
    journey = journey_at(phrase, first) if first else None
    if journey is not None:
        return _of_journey(desk, journey, asked)
    for each in reversed(mentions(asked, desk.now)):
        # "when the ferry leaves tonight": the next one is meant anyway.
        cut = next((n for n in range(1, len(phrase)) if len(said(phrase[:n])) >= each.start), 0)
        phrase = phrase[:cut] if cut and each.end >= len(said(phrase)) else phrase
    kind, name = _pointed(phrase)
    while name and name[0].low in ARTICLES:
        name = name[1:]
    found = _next(desk, name) if kind in ("when", "where") and name else None
    if found is None or (kind == "where" and not found.event.place):
        return None
    place = f", {found.event.place}" if kind == "where" else ""
    return Known(f"{_shown(desk, found)}{place}", (found.event.id,), (f"“{asked}” was looked up.",))


def _shown(desk: Desk, found: Occurrence) -> str:
    """An event and when it is."""
    start = to_datetime(found.time.start, desk.zone)
    hour = "" if found.event.all_day else f", {start:%H:%M}"
    return f"{found.event.title}: {start:%A} {start.day} {start:%B}{hour}"


def _dated(desk: Desk, cited: Sequence[Citation], phrase: Phrase) -> Known[str] | None:
    """When something is by an event that an answer cites, which is as it is now; None where none has its words."""
    for each in cited:
        event = desk.agenda.event(each.id)
        if event is None or event.cancelled or share(_telling(phrase), each.quote) < VALUED:
            continue
        found = desk.agenda.next(event, desk.as_of)
        if found is not None:
            return Known(_shown(desk, found), (each.id,), (f"“{said(phrase)}” was looked up.",))
    return None


def _pointed(phrase: Phrase) -> tuple[str, Phrase]:
    """What is asked of an event ("when", "where", "" for nothing), and the words that name it."""
    phrase = phrase[1:] if lows(phrase[1:2]) in (("which",), ("what",)) else phrase
    words = lows(phrase)
    at = next((n for n, word in enumerate(words) if word in _ASKED and n), 0)
    if at and at == len(words) - 1 and words[0] not in QUESTION_WORDS:
        # "the tour's new hour"
        name = phrase[: at - 1] if phrase[at - 1].low in FACT_WORDS else phrase[:at]
        return (_ASKED[words[at]], (*name[:-1], owner(name[-1]))) if name else ("", ())
    if at and words[at + 1 : at + 2] in (("of",), ("for",)):
        return _ASKED[words[at]], phrase[at + 2 :]
    end = next((n for n in range(1, len(words)) if all(word in _TAKES_PLACE for word in words[n:])), 0)
    if end and words[0] in ("when", "where"):
        return words[0], phrase[1:end]
    # "what day the audit is", "the day the audit is"
    asked = at == 1 and words[0] in ("what", "which", "the") and end > at
    return (_ASKED[words[1]], phrase[2:end]) if asked else ("", ())


def _next(desk: Desk, name: Phrase) -> Occurrence | None:
    """The next event of a name; None when none is to come."""
    query = EventQuery(name, order=1, coming=True)
    found = occurrences(desk, query, Company(), (), "")
    words = [token.text for token in name]
    return found.value[0] if isinstance(found, Known) and found.value and bears(words, found.value[0]) else None


def _of_journey(desk: Desk, journey: Journey, asked: str) -> Known[str] | None:
    """When the next journey of the calendar begins or ends; None when none is there."""
    found = _next(desk, journey.event)
    if found is None:
        return None
    at = to_datetime(found.time.end if journey.edge == "end" else found.time.start, desk.zone)
    shown = f"{found.event.title}: {at:%A} {at.day} {at:%B}, {at:%H:%M} ({desk.zone.key})"
    return Known(shown, (found.event.id,), (f"“{asked}” was looked up.",))


def _questions(phrase: Phrase) -> Iterator[tuple[str, str]]:
    """The questions that ask for a fact, with the kind of answer: "when", "how many", "where" or ""."""
    kind = _kind(phrase)
    asked = [_by_noun(phrase), _question(phrase), _question(_plainer(phrase))]
    yield from ((each, kind) for each in dict.fromkeys(asked) if each)


def _kind(phrase: Phrase) -> str:
    words = lows(phrase[1:] if lows(phrase[1:2]) in (("how",), ("when",), ("where",)) else phrase)
    if words[:2] in (("how", "many"), ("how", "much")):
        return "how many"
    if words[:2] == ("how", "long"):
        return "how long"
    if words[0] in ("when", "where"):
        return words[0]
    if "per" in words[1:] or not _PRICED.isdisjoint(words):
        return "how much"
    noun = next((word for word in words[:4] if word in _ASKED), "")
    return _ASKED.get(noun, "how many" if is_label(phrase) and not NUMBERED.isdisjoint(words) else "")


def _by_noun(phrase: Phrase) -> str:
    """A fact that a noun points to, asked in other words: "the day the van is due" is "When is the van due?".

    So is "van new date" "When is the van?".
    """
    words = lows(phrase)
    at = next((n for n in range(min(4, len(words))) if words[n] in _ASKED), -1)
    named = tuple(each for each in phrase[: max(at, 0)] if each.low not in ARTICLES | FACT_WORDS)
    if named and (at + 1 == len(words) or is_label(phrase)):
        return f"{_ASKED[words[at]].capitalize()} is the {said((*named, *phrase[at + 1 :]))}?"
    if at < 0 or at + 1 >= len(words):
        return ""
    behind = phrase[at + 2 :] if words[at + 1] in ("of", "that", "when", "where", "for") else phrase[at + 1 :]
    asked = (*tokens(_ASKED[words[at]].capitalize()), *behind)
    return f"{said(_inverted(asked))}?" if behind else ""


def _plainer(phrase: Phrase) -> Phrase:
    """The fact without the adjective that points to it: nobody need have called it corrected."""
    return tuple(token for token in phrase if token.low not in FACT_WORDS)


def _by_speaker(desk: Desk, cited: Sequence[Citation], phrase: Phrase) -> Sequence[Citation]:
    """Of "what Siv said of it" what Siv says of it, where anything is; of any other fact all."""
    me = desk.directory.me.name if desk.directory.me else ""
    for speaker, verb in pairwise(lows(phrase[1:])):
        if verb not in FACT_VERBS | _SPEAKS:
            continue
        theirs = [
            each for each in cited if speaker in (bare(each.who or "").split() if each.who != me else ("i", "we"))
        ]
        return theirs or cited
    return cited


def _states(desk: Desk, cited: Citation, phrase: Phrase, kind: str) -> bool:
    """Whether a quote states a fact: it asks nothing, has most of its words and more, and a value of its kind.

    Who says it and under which subject are of its words: "what Noor quoted" is in her own mail.
    """
    wanted, quote, now = _telling(phrase), cited.quote, desk.as_of
    counted = kind in ("how many", "how much", "how long", "when")
    mail = desk.versions([cited.id]).get(cited.id)
    around = f"{cited.who or ''} {subject(mail) if mail else ''}"
    enough = share(wanted, f"{around} {quote}") >= (VALUED if counted else ENOUGH)
    enough = enough and (counted or len(terms(quote)) > len(wanted))
    if quote.rstrip().endswith("?") or not enough or not _valued(quote, kind, now):
        return False
    # A value in a sentence beside the point states nothing, unless the quote is short.
    valued = [one.text for one in sentences(quote) if _valued(one.text, kind, now)]
    return len(sentences(quote)) <= SHORT or any(share(wanted, each) for each in valued)


def _telling(phrase: Phrase) -> frozenset[str]:
    """The terms of a fact that say which; its price is one only where nothing else is said: "the rent"."""
    said_of = frozenset(t for each in phrase if each.low not in _NAMES_NOTHING for t in terms(each.low)) - _POINTING
    return said_of or frozenset(t for each in phrase if each.low in _PRICED for t in terms(each.low))


def _valued(text: str, kind: str, now: Instant) -> bool:
    """Whether a text has a value of the kind: a number for "how many", money for "how much", a time for "when"."""
    if kind == "how much":
        return _MONEY.search(text) is not None
    if kind == "how long":
        return any(isinstance(r, Length) for each in mentions(text, to_datetime(now)) for r in each.readings)
    if kind == "how many":
        return _NUMBER.search(text) is not None
    return kind != "when" or bool(mentions(text, to_datetime(now)))


def _sentence(quote: str, phrase: Phrase, kind: str, now: Instant) -> str:
    """The sentence of a quote that states the fact best, the first of equals; a brief one whole."""
    wanted = _telling(phrase)
    told = sentences(quote)
    if kind == "" and len(told) <= BRIEF:
        return quote.strip()
    each = [one.text for one in told if _valued(one.text, kind, now)] or [quote]
    return max(each, key=lambda text: share(wanted, text)).strip()


def _question(phrase: Phrase) -> str:
    """The fact as a question: "the final headcount" is "What is the final headcount?"."""
    text = said(phrase)
    if phrase and (phrase[0].low in QUESTION_WORDS or lows(phrase[1:2])[:1] in (("which",), ("how",), ("what",))):
        return f"{said(_inverted(phrase))}?"
    lead = "" if phrase and phrase[0].low in ARTICLES else "the "
    return f"What is {lead}{text}?"


def _inverted(phrase: Phrase) -> Phrase:
    """An embedded question as a direct one: "what the rent is now" is "what is the rent now"."""
    subject = next((n for n in range(1, len(phrase)) if phrase[n].low in ARTICLES), 0)
    verb = next((n for n in range(subject + 1, len(phrase)) if phrase[n].low in ("is", "are", "was", "were")), 0)
    if not subject or not verb:
        return phrase
    return (*phrase[:subject], phrase[verb], *phrase[subject:verb], *phrase[verb + 1 :])

"""What a passage holds of the kind that is sought: days, amounts, reasons, places, people."""

from __future__ import annotations

import re
from datetime import date, timedelta
from typing import Final

from memory_core.answer.passage import Passage
from memory_core.answer.quantity import meant
from memory_core.answer.question import Ask
from memory_core.answer.tense import of_history, of_what_was
from memory_core.claims.correction import standing
from memory_core.claims.dated import dated, is_day
from memory_core.claims.value import amounts, days, durations, exact_days, standing_days
from memory_core.index.tokens import terms
from memory_core.search.thesaurus import synonyms
from memory_core.when.mentions import mentions

_REASON: Final = re.compile(
    r"\b(?:because|'?cause|since|due to|so that|reason|otherwise|as a result|in order to|that's why|which is why|so"
    r"|needs?|want(?:s|ed)?|found|broke|fail(?:s|ed|ure)?|regression|bug|issue|problem|block(?:s|ed)|wait(?:s|ing)"
    r"|instead of|without|missing|wrong|can(?:['’]t|not)|couldn['’]t|ha(?:ve|s|d) to|must|sick|ill|busy|closed|late)\b",
    re.IGNORECASE,
)
_PLACE: Final = re.compile(
    r"\b(?:at|in|to|from|near|under|behind|on|by) (?:the )?[^\W\d_a-z]\w+|\b(?:at|in|on) the \w+"
    r"|\b(?:at|in|on|to|behind|near) (?:the )?[^\W\d_]+ (?:\d{1,3}|[A-Z])\b"
    r"|\b(?:[Pp]lace|[Vv]enue|[Rr]oom|[Aa]ddress|[Hh]otel)\b(?:.*\bis\b|: )"
)
_SOMEBODY: Final = re.compile(
    r"(?<![.!?…] )(?<!^)(?<!\n)\b[^\W\d_a-z](?=[^\W\d_]*[^\W\d_A-Z])(?![\w'’-]*\d)[\w'’-]+"
    r"|\bI(?:['’](?:ll|m|ve))?\b|^Me\b|\b(?:was|is|by) me\b"
    r"|^(?!I\b)[A-Z][^\W\d_]+ (?=(?:from|says|said|wants|will|wrote|asked|promised)\b)"
)
_WHO_IS: Final = re.compile(r"\b[Ww]ho(?:['’]s| is| was) (?:the |this |that )?[A-Z]")
"""A name is there and wants no other."""

_WORD: Final = re.compile(r"[\w'’-]+")
_DEED: Final = re.compile(
    r"\bwho(?:se)? (?:actually |really |all |again |(?:did|does|is doing) the )?(?P<deed>[^\W\d_]{3,})", re.IGNORECASE
)
FAR: Final = timedelta(days=90)
"""A day this far from the telling may be meant of another year: "1 August", said in November."""

WORDS_TO_DEED: Final = 6
"""Words within which a sentence must tell the deed of whom it begins with."""

_NAMELESS: Final = re.compile(r"\b(?:some(?:body|one)|any(?:body|one)|who(?:ever)? it was)\b", re.IGNORECASE)
_DOING: Final = re.compile(r"\b\w{3,}ing\b|\b(?:do|does|did|will|can|should|would)\b", re.IGNORECASE)
_PLANNED: Final = re.compile(
    r"\b(?:planned|supposed|scheduled|rescheduled|moved|postponed|shifted|delayed|put off|due|promised|expected|meant"
    r"|set|given|gave|named|offered|proposed|suggested|announced|agreed|arranged|booked|fixed|chosen|chose|picked|confirmed"
    r"|quoted|requested)\b",
    re.IGNORECASE,
)
"""What is done of a day that lies ahead."""

_DAY: Final = re.compile(r"\b(?:which|what|exact|new) (?:\w+ )?(?:day|date|weekday)s?\b", re.IGNORECASE)
"""No week or season will do, and no time of day alone."""

_HOUR: Final = re.compile(r"\b(?:what|which) (?:time|hour)\b", re.IGNORECASE)
"""No day alone will do."""

_WEEK: Final = re.compile(r"\b(?:which|what) week\b", re.IGNORECASE)

_TIMELY: Final = re.compile(
    r"\b(?:after|before|until|till|once|when|while|as soon as|soon|later|next|last|early|late|yet|already|never|now)\b",
    re.IGNORECASE,
)


def held(ask: Ask, each: Passage) -> frozenset[str]:
    """The things in a passage that are of the kind sought; what the question says itself is none."""
    text, parts, said = each.text, each.sentences, each.said
    match ask.sought:
        case "time":
            return _times(ask, each)
        case "amount" | "attribute":
            told = [standing(part, said) for part in parts]
            title = amounts([each.hit.title], said) if each.hit.kind == "mail" else frozenset()
            named = frozenset(value for value in title if not value.startswith("quantity"))
            found = amounts(told, said, meant(ask, each)) | named
            return _measured(ask, found - amounts([ask.text], said))
        case "duration":
            return durations(parts)
        case "reason":
            return frozenset(match.group().lower() for match in _REASON.finditer(text))
        case "place":
            return _places(ask, each)
        case "person":
            return _people(ask, each)
        case "whether" | "thing":
            return frozenset()


def may_do_without(ask: Ask, each: Passage) -> bool:
    """Whether a passage may answer though it holds nothing of the kind: not only days tell of time."""
    if ask.sought == "time":
        told = _TIMELY.search(each.text) is not None or bool(mentions(each.text, each.said))
        return told and _DAY.search(ask.text) is None and _HOUR.search(ask.text) is None
    return ask.sought not in ("amount", "person") or _WHO_IS.search(ask.text) is not None


def taken_back(ask: Ask, each: Passage) -> frozenset[str]:
    """The days or amounts that a passage names only to take them back: "the 5th, not the 4th"."""
    kept = [standing(part, each.said) for part in each.sentences]
    if ask.sought == "time":
        return days(each.sentences, each.said) - days(kept, each.said)
    return amounts(each.sentences, each.said) - amounts(kept, each.said)


def _times(ask: Ask, each: Passage) -> frozenset[str]:
    """The days a passage names; the day of an event that is meant."""
    if is_off(each):
        return frozenset()
    if each.is_event:
        return event_days(each) if _named_by(ask, each) and not _WEEK.search(ask.text) else frozenset()
    parts = [standing(part, each.said) for part in each.sentences]
    named = (exact_days if _DAY.search(ask.text) else standing_days)(parts, each.said) - ask.days
    named = frozenset(key for key in named if _fits(key, ask, each))
    if _WEEK.search(ask.text):
        return frozenset(key for key in named if key.endswith(" week"))
    if _DAY.search(ask.text):
        return frozenset(key for key in named if is_day(key) and _in_month(key, ask))
    if _HOUR.search(ask.text):
        return named if any(key.startswith("T") for key in named) and not _of_another_day(ask, each) else frozenset()
    return named


def _in_month(key: str, ask: Ask) -> bool:
    """Whether a day lies in the month in which one is asked for: "which day in May"."""
    months = {asked[:7] for asked in ask.days if asked.endswith(" month")}
    return not months or key[:7] in months


def _of_another_day(ask: Ask, each: Passage) -> bool:
    """Whether a passage names days, and not the one on which an hour is asked for."""
    asked, named = (frozenset(filter(is_day, keys)) for keys in (ask.days, days(each.sentences, each.said)))
    return bool(asked and named) and asked.isdisjoint(named)


def _places(ask: Ask, each: Passage) -> frozenset[str]:
    """The place of an event that is meant; else the places a passage names, which are no days and nobody."""
    place = dict(each.hit.fields).get("location")
    if each.is_event and place:
        return frozenset() if is_off(each) or not _named_by(ask, each) else frozenset({place})
    other = set(_WORD.findall(_days_named(each))) | {word for name in each.names for word in _WORD.findall(name)}
    found = (match.group() for match in _PLACE.finditer(each.text))
    return frozenset(place for place in found if place.split()[-1] not in other)


def _people(ask: Ask, each: Passage) -> frozenset[str]:
    """The people a passage names, its author for "I"; whom it calls somebody it does not name."""
    said = {match.group() for match in _SOMEBODY.finditer(each.text)} | each.names | _doers(ask, each)
    said = {name for name in said if name not in ask.text and name not in _elsewhere(each)}
    if _NAMELESS.search(each.text):
        said -= {"I", "Me"}
    return frozenset(said)


def _elsewhere(each: Passage) -> frozenset[str]:
    """The words of a passage that name a day, or the place of an event."""
    return frozenset(_WORD.findall(f"{_days_named(each)} {dict(each.hit.fields).get('location', '')}"))


def _days_named(each: Passage) -> str:
    return " ".join(found.text for text in each.sentences for found in dated(text, each.said))


def _doers(ask: Ask, each: Passage) -> frozenset[str]:
    """The names with which sentences begin that go on with the deed asked about: "Ruth in the shop weighed them"."""
    deed = _DEED.search(ask.text)
    done = terms(deed["deed"]) if deed else []
    begun = ((text.split()[0], " ".join(text.split()[1:WORDS_TO_DEED])) for text in each.sentences)
    return frozenset(name for name, rest in begun if name[0].isupper() and terms(name) and set(done) & set(terms(rest)))


def _fits(key: str, ask: Ask, each: Passage) -> bool:
    """Whether a day lies on the side of the telling that is asked about: before it what was, after it what will be."""
    if not is_day(key) or of_history(ask.text):
        return True
    if abs(date.fromisoformat(key) - each.said.date()) > FAR:
        return True
    told = each.said.date().isoformat()
    return key <= told if of_what_was(ask.text) and not _PLANNED.search(ask.text) else key >= told


def _measured(ask: Ask, found: frozenset[str]) -> frozenset[str]:
    """The amounts that measure what is asked for; a bare number may measure anything but a time."""
    if not ask.measures:
        return frozenset(value for value in found if not value.startswith("duration"))
    kept = {value for value in found if value.partition(" ")[0] in ask.measures}
    bare = {value for value in found if value.startswith("quantity") and "duration" not in ask.measures}
    return frozenset(kept or bare)


def _named_by(ask: Ask, each: Passage) -> bool:
    """Whether an event may be what is asked about: all of the ask is in it, or all of its title but a word in the ask.

    No word of the title may be left over when the ask is about something being done: an event about it is not it.
    """
    said = frozenset((*ask.terms, *(term for named in ask.people for term in named.terms)))
    further = frozenset(term for term in terms(each.hit.title) if said.isdisjoint((term, *synonyms(term))))
    if _DOING.search(ask.text):
        return not further
    place = frozenset(terms(dict(each.hit.fields).get("location", "")))
    return len(further) <= 1 or said <= (frozenset(terms(each.hit.title)) | place | each.own)


def is_off(each: Passage) -> bool:
    """Whether a passage is a calendar event that was called off."""
    return each.is_event and dict(each.hit.fields).get("status") == "cancelled"


def event_days(each: Passage) -> frozenset[str]:
    """The day on which an event begins."""
    start = next((value for name, value in each.hit.fields if name == "start"), "")
    return frozenset({start[:10]} if start else ())

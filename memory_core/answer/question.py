"""What a question asks for: a time, a person, an amount, a reason, whether something is so; of now or of the past."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from memory_core.index.tokens import terms
from memory_core.people.directory import Ambiguous, Directory, Found, Identity
from memory_core.people.names import bare

Sought: TypeAlias = Literal["time", "person", "place", "amount", "duration", "reason", "whether", "thing"]
"""The kind of thing that would answer."""

_SEPARATE: Final = re.compile(
    r"\?\s+(?=\w)|[,;]?\s+(?:and|but|or)\s+(?=(?:who|whom|when|where|why|what|how|which|did|does|do|is|are|was|were|has|have"
    r"|had|will|can|could|should)\b)",
    re.IGNORECASE,
)
_FORMS: Final[dict[Sought, re.Pattern[str]]] = {
    "duration": re.compile(
        r"\bhow (?:long|many (?:minutes|hours|days|nights|weeks|months|years)|soon)\b", re.IGNORECASE
    ),
    "amount": re.compile(
        r"\bhow (?:much|many|big|large|high|low|far|fast|old|cold|hot|warm|often|tall|heavy|wide)\b"
        r"|\bwhat(?:'s| is| was| are| were)?\s+(?:the |our |my |their )?(?:\w+\s+){0,3}(?:price|cost|budget|rate|total|number"
        r"|amount|percentage|share|figure|latency|size|capacity|temperature|score|salary|fee|discount|count)\b",
        re.IGNORECASE,
    ),
    "time": re.compile(
        r"\bwhen\b|\b(?:what|which) (?:day|date|time|week|month|year|weekday)\b|\bhow late\b|\bdeadline\b|\bdue\b(?! to)",
        re.IGNORECASE,
    ),
    "reason": re.compile(
        r"\bwhy\b|\bhow come\b|\bwhat(?:'s| is| was)? the (?:reason|rationale)\b|\bwhat caused\b|\b(?:root )?cause\b"
        r"|\bfor what reason\b",
        re.IGNORECASE,
    ),
    "person": re.compile(
        r"\bwho(?:m|se|'s)?\b|\b(?:which|what) (?:person|people|colleague|customer|client|company|supplier|vendor|team"
        r"|speaker)\b",
        re.IGNORECASE,
    ),
    "place": re.compile(
        r"\bwhere\b|\b(?:what|which) (?:room|place|city|address|location|venue|office|channel|site|country|airport)\b",
        re.IGNORECASE,
    ),
    "whether": re.compile(
        r"^(?:(?:so|and|but|also|then)[, ]+)*(?:did|does|do|is|are|was|were|has|have|had|will|would|can|could|should|am"
        r"|isn't|aren't|didn't|hasn't|haven't|doesn't|don't|won't|wasn't)\b",
        re.IGNORECASE,
    ),
}
"""How each kind of thing is asked for; the first form that is found counts."""

_EMPTY: Final = frozenset(
    terms(
        """say says said saying tell tells told talk talked speak mention mentioned write wrote written ask asked know
        think thinks thought happen happened happening want wants wanted thing things get got give gave go going goes went make made
        please still currently current now today latest yet ever actually exactly really many much long old often right
        person people day date time kind sort way reason status update news anything something someone anybody anyone
        there let like remind records record memory according far also tend usually supposed question answer new up
        plan need use come take
        """
    )
)
"""Terms that say how something is asked, not what about. A question of nothing else is about them after all."""

_SAYING: Final = (
    r"(?:directly |really |actually |ever |just |still |also )*(?:say|said|tell|told|write|wrote|think|thinks|want|wants|wanted|ask|asked"
    r"|promise|promised|mention|mentioned|report|reported|claim|claimed|suggest|suggested|propose|proposed|dictate"
    r"|dictated|note|noted|agree|agreed|recommend|recommended|offer|offered|announce|announced|post|posted|explain"
    r"|explained|complain|complained|answer|answered|reply|replied|commit|committed|warn|warned|insist|insisted|feel)\b"
)
_OWNER: Final = re.compile(rf"\b(?:i|we) {_SAYING}|\bdid (?:i|we) {_SAYING}", re.IGNORECASE)
_PAST: Final = re.compile(
    r"\b(?:original(?:ly)?|initial(?:ly)?|at first|first (?:said|planned|promised|told|reported|count|date|version)"
    r"|previous(?:ly)?|formerly|before (?:it|that|the change|the move)|used to|back (?:then|in)|earlier|old)\b",
    re.IGNORECASE,
)
_HISTORY: Final = re.compile(
    r"\bhow (?:has|have|did) .*\b(?:chang|mov|evolv|develop|shift)\w*|\bhistory\b|\bchanged?\b.*\bover\b|\ball the (?:dates|values)\b"
    r"|\bhow (?:many times|often) .*\b(?:mov|chang|slip|postpon)\w*|\bwhat (?:has )?changed\b"
    r"|\b(?:slip|slipped|postponed|delayed|moved|pushed|changed|corrected) from\b",
    re.IGNORECASE,
)
_NAME: Final = re.compile(r"[^\W\d_][\w'’-]*")
_POSSESSIVE: Final = re.compile(r"['’]s$")


@dataclass(frozen=True, slots=True)
class Ask:
    """One thing that is asked: what would answer it, and the terms it is about, each once, in order."""

    text: str
    sought: Sought
    terms: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Question:
    """A question as it is understood.

    `named` are the people its words mean, each with every bearer of the name; `speaker` those whose own words are
    asked for; `of_owner` that those are the owner's. `past`: an earlier state is asked for; `history`: the change.
    """

    text: str
    asks: tuple[Ask, ...]
    named: tuple[tuple[str, tuple[Identity, ...]], ...] = ()
    speaker: tuple[Identity, ...] = ()
    past: bool = False
    history: bool = False

    @property
    def terms(self) -> tuple[str, ...]:
        """The terms of all it asks, each once."""
        return tuple(dict.fromkeys(term for ask in self.asks for term in ask.terms))

    @property
    def ambiguous(self) -> tuple[tuple[str, tuple[Identity, ...]], ...]:
        """The names that fit several people."""
        return tuple(each for each in self.named if len(each[1]) > 1)


def understood(text: str, directory: Directory) -> Question:
    """Understand a question; the directory says who there is."""
    named = _named(text, directory)
    return Question(
        text,
        _asks(text),
        named,
        _speaker(text, named, directory),
        past=_PAST.search(text) is not None,
        history=_HISTORY.search(text) is not None,
    )


def sought(text: str) -> Sought:
    """The kind of thing that would answer.

    >>> sought("How long is the notice?"), sought("Is it signed?"), sought("What did they say?")
    ('duration', 'whether', 'thing')
    """
    for kind, form in _FORMS.items():
        if form.search(text.strip()):
            return kind
    return "thing"


def _asks(text: str) -> tuple[Ask, ...]:
    """The things that a question asks one after another; what a later one calls "it" is what the first is about."""
    asks: list[Ask] = []
    for part in _SEPARATE.split(text):
        if not part.strip(" ?.!"):
            continue
        found = tuple(dict.fromkeys(terms(part)))
        about = tuple(term for term in found if term not in _EMPTY) or (found if not asks else ())
        if asks and len(about) < 2:
            about = tuple(dict.fromkeys((*about, *asks[0].terms)))
        asks.append(Ask(part.strip(), sought(part), about))
    return tuple(asks)


def _named(text: str, directory: Directory) -> tuple[tuple[str, tuple[Identity, ...]], ...]:
    """The names in a text, and whom each fits; longer names go before their parts."""
    words = [(match.group(), match.start()) for match in _NAME.finditer(text)]
    found: list[tuple[str, tuple[Identity, ...]]] = []
    place = 0
    while place < len(words):
        for length in (3, 2, 1):
            name = " ".join(_POSSESSIVE.sub("", word) for word, _ in words[place : place + length])
            fits = (
                _fitting(name, directory)
                if all(word[:1].isupper() for word, _ in words[place : place + length])
                else ()
            )
            if fits and len(words[place : place + length]) == length:
                found.append((name, fits))
                place += length - 1
                break
        place += 1
    return tuple(dict.fromkeys(found))


def _fitting(name: str, directory: Directory) -> tuple[Identity, ...]:
    """Who bears the name or a part of it as a whole word."""
    match directory.resolve(name):
        case Found(identity):
            candidates: tuple[Identity, ...] = (identity,)
        case Ambiguous(several):
            candidates = several
        case _:
            return ()
    wanted = set(bare(name).split())
    return tuple(each for each in candidates if wanted and wanted <= set(bare(each.name).split()))


def _speaker(
    text: str, named: tuple[tuple[str, tuple[Identity, ...]], ...], directory: Directory
) -> tuple[Identity, ...]:
    """Whose own words are asked for; () when nobody's in particular."""
    for name, fits in named:
        said = re.escape(name)
        if re.search(
            rf"\b{said},? {_SAYING}|according to {said}\b|\b{said}['’]s (?:view|opinion|position|words|take)\b", text
        ):
            return fits
    if _OWNER.search(text) and directory.me:
        return (directory.me,)
    return ()

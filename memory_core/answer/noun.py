"""The noun that a question asks for: "which hotel" wants a hotel, "the name of the vet" a name beside the vet."""

from __future__ import annotations

import re
from typing import Final

from memory_core.answer.forms import EMPTY
from memory_core.answer.head import AFTER_NOUN, head_of, is_asking
from memory_core.answer.irregular import base
from memory_core.claims.shape import TIMES
from memory_core.index.tokens import terms

_AFTER: Final = "of|for|in|on|at|by|with|to|from|under|behind|near|beside|above|below"
_OWNED: Final = "the|a|an|our|my|your|his|her|its|their|this|that|these|those"
_NOUN: Final = tuple(
    re.compile(form, re.IGNORECASE)
    for form in (
        rf"\b(?:what|which) (?!(?:{AFTER_NOUN}|{_OWNED})\b)(?P<noun>(?:[^\W_][\w-]* ){{1,3}}?)"
        rf"(?:{AFTER_NOUN}|(?P<behind>{_AFTER})|I|we|you|they|he|she|it)\b",
        r"^(?:\w+,? )?(?:what|which) (?P<noun>[^\W\d_]{3,}) [^\W\d_]{3,}(?:s|ed)\b",
        r"\b(?:what|when|where)(?:['’]s| is| was| are| were) (?:the|our|my|your|their|[^\W\d_]+['’]s) "
        rf"(?P<noun>(?:[^\W\d_][\w-]* ?){{1,3}}?)(?= (?:{_AFTER})\b| ?\?|$)",
        rf"\bwhat (?:{_OWNED}) (?P<noun>(?:[^\W\d_][\w-]* ){{1,3}}?)(?:(?:{_AFTER})\b[^?]* )?(?:is|was|are|were)\W*$",
    )
)
_PRONOUN: Final = "I|we|you|they|he|she|it"
_BEFORE: Final = "(?:(?:the|our|my|a|that|those|new|old|other|last|first|second|two|three|four) )"
_NAME: Final = re.compile(
    rf"\bnames? of (?:{_BEFORE}|[^\W\d_]+['’]s )*(?P<named>(?:[^\W\d_]+ ??){{1,3}}?)"
    rf"(?= (?:{_AFTER}|{_PRONOUN}|who|that|which|{AFTER_NOUN}|(?-i:[A-Z])[\w'’-]+)\b|\W*$|,)"
    rf"|\b(?:what|how)(?:['’]s| is| was) (?:{_BEFORE}|(?:(?-i:[A-Z])[\w-]+ )?[^\W\d_]+['’]s )+(?P<called>[^\W\d_]+)"
    rf"(?: (?:{_AFTER}|who|that) [^?]{{1,40}}?)? (?:called|named)\b"
    r"|\b(?P<whose>[^\W\d_]+)['’]?s (?:real |full |own |first |last )*name\b"
    r"|^(?:[\w'’,-]+ ){0,3}?(?P<head>[^\W\d_]+) name\W*$"
    r"|^(?:the |our |my )?(?P<first>[^\W\d_]+)[^,;:]*[,;:] (?:what(?:['’]?s| is) (?:his|her|its|their|the) )?name\W*$",
    re.IGNORECASE,
)
_PHRASE: Final = r"(?P<phrase>[^\W_][\w'’-]*(?: [\w'’-]+)*?)"
_KEPT: Final = "somewhere|anywhere|at all|on file|written|noted|saved"
_END: Final = rf"(?= (?:{_AFTER}) \w| (?:{_PRONOUN}|that|again|please|now|then|{_KEPT})\b|\W*$|,)"
_SOUGHT: Final = tuple(
    re.compile(form, re.IGNORECASE)
    for form in (
        rf"\b(?:what|which|how (?:much|many)) (?!(?:{AFTER_NOUN}|{_AFTER})\b){_PHRASE}"
        rf"(?= (?:{AFTER_NOUN}|{_AFTER}|{_PRONOUN})\b|\W*$)",
        rf"\bwhat(?:['’]s| is| was| are| were) (?!(?:{_AFTER})\b){_PHRASE}{_END}",
        rf"^(?:\w+,? )?(?:{AFTER_NOUN}) .*?\b(?:have|has|know|got|saved?|noted?|kept|keep"
        rf"|give me|send me|tell me|remember|there) {_PHRASE}{_END}",
    )
)
"""A preposition with nothing behind it asks for something else: "what is the lamp for"."""

_PIECE: Final = re.compile(r"[,;:]| [–—-] ")
_ROLE: Final = re.compile(
    rf"^(?:\w+,? )?who(?:['’]s| is| was) (?:the|our|my|that) (?:[^\W\d_]+ ){{0,2}}?(?P<role>[^\W\d_]+)"
    rf"(?= ?\?| ?$| (?:{_AFTER}|up|down|here|there|who|that)\b)",
    re.IGNORECASE,
)
GENERAL: Final = EMPTY | frozenset(
    base(term)
    for term in terms(
        """place room thing word number sum amount figure one name price cost rate total hour week month year weekday
        deadline city country side step part point case form state condition result outcome cause difference idea
        opinion view plan problem wish reply time term value level order size role title job choice option version
        position share percentage fee budget salary discount count limit ceiling maximum minimum quota weight length
        width height age volume speed output score capacity matter issue trouble advice suggestion recommendation
        comment remark feedback excuse argument contribution shortcoming fault defect flaw mistake demand
        requirement request document item detail instruction complaint objection worry task work topic subject theme
        story news update interval distance span quantity frequency dose duration explanation purpose meaning sense
        fate consequence effect benefit advantage goal aim aspect fact duty function approach method measure action
        alternative solution period stage today tonight tomorrow yesterday morning afternoon evening good valid open
        free ready available over"""
    )
)
"""Terms that say of what kind an answer is, or when or how it is; the answer itself need not say so."""

_WORD: Final = re.compile(r"[\w'’-]+|[.,;:!?]")
_IS_CALLED: Final = r"[^.;:!?,]*? (?:is|was|are|called|named)(?: called| named)?(?: the)? (?P<name>(?-i:[A-Z])[\w-]+)"
_PLACED: Final = frozenset("at in into near behind under from to".split())
"""A name behind one of these is a place."""

_I: Final = re.compile(r"I(?:['’]\w+)?$")
_APART: Final = frozenset({"and", "or", "with", "but", ".", ";", ":", "!", "?"})
BESIDE: Final = 3
"""Words and commas that may lie between a noun and its name."""


def asked_for(text: str) -> str:
    """The term of the noun that is asked for, the last that tells something; "" without one.

    >>> asked_for("Which hotel did I book?"), asked_for("What is Ana's phone number?"), asked_for("Which day is it?")
    ('hotel', 'phone', '')
    """
    match = next((found for form in _NOUN if (found := form.search(text))), None)
    words = match["noun"].split() if match else []
    if match and match.groupdict().get("behind") and _may_be_verb(words[-1]):
        words = words[:-1]
    telling = [term for term in map(base, terms(" ".join(words))) if term not in GENERAL and not term.isdigit()]
    return telling[-1] if telling else ""


def _may_be_verb(word: str) -> bool:
    """Whether a word may be the verb of what stands before it: "what remains of it", "which lamp hung in the hall"."""
    return re.search(r"[^s]s$|ed$", word) is not None or any(base(term) != term for term in terms(word))


def sought_phrases(text: str) -> tuple[str, ...]:
    """The noun phrases that a question may seek, each up to its head; () when it seeks nothing by a noun.

    >>> sought_phrases("What colour is the lamp?"), sought_phrases("The jug, weight?")
    (('colour',), ('the jug', 'weight'))
    >>> sought_phrases("What did Ana say about the colour?")
    ()
    """
    if not is_asking(text):
        return tuple(" ".join(head_of(piece)) for piece in _PIECE.split(text))
    return tuple(match["phrase"] for form in _SOUGHT if (match := form.search(text)))


def to_be_named(text: str) -> str:
    """The noun whose name is asked for; "" when no name is.

    >>> to_be_named("What's the name of our boat?"), to_be_named("Ana boat name"), to_be_named("What is it called?")
    ('boat', 'boat', '')
    """
    match = _NAME.search(text)
    found = (
        (match["named"] or match["called"] or match["whose"] or match["head"] or match["first"]).split()[-1]
        if match
        else ""
    )
    return "" if match and match["whose"] and found[:1].isupper() else found.lower().removesuffix("s")


def role_of(text: str) -> str:
    """The role whose bearer is asked for; "" when none is.

    >>> role_of("Who is the potter down in the yard?"), role_of("Who's our vet?"), role_of("Who is the new one?")
    ('potter', 'vet', 'one')
    """
    match = _ROLE.search(text)
    return match["role"].lower() if match else ""


def named(noun: str, text: str, asked: str) -> bool:
    """Whether a text has a name beside a noun, or says what it is called; a name that the question says is none.

    >>> named("vet", "Our vet, Dr Moen, is away.", ""), named("vet", "Call the vet, and Lars.", "")
    (True, False)
    >>> named("inn", "The inn by the quay is called the Heron.", ""), named("inn", "The inn is full on Monday.", "")
    (True, False)
    """
    called = re.search(rf"\b{re.escape(noun)}\w*\b{_IS_CALLED}", text, re.IGNORECASE)
    if called and _is_name(called["name"], asked):
        return True
    words = _WORD.findall(text)
    places = [place for place, word in enumerate(words) if word.lower().startswith(noun)]
    return any(
        place != other
        and _is_name(words[other], asked)
        and (other > 0 and words[other - 1] not in _APART | _PLACED)
        and abs(place - other) <= BESIDE
        and _APART.isdisjoint(words[min(place, other) + 1 : max(place, other)])
        for place in places
        for other in range(max(0, place - BESIDE), min(len(words), place + BESIDE + 1))
    )


def _is_name(word: str, asked: str) -> bool:
    """Whether a word may be a name that a question does not say itself."""
    bare = word.removesuffix("'s").removesuffix("’s")
    said = frozenset(re.findall(r"\w+", asked.lower()))
    return word[:1].isupper() and bare.lower() not in said | TIMES and _I.match(word) is None

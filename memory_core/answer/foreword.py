"""What stands before or beside a question and asks nothing: greetings, politeness, remarks."""

from __future__ import annotations

import re
from typing import Final

from memory_core.answer.head import AUXILIARY
from memory_core.claims.sentence import sentences

_GREETING: Final = r"(?:good (?:morning|afternoon|evening|day)|morning|hi|hiya|hello|hey|dear)"
_FILLER: Final = (
    r"(?:sorry|excuse me|pardon|thanks|thank you|(?:a |one |just a )?(?:quick|short|small|stupid|silly|dumb)"
    r" (?:question|one|thing|q)|(?:one )?(?:more )?question|please|ok|okay|right|well|um|uh|hmm|oh|btw|by the way)"
)
_ASKING: Final = "what|which|who|when|where|why|how"
_FOREWORD: Final = re.compile(
    rf"^(?:{_GREETING}(?: (?-i:[A-Z])\w+| (?:all|there|everyone|everybody|team|again|you))?"
    rf"|{_FILLER}(?: (?:again|all|to (?:bother|ask|disturb)(?: you)?(?: again)?|for \w+))*)"
    rf"(?:\s*(?:[,.!:;–—]+|-+(?=\s))\s*|\s+(?=(?:{_GREETING}|{_FILLER}|and|so|but|then)\b))",
    re.IGNORECASE,
)
"""A greeting with what belongs to it, up to its comma, or before the next word of the kind."""

_POLITE: Final = re.compile(
    r"^(?:(?:could|can|would|will) you (?:please |kindly |just |maybe )*(?:tell|remind|say|(?:look up|find out|check"
    r"|see|note|write down|put down) for) (?:me|us)|(?:please |just )*(?:tell|remind) (?:me|us)(?: (?:please|again))*"
    r"|do you (?:know|remember|recall)"
    r"|(?:i|we)(?:['’]d| would) like to know|i(?:['’]m| am| was)? ?(?:wonder(?:ing)?|curious|asking myself)"
    r"|(?:any|have you (?:any|an)) idea)(?: again)?[,:]?\s+"
    r"(?=(?:please )?(?:(?:at|by|for|from|in|of|on|since|to|until|up to|with) )?"
    r"(?:who|whom|whose|what|which|when|where|why|how|if|whether)\b)",
    re.IGNORECASE,
)
"""Asking to be told: what is asked comes after it."""

_WHETHER: Final = re.compile(r"^(?:if|whether) ", re.IGNORECASE)
_REMARK: Final = re.compile(
    r"^(?:i|we|they|he|she|it|you|there|that|this|some(?:one|body)|no(?:body| one))\b[^?]*$", re.IGNORECASE
)
_AFTERWORD: Final = re.compile(
    r"[,.!?;]*\s+(?:please|thanks|thank you|cheers|regards)\b(?:[,.]? (?-i:[A-Z])\w*)?[^?\w]*$", re.IGNORECASE
)
_LEAD: Final = re.compile(
    r"^(?:(?:before|after|for|to|since|because|as|when|while|in case|so that)\b[^:?.]+:"
    r"|(?:i|we|you|some(?:one|body)|no(?:body| one))\b[^?.:]+\.)\s+(?=\w[^.]*\?)",
    re.IGNORECASE,
)
"""What a question is for, up to its colon, or a remark before it."""

_EXCUSE: Final = re.compile(
    r"^(?:sorry,? )?(?:that )?(?:i|we)(?:['’]m| (?:was|were|am|are|missed|forgot|lost|came|had|joined|left|never|cannot"
    rf"|(?:ca|could|do|did)n?['’]?t))\b[^,?.:;–—]*[,.:;–—]+ +(?=(?:{_ASKING}|whom|whose|{AUXILIARY})\b)",
    re.IGNORECASE,
)
"""Why somebody has to ask, before what they ask."""

_POINTS_BACK: Final = re.compile(
    r"\b(?:it|its|he|him|his|she|hers?|they|them|theirs?|that|those|these|this|there|then|ones?|so|same|else|others?|too"
    r"|again|both|each|either)\b",
    re.IGNORECASE,
)
_AND: Final = re.compile(r",? (?:and|or) ")
_TELLING: Final = re.compile(
    r"\b(?!(?:what|when|where|which|whom|whose|have|does|were|will|with|from)\b)[^\W\d_]{4,}", re.IGNORECASE
)
ALONE: Final = 3
"""Telling words of a question that stands alone."""

_LAST_CLAUSE: Final = re.compile(
    rf"[,;:–—]+ (?=(?:so |and |but )?(?:{_ASKING})(?:['’]s| (?:{AUXILIARY}))\b[^,;:?]*\W*$)",
    re.IGNORECASE,
)
TOLD_BEFORE: Final = 5
"""Words before the last clause of a question that tell something: fewer say in what, or of what, it is asked."""

_SENTENCE: Final = re.compile(r"(?<=[.!?])\s+(?=\w)")


def to_the_point(text: str) -> str:
    """A question without its greetings and politeness; the text itself where nothing else is left.

    >>> to_the_point("Hi Ana, can you tell us who has the key?"), to_the_point("hello!")
    ('who has the key?', 'hello!')
    >>> to_the_point("Before I call the shop: how many bowls may we keep?")
    'how many bowls may we keep?'
    >>> to_the_point("Morning shift: who leads it?"), to_the_point("Well-drilling, when?")
    ('Morning shift: who leads it?', 'Well-drilling, when?')
    """
    rest = text.strip()
    while match := _FOREWORD.match(rest):
        rest = rest[match.end() :]
    rest = _AFTERWORD.sub("?", rest)
    lead = _LEAD.match(rest) or _EXCUSE.match(rest)
    rest = rest[lead.end() :] if lead and stands_alone(rest[lead.end() :]) else rest
    asked = _POLITE.sub("", rest)
    rest = rest if _WHETHER.match(asked) else asked
    return rest if re.search(r"\w", rest) else text


def told_before(text: str) -> tuple[str, str]:
    """What whole sentences tell before the first that asks, and the rest; "" and the text where none do.

    >>> told_before("Mr. Moen's kiln is cold. Who lit it?"), told_before("Who lit it? It is cold.")
    (("Mr. Moen's kiln is cold.", 'Who lit it?'), ('', 'Who lit it? It is cold.'))
    """
    asking = next((each.start for each in sentences(text) if each.text.endswith("?")), 0)
    return text[:asking].strip(), text[asking:]


def stands_alone(text: str) -> bool:
    """Whether a question needs nothing that is said before it.

    >>> stands_alone("Which potter ordered the blue glaze?"), stands_alone("When did she order the blue glaze?")
    (True, False)
    """
    return _POINTS_BACK.search(_AND.split(text, maxsplit=1)[0]) is None and len(_TELLING.findall(text)) >= ALONE


def asking_part(text: str) -> str:
    """Of several sentences the last that has a question mark; the text itself when it is one, or none has.

    >>> asking_part("Ana may decide that. Did she?")
    'Did she?'
    """
    parts = _SENTENCE.split(text.strip())
    asked = next((part for part in reversed(parts) if part.endswith("?")), text)
    last = _LAST_CLAUSE.search(asked)
    return asked[last.end() :] if last and len(asked[: last.start()].split()) >= TOLD_BEFORE else asked


def is_remark(text: str) -> bool:
    """Whether a sentence beside a question tells something and asks nothing.

    >>> is_remark("I thought it was Friday."), is_remark("when is it?")
    (True, False)
    """
    return _REMARK.match(text.strip()) is not None

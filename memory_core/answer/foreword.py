"""What stands before or beside a question and asks nothing: greetings, politeness, remarks."""

from __future__ import annotations

import re
from typing import Final

_GREETING: Final = r"(?:good (?:morning|afternoon|evening|day)|morning|hi|hiya|hello|hey|dear)"
_FILLER: Final = (
    r"(?:sorry|excuse me|pardon|thanks|thank you|(?:a |one |just a )?(?:quick|short|small|stupid|silly|dumb)"
    r" (?:question|one|thing|q)|(?:one )?(?:more )?question|please|ok|okay|right|well|um|uh|hmm|oh|btw|by the way)"
)
_FOREWORD: Final = re.compile(
    rf"^(?:{_GREETING}(?: (?-i:[A-Z])\w+| (?:all|there|everyone|everybody|team|again|you))?"
    rf"|{_FILLER}(?: (?:again|all|to (?:bother|ask|disturb)(?: you)?(?: again)?|for \w+))*)"
    rf"(?:\s*(?:[,.!:;–—]+|-+(?=\s))\s*|\s+(?=(?:{_GREETING}|{_FILLER}|and|so|but|then)\b))",
    re.IGNORECASE,
)
"""A greeting with what belongs to it, up to its comma, or before the next word of the kind."""

_POLITE: Final = re.compile(
    r"^(?:(?:could|can|would|will) you (?:please |kindly |just |maybe )*(?:tell|remind|say|look up for|find out for)"
    r" (?:me|us)|(?:please |just )*(?:tell|remind) (?:me|us)(?: (?:please|again))*|do you (?:know|remember|recall)"
    r"|(?:i|we)(?:['’]d| would) like to know|i(?:['’]m| am| was)? ?(?:wonder(?:ing)?|curious|asking myself)"
    r"|(?:any|have you (?:any|an)) idea)(?: again)?[,:]?\s+"
    r"(?=(?:please )?(?:who|whom|whose|what|which|when|where|why|how|if|whether)\b)",
    re.IGNORECASE,
)
"""Asking to be told: what is asked comes after it."""

_WHETHER: Final = re.compile(r"^(?:if|whether) ", re.IGNORECASE)
_REMARK: Final = re.compile(
    r"^(?:i|we|they|he|she|it|you|there|that|this|some(?:one|body)|no(?:body| one))\b[^?]*$", re.IGNORECASE
)
_SENTENCE: Final = re.compile(r"(?<=[.!?])\s+(?=\w)")


def to_the_point(text: str) -> str:
    """A question without its greetings and politeness; the text itself where nothing else is left.

    >>> to_the_point("Hi Ana, can you tell us who has the key?"), to_the_point("hello!")
    ('who has the key?', 'hello!')
    >>> to_the_point("Morning shift: who leads it?"), to_the_point("Well-drilling, when?")
    ('Morning shift: who leads it?', 'Well-drilling, when?')
    """
    rest = text.strip()
    while match := _FOREWORD.match(rest):
        rest = rest[match.end() :]
    asked = _POLITE.sub("", rest)
    rest = rest if _WHETHER.match(asked) else asked
    return rest if re.search(r"\w", rest) else text


def asking_part(text: str) -> str:
    """Of several sentences the last that has a question mark; the text itself when it is one, or none has.

    >>> asking_part("Ana may decide that. Did she?")
    'Did she?'
    """
    parts = _SENTENCE.split(text.strip())
    return next((part for part in reversed(parts) if part.endswith("?")), text)


def is_remark(text: str) -> bool:
    """Whether a sentence beside a question tells something and asks nothing.

    >>> is_remark("I thought it was Friday."), is_remark("when is it?")
    (True, False)
    """
    return _REMARK.match(text.strip()) is not None

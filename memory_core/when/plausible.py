"""Whether words that can mean a time do so where they stand: "may" the verb, prices, versions and ids do not."""

from __future__ import annotations

import re
from typing import Final

from memory_core.when.tokens import Token

_BEFORE_A_MONTH: Final = frozenset(
    "in since until till by of this next last during from to before after through and early late mid between "
    "every each for the on or than begin starting".split()
)
_BEFORE_A_DAY: Final = frozenset(
    "on this next last every each by until till from to before after since through and or for coming past".split()
)
_VERBS: Final = frozenset({"may", "march", "mar"})
_OTHER_NOUNS: Final = frozenset({"sun", "sat", "wed", "mon"})
_NEVER_ALONE: Final = frozenset({"second", "present", "night", "nights", "past", "spring", "fall", "h", "tod"})
_GREETED: Final = frozenset({"morning", "afternoon", "evening", "night", "day"})
_AFTER_A_YEAR: Final = frozenset(
    "and or but was is were are to the a in on at by for until till through with that which when has had have will as "
    "than after before he she it we they i".split()
)
_BEFORE_A_YEAR: Final = frozenset(
    "in since until till before after of by from during year between and to through than not".split()
)
_CLAUSE_ENDS: Final = frozenset(".,;:!?)\"'")


def plausible(text: str, tokens: tuple[Token, ...], first: int, behind: int) -> bool:
    """Whether the tokens `[first, behind)` can be a time expression in their surroundings."""
    start, end = tokens[first].start, tokens[behind - 1].end
    if not _stands_alone(text, start, end):
        return False
    before = tokens[first - 1].word if first else ""
    after = tokens[behind].word
    if after == "of" and tokens[behind + 1].word in ("your", "my", "our", "his", "her", "their"):
        return False  # "a minute of your time"
    if behind - first == 1:
        return _single(text, tokens[first], before, after)
    if behind - first == 2 and tokens[first].word == "the" and tokens[first + 1].word == "day":
        return after == "" or after in _CLAUSE_ENDS
    return True


def _single(text: str, token: Token, before: str, after: str) -> bool:
    word = token.word
    if word in _NEVER_ALONE:
        return False
    if word in _VERBS:
        return before in _BEFORE_A_MONTH and (word != "may" or text[token.start].isupper())
    if word in _OTHER_NOUNS:
        return before in _BEFORE_A_DAY and (text[token.start].isupper() or word == "mon")
    if word in _GREETED and before == "good":
        return False
    if word.isdecimal():
        year = int(word)
        named = before in _BEFORE_A_YEAR and (not after.isalpha() or after in _AFTER_A_YEAR)
        free = 1900 <= year <= 2100 and (after == "" or after in _CLAUSE_ENDS or after in _AFTER_A_YEAR)
        return named or free
    return True


_SIGNS: Final = frozenset("$€£#@+_%&=")


def _stands_alone(text: str, start: int, end: int) -> bool:
    """Whether the stretch is no piece of a longer word, number, price or id."""
    before, after = text[start - 1 : start], text[end : end + 1]
    further, beyond = text[max(0, start - 2) : max(0, start - 1)], text[end + 1 : end + 2]
    if before.isalnum() or after.isalnum() or (before and before in _SIGNS) or after in ("_", "%", "€"):
        return False
    digit_first, digit_last = text[start].isdigit(), text[end - 1].isdigit()
    if digit_first and before in (".", ",", "-", "/", ":", "(") and before and further.isdigit():
        return False
    if not digit_first and before == "-" and further.isalnum():
        return False
    return not (digit_last and after in (".", ",", "-", "/", ":") and after and beyond.isdigit())


SHAPES: Final = re.compile(r"\d\s*[/.\-]\s*\d")
"""Where the order of day and month could matter."""

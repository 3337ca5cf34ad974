"""Whether words that can mean a time do so where they stand: "may" the verb, prices, versions and ids do not."""

from __future__ import annotations

from typing import Final

from memory_core.when.lexicon import ONES, TENS
from memory_core.when.tokens import END, Token

_BEFORE_A_MONTH: Final = frozenset(
    "in since until till by of this next last during from to before after through early late mid between every each "
    "for the than begin starting".split()
)
_BEFORE_A_DAY: Final = frozenset(
    "on this next last every each by until till from to before after since through and or for coming past".split()
)
_BEFORE_A_DATE: Final = frozenset("on by until till from before after since due".split())
_BEFORE_A_YEAR: Final = frozenset(
    "in since until till before after of by from during year between and to through than not".split()
)
_VERBS_AND_NAMES: Final = frozenset("may march mar jan april june august dec".split())
"""Months that are also other words."""
_OTHER_NOUNS: Final = frozenset({"sun", "sat", "wed"})
_NEVER_ALONE: Final = frozenset("second present night nights past spring fall h".split())
_GREETED: Final = frozenset("morning afternoon evening night day".split())
_MODALS: Final = frozenset("will would to should could may might must can won't not did does do".split())
_OWNERS: Final = frozenset("your my our his her their".split())
_CLAUSE_ENDS: Final = frozenset(".,;:!?)\"'-–—")
_FUNCTION_WORDS: Final = frozenset(
    "a about after all and are as at be because been before but by can could did do does for from had has have he her "
    "his how i if in is it its just may me must my no not of on or our please she should so than that the their them "
    "then there they this through till to until us was we were what when where which while who will with would "
    "you your".split()
)


def plausible(text: str, tokens: tuple[Token, ...], first: int, behind: int) -> bool:
    """Whether the tokens `[first, behind)` can be a time expression in their surroundings."""
    if not _stands_alone(text, tokens[first].start, tokens[behind - 1].end):
        return False
    words = tuple(token.word for token in tokens[first:behind])
    if not first and tokens[behind] is END:
        return words[0] not in _NEVER_ALONE or len(words) > 1  # Nothing around it says otherwise.
    before, after = tokens[first - 1].word if first else "", tokens[behind].word
    if _means_something_else(words, before, after, tokens[behind + 1].word if after else ""):
        return False
    if _is_bare_hour(words):
        return _bare_hour(words, before, after)
    if len(words) == 2 and words[1] in ("may", "march") and text[tokens[behind - 1].start].islower():
        return before in _BEFORE_A_MONTH  # "this may be right"
    if "<ordinal>" in tokens[behind - 1].classes or words[-1] in _SUFFIXES:
        return _ordinal(words, before, after)
    return _single(text, tokens[first], before, after) if len(words) == 1 else True


def _means_something_else(words: tuple[str, ...], before: str, after: str, beyond: str) -> bool:
    """Whether the words around make another phrase of it."""
    return (
        (after == "of" and beyond in _OWNERS)  # "a minute of your time"
        or (words[0] == "last" and before in _MODALS)  # "it will last three days"
        or (words == ("a", "second") and after.isalpha() and after not in _FUNCTION_WORDS)  # "a second pass"
        or (words in _NEEDING_AN_END and bool(after) and after not in _CLAUSE_ENDS)  # "the day I fly"
        or (words[0] == "a" and before in ("once", "twice", "times"))
        or after == "old"  # "five years old"
        or (after == "-" and beyond == "old")
    )


_NEEDING_AN_END: Final = frozenset({("the", "day"), ("the", "day", "before"), ("the", "day", "after")})
"""What is a day only where nothing follows."""
_BOUNDS: Final = frozenset("at @ by before after until till around about since past".split())
_BEFORE_AN_HOUR: Final = frozenset(
    "to for by until till before after from sorry no mean rather it say is , about".split()
)
_HOURS: Final = frozenset({*(f"{hour}" for hour in range(25)), *(f"0{hour}" for hour in range(10)), *tuple(ONES)[1:13]})
_SUFFIXES: Final = frozenset({"st", "nd", "rd", "th"})


def _is_bare_hour(words: tuple[str, ...]) -> bool:
    """Whether a small number, or two in words, is all there is, perhaps behind one word or before an a or p."""
    numbers = words[1:] if words[0] in _BOUNDS else words
    if not numbers or numbers[0] not in _HOURS:
        return False
    if len(numbers) == 2 and numbers[1] in ("a", "p"):
        return True
    return len(numbers) in (1, 2, 3) and all(
        (word.isdecimal() and len(word) < 3) or word in ONES or word in TENS or word == "-" for word in numbers
    )


def _bare_hour(words: tuple[str, ...], before: str, after: str) -> bool:
    """An hour in a number alone follows "at", or ends a clause after another word that times follow."""
    if words[-1] == "one" or _counted(after):
        return False  # "at one of them", "at 10 people"
    if words[0] in ("at", "@"):
        return True
    ends = not after or after in _CLAUSE_ENDS or after in _FUNCTION_WORDS
    return ends and (words[0] in _BOUNDS or before in _BEFORE_AN_HOUR) and words[:1] != ("by",)


def _counted(word: str) -> bool:
    """Whether a number before this word counts things: most things are plural and end in s."""
    plural = len(word) > 3 and word.endswith("s") and not word.endswith("ss")
    return plural or word in ("people", "percent", "per", "times", "kg", "km")


def _ordinal(words: tuple[str, ...], before: str, after: str) -> bool:
    """Whether an ordinal is a day: "the 3rd" unless it counts what follows, "the second" only where dates stand."""
    if words[0] in _BOUNDS and len(words) > 1:
        words, before = words[1:], words[0]
    digits = words[-1] in _SUFFIXES
    if not (words[0] == "the" and len(words) <= 3) and not (digits and len(words) == 2):
        return True
    if after.isalpha() and after not in _FUNCTION_WORDS:
        return False
    return before in _BEFORE_A_DATE or (digits and words[0] == "the")


def _single(text: str, token: Token, before: str, after: str) -> bool:
    word = token.word
    greeting = not before and not after.isalpha() and text[token.start].isupper()
    if word in _NEVER_ALONE or (word in _GREETED and (before == "good" or greeting)):
        return False  # "Morning!"
    if word in _VERBS_AND_NAMES:
        return before in _BEFORE_A_MONTH and (word not in ("may", "march") or text[token.start].isupper())
    if word in _OTHER_NOUNS:
        return text[token.start].isupper() and (before in _BEFORE_A_DAY or not before or not after.isalpha())
    if word.isdecimal():
        year = int(word)
        bare = not after.isalpha() or after in _FUNCTION_WORDS
        return bare and (before in _BEFORE_A_YEAR or 1900 <= year <= 2100)
    return True


_SIGNS: Final = frozenset("$€£#@+_%&=")
_INSIDE_NUMBERS: Final = frozenset(".,-/:")


def _stands_alone(text: str, start: int, end: int) -> bool:
    """Whether the stretch is no piece of a longer word, number, price or id."""
    before, after = text[start - 1 : start], text[end : end + 1]
    further, beyond = text[max(0, start - 2) : max(0, start - 1)], text[end + 1 : end + 2]
    if before.isalnum() or after.isalnum() or before in _SIGNS or after in ("_", "%", "€"):
        return False
    if text[end - 1].isdigit() and after in _INSIDE_NUMBERS and beyond.isdigit():
        return False
    if not text[start].isdigit():
        return not (before == "-" and further.isalnum())
    if before == "-" and further.isalpha():
        return end - start >= len("2026-01-01")  # A whole date may end a file's name; "AB-2026-11" is an id.
    return not (before in _INSIDE_NUMBERS and further.isdigit())

"""Words by which a whole thing is called off."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from actions.grammar.words.lexicon import Words, composed, phrases
from actions.grammar.words.tokens import Phrase, lows, tokens, trimmed

_HALFWAY: Final = phrases("forget it, forget about it, never mind, nevermind")
"""What gives up what was said before, wherever it stands between marks."""
_GIVEN_UP: Final = _HALFWAY | phrases("leave it, scratch that, scrap that")
_OFF: Final = _GIVEN_UP | phrases(
    """
    no, n, nope, stop, cancel, abort, no thanks, don't, no don't, do not, not now, cancel that, no stop, no cancel,
    drop it, no thank you, call it off, please don't, no please
    """
)
_AFTER_ALL: Final = _GIVEN_UP | phrases("better not, or better not, rather not, or rather not")
_AS_IT_IS: Final = composed(
    "leave|keep", "it|that|everything|all|them|things", "as it is|as they are|as it was|as they were|as is|be|alone"
) | composed("leave|keep", "it|everything")
"""What may be said behind it, or for it: "no, leave everything as it is"."""
_ALONE: Final = phrases("alone, be, as it is, as they are, where it is, as is")
_LONGEST_LEFT: Final = 9
"""Tokens of what is said to be left as it is."""
_CORRECTS: Final = frozenset("no actually sorry wait".split())
_BREAKS: Final = frozenset("to that at and with".split())
"""Words before it behind which a sentence breaks off."""

_DECLINED: Final = _OFF | phrases(
    """
    none, none of them, none of these, none of those, neither, neither of them, nothing, nothing at all, nobody, no one,
    i changed my mind, changed my mind, i have changed my mind, i've changed my mind, cancel it, cancel this, stop it,
    stop this, don't bother, do not bother, don't do it, do not do it, don't do that, don't send it, do not send it,
    don't send that, don't send anything, do not send anything, don't send, skip it, skip that, drop that, not this,
    leave that, leave it be, leave it as it is, better not, rather not, not needed, no need, forget that
    """
)
_COURTESY: Final = frozenset(
    "please ok okay oh ah um actually sorry thanks thank you just well hmm then now so but and".split()
)
_MERE_NO: Final = frozenset("no n nope".split())


def declined(reply: str) -> bool:
    """Whether an answer wants none of it: only such words, or such words before a mark and a reason.

    >>> declined("never mind, don't send it"), declined("stop, I found it"), declined("no, the second one")
    (True, True, False)
    """
    segments: list[list[str]] = [[]]
    for token in trimmed(tokens(reply)):
        if token.low.isalpha() or "'" in token.low:
            segments[-1].append(token.low)
        elif segments[-1]:
            segments.append([])
    words = [word for each in segments for word in each]
    if _wants_nothing(words):
        return True
    first = [word for word in segments[0] if word not in _COURTESY]
    return len(segments) > 1 and not _MERE_NO.issuperset(first) and _wants_nothing(segments[0])


def _wants_nothing(words: Sequence[str]) -> bool:
    """Whether words are nothing but ways to decline, courtesies aside, with one of them at least."""
    reached = {0: False}
    for at in range(len(words)):
        if at not in reached:
            continue
        for size in range(1, min(6, len(words) - at) + 1):
            declines = tuple(words[at : at + size]) in _DECLINED
            if declines or (size == 1 and words[at] in _COURTESY):
                reached[at + size] = reached.get(at + size, False) or reached[at] or declines
    return reached.get(len(words), False)


def given_up(phrase: Phrase) -> bool:
    """Whether what was begun is given up at its end: "tell Bo that, no, never mind"."""
    plain = trimmed(phrase)
    size = max((len(words) for words in _AS_IT_IS if lows(plain[-len(words) :]) == words), default=0)
    before = trimmed(plain[: len(plain) - size])
    if size and len(before) > 1 and before[-1].low in _CORRECTS:
        return True
    return any(_ends_in(before, words) for words in _AFTER_ALL)


def _ends_in(plain: Phrase, words: Words) -> bool:
    """Whether something is said before such words at the end, and breaks off there."""
    left = plain[: len(plain) - len(words)]
    breaks = bool(left) and (not left[-1].is_word or left[-1].low in _BREAKS | _CORRECTS)
    return breaks and lows(plain[len(left) :]) == words


def behind_given_up(phrase: Phrase) -> Phrase:
    """What is said behind what was given up halfway: "tell Bo hi, no, forget it, mail Siv"; () where nothing was."""
    for at in range(2, len(phrase) - 2):
        if lows(phrase[at - 1 : at + 2]) == (",", "no", ",") and phrase[at + 2].low in ("nothing", "nobody"):
            # "write Bo that, no, nothing to Bo. Just tell Siv ..."
            end = next((n for n in range(at, len(phrase)) if phrase[n].text in ".;!"), len(phrase))
            return trimmed(phrase[end:])
    for at in range(len(phrase) - 2, 1, -1):
        if not phrase[at - 1].is_word and (end := _left_alone(phrase, at)):
            return trimmed(phrase[end + 1 :])
        for words in _HALFWAY:
            end = at + len(words)
            between = not phrase[at - 1].is_word and end < len(phrase) and not phrase[end].is_word
            if between and lows(phrase[at:end]) == words:
                return trimmed(phrase[end:])
    return ()


def _left_alone(phrase: Phrase, at: int) -> int:
    """Where "leave the tour alone" ends that begins here and goes on with a join; 0 for anything else."""
    if phrase[at].low not in ("leave", "keep"):
        return 0
    for end in range(at + 2, min(at + _LONGEST_LEFT, len(phrase) - 2)):
        alone = any(lows(phrase[end - len(words) : end]) == words for words in _ALONE)
        if alone and phrase[end].low in (",", "and", "but", "then"):
            return end
    return 0


def called_off(reply: str) -> bool:
    """Whether an answer calls the whole thing off."""
    words = tuple(word for word in lows(trimmed(tokens(reply))) if word.isalpha() or "'" in word)
    return words in _OFF

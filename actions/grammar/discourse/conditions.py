"""Conditions of commands: "if ...", "unless ...", and questions that "if not" goes back to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from typing import Final, TypeAlias

from actions.grammar.clause import Clause
from actions.grammar.commands import Ask, Cancel, Change, Condition, Create, Discard, Forward, Message, Simple, Unread
from actions.grammar.phrases.content import FINITE
from actions.grammar.phrases.listening import Listener
from actions.grammar.words.lexicon import ARTICLES, QUESTION_WORDS, composed, longest, phrases
from actions.grammar.words.speech import begins_with, matched, without_openings
from actions.grammar.words.tokens import Phrase, lows, trimmed
from actions.grammar.words.verbs import verbs_at

Simply: TypeAlias = Callable[[Clause, Listener], Simple | None]
"""Reads one clause: phrase, listener, and by keyword whether a question mark stood behind it."""

_IFS: Final = phrases(
    """
    if, unless, in case, in the event that, on condition that, provided,
    provided that, only if, as long as, assuming, so long as, given that, in the case that, in the event, in case that,
    on the condition that, supposing, supposing that
    """
) | composed("if", "it's|it is|it", "|really|indeed", "true|so|the case|right|correct|turns out", "that")
LATEST: Final = 40
"""Tokens within which a condition ends that stands first."""
LONGEST_IF: Final = max(map(len, _IFS))
_UNLESS: Final = frozenset({"unless"})
_AND_SO: Final = composed(
    "if", "it|he|she|they|there|that|this|i|we|one", "has|have|is|are|was|does|do|did|can|will", ","
)
"""The other case, in short, and that it holds: "if she has, ..."."""
_IF_NOT: Final = longest(
    composed(
        "if",
        "it|he|she|they|there|that|this|i|we|one",
        "hasn't|has not|haven't|have not|isn't|is not|aren't|are not|wasn't|was not|doesn't|does not|don't|do not"
        "|didn't|did not|can't|cannot|won't|will not",
        "|yet",
        ",",
    )
    | _AND_SO
    | phrases(
        """
    if not, if no, if i haven't, if i have not, if i didn't, if so, if yes, if i have, if that's the case,
    otherwise, else, or else, if that is the case, if it isn't, if it is, if they haven't, if that isn't the case, if
    that's not the case, if there isn't, if there is, if there are none, if none, if i'm not, if i am, if i don't, if
    i do, if nothing
    """
    )
)
_WHETHER: Final = composed("|can you|could you", "check|see|find out|look|look up|tell me|let me know", "|if|whether")
_ELSE: Final = longest(phrases("if not, otherwise, else, if so, if yes, if no, or else, if it isn't"))
_ALWAYS_ELSE: Final = frozenset({"otherwise", "or"})
_YES: Final = (
    phrases(
        """
    if so, if yes, if i have, if that's the case, if that is the case, if it is, if there is, if i am, if i do
    """
    )
    | _AND_SO
)


def alternatives(sentence: Clause) -> list[Clause]:
    """A sentence divided where it says what else is to be done: "if Bo is in tell him, if not | mail him"."""
    words = lows(sentence.words)
    decides = begins_with(without_openings(sentence.words), _IFS) > 0 or _asks(words)
    for at in range(3, len(words) - 2) if decides else ():
        lead = at + 1 if words[at] in ("and", "but") else at
        size = matched(_ELSE, words, lead)
        if size and (lead > at or words[at - 1] in (",", ";") or words[at] in _ALWAYS_ELSE):
            first = replace(sentence, words=trimmed(sentence.words[:at]))
            return [first, replace(sentence, words=sentence.words[lead:])]
    return [sentence]


def _asks(words: tuple[str, ...]) -> bool:
    """Whether words ask whether something is so: "find out if Bo is in"."""
    return not {"if", "whether"}.isdisjoint(words[1:8])


def condition(
    sentence: Phrase, listener: Listener, simple: Simply, before: Clause | None
) -> tuple[Condition | None, Phrase, bool]:
    """The condition of a sentence, what is left of it, and whether it is what a question before it asks.

    `before` is the clause before it: a question, or one with a condition of its own that "if not" goes back to.
    """
    asked = before if before is not None and isinstance(before.command, Ask) else None
    plain = without_openings(sentence)
    words = lows(plain)
    size = matched(_IF_NOT, words)
    rest = _then(trimmed(plain[size:], ",;:"))
    if size and asked is not None and rest:
        return Condition(_asked(asked.words), negated=words[:size] not in _YES), rest, True
    if size and before is not None and before.condition is not None and rest:
        otherwise = words[:size] not in _YES
        return replace(before.condition, negated=before.condition.negated != otherwise), rest, False
    if asked is not None and asked.asks and lows(sentence[:1]) == ("then",) and _decides(asked.words):
        # "Bo is in? Then tell him."
        return Condition(_asked(asked.words)), plain, True
    inserted = _inserted(plain) if verbs_at(plain) else ()
    plain, words = (inserted, lows(inserted)) if inserted else (plain, words)
    size = begins_with(plain, _IFS) or _inverted(words)
    found = _leading(plain, size, listener, simple) if size else _trailing(plain, listener, simple)
    return (*found, False) if found else (None, sentence, False)


def _leading(plain: Phrase, size: int, listener: Listener, simple: Simply) -> tuple[Condition, Phrase] | None:
    """A condition before its command: up to a comma or "then", else up to the first verb that makes a command."""
    for at in range(size + 2, min(len(plain) - 1, LATEST)):
        joint = plain[at].low in (",", "then")
        behind = _then(plain[at + 1 :] if joint else plain[at:])
        if not joint and (not verbs_at(without_openings(behind)) or _is_noun(plain, at)):
            continue
        command = simple(Clause(behind), listener)
        if command is not None and not isinstance(command, Unread | Ask):
            return Condition(trimmed(plain[size:at]), plain[0].low in _UNLESS), behind
    return None


def _is_noun(phrase: Phrase, at: int) -> bool:
    """Whether a word that may be a verb stands for a thing here: the mail of "if Bo's mail has come"."""
    return phrase[at + 1].low in FINITE or phrase[at - 1].low in ARTICLES or phrase[at - 1].low.endswith("'s")


def _inserted(plain: Phrase) -> Phrase:
    """A condition between commas put first: "book, if I'm free, an hour"; () where none stands so."""
    commas = [n for n, token in enumerate(plain) if token.low == ","]
    for start, end in pairwise(commas):
        if start and begins_with(plain[start + 1 : start + 1 + LONGEST_IF], _IFS) and end + 1 < len(plain):
            return (*plain[start + 1 : end + 1], *plain[:start], *plain[end + 1 :])
    return ()


def _inverted(words: tuple[str, ...]) -> int:
    """Such as "should the parcel have come, tell Bo"; 0 for what is no condition."""
    return 1 if words[:1] == ("should",) and "," in words and words[1] not in ("i", "we", "you") else 0


def _then(phrase: Phrase) -> Phrase:
    return phrase[1:] if phrase[:1] and phrase[0].low == "then" else phrase


def _trailing(plain: Phrase, listener: Listener, simple: Simply) -> tuple[Condition, Phrase] | None:
    """A condition behind its command: "cancel the review if Tor is away"."""
    for at in range(2, len(plain) - 2):
        size = begins_with(plain[at : at + LONGEST_IF], _IFS)
        if not size or plain[at - 1].low in ("ask", "know", "check", "see", "and", "out", "wonder"):
            continue
        command = simple(Clause(trimmed(plain[:at])), listener)
        if isinstance(command, Cancel | Change | Create | Discard | Forward) or (
            isinstance(command, Message) and command.content.kind != "none" and plain[at].low == "unless"
        ):
            return Condition(trimmed(plain[at + size :]), plain[at].low in _UNLESS), trimmed(plain[:at])
    return None


def _decides(question: Phrase) -> bool:
    """Whether a question is answered by yes or no."""
    return bool(question) and question[0].low.removesuffix("'s") not in QUESTION_WORDS


def _asked(question: Phrase) -> Phrase:
    """The question without "check if": what is asked."""
    question = without_openings(question)
    return question[begins_with(question, _WHETHER) :]

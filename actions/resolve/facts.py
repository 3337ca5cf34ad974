"""Facts that a command points to instead of saying them: answered by the memory, with the record cited.

What the memory does not know, or holds in dispute, is asked.
"""

from __future__ import annotations

from typing import Final

from actions.grammar.lexicon import ARTICLES, FACT_VERBS, FACT_WORDS, QUESTION_WORDS
from actions.grammar.tokens import Phrase, said, trimmed
from actions.resolve.desk import Desk
from actions.resolve.result import MOST_OPTIONS, Known, Looked, Open, Option
from memory_core.index.tokens import terms
from memory_core.model.answer import Answer
from memory_core.model.instant import to_iso

ENOUGH: Final = 0.75
"""The share of the words of a fact that a quote must have to state it."""
_POINTING: Final = frozenset(term for word in FACT_WORDS | FACT_VERBS for term in terms(word))
"""Words that say that a fact is meant, and not which."""


def fact(desk: Desk, phrase: Phrase, key: str) -> Looked[str]:
    """What the memory answers about it; open when it does not know, or when people hold different views."""
    phrase = trimmed(phrase)
    words = said(phrase)
    reply = desk.replies.get(key)
    if reply:
        return Known(reply)
    for question in dict.fromkeys((_question(phrase), _question(_plainer(phrase)))):
        answered = desk.memory.answer(question, to_iso(desk.as_of), desk.as_of).outcome
        match answered:
            case Answer(disagreement=(), citations=(first, *_)) if _states(first.quote, words):
                return Known(first.quote.strip(), (first.id,), (f"“{words}” was looked up.",))
            case Answer(disagreement=held) if held:
                options = tuple(Option(f"{each.who}: {each.quote}", each.quote) for each in held[:MOST_OPTIONS])
                sides = tuple(each.id for each in held)
                return Open(key, f"There are different views of {words}. Which one holds?", options, sides)
            case _:
                continue
    return Open(key, f"I do not know {words}. What is it?")


def _plainer(phrase: Phrase) -> Phrase:
    """The fact without the adjective that points to it: nobody need have called it corrected."""
    return tuple(token for token in phrase if token.low not in FACT_WORDS)


def _states(quote: str, words: str) -> bool:
    """Whether a quote states what the words point to: it asks nothing, and has nearly all of them and more."""
    wanted = frozenset(terms(words)) - _POINTING
    have = terms(quote)
    return (
        not quote.rstrip().endswith("?")
        and len(wanted.intersection(have)) >= ENOUGH * len(wanted)
        and len(have) > len(wanted)
    )


def _question(phrase: Phrase) -> str:
    """The fact as a question: "the final headcount" is "What is the final headcount?"."""
    text = said(phrase)
    if phrase and phrase[0].low in QUESTION_WORDS:
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

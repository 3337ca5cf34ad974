"""Facts that a command points to instead of saying them: answered by the memory, with the record cited.

What the memory does not know, or holds in dispute, is asked.
"""

from __future__ import annotations

from typing import Final

from actions.grammar.lexicon import ARTICLES, QUESTION_WORDS
from actions.grammar.tokens import Phrase, said, trimmed
from actions.resolve.desk import Desk
from actions.resolve.result import MOST_OPTIONS, Known, Looked, Open, Option
from memory_core.model.answer import Answer, NoAnswer
from memory_core.model.instant import to_iso

_KINDS: Final = {"when": "When is", "where": "Where is", "who": "Who is"}


def fact(desk: Desk, phrase: Phrase, key: str) -> Looked[str]:
    """What the memory answers about it; open when it does not know, or when people hold different views."""
    words = said(trimmed(phrase))
    reply = desk.replies.get(key)
    if reply:
        return Known(reply)
    answered = desk.memory.answer(_question(trimmed(phrase)), to_iso(desk.as_of), desk.as_of).outcome
    match answered:
        case Answer(disagreement=()):
            ids = tuple(dict.fromkeys(each.id for each in answered.citations))
            return Known(answered.text, ids, (f"“{words}” was looked up.",))
        case Answer(disagreement=held):
            options = tuple(Option(f"{each.who}: {each.quote}", each.quote) for each in held[:MOST_OPTIONS])
            return Open(key, f"There are different views of {words}. Which one holds?", options, tuple(each.id for each in held))
        case NoAnswer():
            return Open(key, f"I do not know {words}. What is it?")


def _question(phrase: Phrase) -> str:
    """The fact as a question: "the final headcount" is "What is the final headcount?"."""
    text = said(phrase)
    if phrase and phrase[0].low in QUESTION_WORDS:
        return f"{text}?"
    lead = "" if phrase and phrase[0].low in ARTICLES else "the "
    return f"What is {lead}{text}?"

"""The words of a message, from what the command says it shall say."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from actions.grammar.commands import Content, ContentKind
from actions.grammar.phrases.content import facts_in, is_label, is_told, points_clearly
from actions.grammar.words.lexicon import DEFINITE
from actions.grammar.words.tokens import Phrase, lows, said, trimmed
from actions.plans.addressing import asked_of
from actions.resolve.desk import Desk
from actions.resolve.facts import fact
from actions.resolve.result import Barred, Known, Looked, Open
from memory_core.index.tokens import terms

SECRETS: Final = frozenset(
    "password passwords passcode login logins credentials pin secret secrets token tokens".split()
)
"""Things that are never looked up for a message, and told to nobody outside without a yes."""


def wording(desk: Desk, content: Content, key: str, *, ask: str) -> Looked[str]:
    """The text of a message; a fact that it points to is looked up. `ask` is the question when it says nothing."""
    if content.kind == "none":
        reply = desk.replies.get(f"{key}.text")
        return Known(reply) if reply else Open(f"{key}.text", ask)
    if content.kind == "fact" or (
        content.kind == "topic" and content.words[0].low in DEFINITE and points_clearly(content.words)
    ):
        if not SECRETS.isdisjoint(lows(content.words)):
            return Barred("Passwords, logins and keys are neither kept nor sent.")
        found = _facts(desk, content.words, key)
        unsure = isinstance(found, Open) and not found.options and is_label(content.words)
        return Known(TEXTS["text"](content.words)) if unsure else found
    return Known(TEXTS[content.kind](content.words))


def _facts(desk: Desk, words: Phrase, key: str) -> Looked[str]:
    """What is known of each fact that the words point to; the first that is not known is asked."""
    told: Known[str] = Known("")
    for number, each in enumerate(facts_in(words)):
        if is_told(each):
            told = replace(told, value=f"{told.value}\n{TEXTS['text'](each[1:])}")
            continue
        found = fact(desk, each, f"{key}.fact.{number}" if number else f"{key}.fact")
        if not isinstance(found, Known):
            return found
        text = f"{told.value}\n{_labelled(each, found.value)}".strip()
        told = Known(text, (*told.evidence, *found.evidence), (*told.notes, *found.notes))
    return told


def _request(words: Phrase) -> str:
    text = _lowered(said(trimmed(words)).replace(" and to ", " and "))
    return f"Please {text}{'' if text.endswith(('.', '!', '?')) else '.'}"


def _behind(lead: str, end: str) -> Callable[[Phrase], str]:
    """Words put behind a lead, which may stand alone."""

    def text(words: Phrase) -> str:
        rest = said(trimmed(words))
        return f"{lead}{' ' + rest if rest else ''}{end}"

    return text


def sentence(text: str) -> str:
    """A text with its first letter capital."""
    return text[:1].upper() + text[1:]


def _labelled(words: Phrase, stated: str) -> str:
    """A looked-up sentence, led in by what it states."""
    asked = trimmed(words)
    while asked and asked[0].low in ("the", "my", "our", "a"):
        asked = asked[1:]
    if set(terms(said(asked))) <= set(terms(stated)):
        return stated
    return f"{sentence(said(asked))}: {stated}"


def _question(words: Phrase) -> str:
    """A question to the addressee: "if she has seen it" becomes "Could you tell me if you have seen it?"."""
    rest = asked_of(trimmed(words))
    lead, text = rest[0].low if rest else "", said(rest)
    if lead in ("for", "about"):
        return f"I would like to ask {text}."
    asking = lows(rest[1:2]) in (("which",), ("what",))
    if asking or lead in ("if", "whether", "when", "what", "where", "why", "how", "who", "which", "that"):
        return f"Could you tell me {text}?"
    return sentence(text) + ("" if text.endswith("?") else "?")


def _lowered(text: str) -> str:
    return text if text[:2].isupper() or text.startswith("I ") else text[:1].lower() + text[1:]


TEXTS: Final[Mapping[ContentKind, Callable[[Phrase], str]]] = {
    "quote": said,
    "text": lambda words: sentence(said(trimmed(words, ",;:–—-"))),
    "wish": lambda words: sentence(said(trimmed(words[1:] if words and words[0].low in ("a", "an") else words))),
    "request": _request,
    "question": _question,
    "topic": _behind("About", "."),
    "thanks": _behind("Thank you", "!"),
    "congratulation": _behind("Congratulations", "!"),
    "apology": _behind("Sorry", "."),
}
"""The text that each kind of content makes of its words."""

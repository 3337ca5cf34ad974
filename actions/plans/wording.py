"""The words of a message, from what the command says it shall say."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from actions.grammar.commands import Content, ContentKind
from actions.grammar.content import points_clearly
from actions.grammar.lexicon import DEFINITE
from actions.grammar.tokens import Phrase, lows, said, trimmed
from actions.resolve.desk import Desk
from actions.resolve.facts import fact
from actions.resolve.result import Barred, Known, Looked, Open
from memory_core.index.tokens import terms

_YOU: Final = {
    "she's": "you've", "he's": "you've", "they've": "you've", "she": "you", "he": "you", "they": "you",
    "they're": "you're",
    "she'll": "you'll", "he'll": "you'll", "they'll": "you'll", "she'd": "you'd", "he'd": "you'd", "they'd": "you'd",
}  # fmt: skip
_AGREE: Final = {
    "has": "have",
    "is": "are",
    "was": "were",
    "does": "do",
    "doesn't": "don't",
    "isn't": "aren't",
    "hasn't": "haven't",
}
_PARTICIPLES: Final = frozenset("had been seen got done made sent heard read found gone taken given".split())


_SECRET: Final = frozenset(
    "password passwords passcode login logins credentials pin secret secrets token tokens".split()
)
"""Things that no message is made of."""


def wording(desk: Desk, content: Content, key: str, *, ask: str) -> Looked[str]:
    """The text of a message; a fact that it points to is looked up. `ask` is the question when it says nothing."""
    if content.kind == "none":
        reply = desk.replies.get(f"{key}.text")
        return Known(reply) if reply else Open(f"{key}.text", ask)
    if content.kind == "fact" or (
        content.kind == "topic" and content.words[0].low in DEFINITE and points_clearly(content.words)
    ):
        if not _SECRET.isdisjoint(lows(content.words)):
            return Barred("Passwords, logins and keys are neither kept nor sent.")
        found = fact(desk, content.words, f"{key}.fact")
        if not isinstance(found, Known):
            return found
        return Known(_labelled(content.words, found.value), found.evidence, found.notes)
    return Known(TEXTS[content.kind](content.words))


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
    rest = list(trimmed(words))
    lead = rest[0].low if rest else ""
    texts = [token.text for token in rest]
    low = lows(tuple(rest))
    if (
        len(low) > 1
        and low[1] in _YOU
        and lead in ("if", "whether", "when", "what", "where", "why", "how", "who", "which")
    ):
        texts[1] = _YOU[low[1]]
        if low[1] in ("she's", "he's") and not (len(low) > 2 and (low[2] in _PARTICIPLES or low[2].endswith("ed"))):
            texts[1] = "you're"
        if len(low) > 2 and low[1] in ("she", "he"):
            texts[2] = _agreeing(low[2], texts[2])
    text = "".join(
        f"{' ' if token.spaced and n else ''}{word}" for n, (token, word) in enumerate(zip(rest, texts, strict=True))
    )
    if lead in ("for", "about"):
        return f"I would like to ask {text}."
    if lead in ("if", "whether", "when", "what", "where", "why", "how", "who", "which", "that"):
        return f"Could you tell me {text}?"
    return sentence(text) + ("" if text.endswith("?") else "?")


def _agreeing(low: str, text: str) -> str:
    """A verb of the third person as it stands behind "you": "needs" is "need"."""
    if low in _AGREE:
        return _AGREE[low]
    if low.endswith(("ches", "shes", "sses", "xes", "goes")):
        return text[:-2]
    return text[:-1] if low.endswith("s") and not low.endswith(("ss", "us", "is")) else text


def _lowered(text: str) -> str:
    return text if text[:2].isupper() or text.startswith("I ") else text[:1].lower() + text[1:]


TEXTS: Final[Mapping[ContentKind, Callable[[Phrase], str]]] = {
    "quote": said,
    "text": lambda words: sentence(said(trimmed(words, ",;:–—-"))),
    "request": _request,
    "question": _question,
    "topic": _behind("About", "."),
    "thanks": _behind("Thank you", "!"),
    "congratulation": _behind("Congratulations", "!"),
    "apology": _behind("Sorry", "."),
}
"""The text that each kind of content makes of its words."""

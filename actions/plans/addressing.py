"""What is said about somebody, said to them: "she can have the car" to her is "you can have the car"."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from actions.grammar.commands import Content
from actions.grammar.phrases.content import FINITE
from actions.grammar.phrases.listening import Listener
from actions.grammar.phrases.people import people_at
from actions.grammar.words.lexicon import ARTICLES, PERSONAL, QUESTION_WORDS
from actions.grammar.words.tokens import Phrase, Token
from memory_core.when.lexicon import WEEKDAYS

_FORMS: Final = {
    "she": {
        "she": "you", "her": "you", "hers": "yours", "herself": "yourself", "she'll": "you'll", "she'd": "you'd",
        "she's": "you're",
    },
    "he": {
        "he": "you", "him": "you", "his": "your", "himself": "yourself", "he'll": "you'll", "he'd": "you'd",
        "he's": "you're",
    },
}  # fmt: skip
"""The pronouns of somebody, and what they are to whom one speaks."""
_SUBJECTS: Final = frozenset("she he she's he's she'll he'll she'd he'd".split())
_THEY: Final = {"they": "you", "they've": "you've", "they're": "you're", "they'll": "you'll", "they'd": "you'd"}
_GENDER: Final = {word: gender for gender, forms in _FORMS.items() for word in forms}
_AGREE: Final = {
    "has": "have",
    "is": "are",
    "was": "were",
    "does": "do",
    "doesn't": "don't",
    "isn't": "aren't",
    "hasn't": "haven't",
    "wasn't": "weren't",
}
_PARTICIPLES: Final = frozenset("had been seen got done made sent heard read found gone taken given".split())
_ADVERBS: Final = frozenset(
    "also always already just just never often only probably really still usually now certainly clearly".split()
)
_NO_VERBS: Final = frozenset("as this its always perhaps sometimes yes us thus besides afterwards".split())
_JOINS: Final = frozenset("and but or".split())
_BESIDE: Final = (
    frozenset(
        """to at in on by for from with about of off up out over if when while before after until because so as and
        but or that than i we you it what how why where again back today tomorrow tonight now soon later then
        here there yesterday tonight directly personally know anything something everything nothing some any all
        both more one two""".split()
    )
    | (ARTICLES - {"some"})
    | (FINITE - frozenset("needs need wants want works leaves starts ends looks look sound makes make runs".split()))
    | frozenset(WEEKDAYS)
)
"""Words before which "her" is somebody, and not whose thing it is."""
_CAUSES: Final = frozenset("let help make hear see watch have".split())
_PEOPLE: Final = frozenset(
    """customer client guest visitor supplier colleague boss manager assistant doctor dentist nurse lawyer teacher
    plumber electrician driver guy man woman boy girl lady gentleman kid child baby son daughter brother sister mother
    father mum mom dad wife husband partner friend neighbour neighbor uncle aunt cousin grandmother grandfather
    somebody someone anybody anyone everybody everyone nobody who whoever applicant candidate intern apprentice
    landlord owner buyer seller agent inspector auditor courier postman person people""".split()
)
"""Words for people without a name."""


def addressed(content: Content, listener: Listener, name: str) -> Content:
    """The content of a message to the one person of this name, as it is said to them.

    It stays as it is where a pronoun may mean somebody else: another person is named before it, or two are spoken of.
    """
    if content.kind in ("none", "quote", "fact", "topic"):
        return content
    return replace(content, words=to_you(content.words, listener, name))


def to_you(words: Phrase, listener: Listener, name: str) -> Phrase:
    """The words with the pronouns of the one they are for as "you", and the verbs with them."""
    places = [n for n, token in enumerate(words) if token.low in _GENDER and token.kind == "word"]
    named = next(_others(words, listener, name), len(words))
    meant = [n for n in places if n < named]
    genders = {_GENDER[words[n].low] for n in meant}
    if len(genders) != 1 or any(n > named and _GENDER[words[n].low] in genders for n in places):
        return words
    said = list(words)
    for at in meant:
        said[at] = _spelt(said[at], _pronoun(words, at))
        if words[at].low in ("she", "he"):
            _agree(said, at)
    return tuple(said)


def _others(words: Phrase, listener: Listener, name: str) -> Iterator[int]:
    """Where somebody else is spoken of: by a name that is known or looks like one, or by a word for people."""
    own = set(name.casefold().split())
    for at, token in enumerate(words):
        plain = token.low.removesuffix("'s")
        if token.kind != "word" or plain in own or plain in PERSONAL or plain in ("i", "me", "my"):
            continue
        inside = at == 0 or words[at - 1].is_word
        strange = inside and token.text[:1].isupper() and plain not in _BESIDE and not token.low.startswith("i'")
        possessive = token.low.endswith("'s") and listener.is_name(token.text[:-2])
        if plain in _PEOPLE or strange or possessive or people_at(words, at, listener)[0]:
            yield at


def _pronoun(words: Phrase, at: int) -> str:
    """What a pronoun becomes at its place."""
    low = words[at].low
    behind = words[at + 1] if at + 1 < len(words) else None
    if low in ("she's", "he's"):
        done = behind is not None and (behind.low in _PARTICIPLES or behind.low.endswith("ed"))
        return "you've" if done else "you're"
    if low == "his" and (behind is None or not behind.is_word or behind.low in _BESIDE):
        return "yours"
    if low == "her" and behind is not None and behind.is_word and behind.kind != "number":
        caused = at > 0 and words[at - 1].low in _CAUSES
        return "you" if caused or behind.low in _BESIDE else "your"
    return _FORMS[_GENDER[low]][low]


def _agree(said: list[Token], at: int) -> None:
    """Make the verbs of a subject agree with "you": behind it, before it in a question, and joined by "and"."""
    asks = at > 0 and said[at - 1].low in _AGREE and (at == 1 or said[at - 2].low in QUESTION_WORDS)
    if asks:
        said[at - 1] = _spelt(said[at - 1], agreeing(said[at - 1].low, said[at - 1].low))
        return
    verb = at + 1
    while verb < len(said) and said[verb].low in _ADVERBS:
        verb += 1
    if verb < len(said) and said[verb].kind == "word":
        said[verb] = _spelt(said[verb], agreeing(said[verb].low, said[verb].text))
    for n in range(verb + 1, len(said)):
        other = any(token.low in ("i", "we", "it") for token in said[verb:n])
        if said[n].low in FINITE and said[n - 1].low in _JOINS and not other:
            said[n] = _spelt(said[n], agreeing(said[n].low, said[n].text))


def agreeing(low: str, text: str) -> str:
    """A verb of the third person as it stands behind "you": "needs" is "need", "tries" is "try"."""
    if low in _AGREE:
        return _AGREE[low]
    if low in _NO_VERBS:
        return text
    if low.endswith("ies") and len(low) > len("lies"):
        return f"{text[:-3]}y"
    if low.endswith(("ches", "shes", "sses", "xes", "goes")):
        return text[:-2]
    return text[:-1] if low.endswith("s") and not low.endswith(("ss", "us", "is")) else text


def _spelt(token: Token, word: str) -> Token:
    """A token with another word, capital where it was."""
    capital = token.text[:1].isupper() and token.text[:1] != word[:1]
    text = f"{word[:1].upper()}{word[1:]}" if capital else word
    return replace(token, text=text, low=word.casefold())


def asked_of(words: Phrase) -> Phrase:
    """A question with a pronoun behind its first word, which is for whoever is asked: "if they have seen it"."""
    if len(words) < 2 or words[0].low not in QUESTION_WORDS:
        return words
    if words[1].low in _THEY:
        return (words[0], _spelt(words[1], _THEY[words[1].low]), *words[2:])
    if words[1].low not in _SUBJECTS:
        return words
    said = list(words)
    said[1] = _spelt(words[1], _pronoun(words, 1))
    if words[1].low in ("she", "he"):
        _agree(said, 1)
    return tuple(said)

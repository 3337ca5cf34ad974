"""Words of the grammar that are mistyped: one letter left out, added or changed, or two neighbours swapped.

Only how a word is compared is mended, never its text: what a message says keeps the spelling it was given. A word that
is anything else (a word of the memory, a name, another word of the grammar) is left alone.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from actions.grammar.phrases.content import FINITE
from actions.grammar.phrases.listening import Listener
from actions.grammar.words import lexicon
from actions.grammar.words.courtesy import CLOSINGS, OPENINGS
from actions.grammar.words.tokens import Phrase, Token
from actions.grammar.words.verbs import FIRST_WORDS, VERBS
from memory_core.when.grammar.zones import city
from memory_core.when.islands import may_mention
from memory_core.when.zone import cities

_SHORTEST: Final = 4
_ELSEWHERE: Final = frozenset(
    """about tomorrow tonight reminder remind message meeting calendar appointment schedule before between until email
    channel please thanks subject saying asking whether everyone invite newsletter instead forget longer shorter earlier
    later starts start begin begins quarter minutes minute hours afternoon morning evening three seven eight eleven
    twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty hundred week month
    every again""".split()
)
"""Words that carry the grammar wherever they stand."""
_REAL: Final = frozenset(
    """advice alert alter assume ball band bank basil began being below bend better bill bind black blank blew
    block blog board bold book books boost bored boring bread bring broad bus but butter calc call calls calm
    caption case cease cell charge chart chat cheat check cheek chick chip chop clarity click clip clock coal
    coat cold compost conform cook cope cost cove cozy crate crop curry cut delivery dove drank drop drops drunk
    ease eighty emit ender ever exit fail fall fell fellow film find fine firm flat fold fond fore form forth
    fret from gaol gave give gives gold gram gray had hale hand handy hard hare hat hate have heal heap hear
    heard heart heat held here hold hole hood hook hose host hour house hut keen kilo kind king lager land lane
    last late later latex latter layer lead learnt lease lend letter life line lint list lite liter live logger
    lone look looks lord lost loud loup love loved mails main male mask massage meat mend mile mill mind mine
    mode mold most mourning mouth move moved moves movie namer needy next nine none nose noted notes open opens
    oral pail paint pals part past paws pays pen pill pine pink pins place plain plan plane plans plant plat
    play plays pleased poet pole poll port pose posted posts pot pray prints probe prof prop prose proud pub
    pure purl purse put puts quiet quis quit quite rail rank rebind relax rely remainder remind remote replay
    repost resort rewind ring role rose rove sacred sail sand save saving scare score seed seen sell sent sever
    shade shake shape share sharp shaw shift ship shirt shirts shoe shook shooter shop shore short shot sick
    side sing skip skirt slack slash slave slay slice slip slow smart snap snow soap soft sold sore sort sorter
    space spade spare spend sport spot stack stage stand stared stars start started stat state statue stay
    staying step stick sticky stock stop stopped store strap stuck stuff swam swift tail tale tall tank tape
    teal ten tend tent test text than thank that then there these thing think those three threw till told toll
    tomb tons took tops torch tough toys transit tray tree trial trio trip tulip walls warm waste wave weak
    weather well were what when where while white wide wife wine wing wire wise wood wore work world worth
    writes wrote yours""".split()
)
"""Common words that are one letter away from others and need not stand in any record.

They are listed, as every class of words of the grammar is, since the whole vocabulary of English would make slips of
names and titles into words ("mist", "tor"), and what a memory says is known from its records anyway.
"""
_TABLES: Final = (
    lexicon.FILLERS, lexicon.REPAIRS, lexicon.NEGATIONS, lexicon.QUESTION_VERBS, lexicon.TOPIC, lexicon.STATEMENT,
    lexicon.ASKING, OPENINGS, CLOSINGS, {verb.words + verb.behind for verb in VERBS},
)  # fmt: skip
_CLASSES: Final = (
    lexicon.ME, lexicon.PERSONAL, lexicon.THINGS, lexicon.ARTICLES, lexicon.CHANNELS, lexicon.CHANNEL_PREPOSITIONS,
    lexicon.MESSAGES, lexicon.MAILS, lexicon.EVENTS, lexicon.CALENDAR_ONLY, lexicon.HOURS_OF, lexicon.QUESTION_STARTS,
    lexicon.QUESTION_WORDS, lexicon.NUMBERS, lexicon.ORDERS, lexicon.EVERY, lexicon.FACT_WORDS, lexicon.FACT_VERBS,
)  # fmt: skip
_OWN: Final = frozenset(word for table in _TABLES for words in table for word in words).union(
    _REAL, _ELSEWHERE, FINITE, *(frozenset(each) for each in _CLASSES)
)
_VERBS: Final = frozenset(word for word in FIRST_WORDS if len(word) >= _SHORTEST and word.isalpha())
_BEFORE_VERBS: Final = frozenset(words[-1] for words in OPENINGS) | frozenset(", . ; : ! ? - – — and then but".split())
"""What a verb stands behind when it does not stand first."""


_HOUR_ENDS: Final = frozenset("o'clock oclock am pm sharp noon past quarter half thirty fifteen fortyfive".split())
"""What an hour may end in."""


def one_slip(one: str, other: str) -> bool:
    """Whether two words differ by one letter left out, added or changed, or by two neighbours swapped.

    >>> one_slip("srah", "sarah"), one_slip("lukas", "lucas"), one_slip("bo", "al")
    (True, True, False)
    """
    if abs(len(one) - len(other)) > 1 or one == other or min(len(one), len(other)) < _SHORTEST - 1:
        return False
    start = next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    rest, others = one[start:], other[start:]
    swapped = len(rest) > 1 and len(others) > 1 and rest[1::-1] == others[:2] and rest[2:] == others[2:]
    return rest[1:] == others or rest == others[1:] or rest[1:] == others[1:] or swapped


def skeleton(word: str) -> str:
    """A word as it is texted: its first letter and the consonants behind it.

    >>> skeleton("remind"), skeleton("review")
    ('rmnd', 'rvw')
    """
    return word[:1] + "".join(letter for letter in word[1:] if letter not in "aeiou")


_TEXTED: Final = frozenset(
    word
    for word in _VERBS | _ELSEWHERE | lexicon.EVENTS
    if word.isalpha() and len(skeleton(word)) >= _SHORTEST - 1 and skeleton(word) != word
)


def mended(phrase: Phrase, listener: Listener) -> Phrase:
    """The phrase with mistyped verbs, words of the grammar and time zones compared as what they were meant to be."""
    phrase = tuple(_mended(phrase, at, listener) for at in range(len(phrase)))
    for at in range(2, len(phrase)):
        if zone := _zone(phrase, at):
            phrase = (*phrase[: at - 1], *zone, *phrase[at + 1 :])
    return phrase


def _zone(phrase: Phrase, at: int) -> Phrase:
    """Such as "lisbn time" and "lisbon tiem" behind an hour, as the zone that is meant; () for anything else."""
    place, time = phrase[at - 1 : at + 1]
    if time.low != "time" and not one_slip(time.low, "time"):
        return ()
    hour = phrase[at - 2]
    if not (hour.text[0].isdigit() or hour.low in lexicon.NUMBERS or hour.low in _HOUR_ENDS):
        return ()
    near = {place.low} if city(place.low) else {each for each in cities() if one_slip(place.low, each)}
    return (replace(place, low=near.pop()), replace(time, low="time")) if len(near) == 1 else ()


def _mended(phrase: Phrase, at: int, listener: Listener) -> Token:
    token = phrase[at]
    heads = at == 0 or phrase[at - 1].low in _BEFORE_VERBS
    if token.kind != "word" or len(token.low) < _SHORTEST - 1 or not token.low.isalpha() or token.low in _OWN:
        return token
    if (owning := _owning(phrase, at, listener)) is not None:
        return owning
    meant = _meant(token.low, _VERBS) if heads else set()
    if len(token.low) < _SHORTEST:
        meant = {each for each in meant if each[:-1] == token.low}
    meant = meant or (_meant(token.low, _ELSEWHERE) if len(token.low) >= _SHORTEST else set())
    if skeleton(token.low) == token.low:
        meant = meant or {each for each in _TEXTED if skeleton(each) == token.low}
    if len(meant) != 1 or (token.text[0].isupper() and at) or _means_something(token, listener):
        return token
    return replace(token, low=meant.pop())


def _owning(phrase: Phrase, at: int, listener: Listener) -> Token | None:
    """A name with the s of owning and without its apostrophe: "sivs mail"; None for any other word."""
    token = phrase[at]
    name, behind = token.text[:-1], phrase[at + 1] if at + 1 < len(phrase) else None
    owns = token.low.endswith("s") and behind is not None and behind.is_word and behind.low not in FINITE
    known = owns and not listener.is_word(token.text) and listener.is_word(name) and listener.is_name(name)
    return replace(token, low=f"{token.low[:-1]}'s") if known and not may_mention(token.low) else None


def _meant(word: str, targets: frozenset[str]) -> set[str]:
    """The words that this one may be a slip of: with its first letter, and no inflection of it."""
    return {
        each
        for each in targets
        if each[0] == word[0] and one_slip(word, each) and word not in (f"{each}s", f"{each}d", f"{each}r", f"{each}n")
    }


def _means_something(token: Token, listener: Listener) -> bool:
    """Whether a word is one of the memory: said in a record, a name, an event, or a time."""
    return (
        listener.is_word(token.text)
        or listener.is_name(token.text)
        or listener.is_event(token.text)
        or may_mention(token.low)
    )

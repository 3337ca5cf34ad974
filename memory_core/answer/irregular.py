"""Irregular verbs: forms that no stemmer brings together, as terms."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from memory_core.index.tokens import terms

_VERBS: Final = """
become became
begin began begun
bid bade
bind bound
bite bit bitten
blow blew blown
break broke broken
bring brought
build built
burn burnt
buy bought
catch caught
choose chose chosen
come came
deal dealt
dig dug
draw drew drawn
drink drank drunk
drive drove driven
eat ate eaten
fall fell fallen
feed fed
feel felt
fight fought
find found
flee fled
fly flew flown
forget forgot forgotten
freeze froze frozen
get got gotten
give gave given
go went gone
grow grew grown
hang hung
hear heard
hide hid hidden
hold held
keep kept
know knew known
lay laid
lead led
learn learnt
leave left
lend lent
lose lost
make made
mean meant
meet met
overrun overran
pay paid
ride rode ridden
ring rang rung
rise rose risen
run ran
say said
see saw seen
sell sold
send sent
shake shook shaken
shine shone
shoot shot
show shown
shrink shrank shrunk
sing sang sung
sink sank sunk
sit sat
sleep slept
slide slid
speak spoke spoken
spend spent
spin spun
stand stood
steal stole stolen
stick stuck
strike struck
swear swore sworn
swim swam
take took taken
teach taught
tear tore torn
tell told
think thought
throw threw thrown
undergo underwent undergone
understand understood
wake woke woken
wear wore worn
win won
withdraw withdrew withdrawn
write wrote written
"""


def _bases() -> Mapping[str, str]:
    found: dict[str, str] = {}
    for line in _VERBS.strip().splitlines():
        forms = [each for word in line.split() for each in terms(word)]
        found |= dict.fromkeys(forms[1:], forms[0])
    return found


_BASES: Final = _bases()


def base(term: str) -> str:
    """The term of the verb's first form; other terms as they are.

    >>> base("sent"), base("broken"), base("kiln")
    ('send', 'break', 'kiln')
    """
    return _BASES.get(term, term)


def stems_of(words: str) -> frozenset[str]:
    """The terms of some words, verbs in their first form."""
    return frozenset(map(base, terms(words)))

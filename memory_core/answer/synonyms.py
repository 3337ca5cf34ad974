"""Words that people at work use for one another, in stems, so that a question need not repeat the record's word."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from memory_core.index.tokens import terms

_GROUPS: Final = """
launch release ship rollout live
open opening start begin kickoff
move moved postpone delay push slip reschedule shift late
send sent deliver submit mail email forward out attach attached
cancel scrap scratch drop kill abandon off
owe promise commit pledge due
price cost fee charge pay rate pricing quote
hire recruit hiring role
sign signed signature approve approval
buy purchase order bought
fix repair resolve solve fixed
choose chose pick select decide decided decision settle settled
done finish finished complete ready up
bug issue problem defect error regression broken wrong
own owner responsible handle drive lead run assign take
meeting call session sync review visit
cut remove drop
want request need ask
like prefer preference favourite favorite
show demo present presentation
leave depart departure departing
arrive arrival land reach
customer client account buyer
document doc paper file sheet
agree accept ok agreed yes
refuse decline reject against
worry concern risk
expect forecast estimate
increase raise up grow growth rise
decrease reduce lower down drop fall
test check verify
fail broke failure failed
holiday vacation leave
salary wage compensation
flight fly plane
deck slide slides
rent rental lease
people headcount person staff
terms term condition
reason because cause
supplier vendor
photo picture image
warn alert alarm warning
percent cent
contract agreement proposal deal offer
environment env
specification spec
application app
configuration config
repository repo
temperature temp degrees
engineering eng engineer
database db
laboratory lab
demonstration demo
photograph photo
happy pleased glad
"""


def _relations() -> Mapping[str, frozenset[str]]:
    found: dict[str, set[str]] = {}
    for line in _GROUPS.strip().splitlines():
        group = {term for word in line.split() for term in terms(word)}
        for term in group:
            found.setdefault(term, set()).update(group - {term})
    return {term: frozenset(others) for term, others in found.items()}


SYNONYMS: Final[Mapping[str, frozenset[str]]] = _relations()
"""The other terms of each term; terms that are not here stand for themselves alone."""

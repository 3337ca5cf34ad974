"""Words of everyday appointments that stand for one another, so that an event need not be called as its title is."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from typing import Final

from memory_core.index.tokens import terms

_GROUPS: Final = """
    vet dog cat pet animal puppy kitten / doctor gp physician checkup practice / dentist teeth tooth hygienist /
    jab vaccination vaccine shot injection / barber hairdresser haircut hair / physio physiotherapist massage /
    garage mechanic car tyres tires / gym yoga workout training exercise pilates fitness / library books
    / christmas xmas yule / party celebration / birthday turns bday / choir singing
    rehearsal / school teacher parents class / kindergarten nursery daycare / flight plane fly airport /
    train rail station / hotel checkin stay / drinks beer pub bar / walk stroll hike / meal lunch dinner
    supper restaurant / bins rubbish trash garbage bin / cleaner cleaning / drill evacuation fire /
    audit inspection auditor inspector / inspection inspector visit / interview candidate applicant / handover
    transfer / opening launch inauguration / delivery arrives arrival shipment / repair service maintenance
    fitting / fitting install installation / holiday vacation leave / budget money finance / negotiation
    contract / proofs print proof / cake buns farewell / presentation pitch slides / course training refresher
    workshop / board directors / games boardgames / review retrospective check / report summary / trip travel
    away journey / film cinema movie / concert gig music / wedding marriage / funeral burial / bank mortgage /
    order po purchase / lawyer solicitor notary / optician eyes glasses / blood donation
"""


def _by_word() -> Mapping[str, frozenset[str]]:
    found: dict[str, set[str]] = defaultdict(set)
    for group in _GROUPS.split("/"):
        words = set(terms(group))
        for word in words:
            found[word] |= words - {word}
    return {word: frozenset(others) for word, others in found.items()}


_KIN: Final = _by_word()


def kin(word: str) -> frozenset[str]:
    """The terms that may be said for one; none for most.

    >>> "dog" in kin("vet"), kin("kiln")
    (True, frozenset())
    """
    return _KIN.get(word, frozenset())

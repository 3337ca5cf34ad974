"""How readily is answered: how much of what is asked must be near what answers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

BY_RANK: Final = 0.1
"""How much more must be near for each record that the search is surer of: it knows more ways to find than words."""


@dataclass(frozen=True, slots=True)
class Bar:
    """How much of what is asked, people included, must be near the passage that answers, from 0 to 1.

    `first` is enough for the first record of the evidence, `enough` for any, `matter` to say that two records are about
    the same. `none` is how likely it may be that no passage answers, `lacking` the same where the rules find that none
    does. The defaults were chosen on questions that may be read.
    """

    enough: float = 0.65
    first: float = 0.2
    matter: float = 0.36
    none: float = 0.6
    lacking: float = 0.1

    def at(self, rank: int) -> float:
        """What is enough for the record of this place in the evidence, from 0.

        >>> [round(Bar(0.5, 0.2).at(rank), 1) for rank in (0, 1, 2, 3, 4)]
        [0.2, 0.3, 0.4, 0.5, 0.5]
        """
        return min(self.enough, self.first + BY_RANK * rank)

    def holds(self, none: float, *, lacking: bool) -> bool:
        """Whether an answer is held back that is so likely not to be one; `lacking`: the rules find none either."""
        return none > (self.lacking if lacking else self.none)

    def times(self, scale: float) -> Bar:
        """The same bar so many times as high; of what may be that none answers, so many times as low odds."""
        none, lacking = (odds / (odds + scale * (1 - odds)) for odds in (self.none, self.lacking))
        return Bar(self.enough, self.first, self.matter, none, lacking)


BAR: Final = Bar()

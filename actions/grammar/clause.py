"""One clause of a command, and what stands around it."""

from __future__ import annotations

from dataclasses import dataclass

from actions.grammar.commands import Condition, Simple
from actions.grammar.words.tokens import Phrase


@dataclass(frozen=True, slots=True)
class Clause:
    """Words of one command, its condition, and the words by which it is said to be somebody else's demand.

    `command` is its form, where that is known already. `asks`: a question mark stood there. `remark`: a sentence before
    it that commands nothing.
    """

    words: Phrase
    condition: Condition | None = None
    relayed: Phrase = ()
    command: Simple | None = None
    asks: bool = False
    remark: Phrase = ()

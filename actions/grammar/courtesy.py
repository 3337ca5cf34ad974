"""Politeness around a command, as the few patterns that it has: "would you be so kind as to", "if it is no trouble"."""

from __future__ import annotations

from typing import Final

from actions.grammar.lexicon import CLOSINGS as PLAIN_CLOSINGS
from actions.grammar.lexicon import OPENINGS as PLAIN_OPENINGS
from actions.grammar.lexicon import composed, phrases

_SOFTLY: Final = "|like|possibly|please|kindly|perhaps|maybe|just|quickly|also|now|then"
_HAPPY: Final = (
    "grateful|glad|happy|great|lovely|nice|good|helpful|obliged|thankful|wonderful|delighted|kind|much obliged"
)

_ASKED: Final = composed(
    "can|could|would|will|might|may",
    "you",
    _SOFTLY,
    "|please|be so kind as to|be so kind to|be so kind and|be so good as to|be kind enough to|be good enough to"
    "|be able to|mind|care to|help me|help me to|manage to|arrange to|see to it that you"
    "|do me a favour and|do me a favor and|go ahead and",
)
_BEGGED: Final = composed(
    "can|could|may|might", "i|we", _SOFTLY, "ask|trouble|bother|get|have|beg", "you", "|please", "to"
)
_WISHED: Final = composed(
    "i'd be|i would be|id be|it'd be|it would be|that would be|i should be|we would be",
    "|very|most|so|really|much",
    _HAPPY,
    "if",
    "you",
    "could|would|can|were to",
    _SOFTLY,
) | composed(
    "i'd|i would|i'd really|i would really", "appreciate it|appreciate", "if", "you", "could|would|can", _SOFTLY
)
_TROUBLE: Final = "trouble|bother|problem|possible|convenient|okay|ok|all right|alright|fine"
_REQUESTED: Final = (
    composed(
        "it is|it's|it would be|it'd be|it will be",
        "|very|most|also",
        "necessary|desirable|desired|required|requested|important|essential|preferable|advisable|good|best",
        "that|if",
    )
    | composed("i|we", "|would|must|do", "ask|request|demand|require|wish|desire|propose|suggest", "that")
    | composed("i'd|we'd", "ask|request|suggest|propose", "that")
    | composed("i|we", "|would|must|do", "beg|ask|request|invite|require|urge", "|of", "you", "|please|kindly", "to")
    | composed("i|we", "|would", "wish|desire|intend|plan|like", "|you|for you", "to")
    | composed("may|might|could|can", "i|we", "|please|kindly", "request|ask", "that")
    | composed("it would|it'd|it will", "please|oblige|help|suit", "me|us", "|a lot", "if", "you", "could|would|can")
    | composed("you are|you're", "|kindly|hereby", "asked|requested|required", "to")
)
"""Requests as they are written in formal letters."""
_NO_TROUBLE: Final = (
    composed(
        "if", "it|that|this", "is|isn't|is not|would be|wouldn't be", "|no|not|too|not too", "|much|a|any", _TROUBLE
    )
    | composed("if it's|if that's|if its", "|no|not|too|not too", "|much|a|any", _TROUBLE)
    | phrases(
        """
        if you don't mind, if you would, if you have time, if you have a minute, if you have a moment, if you get the
        chance, when convenient, at your convenience, at your earliest convenience, when you have a minute, when you
        have time, when you get a minute, in your own time, if i may, if i may ask, if you please, whenever you can,
        whenever convenient
        """
    )
)
_CASUAL: Final = phrases(
    """
    yo, oi, dude, mate, btw, fyi, alright then, good morning, good afternoon, good evening, morning, dear
    assistant, hey there, hi there, ok now, okay now, okay so, okay then, right so, right then, would you, i'd ask you
    to, i would ask you to, i want to have you, it is time to, it's time to, time to, be a dear and, be a star and, be
    an angel and, feel free to, please do, do please, why
    don't you, why don't we, i have got to, i've to, i'll need to, i'll have to, we must, we
    have to, see to it that, see that, ensure that, make certain that, arrange that, it would be appreciated if, it
    would be good if, it would be nice if, have the goodness to, have the kindness to, we're, can
    someone, could someone, can somebody, could somebody, can anyone, can anybody, we'd better,
    i'd better, you'd better, see to it that you, ensure you, ensure that you, someone should
    """
)

OPENINGS: Final = PLAIN_OPENINGS | _ASKED | _BEGGED | _WISHED | _REQUESTED | _NO_TROUBLE | _CASUAL
"""What may stand before the verb of a command without changing it; taken off again and again."""

CLOSINGS: Final = (
    PLAIN_CLOSINGS
    | _NO_TROUBLE
    | phrases(
        """
        of course, obviously, as always, as usual, lol, haha, hehe, xx, asap, pronto, thereof, accordingly, forthwith,
        right away, right now, straight away, at
        once, immediately, thank you so much, thanks so much, thank you kindly, many thanks in advance, thanks in
        advance, much appreciated, i'd appreciate it, much obliged, would be lovely, would be nice, yeah, yes, tyvm, ty,
        cheers mate, kind regards, would you be so kind, there's a dear, and that's it, that's it, that is all, over
        """
    )
)
"""What may stand behind a command without changing it."""

GERUNDS_FOLLOW: Final = frozenset({"mind", "we're"})
"""Last words of openings behind which a verb stands with -ing: "would you mind setting"."""

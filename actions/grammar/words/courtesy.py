"""Politeness around a command, as the few patterns that it has: "would you be so kind as to", "if it is no trouble"."""

from __future__ import annotations

from typing import Final

from actions.grammar.words.lexicon import CLOSINGS as PLAIN_CLOSINGS
from actions.grammar.words.lexicon import OPENINGS as PLAIN_OPENINGS
from actions.grammar.words.lexicon import composed, phrases

_SOFTLY: Final = "|like|possibly|please|kindly|perhaps|maybe|just|quickly|also|now|then"
GLAD: Final = (
    "grateful|glad|happy|pleased|obliged|thankful|delighted|appreciative|great|lovely|nice|good|helpful|kind|wonderful"
    "|perfect|best|much obliged"
)
"""What one would be if something were done."""
VERY: Final = "|very|most|so|really|much|extremely|deeply|ever so|quite"

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
    "i'd be|i would be|id be|it'd be|it would be|that would be|i should be|i shall be|we would be|we should be|we'd be",
    VERY,
    GLAD,
    "|to you",
    "if",
    "you",
    "could|would|can|were to",
    _SOFTLY,
) | composed(
    "i'd|i would|i'd really|i would really",
    "appreciate it|appreciate",
    "|very much|greatly|a lot",
    "if",
    "you",
    "could|would|can",
    _SOFTLY,
)
_WHENEVER: Final = composed(
    "should you|if you|when you|whenever you|once you",
    "|happen to",
    "find|have|get|got|can spare",
    "|a|the|some",
    "|spare|free|quiet",
    "moment|minute|second|time|chance|opportunity|leisure",
)
"""Courtesies that leave it to whoever is asked when to do it."""
_SORRY: Final = composed(
    "sorry|so sorry|i'm sorry|i am sorry|i'm so sorry|i apologise|i do apologise|i apologize|i do apologize|apologies"
    "|my apologies|forgive me|pardon me|excuse me|pardon|i hate",
    "|for|to|about",
    "|bother you|trouble you|disturb you|interrupt|ask|asking|interrupting|troubling you|bothering you|the bother"
    "|the trouble|the disturbance|the short notice|this",
    "|again",
    "but|, but",
) | composed(
    "it pains me|i regret|i am afraid|i'm afraid", "|to say|to say so|to ask|to ask it|to have to ask", "but|, but"
)
"""Apologies for asking, up to the "but" behind them."""
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
    | composed("i|we", "|would|should", "wish|desire|intend|plan|like", "|you|for you", "to")
    | composed("may|might|could|can", "i|we", "|please|kindly", "request|ask", "that")
    | composed(
        "it would be|it'd be|it is|that would be",
        "a|an|such a",
        "|great|real|big|small|true",
        "kindness|favour|favor|help|relief|pleasure|service|act of kindness|good idea|comfort",
        "|to me|for me|to us|for us",
        "to|if you could|if you would|if you can|if you",
    )
    | composed("you are|you're", "|kindly", "asked|requested|required|instructed|directed|invited|expected", "to")
    | composed("allow|permit|let", "me", "to", "ask|request|beg|trouble", "you", "to")
    | composed(
        "please accept this as|this is|i have|i come with|i am writing with|i'm writing with",
        "|just",
        "a request|a polite request|a plea",
        "to|that you|for you to",
    )
    | composed(
        "this is|i am writing|i'm writing|i write|i turn to you",
        "|just",
        "to ask|to request|to beg",
        "|you|of you",
        "to|that|that you|if you could|whether you could",
    )
    | composed(
        "i wonder|i was wondering|i am wondering|i'm wondering|we wonder",
        "if|whether",
        "you|we",
        "could|might|would|can|may",
        _SOFTLY,
    )
    | composed("i'd|i would|we would|we'd", "|really|greatly|very much", "appreciate|welcome", "you|your")
    | composed(
        "do me|do us|please do me|please do us",
        "the|a|one|this",
        "|great|big|small|huge|kind|last",
        "favour|favor|kindness|service|solid",
        "|of|and",
    )
    | composed("it would|it'd|it will", "please|oblige|help|suit", "me|us", "|a lot", "if", "you", "could|would|can")
)
"""Requests as they are written in formal letters."""
_NO_TROUBLE: Final = (
    composed(
        "if", "it|that|this", "is|isn't|is not|would be|wouldn't be", "|no|not|too|not too", "|much|a|any", _TROUBLE
    )
    | composed("if it's|if that's|if its", "|no|not|too|not too", "|much|a|any", _TROUBLE)
    | _WHENEVER
    | phrases(
        """
        if you don't mind, if you would, when convenient, at your convenience, at your earliest convenience, in your own
        time, if i may, if i may ask, if you please, whenever you can, whenever convenient, if you will, with your
        permission
        """
    )
)
_MAY_IT: Final = composed(
    "would it be|is it|might it be",
    "|at all",
    "possible|okay|ok|alright|all right|fine|convenient|too much trouble|too much to ask|a problem",
    "|for you",
    "to",
) | composed("is there", "any|a", "chance|way", "|that", "you", "could|can|might")
"""Requests put as questions whether they may be made."""
_SOMEBODY: Final = composed(
    "somebody|someone|anybody|anyone", "|please", "should|must|ought to|needs to|has to|could|can|had better"
) | composed("may|might|shall", "we")
"""Whoever is asked, who is nobody else than whoever reads it."""
_CASUAL: Final = phrases(
    """
    yo, oi, nah, nope, dude, mate, btw, fyi, alright then, good morning, good afternoon, good evening, morning, dear
    assistant, hey there, hi there, ok now, okay now, okay so, okay then, right so, right then, would you, i'd ask you
    to, i would ask you to, i want to have you, it is time to, it's time to, time to, be a dear and, be a star and, be
    an angel and, feel free to, please do, do please, why
    don't you, why don't we, i have got to, i've to, i'll need to, i'll have to, we must, we
    have to, see to it that, see that, procure that, ensure that, make certain that, arrange that, it would be
    appreciated if, it would be good if, it would be nice if, have the goodness to, have the kindness to, we're, can
    someone, could someone, can somebody, could somebody, can anyone, can anybody, we'd better,
    i'd better, you'd better, see to it that you, ensure you, ensure that you
    """
)

OPENINGS: Final = (
    PLAIN_OPENINGS | _ASKED | _BEGGED | _WISHED | _REQUESTED | _NO_TROUBLE | _CASUAL | _SORRY | _SOMEBODY | _MAY_IT
)
"""What may stand before the verb of a command without changing it; taken off again and again."""

ASIDES: Final = _NO_TROUBLE | phrases("please, kindly, perhaps, of course, thanks, thank you")
"""What may stand between marks in the middle of a command without changing it."""

CLOSINGS: Final = (
    PLAIN_CLOSINGS
    | composed("would|will|might", "be", VERY, f"{GLAD}|appreciated|welcome|useful|in order|possible|all right|fine")
    | _NO_TROUBLE
    | composed("|just|only|but only|but just", "this once|this one time|for once")
    | composed(
        "and|and then|then|so",
        "you're|you are|we're|we are|i'm|i am|that's it|we're all",
        "|all",
        "free|done|finished|good|set|off the hook|good to go|off for today|square|happy",
    )
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

GERUNDS_FOLLOW: Final = frozenset({"mind", "we're", "of", "you", "your"})
"""Last words of openings behind which a verb stands with -ing: "would you mind setting"."""

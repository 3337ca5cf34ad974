"""The words that commands are made of, each class once. Phrases are written as they are compared: lower case, in order.

To teach the grammar a new way of saying something it has a form for, add the words here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import product
from typing import Final, TypeAlias

Words: TypeAlias = tuple[str, ...]


def phrases(*texts: str) -> frozenset[Words]:
    """Phrases separated by commas, as tuples of words.

    >>> sorted(phrases("let go, ask"))
    [('ask',), ('let', 'go')]
    """
    return frozenset(tuple(each.split()) for text in texts for each in text.split(",") if each.strip())


def composed(*slots: str) -> frozenset[Words]:
    """Phrases put together of one choice for each slot; "" among the choices leaves a slot out.

    >>> sorted(composed("can|could", "you", "|please"))[:2]
    [('can', 'you'), ('can', 'you', 'please')]
    """
    chosen = product(*(slot.split("|") for slot in slots))
    return frozenset(tuple(" ".join(choices).split()) for choices in chosen)


FILLERS: Final = phrases(
    """
    what's it called, whats it called, what do you call it, how do you say, what's the word, let me think, let me see,
    where was i, you know what i mean, if you know what i mean, um, umm, uh, uhh, uhm, erm, er, hmm, hm, you know, i
    guess, on my behalf, on our behalf, in my name, in our name, hereby, herewith, sort of like, kind of like, like i
    said, ah, oh, well, good lord, good god, good grief, good heavens, my goodness, dear me, for heaven's sake, for
    god's sake, for goodness' sake
    """
)
"""Said without meaning; left out wherever they stand outside of quotes."""

OPENINGS: Final = phrases(
    """
    please, please to, pls, plz, two things, three things, a few things, one thing, kindly, only, maybe, perhaps, i was
    thinking, i was wondering, i was hoping, i thought,
    thinking, hey, hi, hello, hey candor, candor, ok, okay, right, so,
    alright, all right, now, also, can you, could you, would you, will you, can u, could u, can we, could we, would
    you mind, do you mind, can you please, could you please, would you please, would you be able to, are you able
    to, is it possible to, i need to, i need you to, i want to, i want you to, i'd like to, i'd like you to, i would
    like to, i would like you to, id like to, i have to, i must, i should, i wanna, i gotta, i've got to, we need
    to, we should, let's, lets, let us, go ahead and, go and, be so kind as to, be so good as to, i was wondering if
    you could, maybe you could, perhaps you could, if you could, if possible, if you can, quick one, one more thing,
    quickly, just, simply, then, and then, next, after that, first, finally, lastly, firstly,
    second, secondly, third, thirdly, fourth, when you get a chance, when you
    have a moment, do me a favour and, do me a favor and, help me, help me to, try to, make sure to, remember to, be
    sure to, and, but, yes, yeah, yep, thanks, thank you for helping, actually, basically, ok so, and also, and
    please, plus, anyway, oh and, i think i need to, i think we should, i think you should, it would be great if you
    could, it'd be great if you could, i'm going to need you to, you can, you could, you should, you need to, need
    to, want to, wanna, gotta, lemme
    """
)
"""What may stand before the verb of a command without changing it; taken off again and again."""

CLOSINGS: Final = phrases(
    """
    please, pls, plz, put it in the calendar, put it in my calendar, put it on my calendar, put it in, put it on the
    calendar, post it, thanks, thank you, thanks a lot, many thanks, ta, cheers, thx, would you, will you, could
    you, can you, can you do that, could you do that, can you do that for me, can you do that please, can you do
    this, can you do that for me please, would you do that, can you do it, is that ok, is that okay, ok, okay,
    thank you so much, thanks so much, thank you in advance, thanks in advance,
    right, if you can, if possible, if you could, if that's ok, for me, for me please, when you can, when you get a
    chance, asap please, would you mind, if you don't mind, as soon as you can, that's all, thank you very much,
    would be great
    """
)
"""What may stand behind a command without changing it."""

REPAIRS: Final = phrases(
    """
    sorry, no sorry, sorry no, oh sorry, i mean, i meant, no i mean, no wait, wait no, wait, hang on, hold on,
    scratch that, strike that, correction, or rather, rather, no make that, make that, no make it, make it, actually
    no, no actually, actually make it, actually make that, actually, no, nope, sorry i mean, sorry i meant, wait
    make it, my mistake, no what am i saying, what am i saying, no silly me, silly me, no my bad, my bad, no that's
    wrong, that's wrong, no not that, oh no, ah no, no hold on, no hang on, wait i mean, um no, on second thought, on
    second thoughts, or no, better, no better, or better not, better not, or rather not, well no, i beg your pardon, beg
    your pardon, pardon, pardon me, forgive me, well actually, wait actually, let's say, lets say, or
    let's say, say rather
    """
)
"""What says that the words behind it replace words of the same kind before it."""

NEGATIONS: Final = phrases(
    """
    don't, do not, dont, never, please don't, no need to, don't you dare, you don't need to, there's no need to, there
    is no need to, there's no need for you to, you needn't, you need not, you don't have to,
    let's not, under no circumstances, do n't, i don't want to, i don't want you to, not
    """
)

ME: Final = frozenset("me i my myself mine us our we".split())
PERSONAL: Final[Mapping[str, str]] = {
    **dict.fromkeys("him her he she hers his".split(), "one"),
    **dict.fromkeys("them they both their".split(), "some"),
}
"""Pronouns for people, with how many they stand for: `one`, or `some` (one or several)."""

THINGS: Final = frozenset("it that this those these them".split())
"""Pronouns for a mail or an event spoken of before."""

ARTICLES: Final = frozenset("the a an my our your his her their this that these those some".split())
DEFINITE: Final = frozenset("the my our his her their".split())

CHANNELS: Final[Mapping[str, str]] = {
    **dict.fromkeys(
        "slack chat dm dms im teams msg message messenger text sms whatsapp pm direct-message".split(), "slack"
    ),
    **dict.fromkeys("mail email e-mail mails emails e-mails gmail letter".split(), "mail"),
}
"""Words that say by which way a message goes."""

CHANNEL_PREPOSITIONS: Final = frozenset("on via by over through using with in".split())

MESSAGES: Final = frozenset(
    """message note line msg ping dm text mail email e-mail slack chat heads-up headsup reminder update memo
    letter word shout nudge question""".split()
)
"""What one sends, drops or writes somebody."""

MAILS: Final = frozenset(
    """mail email e-mail mails emails e-mails message messages thread threads newsletter newsletters invoice
    invoices inbox spam note notes conversation conversations letter letters notification
    notifications notice notices digest digests advert adverts advertisement""".split()
)
"""What lies in a mailbox."""

SURELY_MAILS: Final = frozenset("mail email e-mail mails emails e-mails inbox newsletter newsletters spam".split())

EVENTS: Final = frozenset(
    """meeting meetings call calls event events appointment appointments session sessions sync syncs standup
    stand-up standups review reviews catch-up catchup 1:1 1-1 one-on-one 1on1 1:1s interview interviews
    workshop workshops demo demos lunch lunches dinner breakfast coffee drinks briefing retro retrospective
    planning kickoff kick-off slot block appointment invite invitation webinar training check-in checkin
    conference presentation debrief visit tour chat huddle hangout brainstorm offsite all-hands seminar
    class talk get-together party""".split()
)
"""Words for what takes place; what comes to lie in a calendar."""

CALENDAR_ONLY: Final = frozenset(
    "something time meeting meetings event events appointment appointments thing things invite entry".split()
)
"""Event words that say nothing of which event."""

HOURS_OF: Final[Mapping[str, tuple[int, int, int]]] = {
    "breakfast": (8, 0, 60),
    "lunch": (12, 0, 60),
    "coffee": (0, 0, 30),
    "dinner": (19, 0, 120),
    "drinks": (17, 30, 90),
    "workshop": (0, 0, 120),
}
"""Hour and minute an event of this kind begins at (0, 0: it must be said) and its length in minutes, unless said."""

QUESTION_STARTS: Final = frozenset(
    """what what's whats when when's where where's who who's whom whose which why how how's is are was were
    does did do has have had am isn't aren't wasn't didn't doesn't don't hasn't haven't any whats should
    would may might must""".split()
)
QUESTION_VERBS: Final = phrases(
    """
    know, learn, i am wondering, i'm curious, i am curious, i want to know, i wanted to know, i need to know, find, find
    out, look up, look for, search, search for, show me, list, summarise, summarize, recap, tell me, give
    me, check, check if, check whether, check when, check what, read me, read out, what about, how about, remind me
    what, remind me when, remind me who, remind me where, remind me how, remind me why, remind me which, remind me
    whether, remind me if, catch me up, brief me, fill me in, pull up, bring up, let me know, explain, do you know,
    any idea, any news, any update, any updates, i forgot, i forget, i can't remember, i don't remember, got any,
    advise whether, advise if, advise when, advise what, advise how, advise which, confirm whether, confirm if,
    clarify whether, clarify if, refresh my memory, inform yourself,
    look in the mails, look in my mails, look in the calendar, look in my calendar,
    look in the chat, look in my notes, i wonder, i'm wondering, i was wondering, i should like to know, i
    would like to know, i'd like to know, i want to know, i wish to know, i need to know, do you remember, can you
    tell me, like to know, get me, dig up, dig out, count
    """
)
"""Verbs by which one asks the memory."""

QUESTION_WORDS: Final = frozenset("what when where who whom whose which why how if whether".split())

NUMBERS: Final[Mapping[str, int]] = {
    word: number
    for number, word in enumerate("zero one two three four five six seven eight nine ten eleven twelve".split())
} | {"couple": 2, "both": 2}
ORDERS: Final[Mapping[str, int]] = {
    **{
        word: number
        for number, word in enumerate("first second third fourth fifth sixth seventh eighth ninth tenth".split(), 1)
    },
    **{f"{number}{ending}": number for number, ending in ((1, "st"), (2, "nd"), (3, "rd"), (4, "th"), (5, "th"))},
    "earliest": 1,
    "next": 1,
    "following": 1,
    "upcoming": 1,
    "coming": 1,
    "last": -1,
    "latest": -1,
    "final": -1,
    "newest": -1,
    "recent": -1,
    "oldest": 1,
}
"""Which one of several: from the front, or with -1 from the back."""

COMING: Final = frozenset("next upcoming coming following future".split())
EVERY: Final = frozenset("all every each any everything whole entire".split())

FACT_WORDS: Final = frozenset(
    """final latest current corrected updated confirmed agreed actual exact revised right correct new newest
    official definitive approved signed-off true real adjusted""".split()
)
"""Adjectives by which a command points to something that is known, instead of saying it."""

FACT_VERBS: Final = frozenset(
    """confirmed agreed gave sent mentioned said promised quoted decided settled discussed wanted asked
    proposed suggested offered set chose picked found measured""".split()
)
"""Verbs of clauses that say which fact is meant: "the address they confirmed"."""

SHIFTS: Final[Mapping[str, int]] = {"later": 1, "earlier": -1, "sooner": -1}
"""Words behind a length by which something is moved, with the direction."""

PLACE_NOUNS: Final = frozenset("location room place venue where".split())
TITLE_NOUNS: Final = frozenset("name title subject".split())

ALSO: Final = "|please|now|also|therefore|kindly"
"""What may stand before "be" where something is to be done, as a slot of `composed`."""

TOPIC: Final = phrases(
    """
    about, re, regarding, concerning, on the subject of, with regard to, around, on, in regards to, wrt
    """
)
STATEMENT: Final = phrases(
    """
    the information that, information that, the news that, news that, word that,
    that, saying, to say, saying that, to say that, which says, that says, with the message, with the text, body, body
    :, text :, message :, reading, with the words, as follows, with, say, and say, and say that, and tell them, and
    tell him, and tell her, stating, stating that, with the note, the following, something like, something along the
    lines of, something short like, along the lines of, letting them know, to let them know
    """
)
ASKING: Final = phrases(
    """
    and ask, asking, to ask, and check, and see, ask them, ask him, ask her, asking them, asking him, asking her,
    and ask them, and ask him, and ask her, to find out, to check, to see, and find out
    """
)


def longest(table: Iterable[Words]) -> Mapping[str, tuple[Words, ...]]:
    """The phrases by their first word, longest first: for looking up what a text begins with."""
    found: dict[str, list[Words]] = {}
    for phrase in table:
        found.setdefault(phrase[0], []).append(phrase)
    return {first: tuple(sorted(those, key=lambda each: (-len(each), each))) for first, those in found.items()}

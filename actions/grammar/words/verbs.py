"""The verbs of commands: what is said, and which form of command it opens.

A verb phrase may have a gap: what lies in it is the object ("let ... know", "push ... back"). The longest phrase that
fits at the beginning of a clause decides.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from actions.grammar.words.lexicon import Words, composed, longest
from actions.grammar.words.tokens import Phrase, lows

Form: TypeAlias = Literal[
    "tell", "ask", "mail", "thank", "post", "send", "reply", "forward", "delete", "archive", "create", "invite", "move",
    "delay", "advance", "extend", "shorten", "change", "rename", "add", "uninvite", "cancel", "remind", "open", "make",
    "congratulate", "wish", "clear", "warn", "apologise", "copy",
]  # fmt: skip

_SAID: Final[Mapping[Form, str]] = {
    "tell": """
        tell, inform, notify, message, ping, msg, dm, slack, text, im, whatsapp, buzz, reach out to, write to,
        write, get in touch with, get back to, check in with, follow up with, touch base with, let ... know,
        let ... to know, make ... know, make ... to know,
        explain to,
        give ... a heads up, give ... a heads-up, give ... a headsup, pass word to, fill in, brief, keep ... in
        the loop, loop in, speak to, say to, hit up, write on slack to, send a chat to, message to, dm to, note
        to, slack message to, pass a message to, relay to, send ... an update, give
        ... an update, give ... a nudge, send ... a reminder, give ... a reminder, give ... a shout, nudge,
        chase, chase up, prod
    """,
    "ask": "ask, find out from, quiz, see if",
    "mail": """
        email, mail, e-mail, email to, mail to, e-mail to, an email to, new email to, new mail to, send off an
        email to, draft a message to
    """,
    "thank": "thank, thx, ty, thanks to, many thanks to, say thanks to, say thank you to, pass my thanks to",
    "congratulate": "congratulate, congrats to, say congrats to, say congratulations to, send congratulations to",
    "wish": "wish",
    "apologise": "apologise to, apologize to, say sorry to, send my apologies to, send apologies to",
    "warn": "warn, alert, caution",
    "post": "post, put, announce, share, say, publish, broadcast, put out, drop, circulate, distribute, spread",
    "send": """
        send, get, pass, give, share ... with, send over, fire off, send out, ship, transmit, submit, provide, deliver,
        dispatch, supply, furnish, let ... have, communicate, convey, report, state, mention, disclose
    """,
    "reply": """
        acknowledge, acknowledge receipt of, confirm receipt of, react to, reply, respond, answer, write back, reply to,
         respond to, answer to, write back to, reply back, email back,
        mail back, write ... back, mail ... back, send a reply to, send a reply, send a response to, get back
    """,
    "forward": """
        forward, fwd, pass ... along, send ... along, send ... on, send ... further, give
        ... further, pass ... further, send further, give further, pass further, hand ... on, hand on, pass ... on,
        pass on, pass along, send on, send along, relay, share, send over a copy of, send a copy of, redirect, bounce
    """,
    "delete": """
        delete, dispose of, do away with, trash, remove, erase, get rid of, bin, purge, throw away, throw out, wipe,
        nuke, dump, clean out,
        clear out, discard, junk, toss
    """,
    "archive": """
        archive, file away, file, put away, stash, clear ... from my inbox, put ... in the archive, put ... into the
        archive, move ... to the archive, mark ... as done
    """,
    "make": "make, set, have, put, i want, i need, i'd like, i would like",
    "invite": "invite, bring in, have ... join, get ... to join, rope in, ask ... to join, ask ... along to",
    "add": """
        add, include, take ... with on, take ... with to, take ... along to, bring ... along
        to, bring ... with to, invite ... to, put ...
        on the guest list of, put ... on the guest list for, put ... on the list for
    """,
    "uninvite": """
        uninvite, disinvite, drop ... from, remove ... from, kick ... from, strike ... from, strike ... off, cross ...
        off, delete ... from, take ... from, cut ... from, remove ... as, drop ... as,
        take ... off the list of, take ... off the list for
    """,
    "create": """
        schedule, book, set up, setup, arrange, plan, organise, organize, create, add, put, block, block off, block
        out, pencil in, pencil, hold, reserve, find, find time, find a time, find a slot, find some time, get, grab,
        set aside, fix up, line up, make, set, new, start, slot in, throw, drop, stick, calendar, pop, sort out,
        squeeze in, fit in, need, need a, need an, need some,
        diarise, diarize, enter, put ... in, keep ... free, have, host,
        i want, i need, i'd like, i would like, i desire, i wish for, i'm meeting, meet, meet with, catch up with, sit
        down with, call a, see, talk with, speak with
    """,
    "move": """
        move, reschedule, shift, push, push back, push out, bump, switch, rebook, re-schedule, put off, put ... off,
        push ... back, push ... out, shift ... back, reschedule ... for, slide, swap, put ... back, change the time
        of, take, change the date of, change the day of, relocate, rearrange, re-arrange, bring, move ... over,
        update the time of, set the time of, start, begin, carry over, kick, do, hold, displace, transfer
    """,
    "delay": """
        delay, postpone, put ... back by, push ... by, push ... back by, push back ... by, defer, hold off, hold ...
        off
    """,
    "advance": """
        bring forward, bring ... forward, move up, move ... up, move forward, move ... forward, pull forward, pull
        ... forward, pull in, prepone, advance, move ... earlier, make ... earlier, start ... earlier, pull ... up
    """,
    "extend": "extend, lengthen, prolong, stretch, make ... longer, add time to, expand",
    "shorten": """
        shorten, cut, trim, cut ... down, make ... shorter, reduce, cut short, shave, compress, trim ... down
    """,
    "change": "change, update, edit, modify, adjust, alter, amend, fix, set, correct",
    "rename": """
        rename, give ... the name, give ... the title, retitle, re-title, change the name of, change the title of,
        call, title, change the subject of, name, update the title of, update the name of, relabel, set the title
        of, edit the name of, edit the title of
    """,
    "cancel": """
        cancel, put ... out, throw ... out, make ... away, stop, end,
        call off, call ... off, scrap, kill, skip, axe, drop, ditch, nix, abort, take away,
        take off, take ... out, get out of, decline, bail on, get me out of, scratch, wipe, pull out of, blow off,
        cancel out, annul, revoke, rescind, strike, scrub
    """,
    "clear": "clear, free up, empty, clear out, wipe",
    "remind": """
        remind me, be reminded, i am reminded, i'm reminded, i get reminded, i should like to be reminded,
        remind us, reminder, new reminder, a reminder, don't let me forget, dont let me forget, do not let me
        forget, don't forget, nudge me, ping me, poke me, alert me, wake me, prompt me, tell me, make sure i,
        make sure that i, make sure we, note to self, add a note to self, make a note to self, make a note, make a
        note for me, let
        me know, todo, to-do, to do, remember, remind, remind myself, remember me, remember us,
        put a reminder in, buzz me, bug me, send
        me a reminder, add a todo, add a to-do, add a task, create a task, create a todo, i must not forget, add
        to my todo list, add to my to-do list, keep reminding me, start reminding me, message me, notify me,
        text me, slack me, i mustn't forget, i need a reminder, i'd like a reminder, i want a reminder, set a
        ... reminder, create a ... reminder, add a ... reminder, make a ... reminder, i need reminding, hold me
        to, flag for me, email me, mail me
    """,
    "open": """
        open, launch, fire up, boot up, switch to, start up, open up, go to, load, run, start, pull up, bring up,
        show
    """,
    "copy": "copy in, cc, copy, bcc",
}

_SENDS: Final = "send|write|drop|shoot|fire off|pop|compose|draft|prepare|type|leave"
_SIZE: Final = "|quick|short|brief"
_NOTE: Final = "message|note|line|dm|slack|slack message|direct message|text|text message|chat message|ping|word"
_LETTER: Final = "email|mail|e-mail|email message|mail message|e-mail message|electronic mail|letter"
_ONE: Final = "|a|an"
_EXPRESS: Final = "express|convey|give|send|extend|pass on|offer|transmit"
_MY: Final = "|my|our|my sincere|our sincere|my warm|my best"
_COMPOSED: Final[Mapping[Form, tuple[frozenset[Words], ...]]] = {
    "tell": (
        composed(_SENDS, _ONE, _SIZE, _NOTE, "to"),
        composed(_ONE, "chat|line|memo|word|ping|text|quick note|quick message", "to"),
        composed("send|write|drop|shoot|pop|ping|leave|give", "...", "a|another", _SIZE, _NOTE),
        composed("advise|apprise|assure|remind|reassure|enlighten|instruct|acquaint|update", "|again"),
        composed(
            "report|announce|confirm|convey|mention|communicate|point out|explain|reply|signal|indicate|transmit|state",
            "to",
        ),
        composed("make|keep", "...", "aware|informed|posted|updated|up to date"),
        composed("put ... in the picture|bring ... up to date|bring ... up to speed|get ... up to speed"),
        composed("let it be|make it|have it|make", "known", "to"),
        composed("give", "...", "to understand|to know|beskjed|besked|bescheid|notice|notification"),
        composed("let", "...", "|get|get to", "know|hear"),
        composed("i want|i need|we need|we want", "that", "...", "knows|hears|is told|is informed"),
        composed("get word to|get a message to|hand a note to|pass the word to|pass the message to"),
        composed("give a shout to|give word to|give notice to"),
        composed("draw|call", "...", "attention to", "|the fact"),
        composed("bring it|bring", "to", "...", "attention|notice|knowledge"),
        composed("make known|bring to the attention|bring to the notice", "to|of"),
        composed(_ONE, "quick|short|brief", _NOTE, "to"),
        composed("make sure|make sure that|ensure|ensure that|see to it that|see that", "...", "knows|hears|is aware"),
        composed("i want|i need|i'd like|i would like", "...", "to know|to hear|to be told|informed|told"),
    ),
    "ask": (
        composed("|a|quick", "question|q", "for|to"),
        composed("request|urge|beg|invite|query|consult|question|press|encourage|require"),
        composed("enquire|inquire|ascertain|learn|hear", "of|from|with"),
        composed("see|check|find out|verify|clarify|confirm", "with"),
    ),
    "mail": (
        composed(_SENDS, _ONE, _SIZE, _LETTER, "to"),
        composed("send|write|drop|shoot|fire|pop", "...", "a|an|another", _SIZE, _LETTER),
        composed(_ONE, "quick|short|brief", _LETTER, "to"),
        composed("a|an", _LETTER, "to"),
    ),
    "cancel": (
        composed(
            "remove|delete|take|strike|scrub|cross|scratch|wipe|clear|drop|erase|get",
            "...",
            "from|off|out of",
            "|my|the|our",
            "calendar|diary|schedule|agenda|planner",
        ),
    ),
    "add": (composed("bring|pull|get|rope|draw|take", "...", "into|in on|along to"),),
    "uninvite": (composed("kick|drop|remove|take|leave|throw|cut", "...", "out of|off"),),
    "create": (
        composed("get|bring|put", "...", "together"),
        composed("note|note down|mark|jot down|write|write down|record|put down|mark down"),
        composed("i'd|i would|i should|we'd|we would|we should", "like|want|need"),
        composed("i|we", "want|need"),
        composed("i will|i'll|i shall|we will|we'll|we shall|i am going to|i'm going to", "have|meet|meet with|need"),
        composed("make|place|enter|add|put", "a|an", "reservation|entry|booking", "|for|about"),
    ),
    "reply": (
        composed(_SENDS, "...", "a|an", _SIZE, "reply|answer|response"),
        composed("write|mail|email|get|message|text", "...", "back"),
    ),
    "delete": (
        composed("send|move|put|throw|drop", "...", "to|in|into", "|the", "bin|trash|rubbish|wastebasket"),
        composed("throw|chuck|toss|sling|fling|bin", "...", "away|out"),
    ),
    "post": (composed("|go|go and", "shout|yell|shout out|shout it|announce"),),
    "move": (composed("shove|scoot|shunt|budge|drag", "...", "to|till|until"),),
    "extend": (composed("let", "...", "run|run on|go on|last|continue|carry on", "till|until"),),
    "thank": (
        composed("|a|many", "|big|huge|warm", "thanks|thank you|thank-you|word of thanks|shout out", "to"),
        composed(_EXPRESS, _MY, "thanks|gratitude|appreciation", "to"),
        composed(_EXPRESS, "to", "...", _MY, "thanks|gratitude|appreciation"),
    ),
    "apologise": (
        composed(_EXPRESS, _MY, "apologies|regrets|apology", "to"),
        composed(_EXPRESS, "to", "...", _MY, "apologies|regrets|apology"),
    ),
    "congratulate": (
        composed(_EXPRESS, _MY, "congratulations", "to"),
        composed(_EXPRESS, "to", "...", _MY, "congratulations"),
    ),
    "remind": (
        composed(
            "set|set up|add|create|make|put|put in|schedule|get|give|want|need",
            "|me",
            "|a|an|another|the",
            "|new|recurring|daily|weekly|monthly|quick",
            "reminder|alarm|timer",
        ),
        composed(
            "|i|we|i'd|we'd|i would|we would|i should|we should|i could|we could",
            "want|need|request|require|like|love|appreciate|ask for|welcome|do with|wish|wish for",
            "|a|another|to be|to get|to have",
            "reminder|reminding|reminded",
        ),
        composed("have|get|see|let|see that|make sure", "me|i", "|am|be|get", "reminded"),
        composed("nag|pester|hassle|prod|hound|badger|chase|jog|warn", "me|us"),
        composed(
            "give me|gimme|give us", "a", "|little|quick|gentle", "shout|buzz|nudge|poke|prod|ping|heads-up|heads up"
        ),
        composed(
            "stick|pop|put|drop|throw|chuck|slip|shove|set|add|leave",
            "|me",
            "in|down",
            "|me",
            "a|an|another",
            "|quick|little",
            "reminder|alarm|timer",
        ),
        composed("stick|pop|put|drop|throw|chuck|slip|shove|leave", "|me", "a|an|another", "reminder|alarm", "in|down"),
    ),
}  # fmt: skip
"""Verbs by their pattern, beside those that are listed."""


@dataclass(frozen=True, slots=True)
class Verb:
    """A verb as said: its words, and those after a gap ("know" of "let ... know"); () without one."""

    form: Form
    words: Words
    behind: Words = ()


@dataclass(frozen=True, slots=True)
class Found:
    """A verb at the beginning of a clause, what lies in its gap (() without one), and what follows."""

    verb: Verb
    gap: Phrase
    rest: Phrase


def _verb(form: Form, text: str) -> Verb:
    before, _, behind = text.partition("...")
    return Verb(form, tuple(before.split()), tuple(behind.split()))


VERBS: Final = (
    *(_verb(form, text) for form, texts in _SAID.items() for text in texts.split(",") if text.strip()),
    *(_verb(form, " ".join(words)) for form, made in _COMPOSED.items() for words in sorted(frozenset().union(*made))),
)
FIRST_WORDS: Final = frozenset(verb.words[0] for verb in VERBS)
"""Words that a verb of some command begins with."""
_PLAIN: Final = longest({verb.words for verb in VERBS if not verb.behind})
_FORMS: Final[dict[Words, tuple[Form, ...]]] = {}
for _each in VERBS:
    if not _each.behind and _each.form not in _FORMS.get(_each.words, ()):
        _FORMS[_each.words] = (*_FORMS.get(_each.words, ()), _each.form)
_GAPPED: Final[dict[Words, dict[Words, Form]]] = {}
for _each in VERBS:
    if _each.behind:
        _GAPPED.setdefault(_each.words, {}).setdefault(_each.behind, _each.form)
"""The verbs with a gap: what stands behind it, by what stands before it."""
_BEHIND: Final = {words: longest(behinds) for words, behinds in _GAPPED.items()}
LONGEST_GAP: Final = 12
"""Words that may lie between the two parts of a verb."""


def infinitive(word: str) -> str:
    """The verb of commands whose -ing form a word is; "" for none.

    >>> infinitive("setting"), infinitive("moving"), infinitive("evening")
    ('set', 'move', '')
    """
    stem = word.removesuffix("ing")
    if stem == word:
        return ""
    doubled = stem[:-1] if stem[-1:] == stem[-2:-1] else stem
    return next((each for each in (stem, f"{stem}e", doubled) if each in FIRST_WORDS), "")


def verbs_at(phrase: Phrase) -> tuple[Found, ...]:
    """The verbs that a clause may begin with, those with a gap first, longer before shorter; () for none."""
    if not phrase:
        return ()
    words = lows(phrase)
    found = [each for before in _GAPPED if before[0] == words[0] for each in _gapped(before, words, phrase)]
    found.sort(key=lambda each: (-len(each.verb.words) - len(each.verb.behind), each.verb.words))
    for plain in _PLAIN.get(words[0], ()):
        if words[: len(plain)] == plain:
            rest = phrase[len(plain) :]
            rest = rest[1:] if lows(rest[:1]) == (",",) else rest
            found += [Found(Verb(form, plain), (), rest) for form in _FORMS[plain]]
    return tuple(found)


def _gapped(before: Words, words: Words, phrase: Phrase) -> Iterator[Found]:
    """The verbs with a gap that begin so, each with its shortest gap."""
    size = len(before)
    if words[:size] != before:
        return
    seen: set[Words] = set()
    for place in range(size + 1, min(size + LONGEST_GAP, len(words) - 1) + 1):
        for behind in _BEHIND[before].get(words[place], ()):
            end = place + len(behind)
            if words[place:end] == behind and behind not in seen:
                seen.add(behind)
                yield Found(Verb(_GAPPED[before][behind], before, behind), phrase[size:place], phrase[end:])

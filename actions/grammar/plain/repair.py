"""Corrections in mid-sentence: what is said behind "sorry", "I mean", "no wait" replaces what it corrects.

The words behind the mark say what is corrected. A time replaces the last time, a verb the whole clause, a phrase with a
preposition the last one with such a preposition, a name or anything else the end of what was said: as much of it as
lies behind the last verb, preposition or mark.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from actions.grammar.commands import Anchored
from actions.grammar.phrases.listening import Listener
from actions.grammar.phrases.people import people_at
from actions.grammar.phrases.timing import is_length, timed
from actions.grammar.plain.musing import meant, with_pauses, without_musings
from actions.grammar.plain.retraction import retracted
from actions.grammar.plain.ruled_out import PREPOSITIONS, without_ruled_out
from actions.grammar.words.lexicon import CHANNELS, MESSAGES, NUMBERS, PERSONAL, REPAIRS, longest
from actions.grammar.words.speech import matched, without_openings
from actions.grammar.words.tokens import Phrase, lows, said, trimmed
from actions.grammar.words.verbs import verbs_at
from memory_core.when.reading import Mention

_MARKS: Final = longest(REPAIRS)
_ALONE: Final = frozenset(
    {
        ("no",),
        ("sorry",),
        ("wait",),
        ("actually",),
        ("rather",),
        ("nope",),
        ("correction",),
        ("better",),
        ("let's", "say"),
        ("lets", "say"),
        ("hold", "on"),
        ("hang", "on"),
    }
)
"""Marks that are also plain words: they correct only with a comma, a dash or an end of sentence before them."""

_ABLE: Final = frozenset(
    "can can't cannot could couldn't won't will to not i'll we'll didn't don't might you u please".split()
)
"""Behind them one makes it, or does not, or is asked to, and corrects nothing."""
_NONE_OF: Final = frozenset(
    """can't cannot won't copy copies cc bcc invite invites invitation invitations guests guest rush hurry need worries
    reply answer""".split()
)
"""Behind "no" they say that there shall be none."""
_REGRETTED: Final = frozenset("again for about that if".split())
"""Behind "sorry" they say what one is sorry for."""
_SIDES: Final = frozenset("before after prior ahead".split())
_TENS: Final = frozenset("fifteen twenty thirty forty forty-five fifty sixty ninety".split())
_MEANT: Final = (("i", "mean"), ("i", "meant"))
_IN_EARNEST: Final = frozenset("it that this business really".split())
"""What stands behind "I mean" where it is meant, and corrects nothing: "I mean it"."""
_CLOCK: Final = frozenset({"hour", "minute"})
_JOINS: Final = frozenset("and then also to or but not please will can could should".split())
"""Behind them the same verb is another command, or is spoken of."""
NEAR: Final = 10
"""Tokens around a correction that its times stand in."""
MOST: Final = 8
"""Corrections of one command."""
_NEAREST: Final = 3
"""Tokens before a correction within which a thing with its article is what it corrects."""
_STATES: Final = frozenset("is was starts begins".split())


def repaired(phrase: Phrase, listener: Listener) -> Phrase:
    """The phrase with every correction carried out, the last one last."""
    phrase = _begun_again(without_musings(_asked_of_oneself(with_pauses(phrase)), listener))
    at, carried_out = 1, 0
    while at < len(phrase) and carried_out < MOST:
        size = _mark(phrase, at, listener)
        if not size or (phrase[at].low == "make" and _is_spoken_of(phrase[:at], listener)):
            at += 1
            continue
        left, behind = trimmed(phrase[:at]), trimmed(phrase[at + size :])
        right = _behind_marks(behind, listener)
        fixed = retracted(left, behind, listener) if right else left
        if fixed is None and (right := _behind_marks(meant(right, left, listener), listener)):
            fixed = _corrected(left, right, listener)
        if fixed is None:
            at += size
        else:
            phrase, at, carried_out = fixed, 1, carried_out + 1
    return without_ruled_out(phrase, listener)


def _behind_marks(right: Phrase, listener: Listener) -> Phrase:
    """What is meant, behind further marks and what is ruled out: "no sorry | wait not Bo ask Ada"."""
    right = trimmed(right)
    while size := matched(_MARKS, lows(right)):
        if size == len(right) or (size == 1 and right[0].low not in ("sorry", "wait", "no")):
            break
        right = trimmed(right[size:])
    comma = next((n for n, token in enumerate(right) if token.low == ","), len(right))
    others, end = people_at(right[:comma], 1, listener) if lows(right[:1]) == ("not",) else ((), 0)
    return trimmed(right[end:]) if others and end < len(right) else right


def _asked_of_oneself(phrase: Phrase) -> Phrase:
    """Of "call Bo? no, mail him" the question mark is a pause."""
    return tuple(
        replace(token, text=",", low=",")
        if token.text == "?"
        and lows(phrase[at + 1 : at + 2]) in (("no",), ("nope",), ("nah",))
        and len(phrase) > at + 3
        else token
        for at, token in enumerate(phrase)
    )


def _begun_again(phrase: Phrase) -> Phrase:
    """Of "tell Bo what was it tell Bo how it goes" what is said at last: a verb and whom it is to, said twice."""
    words = lows(phrase)
    for at in range(len(words) - 4):
        if not verbs_at(phrase[at : at + 2]) or (at and words[at - 1] in PREPOSITIONS):
            continue
        for again in range(at + 3, min(at + NEAR, len(words) - 2)):
            joined = words[again - 1] in _JOINS or any(not each.is_word for each in phrase[at:again])
            if words[again : again + 2] == words[at : at + 2] and not joined:
                return _begun_again(phrase[:at] + phrase[again:])
    return phrase


def _is_spoken_of(left: Phrase, listener: Listener) -> bool:
    """Whether an event is named and nothing is to be done with it yet, so that what follows corrects nothing.

    "The review on Friday, make it ten", "the review is at nine, make it ten".
    """
    left = trimmed(left)
    stated = next((n for n in range(1, len(left)) if left[n].low in _STATES), len(left))
    named = timed(trimmed(left[:stated]), listener).words
    return not verbs_at(without_openings(left)) and listener.is_event(said(named))


def _mark(phrase: Phrase, at: int, listener: Listener) -> int:
    """The length of a correction's mark at this place, 0 for none."""
    words = lows(phrase)
    size = matched(_MARKS, words, at)
    if not size or (words[at] == "make" and words[at - 1] in _ABLE) or (words[at] == "no" and words[at - 1] == ":"):
        return 0
    if words[at : at + size] == ("sorry",) and words[at + 1 : at + 2] and words[at + 1] in _REGRETTED:
        # "The lift is late. Sorry again." is said to somebody.
        return 0
    if words[at : at + size] in _MEANT and _IN_EARNEST.issuperset(words[at + size :]):
        return 0
    if words[at : at + size] == ("no",) and not _NONE_OF.isdisjoint(words[at + 1 : at + 2]):
        return 0
    plain = words[at : at + size] in _ALONE
    again = (
        _restarts(phrase, at, at + size)
        or _between_times(phrase, at, at + size, listener)
        or (words[at] == "no" and retracted(phrase[:at], phrase[at + size :], listener) is not None)
    )
    return 0 if plain and phrase[at - 1].is_word and not again else size


def _between_times(phrase: Phrase, at: int, end: int, listener: Listener) -> bool:
    """Whether a mark that is also a plain word stands between two times: "at two sorry quarter past two twelve"."""
    left, right = phrase[max(at - NEAR, 0) : at], phrase[end : end + NEAR]
    before, behind = listener.times(left), listener.times_at(right)
    return bool(before) and before[-1].end == len(left) and bool(behind) and behind[0].start <= 1


def _restarts(phrase: Phrase, at: int, end: int) -> bool:
    """Whether what follows a bare "no" says again what stands before it: "to Bo no to Siv", "tell A no tell B"."""
    if phrase[at].low not in ("no", "sorry", "wait") or end >= len(phrase):
        return False
    again = phrase[end].low
    if again == "not" and end + 1 < len(phrase) and phrase[end + 1].low in lows(phrase[1:at]):
        # "tell Bo we close no not Bo Siv"
        return True
    if again in ("the", "a", "an") and again in lows(phrase[max(at - _NEAREST, 0) : at]):
        # "take the jug no the bowl in"
        return True
    verb = next((each.verb.words[0] for each in verbs_at(without_openings(phrase[:at]))), "")
    another = not MESSAGES.isdisjoint(lows(phrase[end + 1 : end + 3]))
    noun = again in ("a", "an") and phrase[at - 1].low in MESSAGES and another
    return again == verb or noun or (again in ("to", "with") and again in lows(phrase[:at]))


def _corrected(left: Phrase, right: Phrase, listener: Listener) -> Phrase | None:
    begins = without_openings(right)
    if lows(right[:2]) == ("the", "one") and right[2:]:
        # "ask Bo, no, the one in the lab"
        return left + right[2:]
    if (measured := _length_corrected(left, right, listener)) is not None:
        return measured
    if len(left) < 2:
        unknown = verbs_at(left) or not left or not (listener.is_name(left[0].text) or listener.names_event(left))
        return begins if _is_command(begins, listener) and unknown else None
    if _is_command(begins, listener):
        return _without_last_clause(left, begins[0].low) + _with_object(begins, left, listener)
    times = listener.times_at(right)
    if times and times[0].start <= 1 and not _names(right, listener):
        fixed = _time_corrected(left, right, listener, times[0].end)
        if fixed is not None:
            return fixed
    if right[0].low in PREPOSITIONS and len(right) > 1:
        return _by_preposition(left, right)
    if replaced := _name_replaced(left, right, listener) or _number_replaced(left, right):
        return replaced
    again = _said_again(left, right)
    return left[:again] + right if again else _end_replaced(left, right)


def _number_replaced(left: Phrase, right: Phrase) -> Phrase:
    """The last number replaced by the one that the right side is: "the code is 4471, no, 4417"; () for no numbers."""
    at = next((n for n in range(len(left) - 1, 0, -1) if left[n].kind == "number"), 0)
    fits = at and right[0].kind == "number" and (len(right) == 1 or at + 1 == len(left))
    return (*left[:at], right[0], *left[at + 1 :], *right[1:]) if fits else ()


def _name_replaced(left: Phrase, right: Phrase, listener: Listener) -> Phrase:
    """The last name replaced by the one that the right side is or, where the left side ends in it, begins with."""
    names, end = people_at(right, 0, listener)
    at, last = 1, (0, 0)
    while names and at < len(left):
        found, stop = people_at(left, at, listener)
        named = found and found[-1][-1].low not in PERSONAL
        last = (stop - len(found[-1]), stop) if named else last
        at = max(stop, at + 1)
    start, stop = last
    whole = end == len(right) or not right[end].is_word or stop == len(left)
    return (*left[:start], *right[:end], *left[stop:], *right[end:]) if start and whole else ()


def _said_again(left: Phrase, right: Phrase) -> int:
    """Where the left side last says the two words that the right side begins with; 0 where it does not."""
    again = lows(right[:2])
    places = (n for n in range(len(left) - 2, 0, -1) if lows(left[n : n + 2]) == again)
    return next(places, 0) if len(again) > 1 and all(each.is_word for each in right[:2]) else 0


def _length_corrected(left: Phrase, right: Phrase, listener: Listener) -> Phrase | None:
    """Another length before or after an event: "ten minutes before the talk, no, twenty"; None for anything else."""
    last = next(iter(reversed(listener.times(left))), None)
    if last is None or not isinstance(last.mention, Anchored) or last.mention.length is None:
        return None
    side = next((n for n in range(last.start, last.end) if left[n].low in _SIDES), 0)
    end = next((n for n, token in enumerate(right) if token.low == ","), len(right))
    new = right[:end]
    if len(new) == 1 and (new[0].low in NUMBERS or new[0].low in _TENS or new[0].low.isdigit()):
        new = (*new, left[side - 1])
    found = listener.times(new)
    lengthy = len(found) == 1 and found[0].start == 0 and found[0].end == len(new)
    mention = found[0].mention if lengthy else None
    if not side or not isinstance(mention, Mention) or not is_length(mention):
        return None
    return left[: last.start] + new + left[side:] + right[end:]


def _with_object(command: Phrase, left: Phrase, listener: Listener) -> Phrase:
    """A command on "it", with what the corrected one was about in that place: "cancel the tasting, no, move it"."""
    found = next((each for each in verbs_at(command) if not each.gap and each.rest[:1]), None)
    before = without_openings(left[len(_without_last_clause(left, command[0].low)) :])
    about = next((each.rest for each in verbs_at(before) if not each.gap and each.rest), ())
    if found is not None and found.rest[:1] and found.rest[0].low in PERSONAL:
        names = next((each[0] for each in (people_at(left, n, listener)[0] for n in range(len(left))) if each), ())
        return (*command[: len(command) - len(found.rest)], *names, *found.rest[1:]) if names else command
    if found is None or not about or found.rest[0].low not in ("it", "that"):
        return command
    about = about[people_at(about, 0, listener)[1] :] if found.verb.form in ("send", "forward") else about
    thing = timed(about, listener).words if listener.times(found.rest) else about
    return (*command[: len(command) - len(found.rest)], *trimmed(thing), *found.rest[1:]) if thing else command


def _is_command(right: Phrase, listener: Listener) -> bool:
    """Whether what follows is a clause with a verb and an object of its own, and no name or time."""
    found = verbs_at(right)
    if not found or not found[0].rest or _names(right, listener):
        return False
    times = listener.times_at(right)
    return not (times and times[0].start == 0)


def _names(right: Phrase, listener: Listener) -> bool:
    return listener.is_name(right[0].low) or right[0].kind in ("address", "channel")


def _without_last_clause(left: Phrase, verb: str) -> Phrase:
    """What stands before the last clause of the left side, which begins at a verb behind "and", "then" or a mark.

    It begins where the verb stands that is said again, too: "answer Bo, say yes, no, say no".
    """
    if said_again := [n for n in range(1, len(left) - 1) if left[n].low == verb and left[n - 1].low == ","]:
        return left[: said_again[-1]]
    for at in range(len(left) - 1, 0, -1):
        found = verbs_at(left[at:])
        if left[at - 1].low in ("and", "then", ".", ";") and found:
            return left[:at]
        if left[at - 1].low == "," and found and lows(found[0].rest) in (("it",), ("that",)):
            # "the tour tomorrow, kill it, or no, ..."
            return left[:at]
    return ()


def _time_corrected(left: Phrase, right: Phrase, listener: Listener, end: int) -> Phrase | None:
    """The last time of the left side replaced by the one that the right side begins with.

    A new hour keeps the day that was said ("Tuesday at ten, sorry, eleven"), a new day the hour.
    """
    times = listener.times(left)
    if not times:
        return None
    last = times[-1]
    corrected, behind = right[:end], right[end:]
    inside = left[last.start : last.end]
    if inside[0].low in PREPOSITIONS and corrected[0].low not in PREPOSITIONS and len(inside) > 1:
        corrected = (inside[0], *corrected)
    kept = _other_part(inside, corrected, listener)
    return left[: last.start] + kept[0] + corrected + kept[1] + left[last.end :] + behind


def _other_part(said: Phrase, corrected: Phrase, listener: Listener) -> tuple[Phrase, Phrase]:
    """What of a time stays when a part of it is corrected: (before, behind) the correction."""
    named = listener.times_at(corrected)
    new = [each.mention for each in named if isinstance(each.mention, Mention)]
    if not named:
        return (), ()
    old = [each.mention for each in listener.times(said) if isinstance(each.mention, Mention)]
    if len(old) == 1 and old[0].grain == "day" and new and new[0].grain in _CLOCK and not new[0].dated:
        # "on Friday, let's say at five"
        return said, ()
    # "after the huddle" says an hour, as far as the day is concerned.
    grain = "clock" if not new or not new[0].dated else "day" if new[0].grain in ("day", "week", "month") else ""
    bare = grain == "clock" and bool(new) and len(new[0].readings) > 1
    # A bare hour keeps the part of the day: "tomorrow evening at nine, no, eight".
    for cut in reversed(range(1, len(said))) if bare else range(1, len(said)):
        first, second = listener.times(said[:cut]), listener.times_at(said[cut:])
        if len(first) != 1 or len(second) != 1 or first[0].end < cut - 1:
            continue
        one, other = first[0].mention, second[0].mention
        if not isinstance(one, Mention) or not isinstance(other, Mention):
            continue
        if grain == "clock" and one.dated and not other.dated:
            leads = said[cut].low in PREPOSITIONS and corrected[0].low not in PREPOSITIONS
            return said[: cut + 1] if leads else said[:cut], ()
        if grain == "clock" and other.dated and not one.dated:
            return (), said[cut:]
        if grain == "day" and other.dated != one.dated:
            return ((), said[cut:]) if one.dated else (said[:cut], ())
    return (), ()


def _by_preposition(left: Phrase, right: Phrase) -> Phrase:
    """The last phrase with such a preposition replaced; at the end when there is none."""
    wanted = _role(right, 0)
    for at in range(len(left) - 1, 0, -1):
        if left[at].low in PREPOSITIONS and _role(left, at) == wanted:
            start = at - 1 if left[at - 1].low == "not" else at
            end = next(
                (n for n in range(at + 1, len(left)) if left[n].low in PREPOSITIONS or _breaks(left, n)), len(left)
            )
            return left[:start] + right + left[end:]
    return left + right


def _role(phrase: Phrase, at: int) -> str:
    """What a preposition is for: "way" for ways to send something, else itself."""
    following = phrase[at + 1].low if at + 1 < len(phrase) else ""
    return "way" if following in CHANNELS else phrase[at].low


def _breaks(phrase: Phrase, at: int) -> bool:
    return phrase[at].low in ("that", "about", "saying", "and", "asking") or phrase[at].low in ":;,."


def _end_replaced(left: Phrase, right: Phrase) -> Phrase:
    """What lies behind the last verb, preposition or article replaced by the right side."""
    for at in range(len(left) - 1, 0, -1):
        before = left[at - 1].low
        if before in PREPOSITIONS or before in ("and", "that", "the", "a") or (at == 1 and verbs_at(left)):
            if right[0].low in ("the", "a") and before in ("the", "a"):
                right = right[1:]
            return left[:at] + right
    size = max((len(found.verb.words) for found in verbs_at(left) if not found.gap), default=0)
    return left[:size] + right if size else left[:-1] + right

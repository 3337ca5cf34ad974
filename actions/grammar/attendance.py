"""Who takes part in an event: "add Siv to the tasting", "take Tor off it"; "invite Siv to a call" is a new one."""

from __future__ import annotations

from dataclasses import replace

from actions.grammar.commands import Change, Create, EventQuery
from actions.grammar.creation import create
from actions.grammar.events import event_query
from actions.grammar.listening import Listener
from actions.grammar.people import people_at
from actions.grammar.tokens import Phrase, lows
from actions.grammar.verbs import Found


def attend(found: Found, listener: Listener) -> Change | Create | None:
    """Such as "add Siv to the tasting", "remove Tor from it"; "invite Siv to a call" is a new event."""
    phrase = (*found.gap, *found.rest)
    removes = found.verb.form == "uninvite"
    people, end = people_at(phrase, 0, listener, sure=found.verb.form == "add")
    if not people:
        return None
    behind = phrase[end:]
    guest = next((n for n in range(1, min(len(behind), 4)) if behind[n].low in ("to", "of", "for")), 0)
    if guest and behind[0].low == "as":
        # "as a guest to the call"
        behind = behind[guest + 1 :]
    elif behind and behind[0].low in ("to", "from", "off", "for", "out", "on", "in", "as"):
        behind = behind[2:] if lows(behind[:2]) == ("out", "of") else behind[1:]
    elif not (found.gap or (behind and listener.times(behind))):
        return None
    if not behind:
        # "... and take Amira off"
        return Change(EventQuery(pronoun=True), remove=people) if removes and found.gap else None
    if lows(behind[:1]) in (("a",), ("an",)) or (
        found.verb.words[0] == "invite" and behind[0].low in ("lunch", "dinner", "coffee", "drinks")
    ):
        made = create(_with_rest(found, behind), listener)
        return replace(made, people=(*people, *made.people)) if made else None
    query = event_query(behind, listener)
    return Change(query, remove=people) if removes else Change(query, add=people)


def _with_rest(found: Found, rest: Phrase) -> Found:
    """The same verb with other words behind it and none in its gap."""
    return replace(found, gap=(), rest=rest)

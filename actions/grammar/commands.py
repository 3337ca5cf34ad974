"""The forms of commands, as said: phrases and times that nobody has looked up yet."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from actions.grammar.words.tokens import Phrase
from memory_core.when.reading import Mention

Edge: TypeAlias = Literal["", "start", "end"]
Way: TypeAlias = Literal["", "slack", "mail"]
ContentKind: TypeAlias = Literal[
    "none",
    "text",
    "quote",
    "request",
    "question",
    "topic",
    "thanks",
    "congratulation",
    "apology",
    "fact",
    "wish",
]


@dataclass(frozen=True, slots=True)
class Anchored:
    """A time measured from an event: `length` before or after it, or at it; `part` is "the morning" of its day.

    `edge`: from its beginning or its end; "" is from whichever lies on the side of `direction`.
    """

    event: Phrase
    direction: Literal["before", "after", "on"]
    length: Mention | None = None
    part: Mention | None = None
    edge: Edge = ""


@dataclass(frozen=True, slots=True)
class Relative:
    """A day counted from an event: `days` later, then a `weekday` (0 Monday) of that week, or after or before (`side`).

    `event` are the words of another event than the one that is changed; () for that one.
    """

    days: int = 0
    weekday: int | None = None
    side: int = 0
    event: Phrase = ()


When: TypeAlias = Mention | Anchored


@dataclass(frozen=True, slots=True)
class Content:
    """What a message says. `fact`: the words point to something known; `topic`: they only say what it is about.

    `about` is the topic of a message whose words are said too.
    """

    kind: ContentKind = "none"
    words: Phrase = ()
    about: Phrase = ()


@dataclass(frozen=True, slots=True)
class Message:
    """Something to be said to people or a channel. `to` holds names, pronouns, addresses and channels as said.

    `when`: the time at which it is to be said; () for now.
    """

    to: tuple[Phrase, ...]
    content: Content
    way: Way = ""
    cc: tuple[Phrase, ...] = ()
    bcc: tuple[Phrase, ...] = ()
    subject: Phrase = ()
    when: tuple[When, ...] = ()


@dataclass(frozen=True, slots=True)
class MailQuery:
    """Which mails are meant. `count`: 0 all, 1 the latest one, n the latest n; -1 one, not said which.

    `pronoun`: the mail spoken of before ("it"). `noun` is how they are called. `hint`: what it says, not word for word.
    `fresh`: it has just come.
    """

    count: int = -1
    sender: Phrase = ()
    to: Phrase = ()
    about: Phrase = ()
    when: tuple[When, ...] = ()
    pronoun: bool = False
    noun: str = "mail"
    oldest: bool = False
    hint: Phrase = ()
    fresh: bool = False


@dataclass(frozen=True, slots=True)
class Reply:
    """An answer to a mail."""

    mail: MailQuery
    content: Content
    to_all: bool = False
    cc: tuple[Phrase, ...] = ()


@dataclass(frozen=True, slots=True)
class Forward:
    """Mails to be passed on, with words of one's own before them or none; `way` where one was said."""

    mails: MailQuery
    to: tuple[Phrase, ...]
    note: Content = field(default_factory=Content)
    way: Way = ""


@dataclass(frozen=True, slots=True)
class Discard:
    """Mails to be deleted, or archived."""

    mails: MailQuery
    archive: bool = False


@dataclass(frozen=True, slots=True)
class EventQuery:
    """Which events are meant.

    `order`: 1 the first, 2 the second, -1 the last of those that fit, 0 not said. `every`: all that fit. `coming`:
    "next" or "future" was said. `whole`: the whole series. `limit`: so many of them ("my next two"), 0 not said.
    `without`: the words for what of them is not meant ("all but the tasting").
    """

    words: Phrase = ()
    people: tuple[Phrase, ...] = ()
    when: tuple[When, ...] = ()
    order: int = 0
    every: bool = False
    coming: bool = False
    whole: bool = False
    pronoun: bool = False
    limit: int = 0
    without: Phrase = ()


@dataclass(frozen=True, slots=True)
class Create:
    """A new event. `free_slot`: at the first free time in `when`."""

    title: Phrase = ()
    people: tuple[Phrase, ...] = ()
    when: tuple[When, ...] = ()
    place: Phrase = ()
    about: Phrase = ()
    kind: str = ""
    free_slot: bool = False
    private: bool = False


@dataclass(frozen=True, slots=True)
class Change:
    """A change of an event: what is empty stays as it is.

    `to`: its new time, or with `relative` its hour on that day. `by`: how much later (`direction` 1) or earlier (-1).
    `length`: how long it shall be; `longer`: by how much, with `direction`.
    """

    event: EventQuery
    to: tuple[When, ...] = ()
    by: Mention | None = None
    direction: int = 0
    length: Mention | None = None
    longer: Mention | None = None
    title: Phrase = ()
    place: Phrase = ()
    add: tuple[Phrase, ...] = ()
    remove: tuple[Phrase, ...] = ()
    free_slot: bool = False
    relative: Relative | None = None


@dataclass(frozen=True, slots=True)
class Cancel:
    """Events to be called off; with `declined` an invitation that is to be declined."""

    events: EventQuery
    declined: bool = False


@dataclass(frozen=True, slots=True)
class Remind:
    """A reminder; `others` are the words of a time that nobody could read ("when registration opens").

    `again`: further moments to be reminded at, each in the times that say it.
    """

    words: Phrase
    when: tuple[When, ...]
    others: Phrase = ()
    again: tuple[tuple[When, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class Open:
    """An app to be opened."""

    app: Phrase


@dataclass(frozen=True, slots=True)
class Ask:
    """A question to the memory."""

    question: Phrase


@dataclass(frozen=True, slots=True)
class Forbidden:
    """Something that is not to be done."""

    words: Phrase


@dataclass(frozen=True, slots=True)
class Unread:
    """Words that are no command of any form known."""

    words: Phrase


Simple: TypeAlias = (
    Message | Reply | Forward | Discard | Create | Change | Cancel | Remind | Open | Ask | Forbidden | Unread
)


@dataclass(frozen=True, slots=True)
class Condition:
    """What must hold for a command to be meant: the words behind "if"; `negated` for "unless" and "if not"."""

    words: Phrase
    negated: bool = False


@dataclass(frozen=True, slots=True)
class Part:
    """One part of what was said: a command, its condition if it has one, and whose demand it relays ("" for none).

    `relayed` holds the words that say that somebody else demanded it ("as the mail from Bo says"); `remark` a sentence
    before it that commands nothing ("Siv is ill.").
    """

    command: Simple
    condition: Condition | None = None
    relayed: Phrase = ()
    remark: Phrase = ()

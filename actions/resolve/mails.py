"""Which mails are meant: from whom, about what, from when, how many; as the mailbox stood at the desk's instant."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from actions.grammar.commands import MailQuery
from actions.grammar.words.lexicon import ARTICLES
from actions.grammar.words.tokens import said, tokens
from actions.resolve.desk import Desk
from actions.resolve.kinship import kin
from actions.resolve.overlap import share
from actions.resolve.people import Addressee, Company, Someone, addressees
from actions.resolve.readings import Several, Spoken, on_wall, read
from actions.resolve.result import MOST_OPTIONS, Known, Looked, Open, Option
from memory_core.index.document import OWNER, facet
from memory_core.index.filter import Filter
from memory_core.index.tokens import terms
from memory_core.model.body import RecordBody
from memory_core.model.instant import FOREVER, Instant, to_datetime
from memory_core.model.interval import Interval
from memory_core.model.person import NOBODY, Person
from memory_core.model.version import Version
from memory_core.people.names import bare
from memory_core.search.search import THREAD_WEIGHT

_SIGNATURE: Final = 4
"""Lines at the end of a mail in which its writer may stand."""
SHORTEST_HOUSE: Final = 4
"""Letters of a house's name that is looked for in senders."""
MOST: Final = 2000
_NOON: Final = 12
LATELY: Final = 2 * 3600 * 1_000_000
"""Microseconds for which a mail has just come."""
_MAILING: Final = re.compile(
    r"\b(?:newsletter|unsubscribe|opt out|manage (?:your )?(?:e?mail )?(?:preferences|subscription)"
    r"|(?:read|view|open) (?:this |it )?(?:e?mail )?in (?:your |the )?browser"
    r"|meld deg av|avmelding|abmelden|abbestellen|se désinscrire|désabonner|darse de baja|uitschrijven|avregistrera)\b",
    re.IGNORECASE,
)
"""What a mailing to many says somewhere, unlike a notice to one."""
_AUTOMATIC: Final = re.compile(
    r"(?:auto(?:matic)?[ -]?(?:reply|response)|out of (?:the )?office|automatisch|autosvar|abwesen|absence|fuera de)",
    re.IGNORECASE,
)
"""How the subject of an automatic answer begins."""
_MAIL: Final = (facet("kind", "mail"),)


def mails(
    desk: Desk, query: MailQuery, company: Company, last: Sequence[Version], key: str
) -> Looked[tuple[Version, ...]]:
    """The mails meant, the latest first; () only when all that fit were asked for and none does."""
    if query.pronoun:
        if last:
            return Known(tuple(last), tuple(each.subject.id for each in last))
        return Open(key, "Which mail do you mean?", _latest(desk))
    reply = desk.replies.get(key)
    if reply and (chosen := desk.versions([reply])):
        return Known(tuple(chosen.values()), tuple(chosen))
    sender = _sender(desk, query, company, key)
    spoken = read(desk, query.when, "past")
    if isinstance(spoken, Several):
        spoken = spoken.readings[-1]
    if isinstance(sender, Open) and sender.options:
        sender = _of_whom(desk, query, sender, company, key)
    if isinstance(sender, Open) and not sender.options:
        hinted = _hinted(desk, query, spoken) or (_just_come(desk) if query.fresh else [])
        if not hinted:
            return sender
        return _counted(desk, query, hinted, (f"“{said(query.sender)}” was read as {_shown(desk, hinted[0])}.",), key)
    if not isinstance(sender, Known | None):
        return sender
    people = [each for each in sender.value if isinstance(each, Someone)] if sender else []
    wanted = _filter(desk, people, spoken)
    found = _fitting(desk, query, wanted, reply or said(query.about), house=sender is None)
    found = _mailings(query, found) if query.noun in ("newsletter", "newsletters") else found
    notes = sender.notes if sender else ()
    if query.hint and found:
        found = _saying(found, said(query.hint)) or (found if query.fresh else [])
    return _counted(desk, query, _sent_to(desk, query, found, company, key), notes, key)


def _mailings(query: MailQuery, found: Sequence[Version]) -> list[Version]:
    """The newsletters among them; what else machines sent where none is and not all of them are meant."""
    sent = [each for each in found if isinstance(each.body, RecordBody) and each.body.voice == "machine"]
    mailings = [each for each in sent if _MAILING.search(f"{subject(each)}\n{_text(each)}")]
    return mailings if query.count == 0 and not query.sender else mailings or sent


def _sent_to(desk: Desk, query: MailQuery, found: list[Version], company: Company, key: str) -> list[Version]:
    """Those that went to whom the query says; all of them where it says nobody."""
    to = addressees(desk, (query.to,), "mail", company, f"{key}.to") if query.to else Known(())
    got = [each for each in to.value if isinstance(each, Someone)] if isinstance(to, Known) else []
    return [each for each in found if not query.to or any(_is_to(each, someone) for someone in got)]


def _saying(found: Sequence[Version], hint: str) -> list[Version]:
    """The one that says nearly this, the latest of equals; [] when none shares a word with it."""
    wanted = set(terms(hint))
    shares = [share(wanted, f"{subject(each)}\n{_text(each)}") for each in found]
    best = max(shares)
    return [found[shares.index(best)]] if best else []


def _fitting(desk: Desk, query: MailQuery, wanted: Filter, about: str, *, house: bool) -> list[Version]:
    """The mails that pass the filter and are about it, the latest first; with `house` the sender is no person."""
    if house:
        found = _by_house(desk, wanted, said(query.sender))
        titles = set(terms(about))
        return [each for each in found if titles <= set(terms(subject(each)))] or found
    if not about:
        return _all(desk, wanted)
    found = _about(desk, wanted, about)
    if query.sender:
        # "Bo's order" may be called a purchase.
        return found or [each for each in _all(desk, wanted) if _tells(each, about)]
    also = _of_house(desk, wanted, about) if query.count == 0 or not found else []
    both = {each.subject.id: each for each in (*found, *also)}
    told = sorted(both.values(), key=lambda each: (-sent_at(each), each.subject.id))
    # "the gym mails" come from the gym, rather than mention one.
    return told if any(_tells(each, about) for each in told) else _kindred(desk, wanted, about) or told


def _sender(desk: Desk, query: MailQuery, company: Company, key: str) -> Looked[tuple[Addressee, ...]] | None:
    """Whoever sent them; None for a name that nobody has but a house may: "the mails from Polderpak"."""
    if not query.sender:
        return Known(())
    found = addressees(desk, (query.sender,), "", company, f"{key}.from")
    people = [each for each in found.value if isinstance(each, Someone)] if isinstance(found, Known) else []
    if isinstance(found, Known) and any(each.address for each in people):
        return found
    if isinstance(found, Open) and found.options:
        return found
    house = _by_house(desk, _filter(desk, [], None), said(query.sender))
    return None if house or not isinstance(found, Open) else found


def _of_whom(desk: Desk, query: MailQuery, asked: Open, company: Company, key: str) -> Looked[tuple[Addressee, ...]]:
    """Of several who bear the name the one whose mail fits; open as before when not just one has such a mail."""
    fitting = []
    for each in asked.options:
        one = addressees(desk, (tokens(each.value),), "mail", company, f"{key}.from")
        people = [someone for someone in one.value if isinstance(someone, Someone)] if isinstance(one, Known) else []
        wanted = _filter(desk, people, None)
        if people and query.about and _about(desk, wanted, said(query.about)):
            fitting.append(Known(tuple(people)))
    return fitting[0] if len(fitting) == 1 else asked


def _hinted(desk: Desk, query: MailQuery, spoken: Spoken | None) -> list[Version]:
    """The mails of whoever fits words that are nobody's name: "the gym" may be a sender's kind of business."""
    wanted = _filter(desk, [], spoken)
    words = said(tuple(token for token in query.sender if token.low not in ARTICLES))
    found = _kindred(desk, wanted, words)
    about = set(terms(said(query.about)))
    found = [each for each in found if about <= {*terms(subject(each)), *terms(_text(each))}] if about else found
    if not found:
        found = _signed(desk, wanted, words) or (_about(desk, wanted, said(query.about)) if about else [])
    senders = {_author(each).address for each in found}
    return found if len(senders) == 1 else []


def _just_come(desk: Desk) -> list[Version]:
    """The latest mail of somebody that has come within the last hours; [] for none."""
    for each in _all(desk, _filter(desk, [], None)):
        by_machine = isinstance(each.body, RecordBody) and each.body.voice == "machine"
        if _author(each).address not in desk.owner.addresses and not by_machine:
            return [each] if desk.as_of - sent_at(each) <= LATELY else []
    return []


def _signed(desk: Desk, wanted: Filter, name: str) -> list[Version]:
    """The mails that somebody of this name has signed: nobody may know whose address it was."""
    signed = (each for each in _about(desk, wanted, name) if _text(each).strip())
    return [each for each in signed if any(name.casefold() in line.casefold() for line in _last_lines(_text(each)))]


def _last_lines(text: str) -> list[str]:
    return [line for line in text.strip().splitlines() if line.strip()][-_SIGNATURE:]


def _kindred(desk: Desk, wanted: Filter, words: str) -> list[Version]:
    """The mails whose sender's name has such a word, or one of its kind: "the gym" of "Harbour fitness"."""
    sought = {other for term in terms(words) for other in (term, *kin(term))}
    found = []
    for each in _all(desk, wanted):
        author = _author(each)
        named = set(terms(f"{author.name} {author.address.rpartition('@')[2].replace('.', ' ')}"))
        if sought & named or any(len(term) >= SHORTEST_HOUSE and term in _house(each) for term in terms(words)):
            found.append(each)
    return found


def _shown(desk: Desk, mail: Version) -> str:
    who = desk.directory.display(mail.body.author) if isinstance(mail.body, RecordBody) else None
    return desk.shown(mail, who or "its sender")


def _by_house(desk: Desk, wanted: Filter, words: str) -> list[Version]:
    """The mails from a house: its name is in the sender's name or mail domain."""
    name = "".join(each for each in bare(words) if each.isalnum())
    if len(name) < SHORTEST_HOUSE:
        return []
    mails = _all(desk, wanted)
    return [each for each in mails if name in _house(each)] or [
        # "kestrels last mail": its house, with the apostrophe left out.
        each
        for each in mails
        if name.endswith("s") and len(name) > SHORTEST_HOUSE and name[:-1] in _house(each)
    ]


def _of_house(desk: Desk, wanted: Filter, about: str) -> list[Version]:
    """The mails from a house that is named among the words, as far as they are about the other words."""
    for word in about.split():
        found = _by_house(desk, wanted, word)
        others = set(terms(about)) - set(terms(word))
        told = [each for each in found if others <= {*terms(subject(each)), *terms(_text(each))}]
        if told or found:
            return told or found
    return []


def _author(mail: Version) -> Person:
    return mail.body.author if isinstance(mail.body, RecordBody) else NOBODY


def _text(mail: Version) -> str:
    return mail.body.text if isinstance(mail.body, RecordBody) else ""


def _house(mail: Version) -> str:
    author = _author(mail)
    written = f"{bare(author.name)} {author.address.rpartition('@')[2]}"
    return "".join(each for each in written if each.isalnum())


def _filter(desk: Desk, sender: Sequence[Someone], spoken: Spoken | None) -> Filter:
    groups: list[tuple[bytes, ...]] = [_MAIL]
    for one in sender:
        keys = one.identity.keys if one.identity else (one.address,)
        own = (OWNER,) if one.identity is not None and one.identity == desk.directory.me else ()
        groups.append(tuple(facet("who", each) for each in (*own, *keys)))
    if spoken is None:
        return Filter(tuple(groups))
    # What reaches up to today has no end: a mailbox holds nothing from the future.
    recent = spoken.end is None or spoken.end.replace(tzinfo=None) >= desk.clock.now.replace(hour=0, minute=0)
    end = FOREVER if recent or spoken.end is None else on_wall(desk, spoken.end)
    # "this morning" begins with the day: mail comes before the working day does.
    early = spoken.grain == "part" and spoken.start.hour < _NOON
    start = on_wall(desk, spoken.start.replace(hour=0)) if early else spoken.at(desk)
    return Filter(tuple(groups), "", Interval(start, max(start, end)))


def _all(desk: Desk, wanted: Filter) -> list[Version]:
    return _read(desk, [each.id for each in desk.reader.view.latest(MOST, wanted)])


def _about(desk: Desk, wanted: Filter, about: str) -> list[Version]:
    """The mails about something: whose subject is it, else whose subject has its words, else whose text has them."""
    words = terms(about)
    initials = "".join(word[0] for word in about.split() if word.isalpha())
    if len(initials) > 1:
        # "the purchase order" may be called "PO" in its subject.
        short = _read(desk, [each.id for each in desk.reader.view.best(terms(initials), MOST, THREAD_WEIGHT, wanted)])
        short = [each for each in short if bare(initials) in bare(subject(each)).split()]
    else:
        short = []
    found = _read(desk, [each.id for each in desk.reader.view.best(words, MOST, THREAD_WEIGHT, wanted)])
    exact = [each for each in found if _bare(subject(each)) == _bare(about)]
    titled = [each for each in found if set(words) <= set(terms(subject(each)))]
    told = [
        each
        for each in found
        if isinstance(each.body, RecordBody) and set(words) <= {*terms(subject(each)), *terms(each.body.text)}
    ]
    return exact or titled or short or told


def _bare(text: str) -> str:
    low = " ".join(text.casefold().split())
    while low.startswith(("re:", "fwd:", "fw:")):
        low = low.partition(":")[2].strip()
    return low


def _read(desk: Desk, ids: list[str]) -> list[Version]:
    """The mails of these ids, the latest first."""
    found = [each for each in desk.versions(ids).values() if isinstance(each.body, RecordBody)]
    return sorted(found, key=lambda each: (-sent_at(each), each.subject.id))


def written_to(desk: Desk, someone: Someone) -> Instant | None:
    """When the owner last wrote to somebody; None for never."""
    me = desk.directory.me
    own = _all(desk, _filter(desk, [Someone(me.name, identity=me)], None)) if me is not None else []
    return next((sent_at(each) for each in own if _is_to(each, someone)), None)


def _is_to(mail: Version, someone: Someone) -> bool:
    return bool(someone.address) and any(someone.address in each.casefold() for each in field(mail, "to"))


def sent_at(mail: Version) -> Instant:
    """When a mail was sent."""
    return mail.body.occurred.start if isinstance(mail.body, RecordBody) else mail.known.start


def _counted(
    desk: Desk, query: MailQuery, found: list[Version], notes: tuple[str, ...], key: str
) -> Looked[tuple[Version, ...]]:
    if query.count == 0:
        return Known(tuple(found), tuple(each.subject.id for each in found), notes)
    if not found:
        return Open(key, f"I find no {_described(query)}. Which one do you mean?", _latest(desk))
    if not query.about:
        # Who is written back to is not their out-of-office note.
        found = [each for each in found if not _AUTOMATIC.match(subject(each))] or found
    unsure = bool(query.about) and not query.sender and not any(_tells(each, said(query.about)) for each in found)
    if unsure and query.count > 0:
        # Only what they say has the words: which ones are meant is not clear.
        return Open(key, "Which mail do you mean?", tuple(_option(desk, each) for each in found[:MOST_OPTIONS]))
    if query.oldest:
        found = found[-max(query.count, 1) :]
    elif query.count > 0:
        found = found[: query.count]
    elif len(found) > 1:
        if not query.sender and (not query.about or unsure):
            return Open(key, "Which mail do you mean?", tuple(_option(desk, each) for each in found[:MOST_OPTIONS]))
        notes = (*notes, "Several fit; the latest was taken.")
        found = found[:1]
    return Known(tuple(found), tuple(each.subject.id for each in found), notes)


def _tells(mail: Version, about: str) -> bool:
    """Whether subject or sender of a mail have a word of what it is said to be about, or one of its kind."""
    author = _author(mail)
    told = {other for term in terms(about) for other in (term, *kin(term))}
    return not told.isdisjoint(terms(f"{subject(mail)} {author.name} {author.address}"))


def _described(query: MailQuery) -> str:
    words = query.noun.removesuffix("s") if query.noun != "mails" else "mail"
    words += f" from {said(query.sender)}" if query.sender else ""
    return words + (f" about “{said(query.about)}”" if query.about else "")


def _latest(desk: Desk) -> tuple[Option, ...]:
    return tuple(
        _option(desk, each)
        for each in _read(desk, [p.id for p in desk.reader.view.latest(MOST_OPTIONS, Filter((_MAIL,)))])
    )


def _option(desk: Desk, mail: Version) -> Option:
    return Option(headline(desk, mail), mail.subject.id)


def headline(desk: Desk, mail: Version) -> str:
    """A mail in a line: subject, sender, day; what addresses an assistant is withheld."""
    body = mail.body
    who = desk.directory.display(body.author) if isinstance(body, RecordBody) else None
    at = to_datetime(sent_at(mail), desk.zone)
    title = desk.shown(mail, subject(mail) or "(no subject)")
    return f"“{title}” from {desk.shown(mail, who or 'somebody')}, {at.day} {at:%b %H:%M}"


def subject(mail: Version) -> str:
    """The subject of a mail; "" when it has none."""
    return field(mail, "subject")[0] if field(mail, "subject") else ""


def field(mail: Version, name: str) -> tuple[str, ...]:
    """What a mail has in a field, such as `to`."""
    body = mail.body
    return tuple(value for key, value in body.fields if key == name) if isinstance(body, RecordBody) else ()


def search_text(desk: Desk, query: MailQuery, company: Company, key: str) -> str:
    """The same mails as a search of Gmail finds them."""
    sender = addressees(desk, (query.sender,), "mail", company, f"{key}.from")
    addresses = (
        [each.address for each in sender.value if isinstance(each, Someone)] if isinstance(sender, Known) else []
    )
    parts = [f"from:{each}" for each in addresses]
    parts += [f'subject:"{said(query.about)}"'] if query.about else []
    spoken = read(desk, query.when, "past")
    if isinstance(spoken, Spoken):
        parts.append(f"after:{spoken.at(desk) // 1_000_000}")
        parts += [f"before:{on_wall(desk, spoken.end) // 1_000_000}"] if spoken.end else []
    return " ".join(parts)

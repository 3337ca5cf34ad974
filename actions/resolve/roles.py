"""Who is meant by what they do: titles of directories, with the words that people use instead."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from actions.grammar.plain.slips import one_slip
from actions.grammar.words.lexicon import ARTICLES
from actions.resolve.desk import Desk
from memory_core.index.tokens import terms
from memory_core.people.directory import Identity
from memory_core.people.names import bare

NO_NAMES: Final = frozenset(
    """me i you we us it this that all may will mark art the a to for so do be am is are in on at by of or and
    as if no not up out off can now then next day days time meeting call team note mail chat plan post
    general office home lunch one two today tomorrow tonight week month see got get set let new old big last
    first back""".split()
)
"""Words that are hardly ever a name; a name among them counts when it is written with a capital."""
ROLE_LEADS: Final = ("my ", "our ", "the ", "his ", "her ", "their ")
"""What stands before somebody's description."""

HOLDERS: Final = frozenset(
    """lead head manager guy woman man lady gentleman person people folks team boss chap girl colleague contact rep
    department""".split()
)
"""Words for whoever does something, whatever their title is: "the finance lead"."""

ROLES: Final[Mapping[str, tuple[str, ...]]] = {
    **dict.fromkeys(
        ("boss", "manager", "supervisor", "line manager"),
        ("managing director", "ceo", "chief executive", "director", "manager"),
    ),
    **dict.fromkeys(("accountant", "bookkeeper", "accounting", "accounts"), ("accountant", "accounting", "finance")),
    **dict.fromkeys(("lawyer", "attorney", "counsel"), ("lawyer", "counsel", "legal")),
    **dict.fromkeys(("hr", "human resources", "recruiter"), ("hr", "people", "recruiting")),
    **dict.fromkeys(("designer",), ("design",)),
    **dict.fromkeys(("sales",), ("sales",)),
    **dict.fromkeys(("developer", "engineer", "programmer"), ("engineer", "developer")),
    **dict.fromkeys(("intern", "trainee"), ("intern", "apprentice", "trainee")),
    **dict.fromkeys(("ceo", "chief executive"), ("ceo", "chief executive", "managing director")),
}
"""Other words for roles, with what titles may say instead, likeliest first."""


def by_role(desk: Desk, text: str) -> list[Identity]:
    """Who has the role: all words of the role said are in the title that a source gives."""
    low = text.strip().casefold()
    for lead in (*ROLE_LEADS, "new ", "current "):
        low = low.removeprefix(lead)
    if not terms(low) or low in NO_NAMES:
        return []
    own = text.strip().casefold().startswith("my ")
    first, _, last = low.rpartition(" ")
    general = (first,) if first and last in HOLDERS else ()
    for role in (*ROLES.get(low, ()), low) if own else (low, *ROLES.get(low, ()), *general):
        if found := _holders(desk, set(terms(role))):
            return found
    return []


def _holders(desk: Desk, wanted: set[str]) -> list[Identity]:
    """Whose title has these words, exactly these before more; where none is known yet, what lists without dates say."""
    for held in (roles(desk), desk.undated_roles):
        fits = [(each, words) for each, words in held if wanted <= words]
        exact = [each for each, words in fits if words == wanted]
        if fits:
            return exact or [each for each, _ in fits]
    return []


def by_role_slip(desk: Desk, text: str) -> list[Identity]:
    """Whose title has nearly these words: "the packign lead"."""
    plain = [word for word in bare(text).split() if word not in ARTICLES]
    wanted = plain[:-1] if len(plain) > 1 and plain[-1] in HOLDERS and not _titled(desk, plain[-1]) else plain
    if not wanted or not text.casefold().startswith(ROLE_LEADS):
        return []
    found: dict[str, Identity] = {}
    for body in (*desk.listed, *desk.undated):
        words, identity = bare(body.role).split(), desk.directory.identity(body.person)
        fits = words and all(any(word == other or one_slip(word, other) for other in words) for word in wanted)
        if fits and identity is not None and not identity.machine and identity != desk.directory.me:
            found[identity.keys[0]] = identity
    return [found[key] for key in sorted(found)]


def _titled(desk: Desk, word: str) -> bool:
    """Whether a title has the word."""
    return any(word in bare(body.role).split() for body in (*desk.listed, *desk.undated))


def roles(desk: Desk) -> list[tuple[Identity, set[str]]]:
    """Who has a title, with its terms; the owner and machines have none."""
    others = [each for each in desk.directory.identities if each.role and not each.machine]
    return [(each, set(terms(each.role))) for each in others if each != desk.directory.me]

"""How a source names somebody; which of these names belong to one human is for `people/` to say."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, order=True)
class Person:
    """A name, a mail address (lower case), a handle (`slack:U042`): each empty when the source does not give it."""

    name: str = ""
    address: str = ""
    handle: str = ""

    @property
    def keys(self) -> tuple[str, ...]:
        """What this person can be found by, folded: handle, address, name; () for nobody."""
        return tuple(k for k in (self.handle.casefold(), self.address, " ".join(self.name.casefold().split())) if k)

    @property
    def telling(self) -> tuple[str, ...]:
        """The keys that tell who this is; a name only if nothing better is known, since anybody can write any name."""
        return Person(address=self.address, handle=self.handle).keys or self.keys


NOBODY = Person()
"""The author of a record whose source names none, such as an unidentified speaker."""

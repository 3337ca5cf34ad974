"""What the demo shows, and what must come of it: read from the demo's own file."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from pydantic import BaseModel, ConfigDict, ValidationError

from evals.lines import BadFile


class _Part(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Moment(_Part):
    """An instant, and the record that must come first when asked from it."""

    as_of: str
    expect: str


class Travelled(_Part):
    """One question at several instants."""

    query: str
    instants: tuple[Moment, ...]


class Changed(_Part):
    """A record that is deleted or edited between two instants, and a query that finds it."""

    query: str
    before: str
    after: str
    id: str


class Filtered(_Part):
    """A search with filters; all its hits must fit them."""

    query: str
    person: str
    source: str
    after: datetime
    before: datetime


class Plan(_Part):
    """All that the demo shows. `now` is the instant for what is not about the past."""

    question: Travelled
    deleted: Changed
    edited: Changed
    filtered: Filtered
    now: str


def plan(path: Path) -> Plan:
    """Read a plan. Raises BadFile."""
    try:
        return Plan.model_validate_json(path.read_bytes())
    except OSError as error:
        raise BadFile(path, 0, f"it cannot be read: {error.strerror}") from error
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        raise BadFile(path, 0, f"{'.'.join(map(str, first['loc']))}: {first['msg']}") from error

"""Words for what somebody is, with what titles may say instead."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

ROLE_LEADS: Final = ("my ", "our ", "the ", "his ", "her ", "their ")
"""What stands before somebody's description."""

HOLDERS: Final = frozenset(
    "lead head manager guy woman man lady person people folks team boss chap girl colleague contact rep department".split()
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

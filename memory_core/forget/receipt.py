"""Receipts: what was forgotten, when and by whom, without a word of it; kept outside of the home that it is about."""

from __future__ import annotations

import json
from base64 import b64decode, b64encode
from dataclasses import dataclass
from typing import Final

import numpy as np

from memory_core.forget.windows import Numbers
from memory_core.model.instant import Instant

_FORM: Final = 1


@dataclass(frozen=True, slots=True)
class Receipt:
    """A receipt. `windows` and `terms` are numbers of what nothing that stays holds, ascending, under a key at home.

    `clean` says whether all files were wiped when it was written; a later check completes it.
    """

    id: str
    scope: str
    at: Instant
    by: str
    records: int
    clean: bool
    windows: Numbers
    terms: Numbers


def to_json(receipt: Receipt) -> str:
    """The receipt as text."""
    whole = {
        "candor_receipt": _FORM,
        "id": receipt.id,
        "scope": receipt.scope,
        "at": receipt.at,
        "by": receipt.by,
        "records": receipt.records,
        "state": "done" if receipt.clean else "pending",
        "windows": b64encode(receipt.windows.astype("<u8").tobytes()).decode(),
        "terms": b64encode(receipt.terms.astype("<u8").tobytes()).decode(),
    }
    return json.dumps(whole, indent=1)


def from_json(text: str) -> Receipt | None:
    """The receipt that a text holds; None when it holds none."""
    try:
        whole = json.loads(text)
        if whole["candor_receipt"] != _FORM:
            return None
        return Receipt(
            str(whole["id"]),
            str(whole["scope"]),
            Instant(int(whole["at"])),
            str(whole["by"]),
            int(whole["records"]),
            whole["state"] == "done",
            _numbers(whole["windows"]),
            _numbers(whole["terms"]),
        )
    except (ValueError, TypeError, KeyError):
        return None


def _numbers(text: str) -> Numbers:
    return np.frombuffer(b64decode(text, validate=True), dtype="<u8").astype(np.uint64)

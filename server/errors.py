"""The one place where errors leave Candor: as the text a model reads, as an exit code, as a line on a terminal.

What is not an error of Candor's own says nothing of what happened inside: its text could quote the memory.
"""

from __future__ import annotations

from typing import Final

from pydantic_core import ValidationError

from memory_core.errors import CandorError, WrongUse

DONE: Final = 0
FAILED: Final = 1
WRONG_USE: Final = 2
INTERRUPTED: Final = 130

_INSIDE: Final = "Something went wrong inside Candor."
_TRY: Final = "Try again; if it stays, `candor doctor` shows what is broken."
UNEXPECTED: Final = f"{_INSIDE} {_TRY}"


def exit_code(error: BaseException) -> int:
    """What a command ends with when this is raised."""
    if isinstance(error, KeyboardInterrupt):
        return INTERRUPTED
    return WRONG_USE if isinstance(error, WrongUse) else FAILED


def told(error: BaseException) -> tuple[str, str]:
    """What happened and what to do about it, in words fit for anybody."""
    match error:
        case CandorError():
            return error.what, error.todo
        case ValidationError():
            return _unfit(error)
        case KeyboardInterrupt():
            return "Interrupted.", "Run the same command again; nothing is lost or doubled."
        case _:
            return _INSIDE, _TRY


def _unfit(error: ValidationError) -> tuple[str, str]:
    """Arguments that do not fit a tool's schema: which ones and why, without the values."""
    found = sorted({f"{'.'.join(map(str, each['loc']))}: {each['msg']}" for each in error.errors(include_url=False)})
    return f"{'; '.join(found)}.", "Use the arguments that the tool lists, each in its type."

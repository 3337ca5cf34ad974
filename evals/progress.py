"""Progress of long work: lines on standard error, so that standard output stays for the result."""

from __future__ import annotations

import sys


def tell(line: str) -> None:
    """Show a line at once."""
    print(line, file=sys.stderr, flush=True)

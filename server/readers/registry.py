"""Which protocols of models there are, by the name of the reader that speaks it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from server.readers.anthropic import ANTHROPIC
from server.readers.openai import OPENAI
from server.readers.protocol import Protocol

PROTOCOLS: Final[Mapping[str, Protocol]] = {"anthropic": ANTHROPIC, "openai": OPENAI}

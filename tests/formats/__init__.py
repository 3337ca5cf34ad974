"""Small exports of our own, one module a format: what the contract of formats is tested on."""

from formats.example import Example

EXAMPLES: dict[str, Example] = {}
"""By name of the format."""

"""Small exports of our own, one module a format: what the contract of formats is tested on."""

from formats import chatgpt_export, slack_export
from formats.example import Example

EXAMPLES: dict[str, Example] = {
    "chatgpt_export": chatgpt_export.EXAMPLE,
    "slack_export": slack_export.EXAMPLE,
}
"""By name of the format."""

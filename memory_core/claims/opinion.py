"""Whether words give somebody's view, which others need not share, or pass on what somebody else said."""

from __future__ import annotations

import re
from typing import Final

_VIEW: Final = re.compile(
    r"\b(?:I|we)(?:['’]d| would| still| just| really| honestly)* (?:think|believe|guess|doubt|expect|bet|feel|argue"
    r"|stand behind|can stand behind|disagree|agree|suspect|reckon|hope)\b|\bI (?:can|can['’]t|cannot"
    r"|could) stand behind\b"
    r"|\bI(?:['’]d| would) say\b|\bin my (?:view|opinion|book)\b|\bstill think\b|\bI['’]m (?:not )?(?:sure|convinced"
    r"|confident|worried|against|for)\b"
    r"|\b(?:basically|probably|surely|definitely|unlikely|likely)\b|\bI don['’]t (?:think|believe|see|buy)\b"
    r"|\bif you ask me\b",
    re.IGNORECASE,
)
_REPORTING: Final = (
    r"(?:says?|said|told|tells|agreed|agrees|wrote|writes|thinks?|thought|wants?|wanted|promised|promises|mentioned"
    r"|confirmed|confirms|claims?|claimed|asked|asks|hinted|swears?|swore|nodded|is (?:fine|ok|okay|happy|good) with"
    r"|was (?:fine|ok|okay|happy|good) with|is on board|signed off)"
)

_SAID_AS: Final = "requests?|wish(?:es)?|question|proposal|suggestion|complaint|condition|demand|answer"
"""What words of somebody may be called."""


def is_view(text: str) -> bool:
    """Whether words are a view and no announcement.

    >>> is_view("I think they sign in May."), is_view("They signed in May.")
    (True, False)
    """
    return _VIEW.search(text) is not None


def reports(text: str, name: str) -> bool:
    """Whether words pass on what somebody of this name said or thinks.

    >>> reports("Ana told me it's off.", "Ana"), reports("Lunch with Ana. She says it's off.", "Ana")
    (True, True)
    >>> reports("Ana's request: shorter days.", "Ana")
    True
    >>> reports("Tell Ana it's off.", "Ana")
    False
    """
    said = re.escape(name)
    return (
        re.search(
            rf"\b{said}(?:['’]s)?(?: \w+)? {_REPORTING}\b|\baccording to {said}\b"
            rf"|\b{said}['’]s (?:{_SAID_AS})\b"
            rf"|\b{said}\b[^.!?]*[.!?]\s+s?he {_REPORTING}\b",
            text,
            re.IGNORECASE,
        )
        is not None
    )

"""LoCoMo: long chats of two people, asked about from after their end. What is found is scored turn by turn.

The file lies outside of the project and nothing of it is kept here. Each chat becomes an export as a messenger makes
it: a channel for each session, a message for each turn (its words, and the caption of a picture it shows).
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Final

from evals.cases import Answer, Question
from evals.intervals import Estimate, Sample, mean
from evals.lines import BadFile

DEPTHS: Final = (5, 10, 20)
CATEGORIES: Final = {1: "multi-hop", 2: "temporal", 3: "open-domain", 4: "single-hop", 5: "adversarial"}

_SESSION: Final = re.compile(r"session_(\d+)")
_TURN: Final = re.compile(r"D\d+:\d+")
_TIME: Final = "%I:%M %p on %d %B, %Y"
_PACE: Final = timedelta(seconds=30)
"""Between two turns: the file only says when a session began."""


@dataclass(frozen=True, slots=True)
class Turn:
    """What one of the two said in a session, and when."""

    id: str
    session: int
    speaker: str
    text: str
    at: datetime


@dataclass(frozen=True, slots=True)
class Asking:
    """A question about a chat, and the turns that answer it (never none)."""

    question: Question
    category: str
    evidence: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Conversation:
    """One chat, counted from 1, and what is asked about it from a day after its end."""

    number: int
    turns: tuple[Turn, ...]
    askings: tuple[Asking, ...]

    def write(self, folder: Path) -> None:
        """Write the chat as an export. Raises OSError."""
        slack = folder / "connectors" / "slack"
        slack.mkdir(parents=True)
        speakers = sorted({turn.speaker for turn in self.turns})
        users = [{"id": f"U{n}", "name": name, "real_name": name} for n, name in enumerate(speakers)]
        channels = [{"id": f"S{n}", "name": "", "is_dm": True} for n in sorted({turn.session for turn in self.turns})]
        messages = [
            {
                "id": turn.id,
                "channel_id": f"S{turn.session}",
                "user": f"U{speakers.index(turn.speaker)}",
                "ts": turn.at.isoformat(),
                "text": turn.text,
            }
            for turn in self.turns
        ]
        (slack / "users.json").write_text(json.dumps(users), encoding="utf-8")
        (slack / "channels.json").write_text(json.dumps(channels), encoding="utf-8")
        written = "".join(f"{json.dumps(each)}\n" for each in messages)
        (slack / "messages.jsonl").write_text(written, encoding="utf-8")


def conversations(path: Path, numbers: Iterable[int]) -> tuple[Conversation, ...]:
    """The chats of the file that have these numbers, in order. Raises BadFile."""
    try:
        document = json.loads(path.read_bytes())
        return tuple(_conversation(n, document[n - 1]) for n in sorted(set(numbers)) if 1 <= n <= len(document))
    except OSError as error:
        raise BadFile(path, 0, f"it cannot be read: {error.strerror}") from error
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise BadFile(path, 0, f"it is no LoCoMo file ({type(error).__name__}: {error})") from error


def _conversation(number: int, raw: Any) -> Conversation:  # noqa: ANN401 - foreign JSON; misfits are told as such
    turns = tuple(_turns(raw["conversation"]))
    if not turns:
        raise ValueError(f"conversation {number} has no turns")
    known = {turn.id for turn in turns}
    end = max(turn.at for turn in turns) + timedelta(days=1)
    askings = []
    for place, each in enumerate(raw["qa"], 1):
        named = (turn for text in each.get("evidence") or () for turn in _TURN.findall(text))
        evidence = tuple(dict.fromkeys(turn for turn in named if turn in known))
        if evidence:
            question = Question(f"{number}-{place}", each["question"], end)
            askings.append(Asking(question, CATEGORIES[each["category"]], evidence))
    return Conversation(number, turns, tuple(askings))


def _turns(raw: Mapping[str, Any]) -> Iterator[Turn]:
    sessions = sorted(int(match[1]) for match in map(_SESSION.fullmatch, raw) if match)
    for session in sessions:
        begun = datetime.strptime(raw[f"session_{session}_date_time"].upper(), _TIME).replace(tzinfo=UTC)
        for place, each in enumerate(raw[f"session_{session}"]):
            text = "\n".join(filter(None, (each.get("text", ""), each.get("blip_caption", ""))))
            yield Turn(each["dia_id"], session, each["speaker"], text, begun + place * _PACE)


def recall(asking: Asking, answer: Answer, depth: int) -> float:
    """The share of the evidence among the first `depth` turns found."""
    return len(set(asking.evidence) & set(answer.retrieved[:depth])) / len(asking.evidence)


@dataclass(frozen=True, slots=True)
class Recalls:
    """Mean recall at each depth, over all questions and by category; questions are resampled for the intervals."""

    overall: dict[int, Estimate]
    by_category: dict[str, dict[int, Estimate]]


def recalls(askings: Sequence[Asking], answers: Sequence[Answer]) -> Recalls:
    """Score what was found, an answer for each question in the same order."""
    pairs = tuple(zip(askings, answers, strict=True))
    there = {asking.category for asking in askings}
    return Recalls(
        _means(pairs),
        {
            name: _means([pair for pair in pairs if pair[0].category == name])
            for name in CATEGORIES.values()
            if name in there
        },
    )


def _means(pairs: Sequence[tuple[Asking, Answer]]) -> dict[int, Estimate]:
    return {depth: mean(Sample(recall(*pair, depth)) for pair in pairs) for depth in DEPTHS}

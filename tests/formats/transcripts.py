"""Transcripts of meetings of our own, in every form that recorders write."""

from __future__ import annotations

import json

from formats.example import Example, as_json

NAME = "2026-03-10 09.00.00 Kiln review"
LATER = "2026-03-11 09.00.00 Glazes"


def clock(seconds: float, point: str = ".") -> str:
    whole = int(seconds)
    return f"{whole // 3600:02}:{whole // 60 % 60:02}:{whole % 60:02}{point}{round(seconds % 1 * 1000):03}"


def vtt(*cues: str, note: str = "NOTE recorded 2026-03-10T09:00:00Z") -> bytes:
    """A file of cues of two seconds each."""
    blocks = (f"{clock(2 * n)} --> {clock(2 * n + 2)}\n{cue}" for n, cue in enumerate(cues))
    return "\n\n".join(["WEBVTT", note, *blocks, ""]).encode()


def day(number: int) -> str:
    return f"2026-{number // 28 % 12 + 1:02}-{number % 28 + 1:02} {number // 336:02}.00.00"


_TWO = ("<v Ana Ruiz>The kiln is cold.</v>", "<v Bo Li>Then we call Odd.</v>")
CAPTIONS = Example(
    files={"review.vtt": vtt(*_TWO)},
    newer={"review.vtt": vtt(*_TWO), f"{LATER}/closed_caption.vtt": vtt("Ana: New glaze.", "Bo: Good.", note="")},
    spoiled={
        "review.vtt": vtt(*_TWO),
        f"{LATER}.vtt": vtt("Ana: Hi.", note="")
        .replace(b"--> 00:00:02.000", b"--> 00:00:00.000")
        .replace(b"00:00:00.000 -->", b"00:00:01.000 -->"),
    },
    spoiled_at=(f"{LATER}.vtt:5",),
    many=lambda count: {
        f"{day(n)} Kiln.vtt": vtt(*(f"Ana: word {n} {each}" for each in range(10)), note="") for n in range(count // 10)
    },
    json=False,
)


def whisper(*texts: object) -> bytes:
    segments = [
        {"id": n, "start": 2.0 * n, "end": 2.0 * n + 2, "text": text} if isinstance(text, str) else text
        for n, text in enumerate(texts)
    ]
    return as_json({"text": "", "language": "en", "segments": segments})


WHISPER = Example(
    files={f"{NAME}.json": whisper(" The kiln is cold.", " Then we call Odd.")},
    newer={
        f"{NAME}.json": whisper(" The kiln is cold.", " Then we call Odd."),
        f"{LATER}.json": as_json(
            {
                "systeminfo": "x",
                "result": {"language": "en"},
                "transcription": [{"offsets": {"from": 0, "to": 900}, "text": " New glaze."}],
            }
        ),
    },
    spoiled={f"{NAME}.json": whisper(" The kiln is cold.", " Then we call Odd.", 7, {"start": 9, "end": 10})},
    spoiled_at=(f"{NAME}.json", f"{NAME}.json"),
    many=lambda count: {
        f"{day(n)} Kiln.json": whisper(*(f"word {n} {each}" for each in range(10))) for n in range(count // 10)
    },
    alone=False,
)


def fireflies(id: str, *texts: object, **more: object) -> dict:
    sentences = [
        {
            "index": n,
            "speaker_name": "Ana Ruiz",
            "text": text,
            "raw_text": text,
            "start_time": 2.0 * n,
            "end_time": 2.0 * n + 2,
        }
        if isinstance(text, str)
        else text
        for n, text in enumerate(texts)
    ]
    given = {"title": "Kiln review", "date": 1773133200000, "participants": ["ana@clay.example"]}
    return {"id": id, **given, "sentences": sentences, **more}


FIREFLIES = Example(
    files={"transcript.json": as_json(fireflies("F1", "The kiln is cold.", "Then we call Odd."))},
    newer={
        "transcripts.json": as_json(
            [fireflies("F1", "The kiln is cold.", "Then we call Odd."), fireflies("F2", "New glaze.")]
        )
    },
    spoiled={"transcript.json": as_json(fireflies("F1", "The kiln is cold.", "Then we call Odd.", 7, {"index": 9}))},
    spoiled_at=("transcript.json", "transcript.json"),
    many=lambda count: {
        "all.json": as_json([fireflies(f"F{n}", *(f"word {each}" for each in range(10))) for n in range(count // 10)])
    },
)


def granola(documents: dict, transcripts: dict) -> bytes:
    state = {"documents": documents, "transcripts": transcripts}
    return as_json({"cache": json.dumps({"state": state, "version": 3})})


def document(title: str, **more: object) -> dict:
    given = {"created_at": "2026-03-10T09:00:00.000Z", "updated_at": "2026-03-10T10:00:00.000Z", "notes_markdown": ""}
    return {"title": title, **given, "people": [{"email": "bo@clay.example", "name": "Bo Li"}], **more}


def heard(id: str, minute: int, text: str, source: str = "microphone", **more: object) -> dict:
    times = {"start_timestamp": f"2026-03-10T09:{minute:02}:00Z", "end_timestamp": f"2026-03-10T09:{minute:02}:02Z"}
    return {"id": id, **times, "text": text, "source": source, "is_final": True, **more}


_SPOKEN = [heard("g2", 2, "Then we call Odd.", "system"), heard("g1", 1, "The kiln is cold.")]
_MORE = [heard("g3", 3, "New glaze.")]
GRANOLA = Example(
    files={"cache-v3.json": granola({"d1": document("Kiln review")}, {"d1": _SPOKEN})},
    newer={
        "cache-v4.json": granola(
            {"d1": document("Kiln review"), "d2": document("Glazes")}, {"d1": _SPOKEN, "d2": _MORE}
        )
    },
    spoiled={
        "cache-v3.json": granola({"d1": document("Kiln review"), "d7": 7, "d8": document("Silent")}, {"d1": _SPOKEN})
    },
    spoiled_at=("cache-v3.json", "cache-v3.json"),
    many=lambda count: {
        f"{n}.json": granola({f"d{n}": document("Kiln")}, {f"d{n}": [heard(f"g{n}-{m}", m, "word") for m in range(50)]})
        for n in range(count // 50)
    },
    json=False,
)

OTTER_TEXT = (
    "Kiln review\nTue, Mar 10, 2026 9:00 AM\n\nAna Ruiz  0:00\nThe kiln is cold.\n\nBo Li  0:07\nThen we call Odd.\n"
)
MEET_TEXT = (
    "Kiln review (2026-03-11 09:00 GMT+1) - Transcript\nAttendees\nAna Ruiz, Bo Li\nTranscript\n"
    "00:00:00\nAna Ruiz: The kiln is warm.\nBo Li: Good.\n00:05:00\nAna Ruiz: Next.\n"
)


def otter(number: int) -> str:
    turns = (f"Ana Ruiz  {each // 6}:{each % 6}0\nword {number} {each}\n" for each in range(10))
    return "\n".join([f"{day(number)[:10]} {day(number)[11:16].replace('.', ':')}", "", *turns])


TEXT = Example(
    files={"review.txt": OTTER_TEXT.encode()},
    newer={"review.txt": OTTER_TEXT.encode(), "meet.txt": MEET_TEXT.encode()},
    spoiled={"review.txt": OTTER_TEXT.encode(), "other.txt": OTTER_TEXT.split("\n\n", 1)[1].encode()},
    spoiled_at=("other.txt",),
    many=lambda count: {f"{n}.txt": otter(n).encode() for n in range(count // 10)},
    json=False,
)

"""Calendars of our own."""

from __future__ import annotations

from formats.example import Example


def event(uid: str, *lines: str, changed: str = "20260301T080000Z") -> str:
    """A VEVENT of an hour; lines of one's own replace those of their names."""
    given = {
        "UID": uid,
        "DTSTAMP": "20260601T120000Z",
        "CREATED": "20260301T080000Z",
        "LAST-MODIFIED": changed,
        "SUMMARY": f"Firing {uid}",
        "DTSTART": "20260310T090000Z",
    }
    own = {line.partition(":")[0].partition(";")[0] for line in lines}
    kept = [f"{name}:{value}" for name, value in given.items() if name not in own]
    ends = [] if own & {"DTEND", "DURATION"} else ["DURATION:PT1H"]
    return "\r\n".join(["BEGIN:VEVENT", *kept, *ends, *lines, "END:VEVENT", ""])


def calendar(*parts: str, head: tuple[str, ...] = ()) -> bytes:
    """A VCALENDAR with these components."""
    begin = "\r\n".join(["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Clay//EN", *head, ""])
    return f"{begin}{''.join(parts)}END:VCALENDAR\r\n".encode()


EXAMPLE = Example(
    files={"ida@clay.example.ics": calendar(event("a@clay"), event("b@clay", "RRULE:FREQ=WEEKLY;COUNT=3"))},
    newer={
        "ida@clay.example.ics": calendar(
            event("b@clay", "RRULE:FREQ=WEEKLY;COUNT=3"), event("a@clay"), event("c@clay", changed="20260401T080000Z")
        )
    },
    spoiled={
        "ida@clay.example.ics": calendar(
            event("a@clay"), event("x@clay", "DTSTART:2026031T0900"), event("b@clay", "RRULE:FREQ=WEEKLY;COUNT=3")
        )
    },
    spoiled_at=("ida@clay.example.ics:13",),
    many=lambda count: {"all.ics": calendar(*(event(f"e{number}@clay") for number in range(count)))},
    json=False,
)

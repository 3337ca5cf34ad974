"""Bodies as bytes: compact JSON with a fixed order of keys, so that equal bodies, and only they, have equal bytes.

What has its default value is left out. A field that is added to a body later therefore changes no bytes of the bodies
that do not use it, and what is known today is still known then.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias, cast, get_args

from memory_core.model.body import Body, PersonBody, RecordBody, Span, ThreadBody, Voice
from memory_core.model.interval import Interval
from memory_core.model.person import NOBODY, Person

_Shape: TypeAlias = dict[str, Any]
_VOICES: Final = frozenset(get_args(Voice))
_RECORD: Final = frozenset("noun source kind thread occurred text voice author label reply_to fields spans".split())
_THREAD: Final = frozenset(("noun", "source", "title", "place", "members"))
_PERSON: Final = frozenset(("noun", "source", "person", "role", "machine"))
_NAMES: Final = frozenset(("name", "address", "handle"))

_written = json.JSONEncoder(ensure_ascii=False, check_circular=False, separators=(",", ":")).encode


class BadBody(ValueError):
    """Bytes that are no body, and why; never quotes them."""

    def __init__(self, why: str, length: int) -> None:
        self.why, self.length = why, length
        super().__init__(f"{length} bytes are no body: {why}")


def encoded(body: Body) -> bytes:
    """The bytes of a body; `decoded` gives back an equal one.

    UTF-8, except that half a surrogate pair is kept as it is, since exports contain them.
    """
    match body:
        case RecordBody():
            shape = _record_shape(body)
        case ThreadBody():
            shape = _thread_shape(body)
        case PersonBody():
            shape = _person_shape(body)
    return _written(shape).encode("utf-8", "surrogatepass")


def decoded(data: bytes) -> Body:
    """The body that these bytes were made from, but for its spans, which are kept beside it.

    Raises BadBody when they were not made by `encoded`, or by a version of it that knew more.
    """
    try:
        shape = json.loads(data.decode("utf-8", "surrogatepass"))
        return _READERS[shape["noun"]](shape)
    except KeyError as error:
        raise BadBody(f"its {error.args[0]!r} is unknown or missing", len(data)) from None
    except (ValueError, TypeError, AttributeError, RecursionError) as error:
        raise BadBody(f"{type(error).__name__} in its shape", len(data)) from None


def written_spans(found: tuple[Span, ...]) -> str:
    """Spans as text, for a row beside the body's."""
    return _written([(span.start, span.end, span.reason, span.detector) for span in found])


def read_spans(text: str) -> tuple[Span, ...]:
    """The spans that `written_spans` wrote.

    Raises BadBody when they were not.
    """
    try:
        return _spans(json.loads(text))
    except (ValueError, TypeError) as error:
        raise BadBody(f"{type(error).__name__} in its spans", len(text)) from None


def _spans(rows: Any) -> tuple[Span, ...]:  # noqa: ANN401 - what JSON holds is unknown until it is looked at
    return tuple([Span(_whole(a), _whole(b), _text(why), _text(by)) for a, b, why, by in rows])


def _record_shape(body: RecordBody) -> _Shape:
    shape: _Shape = {
        "noun": "record",
        "source": body.source,
        "kind": body.kind,
        "thread": body.thread_id,
        "occurred": (body.occurred.start, body.occurred.end),
        "text": body.text,
    }
    if body.voice != "person":
        shape["voice"] = body.voice
    if body.author != NOBODY:
        shape["author"] = _person_names(body.author)
    if body.author_label:
        shape["label"] = body.author_label
    if body.reply_to:
        shape["reply_to"] = body.reply_to
    if body.fields:
        shape["fields"] = body.fields
    return shape


def _thread_shape(body: ThreadBody) -> _Shape:
    shape: _Shape = {"noun": "thread", "source": body.source, "title": body.title}
    if body.place:
        shape["place"] = body.place
    if body.members:
        shape["members"] = [_person_names(member) for member in body.members]
    return shape


def _person_shape(body: PersonBody) -> _Shape:
    shape: _Shape = {"noun": "person", "source": body.source, "person": _person_names(body.person)}
    if body.role:
        shape["role"] = body.role
    if body.machine:
        shape["machine"] = True
    return shape


def _person_names(person: Person) -> _Shape:
    shape: _Shape = {}
    if person.name:
        shape["name"] = person.name
    if person.address:
        shape["address"] = person.address
    if person.handle:
        shape["handle"] = person.handle
    return shape


def _record(shape: _Shape) -> RecordBody:
    _only(shape, _RECORD)
    start, end = shape["occurred"]
    voice = shape.get("voice", "person")
    if voice not in _VOICES:
        raise ValueError("voice")
    return RecordBody(
        source=_text(shape["source"]),
        kind=_text(shape["kind"]),
        thread_id=_text(shape["thread"]),
        occurred=Interval(_whole(start), _whole(end)),
        text=_text(shape["text"]),
        voice=cast(Voice, voice),
        author=_names(shape["author"]) if "author" in shape else NOBODY,
        author_label=_text(shape.get("label", "")),
        reply_to=_text(shape.get("reply_to", "")),
        fields=tuple([(_text(name), _text(value)) for name, value in shape.get("fields", ())]),
        # The first form of the store kept them here.
        spans=_spans(shape.get("spans", ())),
    )


def _thread(shape: _Shape) -> ThreadBody:
    _only(shape, _THREAD)
    return ThreadBody(
        source=_text(shape["source"]),
        title=_text(shape["title"]),
        place=_text(shape.get("place", "")),
        members=tuple([_names(member) for member in shape.get("members", ())]),
    )


def _person(shape: _Shape) -> PersonBody:
    _only(shape, _PERSON)
    machine = shape.get("machine", False)
    if not isinstance(machine, bool):
        raise TypeError
    return PersonBody(_text(shape["source"]), _names(shape["person"]), _text(shape.get("role", "")), machine)


def _names(shape: _Shape) -> Person:
    _only(shape, _NAMES)
    return Person(_text(shape.get("name", "")), _text(shape.get("address", "")), _text(shape.get("handle", "")))


def _only(shape: _Shape, allowed: frozenset[str]) -> None:
    if not shape.keys() <= allowed:
        raise KeyError(min(shape.keys() - allowed))


def _text(value: Any) -> str:  # noqa: ANN401 - what JSON holds is unknown until it is looked at
    if not isinstance(value, str):
        raise TypeError
    return value


def _whole(value: Any) -> Any:  # noqa: ANN401 - an int, which may be an Instant
    if type(value) is not int:
        raise TypeError
    return value


_READERS: Final[Mapping[str, Callable[[_Shape], Body]]] = {"record": _record, "thread": _thread, "person": _person}

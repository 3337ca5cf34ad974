"""Sealing: documents and endings become a segment in memory."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence, Sized
from itertools import chain
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from memory_core.index.document import Document, Ending, Words
from memory_core.index.inverted import inverted
from memory_core.index.segment import Segment
from memory_core.model.instant import FOREVER, Instant

_Key = TypeVar("_Key", str, bytes)


def sealed(documents: Sequence[Document], endings: Sequence[Ending], upto: int) -> Segment:
    """The documents, in any order, and the endings, in order of arrival, as a segment that covers the log to `upto`."""
    docs = sorted(documents, key=lambda doc: (doc.known.start, doc.number))
    place = {doc.number: at for at, doc in enumerate(docs)}
    lengths = np.array([doc.length for doc in docs], dtype=np.int64)
    last = {ending.number: ending.end for ending in endings if ending.number in place}
    known_to = np.array([last.get(doc.number, doc.known.end) for doc in docs], dtype=np.int64)
    rows = _rows(docs, known_to, [ending for ending in endings if ending.number not in place])
    return Segment(
        {
            **_columns(docs, lengths),
            "known_to": known_to,
            **_lists(docs, lengths, rows),
            **_end_columns(rows),
            "upto": np.array([upto], dtype=np.int64),
        }
    )


_Row = tuple[Instant, int, int, Instant, bool, Words]


def _rows(docs: Sequence[Document], known_to: NDArray[np.int64], foreign: Sequence[Ending]) -> list[_Row]:
    """Time, sign, number, new end, own, words of each ending, in order of time and then of arrival."""
    rows: list[_Row] = [
        (Instant(end), -1, doc.number, Instant(end), True, doc.words)
        for doc, end in zip(docs, known_to.tolist(), strict=True)
        if end != FOREVER
    ]
    for ending in _joined(foreign):
        if ending.before != FOREVER:
            rows.append((ending.before, 1, ending.number, ending.end, False, ending.words))
        rows.append((ending.end, -1, ending.number, ending.end, False, ending.words))
    return sorted(rows, key=lambda row: row[0])


def _joined(endings: Sequence[Ending]) -> list[Ending]:
    """One ending a document: from what held before the first to what holds after the last."""
    joined: dict[int, Ending] = {}
    for ending in endings:
        before = joined[ending.number].before if ending.number in joined else ending.before
        joined[ending.number] = Ending(ending.number, before, ending.end, ending.words)
    return list(joined.values())


def _columns(docs: Sequence[Document], lengths: NDArray[np.int64]) -> dict[str, NDArray[Any]]:
    ids = [doc.id.encode() for doc in docs]
    rank = np.empty(len(docs), dtype=np.int32)
    rank[sorted(range(len(docs)), key=lambda at: (docs[at].id, docs[at].number))] = np.arange(len(docs))
    return {
        "known_from": np.array([doc.known.start for doc in docs], dtype=np.int64),
        "occurred_from": np.array([doc.occurred.start for doc in docs], dtype=np.int64),
        "occurred_to": np.array([doc.occurred.end for doc in docs], dtype=np.int64),
        "number": np.array([doc.number for doc in docs], dtype=np.int64),
        "seq": np.array([doc.seq for doc in docs], dtype=np.int64),
        "length": lengths.astype(np.int32),
        "id_rank": rank,
        "id_offsets": np.concatenate(([0], np.cumsum([len(each) for each in ids], dtype=np.int64))).astype(np.int64),
        "id_bytes": np.frombuffer(b"".join(ids), dtype=np.uint8),
    }


def _end_columns(rows: Sequence[_Row]) -> dict[str, NDArray[Any]]:
    return {
        "end_time": np.array([row[0] for row in rows], dtype=np.int64),
        "end_sign": np.array([row[1] for row in rows], dtype=np.int8),
        "end_number": np.array([row[2] for row in rows], dtype=np.int64),
        "end_to": np.array([row[3] for row in rows], dtype=np.int64),
        "end_own": np.array([row[4] for row in rows], dtype=np.bool_),
        "end_length": np.array([sum(row[5].values()) for row in rows], dtype=np.int32),
    }


def _lists(docs: Sequence[Document], lengths: NDArray[np.int64], rows: Sequence[_Row]) -> dict[str, NDArray[Any]]:
    """The inverted lists. Words that only endings have get an empty list of documents, and the other way round."""
    in_docs, in_rows = [doc.words for doc in docs], [row[5] for row in rows]
    vocabulary, codes = _coded([*in_docs, *in_rows], str.encode)
    places = _repeated(in_docs)
    lists, order = inverted(vocabulary, codes[: len(places)], places)
    ends, _ = inverted(vocabulary, codes[len(places) :], _repeated(in_rows))
    counts = np.fromiter(chain.from_iterable(words.values() for words in in_docs), np.int64, len(places))
    distinct, pair_codes = np.unique(counts << 32 | lengths[places], return_inverse=True)
    in_facets = [doc.facets for doc in docs]
    facets, _ = inverted(*_coded(in_facets, bytes), _repeated(in_facets))
    thread_keys, thread_of = np.unique(np.array([doc.thread for doc in docs], dtype=np.int64), return_inverse=True)
    threads, _ = inverted(thread_keys, thread_of, np.arange(len(docs)))
    return {
        "words": vocabulary,
        "word_offsets": lists.offsets,
        "word_docs": lists.values,
        "word_codes": pair_codes[order].astype(code_type(len(distinct))),
        "pair_tf": (distinct >> 32).astype(np.int32),
        "pair_length": (distinct & 0xFFFFFFFF).astype(np.int32),
        "end_offsets": ends.offsets,
        "end_rows": ends.values,
        "facets": facets.keys,
        "facet_offsets": facets.offsets,
        "facet_docs": facets.values,
        "threads": threads.keys,
        "thread_offsets": threads.offsets,
        "thread_docs": threads.values,
        "thread_of": thread_of.astype(np.int32),
    }


def _coded(
    owners: Sequence[Collection[_Key]], written: Callable[[_Key], bytes]
) -> tuple[NDArray[np.bytes_], NDArray[np.int64]]:
    """The distinct keys of all owners as bytes, in order, and the place of each key of each owner among them."""
    whole = list(chain.from_iterable(owners))
    met = {key: place for place, key in enumerate(dict.fromkeys(whole))}
    keys = np.array([written(key) for key in met], dtype=np.bytes_) if met else np.empty(0, dtype="S1")
    order = np.argsort(keys, kind="stable")
    places = np.empty(len(order), dtype=np.int64)
    places[order] = np.arange(len(order))
    return keys[order], places[np.fromiter(map(met.__getitem__, whole), np.int64, len(whole))]


def code_type(pairs: int) -> type[np.unsignedinteger[Any]]:
    """The narrowest type that can number so many pairs."""
    return np.uint16 if pairs <= 2**16 else np.uint32


def _repeated(owners: Sequence[Sized]) -> NDArray[np.int64]:
    """For each key of each owner the place of the owner."""
    return np.repeat(np.arange(len(owners)), [len(each) for each in owners])

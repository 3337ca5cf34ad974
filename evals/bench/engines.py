"""The engines that are compared: ours and four peers, each built from the same records and asked for a top ten.

The peers hold what is in force at the end, as an index of today would. Ours holds all of it, ended versions included:
that is what it is for.
"""

from __future__ import annotations

import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from evals.bench.corpus import Corpus, Record
from memory_core.index.document import Document, Ending, Words, document
from memory_core.index.follower import LONG_TAIL
from memory_core.index.index import Index
from memory_core.index.merging import merged
from memory_core.index.ranking import K1, B, Query, Scored, rank
from memory_core.model.instant import FOREVER, Instant
from memory_core.model.interval import Interval

TOP: Final = 10
_CHUNK: Final = 2048
"""Versions that are added together, as many as the follower of a log takes at once."""


class Engine(ABC):
    """An index that gives the best ten for some terms."""

    @abstractmethod
    def top(self, terms: list[str]) -> object:
        """The best ten, in the engine's own form."""


class Ours(Engine):
    """The time-travel index, grown in order of time as a log's follower grows it, with all merges done."""

    def __init__(self, corpus: Corpus) -> None:
        self.now = corpus.now
        self.index = built(corpus)

    def top(self, terms: list[str]) -> list[Scored]:
        """As of now."""
        return self.top_at(self.now, terms)

    def top_at(self, as_of: Instant, terms: list[str]) -> list[Scored]:
        """As of any instant."""
        return rank(self.index, as_of, Query(words_of(terms), TOP))


def words_of(terms: Sequence[str]) -> NDArray[np.bytes_]:
    """Terms in the form that a query of the index wants."""
    return np.array(sorted(term.encode() for term in terms), dtype=np.bytes_)


def built(corpus: Corpus) -> Index:
    """The index of a corpus, versions opened and ended as time goes, in the segments that a shelf comes to hold."""
    index, numbers, shelved = Index(), 0, 0
    for documents, endings in _chunks(corpus):
        numbers += len(documents)
        index = index.add(documents, endings, numbers)
        if numbers - shelved >= LONG_TAIL:
            index, shelved = _settled(index, shelved), numbers
    index = _settled(index, shelved)
    while run := index.apart():
        index = index.replaced(run, merged(run))
    return index


def _settled(index: Index, shelved: int) -> Index:
    """The index with all later than the version `shelved` in one segment, and all merges done."""
    kept = [segment for segment in index.parts if segment.upto <= shelved]
    tail = index.parts[len(kept) :]
    settled = Index((*kept, merged(tail)), upto=index.upto) if tail else index
    while run := settled.due():
        settled = settled.replaced(run, merged(run))
    return settled


def changes(record: Record, corpus: Corpus) -> tuple[Document, list[tuple[int, Instant]]]:
    """The document that a version opens, not ended yet, and the numbers of those that end at its beginning."""
    at = record.known.start
    ended = [*([record.replaces] if record.replaces >= 0 else []), *corpus.deleted_at(record.number)]
    return document(record.version(Interval(at)), record.number + 1), [(each + 1, at) for each in ended]


def _chunks(corpus: Corpus) -> Iterator[tuple[list[Document], list[Ending]]]:
    documents: list[Document] = []
    endings: list[Ending] = []
    # The words of those still to be ended: the log would be asked for them.
    words: dict[int, Words] = {}
    for record in corpus.records():
        opened, ended = changes(record, corpus)
        documents.append(opened)
        if record.known.end != FOREVER:
            words[opened.number] = opened.words
        endings += [Ending(number, FOREVER, at, words.pop(number)) for number, at in ended]
        if len(documents) == _CHUNK:
            yield documents, endings
            documents, endings = [], []
    if documents:
        yield documents, endings


def standing(corpus: Corpus, as_of: Instant) -> Iterator[Record]:
    """The versions in force at an instant."""
    return (record for record in corpus.records() if record.known.contains(as_of))


class RankBm25(Engine):
    """rank_bm25's BM25Okapi as it comes."""

    def __init__(self, corpus: Corpus, as_of: Instant | None = None) -> None:
        from rank_bm25 import BM25Okapi  # noqa: PLC0415

        at = corpus.now if as_of is None else as_of
        self.ids: list[str] = []
        self.engine: Any = BM25Okapi(self._texts(standing(corpus, at)), k1=K1, b=B)

    def top(self, terms: list[str]) -> object:
        """By its own `get_top_n`."""
        return self.engine.get_top_n(terms, self.ids, TOP)

    def _texts(self, records: Iterator[Record]) -> Iterator[list[str]]:
        for record in records:
            self.ids.append(record.id)
            yield record.text.split()


class Bm25s(Engine):
    """bm25s with Lucene's formula on its numpy back end, in its own float32 unless asked otherwise."""

    def __init__(self, corpus: Corpus, as_of: Instant | None = None, dtype: str = "float32") -> None:
        from bm25s import BM25  # noqa: PLC0415

        at = corpus.now if as_of is None else as_of
        places: dict[str, int] = {}
        tokens: list[list[int]] = []
        self.ids: list[str] = []
        for record in standing(corpus, at):
            self.ids.append(record.id)
            tokens.append([places.setdefault(word, len(places)) for word in record.text.split()])
        self.engine: Any = BM25(k1=K1, b=B, method="lucene", dtype=dtype, backend="numpy")
        self.engine.index((tokens, places), show_progress=False)

    def top(self, terms: list[str]) -> object:
        """By its own `retrieve`."""
        return self.engine.retrieve([terms], k=TOP, show_progress=False)


class Fts5(Engine):
    """SQLite's FTS5, in memory and without a copy of the texts, ranked by its bm25."""

    def __init__(self, corpus: Corpus) -> None:
        self._database = sqlite3.connect(":memory:")
        self._database.execute("CREATE VIRTUAL TABLE texts USING fts5(text, content='')")
        rows = ((record.number, record.text) for record in standing(corpus, corpus.now))
        self._database.executemany("INSERT INTO texts(rowid, text) VALUES (?, ?)", rows)
        self._database.execute("INSERT INTO texts(texts) VALUES ('optimize')")
        self._database.commit()

    def top(self, terms: list[str]) -> object:
        """Any of the words, by rank."""
        asked = "SELECT rowid, rank FROM texts WHERE texts MATCH ? ORDER BY rank LIMIT ?"
        return self._database.execute(asked, (" OR ".join(terms), TOP)).fetchall()


class Tantivy(Engine):
    """tantivy in memory, without positions; it stores lengths rounded to a byte, so its scores are near ours only."""

    def __init__(self, corpus: Corpus) -> None:
        import tantivy  # noqa: PLC0415

        self._tantivy: Any = tantivy
        builder = tantivy.SchemaBuilder()
        builder.add_text_field("text", index_option="freq")
        self._schema: Any = builder.build()
        index = tantivy.Index(self._schema)
        writer = index.writer(heap_size=256_000_000, num_threads=1)
        for record in standing(corpus, corpus.now):
            document = tantivy.Document()
            document.add_text("text", record.text)
            writer.add_document(document)
        writer.commit()
        writer.wait_merging_threads()
        index.reload()
        self._searcher: Any = index.searcher()

    def top(self, terms: list[str]) -> object:
        """A query of alternatives, made and run."""
        query = self._tantivy.Query
        parts = [
            (self._tantivy.Occur.Should, query.term_query(self._schema, "text", term, index_option="freq"))
            for term in terms
        ]
        return self._searcher.search(query.boolean_query(parts), TOP).hits


PEERS: Final[Mapping[str, Callable[[Corpus], Engine]]] = {
    "rank_bm25": RankBm25,
    "bm25s (numpy)": Bm25s,
    "SQLite FTS5": Fts5,
    "tantivy": Tantivy,
}
"""By the name in the table, in the order in which they are measured."""

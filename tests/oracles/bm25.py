"""BM25 over a rebuilt list of what is visible: thirty lines to judge the index by, without segments or pruning."""

from __future__ import annotations

from math import log

from memory_core.index.document import Document

K1, B = 1.2, 0.75


def visible(documents, as_of):
    return [doc for doc in documents if doc.known.contains(as_of)]


def rank(documents, as_of, words, limit, bonus=None, passes=lambda _: True):
    """[(id, score)] of the best documents with a score above 0, ties by id."""
    there: list[Document] = visible(documents, as_of)
    counts = [doc.words for doc in there]
    average = sum(doc.length for doc in there) / len(there) if there else 0
    scores = []
    for doc, tf in zip(there, counts, strict=True):
        score = 0.0
        for word in sorted(set(words)):
            df = sum(word in other for other in counts)
            if word in tf:
                idf = log(1 + (len(there) - df + 0.5) / (df + 0.5))
                score += idf * (tf[word] / (tf[word] + K1 * (1 - B + B * doc.length / average)))
        score += (bonus or {}).get(doc.thread, 0.0)
        if score > 0 and passes(doc):
            scores.append((doc.id, score))
    return sorted(scores, key=lambda pair: (-pair[1], pair[0]))[:limit]

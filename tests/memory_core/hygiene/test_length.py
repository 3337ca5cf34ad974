"""However long a text is, and whatever word it repeats, looking through it takes time in proportion to its length."""

from statistics import median
from time import process_time

import pytest

from memory_core.hygiene.addresses import KNOWN
from memory_core.hygiene.disguise import encoded
from memory_core.hygiene.instructions import spans
from memory_core.hygiene.lexicon import KINDS

WORDS = sorted({word.replace(r"\b", "") for address in KNOWN for words in address.needs for word in words} - {""})
HEAVY = sorted(KINDS)[::9]
SPACED = [" ".join(word) + " " for word in ("ignore", "assistant", "instruct", "prompt")]


def taken(piece, length):
    text = piece * (length // len(piece))
    start = process_time()
    spans(text)
    return process_time() - start


@pytest.mark.parametrize("behind", ["", " "], ids=["run together", "as words"])
def test_twice_as_long_a_text_of_one_word_takes_no_more_than_twice_as_long(behind):
    pieces = [word + behind for word in (*WORDS, *HEAVY)]
    shorter = [taken(piece, 20_000) for piece in pieces]
    noise = 3 * median(shorter)
    for piece, first in zip(pieces, shorter, strict=True):
        if taken(piece, 40_000) > 3 * first + noise:
            # A quadratic form takes four times as long however often it is asked; a machine that is busy does not.
            assert min(taken(piece, 80_000) for _ in range(3)) < 6 * min(taken(piece, 20_000) for _ in range(3)) + noise


@pytest.mark.parametrize("piece", SPACED)
def test_a_long_line_of_letters_apart_is_read_in_parts(piece):
    assert min(taken(piece, 80_000) for _ in range(3)) < 6 * min(taken(piece, 20_000) for _ in range(3))


@pytest.mark.parametrize("piece", SPACED)
def test_no_part_that_is_read_as_a_code_is_longer_than_others(piece):
    assert max(end - start for start, end, _ in encoded(piece * 5_000)) <= 8_000

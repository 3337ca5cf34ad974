"""Mailboxes larger than memory, and mails made to break readers."""

import tracemalloc
from io import BufferedReader, BytesIO, RawIOBase
from time import process_time

import pytest

from formats.mail import mail, mbox, separator
from formats.reading import read, records, rejections
from memory_core.sources.letter import letter
from memory_core.sources.mbox import LONGEST_TEXT, mails

PICTURE = b"--cut\nContent-Type: image/png; name=big.png\nContent-Transfer-Encoding: base64\n\n"
HEAD = mail(1, body="x", Content_Type='multipart/mixed; boundary="cut"').partition(b"\n\n")[0] + b"\n\n"
TEXT = b"--cut\nContent-Type: text/plain\n\nSee the picture.\n"


class Pieces(RawIOBase):
    """A stream made of pieces as it is read, larger than it could be held."""

    def __init__(self, pieces):
        self._pieces = iter(pieces)
        self._rest = b""

    def readable(self):
        return True

    def readinto(self, into):
        while not self._rest:
            piece = next(self._pieces, None)
            if piece is None:
                return 0
            self._rest = piece
        count = min(len(into), len(self._rest))
        into[:count], self._rest = self._rest[:count], self._rest[count:]
        return count


def test_a_huge_attachment_is_passed_over_and_all_words_around_it_are_kept():
    def content():
        yield separator(1) + HEAD + TEXT + PICTURE
        for _ in range(1000):
            yield b"A" * 76 * 1024 + b"\n"
        yield b"\n" + TEXT.replace(b"picture", b"end") + b"--cut--\n\n"
        yield separator(2) + mail(2)

    tracemalloc.start()
    first, second = (letter(raw) for raw in mails(BufferedReader(Pieces(content()))))
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert first.text == "See the picture.\n\nSee the end."
    assert [(each.name, each.kind) for each in first.attachments] == [("big.png", "image/png")]
    assert second.text == "The part for door 2 has come."
    assert peak < 5_000_000


@pytest.mark.parametrize("line", [b"word " * 15 + b"\n", b"A" * 76 + b"\n", b"x" * 100_000])
def test_words_without_end_are_cut_and_the_loss_is_told(line):
    body = line * (LONGEST_TEXT * 2 // len(line))
    head = separator(1) + mail(1).partition(b"\n\n")[0] + b"\n\n"
    (raw,) = mails(BufferedReader(BytesIO(head + body)))
    assert len(raw.content) < LONGEST_TEXT + 200_000
    assert raw.dropped > LONGEST_TEXT - 300_000
    found = letter(raw)
    assert any("left out" in flaw for flaw in found.flaws)


@pytest.mark.parametrize("size", [1, 7, 64, 4096])
def test_where_the_stream_is_cut_into_pieces_does_not_matter(size):
    content = mbox(
        *(mail(n, body=f"Hello.\n\nFrom {n} on.\n>From {n}.\n> q\n") for n in range(1, 5)), HEAD + TEXT + PICTURE
    )
    pieces = (content[at : at + size] for at in range(0, len(content), size))
    cut = list(mails(BufferedReader(Pieces(pieces), max(size, 16))))
    assert cut == list(mails(BufferedReader(BytesIO(content))))
    assert len(cut) == 5


def nested(depth):
    body = b"--b%d\nContent-Type: text/plain\n\nInnermost.\n" % (depth - 1)
    for level in range(depth - 1, 0, -1):
        body = b"--b%d\nContent-Type: multipart/mixed; boundary=b%d\n\n" % (level - 1, level) + body
    return mail(1, body="x", Content_Type="multipart/mixed; boundary=b0").partition(b"\n\n")[0] + b"\n\n" + body


@pytest.mark.parametrize(
    "content",
    [
        nested(5),
        nested(5_000),
        HEAD + (TEXT * 5_000),
        HEAD + b"--cut\nContent-Type: message/rfc822\n\n" * 2_000,
        mail(1, Subject="=?utf-8?q?x?= " * 3_000),
        mail(1, Subject="=?" * 20_000),
        mail(1, To="(" * 20_000),
        mail(1, To='"' * 20_000),
        mail(1, To="<" * 20_000),
        mail(1, To="a@" * 10_000),
        mail(1, References="<x" * 20_000),
        mail(1, body="> " * 200_000),
        mail(1, body=("On " * 20_000) + ":\n> x"),
        mail(1, body="From: \n" * 50_000),
        mail(1, body=":\n" * 20_000 + "> x"),
        mail(1, X_Gmail_Labels='"' * 10_000),
        mail(1, Content_Type="text/plain; " + "a=b; " * 6_000),
        mail(1, Content_Type="multipart/mixed; boundary=" + '"' * 5_000),
    ],
    ids=range(18),
)
def test_mails_that_are_made_to_break_readers_are_read_or_told_and_take_no_time(content):
    begun = process_time()
    found = read({"a.eml": content})
    assert len(records(found)) + len(rejections(found)) >= 1
    assert process_time() - begun < 15

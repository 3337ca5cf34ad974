"""PDFs that hang on messages: their words, and what a damaged or hostile one costs."""

import base64
import io
import subprocess
import sys
from datetime import UTC
from random import Random

import pytest
from pypdf import PdfReader, PdfWriter

from formats.example import folder
from formats.mail import mbox
from formats.pdf import pdf
from memory_core.model.entry import Draft, Rejection
from memory_core.sources import attachment
from memory_core.sources.attachment import words_of
from memory_core.sources.base import Context
from memory_core.sources.container import Folder
from memory_core.sources.pdf import LARGEST, words
from memory_core.sources.recognition import recognised
from memory_core.sources.stream import Unreadable

PLAN = pdf("Fire to cone six.", "Cool it slowly.")


def encrypted(content, password):
    writer = PdfWriter(clone_from=PdfReader(io.BytesIO(content)))
    writer.encrypt(password)
    out = io.BytesIO()
    writer.write(out)
    return out.getvalue()


def test_the_pages_are_read_in_their_order_and_one_without_words_gives_none():
    assert words(PLAN) == "Fire to cone six.\n\nCool it slowly."
    assert words(pdf(b"0 0 100 100 re f")) == ""
    assert words(pdf("A", b"", "B")) == "A\n\nB"


def test_no_more_than_so_many_pages_and_characters_are_read():
    assert words(pdf(*(f"p{number}" for number in range(410)))).endswith("p398\n\np399")
    assert len(words(pdf("x" * 600_000, "y" * 600_000, "z"))) == 1024 * 1024


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"", "damaged"),
        (b"no PDF at all", "damaged"),
        (b"%PDF-1.4\n" + b"\0" * 500, "damaged"),
        (PLAN[:200], "damaged"),
        (encrypted(PLAN, "kiln"), "encrypted"),
        (PLAN + b" " * LARGEST, "larger than 8 MiB"),
    ],
    ids=["nothing", "other words", "noise", "cut off", "encrypted", "too large"],
)
def test_what_cannot_be_read_says_why(content, why):
    with pytest.raises(Unreadable) as error:
        words(content)
    assert why in error.value.strerror


def test_a_spoiled_one_is_read_or_unreadable_and_nothing_else():
    chance = Random(5)
    for _ in range(12):
        at = chance.randrange(len(PLAN))
        try:
            words(PLAN[:at] + chance.randbytes(chance.randrange(9)) + PLAN[at + chance.randrange(40) :])
        except Unreadable as error:
            assert "damaged" in error.strerror  # noqa: PT017 - either is right


CONFINED = "import sys; sys.path[:0] = [sys.argv[1]]; import pdf_reading; pdf_reading.MOST_SECONDS = 1; "


@pytest.mark.parametrize(
    "deed",
    [
        "import socket; pdf_reading.confine(); socket.create_connection(('127.0.0.1', 9))",
        "import subprocess; pdf_reading.confine(); subprocess.run(['true'])",
        "import os; pdf_reading.confine(); os.system('true')",
        "pdf_reading.confine(); open(sys.argv[2], 'wb').write(b'x' * 9000)",
        "pdf_reading.confine(); bytearray(4 << 30)",
        "pdf_reading.confine()\nwhile True: pass",
    ],
    ids=["connects", "starts a program", "asks a shell", "writes a file", "fills the memory", "never ends"],
)
def test_the_process_that_reads_them_may_not(deed, tmp_path):
    place = attachment.__file__.rpartition("/")[0]
    command = [sys.executable, "-I", "-c", CONFINED + deed, place, str(tmp_path / "written")]
    ended = subprocess.run(command, capture_output=True, timeout=60, check=False)
    assert ended.returncode != 0
    assert not (tmp_path / "written").exists() or (tmp_path / "written").stat().st_size == 0


def letter(*files):
    """A mail with attachments, each a name and its bytes."""
    parts = "".join(
        f"--b\nContent-Type: application/pdf; name={name}\nContent-Transfer-Encoding: base64\n\n"
        f"{base64.encodebytes(content).decode()}"
        for name, content in files
    )
    head = "From: odd@repair.example\nDate: Tue, 03 Mar 2026 10:00:00 +0000\nMessage-ID: <m1@repair.example>\n"
    kind = "Content-Type: multipart/mixed; boundary=b\n\n--b\nContent-Type: text/plain\n\nSee the plan.\n"
    return mbox(f"{head}{kind}{parts}--b--\n".encode())


def items(tmp_path, *files):
    return [*recognised(folder(tmp_path, {"all.mbox": letter(*files)})).items(Context(UTC))]


def texts(found):
    return [
        (each.subject.id, each.body.text) for each in found if isinstance(each, Draft) and each.subject.noun == "record"
    ]


def test_a_pdf_of_a_mail_is_a_record_of_its_own_and_one_that_cannot_be_read_is_counted(tmp_path):
    found = items(tmp_path, ("plan.pdf", PLAN), ("torn.pdf", PLAN[:100]), ("long.pdf", pdf("y " * 40_000)))
    assert [(name, text[:20]) for name, text in texts(found)] == [
        ("m1@repair.example", "See the plan."),
        ("m1@repair.example#1", "Fire to cone six.\n\nC"),
        ("m1@repair.example#3", "y y y y y y y y y y "),
    ]
    (rejection,) = [each for each in found if isinstance(each, Rejection)]
    assert rejection.why.startswith("the attachment 'torn.pdf' cannot be read: it is damaged")


def test_the_mail_itself_is_the_same_where_pdfs_are_not_read(tmp_path, monkeypatch):
    files = [("plan.pdf", PLAN), ("plan.pdf", pdf("Another.")), ("torn.pdf", b"%PDF")]
    read = [each for each in items(tmp_path, *files) if isinstance(each, Draft)]
    monkeypatch.setattr(attachment, "_PDF", frozenset())
    monkeypatch.setattr(attachment, "READABLE", attachment.READABLE - {".pdf"})
    unread = items(tmp_path, *files)
    words = {"m1@repair.example#1", "m1@repair.example#2"}
    assert unread == [each for each in read if each.subject.id not in words]
    assert len(read) == len(unread) + 2


def test_two_pdfs_of_one_name_are_two_records_and_the_same_one_twice_is_one(tmp_path):
    found = texts(items(tmp_path, ("scan.pdf", pdf("One.")), ("scan.pdf", pdf("Two.")), ("scan.pdf", pdf("One."))))
    assert [text for _, text in found] == ["See the plan.", "One.", "Two."]


def test_what_looks_like_an_image_in_a_text_is_left_in_a_pdf(tmp_path):
    """Long base64 is dropped from texts as they are read."""
    content = pdf("A" * 5000)
    assert words_of(Folder(folder(tmp_path, {"F1": content})), "F1", "plan.PDF") == "A" * 5000

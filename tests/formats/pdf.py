"""PDFs of our own, written by hand."""

from __future__ import annotations

from collections.abc import Sequence


def pdf(*pages: str | bytes) -> bytes:
    """A PDF of these pages, each a line of text, or the instructions of a whole page as bytes."""
    kids = " ".join(f"{4 + 2 * number} 0 R" for number in range(len(pages)))
    objects = [
        b"<< /Type /Catalog /Pages 2 0 R >>",
        f"<< /Type /Pages /Kids [{kids}] /Count {len(pages)} >>".encode(),
        b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    ]
    for number, page in enumerate(pages):
        drawn = page if isinstance(page, bytes) else f"BT /F1 12 Tf 72 700 Td ({page}) Tj ET".encode("latin-1")
        fonts = "/Resources << /Font << /F1 3 0 R >> >>"
        about = f"<< /Type /Page /Parent 2 0 R {fonts} /MediaBox [0 0 595 842] /Contents {5 + 2 * number} 0 R >>"
        objects += [about.encode(), stream(drawn)]
    return written(objects)


def stream(content: bytes, more: str = "") -> bytes:
    """A stream object."""
    return f"<< /Length {len(content)} {more}>>\nstream\n".encode() + content + b"\nendstream"


def written(objects: Sequence[bytes]) -> bytes:
    """The objects as a file, the first of them its catalogue."""
    file, places = b"%PDF-1.4\n", []
    for number, each in enumerate(objects, 1):
        places.append(len(file))
        file += f"{number} 0 obj\n".encode() + each + b"\nendobj\n"
    table = "".join(f"{place:010} 00000 n \n" for place in places)
    size = len(objects) + 1
    end = (
        f"xref\n0 {size}\n0000000000 65535 f \n{table}trailer\n<< /Size {size} /Root 1 0 R >>\nstartxref\n{len(file)}\n"
    )
    return file + end.encode() + b"%%EOF\n"

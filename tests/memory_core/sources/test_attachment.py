"""The words of files that hang on messages."""

from time import process_time

import pytest

from memory_core.sources.attachment import words_in


@pytest.mark.parametrize(
    ("content", "title", "charset", "said"),
    [
        (b"Order glaze.", "list.txt", "utf-8", "Order glaze."),
        (b"\xef\xbb\xbfa,b", "TABLE.CSV", "utf-8", "a,b"),
        (b"<p>Order <b>glaze</b></p><script>1</script>", "page.html", "utf-8", "Order glaze"),
        ("Käse".encode("latin-1"), "list.txt", "", "Käse"),
        ("Käse".encode("utf-16"), "list.txt", "utf-16", "Käse"),
        (b"MZ\0\0\0", "list.txt", "utf-8", ""),
        (b"Order glaze.", "picture.png", "utf-8", ""),
        (b"Order glaze.", "noname", "utf-8", ""),
    ],
)
def test_a_file_is_read_when_it_is_text(content, title, charset, said):
    assert words_in(content, title, charset) == said


def test_a_page_that_is_made_to_take_long_does_not():
    begun = process_time()
    words_in(b"<!--" * 250_000, "page.html")
    assert process_time() - begun < 5

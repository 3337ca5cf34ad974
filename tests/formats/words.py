"""Words for generated exports: all that a person may write, without what cleaning takes away."""

from hypothesis import strategies as st

_NO_WORDS = ("Cc", "Cs", "Cf", "Co", "Cn", "Zl", "Zp")
_UNSEEN = "\u034f" + "".join(map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
"""What has no width and is no format character: a joiner of marks, and variation selectors."""


def words(without: str = "") -> st.SearchStrategy[str]:
    """A few words without these characters, their blanks as single spaces."""
    letters = st.characters(codec="utf-8", exclude_categories=_NO_WORDS, exclude_characters=without + _UNSEEN)
    return st.text(letters, min_size=1, max_size=24).map(lambda text: " ".join(text.split())).filter(bool)

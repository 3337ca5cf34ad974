"""Words of every script, as exports may hold them: nothing in them is taken out by hygiene."""

from hypothesis import strategies as st

_NO_WORDS = ("Cc", "Cs", "Cf", "Co", "Cn", "Zl", "Zp")


def words(without: str = "") -> st.SearchStrategy[str]:
    """A few words without these characters, their blanks as single spaces."""
    letters = st.characters(codec="utf-8", exclude_categories=_NO_WORDS, exclude_characters=without)
    return st.text(letters, min_size=1, max_size=24).map(lambda text: " ".join(text.split())).filter(bool)

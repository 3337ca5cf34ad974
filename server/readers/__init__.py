"""Readers backed by a model: from the same question and evidence as the built-in one to an answer that was checked."""

"""Forgetting: what would go (`selection`, `quoting`), its erasure (`erasure`), and the proof that it is gone (`proof`)."""

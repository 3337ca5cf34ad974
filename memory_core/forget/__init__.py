"""Forgetting: what would go (`selection`, `quoting`), its `erasure`, and the `proof` that it is gone."""

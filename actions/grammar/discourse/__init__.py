"""Several sentences together: where clauses end, their conditions, and what each takes from those before it."""

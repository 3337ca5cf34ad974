"""Where entries and index segments are kept: a contract, its in-memory twin and its SQLite form."""

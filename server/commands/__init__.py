"""One module a command, with `run(app, given, terminal) -> exit code`. They print; the memory does the rest."""

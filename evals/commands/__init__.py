"""The commands: one module each, with `run(given) -> exit code`. They print; the modules beside this folder measure."""

"""The forms of commands: what a single clause commands, one module for each kind of verb or of clause without one."""

"""The formats of real exports, one module each; `base.py` says how to add one."""

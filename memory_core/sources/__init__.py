"""Formats of exports: one module a source, each from files to drafts and rejections. `base.py` says how to add one."""

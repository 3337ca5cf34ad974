"""Which release of Candor this is."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version


def release() -> str:
    """The version that is installed; "0" for a folder that is not."""
    try:
        return version("candor")
    except PackageNotFoundError:
        return "0"

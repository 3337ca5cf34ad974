from zoneinfo import ZoneInfo

import pytest

from memory_core.when.zone import zone_named


@pytest.mark.parametrize(
    "name", ["Mars/Base", "", "../etc/passwd", "/etc/localtime", "America", "Europe/Oslo\x00", "\ud800"]
)
def test_an_unknown_zone_is_none(name):
    assert zone_named(name) is None
    assert zone_named("Europe/Oslo") == ZoneInfo("Europe/Oslo")

"""The memory that commands are planned against: planning changes nothing, so all tests share one."""

import pytest

from bikes import workshop


@pytest.fixture(scope="session")
def shop(tmp_path_factory):
    return workshop(tmp_path_factory.mktemp("workshop"))

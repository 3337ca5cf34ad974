"""What a request passes first: names, rates and time."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.responses import PlainTextResponse
from starlette.testclient import TestClient

from server.http.application import names
from server.http.guard import Names, Rate

ANSWER = PlainTextResponse("here")


def asked(settings, **headers):
    client = TestClient(Names(ANSWER, settings, lambda _status: None), base_url="http://127.0.0.1:8321")
    return client.get("/", headers=headers).status_code


@pytest.mark.parametrize("host", ["127.0.0.1:8321", "localhost:1", "localhost", "[::1]:8321", "memory.example"])
def test_loopback_and_the_names_of_the_settings_are_served(host):
    assert asked(names("0.0.0.0", ("memory.example",), ()), host=host) == 200


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "127.0.0.1.evil.example",
        "localhost.evil.example:80",
        "memory.example.evil",
        "0.0.0.0:8321",
        "",
        "::1",
    ],
)
@pytest.mark.parametrize("listened", ["127.0.0.1", "0.0.0.0", "::", ""])
def test_every_other_name_is_refused_wherever_it_listens(host, listened):
    assert asked(names(listened, ("memory.example",), ()), host=host) == 421


def test_an_address_that_is_listened_on_is_a_name_of_its_own():
    assert asked(names("192.0.2.7", (), ()), host="192.0.2.7:8321") == 200
    assert asked(names("192.0.2.7", (), ()), host="192.0.2.8:8321") == 421


@pytest.mark.parametrize(
    ("origin", "status"),
    [
        ("http://localhost:6274", 200),
        ("https://memory.example", 200),
        ("https://app.example", 200),
        ("https://evil.example", 403),
        ("null", 403),
        ("http://memory.example", 403),
        ("https://app.example.evil", 403),
    ],
)
def test_pages_of_other_sites_are_refused(origin, status):
    settings = names("127.0.0.1", ("memory.example",), ("https://app.example",))
    assert asked(settings, host="memory.example", origin=origin) == status


@given(st.lists(st.floats(0, 3), max_size=60), st.integers(1, 5))
def test_no_stretch_of_time_admits_more_than_a_burst_and_the_rate(gaps, rate):
    now, admitted = [0.0], []
    client = TestClient(Rate(ANSWER, rate, lambda _status: None, lambda: now[0]))
    for gap in gaps:
        now[0] += gap
        answer = client.get("/")
        if answer.status_code == 200:
            admitted.append(now[0])
        else:
            assert answer.headers["retry-after"] == "1"
    for first, start in enumerate(admitted):
        for last, end in enumerate(admitted[first:], 1):
            assert last <= 4 * rate + (end - start) * rate + 1e-6

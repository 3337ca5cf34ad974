"""Tokens of an authorisation server outside: a real server that publishes keys, and `candor serve` that trusts it."""

import json
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

import httpx2
import jwt
import pytest
from cryptography.hazmat.primitives.asymmetric import rsa

from exports import write_workspace
from ports import ACCEPT, bearer, called, port, rpc, token
from shell import candor

ISSUER, RESOURCE = "https://issuer.example", "https://memory.example/mcp"


def key():
    return rsa.generate_private_key(public_exponent=65537, key_size=2048)


KEY, OTHER_KEY = key(), key()
PUBLIC = json.loads(jwt.algorithms.RSAAlgorithm.to_jwk(KEY.public_key())) | {"kid": "one", "use": "sig", "alg": "RS256"}


@pytest.fixture(scope="module")
def keys():
    """Where the issuer's keys are published."""

    class Published(BaseHTTPRequestHandler):
        def do_GET(self):
            body = json.dumps({"keys": [PUBLIC]}).encode()
            self.send_response(200)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_):
            """Say nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Published) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/keys"
        server.shutdown()


@pytest.fixture(scope="module")
def running(tmp_path_factory, keys):
    home = tmp_path_factory.mktemp("user")
    assert candor("ingest", write_workspace(home / "workspace"), "--zone", "Europe/Oslo", home=home).code == 0
    told = {"CANDOR_ISSUER": ISSUER, "CANDOR_RESOURCE": RESOURCE, "CANDOR_JWKS": keys}
    with port(home, CANDOR_ALLOWED_HOSTS="memory.example", **told) as running:
        yield running


def signed(signature=KEY, algorithm="RS256", kid="one", **claims):
    said = {
        "iss": ISSUER,
        "aud": RESOURCE,
        "sub": "person-7",
        "client_id": "desk",
        "exp": int(time.time()) + 600,
        "scope": "read",
        "candor_scope": "default",
    } | claims
    said = {name: value for name, value in said.items() if value is not None}
    return jwt.encode(said, signature, algorithm, headers={"kid": kid})


def status(running, text):
    return httpx2.post(f"{running.url}/mcp", content=rpc("ping"), headers={**ACCEPT, **bearer(text)})


def test_a_token_of_the_issuer_opens_the_memory_that_its_claim_names(running):
    found = called(running, {**ACCEPT, **bearer(signed())}, "search_memory", {"query": "celadon"})
    assert found["hits"][0]["id"] == "V1#m1"
    other = called(running, {**ACCEPT, **bearer(signed(candor_scope="guest"))}, "search_memory", {"query": "celadon"})
    assert other["hits"] == []


def test_its_permissions_are_the_words_of_its_scope(running):
    refused = called(running, {**ACCEPT, **bearer(signed())}, "forget", {"ids": ["S1"]})
    assert "'forget'" in refused["error"]
    allowed = called(
        running, {**ACCEPT, **bearer(signed(scope="candor:read candor:forget"))}, "forget", {"ids": ["S1"]}
    )
    assert "error" not in allowed


@pytest.mark.parametrize(
    "wrong",
    [
        {"aud": "https://other.example/mcp"},
        {"aud": None},
        {"iss": "https://other.example"},
        {"iss": None},
        {"exp": 1_600_000_000},
        {"exp": None},
        {"nbf": 4_000_000_000},
        {"signature": OTHER_KEY},
        {"signature": "a secret that is long enough for what is asked", "algorithm": "HS256"},
        {"signature": "", "algorithm": "none"},
        {"kid": "two"},
        {"candor_scope": None},
        {"candor_scope": "../default"},
    ],
    ids=lambda wrong: "another key" if wrong.get("signature") is OTHER_KEY else str(wrong),
)
def test_what_is_not_for_this_server_of_this_issuer_and_now_is_refused(running, wrong):
    answer = status(running, signed(**wrong))
    assert answer.status_code == 401
    assert 'error="invalid_token"' in answer.headers["www-authenticate"]


def test_one_that_may_not_even_read_is_told_what_it_lacks(running):
    answer = status(running, signed(scope="mail"))
    assert answer.status_code == 403
    assert 'error="insufficient_scope"' in answer.headers["www-authenticate"]
    assert "read" in answer.headers["www-authenticate"]


def test_a_refusal_says_where_the_metadata_is_and_it_names_the_issuer(running):
    where = "https://memory.example/.well-known/oauth-protected-resource/mcp"
    assert f'resource_metadata="{where}"' in status(running, "x").headers["www-authenticate"]
    told = httpx2.get(
        f"{running.url}/.well-known/oauth-protected-resource/mcp", headers={"Host": "memory.example"}
    ).json()
    assert told["resource"] == RESOURCE
    assert [each.rstrip("/") for each in told["authorization_servers"]] == [ISSUER]
    assert set(told["scopes_supported"]) == {"read", "write", "forget"}


def test_tokens_of_the_home_go_on_to_be_taken(running):
    own = {**ACCEPT, **bearer(token(running.home))}
    assert called(running, own, "memory_status", {})["scope"] == "default"

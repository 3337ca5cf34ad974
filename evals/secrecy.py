"""Keys as their issuers publish them, passwords as people write them, and what looks like either and is none.

All of it is drawn here from formats alone, by a seed, so that no real key is ever in this repository.
"""

from __future__ import annotations

import random
from base64 import b64encode
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from string import ascii_letters, ascii_lowercase, ascii_uppercase, digits
from typing import Final, TypeAlias

_HEX: Final = "0123456789abcdef"
_WORD: Final = ascii_letters + digits
_URL: Final = _WORD + "_-"
_B64: Final = _WORD + "+/"
Draw: TypeAlias = Callable[[random.Random], str]


@dataclass(frozen=True, slots=True)
class Sample:
    """A text, what it is an example of, and the secret in it ("" in a look-alike)."""

    kind: str
    text: str
    secret: str


def _of(alphabet: str, length: int) -> Draw:
    return lambda chance: "".join(chance.choices(alphabet, k=length))


def _joined(*parts: str | Draw) -> Draw:
    return lambda chance: "".join(part if isinstance(part, str) else part(chance) for part in parts)


KEYS: Final[dict[str, Draw]] = {
    "aws access key": _joined("AKIA", _of(ascii_uppercase + "234567", 16)),
    "github classic": _joined("gh", "p_", _of(_WORD, 36)),
    "github fine-grained": _joined("github_", "pat_", _of(_WORD, 22), "_", _of(_WORD, 59)),
    "gitlab": _joined("gl", "pat-", _of(_URL, 20)),
    "slack bot": _joined("xox", "b-", _of(digits, 12), "-", _of(digits, 13), "-", _of(_WORD, 24)),
    "slack webhook": _joined(
        "https://hooks.slack.com/services/T", _of(_WORD, 10), "/B", _of(_WORD, 10), "/", _of(_WORD, 24)
    ),
    "stripe": _joined("sk_", "live_", _of(_WORD, 24)),
    "openai": _joined("sk-", "proj-", _of(_WORD, 74), "T3BlbkFJ", _of(_WORD, 74)),
    "anthropic": _joined("sk-", "ant-api03-", _of(_URL, 93), "AA"),
    "google api": _joined("AI", "za", _of(_URL, 35)),
    "google client": _joined("GOC", "SPX-", _of(_URL, 28)),
    "sendgrid": _joined("S", "G.", _of(_URL, 22), ".", _of(_URL, 43)),
    "npm": _joined("npm", "_", _of(_WORD, 36)),
    "pypi": _joined("py", "pi-AgEIcHlwaS5vcmc", _of(_URL, 140)),
    "hugging face": _joined("h", "f_", _of(ascii_letters, 34)),
    "digitalocean": _joined("do", "p_v1_", _of(_HEX, 64)),
    "shopify": _joined("shp", "at_", _of(_HEX, 32)),
    "square": _joined("sq0", "atp-", _of(_URL, 22)),
    "telegram": _joined(_of("123456789", 10), ":A", "A", _of(_URL, 33)),
    "twilio": _joined("S", "K", _of(_HEX, 32)),
    "mailgun": _joined("ke", "y-", _of(_HEX, 32)),
    "postman": _joined("PM", "AK-", _of(_HEX, 24), "-", _of(_HEX, 34)),
    "linear": _joined("lin_", "api_", _of(_WORD, 40)),
    "notion": _joined("ntn", "_", _of(_WORD, 46)),
    "databricks": _joined("da", "pi", _of(_HEX, 32)),
    "grafana": _joined("gl", "sa_", _of(_WORD, 32), "_", _of(_HEX, 8)),
    "vault": _joined("hv", "s.", _of(_URL, 95)),
    "terraform": _joined(_of(_WORD, 14), ".atlas", "v1.", _of(_URL, 67)),
    "rubygems": _joined("ruby", "gems_", _of(_HEX, 48)),
    "docker": _joined("dckr_", "pat_", _of(_URL, 27)),
    "atlassian": _joined("ATA", "TT3xFfGF0", _of(_URL, 180)),
    "discord": _joined("M", _of(_WORD, 23), ".", _of(_URL, 6), ".", _of(_URL, 38)),
    "groq": _joined("gs", "k_", _of(_WORD, 52)),
    "json web token": _joined("ey", "JhbGciOiJIUzI1NiJ9.", _of(_URL, 60), ".", _of(_URL, 43)),
    "private key": _joined(
        "-----BEGIN ", "PRIVATE KEY-----\n", _of(_B64, 64), "\n", _of(_B64, 64), "\n-----END ", "PRIVATE KEY-----"
    ),
}
"""Forms of keys by issuer."""

_HUMAN: Final = _joined(_of(ascii_lowercase, 6), _of(digits, 2), _of("!#%&?*", 1), _of(ascii_uppercase, 2))
_STRONG: Final = _of(_WORD, 24)

LABELLED: Final[dict[str, tuple[str, Draw]]] = {
    "password label": ("Here you go. Password: {}", _HUMAN),
    "password equals": ("DB_PASSWORD={}", _STRONG),
    "password stated": ("the password for the guest wifi is {}", _HUMAN),
    "password json": ('{{"user": "ida", "password": "{}"}}', _HUMAN),
    "password german": ("Das Passwort: {}", _HUMAN),
    "password norwegian": ("Passord: {}", _HUMAN),
    "password spanish": ("la contraseña: {}", _HUMAN),
    "password french": ("mot de passe : {}", _HUMAN),
    "connection string": ("postgresql://app:{}@db.example:5432/crates", _STRONG),
    "odbc string": ("Server=db.example;Database=x;Uid=app;Pwd={};", _STRONG),
    "azure storage": ("AccountName=crates;AccountKey={}==;EndpointSuffix=x", _of(_B64, 86)),
    "aws secret": ("aws_secret_access_key = {}", _of(_B64, 40)),
    "api key label": ("api_key: {}", _STRONG),
    "client secret": ('"client_secret": "{}"', _of(_URL, 32)),
    "variable": ("export WEATHER_TOKEN={}", _of(_HEX, 40)),
    "bearer": ("Authorization: Bearer {}", _of(_URL, 48)),
    "basic": ("Authorization: Basic {}", lambda chance: b64encode(_HUMAN(chance).encode() + b":x1").decode()),
}
"""Secrets that only the words beside them give away."""

_AROUND: Final = ("{}", "Use {} until Friday.", "> {}", "KEY: '{}'", "new one is {}, thanks", "```\n{}\n```")

ALIKE: Final[dict[str, Draw]] = {
    "commit id": _joined("fixed in ", _of(_HEX, 40)),
    "short commit": _joined("see ", _of(_HEX, 8), " on main"),
    "sha256": _joined("sha256:", _of(_HEX, 64)),
    "md5 beside a file": _joined(_of(_HEX, 32), "  crates.csv"),
    "uuid": _joined(
        "order ", _of(_HEX, 8), "-", _of(_HEX, 4), "-4", _of(_HEX, 3), "-a", _of(_HEX, 3), "-", _of(_HEX, 12)
    ),
    "integrity": _joined('"integrity": "sha512-', _of(_B64, 86), '=="'),
    "image": _joined("data:image/png;base64,iVBORw0KGgo", _of(_B64, 200)),
    "zoom link": _joined("https://zoom.example/j/", _of(digits, 11), "?pwd=", _of(_WORD, 32)),
    "teams link": _joined("https://teams.example/l/meetup-join/19%3ameeting_", _of(_WORD, 48), "%40thread.v2/0"),
    "meet link": _joined(
        "https://meet.example/", _of(ascii_lowercase, 3), "-", _of(ascii_lowercase, 4), "-", _of(ascii_lowercase, 3)
    ),
    "unsubscribe link": _joined("https://news.example/u?id=", _of(_URL, 60)),
    "document link": _joined("https://docs.example/d/1", _of(_URL, 43), "/edit"),
    "message id": _joined("<CA", _of(_WORD, 30), "@mail.example>"),
    "public ssh key": _joined("ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI", _of(_B64, 43), " ida@kiln"),
    "certificate": _joined("-----BEGIN CERTIFICATE-----\n", _of(_B64, 64), "\n-----END CERTIFICATE-----"),
    "path": _joined("/srv/builds/", _of(_HEX, 12), "/python3.11/site-packages/crate_", _of(ascii_lowercase, 6), ".py"),
    "tracking number": _joined("parcel ", _of(digits, 20)),
    "bank account": _joined("NO", _of(digits, 13)),
    "phone": _joined("+47 ", _of(digits, 8)),
    "container": _joined("pod crate-api-", _of(_HEX, 10), "-", _of(ascii_lowercase, 5), " restarted"),
    "token count": _joined("max_tokens: ", _of("123456789", 6), ", token count is fine"),
    "primary key": _joined("the primary key is customer_region_", _of(ascii_lowercase, 8)),
    "etag": _joined('ETag: "', _of(_HEX, 32), '"'),
    "colour": _joined("#", _of(_HEX, 6), " for the header"),
    "password talk": _joined("I changed my password on ", _of(digits, 2), " May, the old password was too short"),
    "password policy": _joined("Password: at least ", _of("123456789", 2), " letters"),
    "password field": _joined("input type=password id=field", _of(digits, 3)),
    "kebab name": _joined("sk-estimator-", _of(ascii_lowercase, 10), "-for-the-late-orders"),
    "base64 text": _joined("c3RhdHVzOiBvaw", _of(_WORD, 24), "== (encoded note)"),
    "uuid variable": _joined("REQUEST_ID=", _of(_HEX, 32)),
}
"""What is no secret, by what it is."""


def positives(seed: int, each: int) -> Iterator[Sample]:
    """So many texts of each form of key and each label."""
    chance = random.Random(seed)
    for kind, draw in KEYS.items():
        for n in range(each):
            secret = draw(chance)
            yield Sample(kind, _AROUND[n % len(_AROUND)].format(secret), secret)
    for kind, (template, draw) in LABELLED.items():
        for _ in range(each):
            secret = draw(chance)
            yield Sample(kind, template.format(secret), secret)


def negatives(seed: int, each: int) -> Iterator[Sample]:
    """So many look-alikes of each sort."""
    chance = random.Random(seed)
    for kind, draw in ALIKE.items():
        for _ in range(each):
            yield Sample(kind, draw(chance), "")

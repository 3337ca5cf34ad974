"""Where a memory lies and whose it is: the only module that reads the environment.

What is given on the command line wins over the environment, and that over the defaults.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Final

from platformdirs import user_data_path, user_state_path

from memory_core.errors import BadFilter, BadSetting, WrongUse

DEFAULT_SCOPE: Final = "default"
BUILT_IN: Final = "built-in"
_PROVIDERS: Final[Mapping[str, tuple[str, str]]] = {
    "anthropic": ("https://api.anthropic.com", "ANTHROPIC_API_KEY"),
    "openai": ("https://api.openai.com/v1", "OPENAI_API_KEY"),
}
"""The protocols of models: the usual address of each, and the variable that its key is in."""
READERS: Final = (BUILT_IN, *_PROVIDERS)
_SAFE_URL: Final = re.compile(
    r"(?:https://[\w.-]+|http://(?:127\.0\.0\.1|localhost|\[::1\]))(?::\d{1,5})?(?:/[\w.~/-]*)?", re.ASCII
)
_SWITCH: Final[Mapping[str, bool]] = {"on": True, "off": False}
_SCOPE: Final = re.compile(r"[a-z0-9][a-z0-9_-]{0,63}")


def _receipts() -> Path:
    return user_state_path("candor", appauthor=False) / "receipts"


def _store() -> Path:
    return user_data_path("candor", appauthor=False)


@dataclass(frozen=True, slots=True)
class Settings:
    """The folder of the store, the scope in it that is spoken of, and where receipts of forgettings are kept.

    `semantic`: whether searches weigh what texts mean.
    """

    home: Path
    scope: str = DEFAULT_SCOPE
    receipts: Path = field(default_factory=_receipts)
    semantic: bool = False


@dataclass(frozen=True, slots=True)
class Model:
    """A model that may read: the protocol it speaks, where, its name, the key, and the bounds of a question.

    `records` (with instructions and question) and `reply` are tokens of about 4 characters. `seconds` is how long one
    of the `attempts` may take; `stream` whether the reply is sent as it is made.
    """

    protocol: str
    url: str
    name: str
    key: str = field(repr=False)
    records: int = 12_000
    reply: int = 2_000
    seconds: int = 60
    attempts: int = 3
    stream: bool = False


@dataclass(frozen=True, slots=True)
class Authority:
    """An authorisation server outside: who issues tokens, where its keys are, and which URL its tokens must be for.

    `claim` is the claim of a token that names the scope of the memory.
    """

    issuer: str
    keys: str
    resource: str
    claim: str


@dataclass(frozen=True, slots=True)
class Limits:
    """How much HTTP clients get. Times are in seconds, `body` in bytes, `rate` in requests a second and caller."""

    memories: int = 8
    sessions: int = 256
    connections: int = 1024
    body: int = 1 << 20
    rate: int = 50
    workers: int = 4
    call: int = 60
    patience: int = 20
    grace: int = 5


@dataclass(frozen=True, slots=True)
class Serving:
    """How the memory is served over HTTP.

    `hosts` and `origins` are names that a proxy or browser may use, beside loopback and the address itself.
    """

    hosts: tuple[str, ...] = ()
    origins: tuple[str, ...] = ()
    authority: Authority | None = None
    limits: Limits = Limits()


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What the machine says of its user; "" where it says nothing.

    `user` is the home folder, `configurations` where programs keep theirs, `path` where commands are looked for.
    """

    user: Path
    configurations: Path
    codex: Path
    zone: str = ""
    path: str = ""


def settings(home: str = "", scope: str = "", environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings in force; "" asks the environment, then the default.

    Raises BadFilter for a scope that is no scope name, and for a switch that is neither on nor off; WrongUse when
    there is neither a folder nor a user's home where it would be by default.
    """
    folder = _folder("CANDOR_HOME", home or environment.get("CANDOR_HOME", ""), _store)
    name = scope_name(scope or environment.get("CANDOR_SCOPE", "") or DEFAULT_SCOPE)
    switch = environment.get("CANDOR_SEMANTIC", "") or "off"
    if switch not in _SWITCH:
        raise BadFilter("CANDOR_SEMANTIC", switch, "on or off")
    receipts = _folder("CANDOR_RECEIPTS", environment.get("CANDOR_RECEIPTS", ""), _receipts)
    return Settings(folder, name, receipts, _SWITCH[switch])


def _folder(name: str, chosen: str, usual: Callable[[], Path]) -> Path:
    try:
        return Path(chosen).expanduser().absolute() if chosen else usual()
    except RuntimeError:
        # A user of a service or a container need not have one.
        raise WrongUse(f"{name}: this user has no home folder.", f"Set {name} to a folder of its own.") from None


def model(reader: str = "", environment: Mapping[str, str] = os.environ) -> Model | None:
    """The model behind a reader, None for the built-in one; "" asks CANDOR_READER, then it is the built-in one.

    Raises BadSetting for a reader there is not, and for a setting that is missing or cannot be.
    """
    name = reader or environment.get("CANDOR_READER", "") or BUILT_IN
    if name == BUILT_IN:
        return None
    if name not in _PROVIDERS:
        raise BadSetting("reader", name, f"one of {', '.join(READERS)}")
    usual, keyed = _PROVIDERS[name]
    url = (environment.get("CANDOR_READER_URL", "") or usual).rstrip("/")
    if not _SAFE_URL.fullmatch(url):
        raise BadSetting("CANDOR_READER_URL", url, "an https URL (http on loopback alone)")
    called, key = environment.get("CANDOR_READER_MODEL", ""), environment.get(keyed, "")
    if not called:
        raise BadSetting("CANDOR_READER_MODEL", "", "the name of a model, as its provider writes it")
    if not key and url == usual:
        raise BadSetting(keyed, "", "the key that the provider gave you")
    if not key.isascii() or not key.isprintable():
        # The value is a secret, so it is not told back.
        raise BadSetting(keyed, "…", "the key alone, in plain letters and digits")
    return Model(
        name,
        url,
        called,
        key,
        _number("CANDOR_READER_TOKENS", 12_000, environment),
        _number("CANDOR_READER_REPLY", 2_000, environment),
        _number("CANDOR_READER_SECONDS", 60, environment),
        _number("CANDOR_READER_ATTEMPTS", 3, environment),
        environment.get("CANDOR_READER_STREAM", "") == "1",
    )


def _number(name: str, default: int, environment: Mapping[str, str]) -> int:
    text = environment.get(name, "") or str(default)
    if not re.fullmatch(r"[1-9]\d{0,6}", text):
        raise BadSetting(name, text, "a whole number from 1")
    return int(text)


def serving(environment: Mapping[str, str] = os.environ) -> Serving:
    """What the environment says of HTTP.

    Read are CANDOR_ALLOWED_HOSTS and CANDOR_ALLOWED_ORIGINS (with commas), the authority (CANDOR_ISSUER, CANDOR_JWKS,
    CANDOR_RESOURCE, CANDOR_SCOPE_CLAIM), and CANDOR_MAX_<NAME> for each field of Limits. Raises BadSetting.
    """
    found: dict[str, int] = {}
    for each in fields(Limits):
        name = f"CANDOR_MAX_{each.name.upper()}"
        if text := environment.get(name, ""):
            if not re.fullmatch(r"[1-9]\d{0,8}", text):
                raise BadSetting(name, text, "a whole number from 1")
            found[each.name] = int(text)
    hosts, origins = (_listed(environment.get(f"CANDOR_ALLOWED_{each}", "")) for each in ("HOSTS", "ORIGINS"))
    return Serving(hosts, origins, _authority(environment), Limits(**found))


def _authority(environment: Mapping[str, str]) -> Authority | None:
    issuer = environment.get("CANDOR_ISSUER", "")
    if not issuer:
        return None
    resource = environment.get("CANDOR_RESOURCE", "")
    keys = environment.get("CANDOR_JWKS", "") or f"{issuer.rstrip('/')}/.well-known/jwks.json"
    for name, text in (("CANDOR_ISSUER", issuer), ("CANDOR_RESOURCE", resource), ("CANDOR_JWKS", keys)):
        if not re.match(r"https://[^/]|http://(?:127\.0\.0\.1|localhost)\b", text):
            raise BadSetting(name, text, "an https URL (http on loopback alone)")
    return Authority(issuer, keys, resource, environment.get("CANDOR_SCOPE_CLAIM", "") or "candor_scope")


def _listed(text: str) -> tuple[str, ...]:
    return tuple(each.strip() for each in text.split(",") if each.strip())


def scope_name(name: str) -> str:
    """The name, if it is one of a scope. Raises BadFilter."""
    if not _SCOPE.fullmatch(name):
        raise BadFilter(
            "scope", name, "a name of a-z, 0-9, - and _, at most 64 long, that starts with a letter or digit"
        )
    return name


def surroundings(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Surroundings:
    """What the environment says of this machine's user."""
    user = Path(environment["HOME"]) if environment.get("HOME") else _home()
    configurations = {
        "darwin": user / "Library" / "Application Support",
        "win32": Path(environment.get("APPDATA") or user / "AppData" / "Roaming"),
    }.get(platform, Path(environment.get("XDG_CONFIG_HOME") or user / ".config"))
    codex = Path(environment.get("CODEX_HOME") or user / ".codex")
    return Surroundings(user, configurations, codex, environment.get("TZ", ""), environment.get("PATH", ""))


def _home() -> Path:
    """The home folder of this user; where there is none, a place in which nothing of theirs is found."""
    try:
        return Path.home()
    except RuntimeError:
        return Path(os.devnull)

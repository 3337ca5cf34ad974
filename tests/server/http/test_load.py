"""Fifty clients of three scopes for two minutes, while records come and go; and a server that is killed."""

import asyncio
import json
import os
import random
import re
import signal
import statistics
import sys
import time
from pathlib import Path

import httpx2
import pytest

from exports import EXPORTS
from ports import ACCEPT, alone, bearer, port, token
from shell import candor, started

pytestmark = pytest.mark.slow

SCOPES, CLIENTS, SECONDS, RECORDS = ("north", "south", "west"), 50, 120, 3000
PAUSE = 4.0
"""Seconds between two searches of a client, on average; an agent that works asks less often."""
RUSH = 15
"""Seconds in which everyone asks again as soon as they are answered, for a report of how much can be served."""
ROOM = 300
"""Megabytes."""
TIMES = 5
"""How many times slower than for a client alone a search may be, but for one of twenty, if the machine is free."""
WORDS = "glaze kiln shelf cone firing wheel clay slip cobalt ash bisque celadon".split()


def dictated(scope, first, count):
    """Dictations of which each holds its scope's canary and a word that it alone has."""
    chance = random.Random(first)
    for n in range(first, first + count):
        text = f"{' '.join(chance.choices(WORDS, k=12))} canary{scope} only{scope}{n}"
        minutes = f"2026-03-{1 + n // 1440 % 28:02}T{n // 60 % 24:02}:{n % 60:02}:00Z"
        yield {**EXPORTS["dictation"].rows[1], "id": f"{scope}-{n}", "timestamp": minutes, "cleaned_text": text}


def workspace(folder, scope, first, count):
    EXPORTS["dictation"].write(folder, list(dictated(scope, first, count)))
    return folder


@pytest.fixture(scope="module")
def home(tmp_path_factory):
    home = tmp_path_factory.mktemp("user")
    for scope in SCOPES:
        folder = workspace(home / scope, scope, 0, RECORDS)
        done = candor("ingest", folder, "--scope", scope, "--me", "Ida Holm", "--zone", "UTC", "--json", home=home)
        assert done.code == 0, done.err
        assert done.json["sources"]["dictation"]["added"] == RECORDS
    return home


class Asker:
    """One client: asks, waits, asks again, and keeps how long each answer took and what was wrong with it."""

    def __init__(self, http, url, scope, text, seed):
        self.http, self.url, self.scope = http, url, scope
        self.headers = {**ACCEPT, **bearer(text)}
        self.chance = random.Random(seed)
        self.seconds, self.wrong = [], []

    async def call(self, name, **arguments):
        told, asked = alone("tools/call", name=name, arguments=arguments)
        answer = await self.http.post(f"{self.url}/mcp", content=asked, headers={**self.headers, **told})
        assert answer.status_code == 200, (answer.status_code, answer.text[:200])
        result = answer.json()["result"]
        assert not result.get("isError"), result["content"]
        return result["structuredContent"]

    async def held(self):
        return (await self.call("memory_status"))["sources"][0]["records"]

    async def search(self):
        began = time.perf_counter()
        found = await self.call(
            "search_memory", query=" ".join(self.chance.choices(WORDS, k=3)) + f" canary{self.scope}"
        )
        self.seconds.append(time.perf_counter() - began)
        canaries = set(re.findall(r"canary\w+", json.dumps(found["hits"])))
        assert canaries == {f"canary{self.scope}"}, canaries

    async def until(self, ends, pause=PAUSE):
        await asyncio.sleep(self.chance.uniform(0, pause))
        while time.monotonic() < ends:
            try:
                await self.search()
            except (AssertionError, httpx2.HTTPError, KeyError, ValueError) as error:
                self.wrong.append(repr(error)[:300])
            await asyncio.sleep(self.chance.uniform(0.5, 1.5) * pause)


async def forgetting(asker, ends):
    """Forget a record every few seconds; each must be gone at once."""
    done = 0
    while time.monotonic() < ends:
        preview = await asker.call("forget", ids=[f"{asker.scope}-{done}"])
        assert (await asker.call("forget", token=preview["token"]))["outcome"] == "done"
        found = await asker.call("search_memory", query=f"only{asker.scope}{done}")
        assert f"{asker.scope}-{done}" not in [hit["id"] for hit in found["hits"]]
        done += 1
        await asyncio.sleep(3)
    return done


async def taking_in(home, scope, ends):
    """Take in a few hundred records again and again, by the command, as its owner would."""
    first = RECORDS
    while time.monotonic() < ends:
        folder = workspace(home / f"{scope}-{first}", scope, first, 300)
        done = await asyncio.to_thread(candor, "ingest", folder, "--scope", scope, "--json", home=home)
        assert done.code == 0, done.err
        first += 300
        await asyncio.sleep(5)
    return first - RECORDS


async def memory_over_time(pid, ends):
    sizes = []
    while time.monotonic() < ends:
        kilobytes = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())[1]
        sizes.append(round(int(kilobytes) / 1024))
        await asyncio.sleep(10)
    return sizes


async def rushed(everyone):
    """How many searches a second are answered when nobody pauses, and how long all but one of twenty take."""
    kept = [len(each.seconds) for each in everyone]
    await asyncio.gather(*(each.until(time.monotonic() + RUSH, 0) for each in everyone))
    took = sorted(second for each, first in zip(everyone, kept, strict=True) for second in each.seconds[first:])
    for each, first in zip(everyone, kept, strict=True):
        del each.seconds[first:]
    return round(len(took) / RUSH, 1), round(took[int(len(took) * 0.95)] * 1000)


def report(**values):
    print(json.dumps(values), file=sys.stderr)


async def test_fifty_clients_of_three_scopes_are_served_while_records_come_and_go(home, capsys):
    quiet = os.getloadavg()[0] < os.cpu_count()
    texts = {scope: token(home, scope, "read,forget") for scope in SCOPES}
    with port(home) as running:
        limits = httpx2.Limits(max_connections=CLIENTS + 10, max_keepalive_connections=CLIENTS + 10)
        async with httpx2.AsyncClient(timeout=60, limits=limits) as http:
            everyone = [Asker(http, running.url, SCOPES[n % 3], texts[SCOPES[n % 3]], n) for n in range(CLIENTS)]
            alone_here = Asker(http, running.url, "north", texts["north"], 99)
            for _ in range(60):
                await alone_here.search()
            single = statistics.median(alone_here.seconds[10:])
            ends = time.monotonic() + SECONDS
            worker = Asker(http, running.url, "south", texts["south"], 98)
            forgotten, added, sizes, *_ = await asyncio.gather(
                forgetting(worker, ends),
                taking_in(home, "west", ends),
                memory_over_time(running.process.pid, ends),
                *(each.until(ends) for each in everyone),
            )
            rush = await rushed(everyone)
    took = sorted(second for each in everyone for second in each.seconds)
    p95 = took[int(len(took) * 0.95)]
    with capsys.disabled():
        report(
            quiet=quiet,
            searches=len(took),
            searches_a_second=round(len(took) / SECONDS, 1),
            single_p50_ms=round(single * 1000, 1),
            p50_ms=round(statistics.median(took) * 1000, 1),
            p95_ms=round(p95 * 1000, 1),
            ratio=round(p95 / single, 1),
            forgotten=forgotten,
            added=added,
            rss_mb=sizes,
            without_pauses={"searches_a_second": rush[0], "p95_ms": rush[1]},
        )
    assert [wrong for each in everyone for wrong in each.wrong] == []
    assert forgotten > 5
    assert added >= 300
    assert max(sizes) < ROOM
    assert p95 < TIMES * single or not quiet


async def test_a_server_that_is_killed_under_load_comes_back_with_everything(home):
    texts = {scope: token(home, scope) for scope in SCOPES}
    async with httpx2.AsyncClient(timeout=60) as http:
        with port(home) as first:
            askers = [Asker(http, first.url, SCOPES[n % 3], texts[SCOPES[n % 3]], n) for n in range(9)]
            before = [await each.held() for each in askers[:3]]
            load = asyncio.gather(*(each.until(time.monotonic() + 10) for each in askers))
            await asyncio.sleep(3)
            with started(
                "ingest", workspace(home / "more", "north", 50_000, 2000), "--scope", "north", home=home
            ) as writer:
                await asyncio.sleep(0.5)
                first.process.send_signal(signal.SIGKILL)
                await asyncio.to_thread(first.process.wait)
                with port(home, number=first.port):
                    await load
                    await asyncio.to_thread(writer.communicate)
                    assert writer.returncode == 0
                    after = [await each.held() for each in askers[:3]]
                    for each in askers:
                        each.seconds.clear()
                        await each.search()
    assert after == [before[0] + 2000, *before[1:]]
    assert candor("audit", "--verify", "--scope", "north", home=home).code == 0

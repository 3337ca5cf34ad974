"""A caller who gives up, or who asks too much, takes nothing from the others."""

import asyncio
import io
import json
import threading
from dataclasses import dataclass, field
from threading import Thread

import httpx2
import pytest

from ports import ACCEPT, alone, called, over_http, over_sse
from server.endpoint import CandorServer
from server.http.admission import Admission
from server.http.application import Site, names
from server.http.journal import Journal
from server.http.listener import engine, listening
from server.http.memories import Memories
from server.http.metrics import Metrics
from server.settings import Limits, Settings
from server.tools import memory_status
from server.tools.tool import Arguments, Tool
from server.wire import StatusResult
from server.work import Workers


@dataclass
class Heavy:
    """A tool that reads the store for ever."""

    begun: threading.Event = field(default_factory=threading.Event)

    def run(self, app, _given):
        while True:
            app.memory.status()
            self.begun.set()

    @property
    def tool(self):
        return Tool("search_memory", "Heavy", "Reads for ever.", Arguments, StatusResult, self.run)


@dataclass
class Inside:
    """A server in this process, so that its workers can be looked at."""

    url: str
    workers: Workers
    heavy: Heavy
    journal: io.StringIO

    async def outcome(self, tool):
        """How the last call of a tool ended, once it has."""
        while True:
            ends = [
                each for line in self.journal.getvalue().splitlines() if (each := json.loads(line)).get("tool") == tool
            ]
            if ends:
                assert self.workers.unfinished == 0
                return ends[-1]["outcome"]
            await asyncio.sleep(0.01)


@pytest.fixture
def inside(tmp_path, request):
    heavy, limits = Heavy(), Limits(workers=2, call=getattr(request, "param", 60), grace=1)
    memories, workers, metrics = Memories(Settings(tmp_path), 2), Workers(limits.workers, limits.call), Metrics()
    said = io.StringIO()
    admission = Admission(memories, Journal(said), metrics, "default")
    server = CandorServer(admission.door, {"search_memory": heavy.tool, "memory_status": memory_status.TOOL}, workers)
    listener = listening("127.0.0.1", 0)
    site = Site(server, ("streamable-http", "sse"), names("127.0.0.1", (), ()), limits, metrics, show_metrics=True)
    running = engine(site)
    thread = Thread(target=running.run, kwargs={"sockets": [listener]})
    thread.start()
    yield Inside(f"http://127.0.0.1:{listener.getsockname()[1]}", workers, heavy, said)
    running.should_exit = True
    thread.join(30)
    assert not thread.is_alive()
    workers.close()
    memories.close()


async def test_a_call_whose_connection_is_closed_frees_its_worker(inside):
    told, asked = alone("tools/call", name="search_memory", arguments={})
    async with httpx2.AsyncClient(timeout=60) as http:
        call = asyncio.create_task(http.post(f"{inside.url}/mcp", content=asked, headers={**ACCEPT, **told}))
        await asyncio.to_thread(inside.heavy.begun.wait, 30)
        call.cancel()
        assert await asyncio.wait_for(inside.outcome("search_memory"), 30) == "cancelled"


@pytest.mark.parametrize("connect", [over_http, over_sse])
async def test_a_call_that_a_client_cancels_in_its_session_frees_its_worker(inside, connect):
    async with connect(inside, mode="legacy") as client:
        call = asyncio.create_task(client.call_tool("search_memory", {}))
        await asyncio.to_thread(inside.heavy.begun.wait, 30)
        call.cancel()
        assert await asyncio.wait_for(inside.outcome("search_memory"), 30) == "cancelled"
        assert not (await client.call_tool("memory_status", {})).is_error


async def test_a_heavy_call_does_not_keep_another_client_waiting(inside):
    async with over_http(inside) as heavy, over_http(inside) as other:
        call = asyncio.create_task(heavy.call_tool("search_memory", {}))
        await asyncio.to_thread(inside.heavy.begun.wait, 30)
        answered = await asyncio.wait_for(other.call_tool("memory_status", {}), 20)
        assert answered.structured_content["scope"] == "default"
        assert not call.done()
        call.cancel()


@pytest.mark.parametrize("inside", [2], indirect=True)
@pytest.mark.parametrize("connect", [over_http, over_sse])
async def test_a_call_that_takes_too_long_gives_signs_of_life_and_then_says_what_to_do(inside, connect):
    signs = []

    async def sign(done, _total, message):
        signs.append((done, message))

    async with connect(inside, mode="legacy") as client:
        ended = await client.call_tool("search_memory", {}, progress_callback=sign)
    assert ended.is_error
    assert "longer than 2 s" in ended.content[0].text
    assert signs
    assert all("search_memory" in message for _, message in signs)
    assert await inside.outcome("search_memory") == "Stopped"


async def test_numbers_for_prometheus_tell_calls_and_no_scope(inside):
    assert called(inside, ACCEPT, "memory_status", {})["scope"] == "default"
    text = httpx2.get(f"{inside.url}/metrics").text
    assert 'candor_calls_total{outcome="ok",tool="memory_status"} 1.0' in text
    assert "default" not in text

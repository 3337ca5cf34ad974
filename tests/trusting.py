"""A store with several scopes and the ways into it: commands in this process, tools through the SDK's own client."""

import json
from dataclasses import dataclass, field
from pathlib import Path

from mcp import Client
from mcp.types import ElicitResult

from exports import EXPORTS, as_lines, write_workspace
from memory_core.ingest import ingest_workspace
from memory_core.model.instant import Instant, from_iso
from memory_core.people.owner import Owner, tzinfo
from memory_core.sources.base import Context
from server.app import App
from server.endpoint import CandorServer
from server.settings import Settings

NOW = from_iso("2026-04-01T12:00:00+02:00")
OWNER = Owner("Ida Holm", ("ida@clay.example",), ("slack:U1",), "Europe/Oslo", domains=("clay.example",))
INSTANTS = ["", *(f"2026-03-{day:02}T{hour:02}:00:00+01:00" for day in (1, 2, 3, 6, 20) for hour in (0, 12, 13, 23))]


@dataclass
class Store:
    """A home, where its receipts go, and what time it is for whoever asks."""

    folder: Path
    now: Instant = NOW
    opened: list = field(default_factory=list)

    @property
    def home(self):
        return self.folder / "home"

    @property
    def receipts(self):
        return self.folder / "receipts"

    def app(self, scope="default"):
        app = App(Settings(self.home, scope, self.receipts), lambda: self.now)
        self.opened.append(app)
        return app

    def close(self):
        for app in self.opened:
            app.close()


def taken_in(app, workspace):
    """Ingest a workspace and shelve its index; what became of it."""
    if not app.log.owner():
        app.memory.belongs_to(OWNER, app.now())
    done = ingest_workspace(workspace, app.log, Context(tzinfo(OWNER)), app.now)
    assert app.memory.settle()
    return done


def small(folder):
    """A workspace with one small export of each source."""
    return write_workspace(folder)


def messages(folder, *texts, user="U2", first=1):
    """A workspace with Slack messages of these texts and nothing else."""
    rows = [
        {"id": f"Z{n}", "channel_id": "C9", "user": user, "ts": f"2026-03-02T15:{n:02}:00+01:00", "text": text}
        for n, text in enumerate(texts, first)
    ]
    path = folder / EXPORTS["slack"].path
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(as_lines(rows))
    return folder


async def call(app, tool, answer=None, **arguments):
    """Call a tool as a client does; `answer` is what its person says when they are asked (None: it cannot ask).

    Yes and no are short for a form that was sent and one that was declined.
    """
    said = {True: ElicitResult(action="accept", content={"erase": True}), False: ElicitResult(action="decline")}
    asked = []

    async def elicited(_context, params):
        asked.append(params.message)
        return answer if isinstance(answer, ElicitResult) else said[answer]

    options = {} if answer is None else {"elicitation_callback": elicited}
    async with Client(CandorServer(app), **options) as client:
        result = await client.call_tool(tool, arguments)
    if result.is_error:
        raise AssertionError(result.content[0].text)
    return result.structured_content


async def everywhere(app, query, **filters):
    """All that any tool shows for a query, at any instant, as one text."""
    shown = [await call(app, "search_memory", query=query, as_of=at, limit=20, **filters) for at in INSTANTS]
    shown.append(await call(app, "memory_status"))
    shown += [await call(app, "get_record", id=hit["id"]) for hit in shown[0]["hits"]]
    return json.dumps(shown, ensure_ascii=False)

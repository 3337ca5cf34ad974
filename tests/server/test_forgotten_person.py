"""A person who is forgotten: in no record, no list, no suggestion, no plan and no byte, whatever listed them."""

import json

import pytest

from exports import EXPORTS
from memory_core.model.entry import Subject
from server.cli import main
from trusting import Store, call, everywhere, taken_in

NAME, ADDRESS = "Jorunn Falk", "jorunn.falk@tilewright.example"
QUERY = "tiles dry green tasting Jorunn Falk"
PEOPLE = [f"{NAME} <{ADDRESS}>", "Ida Holm <ida@clay.example>", "Per Aune <per.aune@clay.example>"]


def mail(n, sender, to, cc=(), body="The tiles are dry."):
    return {
        "id": f"J{n}",
        "thread_id": "TJ",
        "date": f"2026-03-03T1{n}:00:00+01:00",
        "from": sender,
        "to": list(to),
        "cc": list(cc),
        "subject": "Tiles",
        "body": body,
        "labels": [],
    }


def event(n, attendees):
    return {
        "id": f"EJ{n}",
        "summary": "Tile tasting",
        "start": {"dateTime": "2026-04-06T09:00:00+02:00"},
        "end": {"dateTime": "2026-04-06T10:00:00+02:00"},
        "organizer": "ida@clay.example",
        "attendees": [{"email": each, "responseStatus": "accepted"} for each in attendees],
        "updated": f"2026-03-0{n}T08:00:00+01:00",
    }


@pytest.fixture
def workspace(tmp_path):
    """Mails, an event that changes, a meeting and a channel: all list her, and only some is by her."""
    root = tmp_path / "workspace"
    EXPORTS["gmail"].write(
        root,
        [
            mail(1, PEOPLE[0], PEOPLE[1:2], body="I shall bring the green ones."),
            mail(2, PEOPLE[1], [PEOPLE[0], PEOPLE[2]]),
            mail(3, PEOPLE[2], PEOPLE[1:2], PEOPLE[:1], "As Jorunn Falk wrote, the green ones."),
        ],
    )
    EXPORTS["google_calendar"].write(root, [event(1, [ADDRESS]), event(2, [ADDRESS, "per.aune@clay.example"])])
    meeting = {
        "id": "M-TILE",
        "title": "Tiles",
        "start": "2026-03-04T09:00:00+01:00",
        "participants_known": PEOPLE,
        "segments": [{"seg_id": "M-TILE#1", "start_s": 1, "end_s": 3, "speaker_name": "Ida Holm", "text": "All dry."}],
    }
    path = root / EXPORTS["meetings"].path
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(meeting))
    slack = EXPORTS["slack"]
    said = {"id": "SJ", "channel_id": "C8", "user": "U1", "ts": "2026-03-05T12:00:00+01:00", "text": "Dry."}
    slack.write(root, [said])
    she = {"id": "U8", "name": "jf", "real_name": NAME, "email": ADDRESS}
    users = [*slack.beside["connectors/slack/users.json"], she]
    channels = [{"id": "C8", "name": "tiles", "is_dm": False, "members": ["U1", "U8"]}]
    (root / "connectors/slack/users.json").write_text(json.dumps(users))
    (root / "connectors/slack/channels.json").write_text(json.dumps(channels))
    return root


@pytest.fixture
def store(tmp_path, monkeypatch):
    store = Store(tmp_path)
    monkeypatch.setenv("CANDOR_RECEIPTS", str(store.receipts))
    yield store
    store.close()


@pytest.fixture
def app(store, workspace):
    app = store.app()
    taken_in(app, workspace)
    return app


def forget(store, *arguments):
    assert main(["forget", *arguments, "--yes", "--home", str(store.home)]) == 0


def holding(store, *texts):
    """The files of a home in which one of the texts stands, in whatever case."""
    data = {path.name: path.read_bytes().lower() for path in store.home.rglob("*") if path.is_file()}
    return {name for name, held in data.items() for text in texts if text.lower().encode() in held}


async def shown(app):
    """All that any tool shows at any instant of what is about tiles, and of whom the threads list."""
    log = app.memory.reader(app.now()).log
    threads = [Subject("thread", each) for each in ("TJ", "EJ1", "EJ2", "M-TILE", "C8")]
    bodies = [repr(body) for body in log.history(threads, 10**9).values()]
    command = "Tell Jorunn the tiles are dry"
    plan = json.dumps(await call(app, "plan_action", command=command)).replace(command, "")
    found = (await everywhere(app, QUERY)).replace(QUERY, "")
    return "\n".join((found, *bodies, plan)).lower()


async def test_a_forgotten_person_is_in_no_list_of_what_stays_and_in_no_byte(app, store, capsys):
    assert ADDRESS in await shown(app)
    assert holding(store, NAME, ADDRESS)
    forget(store, "J3")
    forget(store, "--person", ADDRESS)
    assert "falk" not in await shown(app)
    assert holding(store, NAME, ADDRESS, "falk") == set()
    with pytest.raises(AssertionError, match="nobody called"):
        await call(app, "search_memory", person="Jorunn")
    assert main(["audit", "--verify", "--home", str(store.home)]) == 0
    for receipt in store.receipts.iterdir():
        assert main(["forget", "--verify", str(receipt), "--home", str(store.home)]) == 0


async def test_what_others_say_of_her_is_offered_and_stays_unless_it_is_taken_too(app, store, capsys):
    preview = await call(app, "forget", person=ADDRESS)
    assert (preview["outcome"], preview["count"], preview["quoting"]) == ("needs_person", 1, ["J3"])
    assert "Lists of people" in preview["why"]
    forget(store, "--person", ADDRESS)
    assert "as jorunn falk wrote" in await shown(app)
    assert ADDRESS not in await shown(app)


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("Jorunn Falk's tiles", True),
        ("the tiles (JORUNN\nFALK)", True),
        ("Jorunn Falkenberg came", False),
        ("Mariajorunn Falk came", False),
    ],
)
async def test_a_name_within_a_longer_one_names_somebody_else(app, store, tmp_path, text, named):
    EXPORTS["gmail"].write(tmp_path / "more", [mail(4, PEOPLE[2], PEOPLE[1:2], body=text)])
    taken_in(app, tmp_path / "more")
    assert ("J4" in (await call(app, "forget", person=ADDRESS))["quoting"]) == named


async def test_the_preview_says_when_more_records_may_name_her_than_were_looked_at(app, store, monkeypatch):
    assert "may name them" not in (await call(app, "forget", person=ADDRESS))["why"]
    monkeypatch.setattr("memory_core.forget.quoting._NAMING", 0)
    assert "may name them" in (await call(app, "forget", person=ADDRESS))["why"]


async def test_the_audit_tells_that_the_names_are_barred_without_telling_them(app, store, capsys):
    forget(store, "--person", ADDRESS)
    capsys.readouterr()
    assert main(["audit", "--home", str(store.home)]) == 0
    told = capsys.readouterr().out.splitlines()
    assert sum("the names of a forgotten person barred" in line for line in told) == 1
    assert "falk" not in "".join(told).lower()


async def test_a_wish_that_is_narrowed_leaves_the_person_known(app, store):
    forget(store, "--person", ADDRESS, "--after", "2026-03-01T00:00:00+01:00")
    assert ADDRESS in await shown(app)
    assert (await call(app, "forget", person=ADDRESS))["count"] == 0
    assert (await call(app, "search_memory", person="Jorunn"))["hits"] == []


async def test_the_same_export_again_brings_her_back_nowhere_and_changes_nothing_else(app, store, workspace):
    forget(store, "J3")
    forget(store, "--person", ADDRESS)
    done = taken_in(app, workspace)
    assert sum(counts.kept_out for _, counts in done.sources) == len(["J1", "J3"])
    assert done.rejections == ()
    assert not any(counts.added or counts.changed for _, counts in done.sources)
    assert "falk" not in await shown(app)
    assert holding(store, NAME, ADDRESS) == set()


async def test_she_comes_back_by_any_of_her_names_once_a_person_says_so(app, store, workspace, capsys):
    forget(store, "--person", ADDRESS)
    asked = ["forget", "--lift", "slack:U8", "--why", "she asked for it", "--home", str(store.home)]
    assert main(asked) == 0
    taken_in(app, workspace)
    assert ADDRESS in await shown(app)
    assert (await call(app, "search_memory", person="Jorunn"))["hits"] == []


async def test_what_is_found_without_her_is_ranked_as_if_she_had_never_been_listed(app, store):
    forget(store, "--person", ADDRESS)
    kept = await shown(app)
    assert app.memory.rebuild()
    assert await shown(app) == kept

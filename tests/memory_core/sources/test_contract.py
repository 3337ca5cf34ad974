"""What every source keeps to, each shown on its own small export."""

import copy
import json
import os
from datetime import UTC
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from exports import EXPORTS
from memory_core.ingest import ingest
from memory_core.model.body import RecordBody
from memory_core.model.entry import Draft, Rejection
from memory_core.model.instant import Instant
from memory_core.model.version import versions
from memory_core.sources.base import Context
from memory_core.sources.registry import WORKSPACE
from memory_core.store.memory_log import MemoryLog

NAMES = sorted(WORKSPACE)
BY_LINE = [name for name in NAMES if EXPORTS[name].path.endswith(".jsonl")]


def items(name, root, text=None, rows=None):
    export = EXPORTS[name]
    path = export.write(root, rows) if text is None else export.write_text(root, text)
    return list(WORKSPACE[name].read(path, Context(UTC, root)))


def statements(found):
    """What is said of records, without ids: those of a session's turns depend on what stands before them."""
    records = [item for item in found if isinstance(item, Draft) and item.subject.noun == "record"]
    return [(d.change, d.known_from, d.body.text if isinstance(d.body, RecordBody) else d.subject.id) for d in records]


def rejections(found):
    return [item for item in found if isinstance(item, Rejection)]


def histories(drafts):
    log = MemoryLog("x")
    ingest(drafts, log, Instant(0))
    subjects = [subject for noun in ("record", "thread", "person") for subject in log.subjects(noun)]
    entries = log.history(subjects, log.position().sequence)
    return {
        subject: [(v.source_id, v.known, v.basis, v.body) for v in versions(entries[subject])] for subject in subjects
    }


def test_every_source_has_an_export_here():
    assert set(EXPORTS) == set(WORKSPACE)
    assert all(source.name == name for name, source in WORKSPACE.items())


@pytest.mark.parametrize("name", NAMES)
def test_a_good_export_is_taken_in_whole_and_names_its_source_and_places(name, tmp_path):
    found = items(name, tmp_path)
    assert rejections(found) == []
    assert len(statements(found)) >= 2
    assert all(draft.source == name and draft.place.path.startswith(("native/", "connectors/")) for draft in found)
    assert all(draft.body is None or draft.body.source == name for draft in found)
    assert {draft.body.kind for draft in found if isinstance(draft.body, RecordBody)} <= set(WORKSPACE[name].kinds)
    assert WORKSPACE[name].files(tmp_path) == [tmp_path / EXPORTS[name].path]


@pytest.mark.parametrize("name", NAMES)
def test_reading_twice_gives_the_same_and_importing_twice_adds_nothing(name, tmp_path):
    first, second = items(name, tmp_path / "a"), items(name, tmp_path / "b")
    assert first == second
    log = MemoryLog("x")
    ingest(first, log, Instant(0))
    position = log.position()
    ((_, counts),) = ingest(second, log, Instant(1)).sources
    assert log.position() == position
    assert (counts.added, counts.changed, counts.rejected) == (0, 0, 0)
    assert counts.known == len(statements(second))


@pytest.mark.parametrize("name", NAMES)
def test_the_order_of_arrival_does_not_matter(name, tmp_path):
    found = items(name, tmp_path)
    assert histories(found) == histories(reversed(found))


@pytest.mark.parametrize("name", NAMES)
def test_the_drafts_of_threads_and_records_belong_together(name, tmp_path):
    found = items(name, tmp_path)
    threads = {draft.subject.id for draft in found if draft.subject.noun == "thread"}
    assert {draft.body.thread_id for draft in found if isinstance(draft.body, RecordBody)} <= threads


def is_good_line(line):
    try:
        return not line.strip() or isinstance(json.loads(line), dict)
    except (ValueError, RecursionError):
        return False


JUNK_LINE = st.one_of(
    st.binary(max_size=60).map(lambda junk: junk.replace(b"\n", b"")),
    st.sampled_from([b"{", b"[]", b"null", b'{"id": ', b'"text"', b"[" * 5000, b'{"a": NaN}', b"\xff\xfe", b"7"]),
).filter(lambda line: not is_good_line(line) and not line.startswith(b"\xef\xbb\xbf"))


@pytest.mark.parametrize("name", BY_LINE)
@given(data=st.data())
@settings(max_examples=25, deadline=None)
def test_junk_lines_are_counted_each_with_its_line_and_lose_nothing_good(name, data):
    good = [json.dumps(row).encode() for row in EXPORTS[name].rows]
    junk = data.draw(st.lists(JUNK_LINE, min_size=1, max_size=4))
    lines = data.draw(st.permutations([(False, i) for i in range(len(junk))] + [(True, -1)] * len(good)))
    order = iter(good)
    mixed = [next(order) if is_good else junk[i] for is_good, i in lines]
    with TemporaryDirectory() as folder:
        plain = items(name, Path(folder) / "plain")
        found = items(name, Path(folder) / "mixed", text=b"\n".join(mixed) + b"\n")
    assert statements(found) == statements(plain)
    assert [r.place.line for r in rejections(found)] == [n for n, (is_good, _) in enumerate(lines, 1) if not is_good]


JUNK_ELEMENT = st.one_of(
    st.none(), st.booleans(), st.integers(), st.text(max_size=9), st.lists(st.integers(), max_size=2)
)


@pytest.mark.parametrize("name", sorted(set(NAMES) - set(BY_LINE)))
@given(data=st.data())
@settings(max_examples=25, deadline=None)
def test_junk_elements_are_counted_and_lose_nothing_good(name, data):
    rows = list(EXPORTS[name].rows)
    junk = data.draw(st.lists(JUNK_ELEMENT, min_size=1, max_size=4))
    for piece in junk:
        rows.insert(data.draw(st.integers(0, len(rows))), piece)
    with TemporaryDirectory() as folder:
        plain = items(name, Path(folder) / "plain")
        found = items(name, Path(folder) / "mixed", rows=rows)
    assert statements(found) == statements(plain)
    assert len(rejections(found)) == len(junk)


WRONG = [None, True, 3, -1.5, 1e300, "", "\ud800", "zz", [], [7], [[]], {}, {"x": 1}]


def spots(value, path=()):
    """The way to every value inside a JSON value."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in inside:
        yield (*path, key)
        yield from spots(part, (*path, key))


def put(row, path, value):
    changed = copy.deepcopy(row)
    target = changed
    for key in path[:-1]:
        target = target[key]
    target[path[-1]] = value
    return changed


def is_wrong(old, new):
    if isinstance(old, list):
        return not isinstance(new, list) or (bool(new) and new != old)
    if isinstance(old, int | float) and not isinstance(old, bool):
        return isinstance(new, bool) or not isinstance(new, int | float)
    return type(old) is not type(new)


@pytest.mark.parametrize("name", NAMES)
def test_a_value_of_a_wrong_kind_anywhere_is_a_counted_rejection_and_costs_no_other_row(name, tmp_path):
    rows = EXPORTS[name].rows
    for number, row in enumerate(rows):
        others = statements(items(name, tmp_path, rows=rows[:number] + rows[number + 1 :]))
        for path in spots(row):
            for wrong in WRONG:
                old = row
                for key in path:
                    old = old[key]
                changed = [*rows[:number], put(row, path, wrong), *rows[number + 1 :]]
                found = items(name, tmp_path, rows=changed)
                if name != "codex":
                    assert set(others) <= set(statements(found)), (path, wrong)
                if wrong is not None and old is not None and is_wrong(old, wrong):
                    assert rejections(found), (path, wrong)


@pytest.mark.parametrize("name", NAMES)
def test_a_field_that_is_missing_never_raises(name, tmp_path):
    rows = EXPORTS[name].rows
    for number, row in enumerate(rows):
        for key in row:
            without = {k: v for k, v in row.items() if k != key}
            found = items(name, tmp_path, rows=[*rows[:number], without, *rows[number + 1 :]])
            assert len(rejections(found)) <= 2


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(
    "text", [b"", b"\n\n", b"\xef\xbb\xbf", b"[", b"{}", b"[]", b"\x00" * 50, b"\xff\xfe[\x00]\x00"]
)
def test_a_file_that_is_something_else_never_raises(name, text, tmp_path):
    assert statements(items(name, tmp_path, text=text)) == []


@pytest.mark.parametrize("name", NAMES)
def test_a_file_that_cannot_be_read_is_a_rejection(name, tmp_path):
    path = tmp_path / EXPORTS[name].path
    path.mkdir(parents=True)
    found = list(WORKSPACE[name].read(path, Context(UTC, tmp_path)))
    assert [(r.place.path, r.why.split(":")[0]) for r in found] == [(EXPORTS[name].path, "the file cannot be read")]


@pytest.mark.parametrize("spoil", ["folder", "pipe", "link"])
@pytest.mark.parametrize("name", NAMES)
def test_what_has_the_name_of_a_file_and_is_none_is_found_and_rejected(name, spoil, tmp_path):
    path = tmp_path / EXPORTS[name].path
    path.parent.mkdir(parents=True)
    {"folder": Path.mkdir, "pipe": os.mkfifo, "link": lambda path: path.symlink_to("nowhere")}[spoil](path)
    (found,) = WORKSPACE[name].files(tmp_path)
    (rejection,) = WORKSPACE[name].read(found, Context(UTC, tmp_path))
    assert rejection.place.path == EXPORTS[name].path
    assert rejection.why.startswith("the file cannot be read")


@pytest.mark.parametrize("name", NAMES)
def test_a_time_without_offset_is_read_in_the_owners_zone_and_called_inferred(name, tmp_path):
    text = EXPORTS[name].written(EXPORTS[name].rows).replace("+01:00", "")
    found = [item for item in items(name, tmp_path, text=text) if item.subject.noun == "record"]
    assert {draft.basis for draft in found} == {"inferred"}

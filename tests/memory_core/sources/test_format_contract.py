"""What every format of exports keeps to, each shown on its own small export."""

import json
import tracemalloc
from dataclasses import replace
from datetime import UTC
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from formats import EXAMPLES
from formats.example import archive, folder
from memory_core.errors import NotRecognised
from memory_core.ingest import ingest
from memory_core.model.body import RecordBody
from memory_core.model.entry import Draft, Place, Rejection
from memory_core.model.instant import Instant
from memory_core.model.version import versions
from memory_core.sources.base import Context
from memory_core.sources.recognition import recognised
from memory_core.sources.registry import FORMATS
from memory_core.store.memory_log import MemoryLog

NAMES = sorted(FORMATS)
pytestmark = pytest.mark.parametrize("name", NAMES)
CONTEXT = Context(UTC)


def read(name, path):
    """What the format alone finds there; nothing where it recognises nothing."""
    found = recognised(path)
    return [
        item
        for part in found.parts
        if part.format.name == name
        for item in part.format.items(part.container, part.part, CONTEXT)
    ]


def example_items(name, root, files):
    return read(name, folder(root, files))


def placeless(found):
    return [replace(item, place=Place("")) for item in found]


def rejections(found):
    return [item for item in found if isinstance(item, Rejection)]


def records(found):
    return [item for item in found if isinstance(item, Draft) and item.subject.noun == "record"]


def histories(drafts):
    log = MemoryLog("x")
    ingest(drafts, log, Instant(0))
    subjects = [subject for noun in ("record", "thread", "person") for subject in log.subjects(noun)]
    entries = log.history(subjects, log.position().sequence)
    return {
        subject: [(v.source_id, v.known, v.basis, v.body) for v in versions(entries[subject])] for subject in subjects
    }


def test_it_has_an_example(name):
    assert set(EXAMPLES) == set(FORMATS)
    assert FORMATS[name].name == name


def test_a_good_export_is_taken_in_whole_and_names_its_source_and_places(name, tmp_path):
    example = EXAMPLES[name]
    found = example_items(name, tmp_path, example.files)
    assert rejections(found) == []
    assert len(records(found)) >= 2
    assert {draft.source for draft in found} == {FORMATS[name].source}
    assert {draft.place.path for draft in found} <= set(example.files)
    assert all(draft.body is None or draft.body.source == draft.source for draft in found)
    assert {draft.body.kind for draft in found if isinstance(draft.body, RecordBody)} <= set(FORMATS[name].kinds)
    threads = {draft.subject.id for draft in found if draft.subject.noun == "thread"}
    assert {draft.body.thread_id for draft in found if isinstance(draft.body, RecordBody)} <= {*threads, ""}


def test_a_folder_and_an_archive_of_it_are_the_same_and_so_is_the_archive_in_a_folder(name, tmp_path):
    files = EXAMPLES[name].files
    plain = placeless(example_items(name, tmp_path / "a", files))
    assert placeless(read(name, archive(tmp_path / "b" / "export.zip", files))) == plain
    assert placeless(read(name, tmp_path / "b")) == plain
    below = {f"some/where/{path}": content for path, content in files.items()}
    assert placeless(read(name, archive(tmp_path / "c.zip", below))) == plain


def test_a_single_file_is_recognised_by_what_is_in_it(name, tmp_path):
    if not EXAMPLES[name].alone:
        return
    for number, content in enumerate(EXAMPLES[name].files.values()):
        (tmp_path / f"{number}.bin").write_bytes(content)
    (tmp_path / "unrelated.bin").write_bytes(b"nothing of anybody's")
    assert records(read(name, tmp_path))


def test_reading_twice_gives_the_same_and_importing_twice_adds_nothing(name, tmp_path):
    first, second = (example_items(name, tmp_path / each, EXAMPLES[name].files) for each in "ab")
    assert first == second
    log = MemoryLog("x")
    ingest(first, log, Instant(0))
    position = log.position()
    ((_, counts),) = ingest(second, log, Instant(1)).sources
    assert log.position() == position
    assert (counts.added, counts.changed, counts.rejected) == (0, 0, 0)


def test_a_newer_export_adds_only_what_is_new_and_the_order_of_the_two_does_not_matter(name, tmp_path):
    old = example_items(name, tmp_path / "old", EXAMPLES[name].files)
    new = example_items(name, tmp_path / "new", EXAMPLES[name].newer)
    assert histories([*old, *new]) == histories([*new, *old]) == histories(reversed([*old, *new]))
    log = MemoryLog("x")
    ingest(old, log, Instant(0))
    ((_, counts),) = ingest(new, log, Instant(1)).sources
    come = {draft.subject for draft in records(new)} - {draft.subject for draft in records(old)}
    assert come
    assert (counts.added, counts.changed, counts.rejected) == (len(come), 0, 0)
    assert {draft.subject for draft in records(old)} <= {draft.subject for draft in records(new)}


def test_malformed_pieces_are_counted_with_their_places_and_cost_nothing_good(name, tmp_path):
    example = EXAMPLES[name]
    good = placeless(records(example_items(name, tmp_path / "a", example.files)))
    found = example_items(name, tmp_path / "b", example.spoiled)
    assert sorted(str(each.place) for each in rejections(found)) == sorted(example.spoiled_at)
    assert all(each.source == FORMATS[name].source for each in rejections(found))
    kept = placeless(records(found))
    assert [draft for draft in good if draft not in kept] == []


def widened(content, anything):
    """The same JSON with a name that nobody knows in every object."""

    def wide(value):
        if isinstance(value, dict):
            inside = {key: part if key in anything else wide(part) for key, part in value.items()}
            return {**inside, "zz_unheard_of": {"zz": [1, "two"]}}
        return [wide(part) for part in value] if isinstance(value, list) else value

    try:
        return json.dumps(wide(json.loads(content))).encode()
    except ValueError:
        return b"".join(json.dumps(wide(json.loads(line))).encode() + b"\n" for line in content.splitlines())


def test_a_field_that_nobody_knows_does_no_harm(name, tmp_path):
    example = EXAMPLES[name]
    if not example.json:
        return
    plain = placeless(records(example_items(name, tmp_path / "a", example.files)))
    wide = {path: widened(content, example.anything) for path, content in example.files.items()}
    found = example_items(name, tmp_path / "b", wide)
    assert placeless(records(found)) == plain


JSON_LISTS = ("chatgpt_export", "claude_export", "claude_projects")


def peak(name, root, files):
    folder(root, files)
    found = recognised(root)
    tracemalloc.start()
    for part in found.parts:
        for _ in part.format.items(part.container, part.part, CONTEXT):
            pass
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return most


def test_memory_does_not_grow_with_the_export(name, tmp_path):
    few, many = EXAMPLES[name].many(150), EXAMPLES[name].many(3000)
    grown = peak(name, tmp_path / "many", many) - peak(name, tmp_path / "few", few)
    assert len(records(read(name, tmp_path / "few"))) >= 150
    # Of a JSON list some megabytes are read at once; all its records together are far more.
    assert grown < (5_000_000 if name in JSON_LISTS else 2_000_000)


def spoil(data, content):
    """The content with some bytes cut, put in, or overwritten."""
    at = data.draw(st.integers(0, len(content)))
    end = data.draw(st.integers(at, min(len(content), at + 40)))
    junk = data.draw(
        st.one_of(
            st.binary(max_size=12),
            st.sampled_from(
                [
                    b"null",
                    b"{}",
                    b"[]",
                    b"-1",
                    b"1e999",
                    b'"\\ud800"',
                    b"\xff",
                    b"\n",
                    b'"',
                    b"}",
                    b"]",
                    b"NaN",
                    b"9" * 400,
                ]
            ),
        )
    )
    return content[:at] + junk + content[end:]


def fuzz(name, data):
    files = dict(EXAMPLES[name].files)
    for _ in range(data.draw(st.integers(1, 4))):
        path = data.draw(st.sampled_from(sorted(files)))
        files[path] = spoil(data, files[path])
    with TemporaryDirectory() as place:
        for item in everything(name, folder(Path(place), files), again=data.draw(st.booleans())):
            assert isinstance(item, Draft | Rejection)
            ingest([item], MemoryLog("x"), Instant(0))


def everything(name, root, *, again):
    """What recognition finds; `again`: what the format makes of parts that were recognised before they were spoiled."""
    try:
        return every_way(name, root) if again else recognised(root).items(CONTEXT)
    except NotRecognised:
        return []


def every_way(name, root):
    """What the format makes of a folder whose parts were recognised before they were spoiled."""
    with TemporaryDirectory() as place:
        whole = recognised(folder(Path(place), EXAMPLES[name].files))
        parts = [found.part for found in whole.parts if found.format.name == name]
    container = replace(whole.parts[0].container, root=root)
    return [item for part in parts for item in FORMATS[name].items(container, part, CONTEXT)]


@given(data=st.data())
@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_spoiled_bytes_never_raise(name, data):
    fuzz(name, data)


@pytest.mark.slow
@given(data=st.data())
@settings(max_examples=60_000, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_spoiled_bytes_never_raise_for_long(name, data):
    """About ten minutes a format."""
    fuzz(name, data)

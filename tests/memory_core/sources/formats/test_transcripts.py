"""Transcripts as they are found in the wild: captions, Whisper, Fireflies, Granola, text."""

import json
from datetime import UTC
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from formats.example import as_json
from formats.reading import history, read, records, rejections
from formats.transcripts import (
    MEET_TEXT,
    NAME,
    OTTER_TEXT,
    clock,
    document,
    fireflies,
    granola,
    heard,
    vtt,
    whisper,
)
from formats.words import words
from memory_core.model.instant import from_iso, to_iso
from memory_core.sources.base import Context
from memory_core.sources.recording_name import named
from memory_core.sources.written_date import iso


def spoken(content, name=f"{NAME}.vtt"):
    """Speaker and words of each segment."""
    return [(draft.body.author.name, draft.body.text) for draft in records(read({name: content}))]


def field(draft, name):
    return [value for key, value in draft.body.fields if key == name]


def test_teams_names_speakers_in_voice_tags_that_may_span_lines():
    assert spoken(vtt("<v Ana Ruiz (Ext)>We ship on\nTuesday.</v>")) == [("Ana Ruiz (Ext)", "We ship on Tuesday.")]


def test_a_cue_with_two_voices_is_two_segments():
    assert spoken(vtt("<v Ana>Yes.</v>\n<v.loud Bo>No!</v>")) == [("Ana", "Yes."), ("Bo", "No!")]


def test_text_below_a_blank_line_is_kept():
    content = b"WEBVTT\n\n00:01.000 --> 00:02.000\n\nThe kiln is cold.\n\n00:03.000 --> 00:04.000\nYes.\n"
    assert spoken(content) == [("", "The kiln is cold."), ("", "Yes.")]


@pytest.mark.parametrize(
    "timing",
    [
        "00:00:01,000 --> 00:00:02,000",
        "00:01.000 --> 00:02.000 align:start position:0%",
        "0:00:01.0-->0:00:02.0",
        "00:00:01.000,00:00:02.000",
        "00:00:01 --> 00:00:02",
    ],
)
@pytest.mark.parametrize("head", ["WEBVTT\n\n", "1\n", ""])
def test_every_way_to_write_a_time_makes_a_cue(head, timing):
    (draft,) = records(read({f"{NAME}.vtt": f"{head}{timing}\nThe kiln is cold.\n".encode()}))
    assert draft.body.text == "The kiln is cold."
    assert draft.known_from == from_iso("2026-03-10T09:00:02Z")


def test_an_arrow_in_the_words_is_no_timing():
    assert spoken(vtt("A --> B flow")) == [("", "A --> B flow")]


def test_entities_are_undone_and_bare_signs_are_kept():
    assert spoken(vtt("<v Ana &amp; Co>P&amp;L & R&D, 3 < 4, I <3 it &unknown;")) == [
        ("Ana & Co", "P&L & R&D, 3 < 4, I <3 it &unknown;")
    ]


def test_cue_ids_are_neither_comments_nor_speech():
    content = (
        b"WEBVTT\n\nNOTE\nnot said\n\nSTYLE\n::cue { color: red }\n\nNOTES-1\n00:01.000 --> 00:02.000\nOne.\n\n"
        b"STYLE-guide\n00:03.000 --> 00:04.000\nTwo.\n\nNOTE also not said\n\n"
        b"a1b2c3/12-0\n00:05.000 --> 00:06.000\nThree.\n"
    )
    assert [text for _, text in spoken(content)] == ["One.", "Two.", "Three."]


def test_numbered_cues_without_blank_lines_between_them_are_read():
    content = b"1\n00:00:01,000 --> 00:00:02,000\nOne.\n2\n00:00:03,000 --> 00:00:04,000\nTwo.\n"
    assert [text for _, text in spoken(content)] == ["One.", "Two."]


def test_live_captions_say_each_phrase_once():
    content = vtt("the kiln is cold", "the kiln is cold\nthen we call Odd", "then we call Odd\nand the glaze")
    assert " ".join(text for _, text in spoken(content)) == "the kiln is cold then we call Odd and the glaze"


def test_words_that_grow_are_kept_as_they_ended():
    assert spoken(vtt("we", "we ship", "we ship on Tuesday", "and then")) == [
        ("", "we ship on Tuesday"),
        ("", "and then"),
    ]


def test_two_who_say_the_same_are_both_kept():
    assert spoken(vtt("<v Ana>Yes.", "<v Bo>Yes.")) == [("Ana", "Yes."), ("Bo", "Yes.")]


def test_zoom_names_speakers_before_the_words_and_goes_on_without():
    first, second = records(read({f"{NAME}.vtt": vtt("Ana: Start at 10:30: ok", "and go on")}))
    assert (first.body.author.name, first.body.text) == ("Ana", "Start at 10:30: ok")
    assert (second.body.author.name, second.body.text) == ("Ana", "and go on")
    assert (field(first, "speaker_basis"), field(second, "speaker_basis")) == ([], ["the segment before"])


@pytest.mark.parametrize(
    "text", ["so here is the plan: we wait", "Question: who pays?", "at 10:30: ok", "https://x.example"]
)
def test_a_colon_alone_makes_no_speaker(text):
    assert spoken(vtt(text)) == [("", text)]


@pytest.mark.parametrize(
    ("name", "start", "basis", "title"),
    [
        ("GMT20260310-090000_Recording.transcript.vtt", "2026-03-10T09:00:00+00:00", "exact", ""),
        ("2026-03-10 09.00.12 Kiln review 123456789/cc.vtt", "2026-03-10T08:00:12+00:00", "inferred", "Kiln review"),
        ("Kiln review-20260310_090012-Meeting Recording.vtt", "2026-03-10T08:00:12+00:00", "inferred", "Kiln review"),
        ("Kiln (2026-03-10 09:00 GMT+2).vtt", "2026-03-10T07:00:00+00:00", "exact", "Kiln"),
        ("2026-03-10T09:00:00Z.vtt", "2026-03-10T09:00:00+00:00", "exact", ""),
        ("call 2026-03-10T09-00-00.srt", "2026-03-10T08:00:00+00:00", "inferred", "call"),
    ],
)
def test_the_beginning_is_read_from_names(name, start, basis, title):
    found = named(name, ZoneInfo("Europe/Berlin"))
    assert (to_iso(found.begun.start), found.begun.basis, found.title) == (start, basis, title)


def test_of_a_date_alone_the_day_is_known_and_all_was_known_when_it_was_over():
    (draft, _) = records(read({"2026-03-10 Kiln.vtt": vtt("One.", "Two.", note="")}))
    assert (to_iso(draft.body.occurred.start), to_iso(draft.body.occurred.end)) == (
        "2026-03-10T00:00:00+00:00",
        "2026-03-11T00:00:00+00:00",
    )
    assert (draft.known_from, draft.basis) == (draft.body.occurred.end, "upper_bound")


@pytest.mark.parametrize("name", ["Kiln.vtt", "Kiln 99999999.vtt", "Kiln 2026-13-40.vtt", "1772441234.vtt"])
def test_a_meeting_that_nothing_dates_is_rejected_with_what_to_do(name):
    (rejection,) = read({name: vtt("One.", note="")})
    assert "put it into the file's name" in rejection.why


def test_the_same_transcript_elsewhere_is_the_same_meeting():
    one = records(read({f"{NAME}.vtt": vtt("One.", "Two.")}))
    other = records(read({f"deep/{NAME}/audio.vtt": vtt("One.", "Two.")}))
    assert [draft.subject for draft in one] == [draft.subject for draft in other]


plain_words = words("<>&{}:\r\n-").filter(lambda text: not text.isdigit())


@given(
    st.lists(st.tuples(words("<>&{}\r\n").filter(str.strip), plain_words), min_size=1, max_size=6),
    st.sampled_from("vtt srt sbv".split()),
)
@settings(max_examples=80, deadline=None)
def test_what_can_be_found_is_what_was_said(said, form):
    cues = []
    for number, (speaker, text) in enumerate(said):
        start, end = clock(3 * number), clock(3 * number + 2)
        timing = {
            "vtt": f"{start} --> {end}",
            "srt": f"{number + 1}\n{start} --> {end}".replace(".", ","),
            "sbv": f"{start},{end}",
        }[form]
        cues.append(f"{timing}\n" + (f"<v {speaker}>{text}</v>" if form == "vtt" else text))
    content = ("WEBVTT\n\n" if form == "vtt" else "") + "\n\n".join(cues) + "\n"
    found = spoken(content.encode())
    assert [text for _, text in found] == [text for _, text in said]
    if form == "vtt":
        assert [speaker for speaker, _ in found] == [speaker for speaker, _ in said]


def whispered(value, name=f"{NAME}.json"):
    content = value if isinstance(value, bytes) else as_json(value)
    return [(draft.body.author_label, draft.body.text) for draft in records(read({name: content}))]


def test_whisper_cpp_counts_milliseconds_and_its_tokens_do_not_matter():
    tokens = [{"text": "The", "id": 1}]
    segments = [
        {"offsets": {"from": 1500, "to": 2500}, "text": " The kiln.", "tokens": tokens},
        {"timestamps": {"from": "00:00:03,000", "to": "00:00:04,000"}, "text": " Yes."},
        {"text": " And then."},
        {"offsets": {"from": 5000, "to": 6000}, "text": "  "},
    ]
    found = records(read({f"{NAME}.json": as_json({"result": {"language": "en"}, "transcription": segments})}))
    assert [draft.body.text for draft in found] == ["The kiln.", "Yes.", "And then."]
    ends = [to_iso(draft.known_from)[17:22] for draft in found]
    assert ends == ["02.50", "04+00", "04+00"]


def test_whisperx_gives_labels_and_numbers_that_are_none():
    content = (
        b'{"segments": [{"start": 0.5, "end": NaN, "text": "One.", "speaker": "SPEAKER_00", "avg_logprob": NaN},'
        b' {"start": 2, "end": 3, "text": "Two.", "speaker": "SPEAKER_01"}], "word_segments": []}'
    )
    assert whispered(content) == [("SPEAKER_00", "One."), ("SPEAKER_01", "Two.")]


def test_whisper_without_segments_gives_its_text():
    assert whispered({"task": "transcribe", "text": " All of it.", "duration": 9.5}) == [("", "All of it.")]


@given(st.lists(words(), min_size=1, max_size=6))
@settings(max_examples=40, deadline=None)
def test_what_can_be_found_is_what_whisper_wrote(said):
    assert [text for _, text in whispered(whisper(*said))] == said


def test_a_sentence_that_was_corrected_is_found_by_its_correction():
    sentence = {
        "index": 0,
        "text": "Celadon.",
        "raw_text": "Seladon.",
        "start_time": 1.5,
        "end_time": 2.5,
        "speaker_name": None,
    }
    (draft,) = records(read({"f.json": as_json(fireflies("F1", sentence))}))
    assert (draft.subject.id, draft.body.text, field(draft, "raw_text")) == ("F1#0", "Celadon.", ["Seladon."])
    assert draft.known_from == from_iso("2026-03-10T09:00:02.500Z")
    assert draft.body.author.name == ""


@pytest.mark.parametrize(
    "wrapped",
    [
        lambda one: one,
        lambda one: [one],
        lambda one: {"data": {"transcript": one}},
        lambda one: {"data": {"transcripts": [one]}},
    ],
)
def test_fireflies_answers_are_read_however_they_are_wrapped(wrapped):
    found = read({"f.json": as_json(wrapped(fireflies("F1", "One.", "Two.")))})
    assert [draft.subject.id for draft in records(found)] == ["F1#0", "F1#1"]
    assert rejections(found) == []


def test_fireflies_dates_may_be_written():
    (draft,) = records(read({"f.json": as_json(fireflies("F1", "One.", date=None, dateString="2026-03-10T09:00:00Z"))}))
    assert draft.known_from == from_iso("2026-03-10T09:00:02Z")


def test_granola_is_sorted_and_keeps_what_is_final():
    drafts = [heard("g3", 3, "The ki", is_final=False), heard("g2", 2, "Then?", "system"), heard("g1", 1, "Cold.")]
    found = records(read({"c.json": granola({"d1": document("Kiln")}, {"d1": drafts})}))
    assert [(draft.body.text, draft.body.voice, draft.body.author_label) for draft in found] == [
        ("Cold.", "owner", "microphone"),
        ("Then?", "person", "system"),
    ]
    assert found[0].body.occurred.start == from_iso("2026-03-10T09:01:00Z")


@pytest.mark.parametrize("wrap", [json.dumps, lambda cache: cache])
def test_granola_without_a_transcript_says_so_and_keeps_the_notes(wrap):
    state = {"documents": {"d1": document("Kiln", notes_markdown="# Order glaze")}, "transcripts": {}}
    found = read({"cache-v6.json": as_json({"cache": wrap({"state": state, "version": 5})})})
    (note,) = records(found)
    assert (note.body.kind, note.body.text, note.body.voice) == ("note", "# Order glaze", "owner")
    assert [each.why for each in rejections(found)] == ["meeting d1: the cache holds no transcript of it"]


def test_granola_notes_are_also_read_from_their_editors_form():
    order = {"type": "paragraph", "content": [{"type": "text", "text": "order "}, {"type": "text", "text": "two"}]}
    heading = {"type": "heading", "content": [{"type": "text", "text": "Glaze"}]}
    listed = {"type": "bulletList", "content": [{"type": "listItem", "content": [order]}]}
    notes = {"type": "doc", "content": [heading, listed]}
    found = read({"c.json": granola({"d1": document("Kiln", notes=notes)}, {})})
    assert [draft.body.text for draft in records(found)] == ["Glaze\norder two"]


def test_a_deleted_granola_meeting_ends_when_it_was_deleted():
    gone = document("Kiln", deleted_at="2026-03-12T09:00:00Z")
    (states,) = history(read({"c.json": granola({"d1": gone}, {"d1": [heard("g1", 1, "Cold.")]})})).values()
    assert [to_iso(state.known.end) for state in states] == ["2026-03-12T09:00:00+00:00"]


def test_an_encrypted_granola_cache_is_told():
    (rejection,) = read({"c.json": b'{"cache": "v10 documents 8fa7"}'})
    assert "newer versions encrypt it" in rejection.why


def test_otter_writes_name_and_time_above_the_words():
    found = records(read({"otter.txt": OTTER_TEXT.encode()}, Context(UTC)))
    assert [(draft.body.author.name, draft.body.text) for draft in found] == [
        ("Ana Ruiz", "The kiln is cold."),
        ("Bo Li", "Then we call Odd."),
    ]
    assert [to_iso(draft.known_from)[11:19] for draft in found] == ["09:00:07", "09:00:07"]


def test_meet_writes_a_time_for_several_turns_and_the_next_is_when_they_were_over():
    found = records(read({"meet.txt": MEET_TEXT.encode()}))
    assert [(draft.body.author.name, draft.body.text) for draft in found] == [
        ("Ana Ruiz", "The kiln is warm."),
        ("Bo Li", "Good."),
        ("Ana Ruiz", "Next."),
    ]
    assert [to_iso(draft.known_from)[11:19] for draft in found] == ["08:05:00", "08:05:00", "08:05:00"]


@pytest.mark.parametrize(
    ("line", "read_as"),
    [
        ("Tue, Mar 10, 2026 9:05 PM", "2026-03-10 21:05"),
        ("10 March 2026, 09:05", "2026-03-10 09:05"),
        ("March 3rd, 2026", "2026-03-03"),
        ("12:00 AM, Marching on", ""),
        ("Mar 10, 2026 12:05 am UTC", "2026-03-10 00:05 UTC"),
    ],
)
def test_dates_with_the_month_as_a_word_are_read(line, read_as):
    assert iso(line) == read_as


@pytest.mark.parametrize(
    ("name", "content"),
    [
        (f"{NAME}.vtt", b"WEBVTT\n\n00:01.000 --> 00:02.000\n\n"),
        (f"{NAME}.json", whisper(" ", "")),
        ("f.json", as_json(fireflies("F1"))),
    ],
)
def test_a_transcript_of_nothing_is_told(name, content):
    assert [each.why for each in read({name: content})] == ["nothing is said in it"]


@pytest.mark.parametrize("number", [10**400, -5e12, 1e300, True, "soon", [], -(10**400)])
def test_a_number_that_cannot_be_costs_its_segment_at_most(number):
    segments = [{"start": number, "end": number, "text": "One."}, {"start": 1, "end": 2, "text": "Two."}]
    assert [text for _, text in whispered({"language": "en", "segments": segments})] == ["One.", "Two."]
    found = read({"f.json": as_json([fireflies("F1", "One.", date=number), fireflies("F2", "Two.")])})
    assert [draft.subject.id for draft in records(found)] == ["F2#0"]

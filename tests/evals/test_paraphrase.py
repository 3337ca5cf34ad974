"""One question in several wordings: what counts as coming to the same."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path

import pytest

from evals.__main__ import main
from evals.cases import Answer, Gold
from evals.lines import BadFile
from evals.paraphrase import consistency, groups, question_of
from evals.scoring import Verdict, judge
from exports import write_workspace

WHEN = datetime(2026, 4, 1, tzinfo=UTC)


def judged(id: str, said: str, *sources: str, abstained: bool = False) -> Verdict:
    """A verdict on a wording whose right answer is Friday."""
    gold = Gold(id, WHEN, answerable=True, key_terms=(("Friday",),))
    return judge(gold, Answer(id, said, sources, sources, abstained), lambda *_: "visible")


def test_wordings_are_alike_when_all_are_right_or_none_is() -> None:
    found = groups(
        Path("x"),
        [
            *(judged(f"A-r{number}", "On Friday.", "S1") for number in (1, 2)),
            *(judged(f"B-r{number}", "On Sunday.", "S1", f"S{number}") for number in (1, 2)),
            judged("C-1-r1", "On Friday.", "S1"),
            judged("C-1-r2", "I don't know.", abstained=True),
        ],
    )
    assert [(each.question, each.right, each.answered) for each in found] == [("A", 2, 2), ("B", 0, 2), ("C-1", 1, 1)]
    result = consistency(found)
    shares = {name: round(getattr(result, name).mean * getattr(result, name).count) for name in result.__slots__}
    assert shares == {"right": 3, "alike": 2, "always": 1, "decided": 2, "sources": 1}
    assert (result.right.count, result.alike.count) == (6, 3)
    assert result.alike.low < 2 / 3 < result.alike.high


@pytest.mark.parametrize("id", ["A", "A-r", "A-rx", "-r1", "A-r1x", ""])
def test_an_id_of_no_wording_is_told(id: str) -> None:
    assert question_of(id) == ""
    with pytest.raises(BadFile, match="is no wording"):
        groups(Path("x"), [judged(id, "On Friday.")])


def test_the_command_reports_each_share_with_its_interval(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    workspace, cases = write_workspace(tmp_path / "workspace"), tmp_path / "cases"
    asked = {"as_of": WHEN.isoformat(), "answerable": True, "key_terms": [["Friday"]]}
    wordings = ["When is the firing?", "On which day is the firing?", "zyzzyva quokka?"]
    rows = [asked | {"id": f"F-r{number}", "question": each} for number, each in enumerate(wordings, 1)]
    cases.write_text("".join(f"{json.dumps(row)}\n" for row in rows))
    given = ["paraphrase", "--data", str(workspace), "--questions", str(cases)]
    assert main([*given, "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert (said["questions"], said["wordings"], said["unlike"]) == (1, 3, {"F": "2/3"})
    assert said["alike"]["rate"] == 0
    assert said["alike"]["ci95"][1] > 0
    assert main(given) == 0
    assert "F: 2 of 3 wordings right" in capsys.readouterr().out
    cases.write_text("")
    assert main(given) == 2

"""`candor ask --reader`, as a user types it."""

import pytest

from exports import write_workspace
from modelserver import Fault, Script, draft, serving
from shell import candor

GOOD = draft("Ida Holm wrote that the firing is on Friday.", ("S1", "Firing on Friday"))


@pytest.fixture(scope="module")
def home(tmp_path_factory):
    home = tmp_path_factory.mktemp("home")
    workspace = write_workspace(home / "workspace")
    assert candor("ingest", workspace, "--zone", "Europe/Oslo", home=home).code == 0
    return home


@pytest.fixture
def ask(home):
    """Asks a reader whose server plays the steps."""

    def asked(reader, *steps, flags=("--json",), **more):
        with serving(Script(*steps)) as url:
            settings = {"CANDOR_READER_URL": url, "CANDOR_READER_MODEL": "m-1", **more}
            return candor("ask", "When is the firing?", "--reader", reader, *flags, home=home, **settings)

    return asked


@pytest.mark.parametrize("reader", ["anthropic", "openai"])
@pytest.mark.parametrize("stream", ["", "1"])
def test_the_answer_of_a_model_is_shown_like_any_other(ask, reader, stream):
    ran = ask(reader, GOOD, CANDOR_READER_STREAM=stream)
    assert ran.code == 0, ran.err
    assert (ran.json["text"], ran.json["abstained"]) == (GOOD["text"], False)
    assert [(each["source_id"], each["quote"]) for each in ran.json["citations"]] == [("S4", "Firing on Friday")]
    assert "S4" in ran.json["retrieved"]


def test_words_without_support_are_shown_as_such(ask):
    ran = ask("openai", draft("On Friday, with 4711 guests.", ("S1", "Firing on Friday")), flags=())
    assert "in no record: 4711, guests" in ran.out


@pytest.mark.parametrize("step", [Fault(401), draft("On Sunday.", ("S9", "Sunday")), "no draft"])
def test_what_fails_is_an_error_with_exit_code_1_and_no_answer(ask, step):
    ran = ask("anthropic", step)
    assert ran.code == 1
    assert set(ran.json) == {"error"}
    assert "--reader built-in" in ran.json["error"]["todo"]


def test_a_reader_that_there_is_not_and_a_missing_model_are_wrong_use(ask):
    assert ask("oracle").code == 2
    ran = ask("openai", CANDOR_READER_MODEL="")
    assert (ran.code, "CANDOR_READER_MODEL" in ran.err) == (2, True)

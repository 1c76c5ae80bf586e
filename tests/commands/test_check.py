"""`trainer check`: every fault of every file, with its place, and second opinions that differ."""

import json

from tests.commands.conftest import BOXED, FLOP
from tests.renumbered import renumbering
from tests.rules.test_sixth_house import HARBOUR
from trainer import resources
from trainer.rules.numbering import numbering

QUIZZES = resources.path("quizzes")


def test_all_scenarios_and_a_folder_of_questions_are_sound(run):
    """Every other question is drawn as often in `tests/questions/test_draws.py`."""
    result = run("check", QUIZZES / "scenarios", QUIZZES / "questions" / "boxed")
    assert result.exit_code == 0
    assert result.output.endswith(" files checked, 0 faults\n")


def test_every_fault_is_named_with_file_line_and_key(run, files):
    text = FLOP.read_text(encoding="utf-8").replace('game = "holdem"', 'game = "poker"').replace("seed = ", "sed = ")
    path = files("bad.toml", text)
    result = run("check", path)
    assert result.exit_code == 1
    lines = result.output.splitlines()
    at = {
        word: number
        for number, line in enumerate(text.splitlines(), 1)
        for word in ("game", "sed")
        if line[:4].strip() == word
    }
    assert [line for line in lines if line.startswith(f"{path}:{at['game']}: game:")]
    assert [line for line in lines if line.startswith(f"{path}:{at['sed']}: sed:")]
    assert lines[-1].startswith("1 file checked, ")


def test_a_second_opinion_that_differs_is_a_fault(run, files):
    text = BOXED.read_text(encoding="utf-8").replace('paragraphs = ["35-A-1"]', 'paragraphs = ["99-Z"]', 1)
    result = run("check", files("bad.toml", text))
    assert result.exit_code == 1
    assert "expect.tda-2022.paragraphs: the rules cite 35-A-1" in result.output


def test_a_second_opinion_by_a_number_that_is_printed_no_more_is_followed(run, files, monkeypatch):
    text = BOXED.read_text(encoding="utf-8").replace('paragraphs = ["35-A-1"]', 'paragraphs = ["99-Z"]', 1)
    renumbering(monkeypatch)("tda-2022", numbering(2, {"35-A-1": ("99-Z",)}))
    assert run("check", files("sound.toml", text)).exit_code == 0


def test_questions_are_told_from_scenarios(run, files):
    question = next(QUIZZES.joinpath("questions").rglob("*.toml"))
    assert run("check", question).exit_code == 0
    text = question.read_text(encoding="utf-8").replace("prompt = ", "promt = ", 1)
    result = run("check", files("bad.toml", text))
    assert result.exit_code == 1
    assert "promt" in result.output


def test_an_id_that_two_files_share_is_a_fault_of_the_second(run, files):
    one, two = (files(name, FLOP.read_text(encoding="utf-8")) for name in ("a.toml", "b.toml"))
    result = run("check", one.parent)
    assert result.exit_code == 1
    assert f"{two}:" in result.output
    assert f"is also the id of {one}: change one" in result.output


def test_faults_as_json(run, files):
    path = files("bad.toml", "format = 3\n")
    told = json.loads(run("check", path, "--json").output)
    assert told["files"] == 1
    assert {"file", "line", "key", "what"} == set(told["faults"][0])
    assert told["more_faults"] == 0
    assert "format" in [each["key"] for each in told["faults"]]


def test_faults_as_json_are_no_more_and_no_longer_than_others(run, files):
    many = "".join(f"key-{n}-{'x' * 500} = 1\n" for n in range(80))
    told = json.loads(run("check", files("bad.toml", many), "--json").output)
    assert len(told["faults"]) == 50
    assert told["more_faults"] > 30
    assert all(len(each["key"]) <= 200 and len(each["what"]) <= 200 for each in told["faults"])


def test_half_a_family_in_a_ledger_is_a_warning_and_no_fault(run, files):
    text = HARBOUR.replace("harbour-2026", "half").replace('    "bet.size.multi-chip-below-standard",\n', "")
    result = run("check", path := files("half.toml", text))
    assert result.exit_code == 0
    told = [line for line in result.output.splitlines() if "but not its other half" in line]
    assert any("bet.size.multi-chip-below-standard: cite it, or say why not" in line for line in told)
    assert all(line.startswith(f"{path}: cites ") for line in told) and "1 file checked, 0 faults" in result.output
    assert json.loads(run("check", path, "--json").output)["warnings"] == told + [
        line for line in result.output.splitlines() if line.startswith(f"{path}: ") and line not in told
    ]

"""`trainer convert`: real hands in, ours out; one bad file stops nothing, nothing is written over silently."""

import json
import sys

import pytest

from tests.commands.conftest import CLEAN, document
from tests.scenarios.phh.random_hands import phh
from tests.scenarios.phh.real import HANDS, PLAIN
from tests.scenarios.phh.test_outgoing import simulated
from trainer import resources


def test_every_hand_of_a_folder_is_converted_skipped_or_faulty(run, tmp_path):
    out = tmp_path / "scenarios"
    result = run("convert", "phh", HANDS, "--out", out)
    assert result.exit_code == 1
    lines = result.output.splitlines()
    assert "19 hands in 16 files: 13 converted, 5 skipped, 1 faulty" in lines
    assert "  2 skipped: this program has no draw games" in lines
    assert "  1 skipped: the house took a rake" in lines
    assert any(line.startswith(f"{HANDS / 'fb.phh'}: skipped: this program has no draw games") for line in lines)
    assert any(
        line.startswith(f"{HANDS / 'several.phhs'} [3]: skipped: this program has no draw games") for line in lines
    )
    assert f"{HANDS / 'several.phhs'}:19: 2.min_bet: must be 0 or more" in lines
    assert len(list(out.glob("*.toml"))) == 13
    checked = run("check", out)
    assert (checked.exit_code, checked.output) == (0, "13 files checked, 0 faults\n")


def test_a_sound_file_ends_with_nothing_to_complain_of(run, tmp_path):
    result = run("convert", "phh", HANDS / "fr.phh", "--out", tmp_path)
    assert result.exit_code == 0
    assert result.output == "1 hand in 1 file: 1 converted, 0 skipped, 0 faulty\n"


def test_what_became_of_them_can_be_had_as_json(run, tmp_path):
    result = run("convert", "phh", HANDS / "several.phhs", "--out", tmp_path, "--json")
    found = json.loads(result.output)
    assert (found["hands"], found["faulty"], found["converted"]) == (4, 1, ["several-1", "several-4"])
    assert found["skipped"] == {"this program has no draw games": 1}
    assert [each["line"] for each in found["faults"]] == [19, 21]


def test_a_pattern_stands_for_its_files(run, tmp_path):
    result = run("convert", "phh", HANDS / "f*.phh", "--out", tmp_path)
    assert result.output.splitlines()[-2].startswith("6 hands in 6 files: 5 converted, 1 skipped")


def test_scenarios_that_are_there_are_not_written_over_unless_forced(run, files, tmp_path):
    out, hand = tmp_path / "out", files("hand.phh", PLAIN)
    assert run("convert", "phh", hand, "--out", out).exit_code == 0
    assert run("convert", "phh", hand, "--out", out).exit_code == 0
    (there,) = out.glob("*.toml")
    there.write_text("mine", encoding="utf-8")
    result = run("convert", "phh", hand, "--out", out)
    assert result.exit_code == 1
    assert f"{there}: already exists; use --force to overwrite it" in result.output
    assert there.read_text(encoding="utf-8") == "mine"
    assert run("convert", "phh", hand, "--out", out, "--force").exit_code == 0
    assert there.read_text(encoding="utf-8") != "mine"


@pytest.mark.parametrize(
    ("make", "what"),
    [
        (lambda path: path / "nothing.phh", "there is no such file or folder"),
        (lambda path: path, "has no PHH file in it"),
        (lambda path: path / "*.phh", "there is no such file or folder"),
    ],
)
def test_what_is_not_there_is_wrong_usage(run, tmp_path, make, what):
    (tmp_path / "in").mkdir()
    result = run("convert", "phh", make(tmp_path / "in"), "--out", tmp_path / "out")
    assert result.exit_code == 2
    assert what in result.output
    assert not (tmp_path / "out").exists()


def test_a_folder_that_cannot_be_made_is_wrong_usage(run, files):
    result = run("convert", "phh", HANDS / "fr.phh", "--out", files("file", "x") / "below")
    assert result.exit_code == 2
    assert "--out" in result.output


def test_the_progress_bar_is_for_a_terminal_only(run, tmp_path, monkeypatch):
    result = run("convert", "phh", HANDS / "fr.phh", "--out", tmp_path)
    assert "hands" not in result.output
    assert not sys.stderr.isatty()


# --- out


def test_a_scenario_goes_out_dealt_to_its_end(run):
    result = run("convert", CLEAN, "--to", "phh")
    assert result.exit_code == 0
    assert result.output.startswith("variant = 'NT'\n")
    assert sum(simulated(result.output)) > 0


def test_a_transcript_goes_out_as_it_was_dealt(run, files):
    path = files("hand.txt", document(CLEAN, "upt"))
    assert simulated(run("convert", path, "--to", "phh").output) == simulated(
        run("convert", CLEAN, "--to", "phh").output
    )


def test_options_may_stand_before_the_file(run, tmp_path):
    out = tmp_path / "hand.phh"
    result = run("convert", "--to", "phh", "--out", out, CLEAN)
    assert (result.exit_code, result.output) == (0, f"{out}: written\n")
    assert simulated(out.read_text(encoding="utf-8"))
    assert run("convert", CLEAN, "--to", "phh", "--out", out).exit_code == 0
    out.write_text("mine", encoding="utf-8")
    result = run("convert", CLEAN, "--to", "phh", "--out", out)
    assert (result.exit_code, result.output) == (1, f"{out}: already exists; use --force to overwrite it\n")


def test_a_hand_that_phh_cannot_tell_is_one_clear_line(run):
    path = resources.path("quizzes", "scenarios", "clean", "omaha-8-pot-limit.toml")
    result = run("convert", path, "--to", "phh")
    assert (result.exit_code, result.output) == (1, f"{path}: PHH has no code for pot-limit omaha-8\n")


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("convert",), 2),
        (("convert", "nothing.toml", "--to", "phh"), 2),
        (("convert", CLEAN, "--to", "gift"), 2),
        (("convert", CLEAN), 2),
        (("convert", "phh", HANDS), 2),
        (("convert", "phh", "--out", "x"), 2),
        (("convert", HANDS / "fr.phh", "--to", "phh"), 1),
    ],
)
def test_wrong_usage_and_faults_have_their_codes(run, arguments, code):
    assert run(*arguments).exit_code == code


def test_a_hundred_files_are_worked_through_whatever_some_of_them_are(run, tmp_path):
    for number in range(40):
        text = phh("FT", number, players=3) if number % 4 else "variant = 'FT'\nantes ="
        (tmp_path / f"{number:03}.phh").write_text(text, encoding="utf-8")
    result = run("convert", "phh", tmp_path, "--out", tmp_path / "out")
    assert result.exit_code == 1
    assert "40 hands in 40 files: 30 converted, 0 skipped, 10 faulty" in result.output


@pytest.mark.parametrize("as_json", [True, False])
def test_many_hands_that_are_skipped_or_faulty_are_counted(run, files, tmp_path, as_json):
    fault = "variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [1, -2]\n"
    draw = (HANDS / "fb.phh").read_text(encoding="utf-8")
    hands = "".join(f"[{n}]\n{draw if n % 2 else fault}\n" for n in range(1, 181))
    file = files("many.phhs", hands)
    result = run("convert", "phh", file, "--out", tmp_path / "out", *(["--json"] if as_json else []))
    if as_json:
        told = json.loads(result.output)
        assert len(told["faults"]) == 50 and told["more_faults"] > 0
        assert len(told["skipped"]) <= 50
    else:
        lines = result.output.splitlines()
        assert "... and 40 more skipped hands" in lines
        assert any(each.startswith("... and ") and each.endswith("more faults") for each in lines)
        assert len(lines) < 110

"""`trainer demo` for one house: its hands, their pictures, the report and the table."""

import json

import pytest

from tests.seeds import todays
from trainer.ui.demo import run as demo
from trainer.ui.demo.exercises import EXERCISES
from trainer.ui.demo.hand import Stuck

FLOP, BOXED, STUB, BET, SHOWDOWN = EXERCISES
TODAYS = (FLOP, STUB, *todays((BOXED, BET, SHOWDOWN), 3))


def test_one_house_is_dealt_graded_and_told(run, tmp_path, monkeypatch):
    """Each of these is dealt at other houses in `tests/ui/demo/test_hand.py`."""
    monkeypatch.setattr(demo, "EXERCISES", TODAYS)
    out = tmp_path / "new" / "folder"
    result = run("demo", "--out", out, "--book", "foxwoods-2020")
    assert result.exit_code == 0, result.output
    report = json.loads((out / "report.json").read_text(encoding="utf-8"))
    hands = report["hands"]
    assert report["as_expected"] is True
    assert [(each["scenario"], each["right"]) for each in hands] == [
        (each.scenario, right) for right in (True, False) for each in TODAYS
    ]
    assert {each["by"] for each in hands} == {"mouse", "keyboard"}
    pictures = [name for each in hands for name in each["pictures"].values()]
    assert sorted(each.name for each in out.glob("*.png")) == sorted(pictures)
    assert {"onset", "floor", "remedy", "debrief", "questions"} <= set(hands[0]["pictures"])
    assert hands[1]["matters"][0]["label"]  # Foxwoods falls back, and that is said
    assert f"{2 * len(TODAYS)} hands, all graded as they must be" in result.output
    for each in TODAYS:
        assert result.output.count(f"{each.scenario} ") >= 2


def test_a_hand_that_is_graded_otherwise_fails_the_demo(run, tmp_path, monkeypatch):
    harmless = type(FLOP)(FLOP.drill, FLOP.scenario, type(FLOP.mistake)("perfect", "", FLOP.dealers[0].deals, "remedy"))
    monkeypatch.setattr(demo, "EXERCISES", (harmless,))
    result = run("demo", "--out", tmp_path, "--book", "upt")
    assert result.exit_code == 1
    assert "1 NOT graded as they must be" in result.output
    assert json.loads((tmp_path / "report.json").read_text(encoding="utf-8"))["as_expected"] is False


@pytest.mark.parametrize("trouble", [Stuck("everybody waits"), LookupError("never offered")])
def test_a_demo_that_cannot_go_on_says_so_in_one_line(run, tmp_path, monkeypatch, trouble):
    def stop(*_):
        raise trouble

    monkeypatch.setattr(demo.Trainee, "deal", stop)
    result = run("demo", "--out", tmp_path, "--book", "upt")
    assert result.exit_code == 2
    assert result.output == f"demo: {trouble}\n"


def test_a_house_whose_rulebook_cannot_be_used_is_left_out(run, tmp_path, monkeypatch):
    asked = []
    monkeypatch.setattr("trainer.commands.demo.keys", lambda: ("upt", "metropolitan"))
    monkeypatch.setattr("trainer.ui.demo.program.played", lambda _out, _say, books, _force: (asked.append(books), True))
    run("demo", "--out", tmp_path)
    assert asked == [("upt", "metropolitan")]

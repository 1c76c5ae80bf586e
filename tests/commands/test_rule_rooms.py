"""`trainer rule` on room files: five houses on what spans tables, and faults named by line."""

import pytest

from trainer import resources
from trainer.rules.encoded import rulings
from trainer.rules.options import OPTIONS

EXAMPLES = resources.path("trainer", "rules", "examples")
HAND_FOR_HAND = EXAMPLES / "tda-2022-RP-8-B-ex.room.txt"
SEATS = EXAMPLES / "upt-button-6-ex.room.txt"


def test_houses_are_set_side_by_side_on_a_room(run):
    result = run("rule", HAND_FOR_HAND, "--all", "--all-points")
    assert result.exit_code == 0
    assert f"{rulings()['rp.fixed-time-per-hand'].says} (left 810)" in result.output
    assert "The clock shows 13:30: each hand takes 120 seconds off it, starting with the current one. " in result.output
    assert "The clock shows 13:30 at 120 seconds a hand, or 11:30 at the maximum of 180." in result.output
    assert "not covered" in result.output


def test_one_house_on_a_room_with_its_figures_and_reading(run):
    output = run("rule", SEATS, "--book", "upt", "--all-points").output
    assert output.startswith("P4 waits 2 hands for the same position, or posts 200 now.")
    assert "A player takes another seat at their table (P4), seat 7" in output
    assert "(200 posted, wait 2)" in output
    assert f"The floor's choices: {OPTIONS['wait'].says}" in output


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("20 floor hand-for-hand", "20 floor hand-by-hand", "isn't a room verb"),
        ("45 dealer:A end", "45 dealer:C end", "there is no table C"),
        ("45 dealer:A end", "5 dealer:A end", "second 5 has passed"),
        ("clock 1 1050", "clock 1", "words were given"),
    ],
)
def test_faults_of_a_room_are_named_by_file_and_line(run, tmp_path, old, new, said):
    text = HAND_FOR_HAND.read_text(encoding="utf-8")
    number = text.splitlines().index(old) + 1
    bad = tmp_path / "bad.room.txt"
    bad.write_text(text.replace(old, new, 1), encoding="utf-8")
    result = run("rule", bad, "--all")
    assert result.exit_code == 1
    assert said in result.output
    assert f":{number}:" in result.output


def test_all_that_cannot_have_happened_in_a_room_is_named_at_once(run, tmp_path):
    text = HAND_FOR_HAND.read_text(encoding="utf-8")
    text = text.replace("event tournament", "sheet event-61\nevent tournament", 1)
    lines = [*text.splitlines(), "9000 dealer:Z push", "9001 floor break Z", "9002 desk ask payuots"]
    bad = tmp_path / "bad.room.txt"
    bad.write_text("\n".join(lines), encoding="utf-8")
    result = run("rule", bad, "--all")
    assert result.exit_code == 1
    faults = result.output.splitlines()
    for line, said in (("sheet event-61", "sheet: 'event-61' isn't one of"), *zip(lines[-3:], SAID, strict=True)):
        assert any(f":{lines.index(line) + 1}: {said}" in each for each in faults), said
    assert len(faults) == 4


SAID = ("push: there is no table Z", "break: there is no table Z", "ask: 'payuots' isn't one of")


@pytest.mark.parametrize("sheet", ["event-60", "event-sng-65", "event-grinder"])
def test_the_sheets_that_a_house_prints_are_known(run, tmp_path, sheet):
    good = tmp_path / "good.room.txt"
    text = HAND_FOR_HAND.read_text(encoding="utf-8")
    good.write_text(text.replace("event tournament", f"sheet {sheet}\nevent tournament", 1), encoding="utf-8")
    assert run("rule", good, "--all").exit_code == 0


RACE_AND_SHORT_BLIND = """room 1
event tournament full-table 9
games holdem
level 100 200 200 20
clock 1 0
bank 100x99
chips 25 50 100 1000
antes big-blind
table A 9 1 2 4
player Ann 100x5+25x2 A 1
player Ben 50x1 A 2
player Cora 1000x9+25x1 A 4
---
1 dealer:A race 25
2 floor exchange Ann 100x1 25x2
3 floor remove Cora 25x1
4 dealer:A deal 1
"""


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        (15, "A player gets new chips from a race (Ann)"),
        (16, "A player loses chips in a race (Cora)"),
        (17, "A blind posted short (Ben)"),
        (17, "A player with less than the ante (Ben)"),
    ],
)
def test_a_point_of_a_room_is_told_with_whom_it_is_about(run, tmp_path, lines, said):
    told = tmp_path / "race.room.txt"
    told.write_text("".join(RACE_AND_SHORT_BLIND.splitlines(keepends=True)[:lines]), encoding="utf-8")
    result = run("rule", told, "--all", "--all-points")
    assert result.exit_code == 0
    assert said in result.output


def test_a_room_in_short_becomes_a_whole_one_that_answers_alike(run, tmp_path):
    short, whole = tmp_path / "short.txt", tmp_path / "whole.txt"
    short.write_text("room\nlevel 500 1000\nplayers A 9 20000\nplayers B 6 20000\n---\nbust B6\nfloor ask balance\n")
    told = run("convert", short, "--to", "transcript")
    assert told.exit_code == 0, told.output
    whole.write_text(told.output, encoding="utf-8")
    assert run("convert", whole, "--to", "transcript").output == told.output
    first = [run("rule", file, "--book", "upt").output.splitlines()[0] for file in (short, whole)]
    assert first[0] == first[1] != ""
    assert "has a room but no hand" in run("convert", short, "--to", "phh").output

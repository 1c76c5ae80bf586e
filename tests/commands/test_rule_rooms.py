"""`trainer rule` on room files: five houses on what spans tables, and faults named by line."""

import pytest

from trainer import resources

EXAMPLES = resources.path("trainer", "rules", "examples")
HAND_FOR_HAND = EXAMPLES / "tda-2022-RP-8-B-ex.room.txt"
SEATS = EXAMPLES / "upt-button-6-ex.room.txt"


def test_houses_are_set_side_by_side_on_a_room(run):
    result = run("rule", HAND_FOR_HAND, "--all")
    assert result.exit_code == 0
    assert "each hand takes a fixed time off the clock, however long it lasts (left 810)" in result.output
    assert "(least 690, left 810)" in result.output
    assert "the book is silent" in result.output


def test_one_house_on_a_room_with_its_figures_and_reading(run):
    output = run("rule", SEATS, "--book", "upt").output
    assert "A player takes another seat at his table (P4), seat 7" in output
    assert "(post 200, wait 2)" in output
    assert "the floor may choose: wait" in output


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("20 floor hand-for-hand", "20 floor hand-by-hand", "no verb of a room"),
        ("45 dealer:A end", "45 dealer:C end", "there is no table C"),
        ("45 dealer:A end", "5 dealer:A end", "second 5 is over"),
        ("clock 1 1050", "clock 1", "words are given"),
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
    for line, said in (("sheet event-61", "sheet: 'event-61' is none of"), *zip(lines[-3:], SAID, strict=True)):
        assert any(f":{lines.index(line) + 1}: {said}" in each for each in faults), said
    assert len(faults) == 4


SAID = ("push: there is no table Z", "break: there is no table Z", "ask: 'payuots' is none of")


@pytest.mark.parametrize("sheet", ["event-60", "event-sng-65", "event-grinder"])
def test_the_sheets_that_a_house_prints_are_known(run, tmp_path, sheet):
    good = tmp_path / "good.room.txt"
    text = HAND_FOR_HAND.read_text(encoding="utf-8")
    good.write_text(text.replace("event tournament", f"sheet {sheet}\nevent tournament", 1), encoding="utf-8")
    assert run("rule", good, "--all").exit_code == 0

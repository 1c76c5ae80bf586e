"""`trainer rule` on hands told in short, with a room around them or without, and on settings of a house."""

import json
import re
from pathlib import Path

import pytest

from trainer.kernel.document import text_of, transcript_of
from trainer.rules.book import BOOKS

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```short\n(.*?)```\n→ (.*?)\n", PAGE, re.DOTALL)
ROOM = """room 1
event tournament full-table 9
games holdem
level 500 1000 1000 20
clock 1 900
antes big-blind
table A 9 1 2 4
table B 9 1 2 4
player Maria 1000x15 A 1
player Devon 1000x9 A 2
player Priya 1000x12 A 4
player Kenji 1000x12 B 5
player Sofia 1000x12 B 6
---
0 floor hand-for-hand
"""
HAND = "hand A\n---\ndeal\nP1 raise 3,000\nP2 wager one 5000\n"
CHIP = "It's a call of 3,000, not a raise: seat 2 gets 2,500 back."


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_the_examples_of_the_page_answer_as_it_says(run, files, number):
    text, said = EXAMPLES[number]
    result = run("rule", files("hand.txt", text), "--book", "tda-2024")
    assert result.exit_code == 0, result.output
    assert result.output.splitlines()[0] == said


def test_the_page_has_five_examples_and_the_help_one():
    assert len(EXAMPLES) == 5


def test_the_help_shows_a_hand_that_can_be_ruled_on(run, files):
    shown = run("rule", "--help").output
    lines = [line.strip() for line in shown[shown.index("blinds 100") : shown.index("Options:")].splitlines()]
    lines = [line for line in lines if line]
    assert len(lines) == 6
    assert "not a raise" in run("rule", files("hand.txt", "\n".join(lines)), "--book", "upt").output.splitlines()[0]


def test_one_thing_and_one_seat_may_be_asked_of_a_hand_in_short(run, files):
    file = files("hand.txt", EXAMPLES[2][0])
    pots = run("rule", file, "--book", "tda-2024", "--ask", "pots").output
    assert "The main pot, 4,700" in pots and "Side pot 2, 2,000" in pots
    assert run("rule", file, "--all", "--seat", "7").exit_code == 0


def test_how_an_amount_was_read_is_noted(run, files):
    file = files("hand.txt", "blinds 100 200\nseats 6 20000\n---\ndeal\nP3 wager 1000\n")
    said = "Seat 3's 1,000 is taken to be 500x2. If other chips went in, write them."
    assert f"Note: {said}" in run("rule", file, "--all").output
    assert json.loads(run("rule", file, "--book", "upt", "--json").output)["answers"]["upt"]["notes"] == [said]


def test_a_setting_is_used_or_said_not_to_be(run, files):
    text = EXAMPLES[3][0].replace("house mucking-line yes", "house mucking-line yes\nhouse betting-line yes")
    told = json.loads(run("rule", files("hand.txt", text), "--all", "--json").output)["answers"]
    assert told["players-2025"]["notes"] == [
        "Players leaves mucking-line to the house: yours is yes.",
        "Players doesn't use your house's betting-line.",
    ]
    assert "Your house's own line" in told["players-2025"]["sentence"]
    for key in BOOKS:
        if key != "players-2025":
            assert "doesn't use your house's mucking-line." in told[key]["notes"][0]
            assert told[key]["sentence"] != told["players-2025"]["sentence"]


def test_a_hand_and_its_room_are_answered_by_what_was_told_last(run, files):
    last = run("rule", files("both.txt", ROOM + HAND), "--book", "tda-2024").output
    assert last.startswith(CHIP)
    first = run("rule", files("both.txt", HAND + ROOM), "--book", "tda-2024").output
    alone = run("rule", files("room.txt", ROOM), "--book", "tda-2024").output
    assert first.splitlines()[0] == alone.splitlines()[0] != CHIP
    assert f"Also: At the table: {CHIP}" in first
    asked = run("rule", files("both.txt", HAND + ROOM), "--book", "tda-2024", "--ask", "wager").output
    assert asked.startswith(CHIP)
    told = json.loads(run("rule", files("both.txt", ROOM + HAND), "--book", "tda-2024", "--json").output)
    kinds = {each["matter"] for each in told["tda-2024"]}
    assert "hand-for-hand" in str(kinds) or len(kinds) > 1


def test_a_hand_takes_players_button_and_level_from_its_table(run, files):
    text = run("convert", files("both.txt", ROOM + HAND), "--to", "transcript").output
    setup = transcript_of(text).setup
    assert [seat.name for seat in setup.seats] == ["Maria", "Devon", "", "Priya"]
    assert [seat.stack.amount for seat in setup.seats] == [15000, 9000, 0, 12000]
    stakes = setup.stakes
    assert (setup.button, stakes.small_blind, stakes.big_blind, stakes.big_blind_ante) == (1, 500, 1000, 1000)
    own = HAND.replace("---", "blinds 100 200\nbutton 2\nseat 1 20000\nseat 2 8000\n---").replace("3,000", "600")
    setup = transcript_of(run("convert", files("both.txt", ROOM + own), "--to", "transcript").output).setup
    assert (setup.button, setup.stakes.big_blind, len(setup.seats)) == (2, 200, 2)


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        (ROOM + HAND.replace("hand A", "hand C"), 16, "'C' isn't a table of this room: write one of A, B"),
        (ROOM + HAND.replace("hand A", "hand"), 16, "write which table the hand is at, as in hand A"),
        (ROOM + HAND.replace("P1 raise", "P1 rase"), 19, "the nearest is 'raise'"),
        (ROOM.replace("0 floor hand-for-hand", "0 floor hand-by-hand") + HAND, 15, "isn't a room verb"),
        (HAND + ROOM.replace("clock 1 900", "clock 1"), 10, "clock: 1 words were given, not 2"),
    ],
)
def test_faults_of_either_part_have_the_line_of_the_file(run, files, text, line, said):
    result = run("rule", files("both.txt", text), "--book", "tda-2024")
    assert result.exit_code == 1
    assert said in result.output
    assert not line or f"both.txt:{line}:" in result.output


def test_a_hand_in_short_becomes_a_whole_transcript_that_answers_alike(run, files):
    for text, said in EXAMPLES[:4]:
        whole = run("convert", files("hand.txt", text), "--to", "transcript").output
        assert text_of(transcript_of(whole)) == whole
        assert run("rule", files("whole.txt", whole), "--book", "tda-2024").output.splitlines()[0] == said


def test_every_slip_of_a_file_is_named_with_its_line(run, files):
    result = run("rule", files("hand.txt", "blnds 100 200\nseats 6 20000\n---\ndeal\nP3 rase 900\n"), "--all")
    assert result.exit_code == 1
    assert [line.split(":")[1] for line in result.output.splitlines()] == ["1", "5"]

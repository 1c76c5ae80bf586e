"""`trainer rule`: what each house demands, of a scenario and of a transcript."""

import json

import pytest

from tests.commands.conftest import BOXED, CLEAN, FLOP, STUB, document
from trainer import resources
from trainer.commands.decisions import FORMAT
from trainer.rules.book import BOOKS
from trainer.rules.effects import Effect
from trainer.rules.encoded import rulings
from trainer.rules.options import OPTIONS


@pytest.mark.parametrize(
    ("book", "said"),
    [
        ("tda-2022", "tda-2022 39-A"),
        ("players-2025", "players-2025 38-A"),
        ("foxwoods-2020", "foxwoods-2020 39"),
        ("metropolitan", "metropolitan 35"),
        ("upt", rulings()["deal.flop-redealt"].says),
    ],
)
def test_a_four_card_flop_is_ruled_on_by_each_house(run, book, said):
    result = run("rule", FLOP, "--book", book, "--all-points")
    assert result.exit_code == 0
    assert said in result.output


def test_all_houses_side_by_side_with_the_differences_marked(run):
    lines = run("rule", FLOP, "--all").output.splitlines()
    assert lines[1].strip().startswith("Scramble the flop face down")
    assert [line.strip() for line in lines if line.strip()[:1] in "=≠"] == [
        "= Poker TDA 2024, Poker TDA 2022, Players Casino, Foxwoods, Metropolitan Gaming",
        "≠ Ultimate Poker Tour",
    ]


def test_all_houses_at_once_as_json(run):
    told = json.loads(run("rule", STUB, "--all", "--json").output)
    assert told.pop("format") == FORMAT == 3
    assert tuple(told.pop("answers")) == BOOKS
    assert tuple(told) == BOOKS
    assert {book: decisions[0]["silent"] for book, decisions in told.items()} == {
        "tda-2024": False,
        "tda-2022": False,
        "players-2025": False,
        "foxwoods-2020": False,
        "metropolitan": True,
        "upt": True,
    }
    assert [told[book][0]["confirmed"] for book in BOOKS[:4]] == [True, True, True, False]
    assert told["tda-2022"][0]["trace"]
    ruling = told["tda-2022"][0]["ruling_key"]
    assert (ruling, told["tda-2022"][0]["ruling"]) == ("stud.community-card-new-stub", rulings()[ruling].says)


def test_json_has_keys_and_words_of_a_ruling_and_of_what_is_left_to_the_floor(run):
    clear = str(resources.path("quizzes", "scenarios", "bets", "five-stays-unclear.toml"))
    (told, *_) = json.loads(run("rule", clear, "--book", "metropolitan", "--json").output)["metropolitan"]
    assert told["option_keys"] and [OPTIONS[each].says for each in told["option_keys"]] == told["options"]
    assert told["effect"] in list(Effect)


def test_silence_is_said_with_what_the_floor_follows(run):
    output = run("rule", STUB, "--book", "metropolitan").output
    assert output.startswith("Metropolitan doesn't cover this: the stub is too short for seventh street")
    assert "The floor may follow TDA 2022, where the ruling is “Scramble the earlier burns into the stub" in output


def test_nothing_is_wrong_with_a_clean_hand(run):
    assert "Nothing is wrong. Seat 2 wins 12,400." in run("rule", CLEAN, "--book", "tda-2022").output


def test_a_transcript_is_taken_as_it_stands(run, files):
    whole = files("hand.txt", document(FLOP, "tda-2022"))
    told = json.loads(run("rule", whole, "--book", "tda-2022", "--json").output)["tda-2022"]
    assert [each["matter"] for each in told] == ["four-card-flop"]


def test_the_author_may_say_at_which_moment_the_book_is_asked(run):
    told = json.loads(run("rule", BOXED, "--book", "tda-2022", "--json").output)["tda-2022"]
    assert (told[0]["matter"], told[0]["ruling_key"]) == ("boxed-in-deal", "deal.misdeal")
    assert told[0]["ruling"] == rulings()["deal.misdeal"].says


def test_a_house_that_the_file_does_not_name_is_asked_when_all_the_others_are(run, tmp_path):
    text, file = BOXED.read_text("utf-8"), tmp_path / "named-at-four.toml"
    file.write_text(text[: text.index("[expect.upt]")], "utf-8")
    assert run("rule", file, "--book", "upt", "--json").output == run("rule", BOXED, "--book", "upt", "--json").output


def test_a_room_is_ruled_on_like_a_hand(run):
    room = resources.path("trainer", "rules", "examples", "players-2025-ill-11-D.room.txt")
    lines = run("rule", room, "--all", "--all-points").output.splitlines()
    assert any(
        line.strip() == "Table A stops, 3 players short of the fullest table, unless the floor waives the halt."
        for line in lines
    )
    assert any(line.strip() == "A table is short of players (A)" for line in lines)
    assert any("The floor's choices" in line for line in lines)
    told = json.loads(run("rule", room, "--book", "players-2025", "--json").output)["players-2025"]
    assert "11-D" in [cited["at"] for each in told for cited in each["citations"]]


def test_every_fault_of_a_room_file_is_named_with_its_line(run, files):
    result = run("rule", files("bad.txt", "room 1\nlevel x\nbutton\n---\n"), "--book", "upt")
    assert result.exit_code == 1
    assert [line.rpartition("bad.txt:")[2].split(":")[0] for line in result.output.splitlines()] == ["2", "3"]

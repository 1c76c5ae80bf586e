"""Silence on one thing doesn't stand before what is ruled on another."""

import pytest

from tests.grading.answers.in_short import lines, on_hand
from trainer.grading.answers.asked import Question
from trainer.grading.answers.both import Both
from trainer.grading.answers.several_asked import answer_on_all
from trainer.rules.book import book
from trainer.shorthand.rooms import read_room

FLOP = "on flop;blinds 100 200;pot 1200;in 2 5 8;seats 9 20000"
NO_BURN = "check 2 5 8;D lay 1 up"
SILENT = "TDA 2022 doesn't cover this: a street without a burn"


@pytest.mark.parametrize(
    ("acts", "begins"),
    [
        pytest.param(
            "P2 bet 500;P5 wager one 1000",
            f"It's a call of 500, not a raise: seat 5 gets 500 back; {SILENT}",
            id="44",
        ),
        pytest.param("P2 bet 500", SILENT, id="RP-14-bet-on-it"),
        pytest.param("", SILENT, id="RP-14"),
    ],
)
def test_chips_that_move_since_come_before_what_is_not_covered(acts: str, begins: str) -> None:
    assert on_hand("tda-2022", FLOP, f"{NO_BURN};{acts}".rstrip(";")).sentence.startswith(begins)


def test_of_several_questions_what_is_ruled_comes_first() -> None:
    """[tda-2022:69]"""
    head = "room;level 500 1000;entries 40;buy-in $100;places 6;players A 3 9000;player Ann 3000 A 4;player Bo 2000 A 5"
    text = lines(f"{head};player Cy 30000 A 6", "deal;Cy conduct soft-play;bust Ann;bust Bo")
    told = Both(None, read_room(text).record)
    asked = [Question("desk"), Question("conduct", 0, "Cy")]
    said = answer_on_all(told, book("tda-2022"), asked).sentence
    assert said.startswith(
        "Cy gets a penalty for soft play, up to forfeited chips or disqualification; TDA 2022 doesn't cover"
    )

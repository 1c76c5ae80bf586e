"""A player passed over who bets at his turn after all: that his bet stands comes first."""

import pytest

from tests.grading.answers.in_short import lines, on_hand
from trainer.grading.answers.answer import answer_on_hand
from trainer.rules.book import all_books
from trainer.shorthand.reading import read

HEAD = "on flop;blinds 100 200;pot 1200;in 2 4 5 7;seats 9 20000"
FREE = "seat 7's check no longer binds: seat 5 acts, then seat 7 may call, raise or fold; seat 5's check no longer"
STANDS = "Seat 4's bet of 1,000 stands"


@pytest.mark.parametrize("house", ["tda-2022", "tda-2024", "players-2025", "foxwoods-2020"])
@pytest.mark.parametrize(
    "after", [pytest.param("", id="53-B"), pytest.param(";P7 dispute action 4", id="53-B-disputed")]
)
def test_two_checks_take_no_turn_from_a_player(house: str, after: str) -> None:
    told = on_hand(house, HEAD, f"check 2;P5 check;P7 check;P4 bet 1000{after}").sentence
    assert told == f"{STANDS}, as two checks are no substantial action; {FREE} binds either."


@pytest.mark.parametrize("house", ["tda-2022", "tda-2024"])
def test_past_one_check_his_bet_stands_too(house: str) -> None:
    told = on_hand(house, HEAD, "check 2;P5 check;P4 bet 1000").sentence
    assert "no substantial action" not in told


def test_a_house_that_is_asked_after_others_answers_as_it_does_alone() -> None:
    head = "on turn;blinds 100 200;pot 2400;in 2 5 8;seats 9 20000;board Ks Qs 2d 7c"
    text = lines(head, "P8 bet 800;P2 bet 1200;D return-bet 8 800;fold 5;P8 wager 3000")
    record, books = read(text).record, all_books()
    together = [answer_on_hand(record, law).sentence for law in books]
    assert together == [answer_on_hand(read(text).record, law).sentence for law in books]

"""A skipped player who bets at his turn after all: that his bet stands comes first."""

import pytest

from tests.grading.answers.in_short import lines, on_hand
from trainer.grading.answers.answer import answer_on_hand
from trainer.rules.book import all_books
from trainer.shorthand.reading import read

HEAD = "on flop;blinds 100 200;pot 1200;in 2 4 5 7;seats 9 20000"
FREE = (
    "seat 7's check is no longer binding: seat 5 acts, then seat 7 may call, raise or fold; seat 5's check is no longer"
)
STANDS = "Seat 4's bet of 1,000 stands"


@pytest.mark.parametrize("house", ["tda-2022", "tda-2024", "players-2025", "foxwoods-2020"])
@pytest.mark.parametrize(
    "after", [pytest.param("", id="53-B"), pytest.param(";P7 dispute action 4", id="53-B-disputed")]
)
def test_two_checks_take_no_turn_from_a_player(house: str, after: str) -> None:
    told = on_hand(house, HEAD, f"check 2;P5 check;P7 check;P4 bet 1000{after}").sentence
    assert told == f"{STANDS}, as two checks aren't substantial action; {FREE} binding either."


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


POINTED = [("deal;P3 raise 600;D action-on 5", "4", "5"), ("deal;P3 raise 600;fold 4;D action-on 1", "5", "1")]


@pytest.mark.parametrize("house", ["tda-2024", "players-2025", "metropolitan", "upt"])
@pytest.mark.parametrize(("acts", "due", "pointed"), POINTED)
def test_who_is_pointed_at_before_his_turn_is_told_whose_it_is(house: str, acts: str, due: str, pointed: str) -> None:
    said = on_hand(house, "blinds 100 200;seats 6 20000", acts).sentence
    assert said.startswith(f"The action is on seat {due}, not seat {pointed}: seat {due} may call 600 or raise")
    right = on_hand(house, "blinds 100 200;seats 6 20000", f"{acts.rsplit(';', 1)[0]};D action-on {due}").sentence
    assert right.startswith("Nothing is wrong")


def test_stud_is_opened_by_who_sits_left_of_an_all_in_low_card_whoever_is_pointed_at() -> None:
    """[players-2025:RP-9-E]"""
    cards = "cards 1 8c 9h Td;cards 2 4c Jh 3d;cards 3 5c Qh 7h;cards 4 6c 6h 9s;cards 5 7c 4h Js;cards 6 9c Kh 2c"
    head = f"game stud limit;ante 500;bring-in 600;small-bet 2000;big-bet 4000;seats 7 30500;seat 6 500;{cards}"
    said = on_hand("players-2025", f"{head};cards 7 Tc 5h Ks", "deal;D action-on 2").sentence
    assert said == "The action is on seat 7, not seat 2: seat 7 must open for 600 or more, or fold."

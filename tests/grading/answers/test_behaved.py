"""What several players did that may be penalized is told of each; what binds a player stays, whatever he says later."""

import pytest

from tests.grading.answers.in_short import on_hand
from trainer.grading.answers.room.on_room import answer_on_room
from trainer.rules.book import book
from trainer.shorthand.rooms import read_room

TDA = ["tda-2022", "tda-2024"]
HEAD = "blinds 100 200;seats 9 20000"


@pytest.mark.parametrize("house", TDA)
def test_of_several_each_is_told(house: str) -> None:
    """[67] [5-A] [31]"""
    acts = "deal;P3 raise 600;call 4;fold 5;P6 conduct advice;P7 device talk;P8 away"
    told = on_hand(house, HEAD, acts).sentence.split("; ")
    assert told[0].startswith("Seat 6 may neither advise on play nor criticize it")
    assert told[1].startswith("seat 7 may not talk on a phone at the table")
    assert told[2].startswith("seat 8 must stay with a live hand")


@pytest.mark.parametrize("house", TDA)
def test_it_is_told_with_the_wager_after_it(house: str) -> None:
    """[67] [44]"""
    told = on_hand(house, HEAD, "deal;P8 conduct advice;P3 raise 600;P4 wager one 5000").sentence
    assert told.startswith("It's a call of 600, not a raise: seat 4 gets 4,400 back; seat 8 may neither advise")


@pytest.mark.parametrize("house", ["tda-2022", "tda-2024", "players-2025", "foxwoods-2020", "metropolitan"])
def test_a_call_said_once_others_have_acted_takes_back_no_pot_bet(house: str) -> None:
    """[54-C] [54-D]"""
    head = "on flop;blinds 200 400;pot 3100;in 3 6 8;seats 9 20000"
    told = on_hand(house, head, "P3 bet 1000;P6 say pot;P8 fold;P6 say I just call").sentence
    assert told == "That isn't a valid raise: seat 6 must raise to at least 2,000, and may be penalized."


@pytest.mark.parametrize(
    ("acts", "more"),
    [
        pytest.param(
            "P2 say If you bet I will raise;P7 fold",
            "the floor may hold seat 2 to those words, penalize the player, or both.",
            id="players-2025:58+59-A",
        ),
        pytest.param("P2 fold;P5 turn up", "seat 2's fold is binding and may be penalized.", id="players-2025:58+69"),
        pytest.param(
            "P2 check;P5 bet 600;P7 device handle;P7 request count 5",
            "seat 7 may not use the device with a live hand: a penalty may follow, and the hand stays live.",
            id="players-2025:60+5-C",
        ),
    ],
)
def test_words_about_a_later_act_and_a_fold_too_early_come_along(acts: str, more: str) -> None:
    head = "on flop;in 2 5 7;blinds 200 400;pot 3000;seats 9 30000"
    told = on_hand("players-2025", head, acts).sentence
    assert told.endswith(f"; {more}") and not told.lower().startswith(more[:20].lower())


@pytest.mark.parametrize(
    ("acts", "told"),
    [
        pytest.param("deal;P2 conduct face-covered", "a covered face, seat 2.", id="foxwoods-2020:face-covered"),
        pytest.param("deal;P2 conduct noise", "noise, seat 2.", id="foxwoods-2020:noise"),
    ],
)
def test_conduct_that_is_not_covered_is_named(acts: str, told: str) -> None:
    assert on_hand("foxwoods-2020", HEAD, acts).sentence == f"Foxwoods doesn't cover this: {told}"


def test_conduct_of_a_room_that_is_not_covered_is_named() -> None:
    text = "room\nplayer Ann 20000 1\n---\nAnn conduct face-covered\n"
    told = answer_on_room(read_room(text).record, book("foxwoods-2020")).sentence
    assert told == "Foxwoods doesn't cover this: a covered face, Ann."

"""A hand told up to cards that lie wrong: no rulebook covers them, and none says that nothing is wrong."""

import pytest

from tests.grading.answers.in_short import on_hand
from tests.grading.answers.test_first_sentence import FLOP, answered
from trainer.grading.answers.answer import Answer
from trainer.grading.answers.state import State
from trainer.rules.book import BOOKS, book

TO_THE_FLOP = "fold 3 4 5 6;call 1;check 2;D bring-in-bets;D burn"
STUD = "game stud limit;ante 25;bring-in 50;small-bet 100;big-bet 200;seats 3 5000"
TWO_DOWN = "".join(f"D pitch {seat} down;" for seat in (1, 2, 3, 1, 2, 3))


def stud(house: str, acts: str) -> Answer:
    return on_hand(house, STUD, acts)


@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize(
    ("acts", "lies"),
    [
        pytest.param(f"{TO_THE_FLOP};D lay 2 up", "a flop of two cards", id="two"),
        pytest.param(f"{TO_THE_FLOP};D lay 1 up;D say Where's the rest?", "a flop of one card", id="one"),
        pytest.param(f"{TO_THE_FLOP};D lay 3 down", "the flop dealt face down", id="flop-down"),
        pytest.param(f"{FLOP};check 1 2 3;D burn;D lay 1 down", "the turn dealt face down", id="turn-down"),
        pytest.param(f"{FLOP};P1 bet 600;D burn", "a burn before the betting is over", id="early-burn"),
    ],
)
def test_a_board_left_wrong_is_not_covered(house: str, acts: str, lies: str) -> None:
    answer = answered(house, acts)
    assert answer.state is State.NOT_COVERED
    assert answer.sentence == f"{book(house).ledger.known_as} doesn't cover this: {lies}."


@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize("acts", ["check 1 2 3;P1 bet 600", "P1 bet 600;call 2 3;P1 raise 1800"], ids=["bet", "raise"])
def test_a_bet_once_nobody_is_to_act_is_not_covered(house: str, acts: str) -> None:
    lies = "doesn't cover this: a bet or raise of seat 1 after the betting of the street was over."
    assert answered(house, f"{FLOP};{acts}").sentence.endswith(lies)


@pytest.mark.parametrize("house", BOOKS)
def test_third_street_dealt_down_is_not_covered(house: str) -> None:
    answer = stud(house, f"{TWO_DOWN}D pitch 1 down;D pitch 2 up;D pitch 3 up")
    assert answer.sentence.endswith("doesn't cover this: third street dealt face down to seat 1.")


@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize(
    "acts",
    [
        pytest.param(f"{TO_THE_FLOP};D lay 3 up", id="flop"),
        pytest.param(f"{FLOP};check 1 2 3;D burn", id="burn-in-time"),
        pytest.param(f"{FLOP};P1 bet 600;D burn;fold 2 3", id="played-on"),
    ],
)
def test_what_lies_as_it_should_is_left_alone(house: str, acts: str) -> None:
    assert "doesn't cover" not in answered(house, acts).sentence


@pytest.mark.parametrize("house", ["tda-2024", "players-2025"])
def test_third_street_comes_down_where_a_down_card_was_shown(house: str) -> None:
    answer = stud(
        house, "D pitch 1 down;D pitch 2 down;D pitch 3 down;D pitch 1 up;D pitch 2 down;D pitch 3 down;D pitch 1 down"
    )
    assert "third street dealt face down" not in answer.sentence


@pytest.mark.parametrize("house", ["foxwoods-2020", "metropolitan"])
def test_the_second_motion_of_a_declared_raise_is_no_bet_too_late(house: str) -> None:
    """Foxwoods 45, Metropolitan 41-C: the call of the first motion would have closed the betting."""
    answer = answered(house, f"{FLOP};P1 bet 600;fold 2;P3 say raise;P3 wager 600;P3 wager 1400")
    assert answer.sentence == "Seat 3 raises to 2,000."

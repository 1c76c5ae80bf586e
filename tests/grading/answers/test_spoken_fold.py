"""A fold in words that others have acted on is a fold, and the last hand left need not be shown in whole."""

import pytest

from tests.grading.answers.in_short import on_hand

HOUSES = ["tda-2022", "tda-2024", "players-2025", "foxwoods-2020", "metropolitan"]
HEAD = "blinds 100 200;seats 9 20000"


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("after", ["", ";P4 say wait I call"])
def test_who_said_fold_is_out_once_the_next_player_has_called(house: str, after: str) -> None:
    """players-2025 43-A and its like."""
    said = on_hand(house, HEAD, f"deal;P3 raise 600;P4 say I fold;P5 call{after}").sentence
    assert "seat 4 may call" not in said.lower()
    assert "seat 6 may call 600" in said


@pytest.mark.parametrize("house", HOUSES)
def test_before_that_the_spoken_fold_is_the_answer(house: str) -> None:
    said = on_hand(house, HEAD, "deal;P3 raise 600;P4 say I fold").sentence
    assert said == "Seat 4's spoken fold is binding: the hand is folded."


@pytest.mark.parametrize("house", ["tda-2022", "tda-2024", "players-2025"])
def test_the_last_hand_wins_though_one_card_of_it_was_shown(house: str) -> None:
    """players-2025 18-B and its like."""
    head = "on river;blinds 100 200;pot 3000;in 2 6;seats 9 20000;cards 6 9c 9d"
    said = on_hand(house, head, "P2 bet 1000;P6 call;P2 move muck;P6 turn up 9c").sentence
    assert said.startswith("Seat 6 has the last live hand and wins 5,000 without tabling it")


@pytest.mark.parametrize("house", HOUSES)
def test_where_nothing_has_happened_nothing_is_wrong(house: str) -> None:
    """players-2025 33: the busted big blind leaves a gap."""
    assert on_hand(house, "blinds 100 200;seats 6 20000;last-hand 1 2 3;seat 3 0", "").sentence


FLOOR = "The floor may hold seat 5 to those words, penalize the player, or both."


@pytest.mark.parametrize("house", [pytest.param("players-2025", id="players-2025:59-A"), "tda-2024"])
def test_a_fold_that_hangs_on_what_others_do_is_none(house: str) -> None:
    """Nor are such words an act before time is up."""
    head = "on turn;blinds 100 200;pot 4000;in 3 5;seats 9 20000;button 9"
    assert on_hand(house, head, "check 3;P5 say if you bet I fold;P5 bet 600").sentence == FLOOR
    timed = on_hand(house, head, "P3 bet 1000;P5 say if you show me I fold;P3 request clock;F tell time").sentence
    assert timed.startswith("Seat 5's hand is dead: ")


THREE_LEFT = "on river;blinds 100 200;pot 3000;in 1 2 3;seats 3 9000;button 3"


@pytest.mark.parametrize(
    ("house", "begins"),
    [
        pytest.param("foxwoods-2020", "Seat 3's out-of-turn fold is binding", id="foxwoods-2020:43-A"),
        pytest.param("metropolitan", "Seat 3's out-of-turn fold is binding", id="metropolitan:39-A"),
        pytest.param("players-2025", "Seat 3's out-of-turn fold is binding", id="players-2025:42-A"),
        pytest.param("tda-2024", "Seat 3's out-of-turn fold is binding", id="tda-2024:53-A"),
        pytest.param("upt", "Seat 3's hand is dead", id="upt:dead-hand-1-a"),
    ],
)
@pytest.mark.parametrize(
    ("since", "ends"),
    [
        ("", ", and the 3,000 goes back; the action is on seat 2."),
        (";P2 call", ", and the 3,000 goes back."),
        (";P2 raise 4000", ", and the 3,000 goes back; the action is on seat 1."),
    ],
    ids=["waits", "called", "raised"],
)
def test_a_fold_said_out_of_turn_is_one_whatever_chips_go_out_after_it(
    house: str, begins: str, since: str, ends: str
) -> None:
    assert on_hand(house, THREE_LEFT, f"P1 bet 1000;P3 say fold;P3 wager 3000{since}").sentence == f"{begins}{ends}"

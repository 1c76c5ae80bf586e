"""A player who has said what he does in turn has acted, and a wager of his that he has gone past is told no more."""

import pytest

from tests.grading.answers.in_short import IN_TURN, on_hand, said_of

T = "on turn;blinds 100 200;pot 4000;in 2 5 7;seats 9 20000"
IS_ON = "Nothing is wrong: the action is on seat {}."


@pytest.mark.parametrize(
    ("acts", "due"),
    [
        ("P2 bet 300", 5),
        ("P2 bet 300;P5 say call", 7),
        ("P2 bet 300;P5 say raise", 5),
        ("P2 bet 300;P5 say raise 900", 7),
        ("P2 bet 500;P5 raise 1500;P7 say call", 2),
        ("P2 bet 500;P5 raise 1500;P5 say raise;P7 say call", 2),
        ("P2 bet 400;P2 pull-back 400", 5),
        ("P2 bet 400;P2 pull-back 400;P5 call", 7),
    ],
)
@pytest.mark.parametrize(("house", "at"), [pytest.param(*each, id=":".join(each)) for each in IN_TURN.items()])
def test_who_has_said_what_he_does_in_turn_has_no_turn_left(house: str, at: str, acts: str, due: int) -> None:
    assert said_of(house, T, acts, "turns") == IS_ON.format(due)


@pytest.mark.parametrize(
    ("acts", "gone"),
    [
        pytest.param("P2 say bet 2000;P5 raise 6000;P7 call;P2 call", "2,000", id="a bet, then a call of the raise"),
        pytest.param(
            "P2 wager 800;P5 wager 900;P7 raise 2400;P2 call;P5 raise 6000",
            "100 back",
            id="43-A: no raise, then a raise",
        ),
    ],
)
@pytest.mark.parametrize("house", [*IN_TURN][:4])
def test_what_a_wager_came_to_before_the_player_wagered_again_is_not_told(house: str, acts: str, gone: str) -> None:
    seat = int(acts.split(";")[-1][1])
    answer = on_hand(house, T, acts, "wager", seat)
    assert gone not in "".join((answer.sentence, *answer.also))


@pytest.mark.parametrize(("ask", "seat"), [("", 0), ("wager", 5)])
@pytest.mark.parametrize("house", [*IN_TURN][:4])
def test_a_call_of_a_raise_that_all_make_larger_gives_no_chips_back(house: str, ask: str, seat: int) -> None:
    """[52-A]"""
    answer = on_hand(house, T, "P2 bet 300;P5 say call;P7 raise 300;P2 say call;P5 wager one 5000", ask, seat)
    assert answer.sentence == "The raise is to 600, not 300: seats 2, 5 and 7 make it 600."
    assert not any("4,700" in each for each in answer.also)

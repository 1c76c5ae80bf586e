"""Who posted a minimum out of turn and folds to a raise leaves it in: what lay beside it goes back."""

import pytest

from tests.grading.answers.in_short import cited, on_hand, said_of

TURN = "on turn;blinds 100 200;pot 4000;in 2 5 7;seats 9 20000"
NEXT = "; seat 7 may call 500 or raise, minimum raise to 1,000."
POT = "The pot is 4,700: 4,000 in the middle and 700 in front of the players."


@pytest.mark.parametrize(
    ("out", "back", "said"),
    [
        ("bet 400", "", "Seat 5's posted 200 stays in the pot, and 200 goes back"),
        ("bet 1000", "", "Seat 5's posted 200 stays in the pot, and 800 goes back"),
        ("bet 100", "", "Seat 5's posted 200 stays in the pot, and 100 more goes in"),
        ("say bet 400", "", "Seat 5's posted 200 goes in"),
        ("bet 400", "P5 pull-back 400;", "Seat 5's posted 200 goes in"),
    ],
)
def test_what_is_left_of_a_post_is_told_once_its_maker_folds(out: str, back: str, said: str) -> None:
    """[upt:out-of-turn-3]"""
    acts = f"P5 {out};P2 bet 500;{back}P5 fold"
    told = on_hand("upt", TURN, acts)
    assert (told.sentence, cited(told)) == (f"{said}{NEXT}", ["out-of-turn-3"])
    assert said_of("upt", TURN, acts, "pots") == POT
    assert said_of("upt", TURN, f"{acts};P7 call", "") == f"{said}."


@pytest.mark.parametrize("acts", ["P5 bet 200;P2 bet 500;P5 fold", "P5 bet 400;P2 bet 500;D return-bet 5 200;P5 fold"])
def test_a_post_of_just_the_minimum_leaves_nothing_to_tell(acts: str) -> None:
    """[upt:out-of-turn-3]"""
    assert said_of("upt", TURN, acts, "") == f"Nothing is wrong{NEXT.replace(';', ':')}"
    assert said_of("upt", TURN, acts, "pots") == POT


def test_chips_of_a_post_are_not_given_back_twice_once_they_are_called() -> None:
    """[upt:betting-14]"""
    acts = "P2 bet 600;P7 raise 2000;P5 raise 1500;P7 call"
    answer = on_hand("upt", TURN, acts)
    assert answer.sentence.startswith("The raise is to 2,400, not 1,500: seats 5 and 7 make it 2,400, and no one")
    assert not answer.also
    assert said_of("upt", TURN, acts, "pots").endswith(
        "the pot is 9,400: 4,000 in the middle and 5,400 in front of the players."
    )

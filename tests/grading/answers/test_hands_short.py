"""A hand dealt too few cards and found so once its player has acted: his act opens the betting like any other."""

import pytest

from tests.grading.answers.test_asked_halves import T2, T4, F, M, P, U, answered

SHORT = "blinds 100 200;seats 4 20000/" + ";".join(f"D pitch {seat} down" for seat in (1, 2, 3, 4, 1, 2, 4))
MISDEAL = "Misdeal: every card comes back, and the same button deals again."
NOT_YET = "as there isn't substantial action yet"
UNLISTED = "This isn't a listed misdeal: the floor decides."
DEAD = (
    "No misdeal: seat 3's hand is dead, all its cards are mucked, and play continues with one burn a street; "
    "its 200 stays in the pot."
)
LATE = "It's too late for a misdeal, as there was substantial action: play on; "
LATE += "the rulebook doesn't say what happens to seat 3's hand."


@pytest.mark.parametrize(
    ("house", "first", "after"),
    [
        pytest.param(T2, MISDEAL, DEAD, id="tda-2022:38"),
        pytest.param(T4, MISDEAL, DEAD, id="tda-2024:38"),
        pytest.param(P, MISDEAL, DEAD, id="players-2025:40"),
        pytest.param(F, UNLISTED, DEAD, id="foxwoods-2020:38"),
        pytest.param(M, UNLISTED, LATE, id="metropolitan:33-D"),
    ],
)
def test_a_hand_passed_over_is_no_misdeal_after_substantial_action(house: str, first: str, after: str) -> None:
    """The dealer passes over seat 3 in the second round; seats 3 and 4 call."""
    assert answered(house, SHORT).sentence == first
    assert answered(house, f"{SHORT};P3 call").sentence == first.replace("Misdeal:", f"Misdeal, {NOT_YET}:")
    assert answered(house, f"{SHORT};P3 call;P4 call").sentence == after


def test_upt_kills_a_hand_passed_over_once_two_have_acted() -> None:
    assert answered(U, f"{SHORT};P3 call;P4 call").sentence == (
        "No misdeal, as 2 players have acted: seat 3's hand is dead, and the others play on; its 200 stays in the pot."
    )


def test_where_one_hand_is_left_beside_the_dead_one_nobody_plays_on() -> None:
    """[upt:dead-hand-1-c]"""
    sentence = answered(U, f"{SHORT};P3 call;P4 call;fold 1 2").sentence
    assert sentence == "No misdeal, as 2 players have acted: seat 3's hand is dead, and seat 4 is the only one left."


@pytest.mark.parametrize(
    ("acts", "after"),
    [
        (
            "deal;D pitch 3 down;D pitch 4 down;P3 call;P4 call",
            "hands of seats 3 and 4 are dead, and the others play on; seat 3's 200 and seat 4's 200 stay in the pot",
        ),
        (
            "deal;D pitch 4 down;D pitch 5 down;P3 call;P4 call",
            "hands of seats 4 and 5 are dead, and the others play on; seat 4's 200 stays in the pot",
        ),
        (
            "deal;D pitch 4 down;D pitch 5 down;D pitch 6 down;P3 fold;P4 call",
            "hands of seats 4, 5 and 6 are dead, and the others play on; seat 4's 200 stays in the pot",
        ),
        (
            "deal;D pitch 1 down;D pitch 2 down;fold 3 4;P5 call;fold 6",
            "hands of seats 1 and 2 are dead, and seat 5 is the only one left",
        ),
        (
            "deal;D pitch 1 down;D pitch 2 down;fold 3 4 5 6",
            "hands of seats 1 and 2 are dead; seat 1's 100 and seat 2's 200 stay in the pot",
        ),
    ],
)
def test_upt_kills_every_hand_with_a_wrong_number_of_cards(acts: str, after: str) -> None:
    """[upt:dead-hand-1-c, upt:misdeal-1]"""
    sentence = answered(U, f"blinds 100 200;seats 6 20000/{acts}").sentence
    assert sentence == f"No misdeal, as 2 players have acted: the {after}."


def test_one_of_two_first_downcards_shown_is_no_listed_misdeal() -> None:
    """[foxwoods-2020:35-A-5]"""
    stud = "game stud limit;ante 10;bring-in 20;small-bet 100;big-bet 200;seats 4 20000/"
    one = ";".join(f"D pitch {seat} {way}" for seat, way in zip("12341234", ["down"] * 7 + ["up"], strict=True))
    told = answered(F, f"{stud}{one}").sentence
    assert told == "Not a listed misdeal: only one of seat 4's first two downcards is exposed, so the floor decides."


@pytest.mark.parametrize(
    ("house", "says"),
    [
        pytest.param(T2, DEAD, id="tda-2022:38"),
        pytest.param(T4, DEAD, id="tda-2024:38"),
        pytest.param(P, DEAD, id="players-2025:40"),
        pytest.param(F, DEAD, id="foxwoods-2020:38"),
        pytest.param(
            U,
            "No misdeal, as 2 players have acted: seat 3's hand is dead, and the others play on; its 200 stays in the "
            "pot.",
            id="upt:dead-hand-1-c",
        ),
    ],
)
def test_of_a_dead_hand_that_the_dealer_has_mucked_nothing_else_is_asked(house: str, says: str) -> None:
    extra = "blinds 100 200;seats 6 20000/deal;D pitch 3 down;P3 call;P4 call"
    mucked = answered(house, f"{extra};D muck 3")
    assert mucked.sentence == says
    assert not mucked.also
    assert answered(house, f"{extra};D muck 4").also

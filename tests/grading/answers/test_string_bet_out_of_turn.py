"""Chips put out silently beside a call out of turn, and pots while a raise out of turn that binds is to be answered."""

import pytest

from tests.grading.answers.in_short import BACKED_UP, cited, on_hand

T = "on turn;blinds 100 200;pot 4000;in 2 5 7;seats 9 20000"
F6 = "on flop;blinds 100 200;pot 3000;in 2 4 5 7 8;seats 9 20000"
D9 = "blinds 100 200;seats 9 20000;button 9"
STRUNG = "P2 bet 400;P7 wager 400;P7 wager 400"
BINDING = [pytest.param(house, at, id=f"{house}:{at}") for house, at in BACKED_UP.items()]


@pytest.mark.parametrize(("house", "at"), BINDING)
@pytest.mark.parametrize("then", ["P5 call", "P5 fold", "P5 call;P2 call"])
def test_with_the_chips_beside_a_call_back_nobody_is_left_to_act(house: str, at: str, then: str) -> None:
    said = on_hand(house, T, f"{STRUNG};{then}")
    assert said.sentence == "Seat 7's out-of-turn call is binding at 400, and 400 goes back."
    assert at in cited(said)


@pytest.mark.parametrize(
    ("head", "acts", "said"),
    [
        pytest.param(
            *(F6, "P2 bet 400;P5 wager 400;P5 wager 400;P4 call"),
            "Seat 5's out-of-turn call is binding at 400, and 400 goes back; the action is on seat 7.",
            id="others-behind-tda-2024:53-A",
        ),
        pytest.param(
            *(T, "P2 bet 400;P7 wager 800;P7 wager 400;P5 call"),
            (
                "Seat 7's out-of-turn raise is binding at 800, as a call doesn't change the action; the "
                "action is on seat 2."
            ),
            id="a-whole-raise-first-tda-2024:53-A",
        ),
    ],
)
def test_who_is_left_to_act_still_is(head: str, acts: str, said: str) -> None:
    assert on_hand("tda-2024", head, acts).sentence == said


@pytest.mark.parametrize(
    ("acts", "said"),
    [
        pytest.param(
            STRUNG,
            "The action goes back to seat 5: seat 7's call of 400 is binding unless someone bets or raises first; "
            "if it is binding, 400 goes back.",
            id="waits-upt:betting-10",
        ),
        pytest.param(
            f"{STRUNG};P5 fold",
            "Seat 7's call of 400 is binding, and seat 7 may not bet or raise this turn: 400 goes back.",
            id="folded-upt:betting-10",
        ),
        pytest.param(
            f"{STRUNG};P5 call",
            "The floor may hold seat 7 to the out-of-turn call of 400, and 400 goes back; "
            "seat 7 may not raise this turn.",
            id="called-upt:betting-10",
        ),
        pytest.param(
            "P2 bet 400;P7 wager 800",
            "Seat 7 posts the minimum, 800; the action is on seat 5.",
            id="one-motion-upt:out-of-turn",
        ),
        pytest.param(
            "P2 bet 400;P7 say raise;P7 wager 400;P7 wager 400",
            "Seat 7 posts the minimum, 800; the action is on seat 5.",
            id="said-upt:out-of-turn",
        ),
        pytest.param(
            "P5 wager 400;P5 wager 400",
            "Seat 5 posts the minimum, 200, and gets 600 back; the action is on seat 2.",
            id="a-bet-upt:out-of-turn",
        ),
    ],
)
def test_a_string_raise_out_of_turn_posts_nothing(acts: str, said: str) -> None:
    answer = on_hand("upt", T, acts)
    assert answer.sentence == said


RAISED = "P2 bet 600;P7 raise 2000;P5 call;P2"


@pytest.mark.parametrize(("house", "at"), BINDING)
def test_there_is_no_side_pot_while_a_raise_that_binds_is_to_be_answered(house: str, at: str) -> None:
    said = on_hand(house, T, f"{RAISED} call", "pots").sentence
    assert said == "The pot is 8,600: 4,000 in the middle and 4,600 in front of the players."
    assert at in cited(on_hand(house, T, f"{RAISED} call"))


@pytest.mark.parametrize(
    ("head", "acts", "said"),
    [
        (T, f"{RAISED} fold", "The pot is 7,200: 4,000 in the middle and 3,200 in front of the players."),
        (T, f"{RAISED} call;P5 call", "The main pot is 10,000."),
        (T, f"{RAISED} call;P5 fold", "The main pot is 8,600."),
        (
            *(T, "P2 bet 600;P7 all-in;P5 call;P2 call"),
            "The pot is 44,600: 4,000 in the middle and 40,600 in front of the players.",
        ),
        (
            *(D9, "deal;P5 raise 600;P3 call;P4 call;P6 fold;P7 fold;P8 fold;P9 fold;P1 fold;P2 call"),
            "The pot is 1,700: 0 in the middle and 1,700 in front of the players.",
        ),
        (
            T,
            "P2 bet 600;P5 call;P7 wager 500",
            "It's a full call of 600: seat 7 puts in 100 more; the main pot is 5,800.",
        ),
    ],
    ids=["folded", "called", "let-go", "all-in", "preflop", "undercall"],
)
def test_what_the_pots_are_then(head: str, acts: str, said: str) -> None:
    """[tda-2024:53-A]"""
    assert on_hand("tda-2024", head, acts, "pots").sentence == said

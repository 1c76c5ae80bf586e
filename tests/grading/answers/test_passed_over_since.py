"""Players whom substantial action went past in silence, and what they have done since: a fold binds, all else waits."""

import pytest

from tests.grading.answers.in_short import cited, on_hand
from trainer.grading.answers.answer import Answer

FIVE = "on flop;blinds 100 200;pot 3000;in 2 4 5 7 8;seats 9 20000"
AT = {"tda-2024": "53-B", "tda-2022": "53-B", "players-2025": "42-B", "foxwoods-2020": "43-B", "metropolitan": "39-B"}
HOUSES = pytest.mark.parametrize("house", [pytest.param(each, id=f"{each}:{at}") for each, at in AT.items()])
CALLS, BET = "The calls of 300 of seats 7 and 8", "Seat 7's bet of 500 and seat 8's call of 500"
ALL = "the hands of seats 2, 4 and 5"
ABOVE = "P2 bet 300;P7 call;P8 call"


def told(house: str, acts: str) -> Answer:
    return on_hand(house, FIVE, acts)


def floors(house: str, past: str, hands: str) -> str:
    if house == "metropolitan":
        return f"{past} are binding, as there was substantial action, and the floor rules on {hands}."
    be = "are" if "hands" in hands else "is"
    left = f"{be} dead, or live with no right to bet or raise"
    return f"{past} are binding, and the floor decides whether {hands} {left}."


@HOUSES
@pytest.mark.parametrize(
    "acts",
    [
        pytest.param("P2 bet 300;P7 call;P8 raise 900;P4 fold;P5 fold", id="facing-a-raise"),
        pytest.param("P7 bet 500;P8 call;P2 fold;P4 fold;P5 fold", id="with-nothing-to-call"),
        pytest.param(f"{ABOVE};P5 fold;P4 fold", id="the-last-first"),
        pytest.param("P2 bet 300;P5 fold;P7 call;P8 call;P4 fold", id="one-before"),
        pytest.param("P2 bet 300;P5 call;P8 call;P4 fold;P7 raise 900", id="and-a-raise-since"),
        pytest.param(f"{ABOVE};P4 say fold;P5 say fold", id="in-words"),
    ],
)
def test_where_all_passed_over_have_folded_nothing_is_left_for_the_floor(house: str, acts: str) -> None:
    answer = told(house, acts)
    assert "is binding" in answer.sentence
    assert not any("floor" in each for each in (answer.sentence, *answer.also, *(step.key for step in answer.steps)))


@HOUSES
@pytest.mark.parametrize(
    ("acts", "past", "hands"),
    [
        pytest.param(ABOVE, CALLS, "the hands of seats 4 and 5", id="nobody"),
        pytest.param(f"{ABOVE};P4 fold", CALLS, "seat 5's hand", id="the-first"),
        pytest.param(f"{ABOVE};P5 fold", f"{CALLS} and seat 5's fold", "seat 4's hand", id="the-last"),
        pytest.param(f"{ABOVE};call 4;P5 fold", CALLS, "seat 4's hand", id="the-last-after-a-call"),
        pytest.param(f"{ABOVE};P4 raise 900;P5 fold", CALLS, "seat 4's hand", id="the-last-after-a-raise"),
        pytest.param("P7 bet 500;P8 call;P2 bet 300;fold 4 5", BET, "seat 2's hand", id="two"),
    ],
)
def test_the_floor_decides_on_who_has_not_folded(house: str, acts: str, past: str, hands: str) -> None:
    answer = told(house, acts)
    assert answer.sentence == floors(house, past, hands)
    assert AT[house] in cited(answer)
    assert not any("floor" in each for each in answer.also)


@HOUSES
@pytest.mark.parametrize(
    ("acts", "past", "hands"),
    [
        pytest.param(f"{ABOVE};P4 raise 900", CALLS, "the hands of seats 4 and 5", id="raise"),
        pytest.param(f"{ABOVE};P4 call;P5 call", CALLS, "the hands of seats 4 and 5", id="calls"),
        pytest.param("P7 bet 500;P8 call;P2 check", BET, ALL, id="check"),
        pytest.param("P7 bet 500;P8 call;P2 check;P4 check", BET, ALL, id="two-checks"),
        pytest.param("P7 bet 500;P8 call;check 2 4 5", BET, ALL, id="three-checks"),
        pytest.param("P7 bet 500;P8 call;P2 call;P4 call;P5 call", BET, ALL, id="call-of-the-bet-behind"),
        pytest.param(
            "check 2;P5 bet 300;P7 call;P4 bet 400",
            "Seat 5's bet of 300 and seat 7's call of 300",
            "seat 4's hand",
            id="bet",
        ),
        pytest.param(
            "check 2 4;P8 bet 500;P7 check;P5 bet 700",
            "Seat 8's bet of 500 and seat 7's check",
            "seat 5's hand",
            id="bet-past-a-bet-and-a-check",
        ),
    ],
)
def test_what_they_do_otherwise_waits_for_the_floor(house: str, acts: str, past: str, hands: str) -> None:
    answer = told(house, acts)
    assert answer.sentence == floors(house, past, hands)
    assert not any("It's a" in each for each in answer.also)


@HOUSES
def test_one_act_past_a_player_leaves_him_his_turn(house: str) -> None:
    answer = told(house, "P2 bet 300;P5 call;P4 raise 900")
    assert "Seat 5's action isn't binding, as seat 4's raise changed the action: 300 goes back" in answer.sentence
    assert not any("floor" in each for each in answer.also)


@HOUSES
@pytest.mark.parametrize("seat", [4, 5, 7])
def test_asked_for_what_one_of_them_put_in_the_floor_comes_first(house: str, seat: int) -> None:
    answer = on_hand(house, FIVE, f"{ABOVE};P4 raise 900", "wager", seat)
    assert answer.sentence == floors(house, CALLS, "the hands of seats 4 and 5")


@HOUSES
@pytest.mark.parametrize("acts", [ABOVE, f"{ABOVE};P4 raise 900"])
def test_what_the_bettor_put_in_before_is_told_by_itself(house: str, acts: str) -> None:
    assert on_hand(house, FIVE, acts, "wager", 2).sentence == "Seat 2 bets 300."

"""A raise that nobody is left to answer is a call, in chips and in words; "complete" over chips is what they are."""

import pytest

from tests.grading.answers.in_short import IN_TURN, said_of

NO_LIMIT = "on turn;blinds 100 200;pot 4000;in 2 5 7;seats 9 20000;seat 5 600"
LIMIT = NO_LIMIT.replace("on turn;", "on turn;game holdem limit;")
LEFT = "There is nothing left to raise: seat 2 calls 600"
HOUSES = [pytest.param(house, id=f"{house}:{at}") for house, at in IN_TURN.items()]


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize(
    ("head", "acts", "said"),
    [
        (LIMIT, "P2 bet 400;P5 all-in;P7 fold;P2 say complete to 1000", f"{LEFT} and puts in 200 more."),
        (LIMIT, "P2 bet 400;P5 all-in;P7 fold;P2 say raise", f"{LEFT} and puts in 200 more."),
        (LIMIT, "P2 bet 400;P5 all-in;P7 fold;P2 raise 1000", f"{LEFT}, and 400 goes back."),
        (NO_LIMIT, "P2 bet 200;P5 all-in;P7 fold;P2 say raise", f"{LEFT} and puts in 400 more."),
        (NO_LIMIT, "P2 bet 200;P5 all-in;P7 fold;P2 say all-in", f"{LEFT} and puts in 400 more."),
        (NO_LIMIT, "P2 bet 200;P5 all-in;P7 fold;P2 all-in", f"{LEFT}, and 19,400 goes back."),
    ],
)
def test_a_raise_that_nobody_can_answer_is_a_call(house: str, head: str, acts: str, said: str) -> None:
    assert said_of(house, head, acts, "") == said
    assert said_of(house, head, acts, "wager:2") == said


@pytest.mark.parametrize("house", HOUSES)
def test_with_somebody_left_to_answer_it_is_a_raise(house: str) -> None:
    raised = said_of(house, LIMIT, "P2 bet 400;P5 all-in;P7 call;P2 say complete to 1000", "wager:2")
    assert raised.startswith("Seat 2 raises to 1,000")


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize(("chips", "begins"), [("900", "Seat 7 raises to 900."), ("500", "It's a call")])
def test_complete_said_over_chips_that_lie_there_is_what_they_are(house: str, chips: str, begins: str) -> None:
    """[upt:betting-8] Words that do not differ from the chips."""
    head = LIMIT.replace("seat 5 600", "seat 5 500")
    assert said_of(house, head, f"P2 bet 400;P5 all-in;P7 wager {chips};P7 say complete", "wager:7").startswith(begins)

"""Silent chips on prior ones, of which Foxwoods and Metropolitan name no outcome: what comes after hangs on it."""

import pytest

from tests.grading.answers.in_short import cited, on_hand

HEAD = "blinds 100 200;seats 6 20000"
RAISED = "deal;P3 raise 600;fold 4 5 6 1"
FLOP = "on flop;blinds 100 200;pot 1200;in 1 2 3;seats 4 20000;board Ks Qs 2d"
OPEN = "The floor decides whether the chips make a call of {} or a raise to {}."
HOUSES = [
    pytest.param("foxwoods-2020", "50", id="foxwoods-2020:50-A"),
    pytest.param("metropolitan", "46", id="metropolitan:46-A"),
]


@pytest.mark.parametrize(("house", "rule"), HOUSES)
@pytest.mark.parametrize(
    ("ask", "seat"), [("", 0), ("rights", 3), ("rights", 2), ("rights", 0), ("turns", 0), ("wager", 2)]
)
@pytest.mark.parametrize(
    ("acts", "to", "back"),
    [
        ("P2 pull-back 200;P2 wager 900", "1,000", True),
        ("P2 pull-back 200;P2 wager 1000", "1,000", True),
        ("P2 pull-back 200;P2 wager one 1000", "1,000", True),
        ("P2 pull-back 100;P2 wager 800", "1,000", True),
        ("P2 pull-back 100;P2 wager 900", "1,000", True),
        ("P2 pull-back 100;P2 wager 1500", "1,600", True),
        ("P2 wager 900", "1,100", False),
    ],
    ids=["short", "whole", "one-chip", "some-back-short", "some-back", "some-back-more", "none-back"],
)
def test_what_a_call_or_raise_leaves_open_comes_before_what_others_may_do(
    house: str, rule: str, acts: str, to: str, back: bool, ask: str, seat: int
) -> None:
    said = on_hand(house, HEAD, f"{RAISED};{acts}", ask, seat)
    both = [f"{rule}-A", *([f"{rule}-B"] if back else [])]
    assert (said.sentence, cited(said)) == (OPEN.format("600", to), both)


@pytest.mark.parametrize(("house", "rule"), HOUSES)
@pytest.mark.parametrize("ask", ["", "rights"])
@pytest.mark.parametrize("then", ["P3 call", "P3 raise 3000"])
def test_it_is_open_still_though_it_was_answered(house: str, rule: str, then: str, ask: str) -> None:
    said = on_hand(house, HEAD, f"{RAISED};P2 pull-back 200;P2 wager 900;{then}", ask)
    assert said.sentence == OPEN.format("600", "1,000")


@pytest.mark.parametrize(("house", "rule"), HOUSES)
def test_the_pots_are_told_apart_from_such_chips(house: str, rule: str) -> None:
    acts = "P1 wager 100x3;P2 call;P3 raise 900;P1 pull-back 100;P1 wager 500x2+100x3"
    told = "; apart from the chips in front of seat 1 the pot is 2,400."
    assert on_hand(house, FLOP, acts, "pots").sentence == OPEN.format("900", "1,500").removesuffix(".") + told


@pytest.mark.parametrize(
    ("house", "at"), [pytest.param("tda-2024", "46-B", id="tda-2024:46-B"), ("players-2025", "51-B")]
)
def test_where_the_print_has_a_test_the_rights_go_by_it(house: str, at: str) -> None:
    said = on_hand(house, HEAD, f"{RAISED};P2 pull-back 200;P2 wager 900", "rights", 3)
    assert said.sentence.endswith("then seat 3 may call 400 or raise, minimum raise to 1,400.")
    assert at in cited(said)


@pytest.mark.parametrize(("house", "rule"), HOUSES)
@pytest.mark.parametrize(
    ("acts", "told"),
    [
        ("P2 pull-back 200;P2 raise 1000", "Seat 3 may call 400 or raise, minimum raise to 1,400."),
        ("P2 pull-back 200;P2 wager 600", "The betting on this street is over: no one is to act."),
    ],
    ids=["said", "the-call"],
)
def test_nothing_is_open_of_a_clear_act(house: str, rule: str, acts: str, told: str) -> None:
    assert on_hand(house, HEAD, f"{RAISED};{acts}", "rights", 3).sentence == told

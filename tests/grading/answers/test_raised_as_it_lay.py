"""A short raise that is raised before anybody puts it right, and words alone that others have acted on: whose turn."""

import pytest

from tests.grading.answers.in_short import on_hand
from trainer.commands.answered import answer_lines

HEAD = "blinds 25 50;seats 5 20000"
FACED = "P1 post 25x1;P2 post 25x2;deal;P3 raise 600;call 4;fold 5 1"
PART = f"{FACED};P2 pull-back 25x1;P2 wager 1000x1"
SEVERAL = f"{FACED};P2 wager 500x1+100x4"
FIRST_ROUND = "P1 post 25x1;P2 post 25x2;deal;P3 raise 600;P4 wager 500x1+100x4"
HOUSES = [
    pytest.param("tda-2024", id="tda-2024:47-A"),
    pytest.param("tda-2022", id="tda-2022:47-A"),
    pytest.param("players-2025", id="players-2025:52-A"),
]
ONE_BET = "875 is the 50% mark and all 1,025 counts once some of the 50 in front is pulled back"
MORE = f"The raise is to 1,150, not 1,025, as {ONE_BET}: seat 2 puts in 125 more"
BEFORE = "The raise is to 1,150, not 900: seat 4 puts in 250 more"
MADE = "; then the raise is to 1,700, not 1,650: seat 3 puts in 50 more; it's 1,100 more to seat 4."


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize(
    ("acts", "ask", "seat", "sentence"),
    [
        (f"{PART};P3 raise 1700", "", 0, f"{MORE}; seat 3's raise to 1,700 stands."),
        (f"{PART};P3 raise 1650", "", 0, f"{MORE}{MADE}"),
        (f"{PART};P3 raise 1700", "rights", 0, "Seat 4 may call 1,100 or raise, minimum raise to 2,250."),
        (f"{PART};P3 raise 1700", "wager", 3, "Seat 3 raises to 1,700."),
        (
            PART,
            "rights",
            3,
            f"{MORE}; it's 550 more to seat 3; then seat 3 may call 550 or raise, minimum raise to 1,700.",
        ),
        (
            f"{SEVERAL};P3 raise 1700",
            "",
            0,
            "The raise is to 1,150, not 950: seat 2 puts in 200 more; seat 3's raise to 1,700 stands.",
        ),
        (f"{FIRST_ROUND};P5 raise 1700", "", 0, f"{BEFORE}; seat 5's raise to 1,700 stands."),
        (
            f"{FIRST_ROUND};P5 raise 1600",
            "",
            0,
            f"{BEFORE}; then the raise is to 1,700, not 1,600: seat 5 puts in 100 more; it's 1,675 more to seat 1.",
        ),
    ],
    ids=["whole", "too-little", "next", "own", "rights", "several-chips", "first-act", "first-act-too-little"],
)
def test_a_raise_of_a_short_raise_goes_by_it_as_it_is_put_right(
    house: str, acts: str, ask: str, seat: int, sentence: str
) -> None:
    assert on_hand(house, HEAD, acts, ask, seat).sentence == sentence


@pytest.mark.parametrize("house", HOUSES)
def test_a_call_of_a_raise_that_is_put_right_is_not_told_as_it_lay(house: str) -> None:
    told = on_hand(house, HEAD, f"{PART};P3 say call")
    assert told.sentence == "The raise is to 1,150, not 1,025: seats 2 and 3 make it 1,150."
    assert not any("1,025" in each for each in answer_lines(told, False)[1:])


FLOP = "on flop;blinds 100 200;pot 1200;in 1 2 3;seats 5 20000;seat 1 5000;board Ks Qs 2d"
COUNTED = "It's a call: seat 2 puts in 5,000 more, 5,000 in all; the dealer or floor counts seat 1's all-in: 5,000."


@pytest.mark.parametrize("house", [*HOUSES, pytest.param("metropolitan", id="metropolitan")])
@pytest.mark.parametrize(
    ("acts", "ask", "seat", "sentence"),
    [
        ("P1 say all in;P2 call;P3 request count 1", "", 0, COUNTED),
        ("P1 say all in;P2 say call;P3 request count 1", "", 0, COUNTED),
        ("P1 say bet 2000;P2 call", "rights", 3, "Seat 3 may call 2,000 or raise, minimum raise to 4,000."),
        ("P1 say all in;P2 call", "rights", 3, "Seat 3 may call 5,000 or raise, minimum raise to 10,000."),
        ("P1 say all in;P2 call", "rights", 0, "Seat 3 may call 5,000 or raise, minimum raise to 10,000."),
        ("P1 say all in", "rights", 2, "Seat 2 may call 5,000 or raise, minimum raise to 10,000."),
    ],
    ids=["count", "count-call-said", "bet-said", "all-in-said", "nobody-named", "one-said"],
)
def test_words_in_turn_alone_pass_the_turn_on(house: str, acts: str, ask: str, seat: int, sentence: str) -> None:
    assert on_hand(house, FLOP, acts, ask, seat).sentence == sentence


BET = "on flop;blinds 100 200;pot 1200;in 1 2 3;seats 4 20000;board Ks Qs 2d"


@pytest.mark.parametrize("house", [*HOUSES, pytest.param("foxwoods-2020", id="foxwoods-2020:41-A")])
@pytest.mark.parametrize(
    ("acts", "sentence"),
    [
        ("P1 wager 500x1;call 2;P3 call 500;P1 pull-back 500x1", "Seat 1's action is binding: 500 goes back in."),
        ("P1 wager 300;P2 call;P3 call;P2 pull-back 300", "Seat 2's action is binding: 300 goes back in."),
    ],
    ids=["a-bet-called", "a-call"],
)
def test_chips_that_nobody_has_raised_stay_in(house: str, acts: str, sentence: str) -> None:
    assert on_hand(house, BET, acts).sentence == sentence


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("back", ["100x1", "100x3"], ids=["in-part-46-C-2", "whole-46-C-1"])
def test_chips_short_of_the_call_after_prior_ones_went_back_are_a_call(house: str, back: str) -> None:
    acts = f"P1 wager 100x3;call 2;P3 raise 900;P1 pull-back {back};P1 wager 500x1"
    more = 200 if back == "100x1" else 400
    assert on_hand(house, BET, acts).sentence == f"It's a call: seat 1 puts in {more} more, 900 in all."


@pytest.mark.parametrize(
    ("house", "then", "said"),
    [
        pytest.param("tda-2024", "P7 raise 1200", "; seat 7's raise to 1,200 stands.", id="tda-2024:43-A"),
        pytest.param(
            "tda-2024",
            "P7 raise 1000",
            "; then the raise is to 1,200, not 1,000: seat 7 puts in 200 more; ",
            id="tda-2024:52-A",
        ),
        pytest.param("upt", "P7 raise 1600", "; seat 7's raise to 1,600 stands.", id="upt:min-raise"),
    ],
)
def test_a_raise_said_with_chips_for_a_call_is_whole_for_who_raises_it(house: str, then: str, said: str) -> None:
    turn = "on turn;blinds 100 200;pot 4000;in 2 5 7;seats 9 20000"
    told = on_hand(house, turn, f"P2 bet 400;P5 say raise;P5 wager 400;{then}").sentence
    assert told.startswith(f"Seat 5 must raise to at least 800: 400 more goes in{said}")

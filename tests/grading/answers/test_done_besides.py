"""What others did or asked for on the same street is told after the answer, each with its seat."""

import pytest

from tests.grading.answers.in_short import on_hand

F = "foxwoods-2020"
FLOP = "on flop;blinds 200 400;pot 2400;in 2 5 7;seats 9 20000;cards 7 Ah Kh"
RIVER = "on river;blinds 200 400;pot 6000;in 2 5;seats 9 20000;board 2c 7d 9h 3s 4c"
LIVE = "seat 7's hand stays live; any penalty begins after the hand"
PHONE = "seat 4 may not talk on a phone at the table: a penalty may follow"


@pytest.mark.parametrize(
    ("head", "acts", "sentence"),
    [
        pytest.param(
            FLOP,
            "P2 bet 1000;P7 turn up Ah;P4 conduct reads-a-hand",
            f"Seat 4 may not read a hand that isn't tabled: a penalty may follow; {LIVE}.",
            id="67-68",
        ),
        pytest.param(
            FLOP,
            "P2 bet 1000;P7 fold;P4 device talk",
            "Seat 7's out-of-turn fold is binding; the action is on seat 5, who may call 1,000, raise or fold; "
            f"{PHONE}.",
            id="4-58",
        ),
        pytest.param(
            RIVER,
            "check 2;P5 bet 3000;fold 2;D push-pot 5 6000;P2 request see 5;P2 request rabbit",
            "Seat 2 has no right to see seat 5's hand, as seat 2 no longer holds cards; "
            "rabbit hunting isn't allowed: don't show the cards that would have come.",
            id="18-A-28",
        ),
    ],
)
def test_everybody_who_did_something_hears_of_it(head: str, acts: str, sentence: str) -> None:
    assert on_hand(F, head, acts).sentence == sentence


def test_hands_turned_up_for_a_bet_that_all_took_for_called_are_no_news() -> None:
    """TDA 52, 68."""
    head = "on turn;blinds 100 200;pot 3000;in 3 5;seats 9 20000;seat 3 4500;cards 3 Ah Ad;cards 5 Kh Kd"
    told = on_hand(F, head, "P3 say all-in;P3 wager 4000;call 5;show 3 5;P5 tell behind 3").sentence
    assert told == "The floor decides whether the 500 behind plays: the all-in is 4,000 or 4,500."


def test_a_later_wager_that_moves_chips_is_told_after_the_one_put_right() -> None:
    """Foxwoods 42-A, 48."""
    acts = "deal;P3 raise 1000;P4 say call;P4 wager 600;P5 say 2200;P6 wager one 5000"
    assert on_hand(F, "blinds 200 400;seats 9 20000", acts).sentence == (
        "It's a call: seat 4 puts in 400 more, 1,000 in all; it's a call of 2,200, not a raise: seat 6 gets 2,800 back."
    )


@pytest.mark.parametrize("house", ["tda-2024", "players-2025", "foxwoods-2020"])
def test_a_fold_before_the_amount_was_known_is_told_with_the_raise(house: str) -> None:
    """[41-B]"""
    told = on_hand(house, "blinds 200 400;seats 9 40000", "deal;fold 3;P4 say raise;fold 5;P4 wager 1200").sentence
    assert told == "Seat 4 raises to 1,200; seat 5 should have waited until the amount was clear, but the fold stands."


def test_who_asks_for_the_clock_from_away_hears_that_and_what_his_own_hand_is() -> None:
    """[metropolitan:28]"""
    told = on_hand(
        "metropolitan", "blinds 100 200;seats 9 20000", "P9 away;deal;P3 raise 600;P9 request clock"
    ).sentence
    assert told == "Seat 9's hand is dead; no clock: seat 9 must be at their own seat to ask for one."


@pytest.mark.parametrize("house", ["metropolitan", "tda-2022", "foxwoods-2020", "players-2025"])
def test_cards_shown_after_an_act_out_of_turn_are_told_of(house: str) -> None:
    """metropolitan 39-C and 62, and their like."""
    head = "on turn;blinds 100 200;pot 6000;in 3 6 9;seats 9 40000;seat 6 14000;cards 3 Kd Qh"
    told = on_hand(house, head, "P6 all-in;P3 turn up Kd").sentence
    assert told.endswith("; seat 3's hand stays live; any penalty begins after the hand.")


@pytest.mark.parametrize("house", ["metropolitan", "tda-2022", "tda-2024", "players-2025", "foxwoods-2020"])
def test_a_fold_before_the_amount_was_clear_is_told_once_it_is(house: str) -> None:
    """metropolitan 37-B and its like."""
    told = on_hand(house, "blinds 100 200;seats 9 20000", "deal;P3 say raise;P4 fold;P3 wager 1500").sentence
    assert told == "Seat 3 raises to 1,500; seat 4 should have waited until the amount was clear, but the fold stands."


def test_an_early_call_is_told_to_be_early_where_no_more_is_printed() -> None:
    """[metropolitan:37-B]"""
    acts = "deal;P3 say raise;P4 say call;P3 say fifteen hundred"
    assert on_hand("metropolitan", "blinds 100 200;seats 9 20000", acts).sentence == (
        "Seat 4 should have waited until the amount was clear (37-B); "
        "Metropolitan doesn't say what amount the call is for."
    )


OUT_OF_TURN = "check 2;P8 wager 1500;D stop;P4 bet 1000;P2 fold"
CHANGED = "seat 8's action isn't binding, as seat 4's bet changed the action: 1,500 goes back"
ASKS_RAISE = "seat 8 may not raise: it's a call of 1,000, and 500 goes back"
CALLS_ONLY = f"{CHANGED}, and seat 8 may only call 1,000 or fold"
FREED = f"{CHANGED}, and they may call 1,000, raise to at least 2,000 or fold"
FOLDED, RAISED = (
    "Seat 2's out-of-turn fold is binding",
    "the action is on seat 4; seat 8 raises to 4,000 and puts in 2,500 more",
)
POSTED = "seat 8 posted 400, 1,100 goes back, and the player may call 600 more, fold, or re-raise to 2,000 or more"


@pytest.mark.parametrize(
    ("house", "after", "sentence"),
    [
        pytest.param("metropolitan", "", f"{FOLDED}; {CALLS_ONLY}.", id="39-A"),
        pytest.param("metropolitan", ";P8 say raise to 4000", f"{FOLDED}; {ASKS_RAISE}.", id="39-A-said"),
        pytest.param("tda-2024", "", f"{FOLDED}; {FREED}.", id="53-A"),
        pytest.param("tda-2022", "", f"{FOLDED}; {FREED}.", id="53-A-2022"),
        pytest.param("players-2025", "", f"{FOLDED}; {FREED}.", id="players"),
        pytest.param(F, "", f"{FOLDED}; {FREED}.", id="foxwoods"),
        pytest.param("upt", "", f"Seat 2's hand is dead; {POSTED}.", id="out-of-turn-3"),
        pytest.param("tda-2024", ";P8 say raise to 4000", f"{FOLDED}; {RAISED}.", id="53-A-raised-by-right"),
    ],
)
def test_what_goes_back_of_a_bet_out_of_turn_is_told_with_the_fold_after_it(
    house: str, after: str, sentence: str
) -> None:
    head = "on flop;blinds 200 400;pot 1400;in 2 4 8;seats 9 40000"
    assert on_hand(house, head, OUT_OF_TURN + after).sentence == sentence

"""What a player did out of turn who acts again since a bet or raise has changed the action: it doesn't bind him."""

import pytest

from tests.grading.answers.in_short import cited, on_hand

FLOP = "on flop;blinds 300 600;button 9;pot 4800;in 2 5 8;seats 9 20000"
BETS = "check 2;P8 wager 2000;D stop;D action-on 5;P5 bet 1500;D action-on 8"
CHECKS = "check 2;P8 check;D stop;D action-on 5;P5 bet 1500;D action-on 8"
RAISES = "P2 bet 600;P8 raise 2000;D stop;D action-on 5;P5 raise 3000;P8 pull-back 2000;D action-on 8"
BACK = "the out-of-turn {} isn't binding and goes back."


@pytest.mark.parametrize("asked", ["", "rights"])
@pytest.mark.parametrize(
    ("acts", "call", "released"),
    [
        (f"{BETS};P8 pull-back 2000;P8 say Then I raise to 5,000.", 1500, BACK.format("bet of 2,000")),
        (f"{BETS};P8 pull-back 2000", 1500, BACK.format("bet of 2,000")),
        (f"{CHECKS};P8 say raise to 5000", 1500, "the out-of-turn check isn't binding."),
        (RAISES, 3000, BACK.format("raise to 2,000")),
    ],
    ids=["raise-said", "pulled-back", "checked", "larger-raise"],
)
def test_who_may_only_call_or_fold_hears_that_what_he_did_does_not_bind(
    acts: str, call: int, released: str, asked: str
) -> None:
    """[metropolitan:39-A]"""
    said = on_hand("metropolitan", FLOP, acts, asked, 8 if asked else 0)
    assert said.sentence == f"Seat 8 may only call {call:,} or fold: {released}"
    assert "39-A" in cited(said)


@pytest.mark.parametrize("asked", ["", "rights", "wager"])
def test_a_raise_of_who_may_only_call_or_fold_is_a_call(asked: str) -> None:
    """[metropolitan:39-A]"""
    said = on_hand("metropolitan", FLOP, f"{BETS};P8 pull-back 2000;P8 raise 6000", asked, 8 if asked else 0)
    assert said.sentence == "Seat 8 may not raise: it's a call of 1,500, and 4,500 goes back."


def test_a_check_out_of_turn_that_was_bet_over_is_no_act_either() -> None:
    """[upt:betting-10]"""
    said = on_hand("upt", FLOP, f"{CHECKS};P8 say raise to 5000")
    assert said.sentence == "Seat 8 may only call 1,500 or fold: the out-of-turn check isn't binding."


@pytest.mark.parametrize(
    "house",
    [
        pytest.param("tda-2024", id="tda-2024:53-A"),
        pytest.param("tda-2022", id="tda-2022:53-A"),
        pytest.param("players-2025", id="players-2025:42-A"),
        pytest.param("foxwoods-2020", id="foxwoods-2020:43-A"),
    ],
)
def test_who_has_every_choice_hears_it_too(house: str) -> None:
    assert on_hand(house, FLOP, RAISES, "rights", 8).sentence == (
        "Seat 8 may call 3,000 or raise, minimum raise to 5,400; the out-of-turn raise to 2,000 isn't binding and "
        "goes back."
    )


@pytest.mark.parametrize("acts", ["check 2;P5 bet 1500", "P2 bet 600;P5 raise 1500"], ids=["bet", "raise"])
def test_who_did_nothing_out_of_turn_hears_nothing_of_it(acts: str) -> None:
    """[metropolitan:43]"""
    assert "out-of-turn" not in on_hand("metropolitan", FLOP, acts, "rights", 8).sentence

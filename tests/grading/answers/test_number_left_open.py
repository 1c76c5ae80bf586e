"""A bare number of which nobody knows yet what it is: nothing that rests on its amount is told beside that."""

import pytest

from tests.grading.answers.in_short import on_hand
from trainer.grading.answers.each_once import each_once

T = "on turn;blinds 100 200;pot 4000;in 2 5 7;seats 9 20000"
FIVE = "P2 say I bet five;"
ASK = (
    "Ask seat 2 whether the amount is {} or {}; if it stays unclear, the floor rules; the amount of "
    "seat {}'s {} depends on "
    "that."
)
SILENT = (
    "UPT doesn't cover this: an amount that can mean several things, seat 2; the amount of seat {}'s {} depends on "
    "that."
)
ACTS = (
    ("P5 call", 5, "call"),
    ("P5 raise 800", 5, "raise"),
    ("P5 raise 12000", 5, "raise"),
    ("P5 wager 500", 5, "raise"),
    ("P5 fold;P7 call", 7, "call"),
    ("P5 call;P7 call", 5, "call"),
    ("P5 call;P7 raise 2000", 5, "call"),
    ("P5 say six;P7 fold", 5, "raise"),
    ("P5 raise 800;P7 fold;P2 call", 5, "raise"),
    ("P5 raise 800;P7 fold;P2 fold", 5, "raise"),
    ("P5 raise 12000;P7 fold;P2 fold", 5, "raise"),
    ("P2 wager 1000;P5 call", 5, "call"),
    ("P2 wager 1000;P5 raise 800", 5, "raise"),
    ("P2 wager 1000;P5 raise 8000", 5, "raise"),
    ("P2 wager 1000;P5 fold;P7 raise 2000", 7, "raise"),
)


@pytest.mark.parametrize(("acts", "seat", "what"), ACTS)
@pytest.mark.parametrize("house", ["metropolitan-51", "upt-none"])
def test_all_that_is_done_on_it_hangs_on_what_it_is(house: str, acts: str, seat: int, what: str) -> None:
    asked = house.startswith("metropolitan")
    told = on_hand(house.partition("-")[0], T, f"{FIVE}{acts}")
    assert told.sentence == (ASK.format("500", "5,000", seat, what) if asked else SILENT.format(seat, what))
    assert not each_once(told).also
    assert not told.pot_lines


@pytest.mark.parametrize("house", ["metropolitan-51", "upt-none"])
@pytest.mark.parametrize(
    ("acts", "sentence"),
    [
        ("P5 raise 12000;P7 fold;P2 call", "Nothing is wrong."),
        ("P5 raise 10000;P7 fold;P2 call", "Nothing is wrong."),
        ("P5 fold;P7 fold", "Nothing is wrong: seat 2 wins 4,000."),
    ],
)
def test_what_is_the_same_whatever_it_means_waits_for_nobody(house: str, acts: str, sentence: str) -> None:
    """A raise that is whole either way, called; a bet that goes back whole."""
    assert on_hand(house.partition("-")[0], T, f"{FIVE}{acts}").sentence == sentence


@pytest.mark.parametrize("house", ["metropolitan-51", "upt-none"])
def test_asked_for_the_number_it_is_all_that_is_told(house: str) -> None:
    told = on_hand(house.partition("-")[0], T, "P2 say bet four;P5 raise 800", "wager", 2)
    assert not [each for each in told.also if "raise is to" in each]


@pytest.mark.parametrize(
    ("house", "said"), [("metropolitan-51", f"{ASK.partition('; the amount')[0]}."), ("upt-none", "")]
)
def test_what_its_maker_says_once_others_have_folded_makes_no_other_bet_of_it(house: str, said: str) -> None:
    told = on_hand(house.partition("-")[0], T, f"{FIVE}P5 fold;P2 say 5000").sentence
    assert told == (said.format("500", "5,000") or f"{SILENT.partition('; the amount')[0]}.")


@pytest.mark.parametrize(
    ("acts", "what"),
    [
        ("P5 call;P2 say 5000", "call"),
        ("P5 call;P7 call;P2 say 5000", "call"),
        ("P5 raise 2000;P2 say 5000", "raise"),
    ],
)
@pytest.mark.parametrize("house", ["metropolitan-51", "upt-none"])
def test_what_its_maker_says_once_others_have_acted_on_it_is_no_raise(house: str, acts: str, what: str) -> None:
    told = on_hand(house.partition("-")[0], T, f"{FIVE}{acts}")
    asked = house.startswith("metropolitan")
    assert told.sentence == (ASK.format("500", "5,000", 5, what) if asked else SILENT.format(5, what))
    assert not [each for each in told.also if "is binding" in each or "raise" in each]


OUT = "Ask seat 5 whether the amount is 400 or 4,000; if it stays unclear, the floor rules; the action is on seat 7."


@pytest.mark.parametrize("acts", ["P5 wager 400", "P5 wager 4000", "P5 say 400", "P5 say bet 4000"])
def test_out_of_turn_too_it_is_asked_about_whatever_its_maker_does_of_it_in_turn(acts: str) -> None:
    """[metropolitan:51]"""
    assert on_hand("metropolitan", T, f"P5 say bet four;check 2;{acts}").sentence == OUT


ASK_FOUR = f"{ASK.partition('; the amount')[0]}.".format("400", "4,000")
SILENT_FOUR = f"{SILENT.partition('; the amount')[0]}."
APART = "; apart from the chips in front of seat 2 the pot is {}."
POTS = (
    ("metropolitan-51", "P2 wager 1000;P5 raise 9000;P7 fold", f"{ASK_FOUR[:-1]}{APART.format('13,000')}"),
    ("upt-none", "P2 wager 1000;P5 raise 9000;P7 fold", f"{SILENT_FOUR[:-1]}{APART.format('13,000')}"),
    ("metropolitan-51", "P2 wager 1000;P5 all-in", f"{ASK_FOUR[:-1]}{APART.format('24,000')}"),
    ("metropolitan-51", "P2 wager 400;P5 fold;P7 fold", "Seat 2 wins 4,000; the uncalled 400 goes back to seat 2."),
    ("metropolitan-51", "P2 wager 4000;P5 raise 9000;P7 fold;P2 call", "The main pot is 22,000."),
    ("upt-none", "P2 wager 4000;P5 raise 9000;P7 fold;P2 call", "The main pot is 22,000."),
    ("upt-none", "P2 wager 4000;P5 all-in;P7 fold;P2 call", "The main pot is 44,000."),
)


@pytest.mark.parametrize(("house", "acts", "sentence"), POTS)
def test_pots_asked_for_leave_out_chips_of_a_number_as_long_as_it_matters(house: str, acts: str, sentence: str) -> None:
    assert on_hand(house.partition("-")[0], T, f"P2 say bet four;{acts}", "pots").sentence == sentence


@pytest.mark.parametrize(("house", "sentence"), [("metropolitan-51", ASK_FOUR), ("upt-none", SILENT_FOUR)])
@pytest.mark.parametrize("acts", ["P5 fold", "P2 wager 1000;P5 fold"])
def test_nobody_is_told_what_to_call_of_a_number_to_which_another_has_folded(
    house: str, sentence: str, acts: str
) -> None:
    assert on_hand(house.partition("-")[0], T, f"P2 say bet four;{acts}", "rights", 7).sentence == sentence


FOLDED = "Seat 7's out-of-turn fold is binding; the action is on seat 5, who may call, raise or fold."
TO_FIVE = "The action backs up to seat 5"
ON_FIVE = f"{TO_FIVE}: seat 7's call is binding unless someone bets or raises first."


@pytest.mark.parametrize(
    ("paragraph", "acts", "sentence"),
    [
        ("metropolitan-51", "P7 call", ON_FIVE),
        ("metropolitan-51", "P7 fold", FOLDED),
        ("tda-2024-57", "P7 call", f"{TO_FIVE}, who faces 4,000: seat 7's call is binding unless"),
        ("foxwoods-2020-57", "P7 call", f"{TO_FIVE}, who faces 400: seat 7's call is binding unless"),
    ],
)
def test_out_of_turn_what_is_faced_is_told_only_of_a_number_that_is_known(
    paragraph: str, acts: str, sentence: str
) -> None:
    house = paragraph.rpartition("-")[0]
    assert on_hand(house, T, f"P2 say bet four;{acts}").sentence.startswith(sentence)

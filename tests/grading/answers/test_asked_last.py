"""What a player asks last, beside a wager that was told before: whether a hand is live, whether he may still raise."""

import pytest

from tests.grading.answers.in_short import on_hand

RIVER = "on river;blinds 100 200;pot 2400;in 3 6 8;seats 9 20000"
TWO = RIVER.replace("3 6 8", "3 6")
HOUSES = ["tda-2022", "tda-2024", "players-2025", "foxwoods-2020", "metropolitan", "upt"]
KIN = HOUSES[:-1]
RAISED = "The raise is to 2,000, not 1,600: seat 6 puts in 400 more"
HALF = ", as a full bet plus half a bet counts as a raise"


@pytest.mark.parametrize("house", KIN)
def test_a_hand_shown_before_the_call_stays_live_and_the_call_counts(house: str) -> None:
    """[tda-2022:68]"""
    said = on_hand(house, TWO, "P3 all-in;P6 turn up;wait 15;P6 say call;P3 request live-hand 6 He showed it.").sentence
    assert said.startswith("Seat 6's hand stays live; any penalty begins after the hand; it's a call: ")


def test_so_it_does_where_more_than_two_were_in_it_at_upt() -> None:
    """[upt:conduct]"""
    said = on_hand("upt", TWO, "P3 all-in;P6 turn up;P6 say call;P3 request live-hand 6").sentence
    assert "the hand stays live" in said and "seat 6 must make the full call of 20,000" in said


@pytest.mark.parametrize("house", HOUSES)
def test_a_hand_of_which_nothing_came_up_is_live_beside_a_wager_to_put_right(house: str) -> None:
    acts = "P3 bet 1000;P6 wager 1600;P8 request live-hand {}"
    raised = RAISED.replace(":", f"{HALF}:") if house == "upt" else RAISED
    assert on_hand(house, RIVER, acts.format(6)).sentence.startswith(f"Seat 6's hand is live; the {raised[4:]}")
    assert on_hand(house, RIVER, acts.format(1)).sentence.startswith(f"Seat 1 has no live hand; the {raised[4:]}")


@pytest.mark.parametrize("house", ["tda-2022", "tda-2024", "players-2025"])
def test_a_fold_that_is_told_says_it_already(house: str) -> None:
    """[58]"""
    said = on_hand(house, RIVER, "P3 bet 1000;P8 fold;P6 wager 1600;P3 request live-hand 8").sentence
    assert said.startswith(RAISED) and "seat 8's fold is binding" in said and "live hand" not in said


@pytest.mark.parametrize("house", ["tda-2022", "tda-2024", "players-2025"])
@pytest.mark.parametrize("fold", ["", "fold 8;"], ids=["next", "after-a-fold"])
@pytest.mark.parametrize(("last", "ask"), [("P3 request reopened", ""), ("P3 say Well.", "rights")])
def test_whether_he_may_raise_is_told_once_the_raise_before_is_put_right(
    house: str, fold: str, last: str, ask: str
) -> None:
    """[43-A, 47-A]"""
    head = RIVER if fold else TWO
    said = on_hand(house, head, f"P3 bet 1000;P6 wager 1600;{fold}{last}", ask).sentence
    assert said.startswith(RAISED)
    assert said.endswith("; then seat 3 may call 1,000 or raise, minimum raise to 3,000.")


@pytest.mark.parametrize("house", HOUSES)
def test_behind_a_raise_above_it_he_faces_that_one(house: str) -> None:
    said = on_hand(house, RIVER, "P3 bet 1000;P6 wager 1500;P8 all-in;P3 request reopened").sentence
    assert "puts in 500 more; then " in said and "1,000 more to" not in said
    assert "seat 3" in said and "may only call 19,000 or fold" in said


THREE_CARDS = "P2 say I have three cards.;D announce misdeal;P8 back"
DEALT = ";".join(f"D pitch {seat} down" for seat in (1, 2, *range(2, 10), *range(1, 10)))


@pytest.mark.parametrize("house", [pytest.param(each, id=f"{each}:35-C") for each in ("tda-2022", "tda-2024")])
def test_beside_a_misdeal_nothing_is_told_to_be_no_listed_one(house: str) -> None:
    made = on_hand(house, "blinds 100 200;seats 9 20000;absent 8", f"{DEALT};D muck 8;{THREE_CARDS}")
    assert made.sentence.startswith("Misdeal: ")
    assert not any("isn't a listed misdeal" in each for each in made.also)


@pytest.mark.parametrize("house", [pytest.param(each, id=f"{each}:52-B") for each in ("tda-2022", "tda-2024")])
def test_what_would_be_too_late_is_not_told_as_if_it_were(house: str) -> None:
    head = "on flop;game omaha pot-limit;blinds 100 200;button 9;pot 8200;in 1 4 6 9;seats 9 50000"
    made = on_hand(house, head, "P1 say pot;D tell pot 7200;P1 wager 7200;fold 4 6;D tell pot 8200")
    assert any(each.startswith("Not too late to correct. ") for each in made.no)

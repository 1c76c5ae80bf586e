"""A bet of more than the pot that others have acted on: what has gone back of it, what goes in again, who called."""

import pytest

from tests.grading.answers.in_short import on_hand

TURN = "game omaha pot-limit;on turn;blinds 100 200;pot 4000;in 2 5 7;seats 9 20000"
CUT_FOR_ALL = {"tda-2024": "52-B", "tda-2022": "52-B", "players-2025": "45-B", "foxwoods-2020": "54-A"}
BY_THE_POT = {"metropolitan": "49-B", "upt": "no-limit-0"}
EVERY = [pytest.param(house, id=f"{house}:{at}") for house, at in {**CUT_FOR_ALL, **BY_THE_POT}.items()]
FOR_ALL = [pytest.param(house, id=f"{house}:{at}") for house, at in CUT_FOR_ALL.items()]
IN_FRONT = "the pot is {:,}: 4,000 in the middle and {:,} in front of the players."


def said(house: str, acts: str, ask: str = "", seat: int = 0) -> str:
    return on_hand(house, TURN, acts, ask, seat).sentence


@pytest.mark.parametrize("house", EVERY)
@pytest.mark.parametrize("back", ["P2 pull-back 1000", "P2 pull-back 2000", "P2 pull-back 3000", "D return-bet 2 2000"])
def test_the_pot_is_what_a_bet_of_the_pot_and_its_call_make_it(house: str, back: str) -> None:
    assert said(house, f"P2 wager 6000;P5 call;{back}", "pots").endswith(IN_FRONT.format(12_000, 8_000))


@pytest.mark.parametrize("house", EVERY)
@pytest.mark.parametrize(("pulled", "in_again"), [(1_900, 0), (2_000, 0), (2_100, 100), (3_000, 1_000)])
@pytest.mark.parametrize("then", ["P5 call", "P5 fold"])
def test_only_what_the_pot_allowed_goes_in_again(house: str, pulled: int, in_again: int, then: str) -> None:
    sentence = said(house, f"P2 wager 1000x5+100x10;{then};P2 pull-back {pulled}")
    owed = f"eat 2's action is binding: {in_again:,} goes back in"
    assert (owed in sentence) is bool(in_again)
    assert ("action is binding" in sentence) is bool(in_again)


@pytest.mark.parametrize("house", EVERY)
def test_a_caller_who_takes_back_what_is_beyond_owes_nothing(house: str) -> None:
    sentence = said(house, "P2 wager 6000;P5 call;P5 pull-back 2000")
    assert sentence.endswith("seat 2 gets 2,000 back; seat 5's call of 4,000 stands.")


@pytest.mark.parametrize("house", EVERY)
def test_what_the_dealer_gave_back_is_not_given_back_again(house: str) -> None:
    assert "gets 2,000 back" not in said(house, "P2 wager 6000;P5 call;D return-bet 2 2000")
    assert "2,000 goes back" in said(house, "P2 wager 6000;P5 call;D return-bet 2 2000"), "seat 5's"
    assert "goes back" not in said(house, "P2 wager 6000;P5 call;D return-bet 2 2000;D return-bet 5 2000")


@pytest.mark.parametrize("house", EVERY)
def test_the_next_player_faces_what_the_pot_allowed(house: str) -> None:
    faced = "Seat 7 may call 4,000 or raise, minimum raise to 8,000, maximum 20,000."
    assert said(house, "P2 wager 6000;P5 call", "rights", 7) == faced


@pytest.mark.parametrize("house", [pytest.param(each, id=f"{each}:{at}") for each, at in BY_THE_POT.items()])
def test_a_call_is_cut_with_the_bet_where_no_paragraph_names_the_callers(house: str) -> None:
    assert said(house, "P2 wager 6000;P5 call;P7 fold").endswith("; seat 5's call is 4,000, and 2,000 goes back.")
    assert said(house, "P2 wager 6000;P5 call;P7 fold", "wager", 5) == "Seat 5 calls 4,000 and gets 2,000 back."
    assert said(house, "P2 wager 6000;P5 call;P7 fold", "pots").endswith("the main pot is 12,000.")


@pytest.mark.parametrize("house", FOR_ALL)
def test_after_the_next_card_it_stands(house: str) -> None:
    assert said(house, "P2 wager 6000;P5 call;P7 fold;river") == "Seat 2's 6,000 stands: it's too late to correct it."


@pytest.mark.parametrize("house", [pytest.param(each, id=f"{each}:{at}") for each, at in BY_THE_POT.items()])
def test_after_the_next_card_nothing_is_printed_of_it(house: str) -> None:
    known = {"metropolitan": "Metropolitan", "upt": "UPT"}[house]
    assert said(house, "P2 wager 6000;P5 call;P7 fold;river") == f"{known} doesn't cover this: the maximum bet, seat 2."
    assert said(house, "P2 wager 4000;P5 call;P7 fold;river").startswith("Nothing is wrong")

"""Who may play the deal after a misdeal stands in the first sentence: who was away, who sits out a penalty."""

import pytest

from tests.grading.answers.test_dealing_told import T22, T24, F, M, P, U, cited, told

AGAIN = "Misdeal: every card comes back, and the same button deals again"
TWO_UP = "D pitch 1 down;D pitch 2 up;D pitch 3 down;D pitch 4 up"
IF_BACK, PLAYS = "seat {} may play it if back in time", "seat {} may play it"
KILLED = "seat {} is dealt in, and the cards are killed"
AT = {T22: "35-C", T24: "35-C", P: "36-C", F: "35-C", M: "33-C"}
AWAY = {T22: KILLED, T24: IF_BACK, P: IF_BACK, F: KILLED, M: KILLED}
HOUSES = [pytest.param(house, at, id=f"{house}:{at}") for house, at in AT.items()]


@pytest.mark.parametrize(("house", "at"), HOUSES)
def test_who_was_away_from_the_deal_is_told_what_the_next_is_to_him(house: str, at: str) -> None:
    answer = told(house, TWO_UP, "absent 8")
    assert answer.sentence == f"{AGAIN}; {AWAY[house].format(8)}."
    assert at in cited(answer)


@pytest.mark.parametrize(("house", "at"), HOUSES)
def test_who_is_back_for_the_next_deal_may_play_it_where_the_rulebook_lets_him(house: str, at: str) -> None:
    way = PLAYS if AWAY[house] == IF_BACK else KILLED
    whole = ";".join(f"D pitch {seat} {'up' if seat in (1, 2) else 'down'}" for seat in (*range(1, 10), *range(1, 10)))
    answer = told(house, f"{whole};P8 back", "absent 8")
    assert answer.sentence == f"{AGAIN}; {way.format(8)}."
    assert at in cited(answer)


@pytest.mark.parametrize(("house", "at"), HOUSES)
def test_who_sits_out_a_penalty_has_no_hand_in_the_next_deal_either(house: str, at: str) -> None:
    answer = told(house, TWO_UP, "penalty 4 6")
    one = "the deal and the re-deal are one hand of the penalty"
    assert answer.sentence == f"{AGAIN}; seats 4 and 6 are dealt in, and the cards are killed; {one}."
    assert at in cited(answer)


@pytest.mark.parametrize("house", [*AT])
def test_with_everybody_there_nothing_is_said_of_who_plays(house: str) -> None:
    assert told(house, TWO_UP).sentence == f"{AGAIN}."


def test_a_rulebook_that_says_nothing_of_the_absent_in_a_new_deal_says_no_more() -> None:
    assert told(U, TWO_UP, "absent 8;penalty 4").sentence == f"{AGAIN}."


@pytest.mark.parametrize(("house", "at"), HOUSES)
def test_a_penalty_counts_the_deal_and_the_redeal_as_one_hand(house: str, at: str) -> None:
    whole = ";".join(f"D pitch {seat} down" for seat in (*range(1, 10), *range(1, 10)))
    answer = told(house, f"{whole};D announce misdeal;deal", "penalty 4")
    assert answer.sentence == "Seat 4's hand is dead; the deal and the re-deal are one hand of the penalty."
    assert at in cited(answer)


@pytest.mark.parametrize("house", [*AT, U])
@pytest.mark.parametrize(
    "before", ["D pitch 1 up;D announce misdeal", "D pitch 1 up;D gather", "deal;D announce misdeal"]
)
def test_a_deal_told_again_is_shuffled_and_cut_and_settles_the_misdeal(house: str, before: str) -> None:
    assert told(house, f"{before};deal").sentence.startswith("Nothing is wrong: seat 3 may call 200")


@pytest.mark.parametrize(("house", "at"), HOUSES)
def test_who_was_away_as_a_deal_was_called_off_in_the_middle_is_back_for_the_next(house: str, at: str) -> None:
    answer = told(house, "D pitch 1 up;D announce misdeal;P8 back;deal", "absent 8")
    plays = "Seat 8 may play the re-deal: the hand is live."
    assert answer.sentence == (plays if AWAY[house] == IF_BACK else "Seat 8's hand is dead.")
    assert at in cited(answer)

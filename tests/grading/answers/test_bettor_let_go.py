"""A bettor lets his hand go: who has called him since, who folded onto his cards, and what he bet out of turn."""

import pytest

from tests.grading.answers.in_short import cited, on_hand

RIVER = "on river;blinds 100 200;pot 2400;in 2 5 7;seats 9 20000"
FLOP = "on flop;blinds 100 200;pot 1800;in 3 4 5;button 6;seats 6 20000"
LET_GO = {"tda-2024": "15-B", "tda-2022": "15-B", "foxwoods-2020": "15-B", "players-2025": "16-B"}
HOUSES = [pytest.param(house, at, id=f"{house}:{at}") for house, at in LET_GO.items()]
SKIPPED = {"tda-2024": "53-B", "tda-2022": "53-B", "foxwoods-2020": "43-B", "players-2025": "42-B"}
HOLD = "Hold seat {}'s cards and call the floor"


@pytest.mark.parametrize(("house", "at"), HOUSES)
@pytest.mark.parametrize(
    ("head", "acts", "seat", "rest"),
    [
        (RIVER, "P2 check;P5 check;P7 bet 800;P7 move muck;P2 fold;P5 call", 7, "; seat 5 then wins 4,000."),
        (RIVER, "P2 check;P5 check;P7 bet 800;P7 move muck;P2 fold;P5 wager 800", 7, "; seat 5 then wins 4,000."),
        (RIVER, "P2 check;P5 check;P7 bet 800;P7 move muck;P2 call", 7, "."),
        (FLOP, "P3 check;P4 bet 400;P4 move muck;P5 call;P3 fold", 4, "; seat 5 then wins 2,600."),
    ],
    ids=["last", "by-chips", "one-to-act", "flop"],
)
def test_a_bet_that_was_called_since_has_no_refund(
    house: str, at: str, head: str, acts: str, seat: int, rest: str
) -> None:
    said = on_hand(house, head, acts)
    assert said.sentence == f"{HOLD.format(seat)}; once they can't be identified, there is no refund{rest}"
    assert cited(said) == [at]


@pytest.mark.parametrize(("house", "at"), HOUSES)
def test_cards_mixed_once_the_bet_was_called_are_out_without_refund(house: str, at: str) -> None:
    called = "P2 check;P5 check;P7 bet 800;P7 move muck;P2 call;D scramble muck"
    assert on_hand(house, RIVER, called).sentence == "Seat 7 is out; what was called isn't refunded."
    said = on_hand(house, RIVER, f"{called};P5 fold")
    assert said.sentence == "Seat 7 is out; what was called isn't refunded; seat 2 wins 4,000."
    assert at in cited(said)


@pytest.mark.parametrize(("house", "at"), HOUSES)
def test_a_call_of_half_leaves_the_other_half_uncalled(house: str, at: str) -> None:
    said = on_hand(house, f"{RIVER};seat 2 500", "P2 check;P5 check;P7 bet 800;P7 move muck;P2 all-in;P5 fold")
    assert said.sentence.startswith(f"{HOLD.format(7)}; once they can't be identified, only the uncalled ")
    assert "the uncalled 800" not in said.sentence
    assert at in cited(said)


@pytest.mark.parametrize("house", [pytest.param(h, id=f"{h}:{at}") for h, at in LET_GO.items()])
def test_asked_for_pots_a_called_bet_stays_in(house: str) -> None:
    said = on_hand(house, FLOP, "P3 bet 400;P3 fold;P4 fold;P5 call;turn", "pots").sentence
    assert said == f"{HOLD.format(3)}; once they can't be identified, there is no refund; seat 5 then wins 2,600."


@pytest.mark.parametrize(("house", "at"), HOUSES)
@pytest.mark.parametrize("ask", ["", "pots"])
def test_once_all_others_folded_held_cards_are_the_only_hand(house: str, at: str, ask: str) -> None:
    said = on_hand(house, RIVER, "P2 bet 800;P2 fold;P5 fold;P7 fold", ask)
    assert said.sentence == (
        f"{HOLD.format(2)}: identified, they are the only hand left; once they can't be identified, only the uncalled "
        "800 comes back; seat 7 then wins 2,400."
    )
    assert cited(said) == [at]


@pytest.mark.parametrize(("house", "at"), HOUSES)
def test_cards_turned_up_in_the_muck_are_held(house: str, at: str) -> None:
    said = on_hand(house, RIVER, "P2 check;P5 bet 800;P5 move muck;P7 fold;P5 turn up")
    assert said.sentence == (
        "Hold seat 5's cards, which are face up, and call the floor: the hand is only out if it can't be identified; "
        "seat 2 then wins 2,400."
    )
    assert cited(said) == [at]


@pytest.mark.parametrize(("house", "at"), HOUSES)
def test_once_the_bettor_is_out_a_check_faces_nothing(house: str, at: str) -> None:
    said = on_hand(house, RIVER, "P2 check;P5 bet 800;P5 move muck;D scramble muck;P7 check")
    assert said.sentence == "Seat 5 is out; the uncalled 800 comes back."
    assert cited(said) == [at]
    assert "check a bet" in on_hand(house, RIVER, "P2 check;P5 bet 800;P5 move muck;P7 check").sentence


@pytest.mark.parametrize(("house", "at"), HOUSES)
@pytest.mark.parametrize("then", ["P5 move muck;P7 fold", "P7 fold;P5 move muck", "P5 move muck;P7 fold;P2 check"])
def test_the_only_hand_beside_one_that_is_held_wins(house: str, at: str, then: str) -> None:
    said = on_hand(house, RIVER, f"P5 bet 800;{then}")
    assert said.sentence.startswith(HOLD.format(5))
    assert "seat 2 then wins 2,400" in said.sentence
    assert at in cited(said)


TURN = "on turn;blinds 100 200;pot 4000;in 2 5 7;seats 9 20000"
OVERTAKEN = (
    "P2 check;P7 bet 600;P7 fold;P5 {} 400",
    "P7 bet 600;P2 check;P7 fold;P5 {} 400",
    "P7 bet 600;P7 fold;P2 {} 400",
)


@pytest.mark.parametrize(("house", "at"), HOUSES)
@pytest.mark.parametrize("bets", ["bet", "wager"])
@pytest.mark.parametrize("acts", OVERTAKEN, ids=["checked-before", "checked-between", "nobody-checked"])
def test_a_bet_in_turn_calls_nothing_of_a_bet_out_of_turn(house: str, at: str, bets: str, acts: str) -> None:
    """His bet and the fold of the same hand are one act past whoever was due, which is no substantial action."""
    said = on_hand(house, TURN, acts.format(bets))
    rest = "hold seat 7's cards and call the floor, and the action is on seat "
    assert f"of 400 stands; seat 7's bet is no longer binding: 600 goes back; {rest}" in said.sentence
    assert at in cited(said)


@pytest.mark.parametrize("house", LET_GO)
def test_a_bet_of_as_much_calls_nothing_of_a_bet_out_of_turn(house: str) -> None:
    said = on_hand(house, TURN, "P7 bet 600;P7 fold;P2 wager 600")
    rest = "hold seat 7's cards and call the floor, and the action is on seat 5."
    assert said.sentence == f"Seat 2's bet of 600 stands; seat 7's bet is no longer binding: 600 goes back; {rest}"
    assert f"{HOLD.format(7)}; once they can't be identified, only the uncalled 600 comes back." in said.also


@pytest.mark.parametrize("house", LET_GO)
def test_past_the_only_hand_left_nothing_is_the_floors(house: str) -> None:
    said = on_hand(house, TURN, "P5 bet 600;P7 fold;P5 fold;P2 bet 400").sentence
    rest = "once they can't be identified, only the uncalled 600 comes back; seat 2 then wins 4,"
    assert said.startswith(f"{HOLD.format(5)}; {rest}")


@pytest.mark.parametrize("house", [*LET_GO, "metropolitan"])
def test_who_folded_after_a_bet_out_of_turn_may_do_no_more(house: str) -> None:
    said = on_hand(house, TURN, "P7 bet 600;P2 check;P7 fold;P5 bet 400", "pots").sentence
    hand = "hold seat 7's cards and call the floor" if house in LET_GO else "seat 7's fold is binding"
    begins = f"Seat 7's bet is no longer binding: 600 goes back; {hand}, and the action is on seat 2; "
    assert said == f"{begins}apart from the chips in front of seat 7 the pot is 4,400."


def test_a_house_without_a_rule_for_a_bettors_cards_tells_what_goes_back() -> None:
    said = on_hand("metropolitan", TURN, "P7 bet 600;P2 check;P7 fold;P5 bet 400").sentence
    rest = "seat 7's bet is no longer binding: 600 goes back; seat 7's fold is binding, and the action is on seat 2."
    assert said == f"Seat 5's bet of 400 stands; {rest}"

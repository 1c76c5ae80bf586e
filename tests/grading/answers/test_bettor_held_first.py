"""A bettor lets his hand go and others fold or call before anybody has seen to it: his cards are held first."""

import pytest

from tests.grading.answers.in_short import cited, on_hand

RIVER = "on river;blinds 100 200;pot 2400;in 2 5 7;seats 9 20000"
HELD = {"tda-2024": "15-B", "tda-2022": "15-B", "foxwoods-2020": "15-B", "players-2025": "16-B"}
HOUSES = [pytest.param(h, at, id=f"{h}:{at}") for h, at in HELD.items()]
HOLD = "Hold seat 5's cards and call the floor"
LOST = "once they can't be identified, only the uncalled 800 comes back; seat 7 then wins {}"
FOLDED = "seat 2's fold is binding and may be penalized"


@pytest.mark.parametrize(("house", "at"), HOUSES)
@pytest.mark.parametrize("throw", ["P5 move muck", "P5 fold"])
@pytest.mark.parametrize(("head", "pot"), [(RIVER, "2,400"), (RIVER.replace("river", "turn"), "2,400")])
def test_before_a_fold_out_of_turn_onto_it(house: str, at: str, throw: str, head: str, pot: str) -> None:
    said = on_hand(house, head, f"P2 check;P5 bet 800;{throw};P2 fold")
    assert said.sentence == f"{HOLD}; {LOST.format(pot)}; {FOLDED}."
    assert cited(said)[0] == at
    assert not any("turn" in each or "backs up" in each for each in said.also)


@pytest.mark.parametrize(("house", "at"), HOUSES)
@pytest.mark.parametrize(
    ("acts", "sentence"),
    [
        ("P5 bet 800;P5 move muck;P2 fold", f"{HOLD}; {LOST.format('2,400')}; {FOLDED}."),
        (
            "P2 check;P5 bet 800;P5 move muck;P2 fold;P7 fold",
            f"{HOLD}: identified, they are the only hand left; {LOST.format('2,400')}; {FOLDED}.",
        ),
        ("P2 check;P5 bet 1000;P7 call;P5 fold", f"{HOLD}; once they can't be identified, there is no refund."),
    ],
    ids=["bet-out-of-turn", "all-fold", "called"],
)
def test_before_what_others_do(house: str, at: str, acts: str, sentence: str) -> None:
    said = on_hand(house, RIVER, acts)
    assert said.sentence == sentence
    assert cited(said)[0] == at
    assert not any("turn" in each or "backs up" in each for each in said.also)


@pytest.mark.parametrize(("house", "at"), HOUSES)
def test_his_fold_is_none_of_the_acts_that_went_past_a_player(house: str, at: str) -> None:
    del at
    said = on_hand(house, RIVER, "P5 bet 1000;P7 call;P5 fold")
    bind = (
        "Seat 5's bet of 1,000 and seat 7's call of 1,000 are binding, and the floor decides whether seat 2's hand is"
    )
    assert said.sentence.startswith(f"{bind} dead, or live with no right to bet or raise")
    assert any(each.startswith(HOLD) for each in said.also)


@pytest.mark.parametrize("house", [pytest.param("metropolitan", id="metropolitan:52")])
def test_where_no_such_cards_are_held_the_folds_bind(house: str) -> None:
    assert on_hand(house, RIVER, "P5 bet 800;P5 move muck;P2 fold").sentence == (
        "The folds of seats 2 and 5 are binding and may be penalized; seat 7 wins 2,400; the uncalled 800 goes "
        "back to seat 5."
    )
    assert on_hand(house, RIVER, "P5 bet 1000;P7 call;P5 fold").sentence == (
        "Seat 5's bet of 1,000 and seat 7's call of 1,000 are binding, as there was substantial action, and the floor "
        "rules on seat 2's "
        "hand."
    )

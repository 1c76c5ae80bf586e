"""Several folds that no bet called for, in turn and out of it: one sentence on all of them, and who wins."""

import pytest

from tests.grading.answers.in_short import on_hand

BINDING = [
    pytest.param("foxwoods-2020", id="foxwoods-2020:58"),
    pytest.param("metropolitan", id="metropolitan:52"),
    pytest.param("players-2025", id="players-2025:58"),
    pytest.param("tda-2022", id="tda-2022:58"),
    pytest.param("tda-2024", id="tda-2024:58"),
]
THREE = "on flop;blinds 100 200;pot 1500;in 4 6 8;seats 9 20000"
FOUR = "on flop;blinds 100 200;pot 1900;in 4 6 8 9;seats 9 20000"
BACK = "P4 request live-hand 4 I want my cards back.;P8 request live-hand 8 Me too."
BOTH = "The folds of seats 4 and 8 are binding and may be penalized"


@pytest.mark.parametrize("house", BINDING)
@pytest.mark.parametrize(
    ("head", "acts", "sentence"),
    [
        (THREE, f"P4 fold;P8 fold;P6 check;{BACK}", f"{BOTH}; seat 6 wins 1,500."),
        (THREE, "P4 fold;P8 fold", f"{BOTH}; seat 6 wins 1,500."),
        (
            THREE,
            "P4 fold;P6 fold;P4 request live-hand 4 Back.;P6 request live-hand 6 Back.",
            "The folds of seats 4 and 6 are binding and may be penalized; seat 8 wins 1,500.",
        ),
        (FOUR, f"P4 fold;P8 fold;P6 bet 600;{BACK}", f"{BOTH}; the action is on seat 9."),
        (
            FOUR,
            "P4 check;P8 fold;P9 fold",
            (
                "The out-of-turn folds of seats 8 and 9 are binding; the action is on seat 6, who may check or "
                "bet, as two "
                "folds aren't substantial action."
            ),
        ),
        (FOUR, f"P4 fold;P8 fold;P6 check;P9 check;{BACK}", f"{BOTH}."),
    ],
)
def test_all_folds_are_told_as_one(house: str, head: str, acts: str, sentence: str) -> None:
    told = on_hand(house, head, acts)
    assert told.sentence == sentence
    assert not any("fold" in each for each in told.also)


@pytest.mark.parametrize("house", BINDING)
def test_a_fold_out_of_turn_that_leaves_one_player_wins_the_pot_for_him(house: str) -> None:
    head = "on flop;blinds 100 200;pot 1100;in 4 8;seats 9 20000"
    assert on_hand(house, head, "P8 fold").sentence == "Seat 8's out-of-turn fold is binding; seat 4 wins 1,100."
    asked = on_hand(house, THREE, f"P4 fold;P8 fold;P6 check;{BACK}", "turns", 8).sentence
    assert asked == "Seat 8's out-of-turn fold is binding; seat 6 wins 1,500."


@pytest.mark.parametrize("house", BINDING)
def test_of_two_folds_to_a_bet_nobody_has_a_hand_back(house: str) -> None:
    acts = f"P4 check;P6 bet 600;fold 8;fold 9;fold 4;{BACK}"
    assert on_hand(house, FOUR, acts).sentence == "Seats 4 and 8 have no live hand."


def test_a_thrown_away_hand_is_told_with_the_others() -> None:
    """[upt:dead-hand-1-b]"""
    told = on_hand("upt", THREE, f"P4 fold;P8 fold;P6 check;{BACK}").sentence
    assert told.startswith("Seat 4's thrown-away hand is dead; ") and told.endswith("; seat 6 wins 1,500.")


@pytest.mark.parametrize(
    ("acts", "says"),
    [
        pytest.param("check 4;P8 fold", "unless someone bets or raises first.", id="waits"),
        pytest.param("check 4;P8 fold;P6 check;check 9", "Seat 8's out-of-turn fold is binding.", id="unchanged"),
        pytest.param(
            "check 4;P8 fold;P6 bet 500", "8's out-of-turn fold is no longer binding after seat 6's bet", id="bet"
        ),
    ],
)
def test_an_early_fold_is_told_as_things_are_since(acts: str, says: str) -> None:
    """[upt:betting-10]"""
    assert says in on_hand("upt", FOUR, acts).sentence


HEADS_OF_FOUR = "on turn;blinds 100 200;pot 4000;in 2 4 5 7;seats 9 20000"
DEAD = "Seat 5's thrown-away hand is dead."


@pytest.mark.parametrize("fold", ["P5 fold", "P5 move muck"])
@pytest.mark.parametrize("behind", ["P7 fold", "P7 check", "P7 bet 400", "P7 fold;P2 check", "P7 check;P2 bet 400"])
def test_a_hand_acted_on_behind_waits_for_nothing(fold: str, behind: str) -> None:
    """[upt:dead-hand-1-b, upt:betting-10]"""
    answer = on_hand("upt", HEADS_OF_FOUR, f"{fold};{behind}")
    assert DEAD in answer.also
    assert not any("seat 5's act" in each for each in (answer.sentence, *answer.also))
    assert on_hand("upt", HEADS_OF_FOUR, f"{fold};{behind}", "turns", 5).sentence == DEAD


@pytest.mark.parametrize("acts", ["P5 fold", "P7 fold;P5 fold", "P5 say fold;P7 check"])
def test_until_a_player_behind_acts_a_fold_out_of_turn_waits(acts: str) -> None:
    """[upt:betting-10]"""
    answer = on_hand("upt", HEADS_OF_FOUR, acts)
    waits = "ack to seat 2: seat 5's action is binding unless someone bets or raises first."
    assert any(each.endswith(waits) for each in (answer.sentence, *answer.also))

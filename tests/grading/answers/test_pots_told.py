"""Pots and winners at any moment: the middle, side pots, what nobody called, who wins how much."""

import pytest

from tests.grading.answers.in_short import on_hand
from tests.grading.answers.test_standing import answered
from tests.grading.answers.transcripts import and_then, record
from trainer.grading.answers.state import State
from trainer.shorthand.body import told

SIDE_POTS = "tda-2022-ill-16-ex-2"


def test_bets_in_front_are_part_of_the_pot_while_the_betting_is_on():
    answer = answered(record("tda-2022-52-A-ex"), ask="pots")
    made_good = "The raise is to 1,200, not 1,000: seats 3, 4 and 5 make it 1,200"
    pot = "the pot is 5,400: 1,200 in the middle and 4,200 in front of the players"
    assert answer.sentence == f"{made_good}; {pot}."
    assert answer.pots is not None and dict(answer.pots.front) == {2: 600, 3: 1200, 4: 1200, 5: 1200}
    assert not answer.also


def test_side_pots_are_told_before_anybody_can_say_who_wins():
    answer = answered(record(SIDE_POTS), ask="pots")
    assert answer.state is State.CANNOT_TELL
    assert answer.sentence == "The main pot is 2,100 and side pot 1 is 6,000."
    assert answer.pot_lines[-1] == "The winner isn't known until seats 1, 2 and 3 table."


def test_every_winner_is_told_with_what_each_gets():
    answer = answered(record("pots/bet-behind-an-all-in"), ask="showdown")
    assert answer.sentence == "Seat 1 wins 3,000 and seat 3 wins 6,800."
    assert answer.pots is not None
    assert [(each.name, each.amount, each.wins) for each in answer.pots.pots] == [
        ("main", 6800, ((3, 6800),)),
        ("side-1", 3000, ((1, 3000),)),
    ]


def test_winners_are_told_the_same_after_the_push_and_the_muck():
    before = record("pots/two-all-ins")
    said = answered(before, ask="pots").sentence
    assert said == "Seat 1 wins 8,100."
    assert answered(and_then(before, "D say Thank you."), ask="pots").sentence == said


def test_an_uncalled_bet_goes_back_and_is_in_no_pot():
    """A bet of 400 is called for 200 by an all-in; the other 200 comes back."""
    lines = ["P2 wager 1000x1", "P3 fold", "P4 fold", "P1 fold"]
    before = record("tda-2022-40-C-ex")
    answer = answered(and_then(before, *lines), ask="pots")
    assert answer.pots is not None and answer.pots.back == ((2, 1000),)
    assert "1,000 that no one called goes back to seat 2." in answer.pot_lines
    assert answer.sentence == "Seat 2 wins 800; the uncalled 1,000 goes back to seat 2."


def test_the_end_of_a_clean_hand_tells_who_has_won():
    answer = answered(record("pots/uncalled"))
    assert answer.sentence == "Nothing is wrong: seat 7 wins 8,800."


def test_an_odd_chip_that_no_rulebook_gives_to_anybody_is_left_over():
    """upt: nothing on odd chips; players-2025 21 gives it to the left of the button."""
    silent, ruled = (answered(record("pots/split-with-odd-chip"), key) for key in ("upt", "players-2025"))
    assert silent.pots is not None and ruled.pots is not None
    assert [(each.wins, each.odd) for each in silent.pots.pots] == [(((1, 175), (4, 175)), 25)]
    assert [(each.wins, each.odd) for each in ruled.pots.pots] == [(((1, 200), (4, 175)), 0)]
    assert silent.state is State.NOT_COVERED and "25 is left over" in silent.pot_lines[0]


def test_an_odd_chip_that_the_floor_gives_is_told_as_the_floors():
    """tda-2022 20-C: the same hands high and low. Five chips of 25, six and eight in the pot."""
    head = ["game omaha-8 no-limit", "small-blind 25", "big-blind 50", "seat 1 25x100", "seat 2 25x100", "button 1"]
    cards = ["cards 1 Ah 2d Kc Kd", "cards 2 As 2s Qc Qh", "board 3h 4c 5d Ks Th", "---", "deal"]
    for total, first in (
        (50, "Seat 1 wins 50 and seat 2 wins 50."),
        (75, "Seat 1 wins 50 and seat 2 wins 50; the floor decides who gets the other 50."),
        (100, "Seat 1 wins 100 and seat 2 wins 100."),
    ):
        bet = ["call 1", "check 2"] if total == 50 else [f"P1 raise {total}", "call 2"]
        hand = told("\n".join([*head, *cards, *bet, "run-out", "show 1 2"]), "wheels")
        for key in ("tda-2022", "tda-2024"):
            assert answered(hand, key, ask="pots").sentence == first
    lines = answered(told("\n".join([*head, *cards, "P1 raise 75", "call 2", "run-out", "show 1 2"]), "w"), ask="pots")
    assert "50 is left over, and the floor decides who gets it." in lines.pot_lines[0]


@pytest.mark.parametrize("house", ["tda-2022", "tda-2024", "players-2025", "foxwoods-2020", "metropolitan", "upt"])
@pytest.mark.parametrize("ante", ["", " 200"])
def test_of_a_blind_that_everybody_folds_to_what_nobody_called_goes_back(house: str, ante: str) -> None:
    told = on_hand(house, f"blinds 100 200{ante};seats 6 20000;button 6", "deal;fold 3 4 5 6 1", "pots").sentence
    assert told == f"Seat 2 wins {400 if ante else 200}; the uncalled 100 goes back to seat 2."


RIVER = "on river;blinds 100 200;pot 2400;in 2 5 8;seats 9 20000"


@pytest.mark.parametrize(
    ("house", "acts", "ends"),
    [
        pytest.param("tda-2024", "P2 bet 500;P8 bet 1000", "in front of seat 8 the pot is 2,900.", id="53-A"),
        pytest.param("metropolitan", "P2 bet 500;P8 bet 1000", "in front of seat 8 the pot is 2,900.", id="39-A"),
        pytest.param("tda-2022", "P2 wager 500;P2 wager 700", "in front of seat 2 the pot is 2,400.", id="44-string"),
        pytest.param("metropolitan", "P8 bet 600;P2 check;P5 bet 700", "of seat 8 the pot is 3,100.", id="39-B"),
        pytest.param("upt", "P8 bet 600;P2 bet 600", "so far the pot is 3,200.", id="posted"),
        pytest.param("tda-2024", "P2 bet 500;P5 wager 400;P8 wager 300", "so far the pot is 3,700.", id="42-C"),
        pytest.param("upt", "P8 bet 600", "gets 400 back; the action is on seat 2; so far the pot is 2,600."),
        pytest.param(
            "tda-2024", "P2 bet 500;P5 wager 200", "the pot is 3,400: 2,400 in the middle and 1,000 in front of"
        ),
    ],
)
def test_chips_that_are_not_settled_are_in_no_pot(house: str, acts: str, ends: str) -> None:
    """Not those of an act that waits or goes back, nor of a bet on which the floor has to say how much it is."""
    assert ends in on_hand(house, RIVER, acts, "pots").sentence


RUN_OUT = (
    "blinds 100 200;chips 100 500 1000;on flop;pot 3600;in 3 5 6;seats 9 20000;seat 5 2500;seat 6 5200;"
    "board Ks Qd 3c 2h 7d;cards 3 Ah Ad;cards 5 Kh Kd;cards 6 Qh Qc"
)


@pytest.mark.parametrize(
    ("house", "head", "acts", "said"),
    [
        pytest.param(
            "tda-2024",
            RUN_OUT,
            "P3 bet 9000;all-in 5 6;run-out;show 3 5 6",
            "Seat 5 wins 11,100 and seat 6 wins 5,400; the uncalled 3,800 goes back to seat 3.",
            id="tda-2024:21",
        ),
    ],
)
def test_what_was_pulled_in_uncalled_is_told(house: str, head: str, acts: str, said: str) -> None:
    assert on_hand(house, head, acts, "pots").sentence == said

"""What a condition reads off a hand: whose hand is the best, and who gets the most of a pot."""

from collections.abc import Mapping

import pytest

from trainer.questions.bank import bank
from trainer.questions.drawing import drawn
from trainer.questions.engine import NothingThere, situation
from trainer.questions.places import NoPlace, called
from trainer.questions.reading import is_read
from trainer.questions.reading import read as off
from trainer.rules.facts import Facts
from trainer.shorthand.body import told

HEAD = """game {game}
small-blind 50
big-blind 100
ante 25
{seats}
button 3
{cards}
---
"""
CHECKED = "deal\ncall 3 1\ncheck 2\nrun-out\nshow 1 2 3\n"
LEVEL = "seats 3 1000x9+100x9+25x20"
FOUR = "seats 4 1000x9+100x9+25x20"
CHECKED_BY_FOUR = "deal\ncall 2 3\nfold 4\ncheck 1\nrun-out\n"
SHORT = "seat 1 1125\nseat 2 9000\nseat 3 9000"
ALL_IN = """deal
call 3 1
check 2
flop
P1 say all-in
P1 wager 1000
P2 raise 3000
call 3
D collect 2 2000 side-1
D collect 3 2000 side-1
turn
check 2 3
river
check 2 3
show 1 2 3
"""
KINGS, QUEENS, ACES = "cards 1 Kc Kd", "cards 2 Qc Qd", "cards 3 Ac 2h"
BOARD = "board Kh 9s 6d 4c 3s"
TIED = "cards 1 7c 2d\ncards 2 Kc Qs\ncards 3 Kd Qc\n" + BOARD
LOWS = "cards 1 Ad 3d Kh 9s\ncards 2 Ah 2h 4c Js\ncards 3 Kc Kd Ts Qh\nboard 2c 5d 8h Ks Qs"


def hand(game: str, seats: str, cards: str, happens: str) -> Facts:
    record = told(HEAD.format(game=game, seats=seats, cards=cards) + happens, "seed")
    return Facts(record, len(record))


READ = {
    "the best of three": ("holdem no-limit", LEVEL, f"{KINGS}\n{QUEENS}\n{ACES}\n{BOARD}", CHECKED, {"best_high": 1}),
    "two alike": ("holdem no-limit", LEVEL, TIED, CHECKED, {"best_high": 0}),
    "no low in hold'em": ("holdem no-limit", LEVEL, TIED, CHECKED, {"best_low": 0}),
    "the odd chip": ("holdem no-limit", LEVEL, TIED, CHECKED, {"wins_main": 2}),
    "a pot that comes out even": ("holdem no-limit", FOUR, TIED, CHECKED_BY_FOUR, {"wins_main": 0}),
    "high and low": ("omaha-8 pot-limit", LEVEL, LOWS, CHECKED, {"best_high": 3, "best_low": 1, "wins_main": 3}),
    "each pot by itself": (
        "holdem no-limit",
        SHORT,
        f"{KINGS}\n{QUEENS}\n{ACES}\n{BOARD}",
        ALL_IN,
        {"wins_main": 1, "wins_side_1": 2, "wins_side_2": 0},
    ),
}


@pytest.mark.parametrize(("game", "seats", "cards", "happens", "seats_read"), READ.values(), ids=READ)
def test_a_hand_says_whose_it_is(
    game: str, seats: str, cards: str, happens: str, seats_read: Mapping[str, int]
) -> None:
    assert off(hand(game, seats, cards, happens), seats_read) == seats_read


def test_other_names_are_not_read_off_a_hand() -> None:
    assert off(hand("holdem no-limit", LEVEL, TIED, CHECKED), ["seat", "to", "best_of_all"]) == {}
    assert [is_read(each) for each in ("best_low", "wins_side_2", "wins_side", "best")] == [True, True, False, False]


def test_at_a_house_without_a_rule_nothing_is_right_by_the_hand() -> None:
    """UPT prints nothing on odd chips in stud: the hand has its winner there, too, but no rule says so."""
    question = next(each for each in bank() if each.id == "odd-chip-in-stud")
    right = [each.reason.right_at for each in drawn(question, "players-2025", 1).targets if each.right]
    assert right == [("tda-2024", "tda-2022", "players-2025", "foxwoods-2020", "metropolitan")]


@pytest.mark.parametrize(("pot", "amount"), [("main", 3375), ("side-1", 4000)])
def test_about_names_the_pot_that_is_meant(pot: str, amount: int) -> None:
    text = HEAD.format(game="holdem no-limit", seats=SHORT, cards=f"{KINGS}\n{QUEENS}\n{ACES}\n{BOARD}") + ALL_IN
    decided = situation(text, "", ("pot",), 0, pot, "seed").decisions["players-2025"]
    assert decided is not None and dict(decided.figures) == {"amount": amount}


def test_about_a_pot_that_is_not_there_nothing_can_be_asked() -> None:
    text = HEAD.format(game="holdem no-limit", seats=SHORT, cards=BOARD) + ALL_IN
    with pytest.raises(NothingThere):
        situation(text, "", ("pot",), 0, "side-2", "seed")


def test_an_empty_chair_can_be_pointed_at_and_a_seat_beyond_the_table_cannot() -> None:
    table = hand("holdem no-limit", "seat 1 9000 Ana\nseat 3 9000 Cora\nseat 4 9000 Dan", "", "").table
    assert [called(table, f"seat:{seat}") for seat in (1, 2)] == ["Seat 1, Ana", "Seat 2, empty"]
    with pytest.raises(NoPlace, match="no one sits in seat 5"):
        called(table, "seat:5")

"""A blind that is short is called in full; what nobody can match goes back, and the hand comes to its end."""

import pytest

from tests.scenarios.phh.own_hands import scenario
from trainer.grading.model import play_out
from trainer.rules.book import BOOKS, all_books, book
from trainer.rules.record import Record
from trainer.scenarios.compiler import play_of
from trainer.scenarios.loader import read
from trainer.scenarios.phh.proof import dealt, final_stacks

SEATS = """format = 1
id = "short-blind"
title = "Short"
teaches = ["routine"]
game = "omaha"
limit = "pot-limit"
stakes = {{ small_blind = 50, big_blind = 100 }}
button = 6
seed = {seed}
"""


def short(seed: int, **stacks: int) -> str:
    """Three players with these chips, named by their seats: of the hands that seeds make, any may be folded."""
    rows = [
        f'\n[[seat]]\nnumber = {at[1:]}\nname = "{at}"\nstack = "25x{chips // 25}"\n' for at, chips in stacks.items()
    ]
    return SEATS.format(seed=seed) + "".join(rows)


@pytest.mark.parametrize("key", BOOKS)
def test_the_hand_ends_when_the_dealer_gives_back_a_call_that_nobody_can_match(key: str) -> None:
    play = play_of(read(scenario(254), "own"), book(key))  # the big blind has 50 in all, as the small blind has posted
    record = Record.of(play_out(play, book(key)))
    assert record.table.over
    assert final_stacks(record) == {1: 125, 4: 0, 6: 150}


@pytest.mark.parametrize("big", [25, 50, 75, 100])
@pytest.mark.parametrize("small", [75, 600])
@pytest.mark.parametrize("seed", [77670, 104])  # the button, who could match it, gives up at either
def test_a_hand_with_a_short_big_blind_ends_and_nobody_acts_again_on_what_came_back(big, small, seed) -> None:
    record = dealt(read(short(seed, P1=small, P4=big, P6=150), "short"), all_books()[0])
    assert record.table.over and len(record) < 80
    assert sum(final_stacks(record).values()) == small + big + 150

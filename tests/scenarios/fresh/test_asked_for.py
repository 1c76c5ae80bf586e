"""Fresh hands by key and seed: the same each time, another with each attempt, clean ones with nothing in them."""

from dataclasses import replace

import pytest

from trainer.grading.proving import proving
from trainer.kernel.pieces import at_once
from trainer.rules.book import BOOKS, book
from trainer.rules.topics import ROUTINE
from trainer.scenarios.evidence import clean_twin
from trainer.scenarios.form import Scenario
from trainer.scenarios.fresh.asked_for import asked_for
from trainer.scenarios.fresh.keys import CLEAN, Order, fresh_key, irregularity_of, is_fresh
from trainer.scenarios.fresh.levels import Level
from trainer.scenarios.injectors import INJECTORS

LAW = book(BOOKS[0])
KEYS = (CLEAN, *map(fresh_key, ("four-card-flop", "short-raise", "wrong-button")))


def hand(key: str, seed: int, attempt: int = 0, level: Level = Level.PLAIN) -> Scenario:
    return at_once(asked_for(Order(LAW.key, key, seed, level), attempt, LAW))


@pytest.mark.parametrize("key", KEYS)
def test_a_key_and_a_seed_give_one_hand(key: str) -> None:
    made = hand(key, 5)
    assert made == hand(key, 5)
    assert (made.id, made.seed) == (key, 5)
    assert replace(made, seed=0) != replace(hand(key, 6), seed=0)
    assert replace(made, seed=0) != replace(hand(key, 5, attempt=1), seed=0)


def test_a_clean_hand_has_nothing_wrong_in_it_and_is_the_twin_of_a_spoiled_one() -> None:
    made = hand(CLEAN, 8)
    assert clean_twin(made) == made
    assert (made.topics, made.drawn) == ((ROUTINE,), None)
    assert at_once(proving(made, LAW)).clean


def test_a_spoiled_hand_says_what_was_drawn_into_it() -> None:
    made = hand(fresh_key("four-card-flop"), 8)
    assert made.drawn is not None
    assert (made.drawn.irregularity, made.drawn.place) == ("four-card-flop", "flop 1")
    assert made.topics == INJECTORS["four-card-flop"].teaches


@pytest.mark.parametrize(
    ("key", "fresh", "irregularity"),
    [(CLEAN, True, ""), ("fresh-no-burn", True, "no-burn"), ("four-card-flop-after-a-bet", False, None)],
)
def test_keys_tell_fresh_hands_from_authored_ones(key: str, fresh: bool, irregularity: str | None) -> None:
    assert is_fresh(key) is fresh
    if irregularity is not None:
        assert irregularity_of(key) == irregularity


def test_no_authored_hand_has_the_key_of_fresh_ones() -> None:
    from trainer.ui.desk.library import scenarios

    assert not [key for key in scenarios() if is_fresh(key)]


def test_a_key_that_there_is_not_is_a_lookup_error() -> None:
    with pytest.raises(KeyError):
        hand("fresh-five-aces", 1)


def test_a_clean_hand_is_the_twin_of_one_that_could_come() -> None:
    """Where only stud goes wrong no clean hand is hold'em: that alone would tell it."""
    for seed in range(8):
        made = at_once(asked_for(Order(LAW.key, CLEAN, seed, among=("lower-suit-opens", "no-such-thing")), 0, LAW))
        assert made.game in ("stud", "stud-8", "razz")

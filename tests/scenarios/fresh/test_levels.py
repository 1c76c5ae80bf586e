"""Harder hands: talk about nothing, and a second irregularity; each proved as the plain ones are."""

import pytest

from trainer.grading.proving import proving
from trainer.kernel import gestures as g
from trainer.kernel.pieces import at_once
from trainer.rules.book import BOOKS, book
from trainer.rules.declared import declared
from trainer.scenarios.form import Scenario
from trainer.scenarios.fresh.asked_for import asked_for
from trainer.scenarios.fresh.keys import CLEAN, Order
from trainer.scenarios.fresh.levels import Level
from trainer.scenarios.fresh.talk import CHAT, HURRY, MOST, PROTESTS
from trainer.scenarios.loader import read
from trainer.study.stocking import stocked

LAW = book(BOOKS[0])
FLOP = "fresh-four-card-flop"
SEEDS = range(6)


def hand(key: str, seed: int, level: Level) -> Scenario:
    return at_once(asked_for(Order(LAW.key, key, seed, level), 0, LAW))


def talk(made: Scenario) -> list[str]:
    said = [one.act for each in made.doings for one in each.does]
    return [act.words for act in said if isinstance(act, g.Say) and act.words in (*CHAT, *HURRY, *PROTESTS)]


@pytest.mark.parametrize("key", [CLEAN, FLOP])
@pytest.mark.parametrize("seed", SEEDS)
def test_players_talk_from_the_second_level_on_in_clean_hands_too(key: str, seed: int) -> None:
    assert not talk(hand(key, seed, Level.PLAIN))
    assert 1 <= len(talk(hand(key, seed, Level.TALK))) <= MOST


@pytest.mark.parametrize("words", [*CHAT, *HURRY, *PROTESTS])
def test_no_talk_is_a_wager(words: str) -> None:
    assert declared(words) is None


@pytest.mark.parametrize("level", [Level.TWO_AT_ONCE, Level.FAST])
def test_two_things_go_wrong_and_the_first_names_the_hand(level: Level) -> None:
    for seed in SEEDS:
        one, two = hand(FLOP, seed, Level.PLAIN), hand(FLOP, seed, level)
        assert (two.drawn, two.title, two.takeover) == (one.drawn, one.title, one.takeover)
        assert set(one.topics) <= set(two.topics)
    more = [len(hand(FLOP, seed, level).topics) for seed in SEEDS]
    assert max(more) > 1


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("key", [CLEAN, FLOP, "fresh-short-raise"])
def test_hands_of_every_level_are_proved(key: str, level: Level) -> None:
    proof = at_once(proving(read(stocked(Order(LAW.key, key, 11, level), ()), "x"), LAW))
    assert proof.faults == ()
    assert bool(proof.kinds) is (key != CLEAN)

"""A street dealt too soon: few are left to act, nobody has just bet, and some dealers have pulled the bets in."""

from random import Random

import pytest

from trainer.kernel import gestures as g
from trainer.kernel.pieces import at_once
from trainer.rules.book import book
from trainer.rules.record import Record
from trainer.scenarios.compiler import play_of
from trainer.scenarios.fresh.clean import clean_hand
from trainer.scenarios.fresh.generated import generated
from trainer.scenarios.injecting import dealt
from trainer.scenarios.injectors import INJECTORS
from trainer.scenarios.injectors.injector import Hand
from trainer.scenarios.injectors.waiting import BETS, LEFT, MOST_WAIT, PULLED_IN, nearly_over

LAW = book("tda-2024")


def inherited(key: str, seed: str, bets: str) -> Record:
    """The hand up to the early cards, with the bets left in front or pulled in."""
    return Record.of(play_of(generated(INJECTORS[key], seed, LAW, {BETS: bets}), LAW).transcript)


@pytest.mark.parametrize("key", ["early-street", "live-hand-passed", "stud-card-too-early"])
@pytest.mark.parametrize("seed", ["one", "two"])
def test_who_pulls_the_bets_in_does_so_before_the_burn(key: str, seed: str) -> None:
    record = inherited(key, seed, PULLED_IN)
    burn = max(index for index, each in enumerate(record.gestures) if isinstance(each.act, g.Burn))
    assert isinstance(record.gestures[burn - 1].act, g.BringInBets)
    assert record.courses[burn - 1].betting and not record.tables[burn].bets


@pytest.mark.parametrize("key", ["early-street", "live-hand-passed", "stud-card-too-early"])
def test_a_dealer_who_sees_nothing_may_leave_them_in_front(key: str) -> None:
    record = inherited(key, "left", LEFT)
    burn = max(index for index, each in enumerate(record.gestures) if isinstance(each.act, g.Burn))
    assert not isinstance(record.gestures[burn - 1].act, g.BringInBets)


@pytest.mark.parametrize("key", ["early-street", "stud-card-too-early"])
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_one_or_two_players_at_most_are_still_to_act(key: str, seed: str) -> None:
    record = inherited(key, seed, LEFT)
    burn = max(index for index, each in enumerate(record.gestures) if isinstance(each.act, g.Burn))
    assert 0 < len(record.courses[burn].pending) <= MOST_WAIT
    assert record.courses[burn].actions[-1].kind in ("check", "call", "fold")


def test_with_three_to_act_or_after_a_bet_nobody_takes_the_street_for_over() -> None:
    """The first act of a player who acts once is a place if, and only if, one or two are left and it is no bet."""
    places, others = set[tuple[int, bool]](), set[tuple[int, bool]]()
    for number in range(12):
        clean = clean_hand(Random(f"waiting {number}"), "holdem")
        hand: Hand = at_once(dealt(clean, LAW, clean.seed))
        for street in hand.streets:
            found = {*nearly_over(hand, street)}
            acts = [each for each in hand.record.course.actions if each.street == street]
            for each in acts:
                if sum(one.seat == each.seat for one in acts) == 1:
                    left = len(hand.record.courses[each.index + 1].pending)
                    (places if each.seat in found else others).add((left, each.kind in ("bet", "raise")))
    assert places == {(1, False), (2, False)}
    assert {(0, False), (3, False)} <= others

"""What comes before a question is a clean hand: in turn, plain bets, chips of the casino; the end is asked about."""

from functools import cache

import pytest

from trainer.kernel import gestures as g
from trainer.kernel.chips import DENOMINATIONS
from trainer.quickfire.kinds import KINDS
from trainer.quickfire.spot import Spot
from trainer.rules.book import book
from trainer.rules.facts import Facts
from trainer.rules.facts.pot_limit import most, real_pot
from trainer.rules.facts.wager import Wager, counts_for, wagers
from trainer.rules.record import Record

SEEDS = range(50)
EACH = pytest.mark.parametrize("key", KINDS)


def asked_about(spot: Spot, made: Wager) -> bool:
    """Does the wager belong to what the question is about?"""
    return spot.kind == "call-or-raise" and made.last >= spot.shown_from


@cache
def told(key: str) -> list[tuple[Spot, Facts]]:
    spots = [KINDS[key].make(book("players-2025"), seed) for seed in SEEDS]
    records = [Record.of(spot.transcript) for spot in spots]
    return [(spot, Facts(record, len(record))) for spot, record in zip(spots, records, strict=True)]


@EACH
def test_everybody_acts_in_turn_and_every_bet_is_what_it_looks_like(key: str) -> None:
    for spot, facts in told(key):
        for made in wagers(facts):
            if not asked_about(spot, made):
                assert made.in_turn, (spot.case, spot.seed)
                assert not made.motions or counts_for(made) == made.total, (spot.case, spot.seed)


@EACH
def test_bets_and_raises_before_are_whole_and_within_the_limit(key: str) -> None:
    for spot, facts in told(key):
        for made in wagers(facts):
            if made.motions and not asked_about(spot, made) and made.total > made.facing:
                assert made.total >= made.minimum or made.all_in, (spot.case, spot.seed)
                assert not made.fixed or made.total <= made.minimum, (spot.case, spot.seed)
                if facts.setup.limit == "pot-limit":
                    assert made.total <= most(made, real_pot(facts, made)), (spot.case, spot.seed)


@EACH
def test_times_run_on_and_chips_are_of_the_casinos_denominations(key: str) -> None:
    for spot, _ in told(key):
        times = [each.at for each in spot.transcript.gestures]
        assert times == sorted(times)
        stacks = [seat.stack for seat in spot.transcript.setup.seats if seat.taken]
        assert {value for stack in stacks for value, _ in stack.piles} <= set(DENOMINATIONS)
        assert 2 <= len(stacks) <= 9
        names = [seat.name for seat in spot.transcript.setup.seats if seat.taken]
        assert len(set(names)) == len(names)


@EACH
def test_the_trainee_sees_the_last_acts_only(key: str) -> None:
    for spot, _ in told(key):
        shown = spot.transcript.gestures[spot.shown_from :]
        assert 0 < len(shown) <= 30
        assert not any(isinstance(each.act, g.Post | g.Pitch) for each in shown) or spot.case.startswith("stud")

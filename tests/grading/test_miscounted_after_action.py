"""Metropolitan 33-D: too late for a misdeal, and no hand is played with a wrong number of cards for all that."""

import pytest

from trainer.grading.assess import Assessor
from trainer.grading.assessment import AuthorityGrade
from trainer.grading.mistakes import MISTAKES
from trainer.grading.model import Dealer, perfect, playing_out
from trainer.kernel import gestures as g
from trainer.rules.book import book
from trainer.rules.ruling import Authority
from trainer.scenarios.compiler import play_of
from trainer.scenarios.fresh.generated import generated
from trainer.scenarios.injectors import INJECTORS

SEEDS = ("c6", "c1", "m1", "m2", "g1")


def dealt(seed: str, dealer: Dealer, house: str = "metropolitan") -> Assessor:
    law = book(house)
    *_, after = playing_out(play_of(generated(INJECTORS["extra-card-after-action"], seed, law), law), law, dealer)
    return after


def ordered(after: Assessor) -> list[str]:
    return [each.act.what for each in after.record.gestures if isinstance(each.act, g.Order)]


@pytest.mark.parametrize("seed", SEEDS)
def test_the_floor_kills_a_hand_with_a_card_too_many(seed: str) -> None:
    after = dealt(seed, perfect)
    (one,) = after.assessment().matters
    assert ordered(after) == ["a-dead-hand"] and not after.record.table.seat(one.matter.seats[0]).hand
    assert (one.decision.key, one.decision.ruling.authority) == ("deal.play-on", Authority.FLOOR)
    assert one.right and one.authority is AuthorityGrade.RIGHT


def test_who_lets_it_play_is_wrong() -> None:
    (one,) = dealt("c6", MISTAKES["plays-on"].dealer).assessment().matters
    assert not one.right


@pytest.mark.parametrize(("house", "floor"), [("tda-2024", False), ("foxwoods-2020", False), ("upt", False)])
def test_where_the_hand_is_dead_in_print_the_dealer_kills_it(house: str, floor: bool) -> None:
    after = dealt("c6", perfect, house)
    assert bool(ordered(after)) is floor and after.assessment().right

"""The free deal: how often things go wrong, where, and never the same irregularity again before others came."""

from collections import Counter

import pytest

from trainer.scenarios.fresh.keys import CLEAN
from trainer.study.free_deal import LATELY, NEVER, OFTEN, RARELY, SHARES, FreeDeal, next_hand, that_go_wrong
from trainer.study.library import library

FOUND = library("tda-2024")
HANDS = 2_000


def keys(wish: FreeDeal, count: int = HANDS) -> list[str]:
    dealt: list[str] = []
    for seed in range(count):
        dealt.insert(0, next_hand(wish, FOUND, dealt[:LATELY], seed))
    return dealt


@pytest.mark.parametrize("often", [NEVER, RARELY, OFTEN])
def test_so_many_hands_go_wrong_as_is_wished(often: str) -> None:
    spoiled = sum(key != CLEAN for key in keys(FreeDeal(often))) / HANDS
    assert spoiled == pytest.approx(SHARES[often], abs=0.04)
    assert often != NEVER or spoiled == 0


def test_in_chosen_areas_nothing_else_goes_wrong() -> None:
    inside = {each.key for each in that_go_wrong(FOUND, ("board",))}
    found = set(keys(FreeDeal(OFTEN, ("board",)), 300)) - {CLEAN}
    assert found
    assert found <= inside < {each.key for each in that_go_wrong(FOUND)}


def test_nothing_comes_again_before_others_did() -> None:
    dealt = keys(FreeDeal(OFTEN))
    for at, key in enumerate(dealt):
        assert key == CLEAN or key not in dealt[at + 1 : at + 1 + LATELY]


def test_all_of_it_comes_in_time() -> None:
    often = Counter(keys(FreeDeal(OFTEN)))
    assert len(often) > 0.9 * len(that_go_wrong(FOUND))


def test_where_nothing_is_known_hands_are_clean() -> None:
    assert next_hand(FreeDeal(OFTEN, ("no-such-area",)), FOUND, (), 3) == CLEAN


def test_the_same_seed_deals_the_same() -> None:
    assert keys(FreeDeal(OFTEN), 40) == keys(FreeDeal(OFTEN), 40)

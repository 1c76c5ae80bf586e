"""Mistakes of the deal, and how the dealer who taps in after them comes out of it."""

from collections import Counter

import pytest

from trainer.grading.proving import proving
from trainer.kernel import gestures as g
from trainer.kernel.pieces import at_once
from trainer.rules.book import book
from trainer.rules.course import HOLE_CARDS
from trainer.scenarios.compiler import play_of
from trainer.scenarios.fresh.generated import generated
from trainer.scenarios.injectors import INJECTORS
from trainer.scenarios.loader import read
from trainer.scenarios.writing import written

LAW = book("tda-2024")


def test_what_the_floor_let_go_on_is_not_taken_up_again_once_players_have_acted() -> None:
    """At Foxwoods the list isn't exhaustive: here the floor plays on, and substantial action follows."""
    scenario = read(written(generated(INJECTORS["another-round-begun"], "s0", LAW)), "x")
    assert not at_once(proving(scenario, book("foxwoods-2020"))).faults


@pytest.mark.parametrize(
    ("key", "counts"),
    [
        ("hand-short-of-a-card", {-1: 1}),
        ("seat-dealt-out", {-4: 1}),
        ("extra-card-in-the-deal", {1: 1}),
        ("another-round-begun", {1: 3}),
        ("extra-card-after-action", {1: 1}),
    ],
)
@pytest.mark.parametrize("seed", range(4))
def test_so_many_hands_have_so_many_cards_more_or_less(key: str, counts: dict[int, int], seed: int) -> None:
    """At tap-in, of the hands that were dealt: how far each is from a whole one, and how many of them at most."""
    scenario = generated(INJECTORS[key], f"count-{seed}", LAW, game="omaha")
    play = play_of(scenario, LAW)
    dealt = Counter(each.act.seat for each in play.inherited if isinstance(each.act, g.Pitch))
    off = Counter(dealt[each.number] - HOLE_CARDS["omaha"] for each in scenario.seats)
    wrong = {by: number for by, number in off.items() if by and by in counts}
    assert wrong
    assert all(number <= counts[by] for by, number in wrong.items())

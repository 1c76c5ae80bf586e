"""Where cuts fall."""

from random import Random

import pytest

from trainer.scenarios.decks import cut_depth


@pytest.mark.parametrize("size", range(2, 54))
def test_a_cut_leaves_cards_above_it_and_below(size: int) -> None:
    depths = {cut_depth(Random(f"cut {luck}"), size) for luck in range(100)}
    assert min(depths) >= 1 and max(depths) < size
    assert size // 3 <= min(depths) and max(depths) <= max(1, 2 * size // 3)

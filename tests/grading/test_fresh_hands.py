"""Fresh hands of every irregularity at every house: the perfect dealer is right, a mistake costs, a twin is clean."""

from itertools import product

import pytest

from tests.seeds import todays
from trainer.grading.proving import proving
from trainer.kernel.pieces import at_once
from trainer.rules.book import BOOKS, book
from trainer.scenarios.fresh.generated import generated
from trainer.scenarios.injectors import INJECTORS
from trainer.scenarios.loader import read
from trainer.scenarios.writing import written

LAW = book(BOOKS[0])
HANDS = todays(product(INJECTORS, BOOKS, ("first", "second")), 8)


@pytest.mark.parametrize(("key", "house", "seed"), HANDS)
def test_a_fresh_hand_is_graded_as_it_must_be_or_asks_for_nothing(key: str, house: str, seed: str) -> None:
    hand = generated(INJECTORS[key], seed, LAW)
    assert at_once(proving(read(written(hand), f"{hand.id}.toml"), book(house))).faults == ()

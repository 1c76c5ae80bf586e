"""Questions for a number that their file states: it is the number that the law has in such a situation."""

from collections.abc import Callable, Mapping

import pytest

from tests.questions import told_rooms as told
from tests.questions.told_situations import Asking
from trainer.questions.bank import bank
from trainer.questions.drawing import drawn

Worth = Callable[[Mapping[str, int]], int]
LEFT_BEFORE = 600  # seconds on the clock as hand for hand is announced

ROWS: tuple[tuple[str, Asking, Worth], ...] = (
    ("seconds-on-the-clock", told.CLOCK_RUNS, lambda found: found["seconds"] + found.get("countdown", 0)),
    ("chip-for-the-raced-out", told.LOST_HIS_LAST_IN_A_RACE, lambda found: found["chip"]),
    (
        "two-best-cards-in-the-race",
        told.TWO_BEST_CARDS,
        lambda found: found["new-of-seat-1"] if "new-of-seat-1" in found else found["most"],
    ),
    ("most-for-one-hand", told.LONG_HAND, lambda found: (LEFT_BEFORE - found["least"]) // 60),
)
KNOWN = {each.id: each for each in bank()}
ASKED = [(row, house) for row in ROWS for house in KNOWN[row[0]].houses]


@pytest.mark.parametrize(("row", "house"), ASKED, ids=[f"{row[0]}-{house}" for row, house in ASKED])
def test_a_number_is_the_one_that_the_law_has(row: tuple[str, Asking, Worth], house: str) -> None:
    id_, asking, worth = row
    decision = asking(house)
    assert decision is not None, "the paragraphs clash"
    for seed in range(3):
        amount = drawn(KNOWN[id_], house, seed).amount
        assert amount is not None
        assert amount.right == (worth(dict(decision.figures)),)

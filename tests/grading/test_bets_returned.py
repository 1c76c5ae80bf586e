"""Two cards of one face: every chip goes back to its player, and the hand is over."""

import pytest

from tests.rules.situations import Hand
from trainer.grading.assess import assessor
from trainer.grading.performers import PERFORMERS, Task
from trainer.kernel import gestures as g
from trainer.kernel import notation
from trainer.kernel.document import transcript_of
from trainer.rules.book import book

LIMPED = ("P4 wager 100x1", "P5 fold", "P6 fold", "P1 fold", "P2 fold", "P3 check")
FIVE_LIMP = ("P4 wager 100x1", "P5 wager 100x1", "P6 wager 100x1", "P1 fold", "P2 wager 25x2", "P3 check")
COLORED_UP = ("D bring-in-bets", "D trade main 100x4+25x4 rack 500x1")
FOULED = ("P2 turn up 2c", "P5 turn up 2c*", "D stop")
RETURNED = {
    "the bets in front, and the blinds": (
        LIMPED,
        ["return-bet 2 25x2", "return-bet 3 100x1", "return-bet 4 100x1"],
    ),
    "the bets in the pot": (
        (*LIMPED, "D bring-in-bets"),
        ["push-pot 2 25x2", "push-pot 3 100x1", "push-pot 4 100x1"],
    ),
    "the bets in the pot, with change": (
        (*FIVE_LIMP, *COLORED_UP),
        [
            "trade main 500x1 rack 100x5",
            *(f"push-pot {seat} 100x1" for seat in (2, 3, 4, 5, 6)),
        ],
    ),
}


@pytest.mark.parametrize(("acts", "given"), RETURNED.values(), ids=RETURNED)
@pytest.mark.parametrize("key", [pytest.param("tda-2022", id="tda-2022:35-E"), pytest.param("upt", id="upt:irreg-4")])
def test_a_fouled_deck_sends_every_chip_back(key: str, acts: tuple[str, ...], given: list[str]) -> None:
    hand = Hand(top="2c 3c 4c 2c*", extra=["rack 500x4+100x20"]).blinds().deal().do(*acts, *FOULED)
    grading = assessor(transcript_of(hand.text()), book(key))
    (one,) = grading.open.values()
    done = []
    while act := PERFORMERS["return-the-bets"](Task(grading.record, one, 0)):
        assert not one.remedy.complete
        done.append(notation.act_text(act))
        grading.add(g.Gesture(grading.record.gestures[-1].at + 1000, g.DEALER, act))
    assert done == given
    (grade,) = grading.assessment().matters
    assert (grade.right, grade.resolved) == (True, True)
    assert grading.record.table.whole_pot == 0
    assert grading.void

"""A boxed card that was burned: at UPT it is a scrap, and the next card is the burn in its place."""

import pytest

from tests.rules.board_situations import STANDARD, TO_THE_FLOP, holdem
from trainer.grading.assess import assessor
from trainer.grading.performers import PERFORMERS, Task
from trainer.kernel.gestures import Gesture
from trainer.rules.book import book

BOXED = STANDARD.replace("6s", "^6s", 1)
"""The burn of the flop lies face up in the deck."""


@pytest.mark.parametrize("acts", [["D burn"], ["D burn", "D stop"]], ids=["at-once", "stopped"])
def test_the_perfect_dealer_puts_it_aside_and_burns_the_next(acts: list[str]) -> None:
    """upt:irregularity-7."""
    grading = assessor(holdem(TO_THE_FLOP, acts, deck=BOXED), book("upt"))
    (one,) = grading.open.values()
    done = []
    while one.remedy.pending():
        (step, *_rest) = one.remedy.pending()
        act = PERFORMERS[step.key](Task(grading.record, one, 7))
        assert act is not None
        done.append(act.verb)
        grading.add(Gesture(90_000 + len(done), "D", act))
    assert (one.matter.kind, done) == ("boxed-later", ["move", "burn"])
    assert [each.card.name for each in grading.record.table.burns] == ["5s"]

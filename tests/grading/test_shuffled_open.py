"""A stub shuffled with a card showing: a scramble puts it face down, another shuffle would leave it as it is."""

import pytest

from tests.rules.board_situations import STANDARD, TO_THE_TURN, holdem
from trainer.grading.assess import assessor
from trainer.grading.performers import PERFORMERS, Task
from trainer.kernel import gestures as g
from trainer.kernel.gestures import Gesture
from trainer.rules.book import book

STUB = STANDARD.split()[13:]


@pytest.mark.parametrize("key", ["tda-2022", "tda-2024", "players-2025"])
@pytest.mark.parametrize("up", [STUB[0], STUB[5]], ids=["on-top", "inside"])
def test_the_perfect_dealer_needs_one_scramble(key: str, up: str) -> None:
    hand = holdem(TO_THE_TURN, f"D turn up {up}", f"D shuffle {' '.join(reversed(holdem_stub()))}")
    grading = assessor(hand, book(key))
    (one,) = (each for each in grading.open.values() if each.matter.kind == "shuffled-open")
    (step,) = one.remedy.pending()
    act = PERFORMERS[step.key](Task(grading.record, one, 7))
    assert isinstance(act, g.Scramble)
    grading.add(Gesture(90_000, "D", act))
    assert not one.remedy.pending()
    assert len([each for each in grading.open.values() if each.matter.kind == "shuffled-open"]) == 1


def holdem_stub() -> list[str]:
    """What is left of the deck with the turn to come."""
    return [each.card.name for each in assessor(holdem(TO_THE_TURN), book("tda-2024")).record.table.stub]

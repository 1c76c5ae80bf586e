"""A card exposed in the deal: its hand is made whole once the deal is over, and before anybody acts."""

import pytest

from tests.rules.board_situations import DEALT, facts_of, holdem
from trainer.grading.assess import assessor
from trainer.grading.performers import PERFORMERS, Task
from trainer.kernel.gestures import Gesture
from trainer.rules.book import BOOKS, book

EXPOSED = [*DEALT[:4], "D pitch 3 up", *DEALT[5:]]
"""The first round's third card is turned in dealing."""


@pytest.mark.parametrize("acts", [[], ["D stop"]], ids=["at-once", "stopped"])
def test_the_perfect_dealer_makes_it_the_burn_before_the_first_action(acts: list[str]) -> None:
    """Only UPT prints it: elsewhere the floor is asked first."""
    grading = assessor(holdem(EXPOSED, acts), book("upt"))
    (one,) = grading.open.values()
    done = []
    while one.remedy.pending():
        act = PERFORMERS[one.remedy.pending()[0].key](Task(grading.record, one, 7))
        assert act is not None
        done.append(act.verb)
        grading.add(Gesture(90_000 + len(done), "D", act))
    assert (one.matter.kind, done) == ("exposed-downcard", ["move", "pitch"])
    assert {len(seat.hand) for seat in grading.record.table.seats} == {2}


@pytest.mark.parametrize("key", BOOKS)
def test_nothing_is_moved_while_the_deal_goes_on(key: str) -> None:
    grading = assessor(holdem(EXPOSED[:-1]), book(key))
    (one,) = grading.open.values()
    assert [PERFORMERS[each.key](Task(grading.record, one, 7)) for each in one.remedy.pending()] == [None]


@pytest.mark.parametrize(
    ("acts", "right"),
    [
        ([*EXPOSED[7:], "D stop", "D pitch 3 down", "D move burns down {shown}"], True),
        ([*EXPOSED[7:], "D stop", "D move burns down {shown}", "D pitch 3 down"], True),
        (["D stop", "D move burns down {shown}", "D pitch 3 down", *EXPOSED[7:]], False),
        (["D stop", "D pitch 3 down", *EXPOSED[7:], "D move burns down {shown}"], False),
    ],
    ids=["replaced", "burned-first", "at-once", "pitched-at-once"],
)
def test_a_card_for_it_comes_after_the_deal(acts: list[str], right: bool) -> None:
    begun = EXPOSED[:7]
    (shown,) = (each.card for seat in facts_of(holdem(begun)).table.seats for each in seat.hand if each.up)
    grading = assessor(holdem(begun, [each.format(shown=shown) for each in acts]), book("upt"))
    (one,) = grading.open.values()
    assert (one.matter.kind, one.remedy.complete) == ("exposed-downcard", right)

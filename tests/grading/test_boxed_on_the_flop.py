"""A boxed card on the flop at UPT: scrap and replacement in either order, and never a flop of four."""

import pytest

from tests.grading.dealt import scenarios
from trainer.grading.assess import Assessor, assessor
from trainer.grading.model import perfect, play_out
from trainer.kernel import gestures as g
from trainer.rules.book import book
from trainer.scenarios.compiler import play_of
from trainer.scenarios.session import Session


def replacement_first(session: Session, grading: Assessor) -> g.Act | None:
    """Lays the replacement while the boxed card still lies there."""
    on_board = {each.card for each in session.record.table.board}
    for one in grading.open.values():
        if one.matter.kind == "boxed-on-flop" and set(one.matter.cards) <= on_board and len(on_board) == 3:
            return g.Lay(1, False)
    return perfect(session, grading)


@pytest.mark.parametrize("dealer", [perfect, replacement_first])
def test_scrap_and_replacement_in_either_order_are_right(dealer) -> None:
    """upt:irregularity-7."""
    law = book("upt")
    play = play_of(scenarios()["boxed-on-the-flop"], law, 3)
    assessment = assessor(play_out(play, law, dealer), law, play.taken_over).assessment()
    [grade] = assessment.matters
    assert (grade.matter.kind, grade.met, grade.total) == ("boxed-on-flop", 2, 2)
    assert assessment.right

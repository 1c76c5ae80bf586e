"""A board card may be laid face down and then turned up: the palette's Board and Turn. It must earn the same grade."""

import pytest

from tests.grading.dealt import scenarios
from trainer.grading.assess import Assessor, assessor
from trainer.grading.assessment import Verdict
from trainer.grading.model import perfect, play_out
from trainer.kernel import gestures as g
from trainer.rules.book import BOOKS, book
from trainer.scenarios.compiler import play_of
from trainer.scenarios.session import Session


def in_two_motions(session: Session, grading: Assessor) -> g.Act | None:
    """The perfect dealer, who lays every board card face down first."""
    gestures, table = session.record.gestures, session.record.table
    last = gestures[-1] if gestures else None
    if last is not None and last.by_dealer and isinstance(last.act, g.Lay) and not last.act.up:
        hidden = tuple(each.card for each in table.board if not each.up)
        if len(hidden) <= last.act.count == 1:
            return g.Turn(True, hidden)
    act = perfect(session, grading)
    return g.Lay(act.count, up=False) if isinstance(act, g.Lay) else act


@pytest.mark.parametrize("key", BOOKS)
@pytest.mark.parametrize("name", ["four-card-flop-after-a-check", "short-stub-three-for-five", "clean-holdem-six"])
def test_laid_face_down_and_then_turned_up_is_as_good(name: str, key: str) -> None:
    law = book(key)
    play = play_of(scenarios()[name], law)
    transcript = play_out(play, law, in_two_motions)
    laid = [x.act for x in transcript.gestures[play.taken_over :] if isinstance(x.act, g.Lay)]
    found = assessor(transcript, law, play.taken_over).assessment()
    assert laid
    assert not any(each.up for each in laid)
    assert [each.remedy_right for each in found.matters] == [True] * len(found.matters)
    assert found.right


def test_practice_has_nothing_against_it() -> None:
    law = book("tda-2022")
    play = play_of(scenarios()["clean-holdem-six"], law)
    transcript = play_out(play, law, in_two_motions)
    found = assessor(transcript, law, play.taken_over).assessment()
    boards = [n for n, x in enumerate(transcript.gestures) if isinstance(x.act, g.Lay | g.Turn) and x.by_dealer]
    assert boards
    assert {found.finding(n).verdict for n in boards if found.finding(n)} == {Verdict.PRACTICE}

"""A house that is not here any more: all that was done there is kept and shown, and waits for it."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from trainer.grading.assess import assessor
from trainer.grading.mistakes import MISTAKES
from trainer.grading.model import play_out
from trainer.kernel import notation
from trainer.kernel.pieces import at_once
from trainer.progress.begun import begun
from trainer.progress.grades import kept
from trainer.progress.sittings import Begun
from trainer.progress.store import Store
from trainer.rules.book import BOOKS, book
from trainer.rules.houses import NoHouse
from trainer.scenarios.compiler import play_of
from trainer.study.items import Plan
from trainer.study.library import practisable
from trainer.study.so_far import SoFar, to_json
from trainer.ui.desk import hands
from trainer.ui.desk.desk import Desk
from trainer.ui.desk.houses import out_of_use, pill, short
from trainer.ui.desk.library import scenarios
from trainer.ui.desk.progress import Shown, Source, progress_view
from trainer.ui.desk.today import today_view
from trainer.ui.desk.waiting import waiting

GONE = "harbour-2026"
NOW = datetime.now().astimezone()


def dealt_there(desk: Desk, over: bool = True) -> int:
    """A hand dealt at the house while it was here, with a mistake; gives the attempt, or the hand that waits."""
    law = book(BOOKS[0])
    play = play_of(scenarios()["four-card-flop-after-a-check"], law)
    transcript = play_out(play, law, MISTAKES["plays-on"].dealer)
    hand, _ = begun(play, law, desk.profile.id, "mixed", datetime.now(UTC) - timedelta(hours=1))
    lines = [notation.line(each) for each in transcript.gestures]
    running = desk.store.begin_hand(replace(hand, book=GONE), lines if over else lines[: play.taken_over + 3])
    graded = replace(kept(assessor(transcript, law, play.taken_over).assessment()), book=GONE)
    return desk.store.finish(running, assessed=graded) if over else running


@pytest.mark.parametrize("section", ["overview", "memory", "table", "mistakes", "houses", "hands"])
def test_the_progress_page_shows_what_was_done_there(desk: Desk, store: Store, section: str) -> None:
    dealt_there(desk)
    source = Source(store, desk.profile.id, practisable, NOW)
    view = progress_view(source, Shown(desk.house, section=section))
    if section == "mistakes":
        assert view.mistakes
        assert {(each.house, each.paragraph, each.question, each.drill) for each in view.mistakes} == {
            (GONE, "no rulebook here", "", "")
        }
    if section == "hands":
        assert view.attempts is not None
        assert [each.house for each in view.attempts] == [GONE]


def test_the_first_page_proposes_nothing_from_there(desk: Desk, store: Store) -> None:
    dealt_there(desk)
    view = today_view(desk, "Sam", NOW)
    assert (view.known_at, view.carried, view.house) == ("", "", desk.house)
    assert GONE in {each.book for each in store.memories(desk.profile.id)}


def test_its_debrief_is_not_told_and_says_why(desk: Desk) -> None:
    with pytest.raises(NoHouse, match="The house 'harbour-2026' is no longer here"):
        hands.dealt(desk, dealt_there(desk))


def test_a_hand_that_waits_there_is_not_discarded(desk: Desk) -> None:
    running = dealt_there(desk, over=False)
    desk.sits_down(running)
    desk.leave()
    with pytest.raises(LookupError, match="is no longer here"):
        at_once(hands.resuming(desk))
    interrupted = desk.interrupted()
    assert interrupted is not None
    assert interrupted.id == running


def test_a_session_that_waits_there_is_not_offered_and_not_lost(desk: Desk, store: Store) -> None:
    for house in (GONE, BOOKS[0]):
        plan = Plan(house, 15, ())
        store.keep_sitting(desk.profile.id, Begun(house, NOW, to_json(SoFar(plan, ()))))
        assert (waiting(desk, NOW) is not None) is (house != GONE)
        assert store.sitting(desk.profile.id) is not None


def test_it_is_called_by_its_key_and_it_is_said_where_one_deals_instead() -> None:
    assert (pill(GONE), short(GONE)) == (GONE, GONE)
    instead = f"You deal at {pill(BOOKS[0])} until you choose another house."
    assert out_of_use(GONE) == f"{GONE} can’t be used now. {instead}"
    assert out_of_use(BOOKS[1]) == ""
    assert out_of_use("") == ""

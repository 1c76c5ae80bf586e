"""What a newer version of the program wrote is not opened: one sentence says so, and it waits."""

import json
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from types import SimpleNamespace

import pytest

from trainer.grading.assess import assessor
from trainer.grading.mistakes import MISTAKES
from trainer.grading.model import play_out
from trainer.grading.upgrades import FORMAT
from trainer.kernel import notation
from trainer.kernel.document import FIRST_LINE
from trainer.kernel.pieces import at_once
from trainer.progress.begun import begun
from trainer.progress.grades import kept
from trainer.progress.sittings import Begun
from trainer.progress.store import Store
from trainer.rules.book import BOOKS, book
from trainer.scenarios import form
from trainer.scenarios.compiler import play_of
from trainer.study import so_far
from trainer.study.items import Plan
from trainer.study.so_far import SoFar
from trainer.ui.desk import hands
from trainer.ui.desk.desk import Desk
from trainer.ui.desk.library import scenarios
from trainer.ui.desk.waiting import out_of_reach, waiting
from trainer.ui.desk.wish import Wish
from trainer.ui.sitting import begin

NOW = datetime.now().astimezone()
SAID = r"^A newer version of this program wrote this {} \(format {}; this one reads {}\): update the program\.$"


def dealt_later(
    desk: Desk, graded: int = FORMAT, notated: int = notation.VERSION, scenario: int = 1, over: bool = True
) -> int:
    """A hand with these formats; gives the attempt, or the hand that waits."""
    law = book(BOOKS[0])
    play = play_of(scenarios()["four-card-flop-after-a-check"], law)
    transcript = play_out(play, law, MISTAKES["plays-on"].dealer)
    hand, _ = begun(play, law, desk.profile.id, "mixed", datetime.now(UTC) - timedelta(hours=1))
    text = hand.scenario_text.replace("format = 1", f"format = {scenario}")
    head = hand.head.replace(FIRST_LINE, f"dealing {notated}")
    lines = [notation.line(each) for each in transcript.gestures]
    hand = replace(hand, notation=notated, head=head, scenario_text=text)
    running = desk.store.begin_hand(hand, lines if over else lines[: play.taken_over + 3])
    found = kept(assessor(transcript, law, play.taken_over).assessment())
    plain = {**json.loads(found.json), "format": graded}
    plain |= {} if graded == FORMAT else {"more": 1}
    return desk.store.finish(running, assessed=replace(found, json=json.dumps(plain))) if over else running


def test_a_hand_of_today_is_opened(desk: Desk) -> None:
    assert hands.dealt(desk, dealt_later(desk)).assessment.matters


@pytest.mark.parametrize(
    ("later", "what", "newest"),
    [
        ({"graded": FORMAT + 1}, "grade", FORMAT),
        ({"notated": notation.VERSION + 1}, "hand", notation.VERSION),
        ({"scenario": form.FORMAT + 1}, "scenario", form.FORMAT),
    ],
)
def test_a_later_hand_is_listed_and_not_opened(desk: Desk, later: dict[str, int], what: str, newest: int) -> None:
    attempt = dealt_later(desk, **later)
    with pytest.raises(LookupError, match=SAID.format(what, newest + 1, newest)):
        hands.dealt(desk, attempt)
    assert [each.id for each in desk.store.attempts(desk.profile.id)] == [attempt]


@pytest.mark.parametrize(
    ("later", "what", "newest"),
    [
        ({"notated": notation.VERSION + 1}, "hand", notation.VERSION),
        ({"scenario": form.FORMAT + 1}, "scenario", form.FORMAT),
    ],
)
def test_a_later_hand_that_waits_is_not_discarded(desk: Desk, later: dict[str, int], what: str, newest: int) -> None:
    running = dealt_later(desk, over=False, **later)
    desk.sits_down(running)
    desk.leave()
    with pytest.raises(LookupError, match=SAID.format(what, newest + 1, newest)):
        at_once(hands.resuming(desk))
    waits = desk.interrupted()
    assert waits is not None
    assert waits.id == running


def kept_session(store: Store, desk: Desk, version: int, began: datetime = NOW) -> None:
    state = {**json.loads(so_far.to_json(SoFar(Plan(BOOKS[0], 15, ())))), "format": version, "more": 1}
    store.keep_sitting(desk.profile.id, Begun(BOOKS[0], began, json.dumps(state)))


def test_a_later_session_is_not_offered_and_no_new_one_takes_its_place(desk: Desk, store: Store) -> None:
    kept_session(store, desk, so_far.FORMAT + 1)
    before = store.sitting(desk.profile.id)
    assert waiting(desk, NOW) is None
    window = SimpleNamespace(desk=desk, coming=SimpleNamespace(busy=False))
    with pytest.raises(LookupError, match=SAID.format("session", so_far.FORMAT + 1, so_far.FORMAT)):
        begin(window, Wish())  # type: ignore[arg-type]  # all that it looks at
    assert store.sitting(desk.profile.id) == before


def test_no_session_of_another_day_is_in_the_way_and_none_of_this_version(desk: Desk, store: Store) -> None:
    kept_session(store, desk, so_far.FORMAT)
    assert out_of_reach(desk, NOW) == ""
    kept_session(store, desk, so_far.FORMAT + 1, NOW - timedelta(days=1))
    assert out_of_reach(desk, NOW) == ""
    store.end_sitting(desk.profile.id)
    assert out_of_reach(desk, NOW) == ""

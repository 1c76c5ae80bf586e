"""Hands come to rest after a raise that may not be all there, at every house alike and before anybody else acts."""

import pytest

from tests.grading.test_cut_short import told, until_motion
from trainer.kernel import gestures as g
from trainer.rules.book import BOOKS, book
from trainer.scenarios.compiler import play_of
from trainer.scenarios.event import WATCH
from trainer.scenarios.resting import STILL
from trainer.scenarios.session import Session


def after_a_motion(key: str, motions: int, number: int = 1) -> Session:
    law = book(key)
    session = Session(play_of(told(motions), law), law)
    until_motion(session, number)
    return session


@pytest.mark.parametrize("key", BOOKS)
def test_hands_rest_when_no_other_motion_came_in_time(key: str) -> None:
    session = after_a_motion(key, motions=1)
    put = session.now
    assert session.tick(put + STILL - 1) == []
    assert session.tick(put + STILL) == [g.Gesture(put + STILL, "P4", g.Rest())]


@pytest.mark.parametrize("key", BOOKS)
def test_the_next_player_waits_for_the_dealer_as_after_any_chips(key: str) -> None:
    session = after_a_motion(key, motions=1)
    session.tick(session.now + STILL)
    due = session.due_at()
    assert due is not None
    assert WATCH[0] <= due - session.now <= WATCH[1]


@pytest.mark.parametrize(("motions", "number"), [(2, 1), (2, 2), (3, 2)])
def test_whoever_goes_on_or_has_gone_on_takes_no_rest(motions: int, number: int) -> None:
    session = after_a_motion("foxwoods-2020", motions, number)
    session.tick(session.now + STILL)
    assert not any(isinstance(each.act, g.Rest) for each in session.record.gestures)


def test_stopped_by_the_dealer_the_hands_rest_as_well() -> None:
    session = after_a_motion("foxwoods-2020", motions=3)
    put = session.now
    session.act(g.Stop(), put + 100)
    assert session.tick(put + 10 * STILL) == [g.Gesture(put + STILL, "P4", g.Rest())]

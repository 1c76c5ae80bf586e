"""A player cuts the deck for a deal begun again, at a house that has one do it."""

import pytest

from tests.scenarios.hands import session
from trainer.kernel import gestures as g
from trainer.scenarios.cutting import REACHES
from trainer.scenarios.session import Session

HAND = "boxed-two-in-the-deal"
LATER = 3 * REACHES


def gathered(key: str) -> Session:
    """The cards of a deal called off are back in the deck."""
    one = session(HAND, key)
    one.act(g.Announce("misdeal"), one.now + 1000)
    one.act(g.Gather(), one.now + 1000)
    return one


def shuffles(one: Session) -> None:
    stub = [each.card for each in one.record.table.stub]
    one.act(g.Shuffle(one.shuffle_order(stub)), one.now + 1000)


def cuts(one: Session, since: int) -> list[tuple[str, int]]:
    """Who cut since that gesture count, and how long after the gesture before."""
    some = list(enumerate(one.record.gestures))[since:]
    return [(each.who, each.at - one.record.gestures[index - 1].at) for index, each in some if each.act.verb == "cut"]


def test_the_player_behind_the_dealer_cuts_a_moment_after_the_shuffle() -> None:
    one = gathered("upt")
    since = len(one.record)
    one.tick(one.now + LATER)
    assert cuts(one, since) == []
    shuffles(one)
    one.tick(one.now + LATER)
    assert cuts(one, since) == [("P9", REACHES)]


def test_a_deck_that_is_shuffled_again_is_cut_again() -> None:
    one = gathered("upt")
    since = len(one.record)
    for _ in range(2):
        shuffles(one)
        one.tick(one.now + LATER)
    assert cuts(one, since) == [("P9", REACHES)] * 2


def test_a_deck_that_the_dealer_has_cut_waits_for_no_player() -> None:
    one = gathered("upt")
    since = len(one.record)
    shuffles(one)
    one.act(g.Cut(one.cut_depth()), one.now + 300)
    one.tick(one.now + LATER)
    assert [who for who, _ in cuts(one, since)] == ["D"]


def test_once_a_card_is_dealt_off_it_no_player_cuts() -> None:
    one = gathered("upt")
    since = len(one.record)
    shuffles(one)
    one.act(g.Pitch(1, up=False), one.now + 300)
    one.tick(one.now + LATER)
    assert cuts(one, since) == []


@pytest.mark.parametrize("key", ["tda-2024", "foxwoods-2020", "metropolitan"])
def test_at_the_other_houses_no_player_cuts(key: str) -> None:
    one = gathered(key)
    since = len(one.record)
    shuffles(one)
    one.tick(one.now + LATER)
    assert cuts(one, since) == []


def test_the_floor_at_the_table_holds_up_no_cut() -> None:
    one = session(HAND, "upt")
    one.act(g.CallFloor(), one.now + 1000)
    one.tick(one.now + 6000)
    assert one.record.table.floor
    one.act(g.Gather(), one.now + 100)
    since = len(one.record)
    shuffles(one)
    one.tick(one.now + LATER)
    assert "P9" in [who for who, _ in cuts(one, since)]

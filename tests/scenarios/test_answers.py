"""What players answer the dealer about a short call: chips put in or taken back, and what they still have to say."""

import pytest

from tests.scenarios.hands import session
from trainer.kernel import gestures as g
from trainer.kernel.chips import chips
from trainer.scenarios.answers import LINGERS
from trainer.scenarios.session import Session

MISSED, CLAIM = "bets-undercall-of-a-raise", "bets-short-call-claimed"


def until(name: str, seat: int, verb: str, key: str = "upt") -> Session:
    """The hand up to that seat's act of that verb, the dealer's hands at rest."""
    one = session(name, key)
    for _ in range(200):
        last = one.record.gestures[-1]
        due = one.due_at()
        if (last.seat, last.act.verb, one.record.course.street) == (seat, verb, 1):
            return one
        assert due is not None
        one.tick(due)
    raise AssertionError("it never comes")


def then(one: Session, *acts: g.Act) -> g.Gesture:
    """What comes next of itself once the dealer has done so."""
    for act in acts:
        one.act(act, one.now + 100)
    due = one.due_at()
    assert due is not None
    return one.tick(due)[0]


@pytest.mark.parametrize("stopped", [True, False])
def test_who_called_short_and_hears_that_he_is_to_act_takes_his_chips_back(stopped: bool) -> None:
    before = (g.Stop(),) if stopped else ()
    answer = then(until(MISSED, 1, "wager"), *before, g.ActionOn(1))
    assert (answer.seat, answer.act) == (1, g.PullBack(chips("500x1")))


@pytest.mark.parametrize("act", [g.ActionOn(3), g.AnnounceBet("raise", 1500)], ids=["another-seat", "the-raise-named"])
def test_other_words_leave_his_chips_where_they_are(act: g.Act) -> None:
    assert then(until(MISSED, 1, "wager"), act).seat == 3


def test_asked_for_the_rest_he_puts_it_in() -> None:
    answer = then(until(MISSED, 1, "wager"), g.AskFor(1, 1000))
    assert (answer.seat, answer.act) == (1, g.Wager(chips("1000x1")))


def test_chips_handed_back_are_asked_for_no_more() -> None:
    asked = (g.Stop(), g.AskFor(1, 1000), g.ReturnBet(1, chips("500x1")), g.Proceed())
    answer = then(until(MISSED, 1, "wager"), *asked)
    assert (answer.seat, answer.act) == (1, g.Fold())


@pytest.mark.parametrize("act", [g.Stop(), g.CallFloor(), g.AskFor(7, 500)], ids=["stop", "floor", "asked"])
def test_what_he_took_it_for_is_said_whatever_the_dealer_does(act: g.Act) -> None:
    one = until(CLAIM, 7, "wager")
    one.act(act, one.now + 100)
    one.tick(one.now + 1500)
    said = [each.act.words for each in one.record.gestures if isinstance(each.act, g.Claim) and each.seat == 7]
    assert said == ["I thought it was 500"]


def test_after_that_he_waits_before_he_pays() -> None:
    one = until(CLAIM, 7, "wager")
    one.act(g.AskFor(7, 500), one.now + 100)
    one.tick(one.now + 1500)
    claimed = next(each.at for each in one.record.gestures if each.seat == 7 and isinstance(each.act, g.Claim))
    assert one.due_at() == claimed + LINGERS


def test_he_says_nothing_of_it_any_more_once_he_has_acted_anew() -> None:
    one = until(CLAIM, 7, "wager")
    one.act(g.ReturnBet(7, chips("500x1")), one.now + 100)
    one.record.add(g.Gesture(one.now + 100, "P7", g.Fold()))
    after = len(one.record)
    one.tick(one.now + 3000)
    assert not [each for each in one.record.gestures[after:] if each.seat == 7]

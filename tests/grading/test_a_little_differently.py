"""A careful dealer who does it a little differently from the perfect one is treated fairly, and players follow him."""

import pytest

from tests.grading.test_perfect_dealer import graded
from trainer.grading.assess import Assessor
from trainer.grading.assessment import AuthorityGrade, Finding, Verdict
from trainer.grading.model import Dealer, perfect
from trainer.kernel import gestures as g
from trainer.kernel.chips import chips
from trainer.rules.book import BOOKS
from trainer.scenarios.session import Session

FAMILY = ("tda-2022", "players-2025", "foxwoods-2020", "metropolitan")
Told = tuple[int, g.Act]


def doing(*told: Told, until: int = 0) -> Dealer:
    """The perfect dealer, but for these acts, each as soon as the hand has so many gestures; `until` he waits."""
    left = list(told)

    def dealer(session: Session, grading: Assessor) -> g.Act | None:
        count = len(session.record.gestures)
        if left and count >= left[0][0]:
            return left.pop(0)[1]
        return None if (left and told[0][0] <= count) or told[0][0] <= count < until else perfect(session, grading)

    return dealer


def said_of(grading: Assessor, act: g.Act) -> Finding:
    return next(each for each in grading.findings if grading.record.gestures[each.index].act == act)


def first(name: str, key: str, kind: type[g.Act], seat: int) -> int:
    """The gesture count after the first act of that kind by that seat, in the perfect dealer's hand."""
    acts = graded(name, key, perfect).record.gestures
    return next(at for at, each in enumerate(acts, 1) if isinstance(each.act, kind) and each.seat == seat and at > 20)


def all_out(name: str, key: str, seat: int) -> int:
    """The gesture count after the last chips of that seat's first wager since the takeover."""
    acts = graded(name, key, perfect).record.gestures
    begun = next(at for at, each in enumerate(acts) if at > 20 and each.seat == seat and isinstance(each.act, g.Wager))
    return next(at for at in range(begun, len(acts)) if acts[at].seat != seat)


# --- the others go by what the dealer has named ----------------------------------------------------------------------

NAMED = (
    ("bets-five", "tda-2022", 5, g.AnnounceBet("bet", 500), 500),
    ("bets-raise-in-two-motions", "players-2025", 6, g.AnnounceBet("raise", 1200), 1200),
    ("bets-raise-in-two-motions", "tda-2022", 6, g.AnnounceBet("raise", 1200), 1200),
    ("bets-check-against-a-bet", "foxwoods-2020", 8, g.AnnounceBet("call", 500), 500),
)


@pytest.mark.parametrize(("name", "key", "seat", "said", "each"), NAMED, ids=[f"{k}:{n}" for n, k, *_ in NAMED])
def test_a_wager_named_and_put_right_later_costs_the_others_what_was_named(
    name: str, key: str, seat: int, said: g.AnnounceBet, each: int
) -> None:
    """The action is not stopped: the next two have acted before the chips go back."""
    put = all_out(name, key, seat)
    grading = graded(name, key, doing((put, said), until=put + 3))
    assert grading.assessment().right
    street = grading.record.courses[put].street
    acts = [a for a in grading.record.course.actions if a.street == street and a.index > put and a.kind == "call"]
    assert len(acts) >= 2
    assert {a.to for a in acts} == {each}
    assert len(grading.record.table.pots) == 1, "no side pot is made of it"


# --- acts out of turn ------------------------------------------------------------------------------------------------


def test_at_upt_the_action_may_be_pointed_back_before_the_minimum_is_said() -> None:
    at = first("turns-skipped-speaks-up", "upt", g.Wager, 2)
    told = ((at, g.Stop()), (at + 1, g.ActionOn(1)), (at + 2, g.AnnounceBet("post", 200)))
    grading = graded("turns-skipped-speaks-up", "upt", doing(*told))
    assert grading.assessment().right
    calls = [a for a in grading.record.course.actions if a.index > at + 2 and a.street == 1]
    assert {(a.kind, a.to) for a in calls} == {("call", 200)}


@pytest.mark.parametrize("key", FAMILY)
def test_a_bet_out_of_turn_is_not_given_back_while_it_may_still_bind(key: str) -> None:
    at = first("turns-skipped-speaks-up", key, g.Wager, 2)
    back = g.ReturnBet(2, chips("500x1"))
    grading = graded("turns-skipped-speaks-up", key, doing((at, g.Stop()), (at + 1, back)))
    found = said_of(grading, back)
    assert found.verdict is Verdict.HARMFUL
    assert {c.at for c in found.citations} & {"53-A", "42-A", "43-A", "39-A"}
    assert not grading.assessment().right


@pytest.mark.parametrize("key", BOOKS)
def test_who_is_passed_over_by_a_fold_leaves_the_dealer_time_to_say_so(key: str) -> None:
    at = first("turns-fold-out-of-turn", key, g.Fold, 9)
    gestures = graded("turns-fold-out-of-turn", key, idle).record.gestures
    following = next(each for each in gestures[at:] if each.seat)
    assert following.at - gestures[at - 1].at >= 2200


def idle(session: Session, grading: Assessor) -> g.Act | None:
    """The perfect dealer's routine, with nothing done about any matter."""
    act = perfect(session, grading)
    return None if isinstance(act, g.Stop | g.ActionOn | g.Proceed) else act


# --- a raise that was missed -----------------------------------------------------------------------------------------


def test_at_upt_who_missed_a_raise_may_be_told_it_and_gets_his_chips_back() -> None:
    at, raised = first("bets-undercall-of-a-raise", "upt", g.Wager, 1), g.AnnounceBet("raise", 1500)
    grading = graded("bets-undercall-of-a-raise", "upt", doing((at, g.Stop()), (at + 1, raised)))
    assert grading.assessment().right
    assert said_of(grading, raised).verdict is Verdict.REQUIRED
    assert len(grading.record.table.pots) == 1


# --- string bets -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", ["tda-2022", "players-2025", "upt"])
def test_once_the_string_bet_is_called_the_floor_may_be_asked_about_its_chips(key: str) -> None:
    name = "bets-string-bet-after-raise"
    at = all_out(name, key, 4)
    string, floor = g.Announce("string-bet"), g.CallFloor()
    called = graded(name, key, doing((at, g.Stop()), (at + 1, string), (at + 2, floor)))
    (matter,) = called.assessment().matters
    assert matter.authority is AuthorityGrade.RIGHT
    assert said_of(called, floor).verdict is Verdict.HARMLESS
    before = graded(name, key, doing((at, g.Stop()), (at + 1, floor)))
    assert before.assessment().matters[0].authority is AuthorityGrade.WRONG


# --- odd chips -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", BOOKS)
def test_one_hand_that_wins_both_halves_leaves_no_odd_chip(key: str) -> None:
    grading = graded("pots-stud-8-all-in", key, perfect)
    pushed = said_of(grading, g.PushSide(6, chips("25x9"), "side-2"))
    assert pushed.verdict is Verdict.PRACTICE
    assert "odd chip" not in pushed.reason


def test_at_upt_the_action_may_be_pointed_to_the_seat_that_posts_by_mistake_and_then_back() -> None:
    at = first("turns-skipped-speaks-up", "upt", g.Wager, 2)
    told = ((at, g.Stop()), (at + 1, g.AnnounceBet("post", 200)), (at + 2, g.ActionOn(2)))
    grading = graded("turns-skipped-speaks-up", "upt", doing(*told))
    assert [each.met for each in grading.assessment().matters] == [3]
    assert grading.record.table.over

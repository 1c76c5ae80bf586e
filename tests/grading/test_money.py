"""Money at the table graded: words about wagers, missing chips, change, side pots, and who was shorted."""

from collections.abc import Callable

import pytest

from tests.grading.dealt import scenarios
from tests.rules.betting import Betting
from trainer.grading.assess import Assessor, assessor
from trainer.grading.assessment import Assessment, Finding, How, StepState, Verdict
from trainer.grading.explain import headline, summary
from trainer.grading.model import MOST, advance, catch_up, follow, perfect
from trainer.kernel import gestures as g
from trainer.kernel.chips import chips
from trainer.kernel.document import transcript_of
from trainer.rules.book import BOOKS, book
from trainer.rules.showdown import shares
from trainer.scenarios.compiler import play_of
from trainer.scenarios.session import Session

Instead = Callable[[Session, g.Act], g.Act | None]


def dealt(name: str, key: str, instead: Instead) -> Assessor:
    """A scenario dealt perfectly, but for acts that `instead` puts in the place of the right ones."""
    law = book(key)
    session = Session(play_of(scenarios()[name], law), law)
    grading = follow(session)

    def dealer(now: Session, standing: Assessor) -> g.Act | None:
        act = perfect(now, standing)
        return (instead(now, act) or act) if act is not None else None

    for _ in range(MOST):
        if session.ended:
            return catch_up(grading, session)
        advance(session, catch_up(grading, session), dealer)
    raise AssertionError("the hand never ends")


def once(kind: type[g.Act], other: g.Act) -> Instead:
    """The first act of that kind is another one; afterwards all goes on perfectly."""
    done: list[g.Act] = []

    def instead(_: Session, act: g.Act) -> g.Act | None:
        if isinstance(act, kind) and not done:
            done.append(act)
            return other
        return None

    return instead


def the(assessment: Assessment, grading: Assessor, kind: type[g.Act]) -> Finding:
    """What was said of the first act of that kind."""
    acts = grading.record.gestures
    return next(each for each in assessment.findings if isinstance(acts[each.index].act, kind))


WRONG_WORDS = (
    ("bets-underraise-declared", "tda-2022", g.AnnounceBet("raise", 800), "raise to 1,000"),
    ("bets-underraise-declared", "tda-2022", g.AnnounceBet("call", 1000), "raise to 1,000"),
    ("bets-over-the-pot", "players-2025", g.AnnounceBet("bet", 2000), "bet of 800"),
    ("bets-call-said-and-short", "metropolitan", g.AnnounceBet("call", 500), "call of 800"),
)


@pytest.mark.parametrize(("name", "key", "said", "is_it"), WRONG_WORDS, ids=[f"{k}:{n}" for n, k, _, _ in WRONG_WORDS])
def test_a_wrong_amount_announced_is_harmful_and_told_what_it_is(name: str, key: str, said: g.Act, is_it: str) -> None:
    grading = dealt(name, key, once(g.AnnounceBet, said))
    assessment = grading.assessment()
    finding = the(assessment, grading, g.AnnounceBet)
    assert finding.verdict is Verdict.HARMFUL
    assert is_it in finding.reason
    assert finding.citations
    assert not assessment.right


@pytest.mark.parametrize(
    ("amount", "verdict"), [(100, Verdict.REQUIRED), (99, Verdict.HARMFUL), (200, Verdict.HARMFUL)]
)
def test_just_the_missing_chips_are_asked_for(amount: int, verdict: Verdict) -> None:
    grading = dealt("bets-undercall-opening", "tda-2022", once(g.AnnounceBet, g.AskFor(6, amount)))
    assert the(grading.assessment(), grading, g.AskFor).verdict is verdict


SHORT_TWICE = ("P2 wager 100x3", "P3 wager 100x1", "P4 wager 100x1", "D stop", "D ask-for 3 200", "P3 wager 100x2")


@pytest.mark.parametrize(("seat", "verdict"), [(4, Verdict.REQUIRED), (3, Verdict.HARMFUL)])
def test_after_two_short_calls_the_missing_chips_are_asked_of_whose_call_it_is(seat: int, verdict: Verdict) -> None:
    hand = Betting((50, 100)).flop().do(*SHORT_TWICE, "D floor", "F come", "F order a-full-call tda-2022", "F leave")
    hand.do(f"D ask-for {seat} 200")
    assert assessor(transcript_of(hand.text()), book("tda-2022")).findings[-1].verdict is verdict


@pytest.mark.parametrize(("seat", "verdict"), [(5, Verdict.REQUIRED), (8, Verdict.HARMFUL), (2, Verdict.HARMFUL)])
def test_the_action_is_pointed_to_the_seat_that_is_due(seat: int, verdict: Verdict) -> None:
    grading = dealt("turns-bet-out-of-turn", "tda-2022", once(g.ActionOn, g.ActionOn(seat)))
    assert the(grading.assessment(), grading, g.ActionOn).verdict is verdict


def test_a_short_call_that_nobody_mentions_is_missed_and_chips_lie_short() -> None:
    law = book("tda-2022")
    session = Session(play_of(scenarios()["bets-undercall-opening"], law), law)
    grading = follow(session)
    for _ in range(MOST):
        if session.ended:
            break
        catch_up(grading, session)
        act = next(iter(session.routine()), None)
        if act is None or session.due_at() is not None:
            session.tick(session.due_at() or session.now)
        else:
            session.act(act, session.now + 900)
    (matter,) = catch_up(grading, session).assessment().matters
    assert matter.noticed.how is How.MISSED
    assert {each.state for each in matter.remedy} <= {StepState.MISSED, StepState.NOT_SCORED}


@pytest.mark.parametrize(
    ("take", "verdict"), [("500x2", Verdict.HARMLESS), ("500x1", Verdict.HARMFUL), ("500x3", Verdict.HARMFUL)]
)
def test_change_has_to_come_out_even(take: str, verdict: Verdict) -> None:
    act = g.Trade("rack", chips(take), "stack-2", chips("1000x1"))
    grading = dealt("clean-holdem-six", "tda-2022", once(g.Burn, act))
    found = the(grading.assessment(), grading, g.Trade)
    assert found.verdict is verdict


# --- pots ---------------------------------------------------------------------------------------------------------


def test_bets_swept_into_one_pot_are_a_slip_told_pot_by_pot_and_nobody_is_shorted_once_it_is_put_right() -> None:
    grading = dealt("pots-two-all-ins", "tda-2022", once(g.Collect, g.BringInBets()))
    assessment = grading.assessment()
    assert the(assessment, grading, g.BringInBets).verdict is Verdict.PRACTICE_SLIP
    assert the(assessment, grading, g.Shift).verdict is Verdict.PRACTICE
    assert assessment.off == ()


def test_a_pot_built_and_pushed_wrongly_says_who_was_shorted_by_how_much() -> None:
    done: list[g.Act] = []

    def all_to_one(session: Session, act: g.Act) -> g.Act | None:
        if isinstance(act, g.PushPot) and not done:
            done.append(act)
            loser = next(seat for seat in session.record.course.dealt_in if seat != act.seat)
            return (
                g.PushPot(loser, act.chips)
                if not isinstance(act, g.PushSide)
                else g.PushSide(loser, act.chips, act.pot)
            )
        return None

    grading = dealt("pots-two-all-ins", "tda-2022", all_to_one)
    assessment = grading.assessment()
    lost = {seat: amount for seat, amount in assessment.off if amount < 0}
    won = {seat: amount for seat, amount in assessment.off if amount > 0}
    assert len(lost) == len(won) == 1
    assert sum(lost.values()) + sum(won.values()) == 0
    ((seat, amount),) = lost.items()
    assert f"Seat {seat} was shorted by {-amount:,}" in summary(assessment)
    assert headline(assessment) == "Chips went to the wrong place"
    assert not assessment.right


# --- the showdown -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", BOOKS)
def test_no_card_is_dealt_before_every_hand_of_an_all_in_is_up(key: str) -> None:
    grading = dealt("showdown-all-in-kept-down", key, once(g.AskToShow, g.Burn()))
    found = the(grading.assessment(), grading, g.Burn)
    assert found.verdict is Verdict.HARMFUL
    assert found.citations


@pytest.mark.parametrize(("seat", "verdict"), [(5, Verdict.PRACTICE), (2, Verdict.HARMFUL), (7, Verdict.HARMFUL)])
@pytest.mark.parametrize("key", BOOKS)
def test_who_bet_last_on_the_river_is_asked_first(key: str, seat: int, verdict: Verdict) -> None:
    grading = dealt("showdown-last-bettor-first", key, once(g.AskToShow, g.AskToShow(seat)))
    found = the(grading.assessment(), grading, g.AskToShow)
    assert found.verdict is verdict
    assert verdict is Verdict.PRACTICE or found.citations


def test_a_winning_hand_is_not_mucked_before_its_pot_is_pushed() -> None:
    def kills(session: Session, act: g.Act) -> g.Act | None:
        facts = session.facts
        several = len(facts.course.contesting) == 3
        return g.Muck(shares(facts)[0][0]) if isinstance(act, g.Muck) and several else None

    grading = dealt("showdown-last-bettor-first", "tda-2022", kills)
    assessment = grading.assessment()
    assert "a winning hand" in the(assessment, grading, g.Muck).reason
    assert not assessment.right


CALLED = "bets-underraise-called"


def brought_up(instead: Instead, key: str = "tda-2022") -> tuple[Assessor, Assessment]:
    grading = dealt(CALLED, key, instead)
    return grading, grading.assessment()


@pytest.mark.parametrize("key", BOOKS)
def test_an_underraise_found_after_a_call_is_asked_of_raiser_and_caller(key: str) -> None:
    grading, assessment = brought_up(lambda _, __: None, key)
    asked = [each.act for each in grading.record.gestures if isinstance(each.act, g.AskFor)]
    assert asked == [g.AskFor(6, 200), g.AskFor(8, 200)]
    assert assessment.right


def test_the_raise_may_be_announced_instead_and_its_maker_puts_in_what_is_missing() -> None:
    grading, assessment = brought_up(once(g.AskFor, g.AnnounceBet("raise", 1200)))
    assert the(assessment, grading, g.AnnounceBet).verdict in (Verdict.REQUIRED, Verdict.PRACTICE)
    assert [each.act for each in grading.record.gestures if isinstance(each.act, g.AskFor)] == [g.AskFor(8, 200)]
    assert assessment.right


@pytest.mark.parametrize(("seat", "amount"), [(6, 100), (6, 400), (8, 400), (4, 600), (2, 200)])
def test_asking_for_anything_else_is_harmful(seat: int, amount: int) -> None:
    grading, assessment = brought_up(once(g.AskFor, g.AskFor(seat, amount)))
    finding = the(assessment, grading, g.AskFor)
    assert (finding.verdict, assessment.right) == (Verdict.HARMFUL, False)


@pytest.mark.parametrize("first", [6, 8])
def test_raiser_and_caller_may_be_asked_in_either_order(first: int) -> None:
    grading, assessment = brought_up(once(g.AskFor, g.AskFor(first, 200)))
    assert the(assessment, grading, g.AskFor).verdict in (Verdict.REQUIRED, Verdict.PRACTICE)
    two_hundred = g.Wager(chips("100x2"))
    since = [each.seat for each in grading.record.gestures[28:] if each.act == two_hundred]
    assert sorted(since) == [6, 8]
    assert len(assessment.matters) == 1
    assert assessment.right


def test_a_caller_forgotten_is_a_step_missed_and_told() -> None:
    def forgetful(now: Session, standing: Assessor) -> g.Act | None:
        act = perfect(now, standing)
        if act != g.AskFor(8, 200):
            return act
        if now.record.table.stopped:
            return g.Proceed()
        return next(iter(now.routine()), None) if now.due_at() is None else None

    law = book("tda-2022")
    session = Session(play_of(scenarios()[CALLED], law), law)
    grading = follow(session)
    while session.record.course.street < 2:
        advance(session, catch_up(grading, session), forgetful)
    (matter,) = catch_up(grading, session).assessment().matters
    assert {each.step.key: each.state for each in matter.remedy}["everybody-brought-up"] is StepState.MISSED
    assert not matter.right


def test_asked_for_once_the_round_is_over_it_does_no_harm_where_that_is_too_late_only_by_our_reading() -> None:
    """[upt:betting-14]"""

    def late(now: Session, _: Assessor) -> g.Act | None:
        asked = any(isinstance(each.act, g.AskFor) for each in now.record.gestures)
        return g.AskFor(6, 200) if now.record.course.closed and not asked else None

    law = book("upt")
    session = Session(play_of(scenarios()[CALLED], law), law)
    grading = follow(session)
    while session.due_at() is not None or not session.record.course.closed:
        advance(session, catch_up(grading, session), late)
    advance(session, catch_up(grading, session), late)
    assessment = catch_up(grading, session).assessment()
    assert assessment.matters[0].noticed.how is How.MISSED
    assert the(assessment, grading, g.AskFor).verdict is Verdict.HARMLESS

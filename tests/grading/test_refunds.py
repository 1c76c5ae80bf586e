"""A player bet knowing that the deck was fouled: the floor decides on that refund, and the dealer follows it."""

from collections.abc import Callable

import pytest

from tests.grading.dealt import perfectly_graded, scenarios
from tests.rules.situations import Hand
from trainer.grading.assess import Assessor, assessor
from trainer.grading.assessment import AuthorityGrade, How, MatterGrade, StepState, Verdict
from trainer.grading.decisive import hanging, playthroughs
from trainer.grading.mistakes import plays_on
from trainer.grading.model import Dealer, perfect, playing_out, possible
from trainer.grading.performers import PERFORMERS, Task
from trainer.grading.telling.lead import lead
from trainer.kernel import gestures as g
from trainer.kernel import notation
from trainer.kernel.chips import pick
from trainer.kernel.document import transcript_of
from trainer.rules.book import BOOKS, book
from trainer.rules.overturned import OUT, overturned
from trainer.scenarios.compiler import play_of
from trainer.scenarios.session import Session
from trainer.ui.play.voices import order_says

UPT = book("upt")
RULE = "deal.freeroll.bet-knowing-deck-fouled"
ACE, NINE = "deal-bet-with-the-same-ace", "stud-nine-on-two-boards"
KNEW = {ACE: 8, NINE: 4}
STAYS, REFUND = "no-refund-and-the-chips-stay-in-the-pot-for-the-next-deal", "a-refund-all-the-same"
FOULED = "duplicate-cards"


def dealt(dealer: Dealer, name: str = ACE, key: str = "upt", seed: int = 0) -> Assessor:
    law = book(key)
    *_, graded = playing_out(play_of(scenarios()[name], law, seed or None), law, dealer)
    return graded


def of_the_deck(graded: Assessor) -> MatterGrade:
    (grade,) = (each for each in graded.assessment().matters if each.matter.kind == FOULED)
    return grade


def state(grade: MatterGrade) -> dict[str, StepState]:
    return {each.step.key: each.state for each in grade.remedy}


def ordered(graded: Assessor) -> list[str]:
    return [act.what for _, _, act in graded.record.acts.get(g.Order, ())]


def short(graded: Assessor) -> dict[int, int]:
    """By seat, what it has less than it sat down with."""
    pairs = zip(graded.record.table.seats, graded.record.setup.seats, strict=True)
    return {now.number: out for now, first in pairs if (out := first.stack.amount - now.stack.amount)}


def back_to(session: Session, seat: int) -> g.Act | None:
    """What a seat has put in, out of the main pot."""
    table, first = session.record.table, session.record.setup.seats[seat - 1]
    some = pick(table.pot, max(0, first.stack.amount - table.seat(seat).stack.amount))
    return g.PushPot(seat, some) if some else None


def given_order(session: Session) -> bool:
    return g.Order in session.record.acts


# --- the hands


@pytest.mark.parametrize("key", BOOKS)
@pytest.mark.parametrize("name", KNEW)
def test_the_perfect_dealer_gets_full_marks_at_every_house(name: str, key: str) -> None:
    graded = perfectly_graded(name, key).assessment
    (grade,) = graded.matters
    assert graded.acts_right and grade.matter.kind == FOULED and grade.resolved
    assert not graded.off and graded.routine is not None


@pytest.mark.parametrize(
    ("name", "order", "kept"),
    [pytest.param(ACE, STAYS, {8: 9500}, id="the chips stay"), pytest.param(NINE, REFUND, {}, id="a refund")],
)
def test_what_the_floor_orders_is_what_the_dealer_does(name: str, order: str, kept: dict[int, int]) -> None:
    graded = dealt(perfect, name)
    assert (ordered(graded), short(graded)) == ([order], kept)
    assert graded.record.table.whole_pot == sum(kept.values())
    assert graded.record.table.over


def test_the_debrief_cites_both_paragraphs_and_says_whose_chips_stay() -> None:
    graded = dealt(perfect)
    assert [each.at for each in of_the_deck(graded).decision.citations] == ["irregularity-4", "irregularity-5"]
    told = lead(graded.record, graded.assessment(), UPT).to_do
    assert "except seat 8" in told and "9,500" in told


def test_the_floor_gives_a_refund_in_some_hands_and_keeps_it_in_others_and_never_leaves_the_chips_nowhere() -> None:
    assert {what for seed in range(1, 13) for what in ordered(dealt(perfect, ACE, "upt", seed))} == {STAYS, REFUND}


@pytest.mark.parametrize("key", [each for each in BOOKS if each != "upt"])
def test_no_other_house_has_the_floor_keep_a_refund(key: str) -> None:
    graded = dealt(perfect, ACE, key)
    assert not {STAYS, REFUND} & {*ordered(graded)}
    assert short(graded) == {}


@pytest.mark.parametrize("what", [STAYS, REFUND])
def test_the_floor_says_in_full_what_becomes_of_the_chips(what: str) -> None:
    assert any(word in order_says(what, "own") for word in ("stay in the pot", "get their bets back"))


# --- mistakes


def returns_all_unasked(session: Session, grading: Assessor) -> g.Act | None:
    """Fixes it alone: every chip goes back, and nobody is called."""
    fouled = any(one.matter.kind == FOULED for one in grading.open.values())
    if not fouled or session.record.table.over:
        return perfect(session, grading)
    if not session.record.table.stopped:
        return g.Stop()
    backs = (back_to(session, each.number) for each in session.record.table.seats)
    return next(filter(None, backs), None) or g.NextHand()


def returns_the_kept_chips_too(session: Session, grading: Assessor) -> g.Act | None:
    """Follows the floor, and then gives the kept chips back as well."""
    act = perfect(session, grading)
    return (back_to(session, 8) or act) if isinstance(act, g.NextHand) else act


def returns_the_kept_chips_first(session: Session, grading: Assessor) -> g.Act | None:
    back = back_to(session, 8) if given_order(session) else None
    return back or perfect(session, grading)


def ends_at_once(session: Session, grading: Assessor) -> g.Act | None:
    """Hears the order and goes on to the next hand with every chip in the pot."""
    act = perfect(session, grading)
    return g.NextHand() if given_order(session) and not session.record.table.over else act


def keeps_all_the_same(session: Session, grading: Assessor) -> g.Act | None:
    """Keeps the chips of the player who knew, though the floor has given the refund."""
    act = perfect(session, grading)
    return g.NextHand() if isinstance(act, g.PushPot) and act.seat == KNEW[NINE] else act


def from_the_last_seat(session: Session, grading: Assessor) -> g.Act | None:
    act = perfect(session, grading)
    if not given_order(session) or not isinstance(act, g.PushPot):
        return act
    seats = [each.number for each in reversed(session.record.table.seats) if each.number != 8]
    return next(filter(None, (back_to(session, seat) for seat in seats)), act)


def test_whoever_returns_every_chip_without_the_floor_loses_the_call_and_who_decides() -> None:
    grade = of_the_deck(dealt(returns_all_unasked))
    assert (grade.noticed.how, grade.authority) == (How.YES, AuthorityGrade.WRONG)
    assert [key for key, each in state(grade).items() if each is StepState.MISSED] == ["call-the-floor"]
    assert not grade.harms


@pytest.mark.parametrize("dealer", [returns_the_kept_chips_too, returns_the_kept_chips_first])
def test_returning_the_kept_chips_is_harm_and_costs_the_mark(dealer: Dealer) -> None:
    graded = dealt(dealer)
    grade = of_the_deck(graded)
    assert [each.key for each in grade.harms] == ["a-kept-refund"]
    assert set(state(grade).values()) == {StepState.MET} and grade.authority is AuthorityGrade.RIGHT
    assert not grade.right
    harmful = [each for each in graded.findings if each.verdict is Verdict.HARMFUL]
    assert len(harmful) == 1 and "irregularity-5" in {each.at for each in harmful[0].citations}
    assert "But you gave seat 8 the chips that stay in the pot." in lead(graded.record, graded.assessment(), UPT).to_do


def test_keeping_everybodys_chips_loses_the_return_alone() -> None:
    grade = of_the_deck(dealt(ends_at_once))
    assert [key for key, each in state(grade).items() if each is StepState.MISSED] == ["return-the-other-bets"]
    assert grade.authority is AuthorityGrade.RIGHT and not grade.harms


def test_keeping_chips_that_the_floor_has_refunded_loses_the_return() -> None:
    grade = of_the_deck(dealt(keeps_all_the_same, NINE))
    assert [key for key, each in state(grade).items() if each is StepState.MISSED] == ["return-the-bets"]


def test_seeing_nothing_is_missing_all_of_it() -> None:
    grade = of_the_deck(dealt(plays_on))
    assert (grade.noticed.how, grade.met) == (How.MISSED, 0)


def test_the_others_get_their_chips_back_in_any_order() -> None:
    graded = dealt(from_the_last_seat)
    pushed = [act.seat for _, _, act in graded.record.acts[g.PushPot]]
    assert pushed == sorted(pushed, reverse=True)
    assert graded.assessment().acts_right
    assert not [each for each in graded.findings if each.verdict in (Verdict.HARMFUL, Verdict.NOT_JUDGED)]


# --- chips in front


RAISED = (
    "P4 wager 100x4",
    "P5 wager 100x4",
    "P6 fold",
    "P4 turn up Qh Qh*",
    "D floor",
    "F come",
    "D plan your-decision",
)


@pytest.mark.parametrize(
    ("order", "acts"),
    [
        pytest.param(
            STAYS, ["return-bet 2 25x2", "return-bet 3 100x1", "return-bet 5 100x4", "bring-in-bets"], id="they stay"
        ),
        pytest.param(REFUND, [f"return-bet {seat}" for seat in (2, 3, 4, 5)], id="a refund"),
    ],
)
def test_of_chips_in_front_only_the_kept_ones_are_pulled_in(order: str, acts: list[str]) -> None:
    hand = Hand(top="2c 3c Qh 5c 6c 7c 8c 9c Qh* Jc 2d Kc").blinds().deal().do(*RAISED)
    waiting = assessor(transcript_of(hand.text()), UPT)
    (one,) = waiting.open.values()
    assert PERFORMERS["return-the-other-bets"](Task(waiting.record, one, 0)) is None
    grading = assessor(transcript_of(hand.do(f"F order {order} own").text()), UPT)
    (one,) = grading.open.values()
    done = []
    while not one.remedy.complete and len(done) < 9:
        (step,) = one.remedy.pending()
        act = PERFORMERS[step.key](Task(grading.record, one, 0))
        assert act is not None and possible(grading.record, act)
        done.append(notation.act_text(act))
        grading.add(g.Gesture(grading.record.gestures[-1].at + 1000, g.DEALER, act))
    assert [each[: len(told)] for each, told in zip(done, acts, strict=True)] == acts
    assert grading.void and grading.record.table.pot.amount == (400 if order == STAYS else 0)
    assert of_the_deck(grading).right


# --- what hangs on the paragraph


@pytest.mark.parametrize("name", KNEW)
def test_the_grades_of_these_hands_hang_on_the_paragraph(name: str) -> None:
    hangs = hanging(playthroughs(play_of(scenarios()[name], UPT), UPT), UPT, RULE)
    assert hangs is not None and "remedy" in hangs.parts


def test_without_the_paragraph_the_dealer_returns_every_chip_alone() -> None:
    law = overturned(UPT, RULE, OUT)
    *_, graded = playing_out(play_of(scenarios()[ACE], law), law, perfect)
    assert (ordered(graded), short(graded)) == ([], {})
    assert graded.assessment().acts_right


def who_holds_none(acts: tuple[str, ...]) -> Callable[[], Hand]:
    return lambda: Hand(top="2c 3c Qh 5c 6c 7c 8c 9c Qh* Jc 2d Kc").blinds().deal().do(*acts)


@pytest.mark.parametrize(
    "made",
    [
        pytest.param(who_holds_none(("P4 wager 100x1", "P4 turn up Qh Qh*")), id="only called"),
        pytest.param(who_holds_none(("P4 fold", "P5 wager 100x4", "D turn up Qh Qh*")), id="another bet"),
    ],
)
def test_with_nobody_who_knew_and_bet_the_dealer_needs_no_floor(made: Callable[[], Hand]) -> None:
    grading = assessor(transcript_of(made().text()), UPT)
    (one,) = (each for each in grading.open.values() if each.matter.kind == FOULED)
    assert [step.key for step in one.remedy.steps] == ["stop-the-action", "return-the-bets"]

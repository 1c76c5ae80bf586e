"""Pots pushed in another order and odd chips to another winner: told with the paragraph, or no fault in silence."""

import pytest

from tests.grading.test_money import Instead, dealt
from tests.rules.betting import Betting
from tests.rules.situations import deck
from tests.rules.test_pots import wheels
from trainer.grading.assess import assessor
from trainer.grading.assessment import Assessment, Finding, Verdict
from trainer.kernel import gestures as g
from trainer.kernel.chips import pick
from trainer.kernel.document import transcript_of
from trainer.rules.awarding import to_come
from trainer.rules.book import BOOKS, book
from trainer.scenarios.session import Session

SHARED, SIDED = "pots-split-with-odd-chip", "pots-bet-behind-an-all-in"


def of_acts(name: str, key: str, instead: Instead, *kinds: type[g.Act]) -> tuple[Assessment, list[Finding]]:
    """The hand as it was graded, and what was said of the acts of those kinds."""
    grading = dealt(name, key, instead)
    found = [each for each in grading.findings if isinstance(grading.record.gestures[each.index].act, kinds)]
    return grading.assessment(), found


# --- the order of pots ----------------------------------------------------------------------------------------------


def main_first(session: Session, act: g.Act) -> g.Act | None:
    main = session.record.table.pots[0]
    due = {seat: amount for seat, amount in to_come(session.facts, "main").items() if amount}
    if not isinstance(act, g.PushSide) or not main or not due:
        return None
    seat, amount = next(iter(due.items()))
    return g.PushPot(seat, pick(main, amount) or main)


PRINTED = (("tda-2022", "ill-16"), ("players-2025", "ill-17"), ("metropolitan", "ill-14"), ("upt", "showdown-7"))


@pytest.mark.parametrize(("key", "at"), PRINTED)
def test_a_main_pot_pushed_first_is_the_wrong_order_and_no_wrong_seat(key: str, at: str) -> None:
    assessment, found = of_acts(SIDED, key, main_first, g.PushPot)
    assert [each.verdict for each in found] == [Verdict.HARMFUL, Verdict.PRACTICE]
    assert "The seat and its share are right, but too soon" in found[0].reason
    assert {(each.book, each.at) for each in found[0].citations} == {(key, at)}
    assert not assessment.right
    assert assessment.off == ()


def test_where_no_order_of_pots_is_printed_the_main_pot_first_is_no_fault() -> None:
    assessment, found = of_acts(SIDED, "foxwoods-2020", main_first, g.PushPot)
    assert found[0].verdict is Verdict.HARMLESS
    assert "refers to another for the order" in found[0].reason
    assert assessment.right
    assert assessment.score.practice[0] == assessment.score.practice[1]


@pytest.mark.parametrize("key", BOOKS)
def test_a_main_pot_pushed_first_and_to_who_did_not_win_it_went_to_the_wrong_seat(key: str) -> None:
    def to_another(session: Session, act: g.Act) -> g.Act | None:
        return g.PushPot(1, session.record.table.pots[0]) if isinstance(main_first(session, act), g.PushPot) else None

    assessment, found = of_acts(SIDED, key, to_another, g.PushPot)
    assert found[0].reason == "Chips went to the wrong seat."
    assert dict(assessment.off)[3] < 0


ON_THE_BOARD = "2c 2d 2h 6c 3c 3d 3h 6d 4c As Ks Qs 4d Js 4h Ts"  # three players share a royal flush
SHORT_IN = ("P4 wager 25x2", "P1 wager 100x1+25x1", "P2 wager 100x1", "P3 wager 25x3", "P4 fold", "D bring-in-bets")
SIDE = ("P3 wager 100x2", "P1 wager 100x2", "D collect 3 100x2 side-1", "D collect 1 100x2 side-1")
STREET = ("D burn", "D lay 1 up", "P3 check", "P1 check")
SHOWN = ("P2 turn up 2c 3c", "P3 turn up 2d 3d", "P1 turn up 6c 6d")


@pytest.mark.parametrize("share", ["100x1+25x1", "100x1+25x2"], ids=["without an odd chip", "with one"])
@pytest.mark.parametrize(("key", "at"), [("tda-2022", "ill-16"), ("upt", "showdown-7")])
def test_where_the_odd_chip_is_anybodys_either_share_of_the_main_pot_is_right_but_too_soon(
    key: str, at: str, share: str
) -> None:
    hand = Betting((25, 50), stacks={2: "100x1+25x1"})
    hand.head[-1] = f"deck {deck(ON_THE_BOARD)}"
    hand.preflop().do(*SHORT_IN, "D burn", "D lay 3 up", *SIDE, *STREET, *STREET, *SHOWN, f"D push-pot 2 {share}")
    found = assessor(transcript_of(hand.text()), book(key)).findings[-1]
    assert found.verdict is Verdict.HARMFUL
    assert "The seat and its share are right, but too soon" in found.reason
    assert at in {each.at for each in found.citations}


@pytest.mark.parametrize(
    ("key", "at"), [("tda-2022", "20"), ("foxwoods-2020", "20"), ("players-2025", "21"), ("metropolitan", "18")]
)
def test_a_share_with_somebody_elses_odd_chip_is_wrong_however_soon_it_goes(key: str, at: str) -> None:
    hand = Betting((25, 50), stacks={2: "100x1+25x1"})
    hand.head[-1] = f"deck {deck(ON_THE_BOARD)}"
    hand.preflop().do(*SHORT_IN, "D burn", "D lay 3 up", *SIDE, *STREET, *STREET, *SHOWN, "D push-pot 1 100x1+25x2")
    found = assessor(transcript_of(hand.text()), book(key)).findings[-1]
    assert found.verdict is Verdict.HARMFUL
    assert found.reason == "With the odd chips in the right order, seat 1 gets 125, not 150."
    assert at in {each.at for each in found.citations}


# --- odd chips ------------------------------------------------------------------------------------------------------


def one_less(session: Session, act: g.Act) -> g.Act | None:
    """Seat 1 gets a chip less than by practice, its hand goes, and seat 4 gets all the rest."""
    table = session.record.table
    if not isinstance(act, g.PushPot | g.Muck) or not table.pot:
        return None
    if not any(isinstance(each.act, g.PushPot) for each in session.record.gestures):
        return g.PushPot(1, pick(table.pot, 175) or table.pot)
    return g.Muck(1) if table.seat(1).hand else g.PushPot(4, table.pot)


@pytest.mark.parametrize("key", ["upt"])
def test_in_silence_the_odd_chip_is_anybodys_who_shares_also_with_one_hand_left(key: str) -> None:
    assessment, found = of_acts(SHARED, key, one_less, g.PushPot, g.Muck)
    harmless, routine = Verdict.HARMLESS, Verdict.PRACTICE
    assert [each.verdict for each in found] == [routine, harmless, harmless, routine]
    assert all("odd chip" in each.reason and "book" in each.reason for each in found[:3])
    assert assessment.off == ()
    assert assessment.right


ODD = (
    ("tda-2022", {"20", "20-A"}),
    ("players-2025", {"21"}),
    ("foxwoods-2020", {"20", "20-A"}),
    ("metropolitan", {"18", "18-A"}),
)


@pytest.mark.parametrize(("key", "at"), ODD)
def test_an_odd_chip_that_goes_another_way_is_told_with_its_paragraph(key: str, at: set[str]) -> None:
    assessment, found = of_acts(SHARED, key, one_less, g.PushPot, g.Muck)
    wrong = [each for each in found if each.verdict is Verdict.HARMFUL]
    assert [{each.at for each in one.citations} for one in wrong] == [at, at]
    assert "seat 1 still has 25 to come" in wrong[0].reason
    assert "seat 4 gets 175, not 200" in wrong[1].reason
    assert assessment.off == ((1, -25), (4, 25))


@pytest.mark.parametrize(("key", "at"), ODD)
def test_the_right_share_with_its_odd_chip_names_the_paragraph_too(key: str, at: set[str]) -> None:
    assessment, found = of_acts(SHARED, key, lambda _, __: None, g.PushPot)
    assert [(each.verdict, {one.at for one in each.citations}) for each in found] == [(Verdict.PRACTICE, at)] * 2
    assert assessment.right


@pytest.mark.parametrize("key", ["tda-2022", "metropolitan"])
def test_a_right_share_that_goes_out_before_all_hands_are_shown_is_too_soon(key: str) -> None:
    def at_once(session: Session, act: g.Act) -> g.Act | None:
        first = isinstance(act, g.AskToShow) and not any(isinstance(e.act, g.PushPot) for e in session.record.gestures)
        return g.PushPot(1, pick(session.record.table.pots[0], 1000) or session.record.table.pots[0]) if first else None

    _, found = of_acts("showdown-plays-the-board", key, at_once, g.PushPot)
    assert found[0].verdict is Verdict.PRACTICE_SLIP


@pytest.mark.parametrize("key", BOOKS)
def test_two_chips_too_few_are_no_question_of_the_odd_one(key: str) -> None:
    def two_less(session: Session, act: g.Act) -> g.Act | None:
        other = one_less(session, act)
        first = isinstance(other, g.PushPot) and other.seat == 1
        return g.PushPot(1, pick(session.record.table.pot, 150) or session.record.table.pot) if first else other

    assessment, found = of_acts(SHARED, key, two_less, g.PushPot, g.Muck)
    assert [each.verdict for each in found][1:3] == [Verdict.HARMFUL] * 2
    assert found[2].reason == "Chips went to the wrong seat."
    assert dict(assessment.off)[1] < 0


@pytest.mark.parametrize(
    ("share", "here", "at_players"),
    [
        (175, Verdict.PRACTICE, Verdict.PRACTICE),  # the rest may follow
        (200, Verdict.PRACTICE, Verdict.PRACTICE),
        (225, Verdict.PRACTICE, Verdict.PRACTICE),
        (250, Verdict.HARMLESS, Verdict.HARMFUL),
        (275, Verdict.HARMFUL, Verdict.HARMFUL),
    ],
)
@pytest.mark.parametrize(("key", "at"), [pytest.param("tda-2022", "20-C", id="tda-2022:20-C")])
def test_where_the_floor_says_how_the_same_hands_share_either_way_is_no_fault(
    key: str, at: str, share: int, here: Verdict, at_players: Verdict
) -> None:
    """Eighteen chips of 25 for two wheels: nine each, or ten and eight out of two halves of nine."""
    facts = wheels(2)
    chips = pick(facts.table.pot, share)
    assert chips is not None
    push = g.Gesture(facts.record.gestures[-1].at + 1, g.DEALER, g.PushPot(1, chips))
    said = {law: assessor(facts.record.transcript, book(law)).add(push)[0] for law in (key, "players-2025")}
    assert (said[key].verdict, said["players-2025"].verdict) == (here, at_players)
    assert ({each.at for each in said[key].citations} == {at}) == (200 <= share <= 250)

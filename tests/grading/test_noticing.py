"""Noticed, late, prompted or missed; false alarms; and what the dealer before left behind."""

import pytest

from tests.grading.dealt import scenarios
from tests.grading.flops import (
    DRAWN_BY_THE_FLOOR,
    REST,
    SPREAD,
    before,
    flop,
    graded,
)
from tests.grading.simulated import dealt
from tests.rules.board_situations import CHECKED, STANDARD, TO_THE_FLOP, TO_THE_RIVER, holdem
from tests.rules.situations import Hand
from trainer.grading.assess import Assessor, assessor
from trainer.grading.assessment import How
from trainer.grading.model import perfect
from trainer.grading.otherwise import calls_the_floor
from trainer.kernel import gestures as g
from trainer.kernel.document import transcript_of
from trainer.rules.book import BOOKS, book
from trainer.scenarios.fresh.talk import CHAT, HURRY
from trainer.scenarios.session import Session

TDA = "tda-2022"
TURNED = "D turn up 5s 4s 3s 2s"
HOWS = {
    "at once": (DRAWN_BY_THE_FLOOR, "yes", 1.0),
    "after turning it up": (before(DRAWN_BY_THE_FLOOR, "D floor", TURNED), "yes", 2.0),
    "after a check": (before(DRAWN_BY_THE_FLOOR, "D floor", TURNED, "P1 check"), "late", 3.0),
    "after a joke": (before(DRAWN_BY_THE_FLOOR, "D floor", TURNED, f"P1 say {CHAT[0]}"), "yes", 3.0),
    "after somebody hurried the dealer": (
        before(DRAWN_BY_THE_FLOOR, "D floor", TURNED, f"P1 say {HURRY[0]}"),
        "yes",
        3.0,
    ),
    "after a player spoke": (before(DRAWN_BY_THE_FLOOR, "D floor", TURNED, "P1 say count them"), "prompted", 3.0),
    "never, though hands were laid on another card": (
        [TURNED, "D move aside down 6s", *CHECKED, "D next-hand"],
        "missed",
        None,
    ),
    "never": ([TURNED, *CHECKED, "D next-hand"], "missed", None),
}


@pytest.mark.parametrize(("acts", "how", "seconds"), HOWS.values(), ids=HOWS)
def test_how_and_how_fast_a_matter_was_noticed(acts: list[str], how: str, seconds: float | None) -> None:
    noticed = flop(graded(acts, TDA)).noticed
    assert (noticed.how.value, noticed.seconds) == (how, seconds)


def test_lateness_counts_under_noticing_alone() -> None:
    grade = flop(graded(before(DRAWN_BY_THE_FLOOR, "D floor", TURNED, "P1 check"), TDA))
    assert (grade.authority, grade.met, grade.total) == ("right", 5, 5)


def test_what_nobody_took_up_asks_for_no_authority() -> None:
    grade = flop(graded([TURNED, *CHECKED, "D next-hand"], TDA))
    assert (grade.authority, grade.met, grade.total) == ("not-scored", 0, 5)


def test_routine_acts_notice_nothing() -> None:
    acts = [TURNED, *CHECKED, "D burn", "D lay 1 up", *REST, "D next-hand"]
    assert flop(graded(acts, TDA)).noticed.how == "missed"


def test_an_inherited_matter_is_timed_from_taking_over() -> None:
    acts = before(DRAWN_BY_THE_FLOOR, "D floor", TURNED, "P1 check")
    assessment = graded(acts, TDA, taken_over=len(SPREAD) + 2)
    assert (flop(assessment).noticed.how, flop(assessment).noticed.seconds) == ("yes", 1.0)
    assert assessment.findings[0].index == len(SPREAD) + 2


def test_a_clean_hand_ends_clean() -> None:
    assessment = assessor(holdem(TO_THE_RIVER, "D burn", "D lay 1 up", CHECKED), book(TDA)).assessment()
    assert (assessment.clean, assessment.right, assessment.false_alarms) == (True, True, ())


@pytest.mark.parametrize("act", ["D stop", "D floor"])
def test_a_stop_with_nothing_open_is_a_false_alarm(act: str) -> None:
    acts = [*TO_THE_RIVER, act, "D proceed", "D burn", "D lay 1 up"]
    assessment = assessor(holdem(acts), book(TDA)).assessment()
    assert assessment.false_alarms == (len(TO_THE_RIVER),)
    assert not assessment.right


def test_stopping_and_then_calling_is_one_alarm() -> None:
    assessment = assessor(holdem(TO_THE_RIVER, "D stop", "D floor", "F come"), book(TDA)).assessment()
    assert assessment.false_alarms == (len(TO_THE_RIVER),)


def test_stopping_for_a_slip_of_ones_own_is_no_alarm() -> None:
    acts = [*TO_THE_RIVER, "D lay 1 up", "D stop"]
    assessment = assessor(holdem(acts), book(TDA)).assessment()
    assert assessment.false_alarms == ()
    (grade,) = assessment.matters
    assert (grade.matter.kind, grade.own, grade.noticed.how) == ("burn-missing", True, "yes")


LET_GO = {"not seen": ([], False), "stopped for": (["D stop"], False), "and gone on": (["D stop", "D proceed"], True)}


@pytest.mark.parametrize(("acts", "over"), LET_GO.values(), ids=LET_GO)
def test_what_the_book_lets_go_on_is_over_once_it_was_seen_and_the_hand_goes_on(acts: list[str], over: bool) -> None:
    hand = Hand(players=4, top="2c 3c 4c 5c 6c 7c 8c 9c Kd~").blinds().deal().do(*acts)  # another back in the stub
    (grade,) = assessor(transcript_of(hand.text()), book("upt")).assessment().matters
    assert (grade.matter.kind, grade.resolved) == ("odd-back", over)


BOXED_NEXT = STANDARD.replace("5s", "^5s", 1)
"""The burn of the flop, the six of spades, uncovers a boxed card on the stub."""
BURNED = {
    "stopped at once": ([], "yes"),
    "the boxed card burned": (["D burn"], "yes"),
    "another card burned as well": (["D burn", "D burn"], "late"),
}


@pytest.mark.parametrize("key", BOOKS)
@pytest.mark.parametrize(("acts", "how"), BURNED.values(), ids=BURNED)
def test_to_burn_the_very_card_that_is_wrong_is_not_to_play_on(acts: list[str], how: str, key: str) -> None:
    """At UPT the next card takes the place of the boxed one: there the second burn puts it right."""
    hand = holdem(TO_THE_FLOP, "D burn", acts, "D stop", deck=BOXED_NEXT)
    (grade,) = (each for each in assessor(hand, book(key)).assessment().matters if each.matter.kind == "boxed-on-flop")
    assert grade.noticed.how.value == ("yes" if key == "upt" else how)


def boxed(*acts: str) -> str:
    """Two boxed cards on top of the deck, six players."""
    return Hand(top="^Ah ^Kh", players=6).blinds().deal().do(*acts).text()


ACTIONS = ["P4 wager 100x1", "P5 wager 100x1", "P6 fold"]
DEADLINES = {"no action": (0, "yes"), "one action": (1, "late"), "substantial action": (2, "missed")}


@pytest.mark.parametrize(("count", "how"), DEADLINES.values(), ids=[f"{TDA}:35-D-{each}" for each in DEADLINES])
def test_what_is_seen_after_the_books_own_deadline_was_missed(count: int, how: str) -> None:
    grading = assessor(transcript_of(boxed(*ACTIONS[:count], "D stop")), book(TDA))
    (grade,) = grading.assessment().matters
    assert grade.noticed.how == how
    assert grade.decision.ruling is not None
    assert (grade.decision.ruling.key == "deal.misdeal") is (how != "missed")


def after_the_joke(session: Session, grading: Assessor) -> g.Act | None:
    """Calls only once whoever made the statement has gone on about it."""
    act = perfect(session, grading)
    said = [each for each in session.record.gestures if isinstance(each.act, g.Say) and each.seat == 1]
    return None if isinstance(act, g.Stop | g.CallFloor) and len(said) < 2 else act


def test_who_goes_on_about_his_own_words_does_not_point_them_out() -> None:
    (one,) = dealt(scenarios()["bets-all-in-if-he-calls"], "tda-2022", after_the_joke).assessment().matters
    assert one.noticed.how is How.YES


@pytest.mark.parametrize("name", ["bets-all-in-if-he-calls", "bets-if-you-bet-i-raise", "bets-calls-before-the-amount"])
def test_a_floor_call_where_the_rulebook_has_nothing_on_the_words_is_no_false_alarm(name: str) -> None:
    graded = dealt(scenarios()[name], "upt", calls_the_floor).assessment()
    assert graded.false_alarms == ()

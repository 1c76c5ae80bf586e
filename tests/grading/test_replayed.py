"""A misdeal is an exact re-play: bets made since the deal go back before it, blinds and antes stay."""

import pytest

from tests.rules.situations import Hand
from trainer.grading.assess import Assessor, assessor
from trainer.grading.assessment import Verdict
from trainer.grading.performers import PERFORMERS, Task
from trainer.kernel import gestures as g
from trainer.kernel import notation
from trainer.kernel.document import transcript_of
from trainer.rules.book import all_books, book
from trainer.rules.facts import Facts
from trainer.rules.facts.put_in import put_in

BACK = "bets-of-the-deal-back"
PRINTED = ["gather-the-cards", "shuffle-the-deck", "cut-the-deck", "deal-again-same-button"]
LISTED = [each for each in (one.key for one in all_books()) if each not in ("metropolitan", "foxwoods-2020")]
"""The rulebooks that list a hand with the wrong number of cards as a misdeal."""
NOBODY, FOLDED, CALLED = (), ("P4 fold",), ("P4 wager 100x1",)
ALL_IN = ("P4 wager 100x20+25x20",)


def short_hand(*acts: str, then: tuple[str, ...] = ("D stop",)) -> Hand:
    """Seat 5 gets one card only; the betting begins and `acts` are done before the dealer stops."""
    return Hand(extra=["rack 500x4+100x20+25x20"]).blinds().deal(skip=[(2, 5)]).do("D proceed", *acts, *then)


def graded(hand: Hand, key: str = "tda-2024", taken_over: int = 0) -> Assessor:
    return assessor(transcript_of(hand.text()), book(key), taken_over)


def asked(grading: Assessor) -> list[str]:
    (one,) = (each for each in grading.open.values() if each.matter.kind == "wrong-number-of-cards")
    return [each.key for each in one.remedy.steps]


@pytest.mark.parametrize("key", LISTED)
@pytest.mark.parametrize(
    ("acts", "lie"),
    [
        pytest.param(NOBODY, False, id="tda-2024:35-C-blinds-alone"),
        pytest.param(FOLDED, False, id="a-fold"),
        pytest.param(CALLED, True, id="a-call"),
        pytest.param(ALL_IN, True, id="an-all-in"),
    ],
)
def test_bets_go_back_before_a_redeal_where_any_lie(key: str, acts: tuple[str, ...], lie: bool) -> None:
    assert asked(graded(short_hand(*acts), key)) == ([BACK] if lie else []) + PRINTED


@pytest.mark.parametrize("acts", [CALLED, ALL_IN], ids=["a-call", "an-all-in"])
def test_what_goes_back_is_the_bet_and_not_a_blind(acts: tuple[str, ...]) -> None:
    grading = graded(short_hand(*acts))
    one = next(iter(grading.open.values()))
    act = PERFORMERS[BACK](Task(grading.record, one, 0))
    assert act is not None
    assert notation.act_text(act) == f"return-bet 4 {acts[0].removeprefix('P4 wager ')}"
    grading.add(g.Gesture(grading.record.gestures[-1].at + 1000, g.DEALER, act))
    assert PERFORMERS[BACK](Task(grading.record, one, 0)) is None
    assert {seat.number: seat.bet.amount for seat in grading.record.table.seats if seat.bet} == {2: 50, 3: 100}
    assert one.remedy.reached(BACK)


ROUND = [f"D pitch {seat} down" for seat in (2, 3, 4, 5, 6, 1)] * 2
RETURNED = "D return-bet 4 100x1"
DONE = {
    "first": ([RETURNED, "D gather", "mixed", "D cut 20", *ROUND], "met", True),
    "after the cut": (["D gather", "mixed", "D cut 20", RETURNED, *ROUND], "met", True),
    "after the redeal": (["D gather", "mixed", "D cut 20", *ROUND, RETURNED], "met", False),
    "never": (["D gather", "mixed", "D cut 20", *ROUND], "missed", False),
    "in part": (
        ["D trade bet-4 100x1 rack 25x4", "D return-bet 4 25x3", "D gather", "mixed", "D cut 20", *ROUND],
        "missed",
        False,
    ),
}


@pytest.mark.parametrize(("acts", "state", "right"), DONE.values(), ids=DONE)
def test_left_out_or_too_late_it_costs(acts: list[str], state: str, right: bool) -> None:
    hand = short_hand(*CALLED)
    faces = next(each for each in hand.head if each.startswith("deck ")).removeprefix("deck ")
    dealt = len(hand.lines) - 1  # all but the stop was the dealer before
    grading = graded(
        hand.do(*(f"D shuffle {faces}" if each == "mixed" else each for each in acts), "D proceed"), taken_over=dealt
    )
    (grade,) = grading.assessment().matters
    assert str(next(each.state for each in grade.remedy if each.step.key == BACK)) == state
    assert grade.right is right


def test_whoever_gets_a_bet_back_in_whichever_order_is_part_of_the_step() -> None:
    """At UPT a fouled deck sends several bets back: the last in line first is as good."""
    hand = Hand(top="2c 3c 4c 2c*").blinds().deal().do("P4 wager 100x1", "P5 wager 100x1", "P6 fold")
    hand.do("P2 turn up 2c", "P5 turn up 2c*", "D stop", "D return-bet 5 100x1", "D return-bet 4 100x1")
    found = graded(hand, "upt").assessment()
    back = found.findings[-2:]
    assert [each.verdict for each in back] == [Verdict.REQUIRED, Verdict.REQUIRED]


OUT = "scrap-card-out-of-the-deck"
REDEAL = ["D gather", "out", "mixed", "D cut 20", *[f"D pitch {seat} down" for seat in (2, 3, 4, 1)] * 2, "D proceed"]
JOKER = {
    "taken out of the gathered deck": (REDEAL, "met", True),
    "thrown aside before, and gathered in again": (["D move aside up Jk", *REDEAL], "met", True),
    "shuffled in again": ([each for each in REDEAL if each != "out"], "missed", False),
}


@pytest.mark.parametrize("key", [each for each in LISTED if each != "upt"])
@pytest.mark.parametrize(("acts", "state", "right"), JOKER.values(), ids=JOKER)
def test_a_joker_leaves_the_deck_before_it_is_shuffled(acts: list[str], state: str, right: bool, key: str) -> None:
    hand = Hand(players=4, top="2c 3c Jk 5c").blinds().deal(1).do("D turn up Jk", "D stop")
    faces = next(each for each in hand.head if each.startswith("deck ")).removeprefix("deck ").split()
    left = [each for each in faces if each != "Jk" or "out" not in acts]
    for act in acts:
        hand.do({"out": "D move aside up Jk", "mixed": f"D shuffle {' '.join(left)}"}.get(act, act))
    grade = next(each for each in graded(hand, key).assessment().matters if each.matter.kind == "scrap-card")
    assert str(next(each.state for each in grade.remedy if each.step.key == OUT)) == state
    assert grade.right is right


def test_no_other_misdeal_asks_for_a_card_to_leave_the_deck() -> None:
    assert OUT not in asked(graded(short_hand(*CALLED)))


def test_a_bet_that_goes_back_while_the_deal_is_off_counts_for_nothing_in_the_next() -> None:
    hand = short_hand(*CALLED)
    faces = next(each for each in hand.head if each.startswith("deck ")).removeprefix("deck ")
    hand.do("D gather", f"D shuffle {faces}", "D cut 20", RETURNED, *ROUND, "D proceed")
    course = graded(hand).record.course
    assert (course.committed, course.bet, course.to_act) == ((0, 50, 100, 0, 0, 0), 100, 4)


@pytest.mark.parametrize(
    ("hand", "out"),
    [
        pytest.param(Hand(game="stud", players=4).do("P1 post 25x1").deal(3), {}, id="an-ante"),
        pytest.param(Hand(game="stud", players=4).deal(3).do("P1 post 25x1"), {1: 25}, id="the-bring-in"),
    ],
)
def test_a_bring_in_is_a_bet_on_cards_that_are_dealt_and_an_ante_is_none(hand: Hand, out: dict[int, int]) -> None:
    record = graded(hand).record
    assert put_in(Facts(record, len(record))) == out


MOVED = ("D stop", "D button 2", "D proceed", "D return-bet 2 25x2", "D return-bet 3 100x1")
RIGHT = ("P3 post 25x2", "P1 post 100x1", *[f"D pitch {seat} down" for seat in (3, 1, 2) * 2], "D proceed")


@pytest.mark.parametrize(
    ("acts", "out"),
    [
        pytest.param(RIGHT, {}, id="nobody-has-bet"),
        pytest.param((*RIGHT, "P2 wager 100x1"), {2: 100}, id="who-got-a-blind-back"),
        pytest.param((*RIGHT, "P2 fold", "P3 wager 25x2"), {3: 50}, id="who-has-another-blind-now"),
        pytest.param((*RIGHT, "P2 wager 100x1", "D stop", "D return-bet 2 100x1"), {}, id="the-bet-back"),
        pytest.param(
            (*RIGHT, "P2 fold", "P3 wager 25x2", "D stop", "D return-bet 3 25x2"),
            {},
            id="the-bet-back-alone",
        ),
    ],
)
def test_a_wrong_blind_that_went_back_is_none(acts: tuple[str, ...], out: dict[int, int]) -> None:
    record = graded(Hand(players=3, extra=["button-due 2"]).blinds().do(*MOVED, *acts)).record
    assert put_in(Facts(record, len(record))) == out

"""One finding for each act of the trainee: law, harm, practice, or not judged."""

import pytest

from tests.rules.board_situations import CHECKED, DEALT, TO_THE_FLOP, TO_THE_RIVER, TO_THE_TURN, holdem
from tests.rules.stud_situations import Stud
from trainer.grading.assess import Assessor, assessor
from trainer.grading.assessment import Finding
from trainer.grading.harms import always
from trainer.kernel import notation
from trainer.kernel.table import Impossible
from trainer.rules.book import book
from trainer.rules.record import Record

LAW = "tda-2022"
WON = [*TO_THE_FLOP, "D burn", "D lay 3 up"]
DECIDED = ["P1 wager 100x4", "P2 fold", "P3 fold", "P4 fold", "D bring-in-bets"]


def last(*acts: object) -> Finding:
    """The finding on the last act of a hand."""
    return assessor(holdem(*acts), book(LAW)).findings[-1]  # type: ignore[arg-type]  # lines and lists of lines


ACTS = {
    "a burn before the flop": ([*TO_THE_FLOP, "D burn"], "practice", ""),
    "a turn without its burn": ([*TO_THE_TURN, "D lay 1 up"], "practice-slip", "burn-missing"),
    "bets brought in": ([*TO_THE_FLOP], "practice", ""),
    "a card pitched while players act": ([*DEALT, "D pitch 1 down"], "practice-slip", "wrong"),
    "a hole card turned up": ([*TO_THE_TURN, "D turn up As"], "harmful", ""),
    "a burn turned up": ([*TO_THE_TURN, "D turn up 6s"], "harmful", ""),
    "a stub card turned up": ([*TO_THE_TURN, "D turn up 2c"], "harmful", ""),
    "a live hand mucked": ([*TO_THE_TURN, "D muck 2"], "harmful", ""),
    "a card out of a live hand": ([*TO_THE_TURN, "D move aside down As"], "harmful", ""),
    "the pot to a folded seat": ([*WON, *DECIDED, "D push-pot 2 100x4"], "harmful", ""),
    "the pot to the last player": ([*WON, *DECIDED, "D push-pot 1 100x8"], "practice", ""),
    "a hand turned up at the showdown": (
        [*TO_THE_RIVER, "D burn", "D lay 1 up", *CHECKED, "D turn up As Ts"],
        "not-judged",
        "",
    ),
    "a misdeal called for nothing": ([*TO_THE_TURN, "D announce misdeal"], "harmful", ""),
    "everything gathered for nothing": ([*TO_THE_TURN, "D gather"], "harmful", ""),
    "a remark": ([*TO_THE_TURN, "D say good luck"], "not-judged", ""),
    "the stub shuffled for nothing": ([*TO_THE_TURN, "D cut 3"], "not-judged", ""),
    "no-one to stop for": ([*TO_THE_TURN, "D stop"], "false-alarm", ""),
}


@pytest.mark.parametrize(("acts", "verdict", "matter"), ACTS.values(), ids=ACTS)
def test_what_one_act_is_called(acts: list[str], verdict: str, matter: str) -> None:
    finding = last(acts)
    assert finding.verdict == verdict
    assert finding.matter.startswith(matter)
    assert finding.reason


PUSHED = {
    "to who has folded": ([*WON, *DECIDED], 2, "chips-to-wrong-seat"),
    "to the last player": ([*WON, *DECIDED], 1, ""),
    "before the betting is over": ([*WON, *DECIDED[:2], "D bring-in-bets"], 1, "chips-to-wrong-seat"),
    "at the showdown": ([*TO_THE_RIVER, "D burn", "D lay 1 up", *CHECKED], 1, ""),
}


@pytest.mark.parametrize(("acts", "seat", "harm"), PUSHED.values(), ids=PUSHED)
def test_the_pot_is_for_the_last_player_or_for_who_is_in_the_showdown(acts: list[str], seat: int, harm: str) -> None:
    hand = holdem(acts, f"D push-pot {seat} 100x1")
    assert always(Record.of(hand), len(hand.gestures) - 1) == harm


def stud_turned(street: int, place: int) -> str:
    """The harm of turning up one card of seat 2 where all cards of later streets came face down."""
    hand = Stud(players=3).start()
    for number in range(street):
        (hand.check() if number else hand.call()).street(up=False)
    card = Record.of(hand.transcript).table.seat(2).hand[place].card.name
    turned = hand.then(f"D turn up {card}").transcript
    return always(Record.of(turned), len(turned.gestures) - 1)


@pytest.mark.parametrize(
    ("street", "place", "harm"),
    [
        (1, 0, "card-exposed"),
        (1, 1, "card-exposed"),
        (1, 3, ""),
        (3, 5, ""),
        (4, 1, "card-exposed"),
        (4, 5, ""),
        (4, 6, "card-exposed"),
    ],
)
def test_in_stud_a_card_that_should_lie_up_is_turned_up_without_harm(street: int, place: int, harm: str) -> None:
    assert stud_turned(street, place) == harm


def test_a_hole_card_is_exposed_where_too_few_would_lie_down() -> None:
    """The first card came face up, so the third came down."""
    hand = Stud(players=3).start()
    acts = [each.replace("pitch 2 down", "pitch 2 up", 1) for each in hand.acts]
    first = next(at for at, each in enumerate(hand.acts) if each == "D pitch 2 down")
    third = next(at for at, each in enumerate(hand.acts) if each == "D pitch 2 up")
    hand.acts[first], hand.acts[third] = acts[first], "D pitch 2 down"
    card = Record.of(hand.transcript).table.seat(2).hand[2].card.name
    turned = hand.then(f"D turn up {card}").transcript
    assert always(Record.of(turned), len(turned.gestures) - 1) == "card-exposed"


def test_every_act_of_the_dealer_gets_one_finding_and_nobody_elses_any() -> None:
    hand = holdem(TO_THE_RIVER, "D burn", "D lay 1 up", CHECKED)
    findings = assessor(hand, book(LAW)).findings
    assert [each.index for each in findings] == [n for n, each in enumerate(hand.gestures) if each.by_dealer]


def test_practice_is_no_rule_of_the_house() -> None:
    finding = last(TO_THE_FLOP, "D burn")
    assert (finding.practice, finding.citations) == ("practice:burn-and-turn", ())


def test_the_impossible_leaves_the_assessor_as_it_was() -> None:
    hand = holdem(TO_THE_FLOP)
    grading = assessor(hand, book(LAW))
    with pytest.raises(Impossible):
        grading.add(notation.gesture("99.000 D move board up Ah*"))
    assert len(grading.record) == len(hand.gestures)
    assert grading.add(notation.gesture("99.000 D burn"))[0].verdict == "practice"


def test_gesture_by_gesture_and_at_once_come_to_the_same() -> None:
    hand = holdem(TO_THE_TURN, "D lay 1 up", "D stop")
    grading = Assessor(hand.setup, book(LAW))
    one_by_one = [finding for gesture in hand.gestures for finding in grading.add(gesture)]
    assert one_by_one == assessor(hand, book(LAW)).findings
    assert grading.assessment() == assessor(hand, book(LAW)).assessment()

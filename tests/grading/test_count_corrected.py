"""Where a list of misdeals is open the floor may have a wrong number of cards corrected: how that is carried out."""

from collections.abc import Callable

import pytest

from tests.rules.situations import Hand
from trainer.grading.assess import assessor
from trainer.grading.assessment import StepState
from trainer.kernel import gestures as g
from trainer.kernel.document import transcript_of
from trainer.rules.book import book
from trainer.rules.record import Record
from trainer.scenarios.event import Happens
from trainer.scenarios.floor import floor_event

COUNT, SEQUENCE, CORRECTED = "wrong-number-of-cards", "card-out-of-sequence", "the-number-of-cards-is-corrected"
VISIT = ["D floor", "F come", "F ask what-happened", f"D report {COUNT}", "F ask and-now"]
PLAN = [*VISIT, "D plan your-decision"]
CORRECT = [*PLAN, f"F order {CORRECTED} own"]
HOUSES = ("metropolitan", "foxwoods-2020")


Begun = Callable[[], Hand]


def short(seat: int = 5) -> Hand:
    """Complete but for the second card of a seat."""
    return Hand().blinds().deal(skip=[(2, seat)]).do("D proceed", "D stop")


def extra(*more: str) -> Hand:
    return (
        Hand(top=" ".join(f"{rank}s" for rank in "23456789TJQK") + " Ah Kh")
        .blinds()
        .deal()
        .do("D pitch 4 down", *more, "D stop")
    )


def out_of_order() -> Hand:
    """The first two cards of the deal, with a seat between them that has none yet."""
    return Hand().do("D pitch 2 down", "D pitch 4 down", "D stop")


def state(hand: Hand, key: str) -> StepState:
    (grade,) = assessor(transcript_of(hand.text()), book(key)).assessment().matters
    (found,) = (each.state for each in grade.remedy if each.step.key == "obey-the-floor")
    return found


@pytest.mark.parametrize("key", HOUSES)
@pytest.mark.parametrize(
    ("begun", "acts", "says"),
    [
        pytest.param(short, ("D pitch 5 down", "D proceed"), StepState.MET, id="short"),
        pytest.param(short, ("D proceed",), StepState.MISSED, id="short-left"),
        pytest.param(short, ("D pitch 6 down", "D proceed"), StepState.MISSED, id="to-another-hand"),
        pytest.param(extra, ("D move stub-top down Ah", "D proceed"), StepState.MET, id="extra"),
        pytest.param(extra, ("D move burns down Ah", "D proceed"), StepState.MET, id="extra-burned"),
        pytest.param(extra, ("D move muck down Ah", "D proceed"), StepState.MISSED, id="extra-mucked"),
        pytest.param(extra, ("D move stub-top up Ah", "D proceed"), StepState.MISSED, id="extra-shown"),
        pytest.param(extra, ("D proceed",), StepState.MISSED, id="extra-left"),
    ],
)
def test_it_is_carried_out_once_every_hand_has_its_number(
    key: str, begun: Begun, acts: tuple[str, ...], says: StepState
) -> None:
    assert state(begun().do(*CORRECT, *acts, "P4 fold"), key) is says


def test_what_a_floor_ordered_before_there_was_that_choice_still_counts() -> None:
    hand = extra().do(*PLAN, "F order play-on own", "D proceed", "P4 fold")
    assert state(hand, "foxwoods-2020") is StepState.MET


@pytest.mark.parametrize(
    ("hand", "what", "key", "orders"),
    [
        pytest.param(short(), COUNT, "metropolitan", {"misdeal", CORRECTED}, id="short"),
        pytest.param(short(1), COUNT, "metropolitan", {"misdeal", CORRECTED}, id="short-button"),
        pytest.param(extra(), COUNT, "foxwoods-2020", {"misdeal", CORRECTED}, id="extra"),
        pytest.param(out_of_order(), SEQUENCE, "foxwoods-2020", {"misdeal", "play-on"}, id="right-number"),
    ],
)
def test_nobody_orders_to_play_on_with_a_wrong_number_of_cards(
    hand: Hand, what: str, key: str, orders: set[str]
) -> None:
    record = Record.of(transcript_of(hand.do(*(each.replace(COUNT, what) for each in PLAN)).text()))
    given = (floor_event(record, book(key), seed) for seed in range(40))
    said = {each.act.what for each in given if isinstance(each, Happens) and isinstance(each.act, g.Order)}
    assert said == orders

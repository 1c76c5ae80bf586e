"""What a floor orders of itself is graded by whether it is carried out; it stays no rulebook's."""

import pytest

from tests.rules.board_situations import CHECKED, TO_THE_FLOP, TO_THE_RIVER, TO_THE_TURN, holdem
from tests.rules.stud_situations import Stud, short_stub
from trainer.grading.assess import assessor
from trainer.grading.assessment import AuthorityGrade, How, MatterGrade, StepState
from trainer.kernel.transcript import Transcript, fold
from trainer.rules.book import book

VISIT = ["D floor", "F come", "F ask what-happened", "D report card-to-the-wrong-place", "F ask and-now"]
EXTRA_CARD = "extra-card-on-a-street"
MET, MISSED = StepState.MET, StepState.MISSED


def ordered(what: str) -> list[str]:
    return [*VISIT, "D plan your-decision", f"F order {what} own"]


def graded(hand: Transcript, key: str = "tda-2024") -> MatterGrade:
    (grade,) = assessor(hand, book(key)).assessment().matters
    return grade


def stud(*acts: str) -> Transcript:
    """Seat 2 of three is given two cards on fourth street, before seat 3 gets its own."""
    hand = Stud(players=3).start().call().then("D burn", "D pitch 1 up", "D pitch 2 up", "D pitch 2 up")
    extra = fold(hand.transcript).last.seat(2).hand[-1].card.name
    return hand.then(act.replace("EXTRA", extra) for act in acts).transcript


TURN = [*TO_THE_TURN, "D burn", "D lay 2 up"]
RIVER = [*TO_THE_RIVER, "D burn", "D lay 2 up"]
TWO = [*TO_THE_FLOP, "D burn", "D lay 2 up", "D proceed"]
TWO_AND_TURN = [*TWO, *CHECKED, "D burn", "D lay 1 up"]
FIVE = [*TO_THE_FLOP, "D burn", "D lay 5 up", "D proceed", *CHECKED, "D burn", "D lay 1 up"]
THREE = ordered("floor.first-three-cards-play")
FIRST, COMPLETE = ordered("floor.first-card-plays"), ordered("floor.flop-completed")
SHOWN = [*TO_THE_FLOP, "D flash 5s"]
SHUFFLE = ordered("floor.stub-shuffled")
HANDS = ordered("floor.cards-to-their-hands")


def _shuffled(record_of: list[str]) -> str:
    stub = [each.card.name for each in fold(holdem(record_of)).last.stub]
    return f"D shuffle {' '.join(reversed(stub))}"


@pytest.mark.parametrize(
    ("hand", "states"),
    [
        pytest.param(holdem(TURN, FIRST, "D move stub-top down Kh", "D proceed"), [MET], id="turn"),
        pytest.param(holdem(TURN, FIRST, "D move burns down Kh", "D proceed"), [MET], id="turn-to-the-burns"),
        pytest.param(holdem(TURN, FIRST, "D move stub-top down Ah", "D proceed"), [MISSED], id="turn-the-first-taken"),
        pytest.param(holdem(TURN, FIRST, "D move stub-top up Kh", "D proceed"), [MISSED], id="turn-face-up"),
        pytest.param(holdem(TURN, FIRST, "D proceed", CHECKED), [MISSED], id="turn-played-on"),
        pytest.param(holdem(RIVER, FIRST, "D move stub-top down Jh", "D proceed"), [MET], id="river"),
        pytest.param(holdem(TWO, COMPLETE, "D lay 1 up", "D proceed"), [MET], id="flop"),
        pytest.param(holdem(TWO, COMPLETE, "D burn", "D lay 1 up", "D proceed"), [MISSED], id="flop-with-a-burn"),
        pytest.param(holdem(TWO, COMPLETE, "D lay 2 up", "D proceed"), [MISSED], id="flop-of-four"),
        pytest.param(holdem(TWO, COMPLETE, "D proceed", CHECKED), [MISSED], id="flop-played-on"),
        pytest.param(
            holdem(SHOWN, SHUFFLE, _shuffled([*SHOWN, *SHUFFLE]), "D cut 20", "D proceed"), [MET, MET], id="stub"
        ),
        pytest.param(
            holdem(SHOWN, SHUFFLE, _shuffled([*SHOWN, *SHUFFLE]), "D proceed"), [MET, MISSED], id="stub-not-cut"
        ),
        pytest.param(stud(*HANDS, "D move hand-3 up EXTRA", "D proceed"), [MET], id="stud"),
        pytest.param(stud(*HANDS, "D move hand-1 up EXTRA", "D proceed"), [MISSED], id="stud-to-another-hand"),
        pytest.param(stud(*HANDS, "D move stub-top down EXTRA", "D proceed"), [MET], id="stud-back-on-the-stub"),
        pytest.param(stud(*HANDS, "D proceed", "D pitch 3 up"), [MISSED], id="stud-played-on"),
        pytest.param(
            stud(*HANDS, "D proceed", "D pitch 3 up", "D move stub-top down EXTRA"), [MISSED], id="stud-taken-away-only"
        ),
    ],
)
def test_an_order_of_the_floors_own_counts_as_it_is_carried_out(hand: Transcript, states: list[StepState]) -> None:
    grade = graded(hand)
    assert [each.state for each in grade.remedy] == states
    assert (grade.decision.silent, grade.scored, grade.total) == (True, False, len(states))
    assert grade.right is (set(states) == {MET})
    assert grade.authority is AuthorityGrade.RIGHT


@pytest.mark.parametrize(
    ("hand", "state"),
    [
        pytest.param(holdem(TWO_AND_TURN, COMPLETE, "D lay 1 up", "D proceed"), MET, id="flop-with-the-turn"),
        pytest.param(holdem(TWO_AND_TURN, COMPLETE, "D burn", "D lay 1 up"), MISSED, id="flop-with-the-turn-burned"),
        pytest.param(holdem(FIVE, THREE, "D move muck down 2s Ah", "D proceed"), MET, id="three-of-five"),
        pytest.param(holdem(FIVE, THREE, "D move muck down 5s Ah", "D proceed"), MISSED, id="three-others-of-five"),
        pytest.param(holdem(FIVE, THREE, "D move muck down Ah", "D proceed", CHECKED), MISSED, id="four-of-five"),
        pytest.param(holdem(FIVE, THREE, "D move stub-top down 2s Ah", "D proceed"), MISSED, id="back-on-the-stub"),
    ],
)
def test_with_the_turn_on_the_table_an_order_is_carried_out_too_though_late(hand: Transcript, state: StepState) -> None:
    grade = graded(hand)
    assert [each.state for each in grade.remedy] == [state]
    assert grade.noticed.how is How.LATE


def test_who_does_it_unasked_has_decided_alone() -> None:
    grade = graded(holdem(TURN, "D stop", "D move stub-top down Kh", "D proceed"))
    assert grade.authority is AuthorityGrade.WRONG
    assert grade.total == 0


def test_nothing_counts_that_the_floor_has_not_ordered() -> None:
    assert graded(holdem(TURN, VISIT)).total == 0
    assert graded(holdem(TURN, ordered("play-on"), "D proceed")).remedy == ()


def to_a_folded_hand(*acts: str) -> Transcript:
    """Fourth street, on which the first of the live hands and then one that has folded gets a card."""
    hand = Stud(players=4).start().fold_to(3)
    out = next(seat for seat in range(1, 5) if seat not in hand.course.contesting)
    first, *others = (str(seat) for seat in hand.course.contesting)
    hand.then("D burn", f"D pitch {first} up", f"D pitch {out} up")
    named = {"CARD": fold(hand.transcript).last.seat(out).hand[-1].card.name, "NEXT": f"hand-{others[0]}"}
    named |= {"FULL": f"hand-{first}", "LAST": others[-1]}
    hand.then(" ".join(named.get(word, word) for word in act.split()) for act in acts)
    return hand.transcript


ON, OUT = ordered("the-card-goes-to-the-next-live-hand"), ordered("the-card-is-out-of-play")


@pytest.mark.parametrize(
    ("acts", "state"),
    [
        pytest.param([*ON, "D move NEXT up CARD", "D proceed"], MET, id="on"),
        pytest.param([*ON, "D move FULL up CARD", "D proceed"], MISSED, id="on-to-a-full-hand"),
        pytest.param([*ON, "D proceed", "D pitch LAST up"], MISSED, id="on-left-there"),
        pytest.param([*OUT, "D move muck down CARD", "D proceed"], MET, id="out"),
        pytest.param([*OUT, "D move burns down CARD", "D proceed"], MET, id="out-to-the-burns"),
        pytest.param([*OUT, "D proceed", "D pitch LAST up"], MISSED, id="out-left-there"),
    ],
)
def test_a_card_to_a_folded_hand_goes_where_the_floor_sends_it(acts: list[str], state: StepState) -> None:
    grade = graded(to_a_folded_hand("D stop", *acts))
    assert [each.state for each in grade.remedy] == [MET, MET, state]
    assert grade.right is (state is MET)


def off_a_new_stub(*acts: str) -> Transcript:
    """Seventh street with two cards in the stub, two burns and three players. ALL are the stub and the burns."""
    hand = short_stub(8, 8, 8, 3, 2)
    table = fold(hand.transcript).last
    burns, rest = ([each.card.name for each in group] for group in (table.burns, table.stub))
    named = {"BURNS": " ".join(burns), "ALL": " ".join([*reversed(burns), *rest])}
    hand.then(*ordered("floor.community-card-off-a-new-stub"))
    return hand.then(" ".join(named.get(word, word) for word in act.split()) for act in acts).transcript


NEW_STUB = ["D move stub-bottom down BURNS", "D scramble ALL", "D cut 2"]


@pytest.mark.parametrize(
    ("acts", "states"),
    [
        pytest.param([*NEW_STUB, "D burn", "D lay 1 up", "D proceed"], [MET] * 5, id="off-the-new-stub"),
        pytest.param(["D burn", "D lay 1 up", "D proceed"], [MISSED] * 3 + [MET] * 2, id="off-the-stub-as-it-is"),
    ],
)
def test_one_card_serves_all_off_a_new_stub(acts: list[str], states: list[StepState]) -> None:
    hand = off_a_new_stub(*acts)
    (grade,) = [each for each in assessor(hand, book("upt")).assessment().matters if each.matter.kind == "short-stub"]
    assert [each.state for each in grade.remedy] == states
    assert grade.right is (MISSED not in states)
    assert len(fold(hand).last.stub) == (2 if grade.right else 0)


def on_seventh(*acts: str) -> Transcript:
    """Seat 2 of three gets two cards on seventh street, KEPT and EXTRA, before seat 3 gets its own."""
    hand = Stud(players=3).start().call()
    for _ in range(3):
        hand.street().check()
    hand.then("D burn", "D pitch 1 down", "D pitch 2 down", "D pitch 2 down")
    kept, extra = (each.card.name for each in fold(hand.transcript).last.seat(2).hand[-2:])
    order = ordered("floor.second-card-out-of-play")
    return hand.then(each.replace("EXTRA", extra).replace("KEPT", kept) for each in (*order, *acts)).transcript


@pytest.mark.parametrize(
    ("acts", "state"),
    [
        pytest.param(["D move muck down EXTRA", "D proceed", "D pitch 3 down"], MET, id="out"),
        pytest.param(["D move burns down EXTRA", "D proceed"], MET, id="to-the-burns"),
        pytest.param(["D move muck down KEPT", "D proceed", "D pitch 3 down"], MISSED, id="the-first-card"),
        pytest.param(["D move hand-3 down EXTRA", "D proceed"], MISSED, id="to-another-hand"),
        pytest.param(["D proceed", "D pitch 3 down"], MISSED, id="left-there"),
    ],
)
def test_a_second_card_on_seventh_street_is_out_of_play(acts: list[str], state: StepState) -> None:
    hand = on_seventh(*acts)
    (grade,) = (each for each in assessor(hand, book("upt")).assessment().matters if each.matter.kind == EXTRA_CARD)
    assert [each.state for each in grade.remedy] == [state]

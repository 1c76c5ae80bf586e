"""The short form: a hand begins just before its moment, is over once that is settled, and is graded as a whole one."""

import pytest

from trainer.grading.ahead import assess
from trainer.grading.assess import Assessor
from trainer.grading.assessment import Assessment
from trainer.grading.mistakes import MISTAKES
from trainer.grading.model import Dealer, perfect, play_out, playing_out
from trainer.grading.short_form import LEAD, begun_as, from_just_before, gone_on_with, over_when, seated, short
from trainer.kernel.pieces import at_once
from trainer.rules.book import book
from trainer.rules.facts import Facts
from trainer.rules.facts.going_on import still_raising
from trainer.rules.record import Record
from trainer.scenarios.compiler import play_of
from trainer.scenarios.play import Play
from trainer.scenarios.session import Session
from trainer.ui.desk.library import scenarios

LAW = book("tda-2024")
FLOP, CLEAN, STRING = "four-card-flop-last-two-stuck", "clean-holdem-six", "bets-string-bet-two-motions"


def play(scenario: str, seed: int | None = None) -> Play:
    return play_of(scenarios()[scenario], LAW, seed)


def shortened(scenario: str, seed: int | None = None) -> Play:
    return at_once(short(play(scenario, seed), LAW))


def dealt(hand: Play, dealer: Dealer = perfect) -> Assessor:
    *_, graded = playing_out(hand, LAW, dealer, over_when(hand, LAW))
    return graded


def graded(hand: Play, dealer: Dealer = perfect) -> Assessment:
    return dealt(hand, dealer).assessment()


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_a_hand_begins_a_few_gestures_before_its_moment(seed: int) -> None:
    hand = shortened(FLOP, seed)
    (matter,) = graded(hand).matters
    assert hand.short and LEAD[0] <= matter.matter.onset - hand.taken_over <= LEAD[1] + 1


@pytest.mark.parametrize("scenario", [FLOP, STRING, "boxed-two-in-the-deal", "short-stub-two-for-four"])
def test_the_right_dealer_is_right_in_it_and_it_is_over_before_the_hand_is(scenario: str) -> None:
    found = dealt(shortened(scenario))
    assert found.assessment().right and found.assessment().matters
    assert len(found.record) < len(play_out(play(scenario), LAW).gestures)


@pytest.mark.parametrize("scenario", [FLOP, STRING])
def test_what_is_missed_is_graded_as_missed_and_the_hand_comes_to_an_end(scenario: str) -> None:
    found = graded(shortened(scenario), MISTAKES["plays-on"].dealer)
    assert not found.right and not found.clean


def test_the_stub_is_square_when_it_begins_and_loosens_from_there() -> None:
    hand = shortened(CLEAN)
    assert not any(each.loose for each in Record.of(hand.transcript).tables)
    assert hand.setup.loosens_from == hand.before[-1].at


def test_nobody_sits_down_in_the_middle_of_a_stop_or_of_a_raise() -> None:
    for scenario in (FLOP, STRING, "bets-raise-in-two-motions"):
        hand = shortened(scenario)
        record = Session(hand, LAW).record
        assert not record.table.stopped and not still_raising(Facts(record, len(record)))


def test_the_table_is_as_it_was_at_that_moment() -> None:
    hand, whole = shortened(FLOP), play_out(play(FLOP), LAW)
    then = whole.upto(hand.taken_over)
    begun = hand.with_stub(then.setup.loosens_from)
    assert Session(begun, LAW).record.transcript == then


def test_clean_hands_begin_anywhere_and_end_without_a_finding() -> None:
    begins = {shortened(CLEAN, seed).taken_over for seed in range(6)}
    assert len(begins) > 3
    found = dealt(shortened(CLEAN))
    assert found.assessment().clean and found.assessment().right


def test_no_hand_begins_before_its_scenario_has_the_dealer_take_over() -> None:
    whole = play("boxed-two-after-action")
    assert at_once(short(whole, LAW)).taken_over >= whole.taken_over


def test_again_from_just_before_restores_what_this_dealer_did() -> None:
    whole = play(FLOP)
    own = play_out(whole, LAW, MISTAKES["plays-on"].dealer)
    found = assess(own, LAW, whole.taken_over)
    once_more = from_just_before(whole, own, found)
    onset = found.matters[0].matter.onset
    assert once_more.short and once_more.before == own.gestures[: once_more.taken_over]
    assert 0 < onset - once_more.taken_over <= LEAD[1] + 1
    assert graded(once_more).right


def test_an_interrupted_one_goes_on_in_its_form() -> None:
    hand = shortened(FLOP)
    kept = dealt(hand).record.transcript
    middle = gone_on_with(play(FLOP), LAW, kept.upto(hand.taken_over + 3), hand.taken_over)
    assert middle.play == hand and not middle.ended
    assert gone_on_with(play(FLOP), LAW, kept, hand.taken_over).ended


def test_a_whole_one_stays_whole() -> None:
    whole = play(FLOP)
    kept = play_out(whole, LAW)
    assert begun_as(whole, kept, whole.taken_over) is whole
    assert not seated(whole, LAW, kept.upto(len(kept.gestures) - 1)).ended

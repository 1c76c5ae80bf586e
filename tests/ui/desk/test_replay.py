"""What the replay stops at: every act of one's own hand; of the right way the moment, each required act, the end."""

from itertools import pairwise, product

import pytest

from tests.seeds import todays
from tests.ui.desk.samples import BOXED, CLEAN, FLOP, LATER, STUB, TURNED_UP, dealt
from trainer.grading.ahead import assess
from trainer.grading.assessment import Verdict
from trainer.grading.model import playing_out
from trainer.kernel import gestures as g
from trainer.rules.book import BOOKS, book
from trainer.scenarios.compiler import play_of
from trainer.scenarios.palette import READ_OUT
from trainer.ui.desk.replay import YOURS, dealing_right_ways, other_house, own_hand, right_ways

HANDS = [(FLOP, "tda-2022", "burns-again"), (BOXED, "upt", "plays-on"), (STUB, "foxwoods-2020", "")]


@pytest.mark.parametrize(("scenario", "house", "mistake"), HANDS)
def test_the_own_hand_stops_after_each_act_of_the_trainee(scenario: str, house: str, mistake: str) -> None:
    hand = dealt(scenario, house, mistake)
    replay = own_hand(hand)
    mine = [n + 1 for n, x in enumerate(hand.transcript.gestures) if x.by_dealer and n >= hand.taken_over]
    assert replay.key == YOURS
    assert [frame.at for frame in replay.frames] == [hand.taken_over, *mine]
    assert replay.frames[0].label == "You take the box"
    assert len(replay.record) == len(hand.transcript.gestures)


def test_an_inherited_hand_begins_where_it_was_taken_over() -> None:
    hand = dealt(TURNED_UP, "tda-2022")
    frames = own_hand(hand).frames
    assert frames[0].at == hand.taken_over > 20
    assert all(frame.at > hand.taken_over for frame in frames[1:])


@pytest.mark.parametrize(("scenario", "house"), todays(product([FLOP, BOXED, LATER], BOOKS), 3))
def test_the_right_way_stops_at_the_moment_each_required_act_and_the_end(scenario: str, house: str) -> None:
    hand = dealt(scenario, house, "plays-on")
    here = right_ways(hand)[0]
    frames = {frame.at: frame.label for frame in here.frames}
    law = book(house)
    graded = assess(here.record.transcript, law, hand.taken_over)
    required = [each.index + 1 for each in graded.findings if each.verdict is Verdict.REQUIRED]
    assert graded.right
    assert required
    assert set(required) <= set(frames)
    assert [frame.at for frame in here.frames] == sorted(frames)
    assert frames[max(hand.taken_over, graded.matters[0].matter.onset)] == "The moment"
    assert here.frames[-1].at == len(here.record)
    assert here.frames[-1].label == "Hand over"


def test_the_right_way_says_what_each_stop_is_for() -> None:
    labels = [frame.label for frame in right_ways(dealt(FLOP, "tda-2022", "plays-on"))[0].frames]
    assert labels[0] == "Start"
    assert labels[1:4] == ["The moment", "Called the floor", "Scramble the flop face down"]
    assert "Don\u2019t burn again for the turn" in labels


def test_the_right_way_has_the_whole_routine() -> None:
    acts = [each.act for each in right_ways(dealt("clean-first-hand", "tda-2024"))[0].record.gestures if each.by_dealer]
    for kind in (g.AnnounceBet, g.MoveButton):
        assert any(isinstance(act, kind) for act in acts)
    assert g.Announce(READ_OUT) in acts
    mucked = next(n for n, act in enumerate(acts) if isinstance(act, g.Muck))
    assert mucked < next(n for n, act in enumerate(acts) if isinstance(act, g.PushPot))


def test_the_right_way_shows_no_second_burn_where_the_mistake_was_one() -> None:
    hand = dealt(FLOP, "tda-2022", "burns-again")
    right = right_ways(hand)[0]
    assert _burns(right.record.gestures) < _burns(hand.transcript.gestures)


def _burns(gestures: tuple[g.Gesture, ...] | list[g.Gesture]) -> int:
    return sum(isinstance(each.act, g.Burn) for each in gestures)


def test_a_clean_hands_right_way_is_dealt_to_the_end() -> None:
    [here] = right_ways(dealt(CLEAN, "upt"))
    assert here.frames[0].label == "Start"
    assert here.frames[-1].label == "Hand over"


def test_another_houses_way_is_shown_only_where_it_would_have_taken_the_acts() -> None:
    """A flop redealt as UPT wants it is wrong at TDA and right at UPT."""
    from dataclasses import replace

    as_upt = dealt(FLOP, "upt")
    graded = assess(as_upt.transcript, book("tda-2022"), as_upt.taken_over)
    here = replace(as_upt, book="tda-2022", assessment=graded)
    assert not graded.right
    assert other_house(here) == "upt"
    assert [way.key for way in right_ways(here)] == ["right", "upt"]
    assert other_house(dealt(FLOP, "tda-2022")) == ""
    assert other_house(dealt(FLOP, "tda-2022", "plays-on")) == ""


@pytest.mark.parametrize(("scenario", "house", "mistake"), HANDS)
def test_the_right_way_is_dealt_and_graded_a_gesture_at_a_time(scenario: str, house: str, mistake: str) -> None:
    """So that the debrief can be used meanwhile: never a whole hand in a piece."""
    hand = dealt(scenario, house, mistake)
    pieces = list(dealing_right_ways(hand))
    ways = [way for way in pieces if way is not None]
    assert [way.frames for way in ways] == [way.frames for way in right_ways(hand)]
    play = play_of(hand.scenario, book(house), hand.seed)
    lengths = [len(grading.record) for grading in playing_out(play, book(house))]
    most = max(after - before for before, after in pairwise(lengths))
    assert most == 1
    assert len(pieces) > sum(len(way.record) for way in ways)

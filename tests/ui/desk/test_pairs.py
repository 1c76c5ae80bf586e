"""Every line of a debrief knows its moment in the own replay and in the right way."""

import pytest

from tests.ui.desk.debriefs import TDA, view
from tests.ui.desk.samples import CLEAN, FLOP, STUB, dealt
from trainer.ui.desk.acts import acts_in_order
from trainer.ui.desk.debrief import moments
from trainer.ui.desk.pairs import pair_views
from trainer.ui.desk.replay import own_hand, right_ways


@pytest.mark.parametrize("house", ["tda-2022", "upt"])
def test_the_own_replay_stands_where_the_act_was_just_done(house: str) -> None:
    hand = dealt(FLOP, house)
    frames, order = own_hand(hand).frames, acts_in_order(hand)
    for pair in pair_views(hand):
        assert pair.mark == "right"
        if pair.act is not None:
            assert frames[pair.step].at == order[pair.act] + 1


@pytest.mark.parametrize(("scenario", "house"), [(FLOP, "tda-2022"), (FLOP, "upt"), (STUB, "players-2025")])
def test_the_right_way_stops_at_every_step_that_counts(scenario: str, house: str) -> None:
    hand = dealt(scenario, house, "plays-on")
    known = dict(moments(right_ways(hand)[0]))
    assert {pair.key for pair in pair_views(hand) if pair.key} <= known.keys()


def test_the_debrief_begins_at_the_harm_and_counts_the_steps() -> None:
    shown = view(FLOP, TDA, "burns-again")
    assert shown.chosen is not None
    worst = shown.pairs[shown.chosen]
    assert (worst.mark, worst.did, worst.number) == ("harmful", "Burned a card.", 6)
    assert worst.word.startswith("Harmful, ")
    assert worst.act is not None


def test_what_was_missed_has_a_word_and_no_time() -> None:
    shown = view(FLOP, TDA, "plays-on")
    assert {(pair.mark, pair.word) for pair in shown.pairs} == {("missed", "Missed")}
    assert shown.chosen == 0


def test_a_clean_hand_has_no_lines() -> None:
    assert view(CLEAN).pairs == ()

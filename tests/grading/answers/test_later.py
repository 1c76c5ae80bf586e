"""What comes to light later is ruled by each rulebook's own deadlines, and they are not all the riffle."""

import pytest

from tests.grading.answers.test_standing import answered, riffled
from tests.grading.answers.transcripts import TDA, and_then, record

HAND, COUNT = "P2 say I dispute the hand", "P2 say I dispute the count of the pot"
HEARD, TOO_LATE = "The dispute is heard: it comes in time.", "The result stands: it's too late for a dispute."
OVER = "clean/holdem-six"


@pytest.mark.parametrize(("words", "key", "at"), [(HAND, TDA, "22"), (COUNT, TDA, "22"), (HAND, "metropolitan", "20")])
def test_a_dispute_before_the_riffle_is_heard(words, key, at):
    answer = answered(and_then(record(OVER), words), key)
    assert answer.sentence == HEARD
    assert answer.lead is not None and at in [each.at for each in answer.lead.citations]


@pytest.mark.parametrize("key", [TDA, "players-2025", "foxwoods-2020", "metropolitan", "upt"])
def test_the_reading_of_a_hand_ends_with_the_riffle(key):
    """tda-2022 22 and 23: the riffle begins the next hand."""
    assert answered(and_then(riffled(record(OVER)), HAND), key).sentence == TOO_LATE


def test_the_count_of_a_pot_runs_on_past_the_riffle():
    """tda-2022 22: until substantial action on the next hand."""
    assert answered(and_then(riffled(record(OVER)), COUNT)).sentence == HEARD


def test_a_dispute_stays_ruled_on_whatever_is_said_after_it():
    disputed = and_then(riffled(record(OVER)), HAND)
    assert answered(and_then(disputed, "D say Thank you.")).sentence == TOO_LATE
    assert answered(riffled(disputed)).sentence == TOO_LATE

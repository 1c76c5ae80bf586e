"""What comes to light later is ruled by each rulebook's own deadlines, and they are not all the riffle."""

import pytest

from tests.grading.answers.test_standing import answered, riffled
from tests.grading.answers.transcripts import TDA, and_then, record
from trainer.grading.answers.state import State
from trainer.rules.book import BOOKS

HAND, COUNT = "P2 dispute reading", "P2 dispute count"
HEARD, TOO_LATE = "The dispute is heard: it comes in time", "The result stands: it's too late for a dispute, as "
BEGUN, RIFFLED = "the next hand has begun", "the next deal was riffled"
NO_ACTION = "the next hand has had no substantial action"
OVER = "clean/holdem-six"


@pytest.mark.parametrize(("words", "key", "at"), [(HAND, TDA, "22"), (COUNT, TDA, "22"), (HAND, "metropolitan", "20")])
def test_a_dispute_before_the_riffle_is_heard(words, key, at):
    answer = answered(and_then(record(OVER), words), key)
    assert answer.sentence == f"{HEARD}."
    assert answer.lead is not None and at in [each.at for each in answer.lead.citations]


@pytest.mark.parametrize("key", [TDA, "players-2025", "foxwoods-2020", "metropolitan", "upt"])
def test_the_reading_of_a_hand_ends_with_the_riffle(key):
    """tda-2022 22 and 23: the riffle begins the next hand."""
    assert (
        answered(and_then(riffled(record(OVER)), HAND), key).sentence
        == f"{TOO_LATE}{RIFFLED if key == 'upt' else BEGUN}."
    )


def test_the_count_of_a_pot_runs_on_past_the_riffle():
    """tda-2022 22: until substantial action on the next hand."""
    assert answered(and_then(riffled(record(OVER)), COUNT)).sentence == f"{HEARD}, as {NO_ACTION}."


def test_a_dispute_stays_ruled_on_whatever_is_said_after_it():
    disputed = and_then(riffled(record(OVER)), HAND)
    assert answered(and_then(disputed, "D say Thank you.")).sentence == f"{TOO_LATE}{BEGUN}."
    assert answered(riffled(disputed)).sentence == f"{TOO_LATE}{BEGUN}."


@pytest.mark.parametrize("act", ["P2 dispute", "P2 dispute - ¡Eso no es así!"])
@pytest.mark.parametrize("key", BOOKS)
def test_a_dispute_of_nothing_in_particular_cannot_be_told(key, act):
    answer = answered(and_then(record(OVER), act), key)
    assert answer.state is State.CANNOT_TELL
    assert answer.sentence.startswith("No one has said what is disputed, seat 2:")


@pytest.mark.parametrize("key", BOOKS)
def test_a_dispute_of_the_action_is_borne_out_by_nothing(key):
    answer = answered(and_then(record(OVER), "P2 dispute action"), key)
    assert answer.state is State.NOTHING_WRONG
    assert answer.lead is not None and answer.lead.matter.detail == "the action"


def test_words_that_dispute_are_no_dispute():
    before = answered(record(OVER))
    after = answered(and_then(record(OVER), "P2 say I dispute the count of the pot"))
    assert after.sentence == before.sentence.replace(
        "Nothing is wrong", "The program doesn't read what seat 2 said; nothing else is wrong"
    )
    assert after.lead == before.lead

"""`--ask` and `--seat`: one thing, or what is about one seat."""

import pytest

from tests.grading.answers.test_standing import answered
from tests.grading.answers.transcripts import record
from trainer.grading.answers.asked import WORDS, is_about
from trainer.grading.answers.state import State
from trainer.rules.kinds import KINDS
from trainer.rules.ruling import Decision, Matter


def test_every_kind_can_be_asked_for_by_exactly_one_word_and_behavior_by_its_own_too():
    for kind in KINDS.values():
        for topic in kind.topics:
            asked = Decision("upt", Matter(kind.key, topic, 1, 1), None)
            found = {word for word in WORDS if is_about(asked, word)} - {"conduct"}
            assert len(found) == 1, topic


@pytest.mark.parametrize(
    ("ask", "says"),
    [
        ("wager", "The raise is to 1,200, not 1,000: seats 3, 4 and 5 make it 1,200."),
        ("rights", "The raise is to 1,200, not 1,000: seats 3, 4 and 5 make it 1,200."),
        ("deal", "The raise is to 1,200, not 1,000: seats 3, 4 and 5 make it 1,200."),
        ("", "The raise is to 1,200, not 1,000: seats 3, 4 and 5 make it 1,200."),
    ],
)
def test_one_thing_is_answered_where_it_is_asked_for(ask, says):
    assert answered(record("tda-2022-52-A-ex"), ask=ask).sentence == says


def test_rights_are_not_told_on_a_wager_that_is_still_to_be_put_right():
    """The amounts that rest on it would be wrong."""
    answer = answered(record("tda-2022-52-A-ex"), ask="rights")
    assert not any("may call 1,000" in each for each in (answer.sentence, *answer.also))


@pytest.mark.parametrize(
    ("seat", "says"),
    [
        (5, "Seat 5's out-of-turn call is binding at 600; the action is on seat"),
        (4, "Seat 5's call of 600 and seat 6's fold are binding"),
    ],
)
def test_a_seat_is_answered_for_alone(seat, says):
    """tda-2022 53-B."""
    assert answered(record("tda-2022-ill-53-B-ex-1"), seat=seat).sentence.startswith(says)


def test_nothing_is_wrong_is_never_said_beside_something_still_to_be_put_right():
    """Neither of a seat that nothing is about, nor of an area in which nothing happened."""
    answer = answered(record("tda-2022-52-A-ex"), seat=9)
    assert (answer.state, answer.sentence[:24]) == (State.RULED, "The raise is to 1,200, n")

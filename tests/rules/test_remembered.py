"""What a record remembers changes nothing: asked late, early, twice or by another grader, the answers are the same."""

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.rules.search import told
from trainer.kernel import gestures as g
from trainer.rules.facts import Facts
from trainer.rules.facts.board import dealings, extra_cards, spare_burns
from trainer.rules.facts.deal import boxed_cards, deals
from trainer.rules.facts.stud import shown
from trainer.rules.matters import KINDS, matters
from trainer.rules.record import Record

QUESTIONS = (matters, deals, boxed_cards, dealings, spare_burns, extra_cards, shown)
"""Everything that is remembered."""


def answers(facts):
    return [question(facts) for question in QUESTIONS] + [tuple(kind.detector(facts)) for kind in KINDS.values()]


def cold(facts, at):
    """The answers on a fresh record that ends at that moment, which nobody has asked anything."""
    return answers(Facts(Record.of(facts.record.transcript.upto(at)), at))


@settings(deadline=None)
@given(told(), st.randoms(use_true_random=False))
def test_in_whatever_order_moments_are_asked_about_the_answers_are_those_of_a_fresh_record(facts, luck):
    moments = [*range(facts.at + 1)] * 2
    luck.shuffle(moments)
    for at in moments[:12]:
        assert answers(facts.when(at)) == cold(facts, at)


@settings(deadline=None)
@given(told())
def test_asked_after_every_gesture_the_answers_are_those_of_a_fresh_record(facts):
    growing = Record(facts.setup)
    for at, gesture in enumerate(facts.record.gestures, 1):
        growing.add(gesture)
        found = answers(Facts(growing, at))
    if facts.record.gestures:
        assert found == cold(facts, facts.at)


@settings(deadline=None)
@given(told(), st.integers(0, 60))
def test_a_record_like_another_is_its_own_as_soon_as_something_else_happens(facts, where):
    answers(facts)
    turn = min(where, facts.at)
    apart = Record.like(facts.record)
    for gesture in facts.record.gestures[:turn]:
        apart.add(gesture)
    assert answers(Facts(apart, turn)) == cold(facts, turn)
    before = answers(facts)
    apart.add(g.Gesture(10_000_000, g.DEALER, g.Burn() if apart.table.stub else g.Stop()))
    for gesture in facts.record.gestures[turn:]:
        if not isinstance(gesture.act, g.Pitch | g.Burn | g.Lay | g.Move | g.Turn | g.Scramble | g.Shuffle | g.Cut):
            try:
                apart.add(gesture)
            except ValueError:
                continue
    alone = Record.of(apart.transcript)
    assert (apart.tables, apart.courses) == (alone.tables, alone.courses)
    assert answers(Facts(apart, len(apart))) == answers(Facts(alone, len(alone)))
    assert answers(facts) == before

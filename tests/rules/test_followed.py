"""Facts that go on from the moment before are those of a hand that is asked about for the first time."""

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.rules.search import told
from tests.rules.wager_search import bets_told
from trainer.kernel import gestures as g
from trainer.kernel.transcript import Transcript
from trainer.rules.facts import LATELY, Facts
from trainer.rules.facts.showdown import over, showdown
from trainer.rules.facts.turns import told as turns_told
from trainer.rules.facts.wager import wagers
from trainer.rules.facts.walk import WAYS
from trainer.rules.matters import matters
from trainer.rules.points import points_about, wager_points, wager_points_since
from trainer.rules.points.amounts import posts
from trainer.rules.points.killed import gone
from trainer.rules.record import Record
from trainer.shorthand.reading import read

FOLLOWED = (wagers, wager_points, matters, over, showdown, posts, gone)


def answers(facts):
    return [question(facts) for question in FOLLOWED] + [turns_told(facts, way) for way in WAYS]


def cold(facts, at):
    return answers(Facts(Record.of(facts.record.transcript.upto(at)), at))


@settings(deadline=None)
@given(st.one_of(bets_told(), told(points=True)))
def test_asked_after_every_gesture_the_answers_are_those_of_a_fresh_record(facts):
    growing = Record(facts.setup)
    for at, gesture in enumerate(facts.record.gestures, 1):
        growing.add(gesture)
        assert answers(Facts(growing, at)) == cold(facts, at)


@settings(deadline=None)
@given(st.one_of(bets_told(), told(points=True)), st.randoms(use_true_random=False))
def test_older_moments_are_answered_as_they_were_when_they_were_new(facts, luck):
    moments = [*range(facts.at + 1)]
    luck.shuffle(moments)
    for at in moments[: 2 * LATELY]:
        assert answers(facts.when(at)) == cold(facts, at)


@settings(deadline=None)
@given(bets_told(), st.integers(0, 40))
def test_points_since_a_gesture_are_those_of_all_that_began_by_then(facts, since):
    every = wager_points(facts)
    assert wager_points_since(facts, since) == tuple(each for each in every if each.error > since)
    for made in reversed(wagers(facts)):
        about = tuple(each for each in every if (each.error, each.seats[0]) == (made.first + 1, made.seat))
        assert points_about(facts, made) == about


def test_the_act_that_ends_the_spreading_shows_a_short_flop_though_somebody_acted_before_the_deal():
    """The last check is the first that nothing is laid after: asked after every gesture it is seen as in the whole."""
    setup = read("blinds 50 100\nseats 6 20000\n---\ndeal\n").record.setup
    acts = (g.Check(), g.BringInBets(), g.Burn(), g.Lay(1, True), g.Say("Flop."), g.Check())
    who = ("P2", "D", "D", "D", "D", "P2")
    growing = Record(setup)
    for at, (each, act) in enumerate(zip(who, acts, strict=True)):
        growing.add(g.Gesture(1000 * at, each, act))
        seen = matters(Facts(growing, len(growing)))
    whole = Record.of(Transcript(setup, tuple(growing.gestures)))
    assert [each.kind for each in seen] == [each.kind for each in matters(Facts(whole, len(whole)))]
    assert "short-flop" in {each.kind for each in seen}

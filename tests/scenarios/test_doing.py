"""What players do and say apart from bets, as a scenario has it."""

import pytest

from tests.scenarios.hands import packaged
from trainer.kernel import gestures as g
from trainer.kernel.asking_acts import Requested
from trainer.rules.book import book
from trainer.scenarios.compiler import play_of
from trainer.scenarios.form import BadScenario, Scenario
from trainer.scenarios.loader import read
from trainer.scenarios.previous import step
from trainer.scenarios.session import Session
from trainer.scenarios.writing import written

PLAIN = "clean-holdem-back-in-time"
LAW = book("tda-2024")


def with_gesture(seat: int, at: str, *does: str) -> Scenario:
    acts = ", ".join(f'"{each}"' for each in does)
    return read(f'{packaged()[PLAIN].text}\n[[gesture]]\nseat = {seat}\nat = "{at}"\ndoes = [{acts}]\n', "with.toml")


def dealt(scenario: Scenario) -> Session:
    """The hand dealt to its end by a dealer who notices nothing."""
    one = Session(play_of(scenario, LAW), LAW)
    while step(one.play, one.record, LAW):
        pass
    return one


def done(one: Session, kind: type[g.Act]) -> list[tuple[int, int]]:
    """When it was done, on which street and by whom."""
    record = one.record
    return [
        (record.courses[index].street, each.seat)
        for index, each in enumerate(record.gestures)
        if type(each.act) is kind
    ]


def test_it_happens_once_its_moment_has_come() -> None:
    one = dealt(with_gesture(8, "flop", "0.1 device talk"))
    assert done(one, g.Device) == [(1, 8)]


@pytest.mark.parametrize(("seconds", "times"), [("0.1", 1), ("600", 0)])
def test_it_happens_on_its_street_or_not_at_all(seconds: str, times: int) -> None:
    assert len(done(dealt(with_gesture(8, "flop", f"{seconds} device talk")), g.Device)) == times


def test_several_acts_come_in_their_order() -> None:
    one = dealt(with_gesture(8, "flop", "0.1 say Let me think", "0.1 conduct delay"))
    acts = [each for each in one.record.gestures if each.act in (g.Say("Let me think"), g.Conduct("delay"))]
    assert [each.act for each in acts] == [g.Say("Let me think"), g.Conduct("delay")]
    assert acts[1].at - acts[0].at == 100


def test_who_is_to_act_thinks_until_the_clock_is_asked_for() -> None:
    one = dealt(with_gesture(8, "flop", "30 request clock"))
    asked = next(index for index, each in enumerate(one.record.gestures) if isinstance(each.act, g.Request))
    before = one.record.gestures[asked - 1]
    assert one.record.gestures[asked].at - before.at == 30_000
    assert one.record.gestures[asked].act == g.Request(Requested.CLOCK)


def test_nobody_goes_on_while_the_action_is_stopped() -> None:
    one = Session(play_of(with_gesture(8, "flop", "0.1 device talk"), LAW), LAW)
    while one.record.course.street < 1:
        step(one.play, one.record, LAW)
    one._event = None
    one.act(g.Stop(), one.now)
    assert one.due_at() is None
    one.act(g.Proceed(), one.now)
    assert one.due_at() is not None


def test_it_is_written_as_it_is_read() -> None:
    made = with_gesture(8, "flop: P1", "0.4 say Nice", "conduct chatter", "20 show-to 1")
    assert read(written(made), "again").doings == made.doings


@pytest.mark.parametrize(
    ("seat", "at", "does", "what"),
    [
        (8, "flop", "wager 100x2", "wager isn't something a player does apart from bets"),
        (8, "flop", "devise talk", "devise"),
        (7, "flop", "device talk", "no one sits in seat 7"),
        (8, "flip", "device talk", "isn't a moment in a hand"),
    ],
)
def test_its_faults_are_told(seat: int, at: str, does: str, what: str) -> None:
    with pytest.raises(BadScenario, match=what):
        with_gesture(seat, at, does)

"""The clock of a hand: it stands until it is started, and its one alarm rings when its moment has come."""

from trainer.ui.play.clock import Clock


def test_it_stands_until_it_is_started_and_goes_on_from_where_it_was_set(qtbot):
    clock = Clock()
    clock.set(5000)
    assert (clock.now(), clock.running) == (5000, False)
    clock.start()
    qtbot.waitUntil(lambda: clock.now() > 5020)
    clock.stop()
    stood = clock.now()
    qtbot.wait(20)
    assert clock.now() == stood


def test_the_alarm_rings_at_its_moment_and_only_the_last_one_set(qtbot):
    clock, rung = Clock(), []
    clock.set(1000)
    clock.start()
    clock.alarm(1010, lambda: rung.append("first"))
    clock.alarm(1030, lambda: rung.append(clock.now()))
    qtbot.waitUntil(lambda: bool(rung))
    assert rung[0] != "first"
    assert rung[0] >= 1025  # coarse timers may be a little early
    qtbot.wait(20)
    assert len(rung) == 1


def test_a_silenced_alarm_does_not_ring(qtbot):
    clock, rung = Clock(), []
    clock.start()
    clock.alarm(10, lambda: rung.append(1))
    clock.silence()
    qtbot.wait(40)
    assert rung == []

"""Moves start where things stand, end exactly, and stop the timer."""

import pytest
from pytestqt.qtbot import QtBot

from trainer.ui.table.motion import Motion


def test_a_move_runs_from_nought_to_one_and_then_says_done(qtbot: QtBot) -> None:
    motion = Motion()
    seen: list[float] = []
    done: list[bool] = []
    with qtbot.waitSignal(motion.settled):
        motion.run("a", 60, seen.append, lambda: done.append(True))
    assert seen[0] == 0
    assert seen[-1] == 1
    assert seen == sorted(seen)
    assert done == [True]
    assert not motion.busy


def test_a_new_move_of_a_key_replaces_the_old_one(qtbot: QtBot) -> None:
    motion = Motion()
    first: list[float] = []
    second: list[float] = []
    motion.run("a", 5000, first.append)
    motion.run("a", 5000, second.append)
    motion.finish()
    assert first == [0.0]
    assert second == [0.0, 1.0]


def test_reduced_motion_is_over_at_once(qtbot: QtBot) -> None:
    motion = Motion()
    seen: list[float] = []
    motion.reduced = True
    motion.run("a", 5000, seen.append)
    assert seen == [1.0]
    assert not motion.busy


def test_a_move_started_by_the_end_of_another_is_finished_by_the_next_call(qtbot: QtBot) -> None:
    motion = Motion()
    seen: list[float] = []
    motion.run("a", 100, lambda _: None, lambda: motion.run("b", 100, seen.append))
    motion.finish()
    assert motion.runs("b")
    motion.finish()
    assert seen[-1] == 1.0


@pytest.mark.parametrize("ms", [0, -1])
def test_no_time_means_no_motion(qtbot: QtBot, ms: int) -> None:
    motion = Motion()
    seen: list[float] = []
    motion.run("a", ms, seen.append)
    assert seen == [1.0]

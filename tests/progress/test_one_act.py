"""What belongs together is kept together: killed at any statement, a hand has its grade or is still to finish."""

import shutil
import sqlite3
from datetime import timedelta
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.progress.filled import ASSESSED
from tests.progress.samples import LINES, NOON, hand
from trainer.progress.store import Store
from trainer.progress.verify import verify


class Killed(BaseException):
    """The program is gone: nothing of it runs any more."""


class Dying:
    """A connection of a program that is killed before its statement of that number; the files then are `left`."""

    def __init__(self, connection: sqlite3.Connection, path: Path, left: Path, lives: int) -> None:
        self._connection, self._path, self._left, self._lives = connection, path, left, lives
        self.dead = False

    def __getattr__(self, name: str) -> Any:
        return getattr(self._connection, name)

    def execute(self, *args: Any) -> sqlite3.Cursor:
        if self._lives == 0 and not self.dead:
            self.dead = True
            for each in self._path.parent.glob(f"{self._path.name}*"):
                shutil.copy(each, self._left / each.name)
        if self.dead:
            raise Killed
        self._lives -= 1
        return self._connection.execute(*args)


def killed(store: Store, left: Path, lives: int, act: Any) -> bool:
    """Do something until the program is killed; was it, or was it done before?"""
    real = store._connection
    left.mkdir()
    dying = Dying(real, store.path, left, lives)
    store._connection = dying  # type: ignore[assignment]  # it does all that a connection does
    try:
        act()
    except Killed:
        pass
    finally:
        store._connection = real
    return dying.dead


def test_killed_at_any_statement_a_hand_has_its_grade_or_is_still_to_finish(tmp_path: Path) -> None:
    seen = set()
    for lives in range(200):
        path, left = tmp_path / f"{lives}" / "progress.db", tmp_path / f"{lives}-left"
        with Store.open(path) as store:
            running = store.begin_hand(hand(store.new_profile("Ann", NOON).id), LINES[:2])
            store.append(running, LINES[2], over=True)
            if not killed(store, left, lives, partial(store.finish, running, NOON + timedelta(minutes=1), ASSESSED)):
                break
        with Store.open(left / "progress.db") as found:
            attempts, waits = found.attempts(1), found.left_over()
            seen.add((len(attempts), len(waits)))
            assert (len(attempts), len(waits)) in ((0, 1), (1, 0))
            assert [row.noticed for row in attempts] == ["yes"] * len(attempts)
            assert bool(found.memories(1)) == bool(attempts)
        assert not [each for each in verify(left / "progress.db") if "json" not in each.text]
    assert lives > 20
    assert seen == {(0, 1)}  # what COMMIT has begun is done by then


def test_what_is_written_inside_is_part_of_the_whole(tmp_path: Path) -> None:
    with Store.open(tmp_path / "progress.db") as store:
        ann = store.new_profile("Ann", NOON)
        with pytest.raises(KeyError), store.writing():
            store.finish(store.begin_hand(hand(ann.id), LINES) and 999, NOON, ASSESSED)
        assert store.attempts(ann.id) == []
        assert store.interrupted(ann.id) is None
        with store.writing("FULL"):
            store.finish(store.begin_hand(hand(ann.id), LINES), NOON, ASSESSED)
        assert len(store.attempts(ann.id)) == 1


def test_the_last_gesture_says_that_it_ended_the_hand(tmp_path: Path) -> None:
    path = tmp_path / "progress.db"
    with Store.open(path) as store:
        ann = store.new_profile("Ann", NOON).id
        one, two = (store.begin_hand(hand(ann, minutes), LINES[:1]) for minutes in (0, 9))
        store.append(one, LINES[1])
        store.append(one, LINES[2], over=True)
        store.append(two, LINES[1])
        assert store.left_over() == []  # this run has it on the table
    with Store.open(path) as store:
        assert [each.id for each in store.left_over()] == [one]
        offered = store.interrupted(ann)
        assert offered is not None
        assert (offered.id, offered.over) == (two, False)

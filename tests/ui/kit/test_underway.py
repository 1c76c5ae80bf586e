"""What is under way: in pieces, settled by whoever cannot wait, dropped, and told of once where it fails."""

from collections.abc import Callable, Generator, Iterator

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from trainer.ui.kit import soon
from trainer.ui.kit.underway import Underway, used


class Told:
    """A guard that keeps what it was told of."""

    def __init__(self) -> None:
        self.faults: list[Exception] = []

    def __call__(self, what: Callable[[], object]) -> None:
        try:
            what()
        except ValueError as fault:
            self.faults.append(fault)


@pytest.fixture
def owner(qapp: QObject) -> Iterator[QObject]:
    made = QObject()
    yield made
    soon.stop(made)


@pytest.fixture(autouse=True)
def one_piece_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soon, "MOMENT", 0.0)


def counting(done: list[int], pieces: int, fails_at: int = -1) -> Iterator[None]:
    for number in range(pieces):
        if number == fails_at:
            raise ValueError(f"piece {number}")
        done.append(number)
        yield


def test_the_first_piece_is_done_at_once_and_the_others_in_turns_of_their_own(owner: QObject, qtbot: QtBot) -> None:
    done: list[int] = []
    work = Underway(owner, Told())
    work.begin(counting(done, 3))
    assert (done, work.busy) == ([0], True)
    qtbot.waitUntil(lambda: not work.busy)
    assert done == [0, 1, 2]


def test_with_time_to_wait_nothing_is_done_before(owner: QObject, qtbot: QtBot) -> None:
    done: list[int] = []
    work = Underway(owner, Told())
    work.begin(counting(done, 2), 1)
    assert (done, work.busy) == ([], True)
    qtbot.waitUntil(lambda: not work.busy)
    assert done == [0, 1]


def test_whoever_cannot_wait_has_the_rest_done_now_and_nothing_is_done_twice(owner: QObject, qtbot: QtBot) -> None:
    done: list[int] = []
    work = Underway(owner, Told())
    work.begin(counting(done, 4))
    work.settle()
    assert (done, work.busy) == ([0, 1, 2, 3], False)
    qtbot.wait(5)
    work.settle()
    assert done == [0, 1, 2, 3]


def test_what_is_dropped_is_never_done(owner: QObject, qtbot: QtBot) -> None:
    done: list[int] = []
    work = Underway(owner, Told())
    work.begin(counting(done, 3))
    work.drop()
    qtbot.wait(5)
    work.settle()
    assert (done, work.busy) == ([0], False)


@pytest.mark.parametrize("settled", [False, True])
def test_what_fails_is_told_once_and_the_rest_is_never_done(owner: QObject, qtbot: QtBot, settled: bool) -> None:
    done, told = [], Told()  # type: list[int], Told
    work = Underway(owner, told)
    work.begin(counting(done, 4, fails_at=2))
    if settled:
        work.settle()
    qtbot.waitUntil(lambda: not work.busy)
    work.settle()
    qtbot.wait(5)
    assert ([str(each) for each in told.faults], done) == (["piece 2"], [0, 1])


def test_another_takes_the_place_of_what_was_under_way(owner: QObject, qtbot: QtBot) -> None:
    first, second = [], []  # type: list[int], list[int]
    work = Underway(owner, Told())
    work.begin(counting(first, 3))
    work.begin(counting(second, 3))
    qtbot.waitUntil(lambda: not work.busy)
    assert (first, second) == ([0], [0, 1, 2])


@pytest.mark.parametrize("settled", [False, True])
def test_the_last_piece_may_begin_another(owner: QObject, qtbot: QtBot, settled: bool) -> None:
    done: list[int] = []
    work = Underway(owner, Told())

    def leading_on() -> Iterator[None]:
        yield
        work.begin(counting(done, 3))

    work.begin(leading_on())
    if settled:
        work.settle()
    qtbot.waitUntil(lambda: not work.busy)
    assert done == [0, 1, 2]


def test_whoever_wishes_twice_wishes_once(owner: QObject, qtbot: QtBot) -> None:
    first, second = [], []  # type: list[int], list[int]
    work = Underway(owner, Told())
    work.wish(counting(first, 3))
    work.wish(counting(second, 3))
    qtbot.waitUntil(lambda: not work.busy)
    assert (first, second) == ([0, 1, 2], [])
    work.wish(counting(second, 3))
    qtbot.waitUntil(lambda: not work.busy)
    assert second == [0, 1, 2]


def test_what_is_made_is_used_in_a_turn_of_its_own(owner: QObject, qtbot: QtBot) -> None:
    found: list[object] = []

    def made() -> Generator[None, None, str]:
        found.append("begun")
        yield
        return "made"

    work = Underway(owner, Told())
    work.wish(used(made(), found.append))
    assert found == ["begun"]
    qtbot.waitUntil(lambda: not work.busy)
    assert found == ["begun", "made"]

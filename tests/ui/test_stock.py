"""Hands in stock: made by the worker one after the other, each taken once."""

from collections.abc import Callable
from typing import cast

import pytest
from PySide6.QtCore import QObject

from trainer.scenarios.fresh.keys import Order
from trainer.ui.stock import AHEAD, JOB, Stock
from trainer.ui.working import AtOnce, Beside, Heard
from trainer.worker.messages import Done, Failed, Reached, Stopped

ORDERS = [Order("tda-2024", f"fresh-{name}", 7) for name in ("no-burn", "two-burns", "clean", "joker", "wrong-button")]


class Held(Beside):
    """A worker that answers when the test says so."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.asked: list[tuple[str, tuple[object, ...], Heard]] = []

    def ask(self, job: str, *arguments: object, heard: Heard, key: str = "") -> int:
        assert not key
        self.asked.append((job, arguments, heard))
        return len(self.asked)

    def answers(self, value: str) -> None:
        self.asked[-1][2](Done(0, value))


@pytest.fixture
def worker(owner: QObject) -> Held:
    return Held(owner)


@pytest.fixture
def owner(qapp: object) -> QObject:  # Qt has to be there
    return QObject()


def stock(worker: object, lately: Callable[[], tuple[str, ...]] = tuple) -> Stock:
    return Stock(cast("Beside", worker), lately)


def test_one_is_made_after_the_other_and_taken_once(worker: Held) -> None:
    found = stock(worker)
    found.ahead(ORDERS[:2])
    assert [job for job, *_ in worker.asked] == [JOB]
    assert all(map(found.is_coming, ORDERS[:2]))
    worker.asked[0][2](Reached(0, 3, 0))
    assert len(worker.asked) == 1
    worker.answers("first")
    worker.answers("second")
    assert [each for each in ORDERS[:2] if found.is_coming(each)] == []
    assert [found.take(each) for each in (ORDERS[0], ORDERS[1], ORDERS[0])] == ["first", "second", ""]


def test_each_is_told_of_what_was_dealt_lately_and_of_what_is_ready(worker: Held) -> None:
    found = stock(worker, lambda: ("dealt",))
    found.ahead(ORDERS[:2])
    worker.answers("first")
    assert [arguments for _, arguments, _ in worker.asked] == [
        (ORDERS[0], ("dealt",)),
        (ORDERS[1], ("first", "dealt")),
    ]


def test_no_more_than_a_few_are_made_ahead(worker: Held) -> None:
    found = stock(worker)
    found.ahead(ORDERS)
    for _ in range(AHEAD + 1):
        worker.answers("file")
    assert len(worker.asked) == AHEAD + 1
    assert not found.is_coming(ORDERS[AHEAD + 1])


def test_what_is_wanted_no_more_is_let_go(worker: Held) -> None:
    found = stock(worker)
    found.ahead(ORDERS[:3])
    worker.answers("first")
    found.ahead(ORDERS[2:3])
    worker.answers("second, at work already")
    worker.answers("third")
    assert [found.take(each) for each in ORDERS[:3]] == ["", "second, at work already", "third"]
    assert len(worker.asked) == 3


@pytest.mark.parametrize("ending", [Done(0, ""), Failed(0, "out of memory"), Stopped(0)])
def test_where_the_worker_makes_none_whoever_deals_it_makes_it(worker: Held, ending: Done | Failed | Stopped) -> None:
    found = stock(worker)
    found.ahead(ORDERS[:1])
    worker.asked[0][2](ending)
    assert not found.is_coming(ORDERS[0])
    assert found.take(ORDERS[0]) == ""


def test_without_a_worker_nothing_is_in_stock() -> None:
    found = stock(AtOnce())
    found.ahead(ORDERS)
    assert not any(map(found.is_coming, ORDERS))

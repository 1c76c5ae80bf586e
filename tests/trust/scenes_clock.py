"""The clock goes wrong: back an hour or a year, far ahead, another time zone. Nothing breaks and nothing is lost."""

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta, tzinfo
from pathlib import Path
from typing import Self

from PySide6.QtWidgets import QApplication

from tests.trust.job import DATA
from tests.trust.jobs_window import EXERCISE, UNGRADED, _answering, _session
from tests.trust.practice import practised
from tests.trust.scene import Impossible, scene
from tests.trust.scenes_full import heard, one_sentence
from tests.trust.window import NAME, Seat, Telling, seated
from trainer.progress.records import week
from trainer.progress.store import Store
from trainer.progress.verify import verify

HOUR, YEAR = timedelta(hours=1), timedelta(days=365)
PAGES = ("today", "progress", "drills", "quick", "quiz", "settings")


class Clock(datetime):
    """A clock that somebody set."""

    off = timedelta()

    @classmethod
    def now(cls, tz: tzinfo | None = None) -> Self:
        real = datetime.now(tz) + cls.off
        return cls(*real.timetuple()[:6], real.microsecond, real.tzinfo, fold=real.fold)


@contextmanager
def our_clock() -> Iterator[type[Clock]]:
    """Whatever of the program asks for the time is told ours."""
    Clock.off = timedelta()
    for module in [each for name, each in sys.modules.items() if name.startswith("trainer")]:
        if vars(module).get("datetime") is datetime:
            module.datetime = Clock  # type: ignore[attr-defined]  # it has one
    yield Clock


def _hand(seat: Seat, jump: timedelta = timedelta()) -> None:
    """A hand in the middle of which the clock is set."""
    count = 0

    def after(_many: int) -> None:
        nonlocal count
        count += 1
        if count == 5:
            Clock.off += jump

    seat.window.take_box(EXERCISE.drill)
    seat.window.box.settle()
    seat.deal(Telling(seat.window, after))


def _whole(folder: Path, hands: int) -> None:
    with Store.open(folder / DATA) as store:
        [ann] = [each for each in store.profiles() if each.name == NAME]
        rows = store.attempts(ann.id)
        assert len(rows) == hands
        assert store.tuples(UNGRADED) == []
        assert rows == sorted(rows, key=lambda each: (each.ended, each.id), reverse=True)
        for at, text in store.tuples("SELECT ended, week FROM attempts"):
            assert week(datetime.fromisoformat(at)) == text
        assert store.tuples("SELECT count(*) FROM attempts WHERE ended < started") == [(0,)], "ended before it began"
        assert store.tuples("SELECT count(*) FROM memories WHERE due < last") == [(0,)]
        assert store.tuples("SELECT count(*) FROM reviews WHERE elapsed < 0") == [(0,)]
    assert verify(folder / DATA) == ()


def _pages(seat: Seat) -> None:
    for key in PAGES:
        seat.window.open_page(key)
        QApplication.processEvents()
        seat.window.grab()


def _set_in_between(folder: Path, *jumps: timedelta) -> None:
    with our_clock(), heard() as said:
        with seated(folder) as seat:
            for jump in jumps:
                _hand(seat, jump)
                _pages(seat)
        with seated(folder) as seat:
            assert seat.window.desk.interrupted() is None
            _pages(seat)
        _answering(folder, lambda *told: None)
        for each in said:
            one_sentence(each)
    _whole(folder, len(jumps))


@scene
def the_clock_goes_back_an_hour(folder: Path) -> None:
    _set_in_between(folder, -HOUR, HOUR)


@scene
def the_clock_goes_back_a_year(folder: Path) -> None:
    _set_in_between(folder, timedelta(), -YEAR, YEAR)


@scene
def the_clock_goes_far_ahead_and_back(folder: Path) -> None:
    _set_in_between(folder, 74 * YEAR, -74 * YEAR)


@scene
def the_clock_stands_at_the_end_of_time(folder: Path) -> None:
    _set_in_between(folder, timedelta(days=(9999 - datetime.now().year) * 365), timedelta())  # noqa: DTZ005  # a year


@scene
def the_clock_stands_at_the_beginning_of_time(folder: Path) -> None:
    """As where the battery of the clock is empty."""
    _set_in_between(folder, datetime(1970, 1, 2) - datetime.now(), timedelta())  # noqa: DTZ001, DTZ005  # a distance


@scene
def the_clock_stands_before_all_that_was_practised(folder: Path) -> None:
    with Store.open(folder / DATA) as store:
        practised(store, NAME, 3)
    with our_clock() as clock:
        clock.off = -56 * YEAR
        with seated(folder) as seat:
            _pages(seat)
            _hand(seat)
            _pages(seat)
    _whole(folder, 4)


@scene
def the_clock_goes_back_within_a_session(folder: Path) -> None:
    with our_clock() as clock:

        def tell(word: str, *_facts: object) -> None:
            if word == "hand":
                clock.off -= HOUR

        _session(folder, tell)
    _whole(folder, 1)


@scene
def another_time_zone_every_start(folder: Path) -> None:
    if not hasattr(time, "tzset"):
        raise Impossible("this system has no tzset")
    zones = ("Pacific/Kiritimati", "Pacific/Pago_Pago", "Asia/Kathmandu")
    for zone in zones:
        os.environ["TZ"] = zone
        time.tzset()
        with seated(folder) as seat:
            _hand(seat)
            _pages(seat)
    _whole(folder, len(zones))

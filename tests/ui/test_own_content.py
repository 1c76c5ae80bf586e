"""A scenario that is added while the program runs is found out by the worker, and proposed then without a restart."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.content import content_at, copied
from tests.study.test_own import FILE, MINE, OURS, as_mine, mine
from tests.ui.windows import active_window
from trainer.kernel.pieces import at_once
from trainer.questions.catalog import questions
from trainer.rules.houses import BOOKS
from trainer.scenarios.catalog import scenarios
from trainer.study import at_hand
from trainer.study.finding_own import find_out
from trainer.study.own import Wanted, kept_at, own
from trainer.ui import today_page
from trainer.ui.content import looked_over
from trainer.ui.desk.desk import Desk
from trainer.ui.own_content import ENOUGH, JOB, OwnContent
from trainer.ui.window import Window
from trainer.ui.working import Beside, Heard
from trainer.worker.messages import Done, Failed, Stopped

HOUSE = "tda-2022"
LONG = 60_000


@pytest.fixture
def content(tmp_path: Path) -> Iterator[Path]:
    with content_at(copied(tmp_path / "quizzes", FILE), tmp_path / "kept") as folder:
        questions().look()
        scenarios().look()
        yield folder


@pytest.fixture
def window(qtbot: QtBot, program: QApplication, content: Path) -> Iterator[Window]:
    with active_window(qtbot, HOUSE) as made:
        yield made


class Slow(Beside):
    """The worker as the window sees it: what is asked for is at work until the test ends it."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[str, tuple[object, ...], Heard]] = []
        self.stopped = 0

    def ask(self, job: str, *arguments: object, heard: Heard, key: str = "") -> int:
        self.asked.append((job, arguments, heard))
        return len(self.asked)

    @property
    def wanted(self) -> Wanted:
        found = self.asked[-1][1][0]
        assert isinstance(found, Wanted)
        return found

    def stop_aside(self) -> None:
        self.stopped += 1


def begun(window: Window, content: Path, working: Beside) -> OwnContent:
    """A scenario of one's own was added, and the files were looked over since."""
    window.working = working
    as_mine(content)
    at_once(looked_over(window))  # type: ignore[arg-type]  # pieces that come to nothing
    found = window.findChild(OwnContent)
    assert found is not None
    return found


def test_it_is_proposed_once_the_worker_has_been_round_and_again_after_the_worker_was_killed(
    window: Window, content: Path, qtbot: QtBot
) -> None:
    working = Beside(window)
    begun(window, content, working)
    assert mine(HOUSE) is None
    qtbot.waitUntil(lambda: own().wanted and len(own().wanted) < len(BOOKS), timeout=LONG)
    process = working.worker.process
    assert process is not None
    process.kill()
    qtbot.waitUntil(lambda: not own().wanted, timeout=LONG)
    assert all(mine(house) for house in BOOKS)
    found, like = mine(HOUSE), mine(HOUSE, key=OURS)
    assert found is not None and like is not None
    assert found.tests == like.tests
    assert window.desk.at_hand(window_library()).testing(min(found.tests)) != ()
    assert MINE in {each.key for each in window.desk.at_hand(window_library()).testing(min(found.tests))}


def window_library():  # type: ignore[no-untyped-def]  # that of the house
    from trainer.study.library import library

    return library(HOUSE)


def test_one_thing_is_asked_for_at_a_time(window: Window, content: Path, qtbot: QtBot) -> None:
    working = Slow()
    at_work = begun(window, content, working)
    at_work.step()
    at_work.step()
    assert [job for job, _, _ in working.asked] == [JOB]
    first = working.wanted
    working.asked[0][2](Done(1, find_out(first, kept_at(first.house))))
    qtbot.waitUntil(lambda: len(working.asked) == 2)
    assert working.wanted != first
    assert mine(first.house) is not None


def test_what_was_stopped_is_gone_on_with_later(window: Window, content: Path, qtbot: QtBot) -> None:
    working = Slow()
    begun(window, content, working).step()
    first = working.wanted
    working.asked[0][2](Stopped(1))
    qtbot.waitUntil(lambda: len(working.asked) == 2)
    assert working.wanted == first


def test_what_fails_again_and_again_is_given_up_and_the_rest_goes_on(
    window: Window, content: Path, qtbot: QtBot
) -> None:
    working = Slow()
    begun(window, content, working).step()
    first = working.wanted
    for number in range(ENOUGH):
        assert working.wanted == first
        working.asked[-1][2](Failed(number, "it died"))
        qtbot.waitUntil(lambda: len(working.asked) == number + 2)  # noqa: B023  # waited for within
    assert working.wanted != first
    at_once(own().looking())
    assert first not in own().wanted


def test_the_first_page_proposes_again_when_all_is_known_and_at_the_next_start_once(
    window: Window, content: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = list[Window]()
    monkeypatch.setattr(today_page, "refresh", shown.append)
    monkeypatch.setattr(at_hand, "at_hand", lambda found: found)  # all that ships is there
    working = Slow()
    begun(window, content, working).step()
    for number in range(1, len(BOOKS) + 1):
        assert shown == []
        wanted = working.wanted
        working.asked[-1][2](Done(number, find_out(wanted, kept_at(wanted.house))))
        qtbot.waitUntil(lambda: len(working.asked) > number or not own().wanted)  # noqa: B023  # waited for within
    qtbot.waitUntil(lambda: bool(shown))
    own.cache_clear()
    window.desk.at_hand = Desk(window.desk.store, window.desk.profile, HOUSE, int).at_hand
    at_once(looked_over(window))  # type: ignore[arg-type]  # as above
    at_once(looked_over(window))  # type: ignore[arg-type]  # as above
    assert len(shown) == 2


def test_nothing_is_found_out_while_a_hand_is_dealt(window: Window, content: Path) -> None:
    working = Slow()
    at_work = begun(window, content, working)
    window.take_box("boxed")
    assert working.stopped == 1
    at_work.step()
    window.box.settle()
    at_work.step()
    assert working.asked == []
    window.box.leave()
    at_work.step()
    assert [job for job, _, _ in working.asked] == [JOB]


def test_it_makes_way_for_what_somebody_waits_for(qtbot: QtBot, tmp_path: Path) -> None:
    working, heard = Beside(), list[object]()
    try:
        working.aside(JOB, Wanted(HOUSE, "drill", "call-or-raise"), tmp_path / "kept", heard=heard.append)
        working.ask("no-such-job", heard=heard.append)
        qtbot.waitUntil(lambda: not working.busy, timeout=LONG)
    finally:
        working.close()
    assert [type(each) for each in heard] == [Stopped, Failed]

"""The threads that look into one's own folders: one for each, stopped with the window, never waited for."""

import threading
from pathlib import Path
from queue import SimpleQueue
from time import monotonic

import pytest
from pytestqt.qtbot import QtBot

from trainer.scenarios.indexed import Seen
from trainer.ui import own_folders
from trainer.ui.own_folders import OwnFolders, folder_of, watched
from trainer.ui.window import Window

LONG = 1.5


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """A share that takes its time; which folders were looked into."""
    looked: list[Path] = []

    def seen(folder: Path) -> Seen:
        looked.append(folder)
        if "slow" in folder.name:
            threading.Event().wait(LONG)
        return Seen(True, {})

    monkeypatch.setattr(own_folders, "seen_in", seen)
    return looked


def threads() -> int:
    return sum(each.name == "own folder" for each in threading.enumerate())


def test_a_share_that_keeps_one_waiting_keeps_nobody_else(window: Window, slow: list[Path], qtbot: QtBot) -> None:
    window.change(library_folders=("/a/slow", "/a/quick"))
    before = monotonic()
    found = watched(window)
    assert monotonic() - before < LONG / 2
    qtbot.waitUntil(lambda: Path("/a/quick") in found.seen)
    assert Path("/a/slow") not in found.seen
    qtbot.waitUntil(lambda: Path("/a/slow") in found.seen)


def test_nothing_is_started_twice_and_what_is_taken_out_is_left_alone(
    window: Window, slow: list[Path], qtbot: QtBot
) -> None:
    before = threads()
    assert watched(window) is watched(window)
    assert threads() == before + 1
    window.change(library_folders=("/a/quick",))
    found = watched(window)
    qtbot.waitUntil(lambda: set(found.seen) == {folder_of(window), Path("/a/quick")})
    qtbot.waitUntil(lambda: threads() == before + 2)
    window.change(library_folders=())
    watched(window)
    qtbot.waitUntil(lambda: threads() == before + 1)
    assert set(found.seen) == {folder_of(window)}


def test_they_end_with_the_window(window: Window, slow: list[Path], qtbot: QtBot) -> None:
    before = threads()
    found = watched(window)
    assert threads() == before + 1
    found.deleteLater()
    qtbot.waitUntil(lambda: threads() == before)


def test_what_comes_late_is_not_listened_to(window: Window, slow: list[Path], qtbot: QtBot) -> None:
    found = watched(window)
    found._said.put((Path("/a/former"), Seen(False, {})))
    qtbot.waitUntil(lambda: folder_of(window) in found.seen)
    assert set(found.seen) == {folder_of(window)}


@pytest.mark.parametrize(("took", "rest"), [(0.0, 1.0), (0.25, 1.0), (1.0, 4.0), (1000.0, own_folders.MOST_REST)])
def test_the_longer_a_look_takes_the_longer_the_rest(monkeypatch: pytest.MonkeyPatch, took: float, rest: float) -> None:
    moments = iter((0.0, took))
    monkeypatch.setattr(own_folders, "monotonic", lambda: next(moments))
    monkeypatch.setattr(own_folders, "seen_in", lambda _folder: Seen(True, {}))
    rests: list[float] = []

    class Over(threading.Event):
        def wait(self, timeout: float | None = None) -> bool:
            rests.append(timeout or 0.0)
            self.set()
            return True

    own_folders._looking(Path("/a"), Over(), SimpleQueue())
    assert rests == [rest]


def test_a_window_without_a_file_of_its_own_has_a_folder_where_progress_is_by_default(window: Window) -> None:
    assert folder_of(window).parent == window.desk.store.path.parent
    assert window.findChild(OwnFolders) is None

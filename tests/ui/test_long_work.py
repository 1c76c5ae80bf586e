"""Work that takes a while: it is told after a moment, can be stopped by mouse and key, and its end is told."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from tests.ui.people_page import Chosen, click, dialog, names, page, press, settings_open, told, two_people
from trainer.progress.profile_file import profile_in
from trainer.progress.store import Store
from trainer.progress.trouble import Kind, StoreTrouble
from trainer.ui import long_work
from trainer.ui.kit.dialog import Dialog
from trainer.ui.kit.progress_line import ProgressLine, ProgressSheet
from trainer.ui.window import Window
from trainer.ui.working import Beside, Heard
from trainer.worker.messages import Done, Failed, Reached, Refused, Stopped


class Held:
    """Has nothing done: a test tells what came of it."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, tuple[object, ...], str]] = []
        self.stopped: list[int] = []
        self.heard: list[Heard] = []

    def ask(self, job: str, *arguments: object, heard: Heard, key: str = "") -> int:
        self.asked.append((job, arguments, key))
        self.heard.append(heard)
        return len(self.asked)

    def stop(self, number: int) -> None:
        self.stopped.append(number)
        self.heard[number - 1](Stopped(number))

    def close(self) -> None:
        pass


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with two_people(tmp_path) as opened:
        yield opened


@pytest.fixture
def window(qtbot: QtBot, store: Store) -> Iterator[Window]:
    with settings_open(qtbot, store) as made:
        yield made


@pytest.fixture
def held(window: Window, monkeypatch: pytest.MonkeyPatch) -> Held:
    monkeypatch.setattr(long_work, "PATIENCE_MS", 1)
    window.working = Held()
    return window.working


def lines(window: Window) -> list[ProgressLine]:
    return [each for each in window.findChildren(ProgressLine) if not each.isHidden()]


def checking(qtbot: QtBot, window: Window) -> ProgressLine:
    click(qtbot, page(window).data.check)
    qtbot.waitUntil(lambda: bool(lines(window)))
    return lines(window)[0]


def test_what_is_done_at_once_shows_no_line(qtbot: QtBot, window: Window) -> None:
    click(qtbot, page(window).data.check)
    assert lines(window) == []
    assert dialog(window).accessibleName().startswith("Nothing is damaged")


def test_a_line_tells_how_far_it_is_to_eyes_and_ears(qtbot: QtBot, window: Window, held: Held) -> None:
    line = checking(qtbot, window)
    assert held.asked == [("verify", (window.desk.store.path,), "Checking your data")]
    held.heard[0](Reached(1, 120, 300))
    assert line.share.text() == "40%"
    value = QAccessible.queryAccessibleInterface(line.bar)
    assert value.text(QAccessible.Text.Name) == "Checking your data"
    assert value.valueInterface().currentValue() == 40
    assert not line.words.is_clipped()
    held.heard[0](Reached(1, 999, 300))
    assert line.share.text() == "100%"
    held.heard[0](Done(1, ()))
    assert lines(window) == []


def test_stop_stops_it_by_mouse_and_by_key(qtbot: QtBot, window: Window, held: Held) -> None:
    click(qtbot, checking(qtbot, window).stop)
    assert held.stopped == [1]
    assert lines(window) == []
    assert told(window) == ["Checking your data: stopped, and nothing was changed."]
    line = checking(qtbot, window)
    for _ in range(60):
        if line.stop.hasFocus():
            break
        qtbot.keyClick(window.focusWidget() or window, Qt.Key.Key_Tab)
    assert line.stop.hasFocus()
    qtbot.keyClick(line.stop, Qt.Key.Key_Return)
    assert held.stopped == [1, 2]


def test_two_at_once_lie_one_above_the_other(qtbot: QtBot, window: Window, held: Held, tmp_path: Path) -> None:
    first = checking(qtbot, window)
    window.files = Chosen(folder=tmp_path)
    press(qtbot, window, "export", "Kim")
    qtbot.waitUntil(lambda: len(lines(window)) == 2)
    assert not first.geometry().intersects(lines(window)[1].geometry())
    window.resize(1210, 700)
    assert all(window.rect().contains(each.geometry()) for each in lines(window))


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        (Failed(1, "the system stopped the worker (signal 9)"), "Checking your data didn’t work"),
        (Refused(1, StoreTrouble(Kind.LOCKED, Path("p.db"))), "Another program is using the progress file p.db"),
    ],
)
def test_what_goes_wrong_is_told(qtbot: QtBot, window: Window, held: Held, answer: Failed, words: str) -> None:
    checking(qtbot, window)
    held.heard[0](answer)
    assert words in told(window)[0]
    assert lines(window) == []


def test_faults_are_told_the_first_of_them_in_full(qtbot: QtBot, window: Window, store: Store) -> None:
    with store.writing() as connection:
        connection.execute("UPDATE attempts SET started = 'long ago'")
    click(qtbot, page(window).data.check)
    assert "4 faults found" in dialog(window).accessibleName()
    assert "and 1 more" in dialog(window).accessibleName()
    assert "Restoring an earlier backup" in dialog(window).accessibleName()


def test_the_window_waits_for_an_import_and_esc_stops_it(
    qtbot: QtBot, window: Window, held: Held, tmp_path: Path
) -> None:
    window.files = Chosen(tmp_path / "lee.dealer")
    press(qtbot, window, "import")
    qtbot.waitUntil(lambda: bool(window.findChildren(ProgressSheet)))
    sheet = window.findChildren(ProgressSheet)[0]
    assert sheet.progress.stop.hasFocus()
    qtbot.mouseClick(sheet, Qt.MouseButton.LeftButton, pos=sheet.rect().topLeft())
    assert held.stopped == []
    qtbot.keyClick(sheet, Qt.Key.Key_Escape)
    assert held.stopped == [1]
    assert sheet.isHidden()


# --- with a process of its own


def asked(window: Window, words: str) -> bool:
    return any(words in each.accessibleName() for each in window.findChildren(Dialog) if each.isVisible())


@pytest.fixture
def beside(window: Window) -> Beside:
    window.working = Beside(window)
    return window.working


def test_a_process_beside_the_window_checks_exports_backs_up_and_imports(
    qtbot: QtBot, window: Window, beside: Beside, store: Store, tmp_path: Path
) -> None:
    assert "worker" not in beside.__dict__, "nothing is started before it is wanted"
    click(qtbot, page(window).data.check)
    qtbot.waitUntil(lambda: asked(window, "Nothing is damaged"), timeout=60_000)
    click(qtbot, dialog(window).buttons["close"])
    window.files = Chosen(folder=tmp_path)
    press(qtbot, window, "export", "Kim")
    qtbot.waitUntil(lambda: "Kim was exported to Kim.dealer." in told(window), timeout=60_000)
    assert profile_in(tmp_path / "Kim.dealer").name == "Kim"
    click(qtbot, page(window).data.back_up)
    qtbot.waitUntil(lambda: bool(page(window).data.restores), timeout=60_000)
    window.files = Chosen(tmp_path / "Kim.dealer")
    press(qtbot, window, "import")
    qtbot.waitUntil(lambda: asked(window, "This person already has a profile"), timeout=60_000)
    click(qtbot, dialog(window).buttons["merge"])
    qtbot.waitUntil(lambda: "Kim: nothing new. All of it is already here." in told(window), timeout=60_000)
    assert names(window) == ["Sam", "Kim"]
    process = beside.worker.process
    assert process is not None
    window.close()
    assert beside.worker.process is process
    assert process._popen.returncode == 0  # type: ignore[attr-defined]  # it was let go, not killed


def test_a_worker_that_is_killed_is_told_and_the_next_one_works(
    qtbot: QtBot, window: Window, beside: Beside, monkeypatch: pytest.MonkeyPatch
) -> None:
    beside.worker  # noqa: B018  # made
    begun = beside.worker.ask("practised")
    qtbot.waitUntil(lambda: beside.worker.process is not None, timeout=60_000)
    heard: list[object] = []
    beside._heard[begun] = heard.append
    qtbot.waitUntil(lambda: bool(heard), timeout=60_000)  # it is at work
    beside.worker.process.kill()  # type: ignore[union-attr]
    qtbot.waitUntil(lambda: isinstance(heard[-1], Failed), timeout=60_000)
    click(qtbot, page(window).data.check)
    qtbot.waitUntil(lambda: asked(window, "Nothing is damaged"), timeout=60_000)

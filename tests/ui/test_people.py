"""People and data on the settings page, by mouse and by keyboard, with a file on the disk."""

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from tests.progress.filled import filled
from tests.progress.test_removal import holding
from tests.ui.windows import window_on
from trainer.progress.backups import Reason, backups
from trainer.progress.profile_file import export_profile, profile_in
from trainer.progress.records import Answer, Outcome, Part, Tested
from trainer.progress.store import Store
from trainer.progress.trouble import Kind, StoreTrouble
from trainer.settings import Settings
from trainer.ui.demo.clock import JumpClock
from trainer.ui.files import Files
from trainer.ui.kit.dialog import Dialog, Toast
from trainer.ui.quick_page import open_round
from trainer.ui.screens.ask_name import AskName, soft
from trainer.ui.screens.settings import SettingsScreen
from trainer.ui.window import Window

Key, LEFT = Qt.Key, Qt.MouseButton.LeftButton
LATER = datetime(2027, 1, 5, 12).astimezone()


class Chosen(Files):
    """Instead of the system's dialogs: the file to open, the folder to write into; None is Cancel."""

    def __init__(self, file: Path | None = None, folder: Path | None = None) -> None:
        self.file, self.folder = file, folder
        self.asked: list[str] = []

    def to_open(self, over: QWidget, title: str, kinds: str) -> Path | None:
        self.asked.append(title)
        return self.file

    def to_write(self, over: QWidget, title: str, name: str, kinds: str) -> Path | None:
        self.asked.append(name)
        return self.folder / name if self.folder else None


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store.open(tmp_path / "data" / "progress.db") as earlier:
        filled(earlier, "Sam")
        filled(earlier, "Kim", 100)
    with Store.open(earlier.path) as opened:
        yield opened


@pytest.fixture
def window(qtbot: QtBot, store: Store) -> Iterator[Window]:
    made = window_on(store, Settings("Sam", "upt", reduced_motion=True), JumpClock)
    qtbot.addWidget(made)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    made.open_page("settings")
    yield made
    made.close()


def page(window: Window) -> SettingsScreen:
    found = window.shell.page("settings")
    assert isinstance(found, SettingsScreen)
    return found


def press(qtbot: QtBot, window: Window, what: str, name: str = "") -> None:
    """A button of a profile's line, by mouse."""
    ids = {each.name: str(each.id) for each in window.desk.store.profiles()}
    click(qtbot, page(window).people.buttons[what, ids[name] if name else ""])


def click(qtbot: QtBot, button: QWidget) -> None:
    QApplication.processEvents()
    qtbot.mouseClick(button, LEFT, pos=QPoint(8, 8))
    QApplication.processEvents()


def dialog(window: Window) -> Dialog:
    return next(each for each in window.findChildren(Dialog) if each.isVisible())


def typed(qtbot: QtBot, window: Window, name: str) -> None:
    """Type a name into the dialog that asks for one, and press Enter."""
    asked = next(each for each in window.findChildren(AskName) if each.isVisible())
    assert asked.field.hasFocus()
    asked.field.selectAll()
    qtbot.keyClicks(asked.field, name)
    qtbot.keyClick(asked.field, Key.Key_Return)
    QApplication.processEvents()


def names(window: Window) -> list[str]:
    return [each.name for each in window.desk.store.profiles()]


def told(window: Window) -> list[str]:
    return [each.accessibleName() for each in window.findChildren(Toast)]


def side(window: Window) -> list[str]:
    return [each.text() for each in window.shell.side.findChildren(QLabel) if each.isVisible()]


def words(window: Window, key: str) -> list[str]:
    window.open_page(key)
    return [each.text() for each in window.shell.page(key).findChildren(QLabel)]


def test_somebody_else_sits_down(qtbot: QtBot, window: Window, store: Store) -> None:
    played = open_round(window, "odd-chip")
    window.open_page("settings")
    with qtbot.waitSignal(window.settings_changed) as kept:
        press(qtbot, window, "switch", "Kim")
    assert kept.args == [Settings("Kim", "upt", reduced_motion=True)]
    assert window.desk.profile.name == "Kim"
    assert "Kim" in side(window)
    assert page(window).name.text() == "Kim"
    assert window.round is None  # the round that waited was Sam's
    assert played.screen is not None
    assert any(each.endswith(", Kim") for each in words(window, "today"))
    waiting = window.desk.interrupted()
    assert waiting is not None
    assert waiting.hand.title == "Left by Kim"


def test_who_sits_down_is_at_the_house_practised_last(qtbot: QtBot, window: Window, store: Store) -> None:
    kim = store.profile("Kim").id
    tested = (Tested("topic:clock", "clock", Part.REMEDY, Outcome.GOOD),)
    store.add_answer(Answer(kim, "about-the-clock", "metropolitan", 0, True, 900, LATER, seed=5, tested=tested))
    window.open_page("settings")
    press(qtbot, window, "switch", "Kim")
    assert (window.settings.house, window.desk.house) == ("metropolitan", "metropolitan")
    press(qtbot, window, "new")
    typed(qtbot, window, "Lee")
    assert window.desk.house == "metropolitan"  # somebody new stays where the window is


def test_a_hand_that_was_left_waits_for_whoever_left_it(qtbot: QtBot, window: Window) -> None:
    window.take_box("four-card-flop")
    window.box.leave()
    left = window.desk.interrupted()
    assert left is not None
    window.open_page("settings")
    press(qtbot, window, "switch", "Kim")
    other = window.desk.interrupted()
    assert other is not None
    assert other.id != left.id
    press(qtbot, window, "switch", "Sam")
    assert window.desk.interrupted() == left


def test_somebody_new_begins_with_an_empty_page(qtbot: QtBot, window: Window) -> None:
    press(qtbot, window, "new")
    typed(qtbot, window, "Lee")
    assert names(window) == ["Sam", "Kim", "Lee"]
    assert (window.desk.profile.name, window.settings.name) == ("Lee", "Lee")
    assert window.desk.store.attempts(window.desk.profile.id) == []
    assert window.desk.interrupted() is None


@pytest.mark.parametrize(("name", "fault"), [("Kim", "already"), (" ", "Type a name")])
def test_a_name_that_will_not_do_is_said_and_can_be_mended(qtbot: QtBot, window: Window, name: str, fault: str) -> None:
    press(qtbot, window, "new")
    typed(qtbot, window, name)
    [asked] = [each for each in window.findChildren(AskName) if each.isVisible()]
    assert fault in asked.trouble.text()
    assert fault in asked.field.accessibleDescription()
    qtbot.keyClick(asked.field, Key.Key_Escape)
    assert names(window) == ["Sam", "Kim"]
    assert window.desk.profile.name == "Sam"


def test_another_name_keeps_everything(qtbot: QtBot, window: Window) -> None:
    mine = window.desk.profile.id
    press(qtbot, window, "rename", "Sam")
    typed(qtbot, window, "Samira")
    press(qtbot, window, "rename", "Kim")
    typed(qtbot, window, "Kimberley")
    assert names(window) == ["Samira", "Kimberley"]
    assert (window.desk.profile.id, window.desk.profile.name, window.settings.name) == (mine, "Samira", "Samira")
    assert len(window.desk.store.attempts(mine)) == 2


def test_the_name_of_somebody_else_is_not_taken_by_the_field(qtbot: QtBot, window: Window) -> None:
    field = page(window).name
    field.selectAll()
    qtbot.keyClicks(field, "Kim")
    qtbot.keyClick(field, Key.Key_Return)
    assert names(window) == ["Sam", "Kim"]
    assert (window.desk.profile.name, page(window).name.text()) == ("Sam", "Sam")
    assert "already" in told(window)[0]


def test_a_profile_goes_into_a_file(qtbot: QtBot, window: Window, tmp_path: Path) -> None:
    window.files = Chosen(folder=tmp_path)
    press(qtbot, window, "export", "Kim")
    assert profile_in(tmp_path / "Kim.dealer").name == "Kim"
    assert "Kim is in Kim.dealer." in told(window)
    window.files = Chosen()
    press(qtbot, window, "export", "Sam")
    assert [each.name for each in tmp_path.iterdir() if each.is_file()] == ["Kim.dealer"]


def test_a_profile_comes_from_a_file(qtbot: QtBot, window: Window, tmp_path: Path) -> None:
    with Store.open(tmp_path / "there" / "progress.db") as there:
        file = export_profile(there, filled(there, "Lee", 900), tmp_path / "lee.dealer")
    window.files = Chosen(file)
    press(qtbot, window, "import")
    assert names(window) == ["Sam", "Kim", "Lee"]
    assert "Lee: 2 hands, 2 answers, 2 quick drills new." in told(window)
    assert window.desk.profile.name == "Sam"


def test_a_name_that_is_taken_leaves_the_choice(qtbot: QtBot, window: Window, tmp_path: Path) -> None:
    with Store.open(tmp_path / "there" / "progress.db") as there:
        file = export_profile(there, filled(there, "Kim", 900), tmp_path / "kim.dealer")
    window.files = Chosen(file)
    press(qtbot, window, "import")
    click(qtbot, dialog(window).buttons["cancel"])
    assert names(window) == ["Sam", "Kim"]
    press(qtbot, window, "import")
    click(qtbot, dialog(window).buttons["other"])
    typed(qtbot, window, "Kim of the day shift")
    assert names(window) == ["Sam", "Kim", "Kim of the day shift"]
    press(qtbot, window, "import")
    click(qtbot, dialog(window).buttons["merge"])  # but these hands are here already, under the other name
    click(qtbot, dialog(window).buttons["merge"])
    assert "Kim of the day shift: nothing new, all of it is here already." in told(window)
    [kim] = [each for each in window.desk.store.profiles() if each.name == "Kim"]
    assert len(window.desk.store.attempts(kim.id)) == 2


def test_a_file_that_is_none_is_told(qtbot: QtBot, window: Window, tmp_path: Path) -> None:
    (tmp_path / "diary.dealer").write_text("Dear diary, " * 99)
    window.files = Chosen(tmp_path / "diary.dealer")
    press(qtbot, window, "import")
    assert "damaged" in told(window)[0]
    assert names(window) == ["Sam", "Kim"]


def test_removing_wants_the_name_typed_and_leaves_nothing(qtbot: QtBot, window: Window, store: Store) -> None:
    click(qtbot, page(window).data.back_up)
    press(qtbot, window, "remove", "Sam")
    typed(qtbot, window, "sam")
    [asked] = [each for each in window.findChildren(AskName) if each.isVisible()]
    assert asked.trouble.text() == "That is not the name."
    assert names(window) == ["Sam", "Kim"]
    typed(qtbot, window, "Sam")
    assert names(window) == ["Kim"]
    assert holding(store.path.parent, "Left by Sam") == []
    assert (window.desk.profile.name, window.settings.name) == ("Kim", "Kim")
    press(qtbot, window, "remove", "Kim")
    typed(qtbot, window, "Kim")
    assert names(window) == ["Trainee"]
    assert window.settings.name == ""
    assert any(each.startswith("Good ") and "," not in each for each in words(window, "today"))


def test_a_copy_is_made_listed_and_restored(qtbot: QtBot, window: Window, store: Store) -> None:
    click(qtbot, page(window).data.back_up)
    [made] = backups(store.path)
    assert list(page(window).data.restores) == [str(made.path)]
    press(qtbot, window, "switch", "Kim")
    press(qtbot, window, "remove", "Sam")
    typed(qtbot, window, "Sam")
    window.desk.store.profile("Lee")
    click(qtbot, page(window).data.restores[str(made.path)])
    click(qtbot, dialog(window).buttons["cancel"])
    assert names(window) == ["Kim", "Lee"]
    click(qtbot, page(window).data.restores[str(made.path)])
    click(qtbot, dialog(window).buttons["restore"])
    assert names(window) == ["Kim"]
    assert window.desk.profile.name == "Kim"
    assert [each.reason for each in backups(store.path)] == [Reason.RESTORE, Reason.ASKED]
    assert store.rows("PRAGMA journal_mode") == [{"journal_mode": "wal"}]
    waiting = window.desk.interrupted()
    assert waiting is not None
    assert waiting.hand.title == "Left by Kim"


def test_a_copy_from_elsewhere_without_whoever_is_here(qtbot: QtBot, window: Window, tmp_path: Path) -> None:
    with Store.open(tmp_path / "there" / "progress.db") as there:
        filled(there, "Lee")
    window.files = Chosen(tmp_path / "there" / "progress.db")
    click(qtbot, page(window).data.elsewhere)
    click(qtbot, dialog(window).buttons["restore"])
    assert names(window) == ["Lee"]
    assert (window.desk.profile.name, window.settings.name) == ("Lee", "Lee")


def test_what_is_no_copy_changes_nothing_and_the_file_stays_open(qtbot: QtBot, window: Window, tmp_path: Path) -> None:
    (tmp_path / "diary.db").write_text("Dear diary, " * 99)
    window.files = Chosen(tmp_path / "diary.db")
    click(qtbot, page(window).data.elsewhere)
    click(qtbot, dialog(window).buttons["restore"])
    assert "damaged" in told(window)[0]
    assert names(window) == ["Sam", "Kim"]


def test_a_file_that_cannot_be_opened_again_bars_the_program(
    qtbot: QtBot, window: Window, store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def held(path: Path) -> Store:
        raise StoreTrouble(Kind.LOCKED, path)

    window.files = Chosen(tmp_path / "none.db")
    monkeypatch.setattr(Store, "open", held)
    click(qtbot, page(window).data.elsewhere)
    with qtbot.waitSignal(window.barred) as said:
        click(qtbot, dialog(window).buttons["restore"])
    assert said.args[0].kind is Kind.LOCKED
    assert store.closed


def test_all_of_it_by_keyboard(qtbot: QtBot, window: Window) -> None:
    """Tab reaches every button; Space presses; the keyboard is where it was when the dialog is closed."""
    wanted = {*page(window).people.buttons.values(), page(window).data.back_up, page(window).data.elsewhere}
    for _ in range(60):
        held = QApplication.focusWidget()
        wanted.discard(held)  # type: ignore[arg-type]  # whatever has the keyboard
        qtbot.keyClick(window, Key.Key_Tab)
    assert not [each.accessibleName() for each in wanted]
    page(window).people.buttons["rename", "2"].setFocus(Qt.FocusReason.TabFocusReason)
    held = QApplication.focusWidget()
    qtbot.keyClick(held, Key.Key_Space)
    [asked] = [each for each in window.findChildren(AskName) if each.isVisible()]
    qtbot.keyClick(asked.field, Key.Key_Escape)
    assert QApplication.focusWidget() is held


def test_in_memory_there_are_people_but_no_copies(qtbot: QtBot) -> None:
    with Store.in_memory() as store:
        made = window_on(store, Settings("Sam", "upt"), JumpClock)
        qtbot.addWidget(made)
        made.show()
        made.open_page("settings")
        assert not hasattr(page(made).data, "back_up")
        press(qtbot, made, "new")
        typed(qtbot, made, "Lee")
        assert names(made) == ["Sam", "Lee"]
        made.close()


def test_only_a_word_that_no_line_holds_may_break_inside() -> None:
    assert soft("Remove Maximilian Featherstonehaugh?") == "Remove Maximilian Featherstonehaugh?"
    assert soft(f"Remove {22 * 'W'}") == "Remove " + "\u200b".join(22 * "W")

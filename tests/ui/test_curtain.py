"""The curtain before the library: a PIN set, asked for, changed and removed, with mouse and keys."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from tests.content import content_at, copied
from tests.ui.dealing import deal
from tests.ui.windows import stored_window
from trainer import settings
from trainer.questions.catalog import questions
from trainer.scenarios.catalog import scenarios
from trainer.study import pin
from trainer.study.collection import Origin
from trainer.ui.curtain import curtain_of
from trainer.ui.library_settings import PIN_GONE, PIN_SET
from trainer.ui.own_folders import folder_of
from trainer.ui.screens.ask_pin import AskPin
from trainer.ui.screens.library import LibraryScreen
from trainer.ui.screens.settings import SettingsScreen
from trainer.ui.window import Window

HOUSE, FLOP = "tda-2024", "four-card-flop-last-two-stuck"
CLICK, ENTER, ESC = Qt.MouseButton.LeftButton, Qt.Key.Key_Return, Qt.Key.Key_Escape
RIGHT, WRONG = "2468", "1357"


@pytest.fixture
def window(qtbot: QtBot, program: QApplication, tmp_path: Path) -> Iterator[Window]:
    """A window over a few hands, one of them one's own and one shared."""
    files = copied(tmp_path / "quizzes", "scenarios/four-card-flop/*.toml", "questions/boxed/boxed-how-many.toml")
    copied(tmp_path / "data" / "library", "scenarios/bets/asks-how-much.toml", "questions/bets/all-in-said.toml")
    copied(tmp_path / "share", "scenarios/bets/call-said-and-short.toml")
    with content_at(files, tmp_path / "kept"), stored_window(qtbot, tmp_path / "data", HOUSE) as made:
        questions().look()
        scenarios().look()
        made.change(library_folders=(str(tmp_path / "share"),))
        made.activateWindow()
        qtbot.waitUntil(made.isActiveWindow)
        yield made


def library(window: Window) -> LibraryScreen:
    window.open_page("library")
    page = window.shell.page("library")
    assert isinstance(page, LibraryScreen)
    return page


def origins(page: LibraryScreen) -> set[str]:
    return {key for key, _ in page.view.origins}


def seen(window: Window, qtbot: QtBot) -> LibraryScreen:
    """The page once all folders were looked into."""
    page = library(window)
    qtbot.waitUntil(lambda: {Origin.MINE, Origin.SHARED} <= origins(page) and "1" in dict(page.view.kinds)["question"])
    return page


def asked(window: Window) -> AskPin:
    found = [each for each in window.findChildren(AskPin) if each.isVisible()]
    assert len(found) == 1
    return found[0]


def give(window: Window, qtbot: QtBot, *pins: str) -> None:
    """Type PINs into the fields of the dialog, and press Enter."""
    dialog = asked(window)
    for field, each in zip(dialog.findChildren(QLineEdit), pins, strict=False):
        field.setFocus()
        field.selectAll()
        qtbot.keyClicks(field, each)
    qtbot.keyClick(QApplication.focusWidget(), ENTER)


def page_of_settings(window: Window) -> SettingsScreen:
    if window.shell.current != "settings":
        window.open_page("settings")
    page = window.shell.page("settings")
    assert isinstance(page, SettingsScreen)
    return page


def press(window: Window, qtbot: QtBot, what: str, folder: str = "") -> None:
    button = page_of_settings(window).library.buttons[what, folder]
    button.setFocus()
    qtbot.keyClick(button, ENTER)


def drawn(window: Window) -> None:
    window.change(library_pin=pin.kept(RIGHT))


def test_without_a_pin_nothing_is_hidden_and_no_button_asks_for_one(window: Window, qtbot: QtBot) -> None:
    page = seen(window, qtbot)
    assert not page.curtain.isVisible()
    assert page.folder.isVisible()


def test_behind_the_curtain_are_other_folders_and_titles(window: Window, qtbot: QtBot) -> None:
    seen(window, qtbot)
    drawn(window)
    page = library(window)
    assert origins(page) == {"", Origin.SHIPS}
    assert dict(page.view.kinds)["question"] == "My questions 0"
    assert page.view.notes == ()
    assert not page.folder.isVisible()
    qtbot.mouseClick(page.curtain, CLICK)
    give(window, qtbot, RIGHT)
    assert {Origin.MINE, Origin.SHARED} <= origins(page)
    titles = {view.title for view in page.view.cut(0, 99)}
    assert not titles & {"Burn and board", "Betting"}
    qtbot.mouseClick(page.curtain, CLICK)
    assert origins(page) == {"", Origin.SHIPS}


def test_what_was_met_is_shown_behind_the_curtain_too(window: Window, qtbot: QtBot) -> None:
    deal(window, FLOP)
    drawn(window)
    page = library(window)
    assert any("our-card flop" in view.title for view in page.view.cut(0, 99))


def test_a_wrong_pin_opens_nothing_and_slows_down(window: Window, qtbot: QtBot) -> None:
    drawn(window)
    page = library(window)
    qtbot.mouseClick(page.curtain, CLICK)
    for _ in range(pin.FREE):
        give(window, qtbot, WRONG)
        assert asked(window).trouble.text().startswith(pin.WRONG)
    give(window, qtbot, RIGHT)
    assert asked(window).trouble.text().startswith("Wait ")
    assert asked(window).field.accessibleDescription() == asked(window).trouble.text()
    assert curtain_of(window).drawn
    qtbot.keyClick(asked(window), ESC)
    assert page.curtain.isVisible()
    assert curtain_of(window).drawn


def test_the_dialog_says_how_a_forgotten_pin_is_taken_away(window: Window, qtbot: QtBot) -> None:
    drawn(window)
    qtbot.mouseClick(library(window).curtain, CLICK)
    words = " ".join(
        each.text().replace("\u200b", "") for each in asked(window).findChildren(type(asked(window).trouble))
    )
    assert "library_pin" in words
    assert str(settings.default_path()) in words
    assert asked(window).field.echoMode() is QLineEdit.EchoMode.Password


def test_whoever_sits_down_next_has_to_give_it_again(window: Window, qtbot: QtBot) -> None:
    drawn(window)
    qtbot.mouseClick(library(window).curtain, CLICK)
    give(window, qtbot, RIGHT)
    assert curtain_of(window).opened
    window.sits_down(window.desk.store.new_profile("Ben"))
    assert curtain_of(window).drawn


# --- in the settings


def test_a_pin_is_set_changed_and_removed(window: Window, qtbot: QtBot) -> None:
    press(window, qtbot, "set-pin")
    give(window, qtbot, "12", "12")
    assert asked(window).trouble.text() == pin.FIGURES
    give(window, qtbot, RIGHT, WRONG)
    assert asked(window).trouble.text() == "The two PINs differ."
    give(window, qtbot, RIGHT, RIGHT)
    assert told(window, PIN_SET)
    assert pin.is_it(RIGHT, window.settings.library_pin)
    curtain_of(window).draw()
    press(window, qtbot, "set-pin")
    give(window, qtbot, RIGHT)
    give(window, qtbot, WRONG, WRONG)
    assert pin.is_it(WRONG, window.settings.library_pin)
    press(window, qtbot, "remove-pin")
    assert window.settings.library_pin == ""
    assert told(window, PIN_GONE)
    assert curtain_of(window).drawn is False


def told(window: Window, words: str) -> bool:
    from trainer.ui.kit.dialog import Toast

    return words in [each.accessibleName() for each in window.findChildren(Toast)]


def test_a_pin_is_not_removed_without_it(window: Window, qtbot: QtBot) -> None:
    drawn(window)
    press(window, qtbot, "remove-pin")
    give(window, qtbot, WRONG)
    qtbot.keyClick(asked(window), ESC)
    assert pin.is_it(RIGHT, window.settings.library_pin)


def test_the_folders_are_hidden_until_it_is_given(window: Window, qtbot: QtBot, tmp_path: Path) -> None:
    drawn(window)
    page = page_of_settings(window)
    assert ("add", "") not in page.library.buttons
    assert str(tmp_path / "share") not in words_of(page)
    press(window, qtbot, "show")
    give(window, qtbot, RIGHT)
    assert ("remove", str(tmp_path / "share")) in page.library.buttons


def words_of(page: SettingsScreen) -> str:
    from trainer.ui.kit.text import Text

    return " ".join(f"{each.text()} {each.accessibleName()}" for each in page.library.findChildren(Text))


def test_folders_are_added_and_removed(
    window: Window, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    share = str(tmp_path / "share")
    press(window, qtbot, "remove", share)
    assert window.settings.library_folders == ()
    for chosen, kept in ((None, ()), (folder_of(window), ()), (tmp_path, ()), (tmp_path / "share", (share,))):
        monkeypatch.setattr(window.files, "to_folder", lambda *_said, found=chosen: found)
        press(window, qtbot, "add")
        assert window.settings.library_folders == kept
    qtbot.waitUntil(lambda: any(scenarios().beside(each) == tmp_path / "share" for each in scenarios().heads))


def test_a_folder_that_is_gone_is_told_in_the_settings(window: Window, qtbot: QtBot, tmp_path: Path) -> None:
    seen(window, qtbot)
    page = page_of_settings(window)
    assert "In use" in words_of(page)
    (tmp_path / "share").rename(tmp_path / "away")
    qtbot.waitUntil(lambda: "Can’t be reached right now" in words_of(page))

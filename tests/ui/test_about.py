"""About: versions and editions, and the license of everything, by mouse and by keyboard."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from trainer import __version__, licenses
from trainer.progress.store import Store
from trainer.rules.houses import all_houses
from trainer.settings import Settings
from trainer.ui.desk.about import PROGRAM, QT, about_view, text_of
from trainer.ui.desk.desk import Desk
from trainer.ui.screens.about import AboutScreen
from trainer.ui.screens.settings import SettingsScreen
from trainer.ui.window import Window


@pytest.fixture
def window(qtbot: QtBot, program: QApplication) -> Iterator[Window]:
    with Store.in_memory() as store:
        desk = Desk(store, store.profile("Maria"), "tda-2022", lambda: 1)
        made = Window(lambda: desk, Settings(name="Maria", house="tda-2022"))
        qtbot.addWidget(made)
        made.show()
        yield made


@pytest.fixture
def about(window):
    """The page, opened from the settings."""
    window.open_page("settings")
    settings = window.shell.page("settings")
    assert isinstance(settings, SettingsScreen)
    QTest.mouseClick(settings.about, Qt.MouseButton.LeftButton)
    page = window.shell.page("about")
    assert isinstance(page, AboutScreen)
    return page


def said(page: AboutScreen) -> str:
    assert page._text is not None
    return page._text.toPlainText()


def test_it_names_the_version_and_every_edition(about):
    assert __version__ in said(about)
    for house in all_houses():
        assert f"{house.name}, {house.edition}" in said(about)


def test_every_library_is_listed_and_says_its_license(about):
    names = {each.name for each in licenses.libraries()} - set(licenses.QT)
    assert names <= set(about.entries)
    for entry in about_view().entries:
        text, _ = text_of(entry.key)
        assert len(text) > 100, entry.key


def test_down_goes_through_the_list(about):
    about.entries[PROGRAM].setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Down)
    assert about.entries[QT].isChecked()
    assert "Where the source is" in said(about)
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in said(about)


def test_the_versions_can_be_copied(about):
    QTest.mouseClick(about.copy, Qt.MouseButton.LeftButton)
    assert __version__ in QApplication.clipboard().text()


def test_escape_leads_back_to_the_settings(about, window):
    QTest.keyClick(about, Qt.Key.Key_Escape)
    assert window.shell.shows(window.shell.page("settings"))

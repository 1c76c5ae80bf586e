"""The settings page at work: what is changed there reaches the window."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices

from trainer.ui.desk.houses import houses
from trainer.ui.screens.models import SettingsView
from trainer.ui.screens.settings import SettingsScreen

if TYPE_CHECKING:  # the window opens this page
    from trainer.ui.window import Window


def settings_page(window: "Window") -> SettingsScreen:
    """The page with the window's settings as they are now."""
    page = SettingsScreen(_view(window))
    page.name_changed.connect(lambda name: window.change(name=name))
    page.house_chosen.connect(lambda key: _set_house(window, page, key))
    page.four_colours_changed.connect(lambda on: window.change(four_colour=on))
    page.reduced_motion_changed.connect(lambda on: window.change(reduced_motion=on))
    page.folder_opened.connect(lambda: _open_folder(window))
    return page


def _set_house(window: "Window", page: SettingsScreen, key: str) -> None:
    window.change(house=key)
    page.show_view(_view(window))


def _view(window: "Window") -> SettingsView:
    kept = window.settings
    path = str(window.desk.store.path)
    return SettingsView(kept.name, houses(), window.desk.house, kept.four_colour, kept.reduced_motion, path)


def _open_folder(window: "Window") -> None:
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(window.desk.store.path.parent)))

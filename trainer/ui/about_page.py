"""The page *About* at work."""

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication

from trainer.ui.desk.about import PROGRAM, about_view, text_of, versions
from trainer.ui.kit.dialog import Toast
from trainer.ui.screens.about import AboutScreen

if TYPE_CHECKING:  # the window opens this page
    from trainer.ui.window import Window


def about_page(window: "Window") -> AboutScreen:
    """The page, open at the program itself; it leads back to the settings."""
    view = about_view()
    page = AboutScreen(view)
    names = {each.key: each.name for each in view.entries}
    page.chosen.connect(lambda key: page.show_text(names[key], *text_of(key)))
    page.copied.connect(lambda: _copy(window))
    page.back.connect(lambda: window.open_page("settings"))
    page.show_text(names[PROGRAM], *text_of(PROGRAM))
    return page


def _copy(window: "Window") -> None:
    QApplication.clipboard().setText(versions())
    Toast(window, "The version numbers are copied to the clipboard.")

"""On what the window ran when something went wrong; nothing about who sat before it."""

import PySide6
from PySide6.QtCore import qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from trainer.ui.window import Window


def facts(shown: QWidget | None) -> dict[str, str]:
    """Qt, the screen, the window's size and the page, as far as there are any yet."""
    found = {"Qt": f"{qVersion()} (PySide {PySide6.__version__}, {QGuiApplication.platformName()})"}
    screen = shown.screen() if shown is not None else QGuiApplication.primaryScreen()
    if screen is not None:
        size = screen.size()
        found["Screen"] = f"{size.width()} x {size.height()} at {screen.devicePixelRatio():.0%}"
    if shown is not None:
        found["Window"] = f"{shown.width()} x {shown.height()}"
    if isinstance(shown, Window):
        found["Page"] = shown.shell.current or "none"
    return found

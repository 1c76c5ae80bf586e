"""`?` on every page: first the keys of the page that is open, then those of the table."""

from PySide6.QtWidgets import QWidget

from trainer.ui.kit.button import Button
from trainer.ui.kit.shell import Shell
from trainer.ui.play.key_list import LINES, Line, Lines
from trainer.ui.play.key_sheet import KeySheet
from trainer.ui.screens.base import Screen

HERE, CLICK = "This page", "Click it"


def show_keys(shell: Shell, still: bool) -> None:
    """Open the list over the page that is open; `still` shows nothing moving."""
    here = keys_of(shell.page(shell.current))
    KeySheet(shell, still, (here, *LINES) if here.lines else LINES)


def keys_of(page: QWidget) -> Lines:
    """What the page itself listens to, and the key of each button that can be seen and pressed."""
    own = page.own_keys if isinstance(page, Screen) else ()
    lines = [Line(keys, name, name) for keys, name in own]
    for button in page.findChildren(Button):
        if button.key and button.isVisible() and button.isEnabled():
            name = button.accessibleName()
            lines.append(Line(button.key.replace("+", " "), name, name, mouse=CLICK))
    return Lines(HERE, tuple(lines))

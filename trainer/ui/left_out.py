"""The list of content files that are left out, at work: laid over the window, and read again when they are mended."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from trainer.scenarios.shelf import Shelf
from trainer.ui.content import look_again
from trainer.ui.desk.left_out import left_out
from trainer.ui.kit.dialog import Toast
from trainer.ui.screens.left_out import LeftOutSheet

if TYPE_CHECKING:  # the window opens it
    from trainer.ui.window import Window

FINE, STILL = "All files are good now.", "Some files still have errors."


def show_left_out(window: "Window", shelf: Shelf[Any, Any], changed: Callable[[], object]) -> LeftOutSheet:
    """Lay the list over the window; `changed` once files were read again."""
    sheet = LeftOutSheet(window, left_out(shelf.faults))
    sheet.again.connect(lambda: _again(window, shelf, sheet, changed))
    window.sheet = sheet
    return sheet


def _again(window: "Window", shelf: Shelf[Any, Any], sheet: LeftOutSheet, changed: Callable[[], object]) -> None:
    look_again(sheet, shelf, lambda _changed: _told(window, shelf, sheet, changed))


def _told(window: "Window", shelf: Shelf[Any, Any], sheet: LeftOutSheet, changed: Callable[[], object]) -> None:
    view = left_out(shelf.faults)
    if view.words:
        sheet.show_view(view)
        window.tell(STILL)
    else:
        sheet.close_up()
        Toast(window, FINE, "check", "right")
    changed()

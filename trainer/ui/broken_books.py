"""Rulebooks that turn out to be of no use once all are read: the trainee hears of it, and leaves such a house."""

from typing import TYPE_CHECKING

from trainer.rules.houses import told, usable
from trainer.ui.desk.houses import out_of_use
from trainer.ui.today_page import refresh

if TYPE_CHECKING:  # the window asks for it
    from trainer.ui.window import Window


def leave_broken(window: "Window") -> None:
    """All rulebooks have been read: what is wrong with them is said, unless it was known at the start."""
    before, window.faults = window.faults, told()
    if before == window.faults:
        return
    window.desk.house = usable(window.desk.house)
    window.tell(out_of_use(window.settings.house))
    window.show_trainee()
    window.guarded(lambda: refresh(window))

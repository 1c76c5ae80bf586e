"""A table that is only looked at, as the settings have tables: on pages that show a hand and deal none."""

from typing import TYPE_CHECKING

from trainer.ui.table import access
from trainer.ui.table.view import TableView

if TYPE_CHECKING:  # the window opens those pages
    from trainer.ui.window import Window


def looked_at_table(window: "Window") -> TableView:
    """The view of a new one: nothing on it can be taken up."""
    access.install()
    view = TableView()
    view.table.set_grips(False)
    view.table.set_four_colours(window.settings.four_colour)
    view.table.set_reduced_motion(window.settings.reduced_motion)
    return view

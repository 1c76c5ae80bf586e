"""The page of drills at work."""

from dataclasses import replace
from typing import TYPE_CHECKING

from trainer.scenarios.catalog import scenarios
from trainer.ui.content import look_again
from trainer.ui.desk.drills import drills_view
from trainer.ui.left_out import show_left_out
from trainer.ui.library_page import open_met
from trainer.ui.screens.drills import DrillsScreen
from trainer.ui.screens.drills_models import DrillsView

if TYPE_CHECKING:  # the window opens this page
    from trainer.ui.window import Window


def drills_page(window: "Window") -> DrillsScreen:
    """The page at the window's house; what has changed since among the files shows a blink later."""
    page = DrillsScreen(_view(window))
    page.house_chosen.connect(lambda key: _set_house(window, page, key))
    page.drill_chosen.connect(lambda key: setattr(window.desk, "drill", key))
    page.take_box.connect(window.take_box)
    page.quick_chosen.connect(lambda: window.open_page("quick"))
    page.quiz_chosen.connect(lambda: window.open_page("quiz"))
    page.judge_chosen.connect(lambda: window.open_page("judge"))
    page.floor_chosen.connect(lambda: window.open_page("floor"))
    page.player_chosen.connect(lambda: window.open_page("player"))
    page.free_chosen.connect(lambda: window.open_page("free"))
    page.met_wanted.connect(lambda: open_met(window))
    page.left_out_wanted.connect(lambda: show_left_out(window, scenarios(), lambda: page.show_view(_view(window))))
    look_again(page, scenarios(), lambda changed: page.show_view(_view(window)) if changed else None)
    return page


def _view(window: "Window") -> DrillsView:
    return replace(drills_view(window.desk), four_colours=window.settings.four_colour)


def _set_house(window: "Window", page: DrillsScreen, key: str) -> None:
    window.change(house=key)
    window.guarded(lambda: page.show_view(_view(window)))

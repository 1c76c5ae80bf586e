"""The first page before the store is open: what is pressed on it is kept, or opens the store."""

from dataclasses import replace
from datetime import datetime
from typing import TYPE_CHECKING

from trainer.ui.desk.front import front_view
from trainer.ui.screens.front import FrontScreen

if TYPE_CHECKING:  # the window opens this page
    from trainer.ui.window import Window


def front_page(window: "Window") -> FrontScreen:
    """The page as far as it needs no store: what to press is there before anything is read."""
    kept = window.settings
    view = front_view(kept.name, window.house, datetime.now().astimezone(), short=kept.short_form)
    page = FrontScreen(view)
    page.house_chosen.connect(window.choose_house)
    page.minutes_chosen.connect(lambda minutes: setattr(window, "wish", replace(window.wish, minutes=minutes)))
    page.form_chosen.connect(lambda short: window.change(short_form=short))
    page.take_box.connect(lambda: _take(window))
    page.drill_wanted.connect(lambda: window.open_page("drills"))
    page.order_asked.connect(window.enter)  # the whole page explains it
    return page


def _take(window: "Window") -> None:
    """Begin at once; where a hand was left, the whole page that opens leads to it."""
    if window.enter():
        window.guarded(lambda: _begin(window))


def _begin(window: "Window") -> None:
    if window.desk.interrupted() is None:
        window.begin_session()

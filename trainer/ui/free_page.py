"""The page of the free deal at work: what is wanted is kept, and the first hand is made while one looks at it."""

from typing import TYPE_CHECKING

from trainer.rules.areas import TITLES
from trainer.scenarios.drills import FREE
from trainer.study.free_deal import FreeDeal, areas_dealt
from trainer.study.library import library
from trainer.ui.desk import hands
from trainer.ui.desk.houses import pill
from trainer.ui.screens.free import FreeScreen
from trainer.ui.screens.free_models import AreaChoice, FreeView

if TYPE_CHECKING:  # the window opens this page
    from trainer.ui.window import Window


def free_page(window: "Window") -> FreeScreen:
    """The page at the window's house."""
    page = FreeScreen(_view(window))
    page.back.connect(lambda: window.open_page("drills"))
    page.often_chosen.connect(lambda often: _want(window, free_deal=often))
    page.areas_chosen.connect(lambda areas: _want(window, free_areas=" ".join(areas)))
    page.help_chosen.connect(lambda level: window.guarded(lambda: _help(window, level)))
    page.dealt.connect(lambda: window.take_box(FREE.key))
    window.guarded(lambda: _ahead(window))
    return page


def wanted(window: "Window") -> FreeDeal:
    """What the settings say, without areas in which nothing can go wrong here."""
    kept = window.settings
    there = areas_dealt(library(window.desk.house))
    return FreeDeal(kept.free_deal, tuple(key for key in kept.free_areas.split() if key in there))


def _want(window: "Window", **changes: object) -> None:
    window.change(**changes)
    window.guarded(lambda: _ahead(window))


def _help(window: "Window", level: str) -> None:
    """So much help in the free deal from now on. Raises StoreTrouble."""
    window.desk.store.keep_help(window.desk.profile.id, FREE.key, level)


def _ahead(window: "Window") -> None:
    """The next hand is one as it is wanted now. Raises StoreTrouble."""
    window.desk.free, window.desk.free_next = wanted(window), None
    window.box.stock.ahead([hands.free_order(window.desk)])


def _view(window: "Window") -> FreeView:
    house, wish = window.desk.house, wanted(window)
    there = areas_dealt(library(house))
    areas = tuple(AreaChoice(key, TITLES[key], key in wish.areas) for key in TITLES if key in there)
    level = window.desk.store.help_level(window.desk.profile.id, FREE.key)
    return FreeView(pill(house), wish.often, level, areas)

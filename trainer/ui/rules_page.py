"""The rules page at work: paragraphs turned to, books opened, questions asked and hands dealt on what is read."""

from typing import TYPE_CHECKING

from trainer.ui.asking import ask_on
from trainer.ui.desk.paragraph import sheet_view
from trainer.ui.desk.quiz import pose
from trainer.ui.desk.rules import book_page, rules_view
from trainer.ui.screens.rules import RulesScreen

if TYPE_CHECKING:  # the window opens this page
    from trainer.ui.window import Window


def rules_page(window: "Window", house: str = "", at: str = "") -> RulesScreen:
    """The rules of a house (the window's for ""), open at a paragraph or at the first.

    Reading another house's does not move the trainee there. Raises LookupError and StoreTrouble.
    """
    view = rules_view(house or window.house)
    first = view.paragraphs[0]
    page = RulesScreen(view, sheet_view(window.desk, house or first.house, at or first.at))
    page.filtered.connect(lambda key: page.show_view(rules_view(key)))
    page.turned.connect(lambda key, place: window.guarded(lambda: page.show_sheet(sheet_view(window.desk, key, place))))
    page.book_wanted.connect(lambda key: page.show_book(book_page(key)))
    page.quizzed.connect(lambda topic: window.guarded(lambda: _ask(window, page, topic)))
    page.dealt.connect(lambda scenario: window.box.take_scenario(page.shown.house, scenario))
    return page


def _ask(window: "Window", page: RulesScreen, topic: str) -> None:
    house, at = page.shown.house, page.shown.at
    asked = pose(window.desk, topic, window.desk.seeds(), house)
    asking = ask_on(window.shell, window.desk, window.guarded, asked, None, window.settings)
    asking.done.connect(lambda: window.read(house, at))
    asking.back.connect(lambda: window.read(house, at))
    asking.read.connect(window.read)

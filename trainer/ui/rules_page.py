"""The rules page at work: paragraphs found and turned to, books opened, questions and hands on what is read."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from trainer.kernel.pieces import Pieces
from trainer.ui.asking import ask_on
from trainer.ui.desk.paragraph import sheet_view
from trainer.ui.desk.practise import posing_about
from trainer.ui.desk.questions import QuestionSet
from trainer.ui.desk.quiz import posing
from trainer.ui.desk.rules import book_page, rules_view, warming
from trainer.ui.desk.trail import Stop, Trail
from trainer.ui.kit.soon import one_by_one
from trainer.ui.kit.underway import used
from trainer.ui.own_book import OwnBook
from trainer.ui.screens.rules import RulesScreen
from trainer.ui.screens.rules_models import LACKING, SILENCE

if TYPE_CHECKING:  # the window opens this page
    from trainer.ui.window import Window

FRAME_MS = 16


def rules_page(window: "Window", house: str = "", at: str = "") -> RulesScreen:
    """The rules of a house (the window's for ""), open at a paragraph or at the first.

    Reading another house's does not move the trainee there. Raises LookupError and StoreTrouble.
    """
    return Reader(window, house, at).page


class Reader(QObject):
    """Leads from one paragraph to the next, and from reading to doing. Lives as long as its page."""

    def __init__(self, window: "Window", house: str, at: str) -> None:
        view = rules_view(house or window.house)
        first = view.lines[0]
        self._window = window
        self._trail = Trail((house or window.house, at or getattr(first, "place", "")))
        self.page = RulesScreen(view, sheet_view(window.desk, *self._trail.at))
        super().__init__(self.page)
        self._wire(self.page)
        self._own = OwnBook(window, self.page)
        self._own.beside(self.page.shown)
        one_by_one(self, warming(), FRAME_MS)

    def _wire(self, page: RulesScreen) -> None:
        page.listed.connect(lambda words, house, order: page.show_view(rules_view(house, words, order)))
        page.chosen.connect(lambda house, place: self._go(self._trail.leafed((house, place))))
        page.turned.connect(lambda house, place: self._go(self._trail.followed((house, place))))
        page.back.connect(lambda: self._go(self._trail.back()))
        page.ahead.connect(lambda: self._go(self._trail.on()))
        page.book_wanted.connect(lambda key: page.show_book(book_page(key)))
        page.quizzed.connect(lambda topic: self._ask(self._on_topic(topic)))
        page.asked.connect(lambda: self._ask(self._on_this()))
        page.dealt.connect(self._deal)
        page.practised.connect(self._practise)
        page.shown_example.connect(self._show_example)

    # --- turning to another paragraph --------------------------------------------------------------------------

    def _go(self, trail: Trail) -> None:
        if trail.at != self._trail.at:
            self._window.guarded(lambda: self._turn(trail))

    def _turn(self, trail: Trail) -> None:
        sheet = sheet_view(self._window.desk, *trail.at)
        self._trail = trail
        self._own.beside(sheet)
        self.page.show_sheet(sheet, _named(trail.behind[-1]) if trail.behind and not trail.leafing else "")

    # --- from reading to doing ---------------------------------------------------------------------------------

    def _on_topic(self, topic: str) -> Pieces[QuestionSet]:
        return posing(self._window.desk, topic, self._trail.at[0])

    def _on_this(self) -> Pieces[QuestionSet]:
        return posing_about(self._window.desk, *self._trail.at)

    def _ask(self, posed: Pieces[QuestionSet]) -> None:
        self._window.coming.wish(used(posed, self._put))

    def _put(self, asked: QuestionSet) -> None:
        window, here = self._window, self._trail.at
        asking = ask_on(window.shell, window.desk, window.guarded, asked, None, window.settings)
        asking.done.connect(lambda: window.read(*here))
        asking.back.connect(lambda: window.read(*here))
        asking.read.connect(window.read)

    def _deal(self, scenario: str) -> None:
        self._window.box.take_scenario(self._trail.at[0], scenario, picked=True)

    def _show_example(self, key: str) -> None:
        from trainer.ui.example_page import open_example  # loads the law's engine and a table

        open_example(self._window, self.page, *self._trail.at, key)

    def _practise(self) -> None:
        way = self.page.shown.practice
        if way is not None and way.kind == "scenario":
            self._deal(way.key)
        elif way is not None:
            from trainer.ui.quick_page import play_round  # loads what draws close-ups

            self._window.desk.house = self._trail.at[0]  # as a hand that is dealt from here
            play_round(self._window, way.key)


def _named(stop: Stop) -> str:
    return "the uncovered topic" if stop[1].startswith(SILENCE) else stop[1].removeprefix(LACKING)

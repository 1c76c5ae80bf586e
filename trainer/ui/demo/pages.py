"""The way through the pages around a hand, by mouse or by keyboard."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from trainer.questions.model import Given
from trainer.rules.houses import BOOKS
from trainer.ui.demo.answers import Answerer
from trainer.ui.demo.events import Events, key_of, wait_for
from trainer.ui.demo.spots import Unreachable
from trainer.ui.kit.topbar import TopBar
from trainer.ui.screens.debrief import DebriefScreen
from trainer.ui.screens.questions import QuestionsScreen
from trainer.ui.window import Window

MOST_TABS = 40
Key = Qt.Key


class Pages:
    """Chooses house and drill, sits down, reads the debrief and answers, all by events."""

    def __init__(self, window: Window, events: Events, by_mouse: bool) -> None:
        self.window, self.events, self.by_mouse = window, events, by_mouse

    # --- the first page ----------------------------------------------------------------------------------------

    def choose_house(self, key: str) -> None:
        """Take a house on the first page. Raises Unreachable."""
        if self.by_mouse:
            self._click(self._named("today", f"house-{key}"))
            return
        self._tab_to("house-")
        for _ in range(2 * len(BOOKS)):
            if _focused() == f"house-{key}":
                return
            self.events.key(_towards(self._named("today", f"house-{key}")))
        raise Unreachable(f"no arrow key leads to the house {key}")

    def choose_drill(self, key: str, number: int) -> None:
        """Take a drill on the page of drills; `number` counts from 1."""
        self._to_the_drills()
        if self.by_mouse:
            self._click(self._named("drills", f"drill-{key}"))
        else:
            self.events.key(key_of(str(number)))

    def _to_the_drills(self) -> None:
        if self.by_mouse:
            self._click(self._named("today", "choose-drill"))
        else:
            self._tab_to("choose-drill")
            self.events.key(Key.Key_Return)

    def sit_down(self, page: str = "drills") -> None:
        """Take the box, for a drill or (on the page "today") for the session that is proposed."""
        if self.by_mouse:
            self._click(self._named(page, "take-box"))
        else:
            self._tab_to("take-box")
            self.events.key(Key.Key_Return)
        wait_for(lambda: self.window.box.settled)

    # --- after the hand ----------------------------------------------------------------------------------------

    def to_the_questions(self) -> None:
        """On from the debrief."""
        page = self.window.shell.page("debrief")
        assert isinstance(page, DebriefScreen)
        self._go(page.go_on)

    def answer(self, given: Given) -> None:
        """Give an answer and go on. Raises Unreachable."""
        page = self._questions()
        Answerer(page, self.events, self.by_mouse).give(given)
        assert page.foot.next is not None
        self._go(page.foot.next)

    def leave_questions(self) -> None:
        """Back to the first page."""
        if self.by_mouse:
            bars = [bar for bar in self._questions().findChildren(TopBar) if bar.isVisible()]
            self._click(bars[-1].arrow)
        else:
            self.events.key(Key.Key_Escape)

    def _questions(self) -> QuestionsScreen:
        page = self.window.shell.page("questions")
        assert isinstance(page, QuestionsScreen)
        return page

    def _go(self, button: QPushButton) -> None:
        if self.by_mouse:
            self._click(button)
        else:
            self.events.key(Key.Key_Return)

    # --- events ------------------------------------------------------------------------------------------------

    def _click(self, widget: QWidget) -> None:
        self.events.click(self.events.point(widget))

    def _named(self, page: str, name: str) -> QWidget:
        found = [each for each in self.window.shell.page(page).findChildren(QWidget, name) if each.isVisible()]
        if not found:
            raise Unreachable(f"there is no {name} on the page {page}")
        return found[-1]

    def _tab_to(self, name: str) -> None:
        for _ in range(MOST_TABS):
            if _focused().startswith(name):
                return
            self.events.key(Key.Key_Tab)
        raise Unreachable(f"Tab never reaches {name}")


def _towards(card: QWidget) -> Qt.Key:
    """The arrow key that leads from the focus to a card: first to its row, then along it."""
    held = QApplication.focusWidget()
    if held is None:
        raise Unreachable(f"nothing has the focus, and {card.objectName()} is wanted")
    way = card.mapToGlobal(card.rect().center()) - held.mapToGlobal(held.rect().center())
    if 2 * abs(way.y()) > held.height():
        return Key.Key_Down if way.y() > 0 else Key.Key_Up
    return Key.Key_Right if way.x() > 0 else Key.Key_Left


def _focused() -> str:
    held = QApplication.focusWidget()
    return held.objectName() if held is not None else ""

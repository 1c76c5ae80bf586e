"""Sessions begun, dealt and answered as their tests do it, and what is seen of them."""

from datetime import datetime
from typing import TypeVar

from PySide6.QtWidgets import QLabel, QWidget

from trainer.grading.model import Dealer, perfect, play_out
from trainer.progress.records import Part
from trainer.questions.model import Asked
from trainer.study.items import Item, Plan
from trainer.study.library import Kind
from trainer.study.so_far import SoFar
from trainer.study.wants import Want, Why
from trainer.ui.asking import Asking
from trainer.ui.demo.answers import answer_for
from trainer.ui.desk import hands
from trainer.ui.screens.debrief import DebriefScreen
from trainer.ui.screens.questions import QuestionsScreen
from trainer.ui.screens.today import TodayScreen
from trainer.ui.sitting import Sitting
from trainer.ui.window import Window

P = TypeVar("P", bound=QWidget)
HOUSE = "tda-2022"
FLOP, CLEAN = "four-card-flop-last-two-stuck", "clean-holdem-six"
RULE = "deal.four-card-flop.one-card-too-many"
DUE = Want(RULE, Part.NOTICED, Why.DUE, "deal.four-card-flop", datetime(2026, 11, 1).astimezone(), 0.5)
CONTROL = Want("", Part.NOTICED, Why.CONTROL)
HAND = Item(Kind.HAND, (FLOP,), 60.0, (DUE,), 11)
CONTROLLED = Item(Kind.HAND, (CLEAN,), 60.0, (CONTROL,), 12)
ASKED = ("boxed-how-many", "one-boxed-in-the-deal")
BOXED = Want("topic:deal.boxed-card", Part.REMEDY, Why.WEAK, "deal.boxed-card")
QUESTIONS = Item(Kind.QUESTION, ASKED, 50.0, (BOXED,), 13)
ROUND = Item(Kind.ROUND, ("call-or-raise",), 70.0, (), 14)


def sit(window: Window, *items: Item) -> Sitting:
    """A session of these things begins."""
    window.sitting = Sitting(window, SoFar(Plan(HOUSE, 5, items)), datetime.now().astimezone())
    window.sitting.keep()
    window.go_on()
    window.box.settle()
    return window.sitting


def deal(window: Window, dealer: Dealer = perfect) -> DebriefScreen:
    """The hand on the table is dealt to its end by a dealer."""
    window.coming.settle()
    dealing = window.play.dealing
    assert dealing is not None
    session = dealing.session
    transcript = play_out(session.play, session.law, dealer)
    for gesture in transcript.gestures[len(session.record) :]:
        session.record.add(gesture)
        hands.keep(window.desk, gesture)
    session._event = None
    window.box.ended()
    window.box.settle()
    return page(window, DebriefScreen, "debrief")


def page(window: Window, kind: type[P], key: str) -> P:
    """The page of that kind, which must be the one that is shown once what was to come has come."""
    window.coming.settle()
    found = window.shell.page(key)
    assert isinstance(found, kind)
    assert found.isVisible()
    return found


def today(window: Window) -> TodayScreen:
    return page(window, TodayScreen, "today")


def answer(window: Window, *, right: bool) -> None:
    """The question that is asked, and on."""
    shown = page(window, QuestionsScreen, "questions")
    shown.answer(answer_for(posed(shown), right=right))
    shown.go_on()


def strip(window: Window) -> str:
    """The words of the strip; "" when there is none."""
    shown = window.shell._strip
    return "" if shown is None or not shown.isVisible() else shown.accessibleName()


def posed(screen: QuestionsScreen) -> Asked:
    """The question that is asked now."""
    return screen.findChild(Asking).asked.posed[screen.at]


def words(widget: QWidget) -> list[str]:
    return [each.text() for each in widget.findChildren(QLabel) if each.isVisible()]

"""What the feature on sessions says, as things to do and to see."""

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget
from pytest_bdd import given, parsers, then, when

from tests.features.conftest import Computer
from tests.features.steps import on, written
from trainer.ui.asking import Asking
from trainer.ui.demo.answers import answer_for
from trainer.ui.demo.events import wait_for
from trainer.ui.screens.questions import QuestionsScreen
from trainer.ui.screens.sitting_end import SittingEndScreen
from trainer.ui.screens.today import TodayScreen

MOST = 40  # steps of a session
Key = Qt.Key


@given(parsers.parse("the trainee works by {hands}"))
def _(computer: Computer, hands: str) -> None:
    computer.by_mouse = hands == "mouse"


@when(parsers.parse("the trainee takes {minutes:d} minutes and the box"))
def _(computer: Computer, minutes: int) -> None:
    computer.window.change(reduced_motion=True)  # the shuffle and the cut would keep the test waiting
    page = on(computer, "today")
    assert isinstance(page, TodayScreen)
    if computer.by_mouse:
        computer.click(page.lengths, QPoint(20, 15))
    else:
        computer.pages._tab_to("minutes")
        computer.key(Key.Key_Left)
    assert computer.window.wish.minutes == minutes
    computer.picture("five-minutes")
    computer.pages.sit_down("today")


@when("works through the session, asked or at the table")
def _(computer: Computer) -> None:
    ways = {"play": computer.deal, "debrief": computer.pages.to_the_questions}
    steps: dict[str, Callable[[], None]] = {**ways, "questions": lambda: _answer(computer)}
    for _ in range(MOST):
        shown = _shown(computer)
        if shown == "session-end":
            return
        computer.picture(shown)
        steps[shown]()
        wait_for(lambda: not computer.window.coming.busy)  # the next hand is made
    raise AssertionError("the session never ends")


def _shown(computer: Computer) -> str:
    keys = ("play", "debrief", "questions", "session-end")
    return next(key for key in keys if key in computer.window.shell._pages and computer.page(key).isVisible())


def _answer(computer: Computer) -> None:
    page = computer.page("questions")
    assert isinstance(page, QuestionsScreen)
    if page.over:
        computer.key(Key.Key_Return)
        return
    computer.pages.answer(answer_for(page.findChild(Asking).asked.posed[page.at], right=True))


@then("the session held a hand and a question")
def _(computer: Computer) -> None:
    [row] = computer.store.rows("SELECT count(*) AS hands FROM attempts WHERE mode = 'session'", ())
    assert row["hands"] >= 1
    [row] = computer.store.rows("SELECT count(*) AS asked, sum(right) AS well FROM answers", ())
    assert row["asked"] == row["well"] >= 1


@then("its end tells what was caught, what was right, and which rules come back when")
def _(computer: Computer) -> None:
    page = on(computer, "session-end")
    assert isinstance(page, SittingEndScreen)
    words = written(page)
    shown = {"Session over", "Caught", "Answers right", "Rules that changed", "What you practiced, and why"}
    assert shown <= set(words)
    assert any(each.startswith("again ") for each in words)
    assert any(each.startswith("New: ") for each in words)
    computer.picture("session-end")


@when("the trainee is done")
def _(computer: Computer) -> None:
    page = on(computer, "session-end")
    assert isinstance(page, SittingEndScreen)
    computer.click(page.done) if computer.by_mouse else computer.key(Key.Key_Return)


@then("the rules practised are known on the first page")
def _(computer: Computer) -> None:
    page = on(computer, "today")
    assert isinstance(page, TodayScreen)
    assert any(area.share is not None for area in page._view.areas)
    computer.picture("today-after")


@then("the first page offers the rest of the session")
def _(computer: Computer) -> None:
    page = on(computer, "today")
    assert any(words.startswith("Your session at Poker TDA") for words in written(page))
    computer.picture("session-left")


@when("the trainee goes on with it")
def _(computer: Computer) -> None:
    page: QWidget = on(computer, "today")
    assert isinstance(page, TodayScreen)
    computer.click(page.rest)
    computer.settled()

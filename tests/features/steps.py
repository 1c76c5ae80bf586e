"""What the features say, as things to do and to see."""

import re

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QLabel, QWidget
from pytest_bdd import given, parsers, then, when

from tests.features.conftest import Computer
from trainer import settings
from trainer.scenarios.drills import DRILLS
from trainer.ui.asking import Asking
from trainer.ui.demo.answers import answer_for
from trainer.ui.desk.houses import pill
from trainer.ui.kit.topbar import TopBar
from trainer.ui.play.leaving import GO
from trainer.ui.screens.attempts import AttemptsTable
from trainer.ui.screens.debrief import DebriefScreen
from trainer.ui.screens.progress import SECTIONS, ProgressScreen
from trainer.ui.screens.questions import QuestionsScreen
from trainer.ui.screens.today import TodayScreen
from trainer.ui.screens.welcome import WelcomeScreen

Key = Qt.Key


def written(page: QWidget) -> list[str]:
    """Every text that stands on a page."""
    return [label.text() for label in page.findChildren(QLabel) if label.isVisible()]


def on(computer: Computer, key: str) -> QWidget:
    """The page, which must be the one that is shown."""
    page = computer.page(key)
    assert page.isVisible(), f"{key} is not shown"
    return page


# --- starting -------------------------------------------------------------------------------------------------------


@given("a computer on which the program was never started")
def _(computer: Computer) -> None:
    assert not computer.path.exists()


@given(parsers.parse('a trainee "{name}" of "{house}"'))
def known(computer: Computer, name: str, house: str) -> None:
    settings.save(settings.Settings(name, house))
    computer.start()


@given(parsers.parse('a trainee "{name}" of "{house}" in the middle of a hand'))
def _(computer: Computer, name: str, house: str) -> None:
    settings.save(settings.Settings(name, house, reduced_motion=True))
    computer.start()
    sit_down(computer, "four-card-flop")
    for seat in (3, 4, 5):
        computer.key(Key(Key.Key_0 + seat))
    assert computer.window.play.dealing is not None
    computer.gestures = tuple(computer.window.play.dealing.record.gestures)
    assert len(computer.gestures) >= 3


@when("the program starts")
@when("the program starts again")
def _(computer: Computer) -> None:
    computer.start()


@when("the window is closed")
def _(computer: Computer) -> None:
    computer.end()


@when(parsers.parse("the trainee works by {hands}"))
def _(computer: Computer, hands: str) -> None:
    computer.by_mouse = hands == "mouse"


@then("it asks for a name and a house")
def _(computer: Computer) -> None:
    page = on(computer, "welcome")
    assert isinstance(page, WelcomeScreen)
    assert {"Your name", "Your rulebook"} <= set(written(page))
    computer.picture("welcome")


@when(parsers.parse('the trainee gives the name "{name}" and the house "{house}"'))
def _(computer: Computer, name: str, house: str) -> None:
    page = on(computer, "welcome")
    assert isinstance(page, WelcomeScreen)
    computer.qtbot.keyClicks(page.name, name)
    if computer.by_mouse:
        computer.click(page.houses.cards[house])
        computer.click(page.go)
        return
    computer.key(Key.Key_Tab)
    for _ in range(list(page.houses.cards).index(house) - list(page.houses.cards).index(page.houses.current)):
        computer.key(Key.Key_Right)
    for _ in range(9):
        if page.go.hasFocus():
            break
        computer.key(Key.Key_Tab)
    computer.key(Key.Key_Return)


# --- the first page -------------------------------------------------------------------------------------------------


@then(parsers.parse('the first page greets "{name}" at "{house}"'))
def _(computer: Computer, name: str, house: str) -> None:
    page = on(computer, "today")
    assert isinstance(page, TodayScreen)
    assert any(words.endswith(f", {name}") for words in written(page))
    assert page.houses.current == house
    assert computer.window.desk.house == house
    assert pill(house) in written(computer.window.shell.side)
    computer.picture("today")


@then("the first page is shown")
def _(computer: Computer) -> None:
    assert computer.page("welcome").isVisible() or computer.page("today").isVisible()


@then(parsers.parse('the first page counts {count:d} hand at "{house}"'))
def _(computer: Computer, count: int, house: str) -> None:
    assert on(computer, "today").isVisible()
    page = computer.open_page("drills")
    assert f"{count} hand" in written(page)
    computer.open_page("today")
    assert len(computer.store.attempts(computer.window.desk.profile.id, house)) == count


@when(parsers.parse('the trainee takes the box for the drill "{drill}"'))
def sit_down(computer: Computer, drill: str) -> None:
    computer.window.change(reduced_motion=True)  # the shuffle and the cut would keep the test waiting
    number = [each.key for each in DRILLS].index(drill) + 1
    computer.pages.choose_drill(drill, number)
    computer.pages.sit_down()
    assert computer.window.play.isVisible()


@then("the first page offers the hand")
def _(computer: Computer) -> None:
    page = on(computer, "today")
    assert isinstance(page, TodayScreen)
    assert any(words.startswith("You left a hand on") for words in written(page))
    computer.picture("offered")


@then("no hand is offered")
def _(computer: Computer) -> None:
    page = computer.open_page("today") if computer.window.shell.side.isVisible() else _home(computer)
    assert not any(words.startswith("You left a hand on") for words in written(page))
    assert computer.window.desk.interrupted() is None


def _home(computer: Computer) -> QWidget:
    """The first page, by Esc; a debrief is left by its arrow."""
    arrows = [each for each in computer.window.findChildren(TopBar) if each.arrow.isVisible()]
    if arrows:
        computer.click(arrows[0].arrow)
    else:
        computer.key(Key.Key_Escape)
    return on(computer, "today")


# --- the hand -------------------------------------------------------------------------------------------------------


@when("deals the hand as the book asks")
@when("the trainee deals the hand as the book asks")
def _(computer: Computer) -> None:
    computer.deal()


@when("the trainee leaves the table")
def _(computer: Computer) -> None:
    computer.click(computer.window.play.bar.leave)
    asked = computer.window.play.leaving.dialog
    if asked is not None:  # no one asks before there are chips in the hand
        computer.click(asked.buttons[GO])


@when("the trainee goes on dealing")
def _(computer: Computer) -> None:
    page = on(computer, "today")
    assert isinstance(page, TodayScreen)
    computer.click(page.resume)
    computer.settled()


@when("the trainee discards the hand")
def _(computer: Computer) -> None:
    page = on(computer, "today")
    assert isinstance(page, TodayScreen)
    computer.click(page.discard)


@then("the hand is as it was")
def _(computer: Computer) -> None:
    assert computer.window.play.isVisible()
    assert computer.window.play.dealing is not None
    assert tuple(computer.window.play.dealing.record.gestures) == computer.gestures


@then("a hand can be dealt")
def _(computer: Computer) -> None:
    if computer.page("welcome").isVisible():
        computer.key(Key.Key_Return)
    sit_down(computer, "four-card-flop")
    computer.deal()
    assert on(computer, "debrief")
    assert len(computer.store.attempts(computer.window.desk.profile.id)) == 1


# --- the debrief and the questions ----------------------------------------------------------------------------------


@then(parsers.parse('the debrief shows three good grades by paragraph "{paragraph}"'))
def _(computer: Computer, paragraph: str) -> None:
    page = on(computer, "debrief")
    dealt = computer.window.after.dealt
    assert dealt is not None
    assert dealt.assessment.right
    first = next(each for each in dealt.assessment.matters if not each.own)
    assert any(each.at.startswith(paragraph) for each in first.decision.citations)
    words = written(page)
    assert {"You got it right.", "Authority right"} <= set(words)
    assert any(each.startswith("Noticed in ") for each in words)
    assert any(re.fullmatch(r"Remedy (\d+) of \1", each) for each in words)
    computer.picture("debrief")


@when("the trainee answers three questions")
def _(computer: Computer) -> None:
    computer.pages.to_the_questions()
    computer.picture("question")
    page = computer.page("questions")
    assert isinstance(page, QuestionsScreen)
    for posed in page.findChild(Asking).asked.posed:
        computer.pages.answer(answer_for(posed, right=True))
    computer.picture("result")
    computer.pages.leave_questions()
    rows = computer.store.rows("SELECT question, attempt FROM answers", ())
    assert len({row["question"] for row in rows}) == 3
    assert {row["attempt"] for row in rows} == {1}


# --- progress -------------------------------------------------------------------------------------------------------


@then(parsers.parse("the progress page lists {count:d} attempt"))
@then(parsers.parse("the progress page lists {count:d} attempts"))
def _(computer: Computer, count: int) -> None:
    if not computer.window.shell.side.isVisible():
        _home(computer)
    page = computer.open_page("progress")
    assert isinstance(page, ProgressScreen)
    if count:
        _to_the_hands(computer, page)
    tables = page.findChildren(AttemptsTable)
    assert sum(table.model().rowCount() for table in tables) == count
    computer.picture("progress")


def _to_the_hands(computer: Computer, page: ProgressScreen) -> None:
    """The section with the list of hands: it is the last one."""
    sections = page.section
    if computer.by_mouse:
        computer.click(sections, sections.rect().center() + QPoint(sections.width() // 2 - 8, 0))
    else:
        sections.setFocus(Qt.FocusReason.TabFocusReason)
        computer.key(*[Qt.Key.Key_Right] * (len(SECTIONS) - 1))
    assert page.view.section == "hands"


@then("opening it replays the hand")
def _(computer: Computer) -> None:
    [table] = [each for each in computer.page("progress").findChildren(AttemptsTable) if each.isVisible()]
    if computer.by_mouse:
        table.scrollTo(table.model().index(0, 0))
        spot = table.visualRect(table.model().index(0, 1)).center()
        events, at = computer.events, table.viewport().mapTo(computer.window, spot)
        events.click(at)
        events.double_click(at)
    else:
        table.setFocus(Qt.FocusReason.TabFocusReason)
        table.setCurrentIndex(table.model().index(0, 0))
        computer.key(Key.Key_Return)
    page = on(computer, "debrief")
    assert isinstance(page, DebriefScreen)
    computer.qtbot.waitUntil(lambda: len(computer.window.after.replays) > 1)
    scene = computer.window.after.view.table
    first = scene.picture
    computer.click(page.replay.ahead)
    assert scene.picture != first
    assert page.replay.key == "yours"
    computer.picture("replayed")

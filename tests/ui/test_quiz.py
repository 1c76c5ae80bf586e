"""The quiz by house, area and topic: what it offers, that it asks it, and that every answer is kept."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.questions.picked import pick_on
from tests.ui.questions_samples import reply
from tests.ui.windows import active_window
from trainer.kernel.pieces import at_once
from trainer.progress.records import Answer, Outcome, Part, Tested
from trainer.questions.bank import bank, keys
from trainer.questions.model import Asked
from trainer.rules.areas import area
from trainer.ui.asking import Asking
from trainer.ui.desk.houses import houses
from trainer.ui.desk.quiz import MOST, posing, quiz_view
from trainer.ui.kit.button import Button
from trainer.ui.kit.scroll import Pane
from trainer.ui.screens.questions import QuestionsScreen
from trainer.ui.screens.quiz import AreaCard, QuizScreen, TopicTile
from trainer.ui.screens.quiz_models import QuizTopicView, QuizView, Wanted
from trainer.ui.window import Window

HOUSE, AREA, TOPIC = "tda-2022", "deal", "deal.boxed-card"


@pytest.fixture
def window(qtbot: QtBot, program: QApplication) -> Iterator[Window]:
    with active_window(qtbot, HOUSE) as made:
        yield made


def page(window: Window) -> QuizScreen:
    shown = window.shell.page("quiz")
    assert isinstance(shown, QuizScreen)
    return shown


def questions(window: Window) -> QuestionsScreen:
    window.coming.settle()
    shown = window.shell.page("questions")
    assert isinstance(shown, QuestionsScreen)
    return shown


def posed(screen: QuestionsScreen) -> tuple[Asked, ...]:
    return screen.findChild(Asking).asked.posed


def tile(window: Window, topic: str) -> TopicTile:
    return next(each for each in page(window).findChildren(TopicTile) if each.objectName() == f"topic-{topic}")


def test_what_is_offered_is_what_the_house_can_be_asked(window: Window) -> None:
    view = quiz_view(window.desk, AREA)
    fit = [each for each in bank() if HOUSE in each.houses]
    assert sum(each.questions for each in view.areas) == len(fit)
    assert {each.key for each in view.topics} == {q.topic for q in fit if area(q.topic) == AREA}
    assert sum(each.questions for each in view.topics) == next(c.questions for c in view.areas if c.key == AREA)


def test_a_topic_is_asked_by_mouse_and_the_answers_are_kept(window: Window, qtbot: QtBot) -> None:
    window.open_page("quiz")
    page(window).area_chosen.emit(AREA)
    qtbot.mouseClick(tile(window, TOPIC), Qt.MouseButton.LeftButton)
    asked = questions(window)
    assert asked.isVisible()
    number = len(asked.view.questions)
    assert number == min(MOST, sum(q.topic == TOPIC and HOUSE in q.houses for q in bank()))
    for place in range(number):
        reply(asked, right=place > 0)
        asked.go_on()
    asked.go_on()
    assert page(window).isVisible()
    kept = window.desk.store.answered(window.desk.profile.id, HOUSE)
    assert (len(kept), sum(well for _, well in kept.values())) == (number, number - 1)
    again = next(each for each in quiz_view(window.desk, AREA).topics if each.key == TOPIC)
    assert (again.answered, again.share) == (number, round(100 * (number - 1) / number))


def test_an_area_is_asked_by_keyboard(window: Window, qtbot: QtBot) -> None:
    window.open_page("quiz")
    qtbot.keyClick(page(window), Qt.Key.Key_Return)
    asked = questions(window)
    assert asked.isVisible()
    reply(asked)
    assert len(window.desk.store.answered(window.desk.profile.id, HOUSE)) == 1
    qtbot.keyClick(asked, Qt.Key.Key_Escape)
    assert page(window).isVisible()


def test_another_house_is_asked_by_its_own_book(window: Window, qtbot: QtBot) -> None:
    window.open_page("quiz")
    qtbot.mouseClick(page(window).houses.cards["upt"], Qt.MouseButton.LeftButton)
    assert window.desk.house == "upt"
    page(window).asked.emit("deal.boxed-card")
    assert "Ultimate Poker Tour" in questions(window).view.house


def test_what_was_asked_least_comes_first() -> None:
    fit = [each.id for each in bank() if each.topic == TOPIC and HOUSE in each.cites]
    seen = dict.fromkeys(fit[:-1], 1)
    for seed in range(5):
        assert pick_on(bank(), HOUSE, {TOPIC}, 3, seed, seen)[0].id == fit[-1]
    assert len(pick_on(bank(), HOUSE, {TOPIC}, 3, 1, {})) == 3
    assert pick_on(bank(), HOUSE, set(), 3, 1, {}) == ()


# --- how deep, how busy, and what is due ---------------------------------------------------------------------------


def test_only_questions_of_the_level_are_offered_and_asked(window: Window, qtbot: QtBot) -> None:
    window.open_page("quiz")
    level = page(window).level
    level.setFocus()
    qtbot.keyClick(level, Qt.Key.Key_Right)
    view = page(window).view
    assert view.wanted.level == 1
    fit = [each for each in bank() if HOUSE in each.houses and each.level == 1]
    assert sum(each.questions for each in view.areas) == len(fit)
    qtbot.mouseClick(page(window).go, Qt.MouseButton.LeftButton)
    assert {each.level for each in posed(questions(window))} == {1}
    qtbot.keyClick(questions(window), Qt.Key.Key_Escape)
    assert page(window).view.wanted.level == 1


def test_an_area_without_a_question_of_that_kind_says_so(window: Window) -> None:
    view = quiz_view(window.desk, AREA, Wanted(level=3, complexity=3))
    empty = next(each for each in view.areas if not each.questions)
    screen = QuizScreen(quiz_view(window.desk, empty.key, view.wanted))
    assert empty.note == "no questions"
    assert not screen.go.isEnabled()


@pytest.mark.parametrize(("due", "told"), [(0, ""), (1, ", 1 rule due"), (54, ", 54 rules due")])
def test_what_is_due_are_rules_among_questions(due: int, told: str) -> None:
    assert QuizTopicView("bets", "Call, raise, size", 74, 7, 67, due).note == f"74 questions, 7 answered{told}"


def test_an_area_in_which_much_is_due_is_whole_in_its_list(qtbot: QtBot) -> None:
    area = QuizTopicView("bets", "Call, raise, size", 174, 107, 67, 54)
    screen = QuizScreen(QuizView(houses(), HOUSE, (area,), "bets", (), Wanted(), ""))
    qtbot.addWidget(screen)
    screen.resize(1072, 720)
    screen.show()
    card = screen.findChild(AreaCard, "area-bets")
    pane = screen.findChild(Pane)
    assert card.mapTo(pane, card.rect().topRight()).x() <= pane.viewport().width()


def test_what_is_due_is_counted_and_asked_first(window: Window) -> None:
    question = next(each for each in bank() if HOUSE in each.houses and each.topic == TOPIC)
    rule = min(keys(question, HOUSE))
    long_ago = datetime.now(UTC) - timedelta(days=60)
    tested = (Tested(rule, TOPIC, Part.REMEDY, Outcome.AGAIN),)
    store, profile = window.desk.store, window.desk.profile.id
    store.add_answer(Answer(profile, question.id, HOUSE, 0, False, 900, long_ago, tested=tested))
    due = next(each for each in quiz_view(window.desk, AREA).areas if each.key == AREA)
    assert due.due == 1
    assert due.note.endswith("1 rule due")
    for _ in range(3):
        first = at_once(posing(window.desk, AREA, wanted=Wanted(due_first=True))).posed[0]
        assert rule in {each.rule for each in first.tests}


def test_a_set_that_was_left_to_read_a_paragraph_waits_in_the_quiz(window: Window, qtbot: QtBot) -> None:
    window.open_page("quiz")
    page(window).asked.emit(TOPIC)
    asked = questions(window)
    reply(asked, right=False)
    verdict = asked.verdicts[0]
    assert verdict is not None and verdict.read is not None
    qtbot.mouseClick(asked.findChild(Button, "read-paragraph"), Qt.MouseButton.LeftButton)
    rules = window.shell.page("rules")
    assert rules.isVisible()
    window.open_page("quiz")
    assert page(window).view.waiting.startswith("You left off at question 1 of")
    qtbot.mouseClick(page(window).findChild(Button, "go-on"), Qt.MouseButton.LeftButton)
    assert questions(window) is asked and asked.isVisible()
    qtbot.keyClick(asked, Qt.Key.Key_Escape)
    assert page(window).view.waiting == ""

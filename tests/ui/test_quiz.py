"""The quiz by house, chapter and topic: what it offers, that it asks it, and that every answer is kept."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.windows import active_window
from trainer.questions.bank import bank, pick_on
from trainer.rules.chapters import chapter
from trainer.ui.desk.quiz import MOST, quiz_view
from trainer.ui.kit.dialog import Toast
from trainer.ui.screens.questions import QuestionsScreen
from trainer.ui.screens.quiz import QuizScreen, TopicTile
from trainer.ui.window import Window

HOUSE, CHAPTER, TOPIC = "tda-2022", "Dealing", "deal.boxed-card"


@pytest.fixture
def window(qtbot: QtBot, program: QApplication) -> Iterator[Window]:
    with active_window(qtbot, HOUSE) as made:
        yield made


def page(window: Window) -> QuizScreen:
    shown = window.shell.page("quiz")
    assert isinstance(shown, QuizScreen)
    return shown


def questions(window: Window) -> QuestionsScreen:
    shown = window.shell.page("questions")
    assert isinstance(shown, QuestionsScreen)
    return shown


def tile(window: Window, topic: str) -> TopicTile:
    return next(each for each in page(window).findChildren(TopicTile) if each.objectName() == f"topic-{topic}")


def test_what_is_offered_is_what_the_house_can_be_asked(window: Window) -> None:
    view = quiz_view(window.desk, CHAPTER)
    fit = [each for each in bank() if HOUSE in each.houses]
    assert sum(each.questions for each in view.chapters) == len(fit)
    assert {each.key for each in view.topics} == {q.topic for q in fit if chapter(q.topic) == CHAPTER}
    assert sum(each.questions for each in view.topics) == next(c.questions for c in view.chapters if c.key == CHAPTER)


def test_a_topic_is_asked_by_mouse_and_the_answers_are_kept(window: Window, qtbot: QtBot) -> None:
    window.open_page("quiz")
    page(window).chapter_chosen.emit(CHAPTER)
    qtbot.mouseClick(tile(window, TOPIC), Qt.MouseButton.LeftButton)
    asked = questions(window)
    assert asked.isVisible()
    number = len(asked._view.questions)
    assert number == min(MOST, sum(q.topic == TOPIC and HOUSE in q.houses for q in bank()))
    for place in range(number):
        right = next(n for n, choice in enumerate(asked._view.questions[place].choices) if choice.right)
        asked.answer(right if place else (right + 1) % len(asked._view.questions[place].choices))
        asked.go_on()
    asked.go_on()
    assert page(window).isVisible()
    kept = window.desk.store.answered(window.desk.profile.id, HOUSE)
    assert (len(kept), sum(well for _, well in kept.values())) == (number, number - 1)
    again = next(each for each in quiz_view(window.desk, CHAPTER).topics if each.key == TOPIC)
    assert (again.answered, again.share) == (number, round(100 * (number - 1) / number))


def test_a_chapter_is_asked_by_keyboard(window: Window, qtbot: QtBot) -> None:
    window.open_page("quiz")
    qtbot.keyClick(page(window), Qt.Key.Key_Return)
    asked = questions(window)
    assert asked.isVisible()
    qtbot.keyClick(asked, Qt.Key.Key_1)
    assert len(window.desk.store.answered(window.desk.profile.id, HOUSE)) == 1
    qtbot.keyClick(asked, Qt.Key.Key_Escape)
    assert page(window).isVisible()


def test_another_house_is_asked_by_its_own_book(window: Window, qtbot: QtBot) -> None:
    window.open_page("quiz")
    qtbot.mouseClick(page(window).houses.cards["upt"], Qt.MouseButton.LeftButton)
    assert window.desk.house == "upt"
    page(window).asked.emit("deal.boxed-card")
    assert "Ultimate Poker Tour" in questions(window)._view.house


def test_what_was_asked_least_comes_first() -> None:
    fit = [each.id for each in bank() if each.topic == TOPIC and HOUSE in each.houses]
    seen = dict.fromkeys(fit[:-1], 1)
    for seed in range(5):
        assert pick_on(bank(), HOUSE, {TOPIC}, 3, seed, seen)[0].id == fit[-1]
    assert len(pick_on(bank(), HOUSE, {TOPIC}, 3, 1, {})) == 3
    assert pick_on(bank(), HOUSE, set(), 3, 1, {}) == ()


def test_question_files_that_are_left_out_are_told_once(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    words = "1 question file has faults and is left out: x.toml. `trainer check` names them all."
    monkeypatch.setattr("trainer.ui.quiz_page.trouble", lambda: words)
    for _ in range(3):
        window.open_page("quiz")
    assert [each.accessibleName() for each in window.findChildren(Toast)] == [words]

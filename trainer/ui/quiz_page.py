"""The quiz page at work: chapters opened, questions asked and answers kept."""

from typing import TYPE_CHECKING

from trainer.questions.bank import trouble
from trainer.ui.asking import ask_on
from trainer.ui.desk.quiz import pose, quiz_view
from trainer.ui.screens.quiz import QuizScreen

if TYPE_CHECKING:  # the window opens this page
    from trainer.ui.window import Window

LEFT_OUT = "questions-left-out"


def quiz_page(window: "Window", chapter: str = "") -> QuizScreen:
    """The page at the window's house, with a chapter open."""
    page = QuizScreen(quiz_view(window.desk, chapter))
    _tell_once(window, trouble())
    page.house_chosen.connect(lambda key: _set_house(window, page, key))
    page.chapter_chosen.connect(lambda key: window.guarded(lambda: page.show_view(quiz_view(window.desk, key))))
    page.asked.connect(lambda key: window.guarded(lambda: _ask(window, key)))
    return page


def _tell_once(window: "Window", words: str) -> None:
    """Say which questions are left out, if any are, the first time that the page is opened."""
    if words and window.property(LEFT_OUT) != words:
        window.setProperty(LEFT_OUT, words)
        window.tell(words)


def _set_house(window: "Window", page: QuizScreen, key: str) -> None:
    window.change(house=key)
    window.guarded(lambda: page.show_view(quiz_view(window.desk)))
    window.show_trainee()


def _ask(window: "Window", key: str) -> None:
    asked = pose(window.desk, key, window.desk.seeds())
    screen = ask_on(window.shell, window.desk, window.guarded, asked, None)
    screen.done.connect(lambda: window.open_page("quiz"))
    screen.back.connect(lambda: window.open_page("quiz"))

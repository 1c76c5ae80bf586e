"""The quiz page at work: areas opened, questions asked and answers kept."""

from typing import TYPE_CHECKING

from trainer.questions.catalog import questions
from trainer.ui.content import look_again
from trainer.ui.desk.quiz import posing, quiz_view
from trainer.ui.left_out import show_left_out
from trainer.ui.screens.quiz import QuizScreen
from trainer.ui.screens.quiz_models import Wanted

if TYPE_CHECKING:  # the window opens this page, and questions load the law
    from trainer.ui.desk.questions import QuestionSet
    from trainer.ui.window import Window


def quiz_page(window: "Window", area: str = "", wanted: Wanted | None = None) -> QuizScreen:
    """The page at the window's house, with an area open; what has changed since among the files shows a blink later."""
    page = QuizScreen(quiz_view(window.desk, area, wanted, _waiting(window)))
    page.house_chosen.connect(lambda key: _set_house(window, page, key))
    page.area_chosen.connect(lambda key: _show(window, page, key, page.view.wanted))
    page.wanted_changed.connect(lambda new: _show(window, page, page.view.area, new))
    page.asked.connect(lambda key: _ask(window, page, key))
    page.left_out_wanted.connect(lambda: show_left_out(window, questions(), lambda: _again(window, page)))
    page.resumed.connect(lambda: window.shell.open("questions"))
    look_again(page, questions(), lambda changed: _again(window, page) if changed else None)
    return page


def _waiting(window: "Window") -> str:
    """What is said of a set of questions that was left in the middle, to read a paragraph."""
    try:
        page = window.shell.page("questions")
    except KeyError:
        return ""
    from trainer.ui.screens.questions import QuestionsScreen  # loaded, if it is one

    if not isinstance(page, QuestionsScreen) or page.over or page.left:
        return ""
    return f"You left off at question {page.at + 1} of {len(page.view.questions)}: {page.view.topic}."


def _show(window: "Window", page: QuizScreen, area: str, wanted: Wanted) -> None:
    window.guarded(lambda: page.show_view(quiz_view(window.desk, area, wanted, page.view.waiting)))


def _again(window: "Window", page: QuizScreen) -> None:
    _show(window, page, page.view.area, page.view.wanted)


def _set_house(window: "Window", page: QuizScreen, key: str) -> None:
    window.change(house=key)
    _show(window, page, page.view.area, page.view.wanted)


def _ask(window: "Window", page: QuizScreen, key: str) -> None:
    window.coming.wish(posing(window.desk, key, wanted=page.view.wanted), lambda asked: _put(window, page, asked))


def _put(window: "Window", page: QuizScreen, asked: "QuestionSet") -> None:
    from trainer.ui.asking import ask_on  # loads the law; the page is there before anything is asked

    area, wanted = page.view.area, page.view.wanted
    asking = ask_on(window.shell, window.desk, window.guarded, asked, None, window.settings)

    def home() -> None:
        window.open_page("quiz")
        shown = window.shell.page("quiz")
        if isinstance(shown, QuizScreen):
            _show(window, shown, area, wanted)

    asking.done.connect(home)
    asking.back.connect(home)
    asking.read.connect(window.read)

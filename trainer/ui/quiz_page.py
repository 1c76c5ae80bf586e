"""The quiz page at work: areas opened, questions asked and answers kept."""

from typing import TYPE_CHECKING

from trainer.questions.bank import trouble
from trainer.ui.asking import ask_on
from trainer.ui.desk.quiz import pose, quiz_view
from trainer.ui.screens.questions import QuestionsScreen
from trainer.ui.screens.quiz import QuizScreen
from trainer.ui.screens.quiz_models import Wanted

if TYPE_CHECKING:  # the window opens this page
    from trainer.ui.window import Window

LEFT_OUT = "questions-left-out"


def quiz_page(window: "Window", area: str = "", wanted: Wanted | None = None) -> QuizScreen:
    """The page at the window's house, with an area open."""
    page = QuizScreen(quiz_view(window.desk, area, wanted, _waiting(window)))
    _tell_once(window, trouble())
    page.house_chosen.connect(lambda key: _set_house(window, page, key))
    page.area_chosen.connect(lambda key: _show(window, page, key, page.view.wanted))
    page.wanted_changed.connect(lambda new: _show(window, page, page.view.area, new))
    page.asked.connect(lambda key: window.guarded(lambda: _ask(window, page, key)))
    page.resumed.connect(lambda: window.shell.open("questions"))
    return page


def _tell_once(window: "Window", words: str) -> None:
    """Say which questions are left out, if any are, the first time that the page is opened."""
    if words and window.property(LEFT_OUT) != words:
        window.setProperty(LEFT_OUT, words)
        window.tell(words)


def _waiting(window: "Window") -> str:
    """What is said of a set of questions that was left in the middle, to read a paragraph."""
    try:
        page = window.shell.page("questions")
    except KeyError:
        return ""
    if not isinstance(page, QuestionsScreen) or page.over or page.left:
        return ""
    return f"You left off at question {page.at + 1} of {len(page.view.questions)}: {page.view.topic}."


def _show(window: "Window", page: QuizScreen, area: str, wanted: Wanted) -> None:
    window.guarded(lambda: page.show_view(quiz_view(window.desk, area, wanted, page.view.waiting)))


def _set_house(window: "Window", page: QuizScreen, key: str) -> None:
    window.change(house=key)
    _show(window, page, page.view.area, page.view.wanted)


def _ask(window: "Window", page: QuizScreen, key: str) -> None:
    area, wanted = page.view.area, page.view.wanted
    asked = pose(window.desk, key, window.desk.seeds(), wanted=wanted)
    asking = ask_on(window.shell, window.desk, window.guarded, asked, None, window.settings)

    def home() -> None:
        window.open_page("quiz")
        shown = window.shell.page("quiz")
        if isinstance(shown, QuizScreen):
            _show(window, shown, area, wanted)

    asking.done.connect(home)
    asking.back.connect(home)
    asking.read.connect(window.read)

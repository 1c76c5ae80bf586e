"""What the feature on questions says, as things to do and to see."""

from PySide6.QtCore import Qt
from pytest_bdd import then, when

from tests.features.conftest import Computer
from tests.features.steps import on, written
from trainer.questions.bank import bank, drawn
from trainer.questions.model import Asked, Form, Given
from trainer.ui.asking import Asking, ask_on
from trainer.ui.demo.answers import Answerer, bring_into_view
from trainer.ui.desk.houses import short
from trainer.ui.desk.questions import put
from trainer.ui.kit.button import Button
from trainer.ui.screens.questions import QuestionsScreen
from trainer.ui.screens.quiz import QuizScreen
from trainer.ui.screens.rules import RulesScreen


def shown(computer: Computer) -> QuestionsScreen:
    page = computer.page("questions")
    assert isinstance(page, QuestionsScreen)
    return page


def posed(computer: Computer) -> Asked:
    return shown(computer).findChild(Asking).asked.posed[0]


def elsewhere(asked: Asked) -> int | None:
    """The place of a wrong choice that another house accepts."""
    return next((place for place, each in enumerate(asked.choices) if not each.right and each.reason.right_at), None)


@when("is asked a question whose wrong answer is right at another house")
def _(computer: Computer) -> None:
    window = computer.window
    house = window.desk.house
    fit = (drawn(each, house, 4) for each in bank() if house in each.houses and each.form is Form.ONE)
    asked = next(each for each in fit if elsewhere(each) is not None)
    asking = ask_on(window.shell, window.desk, window.guarded, put(house, "One", (asked, asked)), None, window.settings)
    asking.read.connect(window.read)
    computer.picture("question")


@when("gives the answer of the other house")
def _(computer: Computer) -> None:
    place = elsewhere(posed(computer))
    assert place is not None
    Answerer(shown(computer), computer.events, computer.by_mouse).give(Given((place,)))
    computer.picture("not-here")


@then("it says where that would be right, and why it is not here")
def _(computer: Computer) -> None:
    asked = posed(computer)
    place = elsewhere(asked)
    assert place is not None
    wrong = asked.choices[place].reason
    words = written(on(computer, "questions"))
    assert "Wrong at this house" in words
    assert wrong.why in words
    told = next(each for each in words if each.startswith("That would be right at "))
    assert all(short(key) in told for key in wrong.right_at)
    assert short(asked.book) not in told


@then("the answer is kept as wrong, for memory too")
def _(computer: Computer) -> None:
    asked, profile = posed(computer), computer.window.desk.profile.id
    assert computer.store.answered(profile, asked.book) == {asked.id: (1, 0)}
    remembered = computer.store.memories(profile, asked.book)
    assert {each.rule for each in remembered} == {each.rule for each in asked.tests}
    assert {each.reviews for each in remembered} == {1}


@when("the trainee reads the paragraph")
def _(computer: Computer) -> None:
    link = shown(computer).findChild(Button, "read-paragraph")
    if computer.by_mouse:
        bring_into_view(link)
        computer.click(link)
        return
    for _ in range(40):
        if link.hasFocus():
            break
        computer.key(Qt.Key.Key_Tab)
    computer.key(Qt.Key.Key_Return)


@then("the rules are open at it")
def _(computer: Computer) -> None:
    verdict = shown(computer).verdicts[0]
    assert verdict is not None and verdict.read is not None
    page = on(computer, "rules")
    assert isinstance(page, RulesScreen)
    assert (page.shown.house, page.shown.at) == (verdict.read.house, verdict.read.at)


@then("the quiz offers to go on")
def _(computer: Computer) -> None:
    page = computer.open_page("quiz")
    assert isinstance(page, QuizScreen)
    assert page.view.waiting.startswith("You left off at question 1 of 2")
    computer.picture("quiz-waiting")

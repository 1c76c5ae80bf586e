"""Questions in turn: one is open at a time, digits mean its options alone, and an answer can be changed by its line."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.screens.signals import opened
from trainer.ui.kit.layout import column, holder
from trainer.ui.kit.text import Text
from trainer.ui.screens.in_turn import ANSWERED, ASKED, LATER, Questions
from trainer.ui.screens.judge_models import AskedView, OptionView

Key, LEFT = Qt.Key, Qt.MouseButton.LeftButton
WHAT = AskedView("what", "What went wrong?", (
    OptionView("bet", "A bet out of turn", "Seat 5, on the flop"), OptionView("burn", "No burn", "On the flop"),
    OptionView("nothing", "Nothing"),
), "nothing")  # fmt: skip
WHO = AskedView("who", "Who decides?", (OptionView("floor", "The floor"), OptionView("dealer", "The dealer")))


def asked(qtbot: QtBot) -> Questions:
    made = Questions((WHAT, WHO))
    opened(qtbot, holder(column(made, made.check)))
    made.hold()
    return made


def states(made: Questions) -> list[str]:
    return [one.state for one in made.each]


def test_only_the_open_question_shows_its_options_and_has_the_keyboard(qtbot: QtBot) -> None:
    made = asked(qtbot)
    assert states(made) == [ASKED, LATER]
    assert [one.isVisible() for options in made.options.values() for one in options] == [True] * 3 + [False] * 2
    assert made.options["what"][0].hasFocus()
    assert made.left.text() == "1 of 2"
    assert made.take_digit("2")
    assert states(made) == [ANSWERED, ASKED]
    assert made.options["who"][0].hasFocus()
    assert not made.take_digit("3"), "the second question has two options"


def test_an_option_says_whose_act_it_is_and_where(qtbot: QtBot) -> None:
    made = asked(qtbot)
    option = made.options["what"][0]
    assert [each.text() for each in option.findChildren(Text)] == ["A bet out of turn", "Seat 5, on the flop"]
    assert option.accessibleName() == "A bet out of turn: Seat 5, on the flop"


def test_the_arrows_move_and_enter_takes(qtbot: QtBot) -> None:
    made = asked(qtbot)
    for key in (Key.Key_Down, Key.Key_Down, Key.Key_Down, Key.Key_Up):
        qtbot.keyClick(QApplication.focusWidget(), key)
    assert made.options["what"][1].hasFocus()
    assert not made.each[0].given
    qtbot.keyClick(QApplication.focusWidget(), Key.Key_Return)
    assert made.each[0].given == "burn"


def test_an_answer_is_changed_by_its_line(qtbot: QtBot) -> None:
    made = asked(qtbot)
    made.take_digit("1")
    made.take_digit("1")
    assert made.check.hasFocus()
    assert states(made) == [ANSWERED, ANSWERED]
    assert not made.take_digit("2"), "nothing is asked"
    assert made.each[0].folded.accessibleName() == "What went wrong? A bet out of turn: Seat 5, on the flop"
    qtbot.mouseClick(made.each[0].folded, LEFT)
    assert states(made) == [ASKED, ANSWERED]
    made.take_digit("2")
    with qtbot.waitSignal(made.answered) as told:
        made.check.click()
    assert told.args == [{"what": "burn", "who": "floor"}]


def test_after_the_answer_that_stands_alone_nothing_else_is_asked(qtbot: QtBot) -> None:
    made = asked(qtbot)
    assert not made.check.isEnabled()
    made.take_digit("3")
    assert made.check.isEnabled()
    assert [one.isVisible() for one in made.each] == [True, False]
    qtbot.mouseClick(made.each[0].folded, LEFT)
    made.take_digit("1")
    assert [one.isVisible() for one in made.each] == [True, True]
    assert not made.check.isEnabled()

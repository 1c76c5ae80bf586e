"""The floor at the table: the card it drew can be told from the others, and the dealer's hands stay free."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from tests.ui.play.conftest import Box, Sit
from trainer.kernel import gestures as g
from trainer.scenarios.palette import PLANS, REPORTS
from trainer.ui.kit.menu import ChoiceMenu
from trainer.ui.play.picture_of import HOLD_MS, picture_of

Key = Qt.Key
FLOP = "four-card-flop-first-two-stuck"


def asked(sit: Sit) -> Box:
    """Four cards on the board, the floor is here and asks "What do you want to do?"."""
    box = sit(FLOP)
    box.deal_in()
    box.jump(lambda: box.session.record.course.closed)
    box.key(Key.Key_I, Key.Key_B, Key.Key_L)
    assert len(box.table.board) == 4
    box.press("floor")
    box.jump(lambda: box.screen.menu is not None)
    box.report(list(REPORTS).index("too-many-cards-on-the-board"), "on flop; board 4; since no-one")
    box.jump(lambda: box.screen.menu is not None)
    return box


def drawn(sit: Sit) -> Box:
    box = asked(sit)
    box.press("scramble")
    box.press("floor")
    box.take(list(PLANS).index("please-draw"))
    box.jump(lambda: isinstance(box.session.record.gestures[-1].act, g.Draw))
    return box


def raised(box: Box) -> list[str]:
    return [each.key for each in picture_of(box.session.record).board if each.lifted]


def test_the_palette_works_while_the_floor_waits_for_an_answer(sit: Sit) -> None:
    box = asked(sit)
    button = box.screen.palette_.buttons["scramble"]
    window = box.screen.window()
    QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton, pos=button.mapTo(window, QPoint(8, 8)))
    assert isinstance(box.done[-1], g.Scramble)
    assert isinstance(box.screen.menu, ChoiceMenu), "the floor still waits to hear what the dealer wants"


def test_after_a_scramble_the_list_comes_back_only_while_the_floor_waits_for_it(sit: Sit) -> None:
    box = drawn(sit)
    box.key(Key.Key_Escape)  # the floor gave the card into the hand
    box.press("scramble")
    assert box.screen.menu is None


def test_no_answer_to_the_floor_is_chosen_beforehand(sit: Sit) -> None:
    box = asked(sit)
    menu = box.screen.menu
    assert isinstance(menu, ChoiceMenu)
    assert not any(entry.hasFocus() for entry in menu.entries)
    box.qtbot.keyClick(menu, Key.Key_Return)
    assert box.screen.menu is menu
    box.qtbot.keyClick(menu, Key.Key_Down)
    assert menu.entries[0].hasFocus()


def test_the_card_that_the_floor_drew_stands_out_and_is_named(sit: Sit) -> None:
    box = drawn(sit)
    act = box.session.record.gestures[-1].act
    assert isinstance(act, g.Draw)
    assert raised(box) == [act.card.name]
    place = [each.card for each in box.table.board].index(act.card)
    said = picture_of(box.session.record, now=box.session.now).floor_speech
    assert said == f"The {('first', 'second', 'third', 'fourth')[place]} from the left."


def test_it_stands_out_until_the_cards_are_mixed_or_moved(sit: Sit) -> None:
    box = drawn(sit)
    assert raised(box)
    box.key(Key.Key_Escape)  # the floor gave it into the hand
    assert raised(box)
    box.press("scramble")
    assert not raised(box)


def test_the_prompt_names_the_seats_that_the_pot_goes_to(sit: Sit) -> None:
    box = sit()
    box.deal_in()
    box.jump(lambda: box.session.record.course.closed)
    box.key(Key.Key_I, Key.Key_U, Key.Key_3, Key.Key_5)
    assert box.prompt.startswith("To seat 3 and 5")
    box.key(Key.Key_3)
    assert box.prompt.startswith("To seat 5")


def test_once_told_the_floor_waits_quietly_and_asks_for_no_answer(sit: Sit) -> None:
    box = asked(sit)
    box.key(Key.Key_Escape)
    late = box.session.now + HOLD_MS + 1
    assert picture_of(box.session.record, now=late).floor_speech is None
    box.screen.answering.show()
    assert not box.screen.answering.button.isVisible()
    assert not box.screen.palette_.buttons["floor"].wanted


def test_once_the_drawn_card_is_the_burn_the_floor_does_not_ask_again(sit: Sit) -> None:
    box = drawn(sit)
    act = box.session.record.gestures[-1].act
    assert isinstance(act, g.Draw)
    assert box.screen.dealing is not None
    box.screen.dealing.do(g.Move("burns", False, (act.card,)))
    for late in (0, HOLD_MS + 1):
        said = picture_of(box.session.record, now=box.session.now + late).floor_speech
        assert said != "What do you want to do?"
    box.screen.answering.show()
    assert not box.screen.answering.button.isVisible()

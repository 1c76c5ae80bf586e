"""What gives way to little room: parts that stand on end, cards in fewer columns, a line that is shortened."""

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from trainer.ui.kit.beside import Beside
from trainer.ui.kit.layout import column, holder, row
from trainer.ui.kit.scroll import Pane
from trainer.ui.kit.text import Elided
from trainer.ui.kit.tiles import Tiles


def block(width: int) -> QWidget:
    made = QWidget()
    made.setMinimumSize(width, 20)
    return made


def shown(qtbot: QtBot, widget: QWidget, width: int) -> QWidget:
    """Show it in a window: a window of its own would never be smaller than what is laid out in it."""
    window = QWidget()
    qtbot.addWidget(window)
    widget.setParent(window)
    widget.resize(width, 300)
    window.show()
    QApplication.processEvents()
    return window


def test_parts_stand_on_end_where_they_do_not_fit_and_back_again(qtbot: QtBot) -> None:
    one, other = block(200), block(300)
    made = Beside(row(one, other, gap=10))
    _window = shown(qtbot, made, 510)
    turns: list[bool] = []
    made.turned.connect(turns.append)
    assert one.y() == other.y()
    made.resize(509, 300)
    QApplication.processEvents()
    assert one.geometry().bottom() < other.y()
    made.resize(510, 300)
    QApplication.processEvents()
    assert one.y() == other.y()
    assert turns == [False, True]


@pytest.mark.parametrize(("width", "across"), [(430, 4), (429, 2), (210, 2), (209, 2)])
def test_as_many_cards_stand_beside_one_another_as_fit(qtbot: QtBot, width: int, across: int) -> None:
    cards = [block(100) for _ in range(8)]
    made = Tiles(cards, (4, 2), gap=10)
    _window = shown(qtbot, made, width)
    assert made.across == across
    assert len({card.y() for card in cards}) == 8 // across


@pytest.mark.parametrize(("width", "high"), [(436, 86), (435, 176)])
def test_cards_in_more_rows_have_their_height_at_once(qtbot: QtBot, width: int, high: int) -> None:
    """A page around them makes room in the same round; until then the cards would be squeezed."""
    cards = [block(100) for _ in range(4)]
    for card in cards:
        card.setMinimumHeight(0)
        card.setLayout(row(80, gap=0))
        card.layout().addWidget(tall := QWidget())
        tall.setMinimumHeight(80)
    made = Tiles(cards, (4, 2), gap=10, edge=3)
    assert made.height_at(width) == high
    pane = Pane(holder(column(holder(column(made, gap=0)), None, gap=0)))
    _window = shown(qtbot, pane, 900)
    assert made.across == 4
    pane.resize(width, 100)
    QApplication.processEvents()
    assert [card.height() for card in cards] == [80] * 4


def test_a_line_is_shortened_and_told_whole_while_the_pointer_rests_on_it(qtbot: QtBot) -> None:
    made = Elided("A name as long as a name may be, ♠ and more", "label")
    _window = shown(qtbot, made, 120)
    assert not made.is_clipped()
    assert made.toolTip() == made.accessibleName() == made.text()
    assert made._parts(120)[0].source.endswith("…")
    made.resize(made.natural_width(), 40)
    assert made.toolTip() == ""
    assert made._parts(made.width())[0].source == made.text()

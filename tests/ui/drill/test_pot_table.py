"""Side pots worked out as a table: who puts in what, which pot gets what, and what was answered beside what it is."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.drill.samples import count_the_stack, many_pots
from trainer.quickfire.kinds import KINDS
from trainer.quickfire.layers import BACK
from trainer.quickfire.spot import Answer, Spot, Sum
from trainer.rules.book import book
from trainer.ui.desk.quick import spot_slip
from trainer.ui.drill.answer_table import NONE, AnswerTable, tabled
from trainer.ui.drill.pot_table import PotTable
from trainer.ui.drill.reason import Reason
from trainer.ui.drill.reckoning import InLines
from trainer.ui.drill.round import Given
from trainer.ui.kit.text import Text

LAW = book("tda-2024")
SIDE_POTS, WINNERS = "build-the-side-pots", "who-wins-what"
SUMS = (
    Sum("seat 3", 400, 400, ("bet-3",), of="Main pot"),
    Sum("seat 7", 400, 800, ("bet-7",), of="Main pot"),
    Sum("folded hands", 100, 900, ("pot",), of="Main pot"),
    Sum("seat 7", 600, 600, ("bet-7",), of="Side pot 1"),
    Sum("seat 7", 50, 50, ("bet-7",), of=BACK),
)


def words(shown: QWidget) -> list[str]:
    return [each.text() for each in shown.findChildren(Text)]


@pytest.fixture
def table(qtbot: QtBot, program: QApplication) -> PotTable:
    made = PotTable(SUMS)
    qtbot.addWidget(made)
    return made


def grid_of(table: PotTable) -> list[list[str]]:
    """The words of the table row by row; nothing where a seat has no chips in a pot."""
    laid = table.layout()
    found = []
    for down in range(laid.rowCount()):  # type: ignore[union-attr]
        row = []
        for across in range(laid.columnCount()):  # type: ignore[union-attr]
            item = laid.itemAtPosition(down, across)  # type: ignore[union-attr]
            shown = item.widget() if item is not None else None
            texts = [] if shown is None else [shown.text()] if isinstance(shown, Text) else words(shown)
            row.append(texts[0].replace("\n", " ") if texts else "")
        found.append(row)
    return found


def test_each_seat_has_a_row_each_pot_a_column_and_both_come_to_a_total(table: PotTable) -> None:
    assert grid_of(table) == [
        ["", "Put in", "Main pot", "Side pot 1", "Goes back"],
        ["Seat 3", "400", "400", "", ""],
        ["Seat 7", "1,050", "400", "600", "50"],
        ["Folded hands", "100", "100", "", ""],
        ["Total", "1,550", "900", "600", "50"],
    ]


def test_arrows_lead_down_a_pot_and_across_to_the_same_seat(table: PotTable, qtbot: QtBot) -> None:
    table.start(walk=False)
    for key, place in (
        (Qt.Key.Key_Down, 1),
        (Qt.Key.Key_Right, 3),
        (Qt.Key.Key_Right, 4),
        (Qt.Key.Key_Right, 4),
        (Qt.Key.Key_Left, 3),
        (Qt.Key.Key_Up, 2),
        (Qt.Key.Key_Right, 2),  # folded hands have nothing in the side pot
    ):
        qtbot.keyClick(table, key)
        assert table.at == place
        assert [line.isChecked() for line in table.lines] == [at == place for at in range(len(SUMS))]


def test_a_reader_hears_pot_seat_and_amount(table: PotTable) -> None:
    assert table.lines[3].accessibleName() == "Side pot 1, seat 7: 600, total 600"


@pytest.mark.usefixtures("program")
@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("kind", [SIDE_POTS, WINNERS])
def test_pots_are_worked_out_in_a_table_that_comes_to_the_answer(kind: str, seed: int, qtbot: QtBot) -> None:
    spot = KINDS[kind].make(LAW, seed)
    reason = Reason(spot, spot_slip(spot), 400)
    qtbot.addWidget(reason)
    assert isinstance(reason.reckoning, PotTable)
    head, *_, total = grid_of(reason.reckoning)
    amounts = dict(zip(head[1:], total[1:], strict=True))
    right = spot.right[0]
    for field in spot.fields:
        if field.key in right and field.key in ("main", "side-1", "side-2", "side-3"):
            assert amounts[field.row] == f"{right[field.key]:,}"
        elif kind == WINNERS:
            pot, _, amount = field.row.partition(":")[0].partition(", ")
            assert amounts[pot] == amount


def test_sums_that_make_no_pots_stand_line_by_line(qtbot: QtBot, program: QApplication) -> None:
    spot = count_the_stack()
    reason = Reason(spot, spot_slip(spot), 400)
    qtbot.addWidget(reason)
    assert isinstance(reason.reckoning, InLines)


def told(spot: Spot, answer: Answer, qtbot: QtBot) -> list[str]:
    shown = AnswerTable(Given.of(spot, answer, 1000))
    qtbot.addWidget(shown)
    return words(shown)


def test_what_was_said_stands_beside_what_it_is_pot_by_pot(qtbot: QtBot, program: QApplication) -> None:
    spot = next(made for seed in range(20) if "side-1" in (made := KINDS[SIDE_POTS].make(LAW, seed)).right[0])
    right = spot.right[0]
    shown = told(spot, {"pots": "1", "main": 500, "main-seats": right["main-seats"]}, qtbot)
    for heard in ("You said", "Answer", "Main pot", "Side pot 1", NONE, f"{right['main']:,} for"):
        assert any(each.startswith(heard) for each in shown), heard
    assert not any("·" in each for each in shown)


def test_a_right_answer_is_told_once(qtbot: QtBot, program: QApplication) -> None:
    spot = KINDS["split-it"].make(LAW, 3)
    shown = told(spot, dict(spot.right[0]), qtbot)
    assert "You said" not in shown
    assert len(shown) == 2 * len(spot.fields)


@pytest.mark.parametrize("kind", KINDS)
def test_only_answers_of_several_pots_or_players_are_tables(kind: str) -> None:
    assert tabled(KINDS[kind].make(LAW, 3)) is (kind in (SIDE_POTS, WINNERS, "split-it"))
    assert not tabled(many_pots())

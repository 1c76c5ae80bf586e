"""The progress page: what is chosen on it and what leads away, by mouse and by keyboard."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.screens.progress_page import LEFT, Key, opened, pick, press
from tests.ui.screens.progress_samples import ATTEMPTS, EDITION, MISTAKES, OPEN, SECTIONS, SWITCH
from trainer.ui.demo.events import Events
from trainer.ui.kit.picker import Picker
from trainer.ui.screens.heat import HeatGrid
from trainer.ui.screens.mistakes import MistakeCard
from trainer.ui.screens.rows import Groups
from trainer.ui.screens.switching import Switching

# --- what is chosen


@pytest.mark.parametrize(
    ("name", "signal", "key"),
    [
        ("house", "house_chosen", "upt"),
        ("house", "house_chosen", ""),
        ("span", "span_chosen", "52"),
        ("span", "span_chosen", "4"),
    ],
)
def test_house_and_span_are_picked_from_a_list(qtbot: QtBot, name: str, signal: str, key: str) -> None:
    screen = opened(qtbot, OPEN)
    with qtbot.waitSignal(getattr(screen, signal)) as said:
        pick(qtbot, getattr(screen, name), key)
    assert said.args == [key]


def test_what_is_picked_already_says_nothing(qtbot: QtBot) -> None:
    screen = opened(qtbot, OPEN)
    with qtbot.assertNotEmitted(screen.span_chosen):
        pick(qtbot, screen.span, "12")


def test_a_list_is_left_by_escape_and_taken_from_by_a_click(qtbot: QtBot) -> None:
    screen = opened(qtbot, OPEN)
    screen.span.setFocus()
    press(qtbot, Key.Key_Return)
    assert screen.span.list_shown is not None
    with qtbot.assertNotEmitted(screen.span_chosen):
        press(qtbot, Key.Key_Escape)
    assert screen.span.list_shown is None
    assert screen.span.hasFocus()
    qtbot.mouseClick(screen.span, LEFT)
    with qtbot.waitSignal(screen.span_chosen) as said:
        qtbot.mouseClick(screen.span.list_shown.entries["4"], LEFT)
    assert said.args == ["4"]


def test_sections_are_gone_through_with_the_arrows(qtbot: QtBot) -> None:
    screen = opened(qtbot, OPEN)
    with qtbot.waitSignal(screen.section_chosen) as said:
        qtbot.keyClick(screen.section, Key.Key_Right)
    assert said.args == ["memory"]


def test_the_days_ahead_and_the_part_are_chosen(qtbot: QtBot) -> None:
    screen = opened(qtbot, SECTIONS["memory"])
    days = screen.findChild(object, "progress-days")
    with qtbot.waitSignal(screen.days_chosen) as said:
        qtbot.keyClick(days, Key.Key_Right)
    assert said.args == ["30"]
    other = opened(qtbot, OPEN)
    part = other.findChild(Picker, "progress-part")
    assert part is not None
    with qtbot.waitSignal(other.part_chosen) as said:
        pick(qtbot, part, "remedy")
    assert said.args == ["remedy"]


def test_export_is_offered_once_there_is_something(qtbot: QtBot) -> None:
    screen = opened(qtbot, OPEN)
    with qtbot.waitSignal(screen.exported):
        qtbot.mouseClick(screen.export, LEFT)
    assert not opened(qtbot, SECTIONS["empty"]).export.isEnabled()


def test_the_focus_stays_with_the_control_when_the_view_changes(qtbot: QtBot) -> None:
    screen = opened(qtbot, OPEN)
    screen.section.setFocus()
    screen.show_view(SECTIONS["memory"])
    assert screen.section.hasFocus()


def test_the_overview_stays_scrolled_when_a_part_is_chosen(qtbot: QtBot) -> None:
    screen = opened(qtbot, OPEN)
    from trainer.ui.screens.overview import Overview

    shown = screen.findChild(Overview)
    assert shown is not None
    shown.pane.verticalScrollBar().setValue(90)
    screen.show_view(OPEN)
    again = [each for each in screen.findChildren(Overview) if each.isVisible()]
    qtbot.waitUntil(lambda: again[0].pane.verticalScrollBar().value() == 90)


# --- what goes wrong, other houses, hands


@pytest.mark.parametrize(
    ("place", "signal", "args"),
    [
        (0, "attempt_opened", ["7"]),
        (1, "question_opened", ["bets/out-of-turn", "upt", 12]),
        (2, "drill_opened", ["call-or-raise", "tda-2022"]),
    ],
)
def test_what_went_wrong_is_done_again(qtbot: QtBot, place: int, signal: str, args: list[object]) -> None:
    screen = opened(qtbot, SECTIONS["mistakes"])
    card = screen.findChildren(MistakeCard)[place]
    assert card.accessibleName().startswith(MISTAKES[place].paragraph)
    with qtbot.waitSignal(getattr(screen, signal)) as said:
        qtbot.keyClick(card.buttons[0], Key.Key_Return)
    assert said.args == args


def test_other_houses_are_picked(qtbot: QtBot) -> None:
    screen = opened(qtbot, SECTIONS["houses"])
    shown = screen.findChild(Switching)
    assert shown is not None
    for picker, key, want in ((shown.here, "upt", ["upt", "foxwoods-2020"]), (shown.there, "upt", ["tda-2022", "upt"])):
        with qtbot.waitSignal(screen.switched) as said:
            pick(qtbot, picker, key)
        assert said.args == want
    assert "tda-2022" not in dict(shown.there.options)


def test_a_newer_edition_is_asked_for_and_left_again(qtbot: QtBot) -> None:
    screen = opened(qtbot, SECTIONS["edition"])
    shown = screen.findChild(Switching)
    assert shown is not None
    assert (shown.here.isVisible(), shown.back.isVisible()) == (False, True)
    with qtbot.waitSignal(screen.edition_wanted):
        qtbot.mouseClick(shown.newer, LEFT)
    with qtbot.waitSignal(screen.switched) as said:
        qtbot.mouseClick(shown.back, LEFT)
    assert said.args == [EDITION.here, EDITION.there]


def test_a_group_opens_its_rows_and_stays_open(qtbot: QtBot) -> None:
    screen = opened(qtbot, SECTIONS["houses"])
    groups = screen.findChild(Groups)
    assert groups is not None
    assert groups.current == "same"
    qtbot.mouseClick(groups.tiles["otherwise"], LEFT)
    assert groups.list.model().rowCount() == len(SWITCH.groups[2].rows)
    screen.show_view(SECTIONS["houses"])
    again = [each for each in screen.findChildren(Groups) if each.isVisible()]
    assert [each.current for each in again] == ["otherwise"]


def test_rows_are_gone_through_with_the_arrows_and_say_all(qtbot: QtBot) -> None:
    screen = opened(qtbot, SECTIONS["houses"])
    groups = screen.findChild(Groups)
    assert groups is not None
    groups.list.setFocus()
    qtbot.keyClick(groups.list, Key.Key_Down)
    index = groups.list.currentIndex()
    assert index.row() == 1
    said = index.data(Qt.ItemDataRole.AccessibleTextRole)
    row = SWITCH.groups[0].rows[1]
    assert all(each in said for each in (row.at, row.title, row.detail, row.mark))


def test_a_long_row_is_as_high_as_its_words(qtbot: QtBot) -> None:
    screen = opened(qtbot, SECTIONS["houses"])
    groups = screen.findChild(Groups)
    assert groups is not None
    index = groups.list.model().index(0, 0)
    wide = groups.list.visualRect(index).height()
    screen.resize(760, 720)
    QApplication.processEvents()
    qtbot.waitUntil(lambda: groups.list.visualRect(index).height() > wide)


def test_an_attempt_is_opened_by_enter_and_by_double_click(qtbot: QtBot) -> None:
    screen = opened(qtbot, SECTIONS["hands"])
    newest = max(ATTEMPTS, key=lambda attempt: attempt.order).key
    screen.table.setFocus()
    press(qtbot, Key.Key_Down)
    screen.table.selectRow(0)
    with qtbot.waitSignal(screen.attempt_opened) as said:
        press(qtbot, Key.Key_Return)
    assert said.args == [newest]
    events = Events(screen.window())
    spot = events.point(screen.table.viewport(), screen.table.visualRect(screen.table.model().index(1, 2)).center())
    events.click(spot)
    with qtbot.waitSignal(screen.attempt_opened) as said:
        events.double_click(spot)
    assert said.args != [newest]


def test_the_table_is_sorted_by_a_click_on_its_head(qtbot: QtBot) -> None:
    screen = opened(qtbot, SECTIONS["hands"])
    head, model = screen.table.horizontalHeader(), screen.table.model()
    place = QPoint(head.sectionViewportPosition(5) + 10, head.height() // 2)
    qtbot.mouseClick(head.viewport(), LEFT, pos=place)
    remedies = [model.index(row, 5).data() for row in range(model.rowCount())]
    assert {remedies[0], remedies[-1]} == {"Harmful", "6 of 6"}


def test_nothing_done_yet_leads_to_the_box(qtbot: QtBot) -> None:
    screen = opened(qtbot, SECTIONS["empty"])
    assert screen.findChild(HeatGrid) is None
    with qtbot.waitSignal(screen.start_chosen):
        press(qtbot, Key.Key_Return)

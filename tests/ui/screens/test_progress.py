"""The progress page: what is chosen on it and what leads away, by mouse and by keyboard."""

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.screens.progress_samples import ACCURACY, ATTEMPTS, EDITION, MISTAKES, OPEN, PACE, SECTIONS, SWITCH
from trainer.ui.kit.picker import Picker
from trainer.ui.kit.text import Text
from trainer.ui.screens.charted import ChartCard
from trainer.ui.screens.heat import LOW, Cell, HeatGrid, ground
from trainer.ui.screens.mistakes import MistakeCard
from trainer.ui.screens.progress import ProgressScreen
from trainer.ui.screens.progress_models import BarView, ProgressView
from trainer.ui.screens.rows import Groups
from trainer.ui.screens.switching import Switching

LEFT = Qt.MouseButton.LeftButton
Key = Qt.Key


def opened(qtbot: QtBot, view: ProgressView) -> ProgressScreen:
    made = ProgressScreen(view)
    qtbot.addWidget(made)
    made.resize(1072, 720)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    QApplication.processEvents()
    return made


def press(qtbot: QtBot, key: Qt.Key) -> None:
    held = QApplication.focusWidget()
    assert held is not None
    qtbot.keyClick(held, key)


def cell(screen: ProgressScreen, area: str, house: str) -> Cell:
    found = screen.findChild(Cell, f"cell-{area}-{house}")
    assert found is not None
    return found


def pick(qtbot: QtBot, picker: Picker, key: str) -> None:
    """Open a list with the keyboard and take an entry with the arrows and Enter."""
    picker.setFocus()
    qtbot.keyClick(picker, Key.Key_Down)
    shown = picker.list_shown
    assert shown is not None
    keys = list(shown.entries)
    steps = keys.index(key) - keys.index(picker.current)
    for _ in range(abs(steps)):
        press(qtbot, Key.Key_Down if steps > 0 else Key.Key_Up)
    press(qtbot, Key.Key_Return)


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


# --- the heat map


def test_a_cell_opens_by_click_and_by_enter(qtbot: QtBot) -> None:
    screen = opened(qtbot, OPEN)
    for opening in (lambda one: qtbot.mouseClick(one, LEFT), lambda one: qtbot.keyClick(one, Key.Key_Return)):
        with qtbot.waitSignal(screen.cell_opened) as said:
            opening(cell(screen, "turns", "upt"))
        assert said.args == ["turns", "upt"]


def test_arrows_go_from_cell_to_cell_and_stop_at_the_edge(qtbot: QtBot) -> None:
    screen = opened(qtbot, OPEN)
    first = cell(screen, "deal", "tda-2022")
    first.setFocus()
    for key, want in (
        (Key.Key_Up, ("deal", "tda-2022")),
        (Key.Key_Down, ("board", "tda-2022")),
        (Key.Key_Right, ("board", "players-2025")),
        (Key.Key_Left, ("board", "tda-2022")),
        (Key.Key_Left, ("board", "tda-2022")),
    ):
        press(qtbot, key)
        held = QApplication.focusWidget()
        assert isinstance(held, Cell)
        assert (held.view.area, held.view.house) == want
    with qtbot.waitSignal(screen.cell_opened) as said:
        press(qtbot, Key.Key_Enter)
    assert said.args == ["board", "tda-2022"]


def test_the_cell_one_goes_to_is_scrolled_into_sight(qtbot: QtBot) -> None:
    screen = opened(qtbot, OPEN)
    cell(screen, "deal", "tda-2022").setFocus()
    for _ in range(13):
        press(qtbot, Key.Key_Down)
    last = cell(screen, "house", "tda-2022")
    assert last.hasFocus()
    assert last.visibleRegion().boundingRect() == last.rect()


def test_the_heat_map_is_one_tab_stop(qtbot: QtBot) -> None:
    screen = opened(qtbot, OPEN)
    cell(screen, "deal", "tda-2022").setFocus()
    press(qtbot, Key.Key_Down)
    stops = [each for each in screen.findChildren(Cell) if each.focusPolicy() & Qt.FocusPolicy.TabFocus]
    assert [each.view.area for each in stops] == ["board"]


def test_every_cell_says_what_it_shows(qtbot: QtBot) -> None:
    screen = opened(qtbot, OPEN)
    names = [each.accessibleName() for each in screen.findChildren(Cell)]
    assert all(names)
    assert len(set(names)) == len(names)


def test_where_there_is_nothing_to_practise_nothing_opens(qtbot: QtBot) -> None:
    screen = opened(qtbot, OPEN)
    silent = cell(screen, "stud", "foxwoods-2020")
    with qtbot.assertNotEmitted(screen.cell_opened):
        qtbot.mouseClick(silent, LEFT)


def test_low_and_untried_are_told_by_shape_not_only_by_colour(qtbot: QtBot) -> None:
    """The diamond stands left of the figure; without it both pictures would be a ground and a figure."""
    screen = opened(qtbot, OPEN)
    low = next(each for each in screen.findChildren(Cell) if each.view.share is not None and each.view.share < LOW)
    high = next(each for each in screen.findChildren(Cell) if (each.view.share or 0) > LOW)
    assert colour_at(low) == QColor("#F28D6B")
    assert colour_at(high) != QColor("#F28D6B")


def colour_at(shown: Cell) -> QColor:
    return shown.grab().toImage().pixelColor(15, shown.height() // 2)


def test_the_ground_grows_lighter_with_the_share() -> None:
    lights = [ground(share).lightness() for share in (0, 20, 40, 60, 80, 100)]
    assert lights[1:] == sorted(lights[1:])
    assert ground(100) == QColor("#7FD6B2")


def test_figures_can_be_read_on_every_ground() -> None:
    from trainer.ui.kit import look
    from trainer.ui.screens.heat import DARK_FROM

    for share in range(101):
        ink = look.colour("accent-ink" if share >= DARK_FROM else "text")
        assert contrast(ink, ground(share)) >= 4.5, share


def contrast(one: QColor, two: QColor) -> float:
    lights = sorted((luminance(one), luminance(two)), reverse=True)
    return (lights[0] + 0.05) / (lights[1] + 0.05)


def luminance(colour: QColor) -> float:
    parts = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in colour.getRgbF()[:3]]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


# --- charts


def test_a_chart_says_what_it_shows_and_is_made_when_it_is_seen(qtbot: QtBot) -> None:
    card = ChartCard(ACCURACY)
    qtbot.addWidget(card)
    assert card.plot is None
    card.resize(500, 300)
    card.show()
    qtbot.waitUntil(lambda: card.plot is not None)
    assert card.plot is not None
    assert card.plot.accessibleName() == ACCURACY.says
    assert ACCURACY.says in card.accessibleName()


def test_the_title_of_a_chart_does_not_move_when_the_chart_comes(qtbot: QtBot) -> None:
    card = ChartCard(ACCURACY)
    qtbot.addWidget(card)
    card.resize(500, 300)
    card.layout().activate()
    (title,) = (each for each in card.findChildren(Text) if each.text() == ACCURACY.title)
    before = title.geometry()
    card.show()
    qtbot.waitUntil(lambda: card.complete)
    QApplication.processEvents()
    assert (card.plot is not None, title.geometry()) == (True, before)


def test_an_empty_chart_says_what_will_be_there(qtbot: QtBot) -> None:
    card = ChartCard(replace(ACCURACY, lines=()))
    qtbot.addWidget(card)
    card.show()
    assert card.plot is None
    assert ACCURACY.nothing in card.accessibleName()


def test_labels_of_the_chart_keep_apart_and_inside() -> None:
    from trainer.ui.screens.plot import spread

    places = spread([99.0, 98.0, 97.5, 2.0, 1.0], 10.0, 5.0, 104.0)
    assert all(one - two >= 10.0 for one, two in pairwise(places))
    assert (min(places) >= 5.0, max(places) <= 104.0) == (True, True)


def test_labels_stand_right_of_the_last_point_and_do_not_touch(qtbot: QtBot) -> None:
    card = ChartCard(ACCURACY)
    qtbot.addWidget(card)
    card.resize(700, 300)
    card.show()
    qtbot.waitUntil(lambda: card.plot is not None)
    QApplication.processEvents()
    assert card.plot is not None
    view = card.plot.getPlotItem().getViewBox()
    places = [view.mapViewToScene(each.item.pos()) for each in card.plot._labels]
    ends = [view.mapViewToScene(QPointF(each.x, each.end)) for each in card.plot._labels]
    assert all(place.x() > end.x() for place, end in zip(places, ends, strict=True))
    tops = sorted(place.y() for place in places)
    assert all(two - one >= 18 for one, two in pairwise(tops))


def test_the_lines_across_are_as_broad_on_a_screen_of_twice_the_scale(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    from trainer.ui.screens.plot import Plot

    monkeypatch.setattr(Plot, "devicePixelRatioF", lambda _self: 2.0)
    plot = Plot(replace(ACCURACY, lines=(), target=(85.0, "ready at 85")))
    qtbot.addWidget(plot)
    pens = [each.opts["pen"].widthF() for each in plot.getPlotItem().curves]
    assert pens == [2.0, 2.0]


@pytest.mark.parametrize("high", [190, 300])
def test_the_figure_of_a_bar_as_high_as_the_axis_is_whole(qtbot: QtBot, high: int) -> None:
    bar = BarView(11.0, PACE.high, "40", here=True)
    card = ChartCard(replace(PACE, bars=(bar,)))
    qtbot.addWidget(card)
    card.resize(300, high)
    card.show()
    qtbot.waitUntil(lambda: card.plot is not None)
    QApplication.processEvents()
    assert card.plot is not None
    card.grab()
    plot = card.plot.getPlotItem()
    box = plot.getViewBox()
    (figure,) = [each for each in plot.items if getattr(each, "toPlainText", str)() == "40"]
    top = figure.mapRectToScene(figure.boundingRect()).top()
    assert top >= box.mapRectToScene(box.boundingRect()).top()


@pytest.mark.parametrize(("most", "want"), [(12, 12), (6, 6), (5, 4), (2, 2)])
def test_ticks_are_thinned_and_keep_the_last(most: int, want: int) -> None:
    from trainer.ui.screens.plot import thinned

    kept = thinned(ACCURACY.ticks, most)
    assert len(kept) == want
    assert kept[-1] == ACCURACY.ticks[-1]


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
    spot = screen.table.visualRect(screen.table.model().index(1, 2)).center()
    qtbot.mouseClick(screen.table.viewport(), LEFT, pos=spot)
    with qtbot.waitSignal(screen.attempt_opened) as said:
        qtbot.mouseDClick(screen.table.viewport(), LEFT, pos=spot)
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

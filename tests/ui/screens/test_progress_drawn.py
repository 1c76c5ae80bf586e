"""What is drawn on the progress page: the heat map, gone through and read, and the charts."""

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.screens.progress_page import LEFT, Key, cell, opened, press
from tests.ui.screens.progress_samples import ACCURACY, OPEN, PACE
from trainer.ui.kit.text import Text
from trainer.ui.screens.charted import ChartCard
from trainer.ui.screens.heat import LOW, Cell, ground
from trainer.ui.screens.progress_models import BarView

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
    last = cell(screen, "desk", "tda-2022")
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

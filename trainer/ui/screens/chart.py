"""The chart of accuracy over time. Imports pyqtgraph, so import this module only when a chart is shown."""

from dataclasses import dataclass

import pyqtgraph as pg
from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from trainer.ui.kit import look
from trainer.ui.screens.models import SeriesView
from trainer.ui.screens.strokes import Stroke, stroke

LABEL_LINE, LABEL_GAP = 19, 12
DASHES = {"solid": Qt.PenStyle.SolidLine, "dash": Qt.PenStyle.DashLine, "dot": Qt.PenStyle.DotLine}
FLOOR, CEILING = 0.0, 109.0


@dataclass(slots=True)
class _Label:
    """A direct label: its item, and where its line ends (x, per cent)."""

    item: pg.TextItem
    x: float
    end: float


class AccuracyChart(pg.PlotWidget):  # type: ignore[misc]  # pyqtgraph has no types
    """Per cent right over time, one line a topic, each labelled at its end. Takes no mouse."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, background=look.colour("surface-1"), enableMenu=False)
        self._labels: list[_Label] = []
        self._span = (0.0, 1.0)
        plot = self.getPlotItem()
        plot.hideButtons()
        plot.setMouseEnabled(False, False)
        plot.showGrid(x=False, y=True, alpha=0.25)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        for side in ("left", "bottom"):
            _dress(plot.getAxis(side))
        plot.getAxis("left").setTicks([[(value, str(value)) for value in (0, 25, 50, 75, 100)]])
        plot.getAxis("left").setWidth(40)

    def show_lines(self, lines: tuple[SeriesView, ...], ticks: tuple[tuple[float, str], ...]) -> None:
        """Draw these lines in order, each with the stroke of its place."""
        plot = self.getPlotItem()
        plot.clear()
        self._labels = []
        drawn = [line for line in lines if line.points]
        self._span = (
            min((line.points[0][0] for line in drawn), default=0.0),
            max((line.points[-1][0] for line in drawn), default=1.0),
        )
        for place, line in enumerate(lines):
            if line.points:
                self._add(line, stroke(place))
        plot.getAxis("bottom").setTicks([list(_thinned(ticks, 8))])
        plot.setYRange(FLOOR, CEILING, padding=0)
        ends = "; ".join(f"{line.topic} {line.points[-1][1]:.0f} per cent" for line in drawn)
        self.setAccessibleName(f"Accuracy over time: {ends}")
        self._fit()

    def _add(self, line: SeriesView, how: Stroke) -> None:
        colour = look.colour(how.tone)
        pen = pg.mkPen(colour, width=2 * self.devicePixelRatioF(), style=DASHES[how.dash])
        self.getPlotItem().plot(
            [x for x, _ in line.points],
            [y for _, y in line.points],
            pen=pen,
            symbol=how.symbol,
            symbolSize=8,
            symbolBrush=colour,
            symbolPen=None,
            antialias=True,
        )
        label = pg.TextItem(f"{line.topic} {line.points[-1][1]:.0f}", color=look.colour("text"), anchor=(0, 0.5))
        label.setFont(look.font("caption"))
        label.setPos(line.points[-1][0], line.points[-1][1])
        self.getPlotItem().addItem(label, ignoreBounds=True)
        self._labels.append(_Label(label, line.points[-1][0], line.points[-1][1]))

    def _fit(self) -> None:
        """Leave room for the labels at the right, and push apart those that would lie on one another."""
        box = self.getPlotItem().getViewBox()
        words = max((label.item.boundingRect().width() for label in self._labels), default=0.0) + LABEL_GAP
        left, right = self._span
        across = max(1e-6, right - left) * 1.03
        unit = across / max(40.0, box.width() - words)
        self.setXRange(left - across * 0.02, right + unit * words, padding=0)
        room = max(1.0, box.height())
        apart = LABEL_LINE * (CEILING - FLOOR) / room
        ordered = sorted(self._labels, key=lambda label: -label.end)
        places = spread([label.end for label in ordered], apart, FLOOR + apart / 2, CEILING - apart / 2)
        for label, at in zip(ordered, places, strict=True):
            label.item.setPos(label.x + unit * LABEL_GAP / 2, at)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if getattr(self, "_labels", None):
            self._fit()


def spread(ends: list[float], apart: float, low: float, high: float) -> list[float]:
    """Places for labels (ends from high to low), at least `apart` from one another, between `low` and `high`."""
    places: list[float] = []
    for end in ends:
        top = places[-1] - apart if places else high
        places.append(min(end, top))
    bottom = low
    for place in range(len(places) - 1, -1, -1):
        places[place] = max(places[place], bottom)
        bottom = places[place] + apart
    return places


def _dress(axis: pg.AxisItem) -> None:
    axis.setStyle(tickFont=look.font("caption", True), tickLength=0, tickTextOffset=8)
    axis.setPen(look.colour("line"))
    axis.setTextPen(look.colour("text-2"))


def _thinned(ticks: tuple[tuple[float, str], ...], most: int) -> tuple[tuple[float, str], ...]:
    """At most about `most` ticks, evenly taken, the last one kept."""
    step = max(1, -(-len(ticks) // most))
    return tuple(reversed(ticks[::-1][::step]))

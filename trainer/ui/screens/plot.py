"""A chart as it is drawn. Imports pyqtgraph, so import this module only when a chart is shown."""

from dataclasses import dataclass

import pyqtgraph as pg
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from trainer.ui.kit import look
from trainer.ui.kit.paint import faded
from trainer.ui.screens.progress_models import BandView, BarView, ChartView, LineView
from trainer.ui.screens.strokes import Stroke, stroke

LABEL_LINE, LABEL_GAP = 19, 14
DASHES = {"solid": Qt.PenStyle.SolidLine, "dash": Qt.PenStyle.DashLine, "dot": Qt.PenStyle.DotLine}
HEADROOM = 1.09
EDGE = 22  # px at the right, for half the label of the last tick
LEAST = QSize(200, 110)
SYMBOL, LAST_SYMBOL = 8, 13
TICK_ROOM = 58  # px that the label of a tick takes


@dataclass(slots=True)
class _Label:
    """A direct label: its item, and where its line ends."""

    item: pg.TextItem
    x: float
    end: float


class Plot(pg.PlotWidget):  # type: ignore[misc]  # pyqtgraph has no types
    """Lines labelled at their ends, or bars, over x. Takes no mouse; what it shows is its accessible name."""

    def __init__(self, view: ChartView, parent: QWidget | None = None) -> None:
        super().__init__(parent, background=look.colour("surface-1"), enableMenu=False)
        self._labels: list[_Label] = []
        self._figures: list[pg.TextItem] = []
        self._span, self._high = (0.0, 1.0), 100.0
        plot = self.getPlotItem()
        plot.hideButtons()
        plot.setMouseEnabled(False, False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        for side in ("left", "bottom"):
            _dress(plot.getAxis(side))
        plot.getAxis("left").setWidth(40)
        plot.layout.setContentsMargins(0, 0, EDGE, 0)
        self.show_view(view)

    def show_view(self, view: ChartView) -> None:
        """Draw this instead."""
        plot = self.getPlotItem()
        plot.clear()
        self._view, self._labels, self._figures = view, [], []
        self._span = (0.0, max((x for x, _ in view.ticks), default=1.0))
        self._add_levels([y for y, _ in view.marks], pg.mkPen(look.colour("line"), width=self.devicePixelRatioF()))
        if view.band is not None:
            self._add_band(view.band)
        if view.bars:
            self._add_bars(view.bars)
        for line in view.lines:
            self._add_line(line, stroke(line.stroke))
        if view.target is not None:
            self._add_target(*view.target)
        plot.getAxis("left").setTicks([list(view.marks)])
        self.setAccessibleName(view.says)
        self._fit()

    def _add_line(self, line: LineView, how: Stroke) -> None:
        colour = look.colour(how.tone)
        ratio = self.devicePixelRatioF()
        self.getPlotItem().plot(
            [x for x, _ in line.points],
            [y for _, y in line.points],
            pen=pg.mkPen(colour, width=2 * ratio, style=DASHES[how.dash]),
            symbol=how.symbol,
            symbolSize=[SYMBOL] * (len(line.points) - 1) + [LAST_SYMBOL],
            symbolBrush=colour,
            symbolPen=None,
            antialias=True,
        )
        x, y = line.points[-1]
        self._labels.append(_Label(self._text(line.label, "text", (0, 0.5), x, y), x, y))

    def _add_bars(self, bars: tuple[BarView, ...]) -> None:
        tones = [look.colour("accent" if bar.here else "line-strong") for bar in bars]
        places, heights = [bar.x for bar in bars], [bar.value for bar in bars]
        item = pg.BarGraphItem(x=places, height=heights, width=0.62, brushes=tones, pen=pg.mkPen(None))
        self.getPlotItem().addItem(item)
        for bar in bars:
            if bar.label:
                self._figures.append(self._text(bar.label, "text", (0.5, 1.0), bar.x, bar.value))

    def _add_band(self, band: BandView) -> None:
        brush = pg.mkBrush(faded("surface-3", 0.7))
        region = pg.LinearRegionItem((band.low, band.high), "horizontal", brush, pg.mkPen(None), movable=False)
        region.setZValue(-20)
        self.getPlotItem().addItem(region)

    def _add_target(self, at: float, words: str) -> None:
        pen = pg.mkPen(look.colour("text-2"), width=self.devicePixelRatioF(), style=Qt.PenStyle.DashLine)
        self._add_levels([at], pen)
        self._text(words, "text-2", (0, 1.0), 0.0, at)

    def _add_levels(self, levels: list[float], pen: object) -> None:
        """Lines across, as far as the points go: not under the labels."""
        left, right = self._span[0] - self._side, self._span[1] + self._side
        ends = [left, right] * len(levels)
        heights = [y for level in levels for y in (level, level)]
        self.getPlotItem().addItem(pg.PlotCurveItem(ends, heights, pen=pen, connect="pairs"))

    @property
    def _side(self) -> float:
        """How far the axis goes beyond its first and last point."""
        return 0.55 if self._view.bars else 0.15

    def _text(self, words: str, tone: str, anchor: tuple[float, float], x: float, y: float) -> pg.TextItem:
        item = pg.TextItem(words, color=look.colour(tone), anchor=anchor)
        item.setFont(look.font("caption", True))
        item.setPos(x, y)
        self.getPlotItem().addItem(item, ignoreBounds=True)
        return item

    def _fit(self) -> None:
        """Leave room for the labels at the right, and push apart those that would lie on one another."""
        box = self.getPlotItem().getViewBox()
        self._fit_high(box.height())
        words = max((label.item.boundingRect().width() for label in self._labels), default=0.0)
        words += LABEL_GAP if words else 0.0
        left, right = self._span
        side = self._side
        across = max(1e-6, right - left) + 2 * side
        unit = across / max(40.0, box.width() - words)
        self.setXRange(left - side, right + side + unit * words, padding=0)
        apart = LABEL_LINE * (self._high - self._view.low) / max(1.0, box.height())
        ordered = sorted(self._labels, key=lambda label: -label.end)
        low, high = self._view.low + apart / 2, self._high - apart / 2
        places = spread([label.end for label in ordered], apart, low, high)
        for label, at in zip(ordered, places, strict=True):
            label.item.setPos(right + side + unit * LABEL_GAP / 3, at)
        most = max(2, int((box.width() - words) / TICK_ROOM))
        self.getPlotItem().getAxis("bottom").setTicks([list(thinned(self._view.ticks, most))])

    def _fit_high(self, room: float) -> None:
        """Leave room above, in a plot of so many px for the figure of a bar that reaches its top, too."""
        tall = max((item.boundingRect().height() for item in self._figures), default=0.0)
        more = max(HEADROOM, room / max(1.0, room - tall))
        self._high = self._view.low + (self._view.high - self._view.low) * more
        self.setYRange(self._view.low, self._high, padding=0)

    def sizeHint(self) -> QSize:
        return LEAST

    def minimumSizeHint(self) -> QSize:
        return LEAST

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if hasattr(self, "_view"):  # Qt resizes it while it is being made
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


def thinned(ticks: tuple[tuple[float, str], ...], most: int) -> tuple[tuple[float, str], ...]:
    """At most `most` ticks, evenly taken, the last one kept."""
    step = max(1, -(-len(ticks) // most))
    return tuple(reversed(ticks[::-1][::step]))


def _dress(axis: pg.AxisItem) -> None:
    axis.setStyle(tickFont=look.font("caption", True), tickLength=0, tickTextOffset=8, hideOverlappingLabels=EDGE + 8)
    axis.setPen(look.colour("line"))
    axis.setTextPen(look.colour("text-2"))

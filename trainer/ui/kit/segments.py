"""The segmented control: one of a few, by click, by arrow keys, and by a number key where `keys` is set."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from trainer.ui.kit import look
from trainer.ui.kit.focus import wants_ring
from trainer.ui.kit.paint import RADIUS_M, panel

HEIGHT, MARGIN, TICK = 38, 16, 14


class Segments(QWidget):
    """`options` are (key, label). Emits `chosen(key)` when the user takes another one."""

    chosen = Signal(str)

    def __init__(
        self, options: tuple[tuple[str, str], ...], current: str, name: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._options, self._name, self._hovered = options, name, -1
        self.current = current
        self._font = look.font("label")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setMouseTracking(True)
        wants_ring(self, RADIUS_M)
        self._say()

    def set_options(self, options: tuple[tuple[str, str], ...], current: str) -> None:
        """Offer these instead, without a signal."""
        self._options = options
        self.choose(current)

    def choose(self, key: str) -> None:
        """Show this option as the current one, without a signal."""
        self.current = key
        self._say()
        self.updateGeometry()
        self.update()

    def _say(self) -> None:
        label = dict(self._options).get(self.current, "")
        self.setAccessibleName(f"{self._name}: {label}")

    def _spans(self) -> list[tuple[float, float]]:
        """(left, width) of each option in px."""
        metrics, left, spans = QFontMetricsF(self._font), 0.0, []
        for key, label in self._options:
            width = round(metrics.horizontalAdvance(label)) + 2 * MARGIN + (TICK + 8 if key == self.current else 0)
            spans.append((left, float(width)))
            left += width
        return spans

    def sizeHint(self) -> QSize:
        left, width = self._spans()[-1] if self._options else (0.0, 0.0)
        return QSize(int(left + width), HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _at(self, x: float) -> int:
        return next((place for place, (left, width) in enumerate(self._spans()) if left <= x < left + width), -1)

    def _take(self, place: int) -> None:
        if 0 <= place < len(self._options) and self._options[place][0] != self.current:
            self.choose(self._options[place][0])
            self.chosen.emit(self.current)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._take(self._at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._hovered = self._at(event.position().x())
        self.update()

    def leaveEvent(self, _event: QEvent) -> None:
        self._hovered = -1
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}
        place = [key for key, _ in self._options].index(self.current)
        if event.key() in steps:
            self._take(place + steps[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        outline = QPainterPath()
        outline.addRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), RADIUS_M, RADIUS_M)
        painter.save()
        painter.setClipPath(outline)
        painter.fillPath(outline, look.colour("surface-0"))
        for place, (left, width) in enumerate(self._spans()):
            self._paint_option(painter, place, QRectF(left, 0, width, self.height()))
        painter.restore()
        panel(painter, QRectF(self.rect()), None, "line-strong", RADIUS_M)
        painter.end()

    def _paint_option(self, painter: QPainter, place: int, box: QRectF) -> None:
        key, label = self._options[place]
        current = key == self.current
        if current or place == self._hovered:
            painter.fillRect(box, look.colour("accent-soft" if current else "surface-2"))
        if place:
            painter.fillRect(QRectF(box.left(), 0, 1, box.height()), look.colour("line-strong"))
        words = box.adjusted(MARGIN + (TICK + 8 if current else 0), 0, 0, 0)
        if current:
            tick = QRectF(box.left() + MARGIN, (box.height() - TICK) / 2, TICK, TICK)
            look.draw_icon(painter, "check", tick, "accent")
        painter.setFont(self._font)
        painter.setPen(look.colour("accent" if current else "text-2"))
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, label)

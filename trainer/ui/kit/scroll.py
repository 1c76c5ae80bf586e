"""The scrolled pane."""

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QKeyEvent, QLinearGradient, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QWidget
from shiboken6 import isValid

from trainer.ui.kit.focus import wants_ring
from trainer.ui.kit.paint import RADIUS_L, RADIUS_S, faded, panel
from trainer.ui.theme.plain import bars

FADE = 28
ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


class Pane(QScrollArea):
    """Scrolls its content up and down only; the content keeps the pane's width.

    With a `name` it is a stop of its own for Tab whenever there is something to scroll. `ground` is the tone it lies
    on: with it, what goes on below fades out at the foot instead of being cut through a line.
    """

    def __init__(self, content: QWidget, name: str = "", ground: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._port = QWidget()  # asked for Qt's own, PySide would look through every kind of widget there is
        self._port.setAutoFillBackground(False)
        self.setViewport(self._port)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.verticalScrollBar().setStyleSheet(bars())
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        content.setProperty("scrolled", True)
        self._content = content
        self.setWidget(content)
        content.setAutoFillBackground(False)
        self._fade = Fade(self, ground) if ground else None
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._come_in)
        if name:
            self.setAccessibleName(name)
            wants_ring(self, RADIUS_S, inside=True)
            self.verticalScrollBar().rangeChanged.connect(self._be_stop)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._fade is not None:
            self._fade.setGeometry(0, self._port.height() - FADE, self._port.width(), FADE)
            self._fade.raise_()

    def minimumSizeHint(self) -> QSize:
        """As wide as its content must be: it is never scrolled sideways."""
        bar = self.verticalScrollBar().sizeHint().width()
        return QSize(self._content.minimumSizeHint().width() + bar, super().minimumSizeHint().height())

    def natural_height(self, width: int) -> int:
        """Height in px at which, so wide, there is nothing to scroll."""
        high = self._content.heightForWidth(width)
        return high if high >= 0 else self._content.sizeHint().height()

    def _be_stop(self, _low: int, high: int) -> None:
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if high else Qt.FocusPolicy.NoFocus)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrow keys that come up from a row inside belong to whoever holds the rows."""
        if not self.hasFocus() and event.key() in ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _come_in(self, old: QWidget | None, new: QWidget | None) -> None:
        """Who comes from elsewhere is scrolled to; from row to row Qt does so itself."""
        if old is None or new is None or not isValid(self) or not isValid(old):
            return
        if self._content.isAncestorOf(new) and not self._content.isAncestorOf(old):
            self.ensureWidgetVisible(new)

    def look_at(self, widget: QWidget, margin: int) -> None:
        """Scroll up or down until the widget and `margin` px around it can be seen."""
        top = widget.mapTo(self._content, QPoint(0, 0)).y() - margin
        bottom = top + widget.height() + 2 * margin
        bar, room = self.verticalScrollBar(), self._port.height()
        bar.setValue(min(top, max(bar.value(), bottom - room)))


class Fade(QWidget):
    """Lets the last line of a pane fade into its ground while there is more below."""

    def __init__(self, pane: Pane, ground: str) -> None:
        super().__init__(pane)
        self._ground = ground
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        bar = pane.verticalScrollBar()
        bar.rangeChanged.connect(lambda: self.setVisible(bar.value() < bar.maximum()))
        bar.valueChanged.connect(lambda: self.setVisible(bar.value() < bar.maximum()))
        self.hide()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        tone = QLinearGradient(QPointF(0, 0), QPointF(0, self.height()))
        tone.setColorAt(0, faded(self._ground, 0))
        tone.setColorAt(0.85, faded(self._ground, 1))
        tone.setColorAt(1, faded(self._ground, 1))
        panel(painter, QRectF(self.rect()).adjusted(0, -RADIUS_L, 0, 0), QBrush(tone), None, RADIUS_L)
        painter.end()

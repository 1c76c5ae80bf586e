"""How far something is that takes a while, and a button that stops it: at the window's foot, or over all of it."""

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QProgressBar, QSizePolicy, QWidget

from trainer.ui.kit import look
from trainer.ui.kit.announce import announce
from trainer.ui.kit.button import Button
from trainer.ui.kit.card import Card
from trainer.ui.kit.layout import row
from trainer.ui.kit.overlay import Overlay
from trainer.ui.kit.text import MIDDLE, Text

WIDE, THICK = 160, 6
FOOT, EDGE = 96, 32  # px from the lower edge of the window, clear of toasts and of the palette; from the right one
HUNDRED = 100


class Bar(QProgressBar):
    """A quiet bar; empty as long as nobody can tell how much there is to do."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setRange(0, HUNDRED)
        self.setValue(0)
        self.setTextVisible(False)
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(WIDE, THICK)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        for tone, share in (("line-strong", 1.0), ("accent", self.value() / HUNDRED)):
            painter.setBrush(look.colour(tone))
            painter.drawRoundedRect(QRectF(0, 0, self.width() * share, self.height()), THICK / 2, THICK / 2)
        painter.end()


class Progress(Card):
    """What is being done, how far it is, and *Stop*. Emits `stopped`."""

    stopped = Signal()

    def __init__(self, doing: str, parent: QWidget | None = None) -> None:
        super().__init__("surface-3", "line-strong", parent=parent)
        self._doing = doing
        self.setAccessibleName(doing)
        self.words = Text(f"{doing} …", "label", align=MIDDLE)
        self.share = Text("", "label", "text-2", tabular=True, align=MIDDLE)
        self.share.setFixedWidth(look_width("100%"))
        self.bar = Bar(doing)
        self.stop = Button("Stop", "small", name=f"Stop: {doing}")
        self.stop.clicked.connect(self.stopped)
        self.setLayout(row(self.words, self.bar, self.share, self.stop, gap=14, margins=(16, 10, 14, 10)))

    def reach(self, done: int, of: int) -> None:
        """So much of so much is done."""
        if of <= 0:
            return
        percent = min(HUNDRED, HUNDRED * done // of)
        if percent != self.bar.value():
            self.bar.setValue(percent)
            self.share.setText(f"{percent}%")


class ProgressLine(Progress):
    """The same at the foot of `over`, which can be used meanwhile; a second one lies above the first."""

    _over: QWidget | None = None  # a class default: Qt may ask the event filter while Python takes it apart

    def __init__(self, over: QWidget, doing: str) -> None:
        super().__init__(doing, over)
        self._over = over
        over.installEventFilter(self)
        self._fit()
        self.show()
        self.raise_()
        announce(self, f"{doing}. It can be stopped.")

    def _fit(self) -> None:
        if self._over is None:
            return
        self.adjustSize()
        here = self._over.findChildren(ProgressLine, options=Qt.FindChildOption.FindDirectChildrenOnly)
        before = [each for each in here[: here.index(self)] if not each.isHidden()]
        foot = FOOT + sum(each.height() + 8 for each in before)
        self.move(self._over.width() - self.width() - EDGE, self._over.height() - self.height() - foot)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._over is not None and watched is self._over and event.type() == QEvent.Type.Resize:
            self._fit()
        return False


class ProgressSheet(Overlay):
    """The same over all of `over`, which must wait: what is being done changes what stands there. Esc stops it."""

    stopped = Signal()

    def __init__(self, over: QWidget, doing: str) -> None:
        self.progress = Progress(doing)
        super().__init__(over, self.progress)
        self.setAccessibleName(doing)
        self.progress.stopped.connect(self.stopped)
        self.appear()

    def first_focus(self) -> QWidget:
        return self.progress.stop

    def reach(self, done: int, of: int) -> None:
        """So much of so much is done."""
        self.progress.reach(done, of)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.stopped.emit()
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()


def look_width(words: str) -> int:
    """How wide the words are at most."""
    return Text(words, "label", tabular=True).natural_width()

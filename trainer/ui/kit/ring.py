"""The ring of the library: a share of 100, or dashed when nothing was tried."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from trainer.ui.kit import look

FULL_SHARE, TIGHT = 100, 48  # three figures need more room than a small ring has
FULL, TOP = 360 * 16, 90 * 16


class Ring(QWidget):
    """`share` in per cent, or None for not tried yet."""

    def __init__(self, share: int | None, size: int = 64, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._share = share
        self.setFixedSize(QSize(size, size))
        self.setAccessibleName("not tried yet" if share is None else f"{share} per cent right")

    def set_size(self, size: int) -> None:
        """As wide and high as this, in px."""
        self.setFixedSize(QSize(size, size))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(4, 4, -4, -4)
        if self._share is None:
            self._paint_untried(painter, box)
        else:
            self._paint_share(painter, box, self._share)
        painter.end()

    def _paint_untried(self, painter: QPainter, box: QRectF) -> None:
        pen = QPen(look.colour("line-strong"), 2)
        pen.setDashPattern([2.5, 3])
        painter.setPen(pen)
        painter.drawEllipse(box)
        painter.setPen(QPen(look.colour("text-3"), 2))
        middle = box.center()
        painter.drawLine(int(middle.x() - 6), int(middle.y()), int(middle.x() + 6), int(middle.y()))

    def _paint_share(self, painter: QPainter, box: QRectF, share: int) -> None:
        painter.setPen(QPen(look.colour("surface-3"), 6))
        painter.drawEllipse(box)
        painter.setPen(QPen(look.colour("accent"), 6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        if share:
            painter.drawArc(box, TOP, -round(FULL * share / 100))
        painter.setPen(look.colour("text"))
        painter.setFont(look.font("heading" if share < FULL_SHARE or box.width() > TIGHT else "label-strong", True))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(share))

"""The ring of the library: a share of 100, or dashed when nothing was tried."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from trainer.ui.kit import look

TIGHT, THIN, BROAD = 48, 4, 6  # a small ring is thinner
FONTS = ("heading", "label-strong", "caption", "overline")
MARGIN = 4
FULL, TOP = 360 * 16, 90 * 16


class Ring(QWidget):
    """`share` in percent, or None for not tried yet."""

    def __init__(self, share: int | None, size: int = 64, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._share = share
        self.setFixedSize(QSize(size, size))
        self.setAccessibleName("not tried yet" if share is None else f"{share} percent right")

    def set_size(self, size: int) -> None:
        """As wide and high as this, in px."""
        self.setFixedSize(QSize(size, size))

    @property
    def stroke(self) -> int:
        """How broad the ring is, in px."""
        return BROAD if self.width() > TIGHT else THIN

    @property
    def inside(self) -> int:
        """How much room there is within the ring, in px."""
        return self.width() - 2 * MARGIN - self.stroke

    def figure_font(self, figure: str) -> QFont:
        """The largest font in which a figure does not touch the ring."""
        fonts = [look.font(each, True) for each in FONTS]
        return next((each for each in fonts if QFontMetricsF(each).horizontalAdvance(figure) <= self.inside), fonts[-1])

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
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
        painter.setPen(QPen(look.colour("surface-3"), self.stroke))
        painter.drawEllipse(box)
        painter.setPen(QPen(look.colour("accent"), self.stroke, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        if share:
            painter.drawArc(box, TOP, -round(FULL * share / 100))
        painter.setPen(look.colour("text"))
        painter.setFont(self.figure_font(str(share)))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(share))

"""Parts beside one another where there is room for them, else one below the other."""

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

WHOLE = 16_777_215  # as wide or high as there is room, in Qt's words
ACROSS, DOWN = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom


class Beside(QWidget):
    """Holds a row of widgets and spaces, which stands on end where it is wider than there is room.

    Emits `turned(across)` when it is laid out the other way: who wants the parts of other sizes then gives them. `gaps`
    are the px between the parts beside one another and below, `least` the width that it takes at least to have
    them so, and until it is known to be there they stand on end.
    """

    turned = Signal(bool)

    def __init__(
        self, line: QBoxLayout, gaps: tuple[int, int] | None = None, least: int = 0, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._line = line
        self._gaps = gaps or (line.spacing(), line.spacing())
        self._needs, self._least = least, least
        self.across = not least
        """Are the parts beside one another now?"""
        line.setDirection(ACROSS if self.across else DOWN)
        self.setLayout(line)

    def minimumSizeHint(self) -> QSize:
        """As wide as the widest part must be."""
        margins = self._line.contentsMargins()
        wide = max((each.minimumSizeHint().width() for each in self._parts()), default=0)
        return QSize(wide + margins.left() + margins.right(), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.across:
            self._needs = max(self._measured(), self._least)  # below one another the parts may be of other widths
        across = self._needs <= self.width()
        if across != self.across:
            self.across = across
            self._line.setDirection(ACROSS if across else DOWN)
            self._line.setSpacing(self._gaps[0 if across else 1])
            self.turned.emit(across)

    def _measured(self) -> int:
        """Width in px that the parts must have beside one another."""
        wide = [max(each.minimumSizeHint().width(), each.minimumWidth()) for each in self._parts()]
        margins = self._line.contentsMargins()
        return sum(wide) + self._gaps[0] * (len(wide) - 1) + margins.left() + margins.right()

    def _parts(self) -> list[QWidget]:
        items = (self._line.itemAt(place) for place in range(self._line.count()))
        return [widget for item in items if item is not None and (widget := item.widget()) is not None]

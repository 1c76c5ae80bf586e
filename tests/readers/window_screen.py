"""What is on the screen of a running program: its window with every dialog, menu and tooltip over it."""

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QWindow
from PySide6.QtWidgets import QApplication, QWidget

from tests.readers.window import SIZE
from trainer.ui.window import Window


def top_levels() -> list[QWidget]:
    """Every window on the screen, the lowest first: the program's own, dialogs, popups, tooltips."""
    high = {Qt.WindowType.Popup: 2, Qt.WindowType.ToolTip: 3}
    shown = [each for each in QApplication.topLevelWidgets() if each.isVisible() and each.windowHandle() is not None]
    modal = QApplication.activeModalWidget()
    return sorted(shown, key=lambda each: (not isinstance(each, Window), high.get(each.windowType(), 0), each is modal))


def corner() -> QPoint:
    """Where on the screen a picture begins: the corner of the program's window, from which all points are counted."""
    return next((each.geometry().topLeft() for each in top_levels()), QPoint())


def picture() -> QImage:
    """The window with everything over it; a menu that hangs out below is shown whole."""
    area = QRect(corner(), QSize(*SIZE))
    area.setBottom(max([area.bottom(), *(each.geometry().bottom() for each in top_levels())]))
    image = QImage(area.size(), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.black)
    painter = QPainter(image)
    for each in top_levels():
        painter.drawPixmap(each.geometry().topLeft() - area.topLeft(), each.grab())
    painter.end()
    return image


def under(at: QPoint) -> QWindow | None:
    """The window that a mouse points at; a tooltip is looked through."""
    for each in reversed(top_levels()):
        if each.windowType() != Qt.WindowType.ToolTip and each.geometry().contains(at):
            return each.windowHandle()
    return None

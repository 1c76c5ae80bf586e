"""The view: fills any size with the table, knows what is under a point, shows nothing of its own."""

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from trainer.ui.table.scene import TableScene
from trainer.ui.table.targets import Target


class TableView(QGraphicsView):
    """One scene pixel is one view pixel; the scene lays itself out for the view's size and pixel ratio."""

    def __init__(self, scene: TableScene | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table = scene or TableScene(self)
        self.setScene(self.table)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setRenderHints(QPainter.RenderHint.SmoothPixmapTransform)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setMinimumSize(480, 230)
        self.setAccessibleName(self.tr("Poker table"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the table out anew."""
        super().resizeEvent(event)
        port = self.viewport()
        self.table.resize(port.width(), port.height(), self.devicePixelRatioF())
        self.resetTransform()

    def target_at(self, pos: QPoint) -> Target:
        """What lies topmost at a point of the viewport."""
        return self.table.target_at(QPointF(self.mapToScene(pos)))

    def centre_of(self, target: Target) -> QPoint | None:
        """A point of the viewport at which this target is hit, or None when it is covered or not there."""
        at = self.table.centre_of(target)
        return None if at is None else self.mapFromScene(at)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Light what is under the pointer, in the same way whatever it is."""
        super().mouseMoveEvent(event)
        if event.buttons() == Qt.MouseButton.NoButton:
            self.table.set_hover(self.target_at(event.position().toPoint()))

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is lit when the pointer is elsewhere."""
        super().leaveEvent(event)
        self.table.set_hover(None)

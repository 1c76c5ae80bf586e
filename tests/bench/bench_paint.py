"""What a repaint of the busiest table and of one moving card costs."""

from collections.abc import Callable
from statistics import median, quantiles

from PySide6.QtCore import QPoint, QPointF, QRect
from PySide6.QtGui import QImage, QPainter, QRegion
from PySide6.QtWidgets import QApplication

from tests.bench.figures import Figure, milliseconds
from tests.ui.table.samples import busy, chips_everywhere, pots_being_built, stud
from trainer.ui.table.view import TableView

ROUNDS = 60


def timed(name: str, work: Callable[[], object], budget: float, late: float) -> list[Figure]:
    """Median and 95th percentile of a call in milliseconds, each with its budget."""
    times = [milliseconds(work) for _ in range(ROUNDS)]
    return [
        Figure(f"{name}, median", median(times), "ms", budget),
        Figure(f"{name}, p95", quantiles(times, n=20)[-1], "ms", late),
    ]


def figures() -> list[Figure]:
    """Full repaints, one card moving, a picture changed and a resize."""
    app = QApplication.instance() or QApplication([])
    view = TableView()
    view.resize(1600, 1000)
    view.table.show(busy(), animate=False)
    view.show()
    app.processEvents()
    port = view.viewport()
    image = QImage(port.size(), QImage.Format.Format_RGB32)

    def full() -> None:
        port.render(image)

    card = QRect(600, 400, 120, 150)

    def part() -> None:
        painter = QPainter(image)
        port.render(painter, QPoint(0, 0), QRegion(card))
        painter.end()

    found = timed("full repaint, busiest table 1600x1000", full, 8, 12)
    found += timed("one card's area", part, 1, 1)
    moving = next(iter(view.table.card_items().values()))

    def move() -> None:
        moving.moveBy(3, 1)
        app.processEvents()

    found += timed("one card moving, through the event loop", move, 1, 1)
    pictures = [busy(), busy(board=3)]

    def change() -> None:
        pictures.reverse()
        view.table.show(pictures[0], animate=False)
        app.processEvents()

    change()
    change()
    found += timed("picture to screen, without motion", change, 16, 16)
    view.table.show(stud(8), animate=False)
    app.processEvents()
    found += timed("full repaint, stud eight-handed", full, 8, 12)

    view.table.show(chips_everywhere(), animate=False)
    app.processEvents()
    found += timed("full repaint, fullest chip table", full, 8, 12)
    at = QPointF(700, 500)
    view.table.lift_chips("bet-5", ((1000, 20), (100, 14)), at, "20 × 1,000 + 14 × 100")
    app.processEvents()

    def carry() -> None:
        at.setX(at.x() + 3)
        view.table.drag_to(at)
        app.processEvents()

    found += timed("chips carried, through the event loop", carry, 1, 1)
    view.table.drop()
    pictures = [pots_being_built(), chips_everywhere()]
    change()
    change()
    found += timed("chip picture to screen, without motion", change, 16, 16)

    def resize() -> None:
        view.resize(1280, 720)
        app.processEvents()

    found.append(Figure("resize, everything drawn anew", milliseconds(resize), "ms"))
    view.close()
    return found

"""What a repaint of the busiest table and of one moving card costs."""

from collections.abc import Callable
from statistics import median, quantiles

from PySide6.QtCore import QCoreApplication, QPoint, QPointF, QRect
from PySide6.QtGui import QImage, QPainter, QRegion
from PySide6.QtWidgets import QApplication

from tests.bench.figures import Figure, milliseconds
from tests.ui.table.samples import busy, chips_everywhere, pots_being_built, stud
from trainer.quickfire.kinds import KINDS
from trainer.quickfire.rounds import Round
from trainer.rules.book import book
from trainer.ui.closeup.of import close_up
from trainer.ui.closeup.view import CloseView
from trainer.ui.desk.quick import making, spot_slip
from trainer.ui.drill.screen import DrillScreen
from trainer.ui.play.clock import Clock
from trainer.ui.table.view import TableView

ROUNDS, HOUSE = 60, "players-2025"


def timed(name: str, work: Callable[[], object], budget: float, late: float) -> list[Figure]:
    """Median and 95th percentile of a call in milliseconds, each with its budget."""
    times = [milliseconds(work) for _ in range(ROUNDS)]
    return [
        Figure(f"{name}, median", median(times), "ms", budget),
        Figure(f"{name}, p95", quantiles(times, n=20)[-1], "ms", late),
    ]


def close_up_figures(app: QCoreApplication) -> list[Figure]:
    """Full repaints of the close-up, and from Enter to the picture of the next question of a quick drill."""
    view = CloseView()
    view.resize(1600, 744)
    view.show_picture(close_up(KINDS["may-they-raise"].make(book(HOUSE), 1)))
    view.show()
    app.processEvents()
    image = QImage(view.size(), QImage.Format.Format_RGB32)
    found = timed("full repaint, close-up 1600x744", lambda: view.render(image), 8, 12)
    view.close()
    nexts = [taken for kind in ("call-or-raise", "minimum-raise", "who-shows-first") for taken in next_times(kind, app)]
    found.append(Figure("Enter to the next question of a drill, median", median(nexts), "ms", 50))
    return found


def next_times(kind: str, app: QCoreApplication) -> list[float]:
    """How long each question of a round takes to stand, in milliseconds."""
    begun = Round(kind, HOUSE, 1)
    screen = DrillScreen(kind, HOUSE, lambda _: "", spot_slip, Clock(), begun)
    screen.view.dress(four_colours=False, reduced_motion=True)
    screen.resize(1600, 1000)
    screen.show()
    screen.begin(iter(making(begun).spots()))
    times = []
    while True:
        screen.prepare()
        app.processEvents()
        app.processEvents()
        assert screen.spot is not None
        screen.answer(screen.spot.right[0])
        app.processEvents()
        if screen.played.round.over:
            screen.close()
            return times

        def enter() -> None:
            screen.go_on()
            app.processEvents()

        times.append(milliseconds(enter))


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
    found += close_up_figures(app)

    def resize() -> None:
        view.resize(1280, 720)
        app.processEvents()

    found.append(Figure("resize, everything drawn anew", milliseconds(resize), "ms"))
    view.close()
    return found

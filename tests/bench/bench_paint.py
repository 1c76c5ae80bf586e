"""Prints what a repaint of the busiest table and of one moving card costs. No assertions: figures to read.

Run as `python tests/bench/bench_paint.py` from the project's root.
"""

import os
import sys
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path[:0] = [str(Path(__file__).resolve().parents[2])]

# ruff: noqa: E402 - the platform and the path must be set before these imports
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QImage, QPainter, QRegion
from PySide6.QtWidgets import QApplication

from tests.ui.table.samples import busy, stud
from trainer.ui.table.view import TableView

ROUNDS = 60


def timed(work: object, rounds: int = ROUNDS) -> tuple[float, float]:
    """Median and 95th percentile of a call in milliseconds."""
    assert callable(work)
    times = []
    for _ in range(rounds):
        start = perf_counter()
        work()
        times.append((perf_counter() - start) * 1000)
    return median(times), quantiles(times, n=20)[-1]


def report(name: str, budget: str, figures: tuple[float, float]) -> None:
    print(f"{name:<44} median {figures[0]:6.2f} ms   p95 {figures[1]:6.2f} ms   budget {budget}")


def main() -> None:
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

    report("full repaint, busiest table 1600x1000", "8 / 12", timed(full))
    report("one card's area", "1", timed(part))
    moving = next(iter(view.table.card_items().values()))

    def move() -> None:
        moving.moveBy(3, 1)
        app.processEvents()

    report("one card moving, through the event loop", "1", timed(move))
    pictures = [busy(), busy(board=3)]

    def change() -> None:
        pictures.reverse()
        view.table.show(pictures[0], animate=False)
        app.processEvents()

    change()
    change()
    report("picture to screen, without motion", "16", timed(change))
    view.table.show(stud(8), animate=False)
    app.processEvents()
    report("full repaint, stud eight-handed", "8 / 12", timed(full))
    start = perf_counter()
    view.resize(1280, 720)
    app.processEvents()
    print(f"resize, everything drawn anew: {(perf_counter() - start) * 1000:.0f} ms")


if __name__ == "__main__":
    main()

"""Serves a reader from outside while the program runs on: a line of commands comes in a file, the answer in another."""

import time
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QObject, QTimer

from tests.readers.window import whole_at_once
from tests.readers.window_hand import Mouse, Step, known_key, nothing, steps
from tests.readers.window_orders import NotAnOrder, Order, orders
from tests.readers.window_screen import picture, top_levels

POLL_MS, AFTER_MS, SHOWN_MS = 30, 700, 200


class Server(QObject):
    """Does what is asked for in a file, while the program runs on, and answers in another with a line and a picture."""

    def __init__(self, home: Path, asked: Path, answered: Path) -> None:
        super().__init__()
        self._home, self._asked, self._answered = home, asked, answered
        self._mouse, self._acts, self._pictures, self._begun = Mouse(), 0, 0, time.monotonic()
        self._busy = False
        self._timer = QTimer(self, interval=POLL_MS)
        self._timer.timeout.connect(self._poll)
        self._timer.start()
        (home / "pictures").mkdir(exist_ok=True)

    def stop(self) -> None:
        """Do nothing from now on."""
        self._timer.stop()

    def _poll(self) -> None:
        """Never acts by itself: a dialog with a loop of its own would keep this timer from the next command."""
        if self._busy or not self._asked.exists() or not top_levels():
            return
        text = self._asked.read_text(encoding="utf-8")
        self._asked.unlink()
        self._busy = True
        try:
            given = orders(text)
            for each in given:
                if each.verb == "key" and not known_key(each.words):
                    raise NotAnOrder(f"There is no key {each.words}")
        except NotAnOrder as wrong:
            self._answer(str(wrong))
            return
        todo = [step for each in given for step in self._counted(each)]
        told = "; ".join(_told(each) for each in given)
        self._next([*todo, (AFTER_MS, nothing), (SHOWN_MS, lambda: self._answer(told))])

    def _counted(self, order: Order) -> list[Step]:
        return [(0, lambda: self._count(order)), *steps(order, self._mouse)]

    def _next(self, todo: list[Step]) -> None:
        """The step after this one is set before this one is done, which may wait in a loop of its own."""
        if not todo:
            return
        (pause, do), *rest = todo

        def done() -> None:
            self._next(rest)
            do()

        QTimer.singleShot(pause, self, done)

    def _count(self, order: Order) -> None:
        if not order.acts:
            return
        self._acts += order.acts
        now = datetime.now().astimezone().isoformat(timespec="milliseconds")
        with (self._home / "acts.log").open("a", encoding="utf-8") as log:
            log.write(f"{now}\t{self._since:.1f}\t{self._acts}\t{_told(order)}\n")

    def _answer(self, words: str) -> None:
        self._pictures += 1
        path = self._home / "pictures" / f"{self._pictures:04}.png"
        picture().save(str(path))
        self._busy = False
        minutes, seconds = divmod(int(self._since), 60)
        whole_at_once(self._answered, f"{words} · {self._acts} acts · {minutes}:{seconds:02}\n{path}")

    @property
    def _since(self) -> float:
        """Seconds since the start."""
        return time.monotonic() - self._begun


def _told(order: Order) -> str:
    numbers = [str(each) for point in order.points for each in point]
    amount = [f"{order.amount:g}"] if order.amount else []
    held = "".join(f"{each}+" for each in order.holding)
    if order.verb == "key":
        return f"key {held}{order.words}"
    return " ".join([held + order.verb, *([order.words] if order.words else []), *numbers, *amount])

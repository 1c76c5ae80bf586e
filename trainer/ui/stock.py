"""Fresh hands in stock: made and proved by the worker ahead of the session that deals them."""

from collections.abc import Callable, Iterable
from time import monotonic, sleep
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from trainer.kernel.pieces import Pieces
from trainer.ui.working import Beside, Working

if TYPE_CHECKING:  # a first picture loads none of it
    from trainer.scenarios.fresh.keys import Order
    from trainer.worker.messages import Answer

JOB = "stocked"
AHEAD = 3
"""So many hands are in stock while one is dealt."""
RESTED_S, LONGEST_S = 0.004, 4.0
"""While a hand is waited for the window has the rest of the time; after so long, whoever deals it makes it."""


class Stock(QObject):
    """Has hands made one after the other. `lately` gives the files of the hands dealt last: the next ones differ.

    Without a worker nothing is in stock, and whoever deals a hand makes it.
    """

    def __init__(self, working: Working, lately: Callable[[], tuple[str, ...]], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._working, self._lately = working, lately
        self._wanted: list[Order] = []
        self._ready: dict[Order, str] = {}
        self._at_work: Order | None = None

    def ahead(self, orders: Iterable["Order"]) -> None:
        """These are dealt next, in this order; what was wanted before and is not among them is let go."""
        if not isinstance(self._working, Beside):
            return
        coming = list(dict.fromkeys(orders))[: AHEAD + 1]
        self._ready = {each: file for each, file in self._ready.items() if each in coming}
        self._wanted = [each for each in coming if each not in self._ready and each != self._at_work]
        self._next()

    def is_coming(self, order: "Order") -> bool:
        """Is the worker going to make it?"""
        return order == self._at_work or order in self._wanted

    def take(self, order: "Order") -> str:
        """The file of a hand, which is not in stock any more; "" where it never was."""
        return self._ready.pop(order, "")

    def waiting(self, order: "Order") -> Pieces[str]:
        """The same in pieces, once the worker has made it; not for ever, as it may be busy with something else."""
        until = monotonic() + LONGEST_S
        while self.is_coming(order) and monotonic() < until:
            sleep(RESTED_S)
            yield
        return self.take(order)

    def _next(self) -> None:
        if self._at_work is not None or not self._wanted:
            return
        order = self._at_work = self._wanted.pop(0)
        lately = (*self._ready.values(), *self._lately())
        self._working.ask(JOB, order, lately, heard=lambda answer: self._hear(order, answer))

    def _hear(self, order: "Order", answer: "Answer") -> None:
        from trainer.worker.messages import Done, Ending

        if not isinstance(answer, Ending):
            return
        if isinstance(answer, Done) and answer.value:
            self._ready[order] = str(answer.value)
        self._at_work = None
        self._next()

"""Looking through a book page by page, a little at a time, so that nothing stands still meanwhile."""

from collections.abc import Callable, Iterable, Iterator

from PySide6.QtCore import QObject, QTimer, Signal

Has = Callable[[int, str], bool]


def round_from(page: int, pages: int, step: int) -> Iterator[int]:
    """Every page once, from the one after (or before) this to this one itself."""
    return ((page - 1 + step * n) % pages + 1 for n in range(1, pages + 1))


class Search(QObject):
    """`found(page, words)` says where the first of several wordings stands, `nothing` that none stands anywhere."""

    found = Signal(int, str)
    nothing = Signal()

    def __init__(self, has: Has, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._has = has
        self._left: Iterator[tuple[str, int]] = iter(())
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._look)

    @property
    def running(self) -> bool:
        """Is it still looking?"""
        return self._timer.isActive()

    def start(self, wordings: Iterable[str], pages: Callable[[], Iterable[int]]) -> None:
        """Look for each wording in turn through those pages; a search before it is given up."""
        self._left = ((words, page) for words in wordings for page in pages())
        self._timer.start()

    def stop(self) -> None:
        """Look no further."""
        self._timer.stop()

    def _look(self) -> None:
        each = next(self._left, None)
        if each is None:
            self.stop()
            self.nothing.emit()
        elif self._has(each[1], each[0]):
            self.stop()
            self.found.emit(each[1], each[0])

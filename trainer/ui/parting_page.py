"""The page on where two rulebooks part at work: compared in pieces, read, dealt, acted out and drilled."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from trainer.kernel.pieces import Pieces
from trainer.rules.book import keys
from trainer.study.apart import Difference
from trainer.study.parted import Parted, Parting
from trainer.study.parting import comparing, found_out, known
from trainer.study.stances import HAND
from trainer.ui.desk.houses import short
from trainer.ui.desk.parting import deal_view, empty_view, parting_view
from trainer.ui.kit.soon import one_by_one
from trainer.ui.parting_deal import DealtRow, dealt_at, differences_at, right_at_last
from trainer.ui.screens.parting import PartingScreen

if TYPE_CHECKING:  # the window opens this page, and the worker answers it
    from trainer.ui.window import Window
    from trainer.worker.messages import Answer

_last: dict[str, tuple[str, str]] = {}
"""The two that were compared last in this run, by the house one deals at."""


def parting_page(window: "Window") -> PartingScreen:
    """The page at the two that were compared last, else at the house's own rulebook and another."""
    return Comparer(window).page


def pair_at(house: str) -> tuple[str, str]:
    """The two to begin with: the house's own first, and the one compared with it last."""
    every = keys()
    first, second = _last.get(house, (house, next(each for each in reversed(every) if each != house)))
    return (first, second) if {first, second} <= set(every) else (house, every[-1])


class Comparer(QObject):
    """Compares two rulebooks at a time. Lives as long as its page."""

    def __init__(self, window: "Window") -> None:
        self._window = window
        self.found: Parting | None = None
        self._pair = pair_at(window.house)
        self.page = PartingScreen(empty_view(*self._pair, window.house))
        super().__init__(self.page)
        self.page.compared.connect(self.compare)
        self.page.turned.connect(window.read)
        self.page.dealt.connect(self._see)
        self.page.drilled.connect(self._drill)
        self.page.at_the_table.connect(lambda: window.guarded(self._deal))
        self.differences: tuple[Difference, ...] = ()
        self.row: DealtRow | None = None
        self.compare(*self._pair)

    # --- comparing ---------------------------------------------------------------------------------------------

    def compare(self, first: str, second: str) -> None:
        """Show where these two part, once both have been asked."""
        self._pair = _last[self._window.house] = first, second
        self.found, self.differences, self.row = None, (), None
        self.page.show_waiting(empty_view(first, second, self._window.house), "One moment.")
        self._go_on(first, second)

    def _go_on(self, first: str, second: str) -> None:
        unknown = next((each for each in (first, second) if not known(each)), "")
        if not unknown:
            one_by_one(self, self._compared(first, second))
            return
        self.page.count.setText(f"Asking {short(unknown)}.")
        heard = partial(self._heard, first, second)
        self._window.working.ask("stances", unknown, heard=heard, key=f"stances {unknown}")

    def _heard(self, first: str, second: str, answer: "Answer") -> None:
        from trainer.worker.messages import Done, Reached

        if isinstance(answer, Reached):
            return
        if isinstance(answer, Done):
            found_out(answer.value)  # type: ignore[arg-type]  # what the job gives
            if self._pair == (first, second):
                self._go_on(first, second)
        else:
            self._window.tell("That rulebook can’t be compared now.")

    def _compared(self, first: str, second: str) -> Pieces[None]:
        found = yield from comparing(first, second)
        at_the_table = differences_at(self._window, found)
        yield
        if self._pair == (first, second):
            self.found, self.differences = found, at_the_table
            self.page.show_view(parting_view(found, self._window.house))
            self._window.guarded(self._offer)

    # --- from a difference to seeing it ------------------------------------------------------------------------

    def _line(self, key: str) -> Parted | None:
        lines = self.found.lines if self.found is not None else ()
        return next((each for each in lines if each.situation.key == key), None)

    def _see(self, key: str) -> None:
        """Deal the hand at the trainee's house if it is one of the two, or act the example out."""
        kind, _, name = key.partition(":")
        if kind == HAND:
            self._window.box.take_scenario(dealt_at(self._pair, self._window.house)[0], name, picked=True)
            return
        from trainer.rules.book import book
        from trainer.rules.worked import belongs
        from trainer.ui.example_page import open_example  # loads the law's engine and a table

        house, _, at = name.partition("/")
        places = belongs(book(house), at)
        if places:
            open_example(self._window, self.page, house, places[-1], at)

    # --- at the table ------------------------------------------------------------------------------------------

    def _offer(self) -> None:
        """Say whether hands show how they differ; where the tables are there already, the first one is made now."""
        window = self._window
        house, other = dealt_at(self._pair, window.house)
        right, tried = right_at_last(window, self.differences, house, other)
        self.page.show_dealing(deal_view(bool(self.differences), house, right, tried))
        if self.differences:
            self.row = DealtRow(window, self.differences, house, other)
            if "box" in window.__dict__:
                window.box.stock.ahead(self.row.left)

    def _deal(self) -> None:
        if self.row is not None:
            self.row.deal()

    def _drill(self, keys: tuple[str, ...]) -> None:
        from trainer.ui.parting_drill import open_drill  # loads a table

        lines = tuple(line for key in keys if (line := self._line(key)) is not None)
        if lines:
            open_drill(self._window, lines, self._pair)

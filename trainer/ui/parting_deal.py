"""The differences of two rulebooks dealt at the table: a row of hands, each one on which the two rule differently."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from trainer.kernel.pieces import Pieces
from trainer.progress.trouble import StoreTrouble
from trainer.scenarios.fresh.keys import Order
from trainer.scenarios.shelf import Gone
from trainer.study.apart import Difference, differences, mode_of, right_last, row_of
from trainer.study.fresh_apart import fresh_apart
from trainer.study.library import library
from trainer.study.parted import Parting
from trainer.ui.desk.houses import short

if TYPE_CHECKING:  # the window deals it, and the table comes with a hand
    from trainer.scenarios.play import Play
    from trainer.ui.window import Window

LATELY, TRIED = 60, 400
NEXT, BACK = "Next hand", "Back to the list"


def dealt_at(pair: tuple[str, str], own: str) -> tuple[str, str]:
    """At which of the two hands are dealt, and the other one: at the trainee's own, else at the first."""
    return (own, pair[0]) if own == pair[1] else pair


def differences_at(window: "Window", found: Parting) -> tuple[Difference, ...]:
    """What of it can be dealt at one of the two."""
    house, other = dealt_at((found.first, found.second), window.house)
    return differences(found, window.desk.at_hand(library(house)), fresh_apart(house, other))


def right_at_last(window: "Window", some: Sequence[Difference], house: str, other: str) -> tuple[int, int]:
    """How many of the differences were dealt right at the last try, and how many were tried."""
    try:
        tried = window.desk.store.attempts(window.desk.profile.id, book=house, limit=TRIED)
    except StoreTrouble:
        return 0, 0
    return right_last(some, tried, other)


class DealtRow:
    """A row of hands at a house on which the `other` rulebook rules differently; each debrief leads to the next."""

    def __init__(self, window: "Window", some: Sequence[Difference], house: str, other: str) -> None:
        """Raises StoreTrouble."""
        desk = window.desk
        lately = tuple(row.scenario for row in desk.store.attempts(desk.profile.id, limit=LATELY))
        keys = row_of(some, lately, desk.seeds())
        self._window, self.house, self.other = window, house, other
        self.left = [Order(house, key, desk.seeds(), than=other) for key in keys]

    def deal(self) -> None:
        """Deal the next hand. Raises StoreTrouble."""
        window = self._window
        if window.coming.busy:
            return
        window.box.stock.ahead(self.left)
        window.box.set_up(self._next(), mode_of(self.other), f"{short(self.house)} and {short(self.other)}")

    def _leave(self) -> None:
        self._window.open_page("parting")

    def _go_on(self) -> None:
        self._window.guarded(self.deal)

    def _next(self) -> Pieces["Play"]:
        """The next hand that can be dealt. Raises Gone where there is none left."""
        from trainer.ui.after import Back  # loads the law
        from trainer.ui.desk import hands

        window = self._window
        while self.left:
            order = self.left.pop(0)
            try:
                made = hands.ordered_play(order, window.box.stock.waiting, short=window.settings.short_form)
                play = yield from made
            except Gone:
                continue
            window.desk.apart = play, self.other
            window.box.stock.ahead(self.left)
            window.after.onward = Back(NEXT, self._go_on) if self.left else Back(BACK, self._leave)
            return play
        raise Gone(hands.UNDEALT)

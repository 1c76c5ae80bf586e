"""Taking chips up: which pile, how many of it, a share or a typed amount. Knows no rule and no screen."""

from trainer.kernel import gestures as g
from trainer.kernel.chips import Chips, pick
from trainer.kernel.happen_chips import chips_at
from trainer.kernel.table import MAIN, Table
from trainer.ui.play.chip_moves import Exchange, Held, is_pot, pile, with_count
from trainer.ui.play.split import split
from trainer.ui.table.targets import Target

Acts = tuple[g.Act, ...]
SHARES = (2, 3, 4)


class ChipPick:
    """`held` are the chips in the hand, `here` the denomination that + and − change, `exchange` a change to be made.

    `asking` is what is asked of the trainee, `standing` the place on which the cursor stands, `hint` why nothing
    followed.
    """

    def __init__(self) -> None:
        self.held: Held | None = None
        self.here = 0
        self.asking = ""
        self.seats: tuple[int, ...] = ()
        self.pot = MAIN
        self.typed = ""
        self.hint = ""
        self.standing = ""
        self.exchange: Exchange | None = None
        self._share = 0

    def let_go(self) -> None:
        """Put everything back and ask nothing."""
        self.held, self.here, self.asking, self.seats, self.typed = None, 0, "", (), ""
        self.pot, self.exchange, self._share, self.hint = MAIN, None, 0, ""

    @property
    def busy(self) -> bool:
        """Is anything in the hand or asked?"""
        return self.held is not None or bool(self.asking)

    def take(self, place: str, table: Table) -> None:
        """Everything of a place into the hand, or back when it is there."""
        everything = chips_at(table, place)
        whole = self.held == Held(place, everything)
        self._hold(None if whole or not everything else Held(place, everything))

    def pick_up(self, spot: Target, table: Table, single: bool, whole: bool) -> None:
        """Before a drag: one pile, one chip of it, or all; chips that were chosen there before go together.

        A pot of which nothing was chosen goes whole.
        """
        place, value = spot.chips_at, spot.value or 0
        here = self.held if self.held is not None and self.held.place == place else None
        if here and value in dict(here.chips.piles) and not single and not whole:
            return
        whole = whole or (is_pot(place) and here is None and not single)
        lying = chips_at(table, place)
        chips = pile(lying, value) if value and not whole else lying
        if single and value:
            chips = with_count(chips, value, 1)
        self._hold(Held(place, chips) if chips else None)
        self.here = value

    def choose(self, spot: Target, table: Table, single: bool) -> None:
        """A click on a pile: all of it, or one chip more, besides what was chosen there; all of it again lets it go."""
        place, value = spot.chips_at, spot.value or 0
        had = self.held.chips if self.held is not None and self.held.place == place else Chips()
        lying = dict(chips_at(table, place).piles).get(value, 0)
        now = dict(had.piles).get(value, 0)
        count = min(lying, now + 1) if single else 0 if now == lying else lying
        chips = with_count(had, value, count)
        self._hold(Held(place, chips) if chips else None)
        self.here = value if count else 0

    def more(self, by: int, table: Table, least: int = 0) -> None:
        """So many chips more of the denomination at hand, as far as there are any; `least` stay in the hand."""
        if self.held is None or not (self.here or self.held.chips.piles):
            return
        self.here = self.here or self.held.chips.piles[0][0]
        lying = dict(chips_at(table, self.held.place).piles).get(self.here, 0)
        count = min(lying, max(least, dict(self.held.chips.piles).get(self.here, 0) + by))
        self.held = Held(self.held.place, with_count(self.held.chips, self.here, count))

    def next_pile(self, by: int, table: Table) -> None:
        """The next denomination of the place, to have more or fewer of."""
        if self.held is None:
            return
        values = [value for value, _ in chips_at(table, self.held.place).piles]
        at = values.index(self.here) if self.here in values else (-1 if by > 0 else 0)
        self.here = values[(at + by) % len(values)]

    def wheel(self, spot: Target, by: int, table: Table) -> None:
        """So many chips more of the pile that was pointed at; where they are to be changed, that is still asked."""
        place, value, changing = spot.chips_at, spot.value or 0, self.asking == "change"
        if self.held is None or self.held.place != place:
            self._hold(Held(place, Chips()))
        self.here = value
        self.more(by, table)
        if self.held is not None and not self.held.chips:
            self.let_go()
        elif changing:
            self.asking = "change"

    def share(self, table: Table) -> Acts:
        """A half, a third, a quarter of the pot in the hand, with the change that it takes."""
        if self.held is None or not is_pot(self.held.place):
            return self._refuse("Pick up a pot first.")
        place, parts = self.held.place, SHARES[self._share % len(SHARES)]
        change, shares = split(table, parts, place)
        self.held, self.here, self._share = Held(place, shares[-1]), 0, self._share + 1
        return change

    def take_typed(self, table: Table) -> Acts:
        """Chips of the place worth the amount that was typed."""
        assert self.held is not None
        place, amount = self.held.place, int(self.typed or 0)
        found = pick(chips_at(table, place), amount) if amount else None
        self.asking, self.typed = "", ""
        if found is None:
            return self._refuse(f"These chips don’t make {amount:,}.")
        self.held, self.here = Held(place, found), 0
        return ()

    def type_amount(self) -> None:
        """Ask for an amount to be typed."""
        self.asking, self.typed = ("amount", "") if self.held else (self.asking, "")

    def erase(self) -> None:
        """Take the last figure of the amount away."""
        self.typed = self.typed[:-1]

    def _hold(self, held: Held | None) -> None:
        self.let_go()
        self.held = held

    def _refuse(self, why: str) -> Acts:
        self.hint = why
        return ()

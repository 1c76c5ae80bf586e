"""Plans of a betting round: who acts in which order on a street, with stacks cut to what the situation needs."""

from dataclasses import dataclass, field
from random import Random

from trainer.kernel.cards import Placed
from trainer.kernel.chips import Chips
from trainer.kernel.table import Stakes
from trainer.quickfire.kind import Unsuitable
from trainer.quickfire.telling import Telling
from trainer.rules.course import big_blind_seat, clockwise
from trainer.rules.sizes import bet_size, one_step
from trainer.scenarios.fresh import tables

FLOP_GAMES = (("holdem", "no-limit"), ("holdem", "no-limit"), ("omaha", "pot-limit"), ("omaha-8", "pot-limit"))


@dataclass(slots=True)
class Plan:
    """A game with a board that everybody limps into and checks down to `street` (0 before the flop)."""

    game: str
    limit: str
    stakes: Stakes
    seats: tuple[int, ...]
    button: int
    street: int
    dice: Random
    stacks: dict[int, Chips] = field(default_factory=dict)
    deck: tuple[Placed, ...] = ()

    @property
    def order(self) -> tuple[int, ...]:
        """The seats in the order in which they act on that street, the blinds last before the flop."""
        return clockwise(self.seats, big_blind_seat(self.seats, self.button) if self.street == 0 else self.button)

    @property
    def unit(self) -> int:
        return tables.unit(self.stakes)

    @property
    def chip(self) -> int:
        """The smallest chip."""
        return tables.smallest(self.stakes)

    @property
    def bet(self) -> int:
        """The least bet of the street."""
        upper = self.limit == "limit" and self.street > 1
        return self.stakes.big_bet if upper else self.unit

    def give(self, seat: int, total: int) -> None:
        """A stack of which exactly this total can go in on the street."""
        self.stacks[seat] = tables.stack(total + (self.unit if self.street else 0), self.stakes)

    def tell(self) -> Telling:
        """The hand as far as that street, nobody having bet on it. Raises Unsuitable."""
        stacks = {seat: self.stacks.get(seat) or tables.ordinary(self.stakes, self.dice) for seat in self.seats}
        setup = tables.setup(self.game, self.limit, self.stakes, stacks, self.dice, self.deck, self.button)
        return Telling(setup, self.dice).open().on(self.street, loose=1.0)


def plan(dice: Random, players: tuple[int, int], street: int, game: str = "", limit: str = "") -> Plan:
    """A plan for so many players, of a game with big bets unless one is named."""
    chosen = (game, limit) if game else dice.choice(FLOP_GAMES)
    seats = tables.seated(dice.randint(*players), dice)
    return Plan(*chosen, tables.stakes_of(*chosen, dice), seats, dice.choice(seats), street, dice)


def amount(dice: Random, low: int, high: int, step: int) -> int:
    """A round amount from `low` to `high`, in steps; `low` itself where there is none."""
    return dice.randrange(-(-low // step) * step, max(high, low) + 1, step) if high - low >= step else low


def raised(told: Telling, seat: int, dice: Random, more: int = 4) -> int:
    """A plain raise that every house takes for one, at least to double; the total it goes to. Raises Unsuitable."""
    course, unit = told.course, tables.unit(told.setup.stakes)
    low = one_step(course.bet, fixed(told)) if fixed(told) else max(course.bet + course.raise_by, 2 * course.bet)
    total = low if fixed(told) else amount(dice, low, min(low + more * unit, most(told, seat)), unit // 2)
    if total > most(told, seat):
        raise Unsuitable
    told.raises(seat, total) if course.bet else told.to(seat, total)
    return total


def opened(told: Telling, seat: int, dice: Random, high: int = 8) -> int:
    """A first bet of one to so many units; its total."""
    unit = tables.unit(told.setup.stakes)
    total = fixed(told) or amount(dice, unit, min(high * unit, most(told, seat)), unit // 2)
    told.to(seat, total)
    return total


def fixed(told: Telling) -> int:
    """The fixed bet of the street in limit, 0 elsewhere."""
    return bet_size(told.setup, told.course.street) if told.setup.limit == "limit" else 0


def most(told: Telling, seat: int) -> int:
    """The largest total that a plain bet comes to: the pot at pot-limit, and always short of all-in."""
    lying, bets = told.table.seat(seat), sum(each.bet.amount for each in told.table.seats)
    pot = 2 * told.course.bet - lying.bet.amount + told.table.pot.amount + bets
    return min(pot, told.reach(seat) - 1) if told.setup.limit == "pot-limit" else told.reach(seat) - 1

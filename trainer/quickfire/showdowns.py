"""Hands played to the showdown: quiet ones, ones with all-ins in layers; in every game that can be told."""

from dataclasses import dataclass, field
from random import Random

from trainer.kernel.chips import Chips
from trainer.kernel.games import is_stud
from trainer.kernel.table import Stakes
from trainer.quickfire import decks
from trainer.quickfire.kind import Unsuitable
from trainer.quickfire.plans import amount, fixed, most
from trainer.quickfire.telling import Telling
from trainer.rules.course import LAST_STREET, clockwise
from trainer.rules.sizes import one_step
from trainer.scenarios.fresh import tables

BY_LIMIT = {
    "holdem": "no-limit",
    "omaha": "pot-limit",
    "omaha-8": "pot-limit",
    "stud": "limit",
    "stud-8": "limit",
    "razz": "limit",
}


@dataclass
class Showdown:
    """`live` are the seats that go to the showdown, all others fold on the first round; `holes` are given cards."""

    game: str
    dice: Random
    seats: tuple[int, ...]
    live: tuple[int, ...]
    button: int
    stakes: Stakes
    holes: dict[int, list[str]] = field(default_factory=dict)
    board: list[str] = field(default_factory=list)
    stacks: dict[int, Chips] = field(default_factory=dict)

    @property
    def order(self) -> tuple[int, ...]:
        """The seats in the order in which cards go round."""
        return self.seats if is_stud(self.game) else clockwise(self.seats, self.button)

    def give(self, seat: int, total: int) -> None:
        """A stack of exactly that much."""
        self.stacks[seat] = tables.stack(total, self.stakes)

    def open(self) -> Telling:
        """The hand as far as its first betting."""
        order = clockwise(self.seats, self.button) if not is_stud(self.game) else self.seats
        deck = decks.deck(self.game, order, self.holes, self.board, self.live, self.dice)
        stacks = {seat: self.stacks.get(seat) or tables.ordinary(self.stakes, self.dice) for seat in self.seats}
        setup = tables.setup(self.game, BY_LIMIT[self.game], self.stakes, stacks, self.dice, deck, self.button)
        return Telling(setup, self.dice).open()


def showdown(game: str, dice: Random, live: int, others: int) -> Showdown:
    """A table at which so many seats will go to the showdown and so many others fold."""
    most_seats = tables.STUD_SEATS if is_stud(game) else tables.MOST_SEATS
    seats = tables.seated(min(live + others, most_seats), dice, most_seats)
    staying = tuple(sorted(dice.sample(seats, live)))
    return Showdown(game, dice, seats, staying, dice.choice(seats), tables.stakes_of(game, BY_LIMIT[game], dice))


def first_round(told: Telling, made: Showdown, total: int = 0, raiser: int = 0) -> None:
    """The first of the live to act raises, or the one named; the other live call, the rest folds. Raises Unsuitable."""
    raised = False
    while told.to_act:
        seat = told.to_act
        if seat not in made.live:
            told.fold(seat)
        elif raised or seat != (raiser or seat) or told.reach(seat) <= told.level(seat):
            told.stays(seat)
        else:
            raised = True
            told.raises(seat, min(_first_raise(told, seat, total), told.reach(seat)))
    if set(told.course.contesting) != set(made.live):
        raise Unsuitable


def _first_raise(told: Telling, seat: int, total: int) -> int:
    """To twice or three times the blind, as far as the game lets; in limit one fixed bet."""
    if fixed(told):
        return one_step(told.level(seat), fixed(told))
    unit = tables.unit(told.setup.stakes)
    return min(total or amount(told.dice, 2 * unit, 3 * unit, unit // 2), most(told, seat))


def quietly(told: Telling, bets: float = 0.5) -> Telling:
    """Streets to the last one, on some of them a bet that all live call; then all hands up. Raises Unsuitable."""
    while told.course.street < LAST_STREET[told.setup.game]:
        told.street()
        if told.to_act and told.dice.random() < bets:
            _bet(told)
        while told.to_act:
            told.stays(told.to_act)
    return told


def _bet(told: Telling) -> None:
    seat, unit = told.to_act, tables.unit(told.setup.stakes)
    total = fixed(told) or min(unit * told.dice.randint(1, 4), most(told, seat))
    if 0 < total < told.reach(seat):
        told.to(seat, total)


def all_ins(told: Telling) -> None:
    """On the next street somebody with most chips bets and the others go all-in or call. Raises Unsuitable."""
    told.street()
    if not told.to_act:
        raise Unsuitable
    while told.to_act and told.course.bet == 0:
        seat = told.to_act
        if told.reach(seat) == max(told.reach(each) for each in told.course.pending) or len(told.course.pending) == 1:
            _shove(told, seat)
        else:
            told.stays(seat)
    while told.to_act:
        told.stays(told.to_act)


def _shove(told: Telling, seat: int) -> None:
    """A bet that puts the others all-in, or all the seat has; as much as the pot where that is the limit."""
    others = [told.reach(each) for each in told.course.contesting if each != seat]
    total = min(told.reach(seat), max(others)) if told.dice.random() < 0.8 else told.reach(seat)
    told.to(seat, min(total, most(told, seat)) if told.setup.limit == "pot-limit" else total)

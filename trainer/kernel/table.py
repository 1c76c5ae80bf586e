"""The table as it stands at one moment. Frozen; derived from a transcript, never stored."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from trainer.kernel.altered import replace
from trainer.kernel.cards import Card, Placed
from trainer.kernel.chips import NO_CHIPS, Chips
from trainer.kernel.house import House
from trainer.kernel.limits import quoted

Cards = tuple[Placed, ...]
MAIN, SIDE = "main", "side-"


class Impossible(ValueError):
    """The act cannot happen in the physical world (a card that is not there, chips nobody has)."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A place at the table. `name` is empty where nobody sits; `bet` lies in front of the player."""

    number: int
    name: str = ""
    stack: Chips = NO_CHIPS
    bet: Chips = NO_CHIPS
    hand: Cards = ()

    @property
    def taken(self) -> bool:
        return bool(self.name)


@dataclass(frozen=True, slots=True)
class Table:
    """Seats from 1 in `seats`; zones hold cards in order, the first of `stub` on top.

    `board` is also where a community card lies in stud. `stuck` are pairs of cards that leave the stub together.
    `pots` are the main pot and the side pots in the order in which they were begun; `all_in` are the seats before
    which an all-in button lies. `stopped` is set while the dealer has stopped the action; `floor` while the floor
    stands at the table. `away` are the players out of reach of their chair. `dealer` is which dealer sits there, from
    1; `machine` is set once the shuffling machine runs on the other deck. `loose` tells that the stub isn't square; it
    can get so from `loosens_from` on, in milliseconds, and never where that is None.
    """

    seats: tuple[Seat, ...]
    button: int
    stub: Cards
    board: Cards = ()
    burns: Cards = ()
    muck: Cards = ()
    aside: Cards = ()
    pots: tuple[Chips, ...] = (NO_CHIPS,)
    rack: Chips = NO_CHIPS
    stuck: tuple[tuple[Card, Card], ...] = ()
    stopped: bool = False
    floor: bool = False
    over: bool = False
    all_in: frozenset[int] = frozenset()
    away: frozenset[int] = frozenset()
    dealer: int = 1
    machine: bool = False
    loose: bool = False
    loosens_from: int | None = None

    @property
    def pot(self) -> Chips:
        """The chips of all pots together."""
        pots = self.pots
        return pots[0] if len(pots) == 1 else sum(pots[1:], pots[0])

    @property
    def whole_pot(self) -> int:
        """All pots with the bets in front of the seats, in chips' worth."""
        return self.pot.amount + sum(seat.bet.amount for seat in self.seats)

    @property
    def bets(self) -> bool:
        """Do chips lie in front of anybody?"""
        return any(seat.bet.piles for seat in self.seats)

    def seat(self, number: int) -> Seat:
        """Seat `number`, from 1. Raises Impossible."""
        if not 1 <= number <= len(self.seats):
            raise Impossible(f"there is no seat {number} at this table")
        return self.seats[number - 1]

    def zones(self) -> Iterator[tuple[str, Cards]]:
        """Every place where cards lie, by its name in the notation."""
        yield "stub", self.stub
        yield "board", self.board
        yield "burns", self.burns
        yield "muck", self.muck
        yield "aside", self.aside
        for seat in self.seats:
            if seat.hand:
                yield f"hand-{seat.number}", seat.hand

    def pot_number(self, name: str) -> int:
        """Which pot "main" (0), "side-1" and so on is, begun or not. Raises Impossible."""
        digits = name[len(SIDE) :] if name.startswith(SIDE) else ""
        number = 0 if name == MAIN else int(digits) if digits.isdecimal() and len(digits) < 3 else -1
        if not 0 <= number <= len(self.seats) or name != pot_called(number):
            raise Impossible(f"there is no pot called {quoted(name)} on this table")
        return number

    def where(self, card: Card) -> str:
        """The zone in which a card lies. Raises Impossible."""
        for zone, lying in self.zones():
            if any(each.card == card for each in lying):
                return zone
        raise Impossible(f"the {card} isn't at this table")

    def find(self, card: Card) -> Placed:
        """How a card lies. Raises Impossible."""
        for _, lying in self.zones():
            for each in lying:
                if each.card == card:
                    return each
        raise Impossible(f"the {card} isn't at this table")


def pot_called(number: int) -> str:
    """The name of a pot: "main" for 0, then "side-1" and so on."""
    return f"{SIDE}{number}" if number else MAIN


def with_seat(table: Table, seat: Seat, **parts: Any) -> Table:
    """The table with one seat replaced, and with it other parts."""
    at = seat.number - 1
    return replace(table, seats=(*table.seats[:at], seat, *table.seats[at + 1 :]), **parts)


@dataclass(frozen=True, slots=True)
class Stakes:
    """What is played for, in chips. Blinds for flop games, bring-in for stud; bets are the limits of a limit game.

    `ante` is everybody's, `big_blind_ante` the one that the big blind posts for all.
    """

    small_blind: int = 0
    big_blind: int = 0
    ante: int = 0
    bring_in: int = 0
    small_bet: int = 0
    big_bet: int = 0
    big_blind_ante: int = 0

    def out_of_order(self) -> tuple[tuple[str, str], ...]:
        """Pairs of fields of which the first is larger, where in every game the second is at least as large."""
        return tuple(
            (low, high)
            for low, high in (("small_blind", "big_blind"), ("bring_in", "small_bet"), ("small_bet", "big_bet"))
            if getattr(self, low) > getattr(self, high) > 0
        )


@dataclass(frozen=True, slots=True)
class LastHand:
    """Where button, small blind and big blind were on the hand before, each a seat from 1, its player gone or not.

    `due` is where the button belonged then, where that was elsewhere (else 0).
    """

    button: int
    small_blind: int
    big_blind: int
    due: int = 0


@dataclass(frozen=True, slots=True)
class Setup:
    """How a hand starts: who sits where with which chips, where the button is, and the deck, top card first.

    `game` and `limit` are entries of `kernel.games`. `button_due` is where the button belongs. `absent`
    are players who own a stack and are away as the hand starts, `penalty` those who sit out a penalty, `moved` those
    who were brought here from a broken table for this hand. `last_hand` is None where nothing is known of one. `house`
    are settings of `kernel.house` that were told. `event` is "bounty" where every player has a bounty chip. From
    `loosens_from` milliseconds on the dealer's hands leave the stub loose; None where it stays square.
    """

    game: str
    limit: str
    stakes: Stakes
    seats: tuple[Seat, ...]
    button: int
    deck: Cards
    rack: Chips = NO_CHIPS
    stuck: tuple[tuple[Card, Card], ...] = ()
    button_due: int = 0
    absent: frozenset[int] = field(default_factory=frozenset)
    penalty: frozenset[int] = field(default_factory=frozenset)
    moved: frozenset[int] = field(default_factory=frozenset)
    last_hand: LastHand | None = None
    house: House = ()
    event: str = ""
    loosens_from: int | None = None

    def table(self) -> Table:
        """The table before the first gesture."""
        return Table(
            self.seats,
            self.button,
            self.deck,
            rack=self.rack,
            stuck=self.stuck,
            away=self.absent | self.penalty,
            loosens_from=self.loosens_from,
        )

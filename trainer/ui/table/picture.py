"""What the table shows: one pure value. No Qt, no kernel; the scene is told a picture and draws exactly that."""

from dataclasses import dataclass, field
from typing import Literal

Chips = tuple[tuple[int, int], ...]
Back = Literal["red", "blue"]
Presence = Literal["away", "walking", "here"]
Game = Literal["flop", "stud"]
WAITS_FOR_DEALER = 0


@dataclass(frozen=True, slots=True)
class CardFace:
    """One physical card as it can be seen: `name` is its face ("Qh", "Jk"), `key` its unique identity."""

    name: str
    up: bool
    key: str
    back: Back = "red"
    lifted: bool = False
    selected: bool = False


Cards = tuple[CardFace, ...]


@dataclass(frozen=True, slots=True)
class SeatPicture:
    """One occupied seat. `stack` and `bet` are ((denomination, count), ...); `note` a short word under the name."""

    number: int
    name: str
    stack: Chips = ()
    bet: Chips = ()
    cards: Cards = ()
    folded: bool = False
    absent: bool = False
    speech: str | None = None
    note: str = ""


@dataclass(frozen=True, slots=True)
class StubPicture:
    """The undealt cards: how many, the top one (its face shows when it is `up`), whether the dealer holds them, and
    whether they lie `loose`, not square.
    """

    count: int
    top: CardFace | None = None
    in_hand: bool = True
    loose: bool = False


@dataclass(frozen=True, slots=True)
class PotPicture:
    """One pot: its chips, and its name where there are side pots ("Main", "Side 1")."""

    chips: Chips
    label: str = ""


@dataclass(frozen=True, slots=True)
class Picture:
    """Everything visible at one moment.

    `size` is the number of chairs (2 to 10), `seats` those that are taken, each list of cards is in the order
    dealt (a pile's last card lies on top). In stud `board` is the community card. `pots` are the main pot and then the
    side pots, an empty one too while a later one has chips. With `amounts` False only those of the places in `counted`
    are told ("bet-3", "stack-3", "main", "side-1"), their chips spread in small piles. With `chips_in_hand` the place
    where the next side pot begins is marked. `all_in` are the seats, taken or not, before which an all-in button lies.
    `waits_for` is the seat to which everyone looks, 0 for the dealer, None where that is not shown; `stopped` tells
    that the dealer stopped the action.
    """

    game: Game
    size: int
    seats: tuple[SeatPicture, ...]
    stub: StubPicture = field(default_factory=lambda: StubPicture(0))
    board: Cards = ()
    burns: Cards = ()
    muck: Cards = ()
    aside: Cards = ()
    in_hand: Cards = ()
    pots: tuple[PotPicture, ...] = ()
    rack: Chips = ()
    button: int | None = None
    floor: Presence = "away"
    floor_speech: str | None = None
    dealer_speech: str | None = None
    caption: str | None = None
    amounts: bool = True
    counted: frozenset[str] = frozenset()
    chips_in_hand: bool = False
    all_in: frozenset[int] = frozenset()
    waits_for: int | None = None
    stopped: bool = False

    def tells(self, place: str) -> bool:
        """Is the amount of this place told?"""
        return self.amounts or place in self.counted

    def seat(self, number: int) -> SeatPicture | None:
        """Seat `number`, or None where nobody sits."""
        return next((seat for seat in self.seats if seat.number == number), None)


def pot_place(number: int) -> str:
    """The place of a pot by its number from 0: "main", "side-1" and so on."""
    return f"side-{number}" if number else "main"


def heaps(picture: Picture) -> dict[str, Chips]:
    """The chips of every place that holds any, by its name."""
    found: dict[str, Chips] = {"rack": picture.rack}
    for seat in picture.seats:
        found |= {f"stack-{seat.number}": seat.stack, f"bet-{seat.number}": seat.bet}
    found |= {pot_place(number): pot.chips for number, pot in enumerate(picture.pots)}
    return {place: chips for place, chips in found.items() if chips}


def seat_of(place: str) -> int | None:
    """The seat in whose stack or bet a place lies, None for pots and tray."""
    part, _, number = place.partition("-")
    return int(number) if part in ("bet", "stack") else None


def amount(chips: Chips) -> int:
    """What the chips are worth."""
    return sum(value * count for value, count in chips)


def pieces(chips: Chips) -> int:
    """How many chips there are."""
    return sum(count for _, count in chips)

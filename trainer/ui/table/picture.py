"""What the table shows: one pure value. No Qt, no kernel; the scene is told a picture and draws exactly that."""

from dataclasses import dataclass, field
from typing import Literal

Chips = tuple[tuple[int, int], ...]
Back = Literal["red", "blue"]
Presence = Literal["away", "walking", "here"]
Game = Literal["flop", "stud"]


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
    """The undealt cards in the dealer's hand: how many, and the top one (its face shows when it is `up`)."""

    count: int
    top: CardFace | None = None


@dataclass(frozen=True, slots=True)
class PotPicture:
    """One pot: its chips, and its name where there are side pots ("Main pot", "Side pot 1")."""

    chips: Chips
    label: str = ""


@dataclass(frozen=True, slots=True)
class Picture:
    """Everything visible at one moment.

    `size` is the number of chairs (2 to 10), `seats` those that are taken, each list of cards is in the order
    dealt (a pile's last card lies on top). In stud `board` is the community card. `amounts` False hides the pills.
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

    def seat(self, number: int) -> SeatPicture | None:
        """Seat `number`, or None where nobody sits."""
        return next((seat for seat in self.seats if seat.number == number), None)


def amount(chips: Chips) -> int:
    """What the chips are worth."""
    return sum(value * count for value, count in chips)


def pieces(chips: Chips) -> int:
    """How many chips there are."""
    return sum(count for _, count in chips)

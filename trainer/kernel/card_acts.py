"""Acts on the deck and the cards."""

from dataclasses import dataclass
from typing import ClassVar

from trainer.kernel.act import Act
from trainer.kernel.cards import Card


@dataclass(frozen=True, slots=True)
class Shuffle(Act):
    """The stub is shuffled; `cards` is the order that resulted, top first. Boxed cards stay boxed."""

    verb: ClassVar[str] = "shuffle"
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Shuffler(Act):
    """The button of the shuffling machine is pushed: it runs on the other deck, for the hand to come."""

    verb: ClassVar[str] = "shuffler"


@dataclass(frozen=True, slots=True)
class Cut(Act):
    """The top `depth` cards of the stub go beneath the rest."""

    verb: ClassVar[str] = "cut"
    depth: int


@dataclass(frozen=True, slots=True)
class Square(Act):
    """The stub is squared: its edges are brought flush, the order stays."""

    verb: ClassVar[str] = "square"


@dataclass(frozen=True, slots=True)
class Pitch(Act):
    """The top of the stub goes to a seat; `up` when it is turned over on the way."""

    verb: ClassVar[str] = "pitch"
    seat: int
    up: bool = False


@dataclass(frozen=True, slots=True)
class Burn(Act):
    """The top of the stub goes to the burn pile."""

    verb: ClassVar[str] = "burn"


@dataclass(frozen=True, slots=True)
class Lay(Act):
    """`count` pulls off the stub go to the board; `up` when they are turned over on the way."""

    verb: ClassVar[str] = "lay"
    count: int
    up: bool = False


@dataclass(frozen=True, slots=True)
class Turn(Act):
    """Cards are turned over where they lie, so that all of them lie `up` or down."""

    verb: ClassVar[str] = "turn"
    up: bool
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Move(Act):
    """Cards are taken from where they lie and put down at `to`, in that order, face `up` or down.

    `to` is stub-top, stub-bottom, board, burns, muck, aside or hand-N. On stub-top the first named lies uppermost.
    """

    verb: ClassVar[str] = "move"
    to: str
    up: bool
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Scramble(Act):
    """Cards of one zone are mixed face down where they lie; `cards` is the order that resulted."""

    verb: ClassVar[str] = "scramble"
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Flash(Act):
    """The faces of cards in the stub are seen, boxed ones or not; they stay as they are."""

    verb: ClassVar[str] = "flash"
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Drop(Act):
    """Cards fall. From the dealer the whole stub: `cards` is the order in which it lies again, with all that it ran
    into of the muck and the burns among it. From a player cards of their own hand: they lie aside, face down.
    """

    verb: ClassVar[str] = "drop"
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Gather(Act):
    """Every card on the table comes back into the stub, squared face down."""

    verb: ClassVar[str] = "gather"


@dataclass(frozen=True, slots=True)
class Muck(Act):
    """The dealer takes a whole hand into the muck, face down: mucked or killed."""

    verb: ClassVar[str] = "muck"
    seat: int

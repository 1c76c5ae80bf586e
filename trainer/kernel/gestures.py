"""Gestures: somebody does one physical thing at one moment.

An act is a tiny frozen value whose fields, in order, are what its line of notation says. Nothing here judges.
"""

from dataclasses import dataclass
from typing import ClassVar

from trainer.kernel.cards import Card
from trainer.kernel.chips import Chips

DEALER = "D"
FLOOR = "F"


def player(seat: int) -> str:
    """How the player in a seat is written: "P3"."""
    return f"P{seat}"


@dataclass(frozen=True, slots=True)
class Act:
    """What is done. `verb` is its word in the notation."""

    verb: ClassVar[str] = ""


@dataclass(frozen=True, slots=True)
class Gesture:
    """`at` is milliseconds since the hand began, `who` "D" (dealer), "F" (floor) or "P3" (player in seat 3)."""

    at: int
    who: str
    act: Act

    @property
    def seat(self) -> int:
        """The seat of the player who does it, 0 for dealer and floor."""
        return int(self.who[1:]) if self.who[0] == "P" else 0

    @property
    def by_dealer(self) -> bool:
        return self.who == DEALER


# --- the deck and the cards ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Shuffle(Act):
    """The stub is shuffled; `cards` is the order that resulted, top first. Boxed cards stay boxed."""

    verb: ClassVar[str] = "shuffle"
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Cut(Act):
    """The top `depth` cards of the stub go beneath the rest."""

    verb: ClassVar[str] = "cut"
    depth: int


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
class Gather(Act):
    """Every card on the table comes back into the stub, squared face down."""

    verb: ClassVar[str] = "gather"


@dataclass(frozen=True, slots=True)
class Muck(Act):
    """The dealer takes a whole hand into the muck, face down: mucked or killed."""

    verb: ClassVar[str] = "muck"
    seat: int


# --- chips and the button --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Post(Act):
    """A player posts a blind, an ante or the bring-in in front."""

    verb: ClassVar[str] = "post"
    chips: Chips


@dataclass(frozen=True, slots=True)
class Wager(Act):
    """A player puts chips in front in one motion: a bet, a call or a raise by what it amounts to."""

    verb: ClassVar[str] = "wager"
    chips: Chips


@dataclass(frozen=True, slots=True)
class PullBack(Act):
    """A player takes chips back from in front."""

    verb: ClassVar[str] = "pull-back"
    chips: Chips


@dataclass(frozen=True, slots=True)
class BringInBets(Act):
    """The dealer brings all bets in front into the pot."""

    verb: ClassVar[str] = "bring-in-bets"


@dataclass(frozen=True, slots=True)
class ReturnBet(Act):
    """The dealer gives chips in front of a seat back to its stack."""

    verb: ClassVar[str] = "return-bet"
    seat: int
    chips: Chips


@dataclass(frozen=True, slots=True)
class PushPot(Act):
    """The dealer pushes chips of the pot to a seat."""

    verb: ClassVar[str] = "push-pot"
    seat: int
    chips: Chips


@dataclass(frozen=True, slots=True)
class Change(Act):
    """The dealer makes change out of the rack: `give` for `take`, a trade with a player's stack."""

    verb: ClassVar[str] = "change"
    seat: int
    give: Chips
    take: Chips


@dataclass(frozen=True, slots=True)
class ChangePot(Act):
    """The dealer breaks chips of the pot: `give` out of the rack for `take` out of the pot."""

    verb: ClassVar[str] = "change-pot"
    give: Chips
    take: Chips


@dataclass(frozen=True, slots=True)
class MoveButton(Act):
    verb: ClassVar[str] = "button"
    seat: int


# --- players ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Check(Act):
    verb: ClassVar[str] = "check"


@dataclass(frozen=True, slots=True)
class Fold(Act):
    """The player releases the hand; it slides face down into the muck."""

    verb: ClassVar[str] = "fold"


@dataclass(frozen=True, slots=True)
class Say(Act):
    """Words spoken aloud, by anybody. They bind nobody here; order in time is kept."""

    verb: ClassVar[str] = "say"
    words: str


# --- the dealer's voice ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Stop(Act):
    """The dealer stops the action."""

    verb: ClassVar[str] = "stop"


@dataclass(frozen=True, slots=True)
class Proceed(Act):
    """The dealer lets the action go on."""

    verb: ClassVar[str] = "proceed"


@dataclass(frozen=True, slots=True)
class CallFloor(Act):
    """The dealer calls the floor, which stops the action."""

    verb: ClassVar[str] = "floor"


@dataclass(frozen=True, slots=True)
class Announce(Act):
    """The dealer announces something from the palette, such as "misdeal" or "dead-hand"."""

    verb: ClassVar[str] = "announce"
    what: str


@dataclass(frozen=True, slots=True)
class Report(Act):
    """The dealer answers the floor's "What happened?"."""

    verb: ClassVar[str] = "report"
    what: str


@dataclass(frozen=True, slots=True)
class Plan(Act):
    """The dealer answers the floor's "And now?"."""

    verb: ClassVar[str] = "plan"
    what: str


@dataclass(frozen=True, slots=True)
class NextHand(Act):
    """The dealer ends the hand."""

    verb: ClassVar[str] = "next-hand"


# --- the floor -------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Come(Act):
    verb: ClassVar[str] = "come"


@dataclass(frozen=True, slots=True)
class Ask(Act):
    """The floor asks: "what-happened" or "and-now"."""

    verb: ClassVar[str] = "ask"
    what: str


@dataclass(frozen=True, slots=True)
class Draw(Act):
    """The floor picks one card at random out of a scrambled group."""

    verb: ClassVar[str] = "draw"
    card: Card


@dataclass(frozen=True, slots=True)
class Order(Act):
    """The floor decides what its book leaves open or says nothing on.

    `what` names the remedy, `source` the book whose procedure it follows ("own" for a choice the book offers).
    """

    verb: ClassVar[str] = "order"
    what: str
    source: str


@dataclass(frozen=True, slots=True)
class CarryOn(Act):
    """The floor says "carry on"."""

    verb: ClassVar[str] = "carry-on"


@dataclass(frozen=True, slots=True)
class Leave(Act):
    verb: ClassVar[str] = "leave"


ACTS: dict[str, type[Act]] = {act.verb: act for act in Act.__subclasses__()}

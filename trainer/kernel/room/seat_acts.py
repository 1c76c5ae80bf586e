"""Acts on seats and on whole tables."""

from dataclasses import dataclass
from typing import ClassVar

from trainer.kernel.cards import Card
from trainer.kernel.room.act import RoomAct


@dataclass(frozen=True, slots=True)
class Placing(RoomAct):
    """A player and a seat; the base of every act that brings them together."""

    name: str
    table: str
    seat: int


@dataclass(frozen=True, slots=True)
class DrawSeat(Placing):
    """A seat comes to a player by lot; sitting down there is another act."""

    verb: ClassVar[str] = "draw-seat"


@dataclass(frozen=True, slots=True)
class Assign(Placing):
    """A seat is given to a player by somebody's choice, not by lot."""

    verb: ClassVar[str] = "assign"


@dataclass(frozen=True, slots=True)
class Sit(Placing):
    """A player sits down at an open seat, from nowhere or from another one, with all his chips."""

    verb: ClassVar[str] = "sit"


@dataclass(frozen=True, slots=True)
class Carry(Placing):
    """Somebody carries the chips of a player who is away to another seat."""

    verb: ClassVar[str] = "carry"


@dataclass(frozen=True, slots=True)
class Away(RoomAct):
    """A player leaves the reach of his chair."""

    verb: ClassVar[str] = "away"


@dataclass(frozen=True, slots=True)
class Back(RoomAct):
    """A player is back at his seat."""

    verb: ClassVar[str] = "back"


@dataclass(frozen=True, slots=True)
class PlaceStack(Placing):
    """A full stack goes to a seat that nobody has bought yet; it stands under a name of its own."""

    verb: ClassVar[str] = "place-stack"


@dataclass(frozen=True, slots=True)
class Bust(RoomAct):
    """A player without chips is out."""

    verb: ClassVar[str] = "bust"
    name: str


@dataclass(frozen=True, slots=True)
class Finish(RoomAct):
    """A player has finished in that place, whoever is told of besides."""

    verb: ClassVar[str] = "finish"
    name: str
    place: int


@dataclass(frozen=True, slots=True)
class BreakTable(RoomAct):
    """A table is broken; its players need new seats."""

    verb: ClassVar[str] = "break"
    table: str


@dataclass(frozen=True, slots=True)
class SeatCards(RoomAct):
    """What is done with the seat cards of a breaking table: "shown", "scrambled", "stacked"."""

    verb: ClassVar[str] = "seat-cards"
    table: str
    word: str


@dataclass(frozen=True, slots=True)
class Show(RoomAct):
    """A card comes face up to a player, to draw for something."""

    verb: ClassVar[str] = "card"
    name: str
    card: Card


@dataclass(frozen=True, slots=True)
class Balance(RoomAct):
    """A player is to go from one table to another."""

    verb: ClassVar[str] = "balance"
    table: str
    to: str


@dataclass(frozen=True, slots=True)
class FinalTable(RoomAct):
    """The final table is about to be made."""

    verb: ClassVar[str] = "final-table"


@dataclass(frozen=True, slots=True)
class Halt(RoomAct):
    """A table stops playing."""

    verb: ClassVar[str] = "halt"
    table: str


@dataclass(frozen=True, slots=True)
class Waive(RoomAct):
    """A table that would stop may play on."""

    verb: ClassVar[str] = "waive"
    table: str


@dataclass(frozen=True, slots=True)
class Resume(RoomAct):
    """A table that had stopped plays again."""

    verb: ClassVar[str] = "resume"
    table: str


@dataclass(frozen=True, slots=True)
class Penalty(RoomAct):
    """A player is to miss so many hands."""

    verb: ClassVar[str] = "penalty"
    name: str
    hands: int


@dataclass(frozen=True, slots=True)
class PenaltyRounds(RoomAct):
    """A player is to miss so many rounds, each a hand for every player at the table."""

    verb: ClassVar[str] = "penalty-rounds"
    name: str
    rounds: int


@dataclass(frozen=True, slots=True)
class Disqualify(RoomAct):
    """A player is disqualified; his chips lie where they are until somebody removes them."""

    verb: ClassVar[str] = "disqualify"
    name: str
